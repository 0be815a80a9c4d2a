"""Ops that onnxruntime adds and its optimizer and quantizer write.

Source: the description of its contributed operators in the documentation of onnxruntime.
"""

from collections.abc import Callable, Sequence
from functools import partial

from holowork.importers.onnx.recipe import Build, Recipe, composed, direct
from holowork.importers.onnx.recipes.products import product
from holowork.importers.onnx.recipes.quantization import (
    Quantized,
    by_column,
    by_row,
    integer_product,
    rounded,
    saturated,
    whole,
)
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

Map = Callable[..., Tensor]
_DOMAIN = "com.microsoft"


def _requantized(step: Step, x: Tensor, first: int) -> Tensor:
    """Numbers as integers by the scale and the zero point from one operand on; u8 without a zero point."""
    scale, zero = step[first].astype("f32").reshape(()), step.get(first + 1)
    moved = rounded(x / scale, None if zero is None else whole(zero).reshape(()))
    return saturated(step, moved, step.x.dtype if zero is None else zero.dtype)


def _quantized_binary(name: str) -> Build:
    """An op of the numbers that two quantized tensors stand for, quantized."""

    def build(step: Step) -> Results:
        a, b = (Quantized.at(step, first).numbers() for first in (0, 3))
        return _requantized(step, step.graph.op(name, a, b), 6)

    return build


def _quantized_unary(function: Callable[[Step, Tensor], Tensor]) -> Build:
    """A function of the numbers that a quantized tensor stands for, quantized."""

    def build(step: Step) -> Results:
        return _requantized(step, function(step, Quantized.at(step, 0).numbers()), 3)

    return build


def _sigmoid(_: Step, x: Tensor) -> Tensor:
    return x.sigmoid()


def _leaky_relu(step: Step, x: Tensor) -> Tensor:
    alpha, zero = step.scalar(step.attribute("alpha", 0.01), x), step.scalar(0.0, x)
    return step.graph.where(x.less(zero), x * alpha, x)


def _softmax(step: Step, x: Tensor) -> Tensor:
    if int(step.attribute("opset", 13)) < 13:
        step.refuse("the softmax of opset 13 or later", step.attribute("opset"))
    return x.softmax(axis=step.axis(-1))


def _mean_of_images(step: Step, x: Tensor) -> Tensor:
    last = bool(step.attribute("channels_last", 0))
    axes = tuple(range(1, x.ndim - 1)) if last else tuple(range(2, x.ndim))
    return x.reduce_mean(axes=axes, keepdims=True)


def _quantized_concat(step: Step) -> Results:
    """Scale and zero point of the result, then three operands for each part."""
    parts = [Quantized.at(step, first).numbers() for first in range(2, len(step.operands), 3)]
    joined = step.graph.concat(*parts, axis=step.axis(1, parts[0].ndim))
    scale, zero = step[0].astype("f32").reshape(()), whole(step[1]).reshape(())
    return saturated(step, rounded(joined / scale, zero), step[1].dtype)


def _scaled_product(step: Step) -> Results:
    """The product of integers times both scales, plus a bias"""
    found = integer_product(step, (0, 4), (1, 5)).astype("f32")
    return _with_bias(step, found * (by_row(step[2]) * by_column(step[3])).astype("f32"), 6)


def _with_bias(step: Step, x: Tensor, place: int) -> Tensor:
    bias = step.get(place)
    return x if bias is None else x + bias


def _dynamic_product(step: Step) -> Results:
    """a quantized to u8 by its own range, times the integers b, times both scales, plus a bias"""
    scale, zero = _range_of(step, step.x)
    integers = saturated(step, rounded(step.x / scale, zero), step.graph.const(0, dtype="u8").dtype)
    b_zero, b = step.get(3), whole(step[1])
    found = product(whole(integers) - zero, b if b_zero is None else b - by_column(whole(b_zero)))
    return _with_bias(step, found.astype("f32") * (by_column(step[2]) * scale), 4)


