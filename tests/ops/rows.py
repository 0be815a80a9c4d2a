"""Rows of the op table applied to arrays, and the vectors that they are held to."""

import json
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import ml_dtypes
import numpy as np
from hypothesis import strategies as st
from hypothesis.extra import numpy as arrays_of

from holowork.codec import Cursor, Sink
from holowork.ir import TensorType
from holowork.ops import (
    NOWHERE,
    NUMPY_DTYPES,
    TABLE,
    Application,
    Array,
    BufferRef,
    Buffers,
    KernelCall,
    KernelCallLayout,
    dtype_of,
    lower,
)
from holowork.ops.arithmetic import FUSED, Numerics
from holowork.ops.attributes import Attribute
from holowork.ops.element_types import values_of
from kernels_ir import DType

DATA = Path(__file__).parents[1] / "data"
WIRE_VECTORS = json.loads((DATA / "vectors.json").read_text("utf-8"))["codec"]["kernel_calls"]
PEER_VECTORS = json.loads((DATA / "peer" / "op_vectors-0.13.0.json").read_text("utf-8"))
SHAPES = ((), (0,), (1,), (5,), (2, 3), (2, 0, 3), (2, 1, 4))


@dataclass(frozen=True)
class Applied:
    """An op, the operands that it is applied to, and its application."""

    op: str
    operands: tuple[Array | None, ...]
    application: Application

    def result(self, numerics: Numerics = FUSED) -> Array:
        """The result, which has the type that was inferred."""
        made = TABLE[self.op].reference(self.operands, replace(self.application, numerics=numerics))
        assert isinstance(made, np.ndarray)
        assert kind_of(made) == self.application.result
        return made

    @property
    def buffers(self) -> Buffers:
        """A slot for each operand that is there, then one for the result, as the compiler says them."""
        return buffers_for(self.application)

    @property
    def call(self) -> KernelCall:
        """The kernel call that the application becomes."""
        return lower(TABLE[self.op], self.application, self.buffers)


def apply(op: str, *operands: Array | None, **attributes: Attribute) -> Applied:
    """An op applied to arrays, None for an operand that is left out."""
    return apply_typed(op, operands, tuple(None if x is None else kind_of(x) for x in operands), **attributes)


def apply_typed(
    op: str,
    operands: tuple[Array | None, ...],
    kinds: tuple[TensorType | None, ...],
    **attributes: Attribute,
) -> Applied:
    """The same with types that the arrays do not tell."""
    return Applied(op, operands, TABLE[op].apply(kinds, attributes))


def applied(op: str, *operands: Array | None, **attributes: Attribute) -> Application:
    """The application of an op to arrays."""
    return apply(op, *operands, **attributes).application


def run(op: str, *operands: Array | None, **attributes: Attribute) -> Array:
    """The result of an op, which has the type that was inferred for it."""
    return apply(op, *operands, **attributes).result()


def lowered(op: str, *operands: Array | None, **attributes: Attribute) -> KernelCall:
    """The kernel call that an op becomes."""
    return apply(op, *operands, **attributes).call


def buffers_for(application: Application) -> Buffers:
    """A slot for each operand that is there, then one for the result."""
    kinds = application.operands
    slots = iter(range(len(kinds)))
    refs = tuple(
        NOWHERE if kind is None else BufferRef(slot=next(slots), offset=0, length=kind.bytes)
        for kind in kinds
    )
    size = application.result.bytes
    return Buffers(operands=refs, output=BufferRef(slot=next(slots, len(kinds)), offset=0, length=size))


def check_call(applied: Applied, discriminant: int) -> None:
    """An application becomes the call of this number, which says it again, in bytes and in types."""
    call = applied.call
    sink = Sink()
    KernelCallLayout().write(call, sink)
    said = call.application()
    kinds = [*said.operands, *[None] * len(applied.operands)]
    pairs = zip(applied.operands, kinds, strict=False)
    operands = tuple(x if x is None or kind is None else _as(x, kind) for x, kind in pairs)

    again = call.op.reference(operands, said)

    assert discriminant == call.discriminant
    assert call == KernelCallLayout().read(Cursor(sink.to_bytes()))
    assert call == lower(call.op, said, applied.buffers)
    assert applied.result().tobytes() == again.tobytes()


def is_own(applied: Applied) -> bool:
    """True where the peer's calls cannot say the application."""
    return not applied.call.is_portable


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


def _as(x: Array, kind: TensorType) -> Array:
    return x if kind.dtype is DType.E8CB else np.reshape(x, kind.shape)


def kind_of(x: Array) -> TensorType:
    """The type of an array."""
    dtype = dtype_of(x)
    assert dtype is not None, x.dtype
    return TensorType(dtype, x.shape)


def typed(values: Any, dtype: DType) -> Array:
    """Values as an array of an element type."""
    return np.asarray(values).astype(NUMPY_DTYPES[dtype])


def noise(*shape: int, seed: int = 1) -> Array:
    """Standard normal f32, the same in every run."""
    return np.random.default_rng([seed, *shape]).standard_normal(shape).astype(np.float32)


def drawn(*shape: int, seed: int = 0, dtype: DType = DType.F32) -> Array:
    """Normal numbers of a deviation of 4 in an element type."""
    return typed(np.random.default_rng([seed, *shape]).normal(size=shape) * 4, dtype)


def wrapped(value: int, dtype: DType) -> int:
    """A Python integer in two's complement."""
    least, most = values_of(dtype)[0], values_of(dtype)[-1]
    return (value - least) % (most - least + 1) + least


def at(row: int) -> Array:
    """A position: the bits of a u32."""
    return np.array([row], np.uint32).view(np.int32)


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
