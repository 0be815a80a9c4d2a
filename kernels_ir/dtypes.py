"""Element types: the wire tag, the storage and the type that computes."""

from enum import IntEnum


class DType(IntEnum):
    """An element type; its value is the tag byte of the archive format."""

    BOOL = 0
    U8 = 1
    I8 = 2
    U64 = 3
    I32 = 4
    I64 = 5
    F16 = 6
    BF16 = 7
    F32 = 8
    F64 = 9
    I4 = 10
    E8CB = 11

    def __eq__(self, other: object) -> bool:
        """Equal to its tag and, as in NumPy, to its name: `x.dtype == "f32"`."""
        return self.text == other if isinstance(other, str) else int(self) == other

    __hash__ = IntEnum.__hash__

    def __str__(self) -> str:
        return self.text

    def __format__(self, spec: str) -> str:
        """The name; the tag where the format is one of integers, as in `f"{dtype:02x}"`."""
        return format(int(self), spec) if spec[-1:] in _INTEGER_FORMATS else format(self.text, spec)

    @property
    def text(self) -> str:
        """The name in source texts and signatures, such as `f32`."""
        return self.name.lower()

    @property
    def bits(self) -> int:
        """Bits of storage per element: 4 for i4, 1 for e8cb, which keeps one index byte for 8 weights."""
        return _BITS[self]

    @property
    def is_float(self) -> bool:
        """True for f16, bf16, f32 and f64."""
        return self in _ALL_FLOATS

    @property
    def is_sub_byte(self) -> bool:
        """True where one byte holds more than one element: i4 and e8cb."""
        return self.bits < _BYTE

    def storage(self, elements: int) -> int:
        """Bytes that `elements` packed elements take."""
        return -(-elements * self.bits // _BYTE)

    @property
    def port_stride(self) -> int:
        """Bytes per counted element at a port: sub-byte ports count stored bytes."""
        return max(self.bits // _BYTE, 1)

    @property
    def compute(self) -> "DType":
        """The type that arithmetic runs in: f32 for every storable float, else the type itself."""
        return DType.F32 if self in FLOATS else self

    @classmethod
    def named(cls, text: str) -> "DType":
        """The dtype called `text`, such as `f32`; raises KeyError for any other text."""
        return _BY_TEXT[text]


_BYTE = 8
_INTEGER_FORMATS = frozenset("bcdnoxX")
_BITS = {
    DType.BOOL: 8,
    DType.U8: 8,
    DType.I8: 8,
    DType.U64: 64,
    DType.I32: 32,
    DType.I64: 64,
    DType.F16: 16,
    DType.BF16: 16,
    DType.F32: 32,
    DType.F64: 64,
    DType.I4: 4,
    DType.E8CB: 1,
}
_ALL_FLOATS = frozenset({DType.F16, DType.BF16, DType.F32, DType.F64})
_BY_TEXT = {dtype.text: dtype for dtype in DType}

FLOATS = frozenset({DType.F16, DType.BF16, DType.F32})
"""The floats that are computed in; f64 can be stored in an archive and is refused for computing."""

INTEGERS = frozenset({DType.U8, DType.I8, DType.U64, DType.I32, DType.I64})
"""The integers of whole bytes, which compute in their own width."""

BOOL = frozenset({DType.BOOL})
"""Truth values, stored as one byte, 0 or 1."""

BYTES = frozenset({DType.BOOL, DType.U8, DType.I8})
"""The types of one byte."""
