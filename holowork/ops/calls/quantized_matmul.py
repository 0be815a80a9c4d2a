"""Calls of products with a quantized B, in three forms: the later ones carry what the earlier ones cannot."""

from math import prod
from typing import Any, Self

from holowork.codec import boolean, i32, record, u8, u32, wire
from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, NOWHERE, BufferRef, Buffers, Call
from holowork.ops.calls.codes import EPILOGUES, word_of
from holowork.ops.calls.quantization import CODEBOOK, OUTPUT_MAJOR, Quantized, scale_fields
from holowork.ops.calls.reduction import has_wire_extents
from holowork.ops.element_types import STORED
from kernels_ir import DType

_PLAIN, _EXTENDED, _WITH_CODEBOOK = 108, 116, 117
_EPILOGUE_BYTES = 2
"""act_quant and act, which the plain label leaves out."""


@record
class MatMulDequantCall(Quantized):
    """out[i, j] = Σ a[i, l]·(bq[l, j] − zero point)·scale"""

    a: BufferRef = wire(BUFFER, "left matrix [m, k], f32")
    bq: BufferRef = wire(BUFFER, "quantized right matrix [k, n]")
    scales: BufferRef = wire(BUFFER, "f32 scale of each channel, or absent")
    zero_points: BufferRef = wire(BUFFER, "i32 zero point of each channel, or absent")
    output: BufferRef = wire(BUFFER, "result [m, n]")
    m: int = wire(u32, "rows of the result")
    k: int = wire(u32, "terms of each sum")
    n: int = wire(u32, "columns of the result")
    channels: int = wire(u32, "channels of bq; 0 for one scale")
    inner: int = wire(u32, "neighbours of one channel, before the next channel")
    quant_dtype: DType = wire(DTYPE, "element type of bq")
    dtype: DType = wire(DTYPE, "element type of a and of the result")
    scale_bits: int = wire(u32, "f32 bits of the one scale")
    zero_point: int = wire(i32, "the one zero point")

    @property
    def operands(self) -> tuple[BufferRef, ...]:
        return (self.a, self.bq, *self.read_scales, NOWHERE, NOWHERE)

    def application(self) -> Application:
        a, bq = TensorType(self.dtype, (self.m, self.k)), TensorType(self.quant_dtype, (self.k, self.n))
        operands = (a, bq, *self.scale_types, None, None)
        attributes = self.scale_attributes | {"inner": max(self.inner, 1)}
        return Application(operands=operands, result=a.with_shape((self.m, self.n)), attributes=attributes)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = product_fields(application, buffers)
        return cls(**fields) if fields is not None and form_of(application) == _PLAIN else None


@record
class MatMulDequantExtendedCall(MatMulDequantCall):
    """out = act(a·dequantize(bq) + residual), with bq or a in other forms"""

    bq_omajor: bool = wire(boolean, "bq lies output-major, [n, k]", signed=False)
    act_quant: int = wire(u8, "1: the rows of a are quantized to i8")
    act: int = wire(u8, "activation: 0 none, 1 relu, 2 gelu, 3 silu, 4 sigmoid, 5 tanh, 6 elu, 7 selu, 8 exp")
    residual: BufferRef = wire(BUFFER, "addend [m, n], or absent")

    @property
    def has_epilogue(self) -> bool:
        """True where more than the layout of bq differs from the plain form."""
        return self.act_quant != 0 or self.act != 0 or self.residual.is_present

    @property
    def operands(self) -> tuple[BufferRef, ...]:
        return (self.a, self.bq, *self.read_scales, NOWHERE, self.residual)

    def opcode(self, discriminant: int) -> int:
        del discriminant
        return _EXTENDED if self.has_epilogue else _PLAIN

    def params(self) -> bytes:
        signed = Call.params(self)
        if not self.has_epilogue:
            return signed[:-_EPILOGUE_BYTES]
        return signed + bytes((self.residual.is_present,))

    def suffix(self, full: int) -> bytes:
        """The peer runs output-major weights with quantized rows alone; any other pair of the two is said."""
        del full
        declared = (self.bq_omajor, self.act_quant != 0)
        return bytes(declared) if len(set(declared)) > 1 else b""

    def application(self) -> Application:
        found = MatMulDequantCall.application(self)
        extended: dict[str, Any] = {
            "weight_layout": int(self.bq_omajor),
            "act_quant": int(self.act_quant != 0),
            "act": word_of("matmul_dequant.act", EPILOGUES, self.act),
        }
        residual = found.result if self.residual.is_present else None
        return Application(
            operands=(*found.operands[:5], residual),
            result=found.result,
            attributes={**found.attributes, **extended},
        )

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = product_fields(application, buffers)
        if fields is None or form_of(application) != _EXTENDED:
            return None
        return cls(**fields, **extended_fields(application, buffers))


