"""LLVM IR from dtypes, shapes and CPU features; knows nothing of holowork."""

from kernels_ir.dtypes import (
    BOOL,
    BYTES,
    FLOATS,
    INTEGERS,
    DType,
)
from kernels_ir.shapes import broadcast_shapes, element_count, row_major_strides

__all__ = [
    "BOOL",
    "BYTES",
    "FLOATS",
    "INTEGERS",
    "DType",
    "broadcast_shapes",
    "element_count",
    "row_major_strides",
]
