"""Convolutions and their transposes, of images of any number of axes.

One axis is an image of one row. Of three or more the leading ones are unrolled: their cells become channels,
their places become images, and one convolution of two axes remains.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

import numpy as np

from holowork.importers.onnx.recipe import Recipe, direct
from holowork.importers.onnx.recipes.windows import (
    UNIT,
    Line,
    Lines,
    attributes_of,
    given_pads,
    is_same,
    lines_of,
    listed,
    rolled,
    shared,
    unrolled,
)
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor


@dataclass(frozen=True, kw_only=True)
class Filters:
    """What images are convolved with; of a transposed convolution `outs` are the extents of the result."""

    w: Tensor
    bias: Tensor | None = None
    groups: int = 1
    lines: Lines
    outs: tuple[int, ...] = ()

    @property
    def kernel(self) -> tuple[int, ...]:
        """The extents of a filter."""
        return self.w.shape[2:]

    def raised(self) -> "Filters":
        """The same for images of one row."""
        w = self.w.reshape((*self.w.shape[:2], 1, *self.kernel))
        return replace(self, w=w, lines=(UNIT, *self.lines), outs=(1, *self.outs))

    def lowered(self, w: Tensor) -> "Filters":
        """The same without the first axis, whose cells are channels of `w`."""
        return replace(self, w=w, lines=self.lines[1:], outs=self.outs[1:])

    def biased(self, y: Tensor) -> Tensor:
        """y + bias, one number for each channel of images [N, C, H, W]"""
        return y if self.bias is None else y + self.bias.reshape((1, self.bias.size, 1, 1))


def convolved(x: Tensor, filters: Filters) -> Tensor:
    """The convolution of images [N, C, …] with filters [M, C / groups, …]."""
    if len(filters.lines) == 1:
        flat = convolved(x.reshape((*x.shape[:2], 1, *x.shape[2:])), filters.raised())
        return flat.reshape((*flat.shape[:2], *flat.shape[3:]))
    if len(filters.lines) == 2:
        settings = attributes_of(filters.lines)
        return filters.biased(x.graph.conv2d(x, filters.w, groups=filters.groups, **settings))
    line, extent = filters.lines[0], x.shape[2]
    places = line.places(line.count(extent))
    table = np.where((places >= 0) & (places < extent), places, extent)
    w = filters.w.reshape((filters.w.shape[0], filters.w.shape[1] * line.kernel, *filters.kernel[1:]))
    return rolled(convolved(unrolled(x, table), filters.lowered(w)), len(table))


def transposed(x: Tensor, filters: Filters) -> Tensor:
    """The transposed convolution of images [N, C, …] with filters [C, M / groups, …]."""
    if len(filters.lines) == 1:
        flat = transposed(x.reshape((*x.shape[:2], 1, *x.shape[2:])), filters.raised())
        return flat.reshape((*flat.shape[:2], *flat.shape[3:]))
    if len(filters.lines) == 2:
        return filters.biased(_transposed_2d(x, filters))
    line, w = filters.lines[0], filters.w
    table = line.sources(x.shape[2], filters.outs[0])
    moved = w.transpose(perm=(0, 2, 1, *range(3, w.ndim)))
    w = moved.reshape((w.shape[0] * line.kernel, w.shape[1], *filters.kernel[1:]))
    return rolled(transposed(unrolled(x, table), filters.lowered(w)), len(table))


@dataclass(frozen=True, kw_only=True)
class Fit:
    """How a transposed axis gets its extent: pads of the op, what it adds, zeros before and behind."""

    line: Line
    extra: int
    before: int
    behind: int


def _fit(line: Line, extent: int, out: int) -> Fit:
    before, begin = max(-line.begin, 0), max(line.begin, 0)
    over = (extent - 1) * line.stride + line.span - begin - (out - before)
    extra = min(max(-over, 0), max(line.stride, line.dilation) - 1)
    within = replace(line, begin=begin, end=max(over, 0))
    return Fit(line=within, extra=extra, before=before, behind=max(-over, 0) - extra)


def _transposed_2d(x: Tensor, filters: Filters) -> Tensor:
    fits = [_fit(*row) for row in zip(filters.lines, x.shape[2:], filters.outs, strict=True)]
    y = x.graph.conv_transpose_2d(
        x,
        filters.w,
        groups=filters.groups,
        output_padding=tuple(fit.extra for fit in fits),
        **attributes_of(tuple(fit.line for fit in fits)),
    )
    zeros = (0, 0, *(fit.before for fit in fits), 0, 0, *(fit.behind for fit in fits))
    return y.pad(pads=zeros, value=0.0) if any(zeros) else y


def _kernel(step: Step) -> tuple[int, ...]:
    """The extents of the filters; raises UnsupportedForm where the attribute says others."""
    kernel = step[1].shape[2:]
    said = tuple(step.attribute("kernel_shape") or kernel)
    if said != kernel:
        step.refuse(f"the kernel_shape {list(kernel)} that the filters have", list(said))
    return kernel


def _conv(step: Step) -> Results:
    filters = Filters(
        w=step[1],
        bias=step.get(2),
        groups=int(step.attribute("group", 1)),
        lines=lines_of(step, _kernel(step)),
    )
    return convolved(step.x, filters)


def _conv_transpose(step: Step) -> Results:
    lines = lines_of(step, _kernel(step))
    outs, pads = _extents(step, lines)
    filters = Filters(
        w=step[1],
        bias=step.get(2),
        groups=int(step.attribute("group", 1)),
        lines=tuple(replace(line, begin=begin) for line, (begin, _) in zip(lines, pads, strict=True)),
        outs=outs,
    )
    return transposed(step.x, filters)


def _extents(step: Step, lines: Lines) -> tuple[tuple[int, ...], Sequence[tuple[int, int]]]:
    """The extents of a transposed convolution and its pads: of the two one is given, the other follows."""
    extents, extra = step.x.shape[2:], listed(step, "output_padding", 0)
    rows = zip(lines, extents, extra, strict=True)
    whole = tuple((extent - 1) * line.stride + line.span + more for line, extent, more in rows)
    asked = step.attribute("output_shape")
    if not asked and not is_same(step):
        pads = given_pads(step)
        return tuple(w - sum(pair) for w, pair in zip(whole, pads, strict=True)), pads
    same = tuple(extent * line.stride for line, extent in zip(lines, extents, strict=True))
    outs = tuple(asked or same)[-len(lines) :]
    if len(outs) != len(lines):
        step.refuse(f"an output_shape of {len(lines)} axes", list(outs))
    return outs, [shared(step, max(w - out, 0)) for w, out in zip(whole, outs, strict=True)]


_NOTE = "one axis is an image of one row; of three or more the leading ones are unrolled"
CONVOLUTION: tuple[Recipe, ...] = (
    direct("Conv", _conv, _NOTE),
    direct("ConvTranspose", _conv_transpose, _NOTE),
)
