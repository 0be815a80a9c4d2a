"""Launches of softmax and its logarithm along one axis."""

from collections.abc import Mapping
from dataclasses import dataclass
from math import prod

from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.kernels.heads import ALONE, Lines, Surroundings, ends_of, held_beside
from kernels_ir import RESULT, Launch, Launches, SoftmaxSpec, operand


@dataclass(frozen=True)
class DistributionKernel:
    """softmax, or its logarithm, along the axis of an application."""

    is_log: bool

    def __call__(self, application: Application) -> Launches:
        """The distribution of x."""
        return self.amid(application, ALONE)

    def lines(self, application: Application) -> Lines:
        """Along the axis: rows where it is the last one that has neighbours."""
        outer, length, inner = _extents(application).values()
        return Lines(shape=(outer * inner, length), repeats=inner == 1)

    def amid(self, application: Application, around: Surroundings) -> Launches:
        """The distribution of what a head makes, and a tail."""
        found, sizes = ends_of(application, around), _extents(application)
        spec = SoftmaxSpec(
            is_strict=application.numerics is STRICT,
            dtype=application.result.dtype,
            is_log=self.is_log,
            is_column=sizes["inner"] != 1,
            ends=found.ends,
        )
        places = {name: operand(0) for name in spec.source} | {**found.places, "out": RESULT}
        launch = Launch(spec=spec, places=places, sizes={**sizes, **found.sizes})
        return held_beside(launch, elements=sizes["length"] * sizes["inner"])


def distribution_kernel(*, is_log: bool) -> DistributionKernel:
    """softmax, or its logarithm, along the axis of an application."""
    return DistributionKernel(is_log)


def _extents(application: Application) -> Mapping[str, int]:
    shape = application.operand(0).shape
    axis = application.integer("axis") % len(shape)
    return {"outer": prod(shape[:axis]), "length": shape[axis], "inner": prod(shape[axis + 1 :])}
