"""Launches of convolutions of f32 by taps: images with edges, divided by the strides; filters in tiles."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from math import prod

from holowork.ops.arithmetic import STRICT
from holowork.ops.kernels.convolution_tails import Filtered, following
from holowork.ops.kernels.copying import Route, copy, stepping
from holowork.ops.windows import Axis
from kernels_ir import (
    F32,
    RESULT,
    WIDEST_STRIP,
    ConvSpec,
    FillSpec,
    FiltersSpec,
    Launch,
    Launches,
    TableSpec,
    operand,
    temporary,
)

_WORD = 8
_NAMES = ("down", "across")
_IMAGES, _FILTERS, _TAPS, _HELD = map(temporary, range(4))
_LIGHT, _TIMES = 1 << 20, 8
_FEW_FILTERS = 1 << 18
"""Elements of filters that stay in the second cache."""


@dataclass(frozen=True, kw_only=True)
class Taps(Filtered):
    """A convolution of f32 that is computed on rows as wide as those that are read."""

    @cached_property
    def extents(self) -> tuple[int, ...]:
        """Rows and columns of an image when they are divided by the strides."""
        pairs = zip(self.outs, self.windows.axes, strict=True)
        return tuple(out + (axis.span - 1) // axis.stride for out, axis in pairs)

    @cached_property
    def strides(self) -> tuple[int, ...]:
        """The strides down and across."""
        return tuple(axis.stride for axis in self.windows.axes)

    @property
    def block(self) -> int:
        """Places that all filters go over before the next: all of them where the filters are many."""
        is_few = self.application.operand(1).elements <= _FEW_FILTERS
        places = 1 if is_few else self.outs[0] * self.extents[1]
        return -(-places // WIDEST_STRIP) * WIDEST_STRIP

    @property
    def image(self) -> int:
        """Elements of an image with its edges."""
        return prod(self.extents) * prod(self.strides)

    @property
    def images(self) -> int:
        """Elements of all images with their edges, and what tiles read behind them."""
        channels = prod(self.application.operand(0).shape[:2])
        return channels * self.image + prod(self.extents) + WIDEST_STRIP

    @property
    def is_light(self) -> bool:
        """Whether the edges take no more memory than a few times the images and the result."""
        x, result = self.application.operand(0), self.application.result
        return self.images <= _LIGHT + _TIMES * (x.elements + result.elements)

    def launches(self) -> Launches:
        """All of it; what reads the filters alone is made once where they are constant."""
        channels = prod(self.application.operand(0).shape[:2])
        images = self.images
        sizes = (images * F32.bytes, self.application.operand(1).bytes, self.depth * _WORD)
        held = self.filters * self.block * F32.bytes
        parts = (copy(route) for route in self._parts(channels) if not route.is_empty)
        made = (self._taps(), self._filters(), _cleared(images), *parts, self._convolved())
        return Launches(launches=made, temporaries=(*sizes, held))

    def _taps(self) -> Launch:
        sizes = {"elements": self.depth, "step": F32.bytes, "places": 0}
        sizes |= {"row": self.extents[1], "plane": prod(self.extents)}
        for name, axis in zip(_NAMES, self.windows.axes, strict=True):
            words = {name: axis.kernel, f"{name}_stride": axis.stride, f"{name}_dilation": axis.dilation}
            sizes |= words
        return Launch(spec=TableSpec(rule="taps"), places={"out": _TAPS}, sizes=sizes)

    def _filters(self) -> Launch:
        places = {"x": operand(1), "out": _FILTERS}
        sizes = {"groups": self.groups, "depth": self.depth}
        return Launch(spec=FiltersSpec(rows=self.filters), places=places, sizes=sizes)

    def _parts(self, channels: int) -> Iterator[Route]:
        """For each rest of rows and of columns that is read, what of the image has it."""
        extents = self.application.operand(0).shape[2:]
        for number, rests in enumerate(product(*map(range, self.strides))):
            columns = zip(self.windows.axes, extents, self.extents, rests, strict=True)
            if self._is_read(rests):
                yield self._part(channels, number, tuple(Part(*column) for column in columns))

    def _part(self, channels: int, number: int, reads: tuple["Part", ...]) -> Route:
        width = reads[1].extent
        lines, steps = (width, 1), (self.extents[1], 1)
        apart = tuple(line * stride for line, stride in zip(lines, self.strides, strict=True))
        start = sum(part.first * step for part, step in zip(reads, steps, strict=True))
        counts = tuple(part.count for part in reads)
        return Route(
            size=F32.bytes,
            axes=stepping((channels, *counts), (reads[0].extent * width, *apart), (self.image, *steps)),
            x_offset=sum(part.read * line for part, line in zip(reads, lines, strict=True)),
            out_offset=number * prod(self.extents) + start,
            target=_IMAGES,
        )

    def _is_read(self, rests: tuple[int, ...]) -> bool:
        """Whether a tap leaves these rests."""
        pairs = zip(rests, self.windows.axes, strict=True)
        return all(
            any(cell * axis.dilation % axis.stride == rest for cell in range(axis.kernel))
            for rest, axis in pairs
        )

    @property
    def _sizes(self) -> dict[str, int]:
        channels = self.application.operand(0).shape[1]
        return {
            "images": self.application.result.shape[0],
            "groups": self.groups,
            "depth": self.depth,
            "x_group": channels // self.groups * self.image,
            "high": self.outs[0],
            "width": self.outs[1],
            "row": self.extents[1],
            "block": self.block,
        }

    def _convolved(self) -> Launch:
        places = {"x": _IMAGES, "filters": _FILTERS, "taps": _TAPS, "out": RESULT, "held": _HELD}
        found = following(self.application, self.tail)
        is_strict = self.application.numerics is STRICT
        return Launch(
            spec=ConvSpec(rows=self.filters, is_strict=is_strict, epilogue=found.epilogue),
            places={**places, **found.places},
            sizes={**self._sizes, **found.sizes},
            writes=("out", "held"),
        )


def _cleared(elements: int) -> Launch:
    """0 everywhere, before the images are there."""
    # it belongs to the operand, so that it is not taken for something that is made but once
    places = {"out": _IMAGES, "of": operand(0)}
    return Launch(spec=FillSpec(size=F32.bytes), places=places, sizes={"elements": elements, "value": 0})


@dataclass(frozen=True)
class Part:
    """The places of a padded axis that leave a rest when divided by the stride; some are in the image."""

    axis: Axis
    extent: int
    places: int
    rest: int

    @property
    def first(self) -> int:
        """The first of them that lies in the image."""
        return -(-max(self.axis.begin - self.rest, 0) // self.axis.stride)

    @property
    def read(self) -> int:
        """Where that is in the image."""
        return self.first * self.axis.stride + self.rest - self.axis.begin

    @property
    def count(self) -> int:
        """How many there are."""
        held = -(-max(self.extent - self.read, 0) // self.axis.stride)
        return max(min(held, self.places - self.first), 0)
