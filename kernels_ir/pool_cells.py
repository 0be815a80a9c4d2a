"""What pools join: the cells of windows as lanes, and what is made of them."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import partial

from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32, I16, I32, I64, STORED, U64, Kind
from kernels_ir.scalars.integers import div
from kernels_ir.scalars.ordering import greater
from kernels_ir.scalars.scalar import Algebra, Formula, Lane
from kernels_ir.scalars.simple import add
from kernels_ir.storage import narrow, widen


@dataclass(frozen=True, kw_only=True)
class Cells:
    """Lanes of a kind: how they are read from elements, what they start from, how two are joined and written.

    `is_free` says that any order gives the same bits.
    """

    kind: Kind
    identity: int
    read: Formula
    join: Formula
    write: Formula
    is_free: bool


def cells_of(pool: str, dtype: DType) -> Cells:
    """The cells of a pool, which is `max` or `mean`."""
    return _POOLS[pool](dtype)


def _greatest(dtype: DType) -> Cells:
    """Floats as integers of the same order; integers as they are."""
    if dtype.is_float:
        kind, fraction = {16: I16, 32: I32}[dtype.bits], _FRACTION[dtype]
        read = partial(_ordinal, of=(kind, fraction))
        write = partial(_of_ordinal, of=(STORED[dtype], fraction))
    else:
        kind = STORED[dtype]
        read = write = partial(_converted, kind=kind)
    least = -(1 << (kind.bits - 1)) if kind.is_signed else 0
    return Cells(kind=kind, identity=least, read=read, join=greater, write=write, is_free=True)


def _mean(dtype: DType) -> Cells:
    """Floats in f32, one after another; integers in 64 bits."""
    if dtype.is_float:
        read, write = partial(widen, dtype=dtype), _float_mean(dtype)
        return Cells(kind=F32, identity=0, read=read, join=add, write=write, is_free=False)
    wide, stored = I64 if STORED[dtype].is_signed or dtype.bits < U64.bits else U64, STORED[dtype]
    read, write = partial(_converted, kind=wide), _integer_mean(stored)
    return Cells(kind=wide, identity=0, read=read, join=add, write=write, is_free=True)


_FRACTION = {DType.F32: 0x7FFFFF, DType.F16: 0x3FF, DType.BF16: 0x7F}
"""The bits of the fraction."""
_POOLS: dict[str, Callable[[DType], Cells]] = {"max": _greatest, "mean": _mean}


def _ordinal(k: Algebra, bits: Lane, of: tuple[Kind, int]) -> Lane:
    """Where a float stands among all of its type: −∞ first, −0 before +0, every NaN behind +∞."""
    kind, fraction = of
    # the negative NaNs, which come out below −∞, wrap to the other end
    return _turned(k, k.view(bits, kind)) - fraction


def _of_ordinal(k: Algebra, place: Lane, of: tuple[Kind, int]) -> Lane:
    """The float at a place."""
    kind, fraction = of
    return k.view(_turned(k, place + fraction), kind)


def _turned(k: Algebra, x: Lane) -> Lane:
    """Signs and sizes to two's complement, and back."""
    return x ^ ((x >> (x.kind.bits - 1)) & ((1 << (x.kind.bits - 1)) - 1))


def _converted(k: Algebra, x: Lane, kind: Kind) -> Lane:
    return k.convert(x, kind)


def _float_mean(dtype: DType) -> Formula:
    def mean(k: Algebra, total: Lane, count: Lane) -> Lane:
        """total / count, rounded to f32 and then to the dtype"""
        return narrow(k, total / k.convert(count, F32), dtype)

    return mean


def _integer_mean(kind: Kind) -> Formula:
    def mean(k: Algebra, total: Lane, count: Lane) -> Lane:
        """total / count toward zero; 0 for no cells"""
        return k.convert(div(k, total, k.view(count, total.kind)), kind)

    return mean