def _range_of(step: Step, x: Tensor) -> tuple[Tensor, Tensor]:
    """The scale and the zero point that DynamicQuantizeLinear gives a tensor; the range includes 0."""
    none = step.scalar(0.0, x)
    low, high = x.reduce_min().min(none), x.reduce_max().max(none)
    scale = (high - low) / step.scalar(255.0, x)
    wanted = (none - low / scale).max(none).min(step.scalar(255.0, x))
    return scale, wanted.round(mode="even").astype("i32")


def _fused_matmul(step: Step) -> Results:
    """alpha·a·b, either of them transposed"""
    refused = [name for name in ("transBatchA", "transBatchB") if step.attribute(name, 0)]
    if refused:
        step.refuse("batches that stay in front", f"{refused[0]}=1")
    a, b = (
        _transposed(step[place], step.attribute(name, 0)) for place, name in ((0, "transA"), (1, "transB"))
    )
    alpha, found = step.attribute("alpha", 1.0), product(a, b)
    return found if alpha == 1.0 else found * step.scalar(alpha, found)


def _transposed(x: Tensor, swap: int) -> Tensor:
    if not swap or x.ndim < 2:
        return x
    return x.transpose(perm=(*range(x.ndim - 2), x.ndim - 1, x.ndim - 2))


def _gelu(approximate: str) -> Build:
    """gelu(x + bias)"""

    def build(step: Step) -> Results:
        return _with_bias(step, step.x, 1).gelu(approximate=approximate)

    return build


def _quick_gelu(step: Step) -> Results:
    alpha = step.scalar(step.attribute("alpha", 1.702), step.x)
    return step.x * (step.x * alpha).sigmoid()


def _skip_norm(name: str, parameters: Sequence[int], bias: int) -> Build:
    """A norm of input + skip + bias along the last axis; that sum is the fourth result."""

    def build(step: Step) -> Results:
        skip = step[1] if step[1].ndim == step.x.ndim else step[1].expand(step.x.shape)
        total = _with_bias(step, step.x + skip, bias)
        given = [one for one in (step.get(place) for place in parameters) if one is not None]
        y = step.graph.op(name, total, *given, epsilon=step.attribute("epsilon", 1e-12))
        return (y, None, None, total)

    return build


def _simplified_norm(step: Step) -> Results:
    """rms_norm of the last axis"""
    if step.axis(-1) != step.x.ndim - 1:
        step.refuse("the last axis", step.attribute("axis"))
    return step.x.rms_norm(step[1], epsilon=step.attribute("epsilon", 1e-5))


_ours = partial(composed, domain=_DOMAIN)

CONTRIBUTED: tuple[Recipe, ...] = (
    _ours("QLinearAdd", _quantized_binary("add")),
    _ours("QLinearMul", _quantized_binary("mul")),
    _ours("QLinearSigmoid", _quantized_unary(_sigmoid)),
    _ours("QLinearLeakyRelu", _quantized_unary(_leaky_relu)),
    _ours("QLinearSoftmax", _quantized_unary(_softmax), "as of opset 13"),
    _ours("QLinearGlobalAveragePool", _quantized_unary(_mean_of_images)),
    _ours("QLinearConcat", _quantized_concat),
    _ours("MatMulIntegerToFloat", _scaled_product),
    _ours("DynamicQuantizeMatMul", _dynamic_product),
    _ours("FusedMatMul", _fused_matmul, "transposed batches are refused"),
    direct("Gelu", _gelu("none"), domain=_DOMAIN),
    direct("BiasGelu", _gelu("none"), domain=_DOMAIN),
    direct("FastGelu", _gelu("tanh"), domain=_DOMAIN),
    _ours("QuickGelu", _quick_gelu),
    _ours("SkipLayerNormalization", _skip_norm("layer_norm", (2, 3), 4), "without mean and deviation"),
    _ours("SkipSimplifiedLayerNormalization", _skip_norm("rms_norm", (2,), 3), "without the deviation"),
    direct("SimplifiedLayerNormalization", _simplified_norm, "along the last axis"),
)
