"""Launches of products of bytes: rows are quantized, integers are summed, sums are scaled."""

from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.kernels.quantization import SCALES, ZERO_POINTS, Quantized, Temporaries
from holowork.ops.kernels.quantized_product import block_of, extents, following, heights, row_apart
from holowork.ops.kernels.tails import Tail
from kernels_ir import (
    FAULT,
    FEWEST_SQUARE_ROWS,
    RESULT,
    WIDEST_PANEL,
    Launch,
    Launches,
    Place,
    QuantizedMatmulSpec,
    QuantizedPackingSpec,
    QuantizeRowsSpec,
    operand,
    panel_columns,
    room_of,
    squares_rows,
    words_of,
)

_WORD = 4


def of_integers(application: Application, tail: Tail | None) -> Launches:
    """Weights in words, which is done once where they are constant; rows of a as bytes; the product."""
    quantized, taken = Quantized(application=application, first=1), Temporaries.none()
    before, bq = quantized.integers(taken)
    packing, quantizing = _packing(application, taken, bq), _quantizing(application, taken)
    follows = following(application, tail)
    spec = QuantizedMatmulSpec(
        is_strict=application.numerics is STRICT,
        rows=heights(application),
        epilogue=follows.epilogue,
        has_zero_points=quantized.has(ZERO_POINTS),
        has_squares=_has_squares(application),
    )
    places = _places(quantized, packing, quantizing) | follows.places
    sizes = {**_sizes(application), "a_row": quantizing.sizes["out_row"], **follows.sizes}
    launches = (*before, packing, quantizing, Launch(spec=spec, places=places, sizes=sizes))
    return Launches(launches=launches, temporaries=tuple(taken.sizes))


def _has_squares(application: Application) -> bool:
    """Whether tile registers pay."""
    return extents(application)[0] >= FEWEST_SQUARE_ROWS


def _sizes(application: Application) -> dict[str, int]:
    rows, depth, columns = extents(application)
    block = block_of(depth, columns, WIDEST_PANEL)
    extent = {"rows": rows, "columns": columns, "words": words_of(depth)}
    return {**extent, "column_block": block, "room": room_of(depth)}


def _packing(application: Application, taken: Temporaries, bq: Place) -> Launch:
    _, depth, columns = extents(application)
    width = panel_columns(columns)
    sums = taken.take(width * _WORD)
    return Launch(
        spec=QuantizedPackingSpec(),
        places={"b": bq, "out": taken.take(width * room_of(depth) * _WORD), "sums": sums},
        sizes={"rows": depth, "columns": columns, "room": room_of(depth)},
        writes=("out", "sums"),
    )


def _quantizing(application: Application, taken: Temporaries) -> Launch:
    rows, depth, _ = extents(application)
    row = row_apart(words_of(depth) * _WORD)
    room = squares_rows(rows) if _has_squares(application) else rows
    largest = taken.take(rows * _WORD)
    return Launch(
        spec=QuantizeRowsSpec(),
        places={"a": operand(0), "out": taken.take(room * row), "largest": largest},
        sizes={"rows": rows, "columns": depth, "out_row": row},
        writes=("out", "largest"),
    )


def _places(quantized: Quantized, packing: Launch, quantizing: Launch) -> dict[str, Place]:
    """Where everything is that a product reads and writes."""
    weights = {"b": packing.places["out"], "sums": packing.places["sums"]}
    rows = {"a": quantizing.places["out"], "largest": quantizing.places["largest"]}
    found = {**weights, **rows, "scales": quantized.place(SCALES), "out": RESULT}
    if quantized.has(ZERO_POINTS):
        found |= {"zero_points": quantized.place(ZERO_POINTS), "fault": FAULT}
    return found
