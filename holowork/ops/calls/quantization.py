"""Calls on quantized tensors: their values, alone and through an activation."""

from math import prod
from typing import Any, Self

from holowork.codec import i32, record, u8, u32, u64, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, NOWHERE, BufferRef, Buffers, Call, flat
from holowork.ops.calls.codes import bits_of, number_of
from holowork.ops.calls.reduction import has_wire_extents
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType

CODEBOOK = TensorType(DType.I8, (256, 8))
"""The type of a codebook: for each index byte the 8 weights that it stands for."""
OUTPUT_MAJOR = 1
"""The weight layout in which the columns of a matrix lie one after another."""


class Quantized(Call):
    """What calls on quantized tensors share: one scale, or a scale and a zero point for each channel."""

    __slots__ = ()
    channels: int
    scales: BufferRef
    zero_points: BufferRef
    scale_bits: int
    zero_point: int

    @property
    def is_per_channel(self) -> bool:
        """True where the scales are an operand; else `scale_bits` and `zero_point` hold for every element."""
        return self.channels > 0 and self.scales.is_present

    @property
    def read_scales(self) -> tuple[BufferRef, BufferRef]:
        """Scales and zero points as they are read."""
        return (self.scales, self.zero_points) if self.is_per_channel else (NOWHERE, NOWHERE)

    @property
    def scale_types(self) -> tuple[TensorType | None, TensorType | None]:
        """The types of scales and zero points, None for one that is not read."""
        wanted = (flat(DType.F32, self.channels), flat(DType.I32, self.channels))
        pairs = zip(self.read_scales, wanted, strict=True)
        scales, zero_points = (kind if place.is_present else None for place, kind in pairs)
        return scales, zero_points

    @property
    def scale_attributes(self) -> dict[str, Any]:
        """The scale and the zero point of a tensor that has one of each."""
        if self.is_per_channel:
            return {}
        return {"scale": number_of(self.scale_bits), "zero_point": self.zero_point}


def scale_fields(application: Application, buffers: Buffers, first: int) -> dict[str, Any] | None:
    """The fields for scales, operand `first`, and zero points; None for channels without zero points.

    The peer refuses those. Fields that are not read are 0, as the peer's compiler writes them.
    """
    scales, zero_points = (*application.operands, None, None)[first : first + 2]
    if scales is None:
        alone = {
            "scale_bits": bits_of(application.number("scale")),
            "zero_point": application.integer("zero_point"),
        }
        return {"scales": NOWHERE, "zero_points": NOWHERE, "channels": 0} | alone
    if zero_points is None or not has_wire_extents(scales.elements):
        return None
    places = {"scales": buffers.operand(first), "zero_points": buffers.operand(first + 1)}
    return places | {"channels": scales.elements, "scale_bits": 0, "zero_point": 0}


@record
class DequantizeCall(Quantized):
    """out[i] = (q[i] − zero point)·scale"""

    input: BufferRef = wire(BUFFER, "quantized tensor")
    scales: BufferRef = wire(BUFFER, "f32 scale of each channel, or absent")
    zero_points: BufferRef = wire(BUFFER, "i32 zero point of each channel, or absent")
    output: BufferRef = wire(BUFFER, "result")
    element_count: int = wire(u64, "elements")
    channels: int = wire(u32, "channels; 0 for one scale")
    inner: int = wire(u32, "neighbours of one channel, before the next channel")
    quant_dtype: DType = wire(DTYPE, "element type of the operand")
    dtype: DType = wire(DTYPE, "element type of the result")
    scale_bits: int = wire(u32, "f32 bits of the one scale")
    zero_point: int = wire(i32, "the one zero point")

    @property
    def operands(self) -> tuple[BufferRef, ...]:
        return (self.input, *self.read_scales, NOWHERE)

    def params(self) -> bytes:
        return Call.params(self) + bytes((self.is_per_channel,))

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents with the channels as axis 1, or one row; raises OperandMismatch where they do not fit."""
        if not self.is_per_channel:
            return (self.element_count,)
        inner = max(self.inner, 1)
        outer, left = divmod(self.element_count, self.channels * inner)
        if left:
            whole = f"a multiple of {self.channels} channels of {inner}"
            raise OperandMismatch("dequantize", whole, f"{self.element_count} elements")
        return (outer, self.channels) if inner == 1 else (outer, self.channels, inner)

    def application(self) -> Application:
        q = TensorType(self.quant_dtype, self.shape)
        attributes = self.scale_attributes | {
            "axis": 1 if self.is_per_channel else -1,
            "dtype": self.dtype.text,
        }
        operands = (q, *self.scale_types, None)
        return Application(operands=operands, result=q.with_dtype(self.dtype), attributes=attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = dequantize_fields(application, buffers)
        return None if fields is None or is_declared(application) else cls(**fields)


def dequantize_fields(application: Application, buffers: Buffers) -> dict[str, Any] | None:
    """The fields of both forms, or None for scales that the peer does not take."""
    q, axis = application.operand(0), application.integer("axis")
    scales = scale_fields(application, buffers, 1)
    inner = prod(q.shape[axis + 1 :]) if axis >= 0 else 0
    if scales is None or not q.elements or application.integer("weight_layout") == OUTPUT_MAJOR:
        return None
    kinds = {"quant_dtype": q.dtype, "dtype": application.result.dtype}
    places = {"input": buffers.operand(0), "output": buffers.output}
    return places | scales | kinds | {"element_count": q.elements, "inner": inner}


def is_declared(application: Application) -> bool:
    """True where a weight's layout, its use with quantized activations or its codebook must be said."""
    has_codebook = (*application.operands, None, None, None)[3] is not None
    return has_codebook or application.integer("weight_layout") != 0 or application.integer("act_quant") != 0


@record
class DequantizeDeclaredCall(DequantizeCall):
    """The same, of a weight that declares how products read it."""

    weight_layout: int = wire(u8, "0 row-major [k, n], 1 output-major [n, k]", signed=False)
    act_quant: int = wire(u8, "1: a product that reads it quantizes its other operand", signed=False)
    codebook: BufferRef = wire(BUFFER, "weights behind each index byte, or absent", default=NOWHERE)

    @property
    def operands(self) -> tuple[BufferRef, ...]:
        return (self.input, *self.read_scales, self.codebook)

    def suffix(self, full: int) -> bytes:
        del full
        declared = bytes((self.weight_layout, self.act_quant))
        return declared if any(declared) else b""

    def application(self) -> Application:
        found = DequantizeCall.application(self)
        codebook = CODEBOOK if self.codebook.is_present else None
        declared = {"weight_layout": int(self.weight_layout != 0), "act_quant": int(self.act_quant != 0)}
        return Application(
            operands=(*found.operands[:3], codebook),
            result=found.result,
            attributes={**found.attributes, **declared},
        )

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = dequantize_fields(application, buffers)
        if fields is None or not is_declared(application):
            return None
        fields |= {name: application.integer(name) for name in ("weight_layout", "act_quant")}
        return cls(**fields, codebook=buffers.operand(3))
