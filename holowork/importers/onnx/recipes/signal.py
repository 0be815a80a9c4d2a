"""Transforms of signals: discrete Fourier transforms as products with constant matrices."""

from dataclasses import dataclass
from functools import cached_property
from math import floor, log10, pi

import numpy as np

from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.step import Results, Step
from holowork.importers.onnx.types import DTYPES
from holowork.ops import Array, Tensor
from kernels_ir import DType

_MOST = 1 << 26
"""Elements of a matrix that is made for a transform, at most."""
_DIGITS = 15
"""Decimals of sines that every CPU has alike; those that are 0 are."""


@dataclass(frozen=True, kw_only=True)
class Transform:
    """A Fourier transform of `length` places, of numbers of `parts` parts: real, or real and imaginary.

    `rows` of the places are given, the others are 0. One-sided, only half of the spectrum is: the results of
    a forward transform, the operands of an inverse one, whose results are real.
    """

    length: int
    rows: int
    parts: int
    inverse: bool
    onesided: bool

    @property
    def columns(self) -> int:
        """How many results there are."""
        return self.half if self.onesided and not self.inverse else self.length

    @property
    def results(self) -> int:
        """The parts of each result."""
        return 1 if self.onesided and self.inverse else 2

    @property
    def half(self) -> int:
        """The places of a spectrum that say the others, where the signal is real."""
        return self.length // 2 + 1

    @cached_property
    def matrix(self) -> Array:
        """[rows·parts, columns·results] in f32: what a row of places is multiplied with."""
        places = np.outer(np.arange(self.rows), np.arange(self.columns)) % self.length
        angle = 2 * pi * np.arange(self.length) / self.length
        cosine, sine = (np.round(part, _DIGITS)[places] for part in (np.cos(angle), np.sin(angle)))
        sine = sine if self.inverse else -sine
        apart = np.array([[cosine, sine], [-sine, cosine]])[: self.parts, : self.results]
        whole = (apart * self._weights[:, None]).transpose(2, 0, 3, 1)
        return whole.reshape(self.rows * self.parts, self.columns * self.results).astype(np.float32)

    @property
    def _weights(self) -> Array:
        """The factor of each operand: 1; of an inverse 1/length, twice that for a place that says two."""
        if not self.inverse:
            return np.ones(self.rows)
        rows = np.arange(self.rows)
        is_double = self.onesided & (rows != 0) & (2 * rows != self.length)
        return np.where(is_double, 2, 1) / self.length


def _transformed(step: Step, x: Tensor, form: Transform) -> Tensor:
    """x [..., rows, parts] to [..., columns, results]; raises UnsupportedForm where that takes too much."""
    size = form.rows * form.parts * form.columns * form.results
    if size > _MOST:
        step.refuse(f"a transform by a matrix of at most {_MOST} numbers", size)
    wide = x.astype("f32").reshape((*x.shape[:-2], form.rows * form.parts))
    lines = wide.reshape((1, *wide.shape)) if wide.ndim == 1 else wide
    product = lines.matmul(step.graph.const(form.matrix))
    return product.reshape((*x.shape[:-2], form.columns, form.results)).astype(x.dtype)


def _dft(step: Step) -> Results:
    """Until opset 19 the axis is an attribute."""
    rank = step.x.ndim
    (axis,) = step.setting("axis", 2) or (1 if step.version < 20 else -2,)
    axis = step.nonnegative(axis, rank)
    if axis == rank - 1:
        step.refuse("an axis before that of the parts of numbers", axis)
    form = _form(step, step.x.shape[axis])
    order = [place for place in range(rank) if place != axis]
    order.insert(rank - 2, axis)
    moved = step.x.transpose(perm=tuple(order))
    given = moved.slice(starts=(0,), ends=(form.rows,), axes=(rank - 2,), steps=(1,))
    return _transformed(step, given, form).transpose(perm=tuple(np.argsort(order).tolist()))


def _form(step: Step, extent: int) -> Transform:
    """The transform of an axis, which is cut or filled up with 0 to the length that is wanted."""
    inverse, onesided = bool(step.attribute("inverse", 0)), bool(step.attribute("onesided", 0))
    usual = 2 * (extent - 1) if inverse and onesided else extent
    (length,) = step.setting("dft_length", 1) or (usual,)
    if length < 1:
        step.refuse("a length of at least 1", length)
    most = length // 2 + 1 if inverse and onesided else length
    return Transform(
        length=length,
        rows=min(extent, most),
        parts=step.x.shape[-1],
        inverse=inverse,
        onesided=onesided,
    )


def _stft(step: Step) -> Results:
    """Frames of a signal, each times the window, transformed."""
    window, extent = step.get(2), step.x.shape[1]
    (hop,) = step.setting("frame_step", 1) or (0,)
    (length,) = step.setting("frame_length", 3) or (extent if window is None else window.size,)
    if not 1 <= length <= extent or hop < 1:
        step.refuse(f"frames of at most {extent} places that move on", f"{length} places, step {hop}")
    starts = np.arange(0, extent - length + 1, hop)
    frames = step.x.gather(step.integers(starts[:, None] + np.arange(length)), axis=1)
    parts = step.x.shape[2] if step.x.ndim > 2 else 1
    weighted = frames.reshape((step.x.shape[0], len(starts), length, parts))
    if window is not None:
        weighted = weighted * window.reshape((length, 1))
    onesided = bool(step.attribute("onesided", 1))
    form = Transform(length=length, rows=length, parts=parts, inverse=False, onesided=onesided)
    return _transformed(step, weighted, form)


def _mel_weights(step: Step) -> Results:
    """A constant: a triangle over the bins of a spectrum for each mel, as wide as its neighbours are far."""
    mels, length, rate = (int(step.value(place).reshape(-1)[0]) for place in range(3))
    low, high = (float(step.value(place).reshape(-1)[0]) for place in (3, 4))
    if mels < 1 or length < 1 or rate < 1 or mels * length > _MOST:
        step.refuse(f"a matrix of at most {_MOST} numbers", f"{mels} mels of {length} places")
    first, last = (2595 * log10(1 + edge / 700) for edge in (low, high))
    points = (first + place * (last - first) / (mels + 2) for place in range(mels + 2))
    bins = [floor((length + 1) * 700 * (10 ** (point / 2595) - 1) / rate) for point in points]
    if not 0 <= min(bins) <= max(bins) <= length // 2:
        step.refuse(f"edges within {rate / 2} hertz", f"{low} and {high}")
    dtype = DTYPES.get(int(step.attribute("output_datatype", 1)), DType.F32)
    return step.graph.const(_triangles(bins, length // 2 + 1)).astype(dtype)


def _triangles(bins: list[int], rows: int) -> Array:
    """Column i rises from bins[i] to bins[i + 1] and falls to bins[i + 2]."""
    found = np.zeros((rows, len(bins) - 2), np.float32)
    for column, (low, centre, high) in enumerate(zip(bins, bins[1:], bins[2:], strict=False)):
        found[low : centre + 1, column] = np.arange(centre - low + 1) / max(centre - low, 1)
        found[centre, column] = 1
        found[centre:high, column] = np.arange(high - centre, 0, -1) / max(high - centre, 1)
    return found


SIGNAL: tuple[Recipe, ...] = (
    composed("DFT", _dft, "a product with a constant matrix"),
    composed("STFT", _stft, "a product with a constant matrix"),
    composed("MelWeightMatrix", _mel_weights, "a constant; its operands must be known"),
)
