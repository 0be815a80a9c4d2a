"""What looking up takes beside computing, on this machine: the same calls, measured in turns."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, replace
from time import perf_counter

from holowork.core import Displayable, readable_time
from holowork.ops import Region, TableUse, region_launches
from holowork.runtime.arena import Bytes, aligned
from holowork.runtime.native import compiled
from holowork.runtime.profiling_values import Quartiles
from holowork.runtime.step import Kernel, Operands

_RUNS = 15
_LEAST_SECONDS = 0.0005
"""What one sample takes at least: shorter ones are of several runs."""


@dataclass(frozen=True, kw_only=True, repr=False)
class TableTiming(Displayable):
    """Seconds of one run over `elements`, looked up and computed; None for what cannot be computed."""

    name: str
    elements: int
    looked_up: Quartiles
    computed: Quartiles | None

    @property
    def ratio(self) -> float | None:
        """The median time of computing divided by that of looking up; above 1 the table is faster."""
        return None if self.computed is None else self.computed.median / self.looked_up.median

    def __repr__(self) -> str:
        told = "no kernel computes it" if self.computed is None else f"computed {_spread(self.computed)}"
        ratio = "" if self.ratio is None else f", {self.ratio:.1f}×"
        looked_up = f"looked up {_spread(self.looked_up)}"
        return f"TableTiming({self.name!r}, {self.elements:,} elements: {looked_up}, {told}{ratio})"


def timed(name: str, region: Region, inputs: Bytes) -> TableTiming:
    """Both ways to compute a region of one operand, on these bytes of it."""
    kernels = [_kernel(region, use) for use in (TableUse.ALWAYS, TableUse.NEVER)]
    looked_up, computed = _measured(kernels, inputs, aligned(region.result.bytes))
    if looked_up is None:
        raise TypeError(name)
    return TableTiming(name=name, elements=region.result.elements, looked_up=looked_up, computed=computed)


def _kernel(region: Region, use: TableUse) -> Kernel | None:
    """The machine code of one way; None where a table is the only one."""
    members = (replace(m, application=replace(m.application, tables=use)) for m in region.members)
    launches = region_launches(replace(region, members=tuple(members)))
    is_table = launches is not None and any(launch.spec.family == "lookup" for launch in launches.launches)
    if launches is None or is_table != (use is TableUse.ALWAYS):
        return None
    return compiled(launches, frozenset(), _refused)


def _refused(_operands: Operands, _result: Bytes) -> None:
    """No function of one element finds anything wrong."""
    raise TypeError(_operands)


def _measured(kernels: Iterable[Kernel | None], inputs: Bytes, result: Bytes) -> list[Quartiles | None]:
    calls = [None if kernel is None else _call(kernel, inputs, result) for kernel in kernels]
    repeats = [max(int(_LEAST_SECONDS / call(1)), 1) if call else 0 for call in calls]
    samples: list[list[float]] = [[] for _ in calls]
    for _ in range(_RUNS):
        for call, count, taken in zip(calls, repeats, samples, strict=True):
            taken.extend([call(count)] if call else [])
    return [Quartiles.of(tuple(taken)) for taken in samples]


def _call(kernel: Kernel, inputs: Bytes, result: Bytes) -> Callable[[int], float]:
    """From a number of runs to the seconds that one of them takes."""

    def call(count: int) -> float:
        start = perf_counter()
        for _ in range(count):
            kernel((inputs,), result)
        return (perf_counter() - start) / count

    call(1)
    return call


def _spread(found: Quartiles) -> str:
    return f"{readable_time(found.median)} ({readable_time(found.low)} to {readable_time(found.high)})"
