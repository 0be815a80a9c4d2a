"""The algebra that runs the formulas of `kernels_ir.SCALARS` on NumPy arrays: so they are defined.

A lane is an element of an array. The methods are those of a kernel that formulas use, and mean the same.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holowork.ops.arithmetic.fma import FUSED, STRICT, Numerics
from kernels_ir import KINDS, TRUTH, Kind, scaled_in_two

Array = NDArray[Any]
Number = float | int | bool
Given = Array | Number
Branch = Callable[[], tuple[Array, ...]]

NUMPY_KINDS: dict[Kind, np.dtype[Any]] = {
    kind: np.dtype(
        np.bool_ if kind is TRUTH else f"{'f' if kind.is_float else 'iu'[not kind.is_signed]}{kind.bytes}"
    )
    for kind in KINDS
}
"""What lanes of each kind are in NumPy."""
_LANES = (np.ndarray, np.generic)
_KINDS = {dtype: kind for kind, dtype in NUMPY_KINDS.items()}


@dataclass(eq=False)
class Turns:
    """A loop of so many turns, run: `carried` goes from turn to turn."""

    count: int
    carried: list[Array] = field(default_factory=list)

    def __iter__(self) -> Iterator[int]:
        return iter(range(self.count))


@dataclass(frozen=True, kw_only=True)
class NumPyLanes:
    """An algebra that computes. Numbers alone are f32, or i32 when they are integers."""

    numerics: Numerics

    @property
    def is_strict(self) -> bool:
        """Whether a fused step is a multiply and an add."""
        return self.numerics is STRICT

    def fma(self, a: Given, b: Given, c: Given) -> Array:
        """a·b + c as the numeric mode rounds it."""
        return self.numerics.fma(a, b, c)

    def where(self, condition: Array, a: Given, b: Given) -> Array:
        """a where the condition holds, else b."""
        found: Array = np.where(condition, *_alike(a, b))
        return found

    def rarely(self, mask: Array, usual: tuple[Array, ...], instead: Branch) -> tuple[Array, ...]:
        """`usual`, but `instead` in the lanes of the mask: it is run only where the mask has some."""
        if not mask.any():
            return usual
        return tuple(np.where(mask, a, b) for a, b in zip(instead(), usual, strict=True))

    def loop(self, count: int, carried: Sequence[Array]) -> Turns:
        """So many turns."""
        return Turns(count, list(carried))

    def abs(self, x: Array) -> Array:
        """|x| of floats."""
        return np.abs(x)

    def copysign(self, size: Given, sign: Array) -> Array:
        """The size of one float with the sign bit of another."""
        found: Array = np.copysign(*_alike(size, sign))
        return found

    def sqrt(self, x: Array) -> Array:
        """√x, correctly rounded."""
        return np.sqrt(x)

    def scaled(self, x: Array, n: Array) -> Array:
        """x·2ⁿ of f32, rounded once; n is whole, from −252 to 252."""
        product: Array = scaled_in_two(self, x, n)
        return product

    def half(self, bits: Array, formula: Callable[["NumPyLanes", Array], Array]) -> Array:
        """The numbers whose f16 bits are given, as f32."""
        return formula(self, bits)

    def floor(self, x: Array) -> Array:
        """The greatest integer ≤ x."""
        return np.floor(x)

    def ceil(self, x: Array) -> Array:
        """The least integer ≥ x."""
        return np.ceil(x)

    def trunc(self, x: Array) -> Array:
        """x without its fraction."""
        return np.trunc(x)

    def rint(self, x: Array) -> Array:
        """The nearest integer, halves to even."""
        return np.rint(x)

    def is_negative(self, x: Array) -> Array:
        """Whether the sign bit is set."""
        return np.signbit(x)

    def quotient(self, a: Array, b: Array) -> Array:
        """Integers divided, cut off toward zero."""
        found: Array = (a - np.fmod(a, b)) // b
        return found

    def remainder(self, a: Array, b: Array) -> Array:
        """What is left by `quotient`, with the sign of the dividend."""
        return np.fmod(a, b)

    def view(self, x: Array, kind: Kind) -> Array:
        """The same bits read as another kind of the same size."""
        return x.view(NUMPY_KINDS[kind])

    def convert(self, x: Array, kind: Kind) -> Array:
        """The same numbers in another kind: integers wrap or extend, floats round to nearest even once."""
        return x.astype(NUMPY_KINDS[kind])

    def kind_of(self, x: Array) -> Kind:
        """The kind of lanes."""
        return kind_of(x)

    def like(self, value: Number, x: Array) -> Array:
        """A number in every lane, of the kind of x."""
        return np.full(x.shape, value, x.dtype)

    def number(self, value: Number, kind: Kind) -> Any:  # noqa: ANN401  one lane, of any kind
        """One lane of a kind."""
        return NUMPY_KINDS[kind].type(value)

    def look_up(self, table: tuple[int, ...], indices: Array, kind: Kind) -> Array:
        """table[indices]."""
        return _table(table, kind)[indices]


def kind_of(x: Array) -> Kind:
    """The kind of the elements of an array; raises KeyError for what no lane holds."""
    return _KINDS[x.dtype]


def algebra_of(numerics: Numerics) -> NumPyLanes:
    """The algebra of a numeric mode."""
    return _ALGEBRAS[numerics.name]


def _alike(*given: Given) -> tuple[Any, ...]:
    """Numbers brought to the kind of the arrays beside them."""
    arrays = [value for value in given if isinstance(value, _LANES)]
    alone = np.float32 if any(isinstance(value, float) for value in given) else np.int32
    number: Any = arrays[0].dtype.type if arrays else alone
    return tuple(value if isinstance(value, _LANES) else number(value) for value in given)


@cache
def _table(values: tuple[int, ...], kind: Kind) -> Array:
    return np.array(values, NUMPY_KINDS[kind])


_ALGEBRAS = {numerics.name: NumPyLanes(numerics=numerics) for numerics in (FUSED, STRICT)}
