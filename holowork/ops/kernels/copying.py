"""Launches of copies: the axes of a route are joined, then an inner loop is chosen that fits what is left."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby

from kernels_ir import (
    RESULT,
    Along,
    CopySpec,
    Inner,
    Launch,
    Place,
    Walk,
    collapsed,
    operand,
)

FIRST = operand(0)


@dataclass(frozen=True, kw_only=True)
class Axis:
    """One axis of a copy: its extent, and the elements that x and the result step along it.

    Where it goes by a table or by indices, `places` has the further addresses and `sizes` the further words.
    """

    extent: int
    x: int
    out: int
    along: Along = Along.STEPS
    places: Mapping[str, Place] = field(default_factory=dict)
    sizes: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True, kw_only=True)
class Route:
    """Axes, outermost first, of elements of `size` bytes, from an offset in `source` to one in `target`."""

    size: int
    axes: tuple[Axis, ...]
    x_offset: int = 0
    out_offset: int = 0
    source: Place = FIRST
    target: Place = RESULT

    @property
    def is_empty(self) -> bool:
        """Whether nothing is copied."""
        return any(axis.extent == 0 for axis in self.axes)


def bytes_copied(length: int) -> Launch:
    """The launch that copies so many bytes of the first operand."""
    return copy(Route(size=1, axes=stepping((length,), (1,), (1,))))


def stepping(extents: tuple[int, ...], x: tuple[int, ...], out: tuple[int, ...]) -> tuple[Axis, ...]:
    """Axes along which both sides step on."""
    return tuple(Axis(extent=extent, x=a, out=b) for extent, a, b in zip(extents, x, out, strict=True))


def copy(route: Route) -> Launch:
    """The launch that copies what is on a route, which is not empty."""
    axes = tuple(_joined(route.axes))
    inner, outer, sizes = _chosen(axes)
    spec = CopySpec(size=route.size, axes=tuple(axis.along for axis in outer), inner=inner)
    places = {"x": route.source, "out": route.target}
    sizes |= {"x_offset": route.x_offset, "out_offset": route.out_offset}
    for number, axis in enumerate(outer):
        places |= {f"{name}{number}": place for name, place in axis.places.items()}
        words = {"extent": axis.extent, "x_step": axis.x, "out_step": axis.out, **axis.sizes}
        sizes |= {f"{name}{number}": word for name, word in words.items()}
    named = {name: word for name, word in sizes.items() if name in spec.arguments}
    faults = tuple(name for name in places if name.startswith("fault"))
    return Launch(spec=spec, places=places, sizes=named, writes=("out", *faults))


def _joined(axes: tuple[Axis, ...]) -> Iterator[Axis]:
    """As few axes as possible; those that go by tables stay as they are."""
    for is_plain, group in groupby(axes, lambda axis: axis.along is Along.STEPS):
        if not is_plain:
            yield from group
            continue
        some = tuple(group)
        strides = tuple(axis.x for axis in some), tuple(axis.out for axis in some)
        walk = collapsed(Walk(extents=tuple(axis.extent for axis in some), strides=strides))
        yield from (axis for axis in stepping(walk.extents, *walk.strides) if axis.extent != 1)


def _chosen(axes: tuple[Axis, ...]) -> tuple[Inner, tuple[Axis, ...], dict[str, int]]:
    """The inner loop, the axes around it, and the words of its own."""
    last = axes[-1] if axes else Axis(extent=1, x=1, out=1)
    if last.along is not Along.STEPS:
        return Inner.ONE, axes, {}
    if last.x == last.out == 1:
        return Inner.RUN, axes[:-1], {"elements": last.extent}
    across = next((axis for axis in axes if axis.along is Along.STEPS and axis.x == 1), None)
    if across is None or last.out != 1:
        return Inner.LINE, axes[:-1], {"elements": last.extent, "x_inner": last.x, "out_inner": last.out}
    rest = tuple(axis for axis in axes[:-1] if axis is not across)
    sizes = {"rows": last.extent, "columns": across.extent, "x_row": last.x, "out_row": across.out}
    return Inner.SQUARE, rest, sizes
