"""All kernels of a program, and which of its nodes each of them computes."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from holowork.ir import Graph, Node
from holowork.passes import calls_of
from holowork.runtime.code import KernelCode
from holowork.runtime.listing import Listing
from holowork.runtime.unit import NONE, Unit
from kernels_ir import KernelSpec


class KernelList(Listing[KernelCode]):
    """The kernels of a program, each once, in the order in which it first runs them."""

    __slots__ = ()
    what = "kernels"


@dataclass(kw_only=True)
class _Use:
    """How often a kernel is run so far, and for which nodes."""

    calls: int = 0
    nodes: dict[int, Node] = field(default_factory=dict)


def kernels_in(units: Iterable[Unit], program: Graph) -> KernelList:
    """The kernels of the units of a program."""
    numbers = {calls: number for number, node in enumerate(program.nodes) if (calls := calls_of(node))}
    uses: dict[KernelSpec, _Use] = {}
    for unit in units:
        number = numbers[unit.members]
        for launch in (unit.launches or NONE).launches:
            use = uses.setdefault(launch.spec, _Use())
            use.calls += 1
            use.nodes[number] = program[number]
    return KernelList(KernelCode(spec, use.calls, use.nodes) for spec, use in uses.items())
