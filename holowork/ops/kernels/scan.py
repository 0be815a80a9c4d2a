"""Launches of cumulative sums."""

from math import prod

from holowork.ops.application import Application
from kernels_ir import RESULT, Launch, Launches, ScanSpec, operand


def scan_kernel(application: Application) -> Launches:
    """Sums along the axis of an application; a scalar is a line of one element."""
    x = application.operand(0)
    shape = x.shape or (1,)
    axis = application.integer("axis") % len(shape)
    inner = prod(shape[axis + 1 :])
    spec = ScanSpec(
        dtype=x.dtype,
        is_exclusive=application.truth("exclusive"),
        is_reverse=application.truth("reverse"),
        is_column=inner != 1,
    )
    sizes = {"outer": prod(shape[:axis]), "length": shape[axis], "inner": inner}
    launch = Launch(spec=spec, places={"x": operand(0), "out": RESULT}, sizes=sizes)
    return Launches(launches=(launch,))
