"""Where each place of a resized axis lies in the axis before, and what of it counts there.

Source of the formulas: the op Resize of the ONNX specification.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

import numpy as np

from holowork.ops import Array


@dataclass(frozen=True, kw_only=True)
class Resized:
    """An axis and its extent `out` after; `start` and `stop` are the region that is read, in parts of it."""

    extent: int
    out: int
    scale: float
    start: float = 0.0
    stop: float = 1.0

    @property
    def width(self) -> float:
        """The extent after, not rounded."""
        return self.scale * self.extent

    @property
    def places(self) -> Array:
        """The places after."""
        return np.arange(self.out, dtype=np.float64)


def _half_pixel(axis: Resized) -> Array:
    return np.asarray((axis.places + 0.5) / axis.scale - 0.5)


def _symmetric(axis: Resized) -> Array:
    offset = axis.extent / 2 * (1 - axis.out / axis.width)
    return np.asarray(offset + _half_pixel(axis))


def _pytorch(axis: Resized) -> Array:
    return _half_pixel(axis) if axis.width != 1 else np.full(axis.out, -0.5)


def _asymmetric(axis: Resized) -> Array:
    return np.asarray(axis.places / axis.scale)


def _corners(axis: Resized) -> Array:
    return np.zeros(axis.out) if axis.width == 1 else axis.places * (axis.extent - 1) / (axis.width - 1)


def _crop(axis: Resized) -> Array:
    last, part = axis.extent - 1, axis.stop - axis.start
    middle = np.full(axis.out, part * last / 2)
    along = middle if axis.width == 1 else axis.places * part * last / (axis.width - 1)
    return np.asarray(along + axis.start * last)


COORDINATES: Mapping[str, Callable[[Resized], Array]] = MappingProxyType(
    {
        "half_pixel": _half_pixel,
        "half_pixel_symmetric": _symmetric,
        "pytorch_half_pixel": _pytorch,
        "asymmetric": _asymmetric,
        "align_corners": _corners,
        "tf_half_pixel_for_nn": lambda axis: (axis.places + 0.5) / axis.scale,
        "tf_crop_and_resize": _crop,
    }
)
"""Where each place after lies before, by the name of the transformation."""
NEAREST: Mapping[str, Callable[[Array], Array]] = MappingProxyType(
    {
        "floor": np.floor,
        "ceil": np.ceil,
        "round_prefer_floor": lambda at: np.floor(at) + (at - np.floor(at) > 0.5),
        "round_prefer_ceil": lambda at: np.floor(at) + (at - np.floor(at) >= 0.5),
        "simple": np.floor,
    }
)
"""Which place counts, by the name of the rounding."""


@dataclass(frozen=True, kw_only=True)
class Filter:
    """The weight of a place by its distance: linear, or cubic of coefficient `a`."""

    is_cubic: bool
    a: float = -0.75
    antialias: bool = False
    exclude_outside: bool = False

    @property
    def reach(self) -> int:
        """The distance from which on nothing counts."""
        return 2 if self.is_cubic else 1

    def weight(self, distance: Array) -> Array:
        """The weight at each distance.

        Source: R. Keys, Cubic convolution interpolation for digital image processing, 1981.
        """
        d, a = np.abs(distance), self.a
        if not self.is_cubic:
            return np.asarray(np.maximum(1 - d, 0))
        near = ((a + 2) * d - (a + 3)) * d * d + 1
        far = ((a * d - 5 * a) * d + 8 * a) * d - 4 * a
        return np.where(d <= 1, near, np.where(d < 2, far, 0.0))

    def taps(self, axis: Resized, at: Array) -> tuple[Array, Array]:
        """Which places before count for each after, and how much: two arrays [out, taps].

        A place outside is the nearest one inside.
        """
        squeeze = min(axis.scale, 1.0) if self.antialias else 1.0
        half, first = int(np.ceil(self.reach / squeeze)), np.floor(at)
        places = first[:, None] + np.arange(1 - half, half + 1)
        weights = self.weight((places - at[:, None]) * squeeze)
        if self.exclude_outside:
            weights = np.where((places < 0) | (places >= axis.extent), 0.0, weights)
        if self.antialias or self.exclude_outside:
            total = weights.sum(axis=1, keepdims=True)
            weights = weights / np.where(total == 0, 1.0, total)
        return np.clip(places, 0, axis.extent - 1).astype(np.int64), weights
