"""Products of matrices in normal form: what is folded into rows, what is transposed, which axes lead."""

from dataclasses import dataclass, replace
from math import prod

from kernels_ir import RESULT, DType, Epilogue, Layout, Place, Walk, collapsed

Shape = tuple[int, ...]

PACKED_FROM = 96
"""Rows of a from which on it pays to pack a b that lies in rows for a single product."""
CONSTANT_PACKED_FROM = 8
"""Rows of a from which on packing pays where it is done once."""
_SMALL = 1 << 14
"""Elements of a constant b that stays in the first cache: it is read in place."""


@dataclass(frozen=True, kw_only=True)
class Matrix:
    """Dense matrices of a product: where they are, how many, how many to step along each leading axis."""

    place: Place
    count: int = 1
    steps: Shape = ()
    is_constant: bool = False


@dataclass(frozen=True, kw_only=True)
class Extra:
    """An operand of an epilogue: elements to step along each axis of the result."""

    place: Place
    dtype: DType
    steps: Shape


@dataclass(frozen=True, kw_only=True)
class Product:
    """result[…, rows, columns] = epilogue(a[…, rows, depth]·b[…, depth, columns]), leading axes broadcast.

    `is_turned` says that a lies as its transpose, `layout` how b lies. Temporaries are numbered from `taken`.
    """

    dtype: DType
    extents: tuple[int, int, int]
    a: Matrix
    b: Matrix
    lead: Shape = ()
    is_turned: bool = False
    layout: Layout = Layout.ROWS
    epilogue: Epilogue | None = None
    extras: tuple[Extra, ...] = ()
    out: Place = RESULT
    is_strict: bool = False
    taken: int = 0

    @property
    def is_packed(self) -> bool:
        """Whether b is laid out anew."""
        rows, depth, columns = self.extents
        is_worth_keeping = self.b.is_constant and depth * columns > _SMALL
        least = CONSTANT_PACKED_FROM if is_worth_keeping else PACKED_FROM
        return self.layout is not Layout.ROWS or rows >= least


def normal(product: Product) -> Product:
    """The same product with as few leading axes as possible, and a row rather than a column."""
    return _walked(_upright(_folded(product)))


def _folded(product: Product) -> Product:
    """One b for all leading axes: they are further rows of a."""
    rows, depth, columns = product.extents
    steps = [(*(step * rows for step in product.a.steps), 1), *(extra.steps[:-1] for extra in product.extras)]
    walk = collapsed(Walk(extents=(*product.lead, rows), strides=tuple(steps)))
    if any(product.b.steps) or product.is_turned or len(walk.extents) > 1:
        return product
    pairs = zip(product.extras, walk.strides[1:], strict=True)
    return replace(
        product,
        extents=(walk.extents[0], depth, columns),
        a=replace(product.a, count=1, steps=()),
        b=replace(product.b, steps=()),
        lead=(),
        extras=tuple(replace(extra, steps=(row, extra.steps[-1])) for extra, (row,) in pairs),
    )


def _upright(product: Product) -> Product:
    """A single column is a row of the transposed product: lanes are then the rows."""
    rows, depth, columns = product.extents
    if columns != 1 or rows == 1 or product.layout is Layout.PANELS:
        return product
    turned = [(*lead, column, row) for *lead, row, column in (extra.steps for extra in product.extras)]
    extras = zip(product.extras, turned, strict=True)
    return replace(
        product,
        extents=(1, depth, rows),
        a=product.b,
        b=product.a,
        is_turned=False,
        layout=Layout.ROWS if product.is_turned else Layout.COLUMNS,
        extras=tuple(replace(extra, steps=steps) for extra, steps in extras),
    )


def _walked(product: Product) -> Product:
    """The leading axes, as few as possible."""
    if prod(product.lead) == 1:
        return replace(product, lead=())
    strides = (product.a.steps, product.b.steps, *(extra.steps[:-2] for extra in product.extras))
    walk = collapsed(Walk(extents=product.lead, strides=strides))
    extras = zip(product.extras, walk.strides[2:], strict=True)
    return replace(
        product,
        lead=walk.extents,
        a=replace(product.a, steps=walk.strides[0]),
        b=replace(product.b, steps=walk.strides[1]),
        extras=tuple(replace(extra, steps=(*steps, *extra.steps[-2:])) for extra, steps in extras),
    )
