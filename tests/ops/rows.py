"""Rows of the op table applied to arrays, and the vectors that they are held to."""

import json
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays_of

from holowork.ir import TensorType
from holowork.ops import (
    NUMPY_DTYPES,
    TABLE,
    Application,
    Array,
    BufferRef,
    Buffers,
    KernelCall,
    dtype_of,
    lower,
)
from holowork.ops.attributes import Attribute
from kernels_ir import DType

DATA = Path(__file__).parents[1] / "data"
WIRE_VECTORS = json.loads((DATA / "vectors.json").read_text("utf-8"))["codec"]["kernel_calls"]
PEER_VECTORS = json.loads((DATA / "peer" / "op_vectors-0.13.0.json").read_text("utf-8"))
SHAPES = ((), (0,), (1,), (5,), (2, 3), (2, 0, 3), (2, 1, 4))


def kind_of(x: Array) -> TensorType:
    """The type of an array."""
    dtype = dtype_of(x)
    assert dtype is not None, x.dtype
    return TensorType(dtype, x.shape)


def applied(op: str, *operands: Array | None, **attributes: Attribute) -> Application:
    """The application of an op to arrays."""
    kinds = tuple(None if x is None else kind_of(x) for x in operands)
    return TABLE[op].apply(kinds, attributes)


def run(op: str, *operands: Array | None, **attributes: Attribute) -> Array:
    """The result of an op, which has the type that was inferred for it."""
    application = applied(op, *operands, **attributes)
    result = TABLE[op].reference(operands, application)
    assert isinstance(result, np.ndarray)
    assert kind_of(result) == application.result
    return result


def typed(values: Any, dtype: DType) -> Array:
    """Values as an array of an element type."""
    return np.asarray(values).astype(NUMPY_DTYPES[dtype])


def buffers_for(application: Application) -> Buffers:
    """A slot for each operand and one for the result, as the compiler says them."""
    kinds = [kind for kind in application.operands if kind is not None]
    refs = tuple(BufferRef(slot=slot, offset=0, length=kind.bytes) for slot, kind in enumerate(kinds))
    return Buffers(
        operands=refs, output=BufferRef(slot=len(kinds), offset=0, length=application.result.bytes)
    )


def lowered(op: str, *operands: Array, **attributes: Attribute) -> KernelCall:
    """The kernel call that an op becomes."""
    application = applied(op, *operands, **attributes)
    return lower(TABLE[op], application, buffers_for(application))


def carried_out(call: KernelCall, *operands: Array) -> bytes:
    """The bytes that a call makes of dense operands, each read from its buffer as the call says."""
    application = call.application()
    reads = zip(operands, call.payload.operands, application.operands, strict=True)
    values = tuple(_read(x, ref, kind) for x, ref, kind in reads)
    return call.op.reference(values, application).tobytes()


def _read(x: Array, ref: BufferRef, kind: TensorType | None) -> Array:
    assert kind is not None
    data = x.tobytes()[ref.offset :][: kind.elements * NUMPY_DTYPES[kind.dtype].itemsize]
    return np.frombuffer(data, NUMPY_DTYPES[kind.dtype]).reshape(kind.shape)


def ulps(first: Array, second: Array) -> Array:
    """How many f32 numbers lie between two arrays, element by element; 0 between two NaN."""
    both_nan = np.isnan(first) & np.isnan(second)
    return np.where(both_nan, 0, np.abs(_ordered(first) - _ordered(second)))


def _ordered(x: Array) -> Array:
    bits = np.asarray(x, np.float32).view(np.int32).astype(np.int64)
    return np.where(bits < 0, -(bits & 0x7FFFFFFF), bits)


def peer_case(op: str) -> tuple[tuple[Array, ...], Array]:
    """What the peer was given and what it answered, flat."""
    case = PEER_VECTORS[op]
    inputs = tuple(np.array(x["data"], np.float32).reshape(x["shape"]) for x in case["inputs"])
    return inputs, np.array(case["output"], np.float32)


def tensors(
    dtype: DType, shapes: st.SearchStrategy[tuple[int, ...]] | None = None
) -> st.SearchStrategy[Array]:
    """Arrays of any bits of an element type, 16-bit floats and 4-bit integers too."""
    shapes = (
        arrays_of.array_shapes(min_dims=0, max_dims=4, min_side=0, max_side=4) if shapes is None else shapes
    )
    if dtype is DType.BOOL:
        return arrays_of.arrays(np.bool_, shapes)
    if dtype is DType.I4:
        return arrays_of.arrays(np.int8, shapes, elements=st.integers(-8, 7)).map(_as_i4)
    bits = np.dtype(f"<u{dtype.bits // 8}")
    return arrays_of.arrays(bits, shapes).map(lambda x: x.view(NUMPY_DTYPES[dtype]))


def _as_i4(x: Array) -> Array:
    return x.astype(ml_dtypes.int4)
