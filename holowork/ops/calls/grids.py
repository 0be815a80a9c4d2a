"""Calls that map the axes of the result to those of the operand: transpose, expand and resize."""

from typing import Self

from holowork.codec import Sink, fixed_array, record, u8, u32, wire, write_items
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, MAX_RANK, BufferRef, Buffers, Call, interleaved, padded
from holowork.ops.calls.reduction import has_wire_extents
from holowork.ops.extents import expanded, permutation, permuted, resized
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType

_PEER_RANK = 7
"""The peer ends its process on an Expand or Resize of 8 axes."""


@record
class TransposeCall(Call):
    """out[i₀, i₁, …] = x[j₀, j₁, …] with j at perm[a] = i at a"""

    input: BufferRef = wire(BUFFER, "operand")
    output: BufferRef = wire(BUFFER, "result")
    rank: int = wire(u8, "axes, at most 8")
    dims: tuple[int, ...] = wire(fixed_array(u32, MAX_RANK), "extents of the operand, then zeros")
    perm: tuple[int, ...] = wire(fixed_array(u8, MAX_RANK), "axis of the operand for each of the result")
    dtype: DType = wire(DTYPE, "element type")

    def params(self) -> bytes:
        sink = Sink()
        write_items(u8, (self.rank, self.dtype), sink)
        for dim, axis in zip(self.dims[: self.rank], self.perm[: self.rank], strict=True):
            u32.write(dim, sink)
            u8.write(axis, sink)
        return sink.to_bytes()

    def application(self) -> Application:
        kind = TensorType(self.dtype, grid("transpose", self.rank, self.dims))
        perm = self.perm[: self.rank]
        return Application(operands=(kind,), result=permuted(kind, perm), attributes={"perm": perm})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        dims = application.operand(0).shape or (1,)
        perm = permutation(application.integers("perm"), len(dims))
        if len(dims) > MAX_RANK or not has_wire_extents(*dims):
            return None
        return cls(
            input=buffers.operand(0),
            output=buffers.output,
            rank=len(dims),
            dims=padded(dims),
            perm=padded(perm),
            dtype=application.result.dtype,
        )


def grid(op: str, rank: int, dims: tuple[int, ...]) -> tuple[int, ...]:
    """The first `rank` of the extents that a call carries; raises OperandMismatch where it carries fewer."""
    if rank > MAX_RANK:
        raise OperandMismatch(op, f"at most {MAX_RANK} axes", f"{rank} axes")
    return dims[:rank]


@record
class GridCall(Call):
    """out[i] = x[i mapped to the extents of x], axis by axis"""

    input: BufferRef = wire(BUFFER, "operand")
    output: BufferRef = wire(BUFFER, "result")
    rank: int = wire(u8, "axes, at most 8")
    in_dims: tuple[int, ...] = wire(fixed_array(u32, MAX_RANK), "extents of the operand, then zeros")
    out_dims: tuple[int, ...] = wire(fixed_array(u32, MAX_RANK), "extents of the result, then zeros")
    dtype: DType = wire(DTYPE, "element type")

    def params(self) -> bytes:
        rows = interleaved(u32, self.in_dims[: self.rank], self.out_dims[: self.rank])
        return bytes((self.rank, self.dtype)) + rows

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        result = application.result.shape or (1,)
        missing = len(result) - application.operand(0).rank
        dims = (1,) * missing + application.operand(0).shape
        if len(result) > _PEER_RANK or not has_wire_extents(*dims, *result):
            return None
        return cls(
            input=buffers.operand(0),
            output=buffers.output,
            rank=len(result),
            in_dims=padded(dims),
            out_dims=padded(result),
            dtype=application.result.dtype,
        )


@record
class ExpandCall(GridCall):
    """out[i₀, …] = x[j₀, …], j = 0 along axes of extent 1 and i along others"""

    def application(self) -> Application:
        kind = TensorType(self.dtype, grid("expand", self.rank, self.in_dims))
        shape = self.out_dims[: self.rank]
        return Application(operands=(kind,), result=expanded(kind, shape), attributes={"shape": shape})


@record
class ResizeCall(GridCall):
    """out[i₀, …] = x[⌊i₀·in/out⌋, …]"""

    def application(self) -> Application:
        kind = TensorType(self.dtype, grid("resize", self.rank, self.in_dims))
        sizes = self.out_dims[: self.rank]
        return Application(operands=(kind,), result=resized(kind, sizes), attributes={"sizes": sizes})
