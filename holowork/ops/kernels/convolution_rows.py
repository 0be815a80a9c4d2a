"""Images as images of one row, where their bytes are the same: a tile has more windows across than down."""

from dataclasses import replace
from math import prod

from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.windows import Windows


def is_column(application: Application, windows: Windows) -> bool:
    """Whether images and filters have one column, and the images more rows."""
    (high, wide), across = application.operand(0).shape[2:], windows.across
    return high > 1 and (wide, across.kernel, across.begin, across.end) == (1, 1, 0, 0)


def laid_down(application: Application) -> Application:
    """Images of one column, or windows of one cell each, as images of one row."""
    kinds = (kind and _in_a_row(kind) for kind in application.operands)
    top, _, bottom, _ = application.integers("pads")
    turned = {name: (1, application.integers(name)[0]) for name in ("strides", "dilations")}
    return replace(
        application,
        operands=tuple(kinds),
        result=_in_a_row(application.result),
        attributes={**application.attributes, **turned, "pads": (0, top, 0, bottom)},
    )


def _in_a_row(kind: TensorType) -> TensorType:
    """The rows behind one another."""
    return replace(kind, shape=(*kind.shape[:2], 1, prod(kind.shape[2:])))
