"""The operation table: what every op is, how it is typed, defined and said on the wire."""

from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import NUMPY_DTYPES, dtype_of, from_bytes, to_bytes
from holowork.ops.attributes import BadAttribute, Kind
from holowork.ops.calls.base import NO_SLOT, NOWHERE, BufferRef, Buffers, Call
from holowork.ops.kernel_calls import KernelCall, KernelCallLayout, Signature, lower, payload_layout
from holowork.ops.spec import OWN_CALLS, OperandMismatch, OpSpec, Trait, Unsupported
from holowork.ops.table import BY_DISCRIMINANT, OPS, TABLE, UnknownOp, op_named

__all__ = [
    "BY_DISCRIMINANT",
    "NOWHERE",
    "NO_SLOT",
    "NUMPY_DTYPES",
    "OPS",
    "OWN_CALLS",
    "TABLE",
    "Application",
    "Array",
    "BadAttribute",
    "BufferRef",
    "Buffers",
    "Call",
    "KernelCall",
    "KernelCallLayout",
    "Kind",
    "OpSpec",
    "OperandMismatch",
    "Operands",
    "Signature",
    "Trait",
    "UnknownOp",
    "Unsupported",
    "dtype_of",
    "from_bytes",
    "lower",
    "op_named",
    "payload_layout",
    "to_bytes",
]
