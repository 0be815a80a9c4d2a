"""Calls over images in windows: convolutions and pools."""

from typing import Any, Self

from holowork.codec import record, u32, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, BufferRef, Buffers, Call
from holowork.ops.calls.reduction import has_wire_extents
from kernels_ir import DType, element_count

NO_PADS = (0, 0, 0, 0)


class Windowed(Call):
    """What calls with windows share."""

    __slots__ = ()
    stride_h: int
    stride_w: int

    @property
    def strides(self) -> tuple[int, int]:
        """Rows and columns from one window to the next; 0 is read as 1."""
        return max(self.stride_h, 1), max(self.stride_w, 1)


def image_fields(application: Application) -> dict[str, Any] | None:
    """The extents of images and result and the strides between windows, where u32 fields can hold them."""
    (batch, channels, h_in, w_in), result = application.operand(0).shape, application.result.shape
    down, right = application.integers("strides")
    fields: dict[str, Any] = {"batch": batch, "channels": channels, "h_in": h_in, "w_in": w_in}
    fields |= {"h_out": result[2], "w_out": result[3], "stride_h": down, "stride_w": right}
    return fields if has_wire_extents(*fields.values()) else None


@record
class ConvCall(Windowed):
    """out[b, o, i, j] = Σ x[b, c, i·stride + p − pad, …]·w[o, c, p, q] over c, p, q"""

    x: BufferRef = wire(BUFFER, "images [batch, channels_in, h_in, w_in]")
    w: BufferRef = wire(BUFFER, "filters")
    output: BufferRef = wire(BUFFER, "result [batch, channels_out, h_out, w_out]")
    batch: int = wire(u32, "images")
    channels_in: int = wire(u32, "channels of the operand")
    channels_out: int = wire(u32, "channels of the result")
    h_in: int = wire(u32, "height of the operand")
    w_in: int = wire(u32, "width of the operand")
    h_out: int = wire(u32, "height of the result")
    w_out: int = wire(u32, "width of the result")
    k_h: int = wire(u32, "height of a filter")
    k_w: int = wire(u32, "width of a filter")
    stride_h: int = wire(u32, "rows from one window to the next")
    stride_w: int = wire(u32, "columns from one window to the next")
    pad_h: int = wire(u32, "rows of zeros above and below", default=0)
    pad_w: int = wire(u32, "columns of zeros left and right", default=0)
    dtype: DType = wire(DTYPE, "element type")

    @property
    def attributes(self) -> dict[str, Any]:
        """Strides and pads; a stride of 0 is read as 1."""
        pads = (self.pad_h, self.pad_w)
        return {"strides": self.strides, "pads": pads + pads}

    def application(self) -> Application:
        x = TensorType(self.dtype, (self.batch, self.channels_in, self.h_in, self.w_in))
        w = x.with_shape((self.channels_out, self.channels_in, self.k_h, self.k_w))
        result = x.with_shape((self.batch, self.channels_out, self.h_out, self.w_out))
        return Application(operands=(x, w), result=result, attributes=self.attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        w = application.operand(1)
        images = image_fields(application)
        is_plain = application.integer("groups") == 1 and application.integers("pads") == NO_PADS
        if images is None or not is_plain or application.integers("dilations") != (1, 1):
            return None
        images |= {"channels_in": images.pop("channels"), "channels_out": w.shape[0]}
        images |= {"w": buffers.operand(1), "k_h": w.shape[2], "k_w": w.shape[3]}
        return cls(**images, x=buffers.operand(0), output=buffers.output, dtype=w.dtype)


@record
class ConvTransposeCall(ConvCall):
    """out[b, o, i·stride + p − pad, …] gathers x[b, c, i, j]·w[c, o, p, q] over c, p, q

    The peer fills `channels_out` with the first extent of the filters, which is the number of channels of x,
    and computes an ordinary convolution; the channels of the result follow from the bytes of the filters.
    """

    def application(self) -> Application:
        x = TensorType(self.dtype, (self.batch, self.channels_in, self.h_in, self.w_in))
        one = x.with_shape((self.channels_in, 1, self.k_h, self.k_w))
        channels = (self.w.length // one.bytes if one.bytes else 0) or self.channels_out
        w = x.with_shape((self.channels_in, channels, self.k_h, self.k_w))
        result = x.with_shape((self.batch, channels, self.h_out, self.w_out))
        return Application(operands=(x, w), result=result, attributes=self.attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        del application, buffers
        return None


@record
class PoolCall(Windowed):
    """out[b, c, i, j] = the elements of x[b, c] in window (i, j) combined; cells outside x do not count"""

    x: BufferRef = wire(BUFFER, "images [batch, channels, h_in, w_in]")
    output: BufferRef = wire(BUFFER, "result [batch, channels, h_out, w_out]")
    batch: int = wire(u32, "images")
    channels: int = wire(u32, "channels")
    h_in: int = wire(u32, "height of the operand")
    w_in: int = wire(u32, "width of the operand")
    h_out: int = wire(u32, "height of the result")
    w_out: int = wire(u32, "width of the result")
    k_h: int = wire(u32, "height of a window")
    k_w: int = wire(u32, "width of a window")
    stride_h: int = wire(u32, "rows from one window to the next")
    stride_w: int = wire(u32, "columns from one window to the next")
    dtype: DType = wire(DTYPE, "element type")

    def application(self) -> Application:
        x = TensorType(self.dtype, (self.batch, self.channels, self.h_in, self.w_in))
        result = x.with_shape((self.batch, self.channels, self.h_out, self.w_out))
        attributes = {"kernel": (self.k_h, self.k_w), "strides": self.strides}
        return Application(operands=(x,), result=result, attributes=attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        images, pads = image_fields(application), application.integers("pads")
        # the peer's windows begin at the first cell, are clipped at the last, and never count what is outside
        counts_pads = application.attributes.get("count_include_pad", False) and pads != NO_PADS
        is_plain = pads[:2] == (0, 0) and application.integers("dilations") == (1, 1)
        if images is None or not is_plain or counts_pads:
            return None
        images["k_h"], images["k_w"] = application.integers("kernel")
        return cls(**images, x=buffers.operand(0), output=buffers.output, dtype=application.result.dtype)


@record
class GlobalPoolCall(PoolCall):
    """out[b, c, 0, 0] = the elements of x[b, c] combined"""

    def application(self) -> Application:
        x = TensorType(self.dtype, (self.batch, self.channels, self.h_in, self.w_in))
        return Application(operands=(x,), result=x.with_shape((self.batch, self.channels, 1, 1)))

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        batch, channels, height, *rest = application.operand(0).shape
        width = element_count(tuple(rest))
        if not has_wire_extents(batch, channels, height, width):
            return None
        images: dict[str, Any] = {"batch": batch, "channels": channels, "h_in": height, "w_in": width}
        images |= {"k_h": height, "k_w": width} | dict.fromkeys(("h_out", "w_out", "stride_h", "stride_w"), 1)
        return cls(**images, x=buffers.operand(0), output=buffers.output, dtype=application.result.dtype)
