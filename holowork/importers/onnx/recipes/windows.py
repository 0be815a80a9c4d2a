"""Windows along the axes of images: their cells, strides and pads, as nodes of a model state them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from holowork.importers.onnx.step import Step
from holowork.ops import Array, Tensor


@dataclass(frozen=True, kw_only=True)
class Line:
    """The windows along one axis: cell p of window i lies at i·stride + p·dilation − begin."""

    kernel: int
    stride: int = 1
    dilation: int = 1
    begin: int = 0
    end: int = 0

    @property
    def span(self) -> int:
        """Places from the first cell of a window to its last, both counted."""
        return (self.kernel - 1) * self.dilation + 1

    def count(self, extent: int) -> int:
        """Windows that fit the padded axis."""
        return (extent + self.begin + self.end - self.span) // self.stride + 1

    def places(self, windows: int) -> Array:
        """Where the cells of each window lie, [windows, kernel]."""
        starts = np.arange(windows)[:, None] * self.stride - self.begin
        return np.asarray(starts + np.arange(self.kernel) * self.dilation)

    def sources(self, extent: int, outs: int) -> Array:
        """Which window puts its cell p at each place of a result, [outs, kernel]; `extent` for none."""
        spread = np.arange(outs)[:, None] + self.begin - np.arange(self.kernel) * self.dilation
        window, off = np.divmod(spread, self.stride)
        return np.where((off == 0) & (window >= 0) & (window < extent), window, extent)


Lines = tuple[Line, ...]
UNIT = Line(kernel=1)
"""The windows along an axis that is left as it is."""


def lines_of(step: Step, kernel: Sequence[int]) -> Lines:
    """The windows of a node along the axes behind the first two; raises UnsupportedForm.

    Source of auto_pad: ⌈extent / stride⌉ windows, what they lack of cells shared by both ends.
    """
    extents = step.x.shape[2:]
    if not extents or len(kernel) != len(extents):
        step.refuse(f"windows of {max(len(extents), 1)} axes", f"{list(kernel)} for {list(step.x.shape)}")
    rows = zip(kernel, listed(step, "strides", 1), listed(step, "dilations", 1), strict=True)
    plain = tuple(Line(kernel=k, stride=s, dilation=d) for k, s, d in rows)
    if min(min(line.kernel, line.stride, line.dilation) for line in plain) < 1:
        step.refuse("windows and steps from 1 on", list(kernel))
    pads = _pads(step, plain)
    return tuple(replace(line, begin=b, end=e) for line, (b, e) in zip(plain, pads, strict=True))


def listed(step: Step, name: str, default: int) -> tuple[int, ...]:
    """An attribute of one number for each axis of an image; raises UnsupportedForm."""
    rank = step.x.ndim - 2
    given = tuple(step.attribute(name) or (default,) * rank)
    if len(given) != rank:
        step.refuse(f"{name} of {rank} axes", list(given))
    return given


def is_same(step: Step) -> bool:
    """Whether pads are chosen so that windows are as many as steps; raises UnsupportedForm."""
    way = step.attribute("auto_pad", "NOTSET") or "NOTSET"
    if way not in {"NOTSET", "VALID", "SAME_UPPER", "SAME_LOWER"}:
        step.refuse("an auto_pad that ONNX has", way)
    return way.startswith("SAME")


def shared(step: Step, total: int) -> tuple[int, int]:
    """Pads before and behind; an odd one goes where auto_pad says."""
    less = total // 2
    is_upper = step.attribute("auto_pad") == "SAME_UPPER"
    return (less, total - less) if is_upper else (total - less, less)


def given_pads(step: Step) -> tuple[tuple[int, int], ...]:
    """The attribute pads, a pair for each axis; raises UnsupportedForm."""
    rank = step.x.ndim - 2
    pads = tuple(step.attribute("pads") or (0,) * 2 * rank)
    if len(pads) != 2 * rank:
        step.refuse(f"{2 * rank} pads", list(pads))
    is_valid = step.attribute("auto_pad") == "VALID"
    return ((0, 0),) * rank if is_valid else tuple(zip(pads[:rank], pads[rank:], strict=True))


def _pads(step: Step, lines: Lines) -> tuple[tuple[int, int], ...]:
    if not is_same(step):
        return given_pads(step)
    pairs = zip(lines, step.x.shape[2:], strict=True)
    totals = [(-(-extent // line.stride) - 1) * line.stride + line.span - extent for line, extent in pairs]
    return tuple(shared(step, max(total, 0)) for total in totals)


def attributes_of(lines: Lines) -> dict[str, Any]:
    """What our ops call the windows along two axes, without their kernel."""
    return {
        "strides": tuple(line.stride for line in lines),
        "dilations": tuple(line.dilation for line in lines),
        "pads": (*(line.begin for line in lines), *(line.end for line in lines)),
    }


def unrolled(x: Tensor, table: Array) -> Tensor:
    """[N, C, D, …] → [N·outs, C·kernel, …]: the cells that a table [outs, kernel] chooses along D.

    D in the table stands for a cell of zeros.
    """
    extent = x.shape[2]
    if np.any(table >= extent):
        x = x.pad(pads=(*(0,) * (x.ndim + 2), 1, *(0,) * (x.ndim - 3)), value=0.0)
    cells = x.gather(x.graph.const(table.astype(np.int64)), axis=2)
    moved = cells.transpose(perm=(0, 2, 1, *range(3, cells.ndim)))
    batch, outs, channels, kernel = moved.shape[:4]
    return moved.reshape((batch * outs, channels * kernel, *moved.shape[4:]))


def rolled(y: Tensor, outs: int) -> Tensor:
    """[N·outs, C, …] → [N, C, outs, …]"""
    apart = y.reshape((y.shape[0] // max(outs, 1), outs, *y.shape[1:]))
    return apart.transpose(perm=(0, 2, 1, *range(3, apart.ndim)))
