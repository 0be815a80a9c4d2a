"""The element types that families of ops take, and the integers that each holds."""

from kernels_ir import BOOL, BYTES, FLOATS, INTEGERS, DType

U8 = frozenset({DType.U8})
F32 = frozenset({DType.F32})
RING = frozenset({DType.U8, DType.I8})
"""Bytes: where no sign matters, the peer's unsigned arithmetic has the right bits for both."""
NUMBERS = FLOATS | INTEGERS
"""The types that are added and multiplied."""
WHOLE = NUMBERS | BOOL
"""The types of whole bytes that are computed with: all but f64."""
MOVED = WHOLE | {DType.I4}
"""The types whose elements can be moved."""
COPIED = FLOATS | BYTES
"""The types that the peer copies whole: of others it copies as many bytes as there are elements."""
INDICES = frozenset({DType.I32, DType.I64})
"""The types of indices."""
STORED = frozenset({DType.I8, DType.U8, DType.I4})
"""The quantized types whose elements are the integers; those of e8cb are found in a codebook."""
QUANTIZED = STORED | {DType.E8CB}

_SIGNED = frozenset({DType.I4, DType.I8, DType.I32, DType.I64})
_BITS = {DType.BOOL: 1, DType.E8CB: 8}
"""Bits of a stored number where they are not those of an element."""


def values_of(dtype: DType) -> range:
    """The integers that a type holds, from the least to the greatest; of e8cb, the index bytes."""
    bits = _BITS.get(dtype, dtype.bits)
    return range(-(1 << bits - 1), 1 << bits - 1) if dtype in _SIGNED else range(1 << bits)
