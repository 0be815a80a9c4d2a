"""The element type that can hold what two others hold, for advice on casts. Nothing is cast unasked."""

from collections.abc import Iterable
from functools import reduce

from kernels_ir import DType

_ORDER = (
    DType.BOOL,
    DType.U8,
    DType.I8,
    DType.I32,
    DType.U64,
    DType.I64,
    DType.F16,
    DType.BF16,
    DType.F32,
)
"""From narrow to wide; of two types the later one holds the more."""
_BEYOND = {
    frozenset({DType.U8, DType.I8}): DType.I32,
    frozenset({DType.F16, DType.BF16}): DType.F32,
}
"""Pairs of which neither type holds what the other does."""


def wider(dtypes: Iterable[DType], accepted: frozenset[DType]) -> DType | None:
    """The narrowest type that holds all of these, else the widest of them, that an op accepts, if any."""
    known = sorted(dtypes, key=lambda dtype: _ORDER.index(dtype) if dtype in _ORDER else -1)
    if not set(known) <= set(_ORDER):
        return None
    return next((dtype for dtype in (reduce(_joint, known), *reversed(known)) if dtype in accepted), None)


def _joint(a: DType, b: DType) -> DType:
    return _BEYOND.get(frozenset({a, b}), max(a, b, key=_ORDER.index))
