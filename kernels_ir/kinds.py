"""Kinds of lanes: what one lane of a value holds while a kernel computes with it."""

from dataclasses import dataclass

from kernels_ir.dtypes import DType


@dataclass(frozen=True)
class Kind:
    """A number format: its LLVM type, its bits, and how its bits are read."""

    name: str
    llvm: str
    bits: int
    is_float: bool = False
    is_signed: bool = False

    @property
    def bytes(self) -> int:
        """Bytes of one lane in memory; a truth value has none of its own."""
        return self.bits // 8

    def __str__(self) -> str:
        return self.name


TRUTH = Kind("i1", "i1", 1)
"""A comparison's result: a lane of a mask, never in memory."""
U8 = Kind("u8", "i8", 8)
I8 = Kind("i8", "i8", 8, is_signed=True)
U16 = Kind("u16", "i16", 16)
I16 = Kind("i16", "i16", 16, is_signed=True)
U32 = Kind("u32", "i32", 32)
I32 = Kind("i32", "i32", 32, is_signed=True)
U64 = Kind("u64", "i64", 64)
I64 = Kind("i64", "i64", 64, is_signed=True)
F32 = Kind("f32", "float", 32, is_float=True, is_signed=True)
F64 = Kind("f64", "double", 64, is_float=True, is_signed=True)
POINTER = Kind("pointer", "ptr", 64)
KINDS = (TRUTH, U8, I8, U16, I16, U32, I32, U64, I64, F32, F64)
"""The kinds that are computed with."""

STORED: dict[DType, Kind] = {
    DType.BOOL: U8,
    DType.U8: U8,
    DType.I8: I8,
    DType.U64: U64,
    DType.I32: I32,
    DType.I64: I64,
    DType.F16: U16,
    DType.BF16: U16,
    DType.F32: F32,
}
"""What one element is in memory; f16 and bf16 are their bits."""
