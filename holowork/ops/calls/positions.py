"""Calls that depend on where in a sequence a row stands: rotary embedding and the write to a cache."""

from typing import Self

from holowork.codec import Sink, record, u32, u64, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, BufferRef, Buffers, Call
from holowork.ops.calls.reduction import has_wire_extents
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType

ONE_I32 = TensorType(DType.I32, (1,))
"""The type of an operand that is read as one u32."""


@record
class RotaryEmbeddingCall(Call):
    """Each row of `head_dim` elements, its halves turned by the angles at the same place"""

    x: BufferRef = wire(BUFFER, "operand")
    cos: BufferRef = wire(BUFFER, "cosines, one an element")
    sin: BufferRef = wire(BUFFER, "sines, one an element")
    output: BufferRef = wire(BUFFER, "result")
    head_dim: int = wire(u32, "elements of a row, even")
    element_count: int = wire(u64, "elements of the operand")
    dtype: DType = wire(DTYPE, "element type")

    def params(self) -> bytes:
        sink = Sink()
        u64.write(self.element_count, sink)
        u32.write(self.head_dim, sink)
        DTYPE.write(self.dtype, sink)
        return sink.to_bytes()

    def application(self) -> Application:
        if not self.head_dim or self.head_dim % 2 or self.element_count % self.head_dim:
            found = f"rows of {self.head_dim} in {self.element_count} elements"
            raise OperandMismatch("rotary_embedding", "rows of an even number of elements", found)
        x = TensorType(self.dtype, (self.element_count // self.head_dim, self.head_dim))
        return Application(operands=(x, x, x), result=x)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        x = application.result
        if not has_wire_extents(*x.shape):
            return None
        return cls(
            x=buffers.operand(0),
            cos=buffers.operand(1),
            sin=buffers.operand(2),
            output=buffers.output,
            head_dim=x.shape[-1],
            element_count=x.elements,
            dtype=x.dtype,
        )


@record
class KvCacheWriteCall(Call):
    """out = cache, with new row j at row (pos + j) mod bucket_rows of each plane

    The call has no element type: rows are bytes.
    """

    cache: BufferRef = wire(BUFFER, "planes of bucket_rows rows")
    new: BufferRef = wire(BUFFER, "planes of new_rows rows")
    pos: BufferRef = wire(BUFFER, "u32 row that the first new one goes to")
    output: BufferRef = wire(BUFFER, "result")
    planes: int = wire(u32, "batches times heads")
    bucket_rows: int = wire(u32, "rows of a plane")
    new_rows: int = wire(u32, "new rows of a plane")
    row_bytes: int = wire(u32, "bytes of a row")

    def application(self) -> Application:
        if not self.row_bytes or not 0 < self.bucket_rows >= self.new_rows:
            found = f"{self.new_rows} rows of {self.row_bytes} bytes for {self.bucket_rows}"
            raise OperandMismatch("kv_cache_write", "rows that fit the cache", found)
        cache = TensorType(DType.U8, (1, self.planes, self.bucket_rows, self.row_bytes))
        new = TensorType(DType.U8, (1, self.planes, self.new_rows, self.row_bytes))
        return Application(operands=(cache, new, ONE_I32), result=cache)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        cache, new = application.operand(0), application.operand(1)
        batch, heads, rows, width = cache.shape
        extents = (batch * heads, rows, new.shape[2], cache.dtype.storage(width))
        if not has_wire_extents(*extents):
            return None
        return cls(
            cache=buffers.operand(0),
            new=buffers.operand(1),
            pos=buffers.operand(2),
            output=buffers.output,
            planes=extents[0],
            bucket_rows=rows,
            new_rows=new.shape[2],
            row_bytes=extents[3],
        )
