"""The call of local response normalization."""

from math import prod
from typing import Any, Self

from holowork.codec import record, u32, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, BufferRef, Buffers, Call
from holowork.ops.calls.codes import bits_of, number_of
from holowork.ops.calls.reduction import has_wire_extents
from kernels_ir import DType

_NUMBERS = ("alpha", "beta", "bias")


@record
class LrnCall(Call):
    """Each element, scaled by the squares at its place in `size` neighbouring channels"""

    input: BufferRef = wire(BUFFER, "operand")
    output: BufferRef = wire(BUFFER, "result")
    batch: int = wire(u32, "images")
    channels: int = wire(u32, "channels of an image")
    inner: int = wire(u32, "elements of a channel")
    size: int = wire(u32, "channels in a window")
    alpha_bits: int = wire(u32, "f32 bits of the factor of the squares")
    beta_bits: int = wire(u32, "f32 bits of the exponent")
    bias_bits: int = wire(u32, "f32 bits of the summand")
    dtype: DType = wire(DTYPE, "element type")

    def application(self) -> Application:
        kind = TensorType(self.dtype, (self.batch, self.channels, self.inner))
        numbers = {name: number_of(getattr(self, f"{name}_bits")) for name in _NUMBERS}
        return Application(operands=(kind,), result=kind, attributes={"size": self.size, **numbers})

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        x = application.operand(0)
        batch, channels, *rest = x.shape
        extents = (batch, channels, prod(rest), application.integer("size"))
        if not has_wire_extents(*extents):
            return None
        fields: dict[str, Any] = dict(zip(("batch", "channels", "inner", "size"), extents, strict=True))
        fields |= {f"{name}_bits": bits_of(float(application.number(name))) for name in _NUMBERS}
        return cls(input=buffers.operand(0), output=buffers.output, dtype=x.dtype, **fields)
