"""Launches of pad and resize: copies of the parts of the result that read evenly, or by tables."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import product
from math import prod

import numpy as np

from holowork.ops.application import Application, Array
from holowork.ops.extents import pads
from holowork.ops.kernels.copying import Axis, Route, copy, stepping
from kernels_ir import (
    RESULT,
    STORED,
    Along,
    FillSpec,
    Launch,
    Launches,
    TableSpec,
    row_major_strides,
    temporary,
)

FillOf = Callable[[Application], Array]
"""The value of padding as one element of the dtype."""
_WORD = 8
_MOST_PARTS = 243
"""Parts that a padded tensor is copied in: those of five axes that are padded on both sides."""


@dataclass(frozen=True, kw_only=True)
class Span:
    """Neighbouring places of the result along one axis, and the places of x that they read."""

    start: int
    extent: int
    read: int
    step: int = 1


def pad_kernel(fill_of: FillOf) -> Callable[[Application], Launches | None]:
    """The value everywhere, then x over it; in other modes one copy for each part that reads evenly.

    None for too many parts.
    """

    def launches(application: Application) -> Launches | None:
        x, mode = application.operand(0), application.word("mode")
        if x.dtype not in STORED:
            return None
        around = zip(x.shape, pads(x, application.attributes), strict=True)
        spans = [_filled(_SPANS[mode](extent, *pair)) for extent, pair in around]
        if prod(map(len, spans)) > _MOST_PARTS:
            return None
        fills = (_fill(application, fill_of(application)),) if mode == "constant" else ()
        return Launches(launches=(*fills, *_parts(application, spans)))

    return launches


def resize(application: Application) -> Launches | None:
    """One copy by a table for each axis that changes; None where elements are parts of bytes."""
    x, result = application.operand(0), application.result
    if x.dtype not in STORED:
        return None
    changed = [axis for axis in range(x.rank) if x.shape[axis] != result.shape[axis]]
    axes = list(stepping(result.shape, row_major_strides(x.shape), row_major_strides(result.shape)))
    tables = tuple(_table(axes[axis], x.shape[axis], at) for at, axis in enumerate(changed))
    for number, axis in enumerate(changed):
        places = {"table": temporary(number)}
        axes[axis] = replace(axes[axis], x=0, along=Along.X_TABLE, places=places)
    route = Route(size=STORED[x.dtype].bytes, axes=tuple(axes))
    bytes_of_tables = tuple(result.shape[axis] * _WORD for axis in changed)
    return Launches(launches=(*tables, copy(route)), temporaries=bytes_of_tables)


def _table(axis: Axis, places: int, number: int) -> Launch:
    """The element of x behind each index along an axis."""
    sizes = {"elements": axis.extent, "places": places, "step": axis.x}
    return Launch(spec=TableSpec(rule="nearest"), places={"out": temporary(number)}, sizes=sizes)


def _fill(application: Application, value: Array) -> Launch:
    kind = STORED[application.result.dtype]
    word = int.from_bytes(np.asarray(value).tobytes(), "little")
    signed = word - (1 << 64) if word >> 63 else word
    sizes = {"elements": application.result.elements, "value": signed}
    return Launch(spec=FillSpec(size=kind.bytes), places={"out": RESULT}, sizes=sizes)


def _parts(application: Application, spans: list[tuple[Span, ...]]) -> Iterator[Launch]:
    """A copy for each choice of one span along every axis."""
    x, result = application.operand(0), application.result
    apart = row_major_strides(x.shape), row_major_strides(result.shape)
    for part in product(*spans):
        steps = tuple(span.step * stride for span, stride in zip(part, apart[0], strict=True))
        route = Route(
            size=STORED[x.dtype].bytes,
            axes=stepping(tuple(span.extent for span in part), steps, apart[1]),
            x_offset=sum(span.read * stride for span, stride in zip(part, apart[0], strict=True)),
            out_offset=sum(span.start * stride for span, stride in zip(part, apart[1], strict=True)),
        )
        if not route.is_empty:
            yield copy(route)


def _filled(spans: tuple[Span, ...]) -> tuple[Span, ...]:
    """Those that have a place."""
    return tuple(span for span in spans if span.extent)


def _middle(extent: int, before: int, after: int) -> Span:
    """The places that x has."""
    start, gone = max(before, 0), max(-before, 0)
    return Span(start=start, extent=max(extent - gone - max(-after, 0), 0), read=gone)


def _alone(extent: int, before: int, after: int) -> tuple[Span, ...]:
    return (_middle(extent, before, after),)


def _edges(extent: int, before: int, after: int) -> tuple[Span, ...]:
    """The first element again and again, x, the last one again and again."""
    first = Span(start=0, extent=max(before, 0), read=0, step=0)
    last = Span(start=extent + before, extent=max(after, 0), read=extent - 1, step=0)
    return (first, _middle(extent, before, after), last)


def _mirrors(extent: int, before: int, after: int) -> tuple[Span, ...]:
    """Back to the second element, x, back from the last but one."""
    first = Span(start=0, extent=max(before, 0), read=before, step=-1)
    last = Span(start=extent + before, extent=max(after, 0), read=extent - 2, step=-1)
    return (first, _middle(extent, before, after), last)


_SPANS: Mapping[str, Callable[[int, int, int], tuple[Span, ...]]] = {
    "constant": _alone,
    "edge": _edges,
    "reflect": _mirrors,
}
"""The spans along an axis by its extent and what is added before and after it, in each mode."""
