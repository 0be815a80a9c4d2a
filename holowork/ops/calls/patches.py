"""Calls that gather the windows of an image into columns, and that add them up again."""

from typing import Any, Self

from holowork.codec import record, u32, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, BufferRef, Buffers
from holowork.ops.calls.convolution import NO_PADS, Windowed
from holowork.ops.calls.reduction import has_wire_extents
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType


@record
class Im2ColCall(Windowed):
    """out[(c, p, q), (i, j)] = x[c, i·stride + p, j·stride + q]"""

    input: BufferRef = wire(BUFFER, "operand")
    output: BufferRef = wire(BUFFER, "result")
    channels: int = wire(u32, "channels of the image")
    h_in: int = wire(u32, "height of the image")
    w_in: int = wire(u32, "width of the image")
    h_out: int = wire(u32, "windows from top to bottom")
    w_out: int = wire(u32, "windows from left to right")
    k_h: int = wire(u32, "height of a window")
    k_w: int = wire(u32, "width of a window")
    stride_h: int = wire(u32, "rows from one window to the next")
    stride_w: int = wire(u32, "columns from one window to the next")
    dtype: DType = wire(DTYPE, "element type")

    @property
    def kinds(self) -> tuple[TensorType, TensorType]:
        """The types of the image and of its patches; raises OperandMismatch where windows leave the image."""
        image = TensorType(self.dtype, (self.channels, self.h_in, self.w_in))
        patches = image.with_shape((self.channels * self.k_h * self.k_w, self.h_out * self.w_out))
        (down, right), found = self.strides, (self.h_out, self.w_out)
        fit = ((self.h_in - self.k_h) // down + 1, (self.w_in - self.k_w) // right + 1)
        if fit != found:
            raise OperandMismatch(
                "patches", f"{fit[0]} × {fit[1]} windows in {image}", f"{found[0]} × {found[1]}"
            )
        return image, patches

    @property
    def attributes(self) -> dict[str, Any]:
        """Window and strides."""
        return {"kernel": (self.k_h, self.k_w), "strides": self.strides}

    def application(self) -> Application:
        image, patches = self.kinds
        return Application(operands=(image,), result=patches, attributes=self.attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        return cls._between(application, application.operand(0), buffers)

    @classmethod
    def _between(cls, application: Application, image: TensorType, buffers: Buffers) -> Self | None:
        channels, height, width = image.shape
        (k_h, k_w), (down, right) = application.integers("kernel"), application.integers("strides")
        outs = {"h_out": (height - k_h) // down + 1, "w_out": (width - k_w) // right + 1}
        extents = {"channels": channels, "h_in": height, "w_in": width, "k_h": k_h, "k_w": k_w}
        extents |= outs | {"stride_h": down, "stride_w": right}
        if application.integers("pads") != NO_PADS or not has_wire_extents(*extents.values()):
            return None
        return cls(input=buffers.operand(0), output=buffers.output, dtype=image.dtype, **extents)


@record
class Col2ImCall(Im2ColCall):
    """out[c, h, w] = Σ x[(c, p, q), (i, j)] over the windows (i, j) and cells (p, q) that lie on (h, w)"""

    def application(self) -> Application:
        image, patches = self.kinds
        attributes = self.attributes | {"image": (self.h_in, self.w_in)}
        return Application(operands=(patches,), result=image, attributes=attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        return cls._between(application, application.result, buffers)
