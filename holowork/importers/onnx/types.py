"""Element types of ONNX: which are ours, and what the others are called.

Source: the enumeration TensorProto.DataType of the ONNX specification (onnx.proto).
"""

from collections.abc import Mapping
from dataclasses import dataclass

from holowork.importers.errors import UnsupportedType
from kernels_ir import DType

DTYPES: Mapping[int, DType] = {
    1: DType.F32,
    2: DType.U8,
    3: DType.I8,
    6: DType.I32,
    7: DType.I64,
    9: DType.BOOL,
    10: DType.F16,
    13: DType.U64,
    16: DType.BF16,
    22: DType.I4,
}
"""Ours, by the number of theirs."""
DOUBLE = 11
NAMES: Mapping[int, str] = {
    0: "a tensor without an element type",
    1: "float32",
    2: "uint8",
    3: "int8",
    4: "uint16",
    5: "int16",
    6: "int32",
    7: "int64",
    8: "string",
    9: "bool",
    10: "float16",
    11: "float64",
    12: "uint32",
    13: "uint64",
    14: "complex64",
    15: "complex128",
    16: "bfloat16",
    17: "float8e4m3fn",
    18: "float8e4m3fnuz",
    19: "float8e5m2",
    20: "float8e5m2fnuz",
    21: "uint4",
    22: "int4",
    23: "float4e2m1",
    24: "float8e8m0",
    25: "uint2",
    26: "int2",
}
"""What messages call each, by its number."""
_COMPUTED = "holowork computes " + ", ".join(dtype.text for dtype in DTYPES.values())


@dataclass(frozen=True, kw_only=True)
class Types:
    """The element types of a model as a user wants them; `cast_f64` makes f32 of f64."""

    cast_f64: bool = False

    def of(self, number: int, where: str) -> DType:
        """Our type for one of theirs; raises UnsupportedType."""
        if number == DOUBLE:
            return self._double(where)
        if number not in DTYPES:
            raise UnsupportedType(where, "a type that is computed", name_of(number), hint=_COMPUTED)
        return DTYPES[number]

    def _double(self, where: str) -> DType:
        if not self.cast_f64:
            hint = "cast_f64=True makes f32 of it, with the loss of digits that this is"
            raise UnsupportedType(where, "floats of at most 32 bits", "float64", hint=hint)
        return DType.F32


def name_of(number: int) -> str:
    """What messages call an element type, one that nobody knows too."""
    return NAMES.get(number, f"element type {number}, which is unknown")
