"""Convolutions of quantized integers."""

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.recipes.convolution import Filters, convolved
from holowork.importers.onnx.recipes.quantization import rounded, saturated, whole
from holowork.importers.onnx.recipes.windows import lines_of
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor


def _conv_integer(step: Step) -> Results:
    """(x − its zero point) with the filters (w − theirs) in i32"""
    return _convolved(step, (0, 2), (1, 3))


def _qlinear_conv(step: Step) -> Results:
    """The sums of integers and the bias, times x_scale·w_scale / y_scale, quantized"""
    total, bias = _convolved(step, (0, 2), (3, 5)), step.get(8)
    if bias is not None:
        total = total + _by_channel(bias, total)
    x_scale, w_scale, y_scale = (_by_channel(step[place].astype("f32"), total) for place in (1, 4, 6))
    factor, zero = x_scale * w_scale / y_scale, whole(step[7]).reshape(())
    return saturated(step, rounded(total.astype("f32") * factor, zero), step[7].dtype)


def _by_channel(one: Tensor, x: Tensor) -> Tensor:
    """Numbers of channels with an axis for each axis of images; one number without axes."""
    return one.reshape(()) if one.size == 1 else one.reshape((-1, *(1,) * (x.ndim - 2)))


def _convolved(step: Step, image: tuple[int, int], filters: tuple[int, int]) -> Tensor:
    """Images and filters less their zero points, each by the places of both, convolved in i32."""
    x, w = whole(step[image[0]]), whole(step[filters[0]])
    x_zero, w_zero = step.get(image[1]), step.get(filters[1])
    x = x if x_zero is None else x - whole(x_zero).reshape(())
    if w_zero is not None:
        w = w - whole(w_zero).reshape(() if w_zero.size == 1 else (-1, *(1,) * (w.ndim - 1)))
    lines = lines_of(step, w.shape[2:])
    return convolved(x, Filters(w=w, groups=int(step.attribute("group", 1)), lines=lines))


QUANTIZED_CONVOLUTION: tuple[Recipe, ...] = (
    composed("ConvInteger", _conv_integer),
    composed("QLinearConv", _qlinear_conv),
)
