"""Launches of softmax and its logarithm along one axis."""

from collections.abc import Mapping
from math import prod

from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.spec import KernelOf
from kernels_ir import RESULT, DType, Launch, Launches, SoftmaxSpec, operand, temporary


def distribution_kernel(*, is_log: bool) -> KernelOf:
    """softmax, or its logarithm, along the axis of an application."""

    def launches(application: Application) -> Launches:
        x = application.operand(0)
        axis = application.integer("axis") % x.rank
        outer, length, inner = prod(x.shape[:axis]), x.shape[axis], prod(x.shape[axis + 1 :])
        spec = SoftmaxSpec(
            is_strict=application.numerics is STRICT, dtype=x.dtype, is_log=is_log, is_column=inner != 1
        )
        sizes = {"outer": outer, "length": length, "inner": inner}
        return _launches(spec, sizes, (DType.F32.storage(length * inner),))

    return launches


def _launches(spec: SoftmaxSpec, sizes: Mapping[str, int], room: tuple[int, ...]) -> Launches:
    places = {"x": operand(0), "out": RESULT}
    if not spec.has_weights:
        return Launches(launches=(Launch(spec=spec, places=places, sizes=sizes),))
    places["weights"] = temporary(0)
    launch = Launch(spec=spec, places=places, sizes=sizes, writes=("out", "weights"))
    return Launches(launches=(launch,), temporaries=room)