@record
class MatMulDequantCodebookCall(MatMulDequantExtendedCall):
    """The same with weights that are indices into a codebook."""

    codebook: BufferRef = wire(BUFFER, "weights behind each index byte, or absent")

    @property
    def operands(self) -> tuple[BufferRef, ...]:
        return (self.a, self.bq, *self.read_scales, self.codebook, self.residual)

    def opcode(self, discriminant: int) -> int:
        is_plain = not self.codebook.is_present
        return MatMulDequantExtendedCall.opcode(self, discriminant) if is_plain else _WITH_CODEBOOK

    def params(self) -> bytes:
        if not self.codebook.is_present:
            return MatMulDequantExtendedCall.params(self)
        return Call.params(self) + bytes((self.residual.is_present, 1))

    def application(self) -> Application:
        found = MatMulDequantExtendedCall.application(self)
        codebook = CODEBOOK if self.codebook.is_present else None
        return Application(
            operands=(*found.operands[:4], codebook, found.operands[5]),
            result=found.result,
            attributes=found.attributes,
        )

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        fields = product_fields(application, buffers)
        if fields is None or form_of(application) != _WITH_CODEBOOK:
            return None
        return cls(**fields, **extended_fields(application, buffers), codebook=buffers.operand(4))


def product_fields(application: Application, buffers: Buffers) -> dict[str, Any] | None:
    """The fields of all forms; None for what the peer does not run."""
    a, bq = application.operand(0), application.operand(1)
    scales = scale_fields(application, buffers, 2)
    (k, n), m = bq.shape, prod(a.shape[:-1])
    # the peer reads output-major weights with quantized rows of a, and row-major ones without
    is_paired = application.integer("weight_layout") == application.integer("act_quant")
    is_read = bq.dtype in STORED or application.integer("weight_layout") == OUTPUT_MAJOR
    if scales is None or not (is_paired and is_read and has_wire_extents(m, k, n)):
        return None
    inner = application.integer("inner") if scales["channels"] else 0
    places = {"a": buffers.operand(0), "bq": buffers.operand(1), "output": buffers.output}
    extents = {"m": m, "k": k, "n": n, "inner": inner}
    return places | scales | extents | {"quant_dtype": bq.dtype, "dtype": application.result.dtype}


def extended_fields(application: Application, buffers: Buffers) -> dict[str, Any]:
    """What the longer forms say besides."""
    return {
        "bq_omajor": application.integer("weight_layout") == OUTPUT_MAJOR,
        "act_quant": application.integer("act_quant"),
        "act": EPILOGUES.index(application.word("act")),
        "residual": buffers.operand(5),
    }


def form_of(application: Application) -> int:
    """The discriminant or opcode of the shortest form that can say the application."""
    codebook, residual = (*application.operands, None, None, None, None)[4:6]
    defaults = {"weight_layout": 0, "act_quant": 0, "act": "none"}
    is_plain = all(application.attributes[name] == value for name, value in defaults.items())
    if codebook is not None:
        return _WITH_CODEBOOK
    return _PLAIN if is_plain and residual is None else _EXTENDED
