"""The values of a stored constant, whether its bytes are what its label says, and its two pictures."""

import math
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from holowork.archive import Weight
from holowork.core import digest
from holowork.ops import Array, from_bytes
from holowork.runtime import NodeValue, Statistics
from holowork.workbench.charts import STYLE, bar, line, text
from holowork.workbench.markup import Markup, element
from holowork.workbench.svg import Picture

MOST_ELEMENTS = 1 << 20
"""Of more elements, every n-th is looked at."""
MOST_ROWS, MOST_COLUMNS = 24, 48
"""Cells of a heat map."""
LEVELS = 8
_WIDTH, _TALL, _LEFT = 420.0, 92.0, 4.0
_FLOOR = _TALL - 18
_LINE = MappingProxyType({"fill": "none", "stroke": "currentColor", "stroke_opacity": 0.6})
_CELL = 14.0
"""The widest cell of a heat map, in pixels."""


@dataclass(frozen=True, kw_only=True)
class Values:
    """A constant in numbers; `every` is 1 where all of its elements are in them."""

    title: str
    is_true: bool
    """Whether the bytes have the label that is stated for them."""
    every: int
    stats: Statistics
    rows: Array
    """The elements that were looked at, as f64, in rows of the last axis."""


def values_of(weight: Weight) -> Values:
    """Read a constant whole, hash it, and count its elements; raises Truncated where the file was cut."""
    data = weight.stored.body.view()
    rows = _in_rows(from_bytes(weight.type, data))
    steps = _steps(rows)
    kept = rows[:: steps[0], :: steps[1]]
    value = NodeValue(node="", label=weight.label, array=kept, origin="constant")
    return Values(
        title=str(weight.type),
        is_true=digest(data) == weight.label.digest,
        every=math.prod(steps),
        stats=value.stats,
        rows=kept.astype(np.float64),
    )


def _in_rows(array: Array) -> Array:
    """The elements in rows of the last axis; one row of a vector or a scalar."""
    width = array.shape[-1] if array.ndim > 1 else array.size
    return array.reshape(array.size // width if width else 0, width)


def _steps(rows: Array) -> tuple[int, int]:
    """How many rows and columns to go on by, so that few enough elements are looked at."""
    step = math.ceil(rows.size / MOST_ELEMENTS) or 1
    down = min(step, len(rows)) or 1
    return down, math.ceil(step / down)


def histogram_picture(values: Values) -> Picture:
    """How many finite elements are in each part of their range."""
    most = max(values.stats.counts, default=0)
    parts = f"at most {most:,} elements in one of {len(values.stats.counts)} parts"
    return Picture(
        title=f"histogram of {values.title}, {parts}",
        width=_WIDTH,
        height=_TALL,
        style=STYLE,
        content=element("g", *_bars(values.stats), *_axis(values.stats)),
    )


def _bars(stats: Statistics) -> list[Markup]:
    most, width = max(stats.counts, default=0) or 1, (_WIDTH - 2 * _LEFT) / max(len(stats.counts), 1)
    drawn = []
    for i, (span, many, _) in enumerate(stats.bars()):
        high = (_FLOOR - 16) * many / most
        box = bar((_LEFT + i * width, _FLOOR - high), (width - 1, high), fill="currentColor")
        drawn.append(element("g", element("title", f"{span}: {many:,}"), box))
    return drawn


def _axis(stats: Statistics) -> list[Markup]:
    if not stats.counts:
        return [text("no finite element", _WIDTH / 2, _FLOOR / 2, text_anchor="middle")]
    low, high = stats.edges[0], stats.edges[-1]
    return [
        line((_LEFT, _FLOOR), (_WIDTH - _LEFT, _FLOOR), stroke_opacity=0.6),
        text(f"{low:.4g}", _LEFT, _FLOOR + 14),
        text(f"{high:.4g}", _WIDTH - _LEFT, _FLOOR + 14, text_anchor="end"),
        text(f"{max(stats.counts):,} at most", _WIDTH - _LEFT, 11, text_anchor="end"),
    ]


def heat_picture(values: Values) -> Picture | None:
    """A tensor of two axes or more from above: each cell is a mean, the more ink, the larger; else None."""
    if min(values.rows.shape) < 2:
        return None
    means, (low, high) = _means(values.rows)
    cell = min(_CELL, _WIDTH / means.shape[1])
    height = cell * means.shape[0]
    told = f"no ink {low:.4g}, full ink {high:.4g}" if low <= high else "no finite element"
    return Picture(
        title=f"{values.title} in {means.shape[0]} × {means.shape[1]} cells: {told}; a cross is not finite",
        width=_WIDTH,
        height=height + 18,
        style=STYLE,
        content=element("g", *_inked(means, (low, high), cell), text(told, 0, height + 14)),
    )


def _means(rows: Array) -> tuple[Array, tuple[float, float]]:
    """The means of blocks, NaN where a block has no finite element, and the least and the largest."""
    is_finite = np.isfinite(rows)
    sums, counts = (_blocks(np.where(is_finite, part, 0.0)) for part in (rows, np.ones_like(rows)))
    means = np.where(counts > 0, sums / np.maximum(counts, 1), np.nan)
    found = means[counts > 0]
    return means, (float(found.min()), float(found.max())) if found.size else (math.inf, -math.inf)


def _blocks(rows: Array) -> Array:
    """Sums over at most MOST_ROWS × MOST_COLUMNS blocks."""
    for axis, most in enumerate((MOST_ROWS, MOST_COLUMNS)):
        length = rows.shape[axis]
        starts = np.linspace(0, length, min(length, most) + 1)[:-1].astype(np.int64)
        rows = np.add.reduceat(rows, starts, axis=axis)
    return rows


def _inked(means: Array, ends: tuple[float, float], cell: float) -> list[Markup]:
    """The frame, a path for each level of ink, and one of crosses."""
    low, high = ends
    tall, wide = (f"{cell * cells:.1f}" for cells in means.shape)
    frame = element("rect", x=0, y=0, width=wide, height=tall, **_LINE)
    span = high - low if high > low else 1.0
    levels = np.where(np.isfinite(means), np.ceil((means - low) / span * LEVELS), -1.0)
    inked = [_path(levels == level, cell, level / LEVELS) for level in range(1, LEVELS + 1)]
    crosses = "".join(
        f"M{x * cell:.1f} {y * cell:.1f}l{cell:.1f} {cell:.1f}m0 {-cell:.1f}l{-cell:.1f} {cell:.1f}"
        for y, x in np.argwhere(levels < 0).tolist()
    )
    crossed = element("path", d=crosses, **_LINE) if crosses else Markup()
    return [frame, *inked, crossed]


def _path(where: Array, cell: float, opacity: float) -> Markup:
    side = f"{cell:.1f}"
    squares = "".join(
        f"M{x * cell:.1f} {y * cell:.1f}h{side}v{side}h-{side}z" for y, x in np.argwhere(where).tolist()
    )
    ink = {"fill": "currentColor", "fill_opacity": f"{opacity:.3g}"}
    return element("path", d=squares, **ink) if squares else Markup()
