"""Gradients of convolutions, pools and patches: a convolution and its transpose are each other's."""

from collections.abc import Mapping
from math import inf, prod

import numpy as np

from holowork.ops.gradients.step import Rule, Step, each, expanded, reshaped
from holowork.ops.tensor import Tensor
from holowork.ops.windows import Axis, Windows

_Extents = tuple[int, ...]
_IN_ORDER = ("strides", "pads", "dilations", "groups")


def _windows(step: Step) -> Windows:
    return Windows.of(step.attributes, step.y.shape[2:])


def _fitted(windows: Windows, counts: _Extents, extents: _Extents) -> dict[str, _Extents]:
    """Attributes of the transposed convolution whose result has the extents of the image."""
    rows = zip(windows.axes, counts, extents, strict=True)
    over = [_reached(axis, count) - axis.begin - extent for axis, count, extent in rows]
    begins = (windows.down.begin, windows.across.begin)
    return {
        "strides": (windows.down.stride, windows.across.stride),
        "dilations": (windows.down.dilation, windows.across.dilation),
        "pads": (*begins, *(max(more, 0) for more in over)),
        "output_padding": tuple(max(-more, 0) for more in over),
    }


def _reached(axis: Axis, count: int) -> int:
    """Places from the first cell of the first window to the last one of the last."""
    return (count - 1) * axis.stride + axis.span


def _image(step: Step) -> Tensor:
    """The transposed convolution of g"""
    fitted = _fitted(_windows(step), step.result.shape[2:], step.x.shape[2:])
    return step.gradient.conv_transpose_2d(step.y, **fitted, groups=step.attributes["groups"])


def _filters(step: Step, image: Tensor, windows: Tensor) -> Tensor:
    """Σ image·windows over images and windows: a convolution whose channels are the images.

    Strides and dilations change places; what no cell of a filter reaches is cut off.
    """
    given, groups = step.attributes, step.attributes["groups"]
    batch, channels, *extents = image.shape
    split = reshaped(image, (batch, groups, channels // groups, *extents)).transpose((2, 1, 0, 3, 4))
    cells = reshaped(split, (channels // groups, groups * batch, *extents)).conv2d(
        windows.transpose((1, 0, 2, 3)),
        strides=given["dilations"],
        dilations=given["strides"],
        pads=given["pads"],
        groups=groups,
    )
    return _cut(cells, step.y.shape[2:]).transpose((1, 0, 2, 3))


def _cut(images: Tensor, extents: _Extents) -> Tensor:
    """The first rows and columns."""
    return images[:, :, : extents[0], : extents[1]]


def _spread_image(step: Step) -> Tensor:
    """The convolution of g, for a transposed one"""
    given = {name: step.attributes[name] for name in _IN_ORDER}
    return _cut(step.gradient.conv2d(step.y, **given), step.x.shape[2:])


def _avg_pool(step: Step) -> Tensor:
    """g / count for every cell of its window"""
    given, counts = step.attributes, step.result.shape[2:]
    windows = Windows.of(given, given["kernel"])
    population = windows.population(step.x.shape[2:], counts, pads=given["count_include_pad"])
    share = step.gradient / np.maximum(population, 1).astype(np.float32)
    ones = share.graph.const(np.ones((1, 1, *windows.kernel), np.float32))
    fitted = _fitted(windows, counts, step.x.shape[2:])
    planes = reshaped(share, (prod(share.shape[:2]), 1, *counts)).conv_transpose_2d(ones, **fitted)
    return reshaped(planes, step.x.shape)


def _global_pool(step: Step) -> Tensor:
    """g / count for every cell"""
    return expanded(step.gradient / float(prod(step.x.shape[2:])), step.x.shape)


def _max_pool(step: Step) -> Tensor:
    """g where x is the greatest of its window, in equal shares where several cells are"""
    windows = Windows.of(step.attributes, step.attributes["kernel"])
    pads = _around(windows, step)
    planes = reshaped(step.x, (prod(step.x.shape[:2]), *step.x.shape[2:])).pad(pads=pads, value=-inf)
    back = _shares(step, planes, windows).pad(pads=tuple(-pad for pad in pads))
    return reshaped(back, step.x.shape)


def _around(windows: Windows, step: Step) -> _Extents:
    """Pads of planes [N·C, H, W], so that the windows fit them to the last cell."""
    rows = zip(windows.axes, step.result.shape[2:], step.x.shape[2:], strict=True)
    ends = [_reached(axis, count) - axis.begin - extent for axis, count, extent in rows]
    return (0, windows.down.begin, windows.across.begin, 0, *ends)


def _shares(step: Step, planes: Tensor, windows: Windows) -> Tensor:
    """The gradients of the cells of padded planes, added up where windows overlap."""
    count, cells = planes.shape[0], prod(windows.kernel)
    given = {"kernel": windows.kernel, "strides": step.attributes["strides"]}
    places = prod(step.result.shape[2:])
    patches = reshaped(planes.im2col(**given), (count, cells, places))
    greatest, gradient = (reshaped(one, (count, 1, places)) for one in (step.result, step.gradient))
    is_greatest = patches == greatest
    ties = is_greatest.astype(planes.dtype).reduce_sum(axes=1, keepdims=True)
    shared = is_greatest.where(gradient / ties, 0.0)
    return reshaped(shared, (count * cells, places)).col2im(**given, image=planes.shape[1:])


def _im2col(step: Step) -> Tensor:
    return step.gradient.col2im(**step.attributes, image=step.x.shape[1:])


def _col2im(step: Step) -> Tensor:
    given = {name: step.attributes[name] for name in ("kernel", "strides", "pads")}
    return step.gradient.im2col(**given)


IMAGES: Mapping[str, Rule] = {
    "conv2d": each(_image, lambda s: _filters(s, s.x, s.gradient)),
    "conv_transpose_2d": each(_spread_image, lambda s: _filters(s, s.gradient, s.x)),
    "max_pool_2d": each(_max_pool),
    "avg_pool_2d": each(_avg_pool),
    "global_avg_pool": each(_global_pool),
    "im2col": each(_im2col),
    "col2im": each(_col2im),
}
"""The rules by op."""
