"""Launches of pools: the windows of images, and whole images as rows of a reduction."""

from collections.abc import Callable
from math import prod

from holowork.ops.application import Application
from holowork.ops.windows import Axis, windows_of
from kernels_ir import (
    F32,
    FLOATS,
    RESULT,
    STORED,
    DType,
    Launch,
    Launches,
    PoolSpec,
    ReduceSpec,
    TableSpec,
    operand,
    temporary,
)

_WORD = 8
_VECTOR = 64
"""Bytes of the longest vector, of which a part lies behind the last lane that counts."""
_STEPS = (1, 2)
"""Strides across that have code of their own."""
_MOST = 1 << 28
"""Bytes that the rows of a row of windows may take."""


def pool_kernel(pool: str) -> Callable[[Application], Launches | None]:
    """`max` or `mean`; None where the rows of one row of windows take too much memory."""

    def launches(application: Application) -> Launches | None:
        held = _held(application, pool)
        if prod(held) > _MOST:
            return None
        tables = _tables(application, pool)
        counted = tuple(_WORD * launch.sizes["elements"] for launch in tables)
        pooled = _pooled(application, pool, held)
        # the result of a row of windows stands behind the rows
        return Launches(launches=(*tables, pooled), temporaries=((held[0] + 1) * prod(held[1:]), *counted))

    return launches


def _pooled(application: Application, pool: str, held: tuple[int, int, int]) -> Launch:
    across = windows_of(application).across
    step = across.stride if across.stride in _STEPS else 0
    names = ("down_cells", "across_cells") if pool == "mean" else ()
    counts = {name: temporary(place) for place, name in enumerate(names, start=1)}
    sizes = {"images": prod(application.result.shape[:2]), "rows": held[0], "row": held[1]}
    return Launch(
        spec=PoolSpec(pool=pool, dtype=application.result.dtype, step=step),
        places={"x": operand(0), "out": RESULT, "held": temporary(0), **counts},
        sizes=sizes | _sizes(application),
        writes=("out", "held"),
    )


def global_mean(application: Application) -> Launches | None:
    """The mean of each image; None for images without a cell."""
    x = application.operand(0)
    cells = prod(x.shape[2:])
    if not cells:
        return None
    spec = ReduceSpec(reduction="mean", dtype=x.dtype, form="rows")
    sizes = {"outer": prod(x.shape[:2]), "length": cells, "inner": 1}
    return Launches(launches=(Launch(spec=spec, places={"x": operand(0), "out": RESULT}, sizes=sizes),))


def _held(application: Application, pool: str) -> tuple[int, int, int]:
    """Rows that are held, lanes of each, bytes of a lane."""
    (down, extent, count), (across, width, wide) = (_along(application, place) for place in range(2))
    size, is_joined = _lane(application.result.dtype, pool)
    rows = 1 if is_joined else max(len(down.touching(extent, count)), 1)
    slack = _VECTOR // size
    cells = across.touching(width, wide)
    last = (wide + slack) * across.stride + max(cells.stop - 1, 0) * across.dilation
    row = max(last, across.begin + width, wide) + 2 * slack
    return rows, -(-row // slack) * slack, size


def _lane(dtype: DType, pool: str) -> tuple[int, bool]:
    """Bytes of a lane, and whether rows are joined as they come."""
    if pool == "max":
        return STORED[dtype].bytes, True
    return (F32.bytes, False) if dtype in FLOATS else (_WORD, True)


def _along(application: Application, place: int) -> tuple[Axis, int, int]:
    """The windows along an axis, its extent, and how many windows there are."""
    axis = windows_of(application).axes[place]
    return axis, application.operand(0).shape[2 + place], application.result.shape[2 + place]


def _sizes(application: Application) -> dict[str, int]:
    sizes: dict[str, int] = {}
    for place, name in enumerate(("down", "across")):
        axis, extent, count = _along(application, place)
        cells = axis.touching(extent, count)
        words = {"extent": extent, "windows": count, "stride": axis.stride, "begin": axis.begin}
        words |= {"dilation": axis.dilation, "first": cells.start, "behind": cells.stop}
        sizes |= {f"{name}_{word}": value for word, value in words.items()}
    return sizes


def _tables(application: Application, pool: str) -> tuple[Launch, ...]:
    """What means are divided by, along each axis."""
    if pool == "max":
        return ()
    return tuple(_table(application, place) for place in range(2))


def _table(application: Application, place: int) -> Launch:
    axis, extent, count = _along(application, place)
    is_padded = application.truth("count_include_pad")
    begin, places = (0, extent + axis.begin + axis.end) if is_padded else (axis.begin, extent)
    sizes = {"elements": count, "places": places, "step": 1, "stride": axis.stride, "begin": begin}
    sizes |= {"dilation": axis.dilation, "cells": axis.kernel}
    return Launch(spec=TableSpec(rule="cells"), places={"out": temporary(place + 1)}, sizes=sizes)
