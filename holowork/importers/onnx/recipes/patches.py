"""Windows of images as columns: put back into an image, or read where offsets move them."""

from math import prod

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed, direct
from holowork.importers.onnx.recipes.convolution import Filters, transposed
from holowork.importers.onnx.recipes.sampling import Sampling, Table, Tap, column
from holowork.importers.onnx.recipes.windows import Line, Lines, attributes_of, lines_of
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor


def _col2im(step: Step) -> Results:
    """Columns added up where they lie: our col2im, else a transposed convolution, a filter for each cell."""
    image, block = (tuple(int(extent) for extent in step.value(place)) for place in (1, 2))
    lines, cells = _block_lines(step, block), prod(block)
    outs = tuple(line.count(extent) for line, extent in zip(lines, image, strict=True))
    if step.x.ndim != 3 or step.x.shape[1] % cells or step.x.shape[2] != prod(outs):
        step.refuse(f"columns [N, C·{cells}, {prod(outs)}]", list(step.x.shape))
    batch, channels = step.x.shape[0], step.x.shape[1] // cells
    if len(block) == 2 and all(line.dilation == 1 for line in lines):
        flat = step.x.reshape((batch * channels * cells, prod(outs)))
        settings = {name: value for name, value in attributes_of(lines).items() if name != "dilations"}
        found = flat.col2im(kernel=block, image=image, **settings)
    else:
        found = _spread(step.x.reshape((batch * channels, cells, *outs)), lines, image)
    return found.reshape((batch, channels, *image))


def _spread(columns: Tensor, lines: Lines, image: tuple[int, ...]) -> Tensor:
    """Each cell put to its place by a filter of its own, which has a 1 there."""
    cells = columns.shape[1]
    own = np.eye(cells, dtype=np.float32).reshape((cells, 1, *(line.kernel for line in lines)))
    w = columns.graph.const(own).astype(columns.dtype)
    return transposed(columns, Filters(w=w, lines=lines, outs=image))


def _block_lines(step: Step, block: tuple[int, ...]) -> Lines:
    """The windows that columns were; raises UnsupportedForm."""
    rank = len(block)
    strides, dilations = (tuple(step.attribute(name) or (1,) * rank) for name in ("strides", "dilations"))
    pads = tuple(step.attribute("pads") or (0,) * 2 * rank)
    if {len(strides), len(dilations), len(pads) / 2} != {rank}:
        step.refuse(f"strides, dilations and pads of {rank} axes", [strides, dilations, pads])
    names = ("kernel", "stride", "dilation", "begin", "end")
    rows = zip(block, strides, dilations, pads[:rank], pads[rank:], strict=True)
    return tuple(Line(**dict(zip(names, row, strict=True))) for row in rows)


def _deform_conv(step: Step) -> Results:
    """A product of the filters with the cells that they read where the offsets move them."""
    x, w, bias = step[0], step[1], step.get(3)
    if x.ndim != 4 or w.ndim != 4:
        step.refuse("images and filters of two axes", [list(x.shape), list(w.shape)])
    columns = _moved_columns(step, lines_of(step, w.shape[2:]))
    groups, (batch, channels, cells, outs) = int(step.attribute("group", 1)), columns.shape
    rows = columns.reshape((batch, groups, channels // groups * cells, outs))
    filters = w.astype("f32").reshape((1, groups, w.shape[0] // groups, rows.shape[2]))
    found = filters.matmul(rows).reshape((batch, w.shape[0], *step[2].shape[2:])).astype(x.dtype)
    return found if bias is None else found + bias.reshape((w.shape[0], 1, 1))


def _moved_columns(step: Step, lines: Lines) -> Tensor:
    """[N, C, cells, places]: what each cell of each window reads, times its mask."""
    x, offsets, mask = step[0], step[2], step.get(4)
    groups, cells = int(step.attribute("offset_group", 1)), prod(line.kernel for line in lines)
    outs = tuple(line.count(extent) for line, extent in zip(lines, x.shape[2:], strict=True))
    batch, each = x.shape[0] * groups, x.shape[1] // groups
    if offsets.shape != (x.shape[0], groups * cells * 2, *outs):
        step.refuse(f"offsets {[x.shape[0], groups * cells * 2, *outs]}", list(offsets.shape))
    apart = offsets.astype("f32").reshape((batch, cells, 2, prod(outs))).transpose(perm=(0, 1, 3, 2))
    moves = apart.reshape((batch, cells * prod(outs), 2))
    table = Table.of(x.reshape((batch, each, *x.shape[2:])))
    found = table.sum(
        [_moved(column(moves, axis), lines, (axis, outs, extent)) for axis, extent in enumerate(x.shape[2:])]
    )
    if mask is not None:
        found = found * mask.astype("f32").reshape((batch, cells * prod(outs), 1))
    return found.transpose(perm=(0, 2, 1)).reshape((x.shape[0], x.shape[1], cells, prod(outs)))


def _moved(moves: Tensor, lines: Lines, place: tuple[int, tuple[int, ...], int]) -> list[Tap]:
    """The neighbours along an axis of each cell of each window, moved."""
    axis, outs, extent = place
    shape = [1, 1, 1, 1]
    shape[axis], shape[axis + 2] = lines[axis].kernel, outs[axis]
    own = lines[axis].places(outs[axis]).T.reshape(shape)
    whole = np.broadcast_to(own, (*(line.kernel for line in lines), *outs)).reshape((1, -1))
    return Sampling().taps(moves + moves.graph.const(whole.astype(np.float32)), extent)


def _lrn(step: Step) -> Results:
    return step.x.lrn(
        size=int(step.required("size")),
        alpha=step.attribute("alpha", 0.0001),
        beta=step.attribute("beta", 0.75),
        bias=step.attribute("bias", 1.0),
    )


PATCHES: tuple[Recipe, ...] = (
    direct("LRN", _lrn),
    direct("Col2Im", _col2im, "dilations and other than two axes are transposed convolutions"),
    composed("DeformConv", _deform_conv, "of images of two axes"),
)
