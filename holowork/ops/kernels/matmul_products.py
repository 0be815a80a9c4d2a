"""Launches of a product of matrices: which b is packed, how the work is cut."""

from collections.abc import Iterator
from dataclasses import replace
from math import prod

from holowork.ops.kernels.matmul_shapes import Extra, Product, normal
from kernels_ir import (
    COLUMN_BLOCK,
    DEPTH_BLOCK,
    ROWS_OF_AN_ITEM,
    WIDEST,
    Epilogue,
    Launch,
    Launches,
    MatmulSpec,
    PackingSpec,
    Place,
    alike,
    engine,
    packed_bytes,
    temporary,
)

_PAGES = 1 << 15
"""Elements of b in place, rows times extent, that are read before the next tile: 32 pages of memory.

A row of b in place is a page or more away from the next, and addresses of few pages are known at once.
"""
_ROWS_OF_A_PART = 128
"""Rows of a of one item at least, so that its part of b is read again and again from the second cache."""
_MOST_ROW_BLOCKS = 4
"""Parts of the rows at most: enough for threads to share a product whose columns are one item."""
_LEAST_ROWS = 48
"""Rows of an item at least where there would be fewer items than that: four tiles of the tallest."""
_SETS = 4096
"""Bytes after which the sets of a first cache repeat."""
_MANY_ROWS, _MANY_COLUMNS = 64, 256
"""Extents from which on the rows of a are copied where they lie so apart: the copy is read so many times.

Measured on Sapphire Rapids: 152 GFLOP/s instead of 132 at 2048 square, as many or up to 6 % more at 1024.
"""
_FEW_ROWS = 6
"""Rows of a up to which b streams by: nothing of it is read again."""
_STREAMED = 8
"""How many times the columns of an item there are then, so that longer runs of memory are read."""


def launches(given: Product) -> Launches:
    """The kernels of a product."""
    product = normal(given)
    rows, depth, columns = product.extents
    spec = _spec(product)
    packed = product.b.count * packed_bytes(product.dtype, depth, columns)
    sums = engine(product.dtype).storage(prod(product.lead) * rows * columns)
    temporaries = (packed,) * product.is_packed + (sums,) * spec.has_sums
    multiply = Launch(
        spec=spec,
        places=_places(product, spec),
        sizes=_sizes(product),
        writes=("out", *("sums",) * spec.has_sums),
        work=prod(product.lead) * rows * depth * columns,
    )
    return Launches(launches=(*_packing(product), multiply), temporaries=temporaries)


def _spec(product: Product) -> MatmulSpec:
    rows, columns = alike(product.extents[0], product.extents[-1])
    return MatmulSpec(
        is_strict=product.is_strict,
        dtype=product.dtype,
        is_packed=product.is_packed,
        rows=rows,
        columns=columns,
        outer=len(product.lead),
        is_turned=product.is_turned,
        is_apart=product.is_packed and _is_apart(product),
        epilogue=product.epilogue and _epilogue(product.epilogue, product.extras),
    )


def _is_apart(product: Product) -> bool:
    """Whether the rows of a tile of a fall into few sets of the first cache, and copying them pays."""
    rows, depth, columns = product.extents
    apart = engine(product.dtype).storage(depth)
    return apart % _SETS == 0 and rows >= _MANY_ROWS and columns >= _MANY_COLUMNS


def _epilogue(epilogue: Epilogue, extras: tuple[Extra, ...]) -> Epilogue:
    return replace(
        epilogue,
        operands=tuple(extra.dtype for extra in extras),
        uniform=tuple(extra.steps[-1] == 0 for extra in extras),
    )


def _packing(product: Product) -> Iterator[Launch]:
    _, depth, columns = product.extents
    items = -(-depth // ROWS_OF_AN_ITEM)
    sizes = {"rows": depth, "columns": columns, "items": items, "first": 0, "last": items * product.b.count}
    if product.is_packed:
        spec = PackingSpec(dtype=product.dtype, layout=product.layout)
        yield Launch(spec=spec, places={"b": product.b.place, "out": temporary(product.taken)}, sizes=sizes)


def _places(product: Product, spec: MatmulSpec) -> dict[str, Place]:
    packed = temporary(product.taken)
    sums = temporary(product.taken + product.is_packed)
    places = {"a": product.a.place, "b": packed if product.is_packed else product.b.place, "out": product.out}
    places |= {name: extra.place for name, extra in zip(spec.extras, product.extras, strict=True)}
    return places | ({"sums": sums} if spec.has_sums else {})


def _sizes(product: Product) -> dict[str, int]:
    rows, depth, columns = product.extents
    is_stream = rows <= _FEW_ROWS and not product.is_packed
    block = _block(columns, COLUMN_BLOCK * (_STREAMED if is_stream else 1), WIDEST)
    blocks = -(-columns // block)
    extents = {"rows": rows, "columns": columns, "depth": depth}
    strides = {"a_row": rows if product.is_turned else depth, "b_row": columns}
    most = DEPTH_BLOCK if product.is_packed else min(max(_PAGES // max(columns, 1), 32), DEPTH_BLOCK)
    cut = {"depth_block": _block(depth, most, 1), "column_block": block, "column_blocks": blocks}
    row_blocks = _row_blocks(rows, prod(product.lead) * blocks)
    items = {"row_blocks": row_blocks, "first": 0, "last": prod(product.lead) * blocks * row_blocks}
    return extents | strides | cut | items | _steps(product)


def _row_blocks(rows: int, items: int) -> int:
    """Parts of the rows, for so many items of each."""
    wanted = -(-_MOST_ROW_BLOCKS // max(items, 1))
    return max(min(rows // _ROWS_OF_A_PART, _MOST_ROW_BLOCKS), min(rows // _LEAST_ROWS, wanted), 1)


def _steps(product: Product) -> dict[str, int]:
    """The extents of the leading axes, and what everything steps along them and from row to row."""
    extents = {f"extent{axis}": extent for axis, extent in enumerate(product.lead)}
    steps = {"a": product.a.steps, "b": product.b.steps}
    steps |= {f"x{index}": extra.steps[:-2] for index, extra in enumerate(product.extras)}
    rows = {f"x{index}_row": extra.steps[-2] for index, extra in enumerate(product.extras)}
    leading = {
        f"{name}_stride{axis}": each[axis]
        for name, each in steps.items()
        for axis in range(len(product.lead))
    }
    return extents | rows | leading


def _block(extent: int, most: int, multiple: int) -> int:
    """The size of the fewest blocks of at most `most`, about evenly, as a multiple."""
    each = -(-extent // max(-(-extent // most), 1))
    return max(-(-each // multiple), 1) * multiple
