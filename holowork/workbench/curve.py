"""The curve of a lookup table over its domain."""

import numpy as np

from holowork.ops import Array
from holowork.runtime import LookupTable
from holowork.workbench.markup import Markup, element
from holowork.workbench.svg import INK, PAPER_INK, Picture

_WIDTH, _HEIGHT, _MARGIN = 420.0, 180.0, 28.0
_WIDEST = 8.0
"""Of floats, values from −8 to 8 are drawn: beyond them most functions are straight."""
_MOST_POINTS = 300
_STYLE = f"svg{{color:{INK}}}@media(prefers-color-scheme:dark){{svg{{color:{PAPER_INK}}}}}"
_FONT = "system-ui,sans-serif"


def curve_picture(table: LookupTable) -> Picture:
    """The results over the operands; what is not finite is left out, so that little may be left."""
    x, y = _points(table)
    title = f"{table.name} over {table.domain}"
    content = _drawn(x, y) if len(x) else _text("no finite entry", _WIDTH / 2, _HEIGHT / 2)
    return Picture(title=title, width=_WIDTH, height=_HEIGHT, style=_STYLE, content=content)


def _drawn(x: Array, y: Array) -> Markup:
    """The line, and the ends of both axes."""
    across, down = _scaled(x, _WIDTH), _HEIGHT - _scaled(y, _HEIGHT)
    points = " ".join(f"{a:.1f},{d:.1f}" for a, d in zip(across, down, strict=True))
    line = element("polyline", points=points, fill="none", stroke="currentColor", stroke_width=1.5)
    texts = (
        _text(f"{x[0]:g}", _MARGIN, _HEIGHT - 6),
        _text(f"{x[-1]:g}", _WIDTH - _MARGIN, _HEIGHT - 6),
        _text(f"{y.max():.4g}", _MARGIN, 14),
        _text(f"{y.min():.4g}", _MARGIN, _HEIGHT - 20),
    )
    return element("g", line, *texts)


def _points(table: LookupTable) -> tuple[Array, Array]:
    """The operands in order of their values, and the results; few enough to draw."""
    with np.errstate(invalid="ignore"):  # signalling NaNs of narrow floats
        x, y = (part.astype(np.float64) for part in (table.inputs, table.values))
    is_drawn = np.isfinite(x) & np.isfinite(y)
    if table.domain.is_float:
        is_drawn &= np.abs(x) <= _WIDEST
    x, y = x[is_drawn], y[is_drawn]
    order = np.argsort(x, kind="stable")
    if len(order) > _MOST_POINTS:
        wanted = np.linspace(x[order[0]], x[order[-1]], _MOST_POINTS)
        order = order[np.searchsorted(x[order], wanted).clip(max=len(order) - 1)]
    return x[order], y[order]


def _scaled(values: Array, room: float) -> Array:
    """Values within a margin of the room."""
    least, most = values.min(), values.max()
    span = most - least or 1.0
    return np.asarray(_MARGIN + (values - least) / span * (room - 2 * _MARGIN))


def _text(text: str, x: float, y: float) -> Markup:
    return element(
        "text",
        text,
        x=x,
        y=y,
        fill="currentColor",
        font_size=11,
        font_family=_FONT,
        text_anchor="middle",
    )
