"""Calls of attention: queries against keys at once, or against a cache and what is new."""

from typing import Any, ClassVar, Self

from holowork.codec import boolean, record, u32, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, BufferRef, Buffers, Call
from holowork.ops.calls.codes import bits_of, number_of
from holowork.ops.calls.positions import ONE_I32
from holowork.ops.calls.reduction import has_wire_extents
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType


@record
class AttentionCall(Call):
    """Every query row against every key row of its head, `seq` of each"""

    q: BufferRef = wire(BUFFER, "queries")
    k: BufferRef = wire(BUFFER, "keys")
    v: BufferRef = wire(BUFFER, "values")
    output: BufferRef = wire(BUFFER, "result")
    batch: int = wire(u32, "sequences")
    heads: int = wire(u32, "heads of the queries")
    seq: int = wire(u32, "rows of a head")
    head_dim: int = wire(u32, "elements of a row")
    kv_heads: int = wire(u32, "heads of keys and values; 0: as many as of the queries")
    causal: bool = wire(boolean, "a query sees no key behind its own row")
    scale_bits: int = wire(u32, "f32 bits of the factor of the scores; 0: 1/√head_dim")
    dtype: DType = wire(DTYPE, "element type")

    def application(self) -> Application:
        kv_heads = shared_heads(self.heads, self.kv_heads)
        q = TensorType(self.dtype, (self.batch, self.heads, self.seq, self.head_dim))
        k = TensorType(self.dtype, (self.batch, kv_heads, self.seq, self.head_dim))
        attributes = {"causal": self.causal, "scale": scale_of(self.scale_bits)}
        return Application(operands=(q, k, k), result=q, attributes=attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        q, k = application.operand(0), application.operand(1)
        if q.shape[2] != k.shape[2] or not has_wire_extents(*q.shape, *k.shape):
            return None
        fields: dict[str, Any] = dict(zip(("batch", "heads", "seq", "head_dim"), q.shape, strict=True))
        fields |= {name: buffers.operand(index) for index, name in enumerate("qkv")}
        return cls(
            output=buffers.output,
            kv_heads=k.shape[1],
            causal=application.truth("causal"),
            scale_bits=bits_of(float(application.number("scale"))),
            dtype=q.dtype,
            **fields,
        )


class _DecodeCall(Call):
    """What the two decode attentions share: all but the operand that says which keys are seen."""

    __slots__ = ()
    SEEN: ClassVar[str]
    """The field of the last operand."""
    batch: int
    heads: int
    kv_heads: int
    q_rows: int
    past_len: int
    new_len: int
    head_dim: int
    scale_bits: int
    dtype: DType

    @property
    def _seen(self) -> TensorType:
        """The type of the last operand."""
        raise TypeError(type(self).__name__)

    def application(self) -> Application:
        kv_heads = shared_heads(self.heads, self.kv_heads)
        planes = ((self.heads, self.q_rows), (kv_heads, self.past_len), (kv_heads, self.new_len))
        q, past, new = (
            TensorType(self.dtype, (self.batch, heads, rows, self.head_dim)) for heads, rows in planes
        )
        attributes = {"scale": scale_of(self.scale_bits)}
        return Application(operands=(q, past, past, new, new, self._seen), result=q, attributes=attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        q, past, new = (application.operand(index) for index in (0, 1, 3))
        lengths = (past.shape[2], new.shape[2])
        if not has_wire_extents(*q.shape, past.shape[1], sum(lengths)):
            return None
        names = ("q", "k_past", "v_past", "k_new", "v_new", cls.SEEN)
        fields: dict[str, Any] = {name: buffers.operand(index) for index, name in enumerate(names)}
        fields |= zip(("batch", "heads", "q_rows", "head_dim"), q.shape, strict=True)
        fields |= {"output": buffers.output, "kv_heads": past.shape[1]}
        fields |= {"past_len": lengths[0], "new_len": lengths[1]}
        fields |= {"scale_bits": bits_of(float(application.number("scale"))), "dtype": q.dtype}
        return cls(**fields)


@record
class DecodeAttentionCall(_DecodeCall):
    """Query rows against cached and new key rows, scores raised by a mask"""

    SEEN: ClassVar[str] = "mask"
    q: BufferRef = wire(BUFFER, "queries")
    k_past: BufferRef = wire(BUFFER, "cached keys")
    v_past: BufferRef = wire(BUFFER, "cached values")
    k_new: BufferRef = wire(BUFFER, "new keys")
    v_new: BufferRef = wire(BUFFER, "new values")
    mask: BufferRef = wire(BUFFER, "f32 summands of the scores, [q_rows, past_len + new_len]")
    output: BufferRef = wire(BUFFER, "result")
    batch: int = wire(u32, "sequences")
    heads: int = wire(u32, "heads of the queries")
    kv_heads: int = wire(u32, "heads of keys and values; 0: as many as of the queries")
    q_rows: int = wire(u32, "query rows of a head")
    past_len: int = wire(u32, "cached rows of a head")
    new_len: int = wire(u32, "new rows of a head")
    head_dim: int = wire(u32, "elements of a row")
    scale_bits: int = wire(u32, "f32 bits of the factor of the scores; 0: 1/√head_dim")
    dtype: DType = wire(DTYPE, "element type")

    @property
    def _seen(self) -> TensorType:
        return TensorType(DType.F32, (self.q_rows, self.past_len + self.new_len))


@record
class DecodeAttentionValidCall(_DecodeCall):
    """Query rows against the first cached key rows and the new ones up to their own"""

    SEEN: ClassVar[str] = "valid_len"
    q: BufferRef = wire(BUFFER, "queries")
    k_past: BufferRef = wire(BUFFER, "cached keys")
    v_past: BufferRef = wire(BUFFER, "cached values")
    k_new: BufferRef = wire(BUFFER, "new keys")
    v_new: BufferRef = wire(BUFFER, "new values")
    valid_len: BufferRef = wire(BUFFER, "u32 count of cached rows that are seen")
    output: BufferRef = wire(BUFFER, "result")
    batch: int = wire(u32, "sequences")
    heads: int = wire(u32, "heads of the queries")
    kv_heads: int = wire(u32, "heads of keys and values; 0: as many as of the queries")
    q_rows: int = wire(u32, "query rows of a head")
    past_len: int = wire(u32, "cached rows of a head")
    new_len: int = wire(u32, "new rows of a head")
    head_dim: int = wire(u32, "elements of a row")
    scale_bits: int = wire(u32, "f32 bits of the factor of the scores; 0: 1/√head_dim")
    dtype: DType = wire(DTYPE, "element type")

    @property
    def _seen(self) -> TensorType:
        return ONE_I32


def shared_heads(heads: int, kv_heads: int) -> int:
    """The heads of keys and values; raises OperandMismatch unless they divide those of the queries."""
    shared = kv_heads or heads
    if not shared or heads % shared:
        raise OperandMismatch("attention", f"key heads that divide {heads} query heads", f"{kv_heads}")
    return shared


def scale_of(bits: int) -> float:
    """The factor of the scores; 0, which stands for 1/√head_dim, unless it is positive."""
    value = number_of(bits)
    return value if value > 0 else 0.0
