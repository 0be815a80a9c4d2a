"""The picture of one run: its calls, what became of each, and what differs from an earlier run."""

import json
from collections.abc import Iterator
from dataclasses import dataclass

from holowork.core import counted
from holowork.ir import TensorType
from holowork.runtime import Parting, PastRun
from holowork.workbench.layout import Edge, Point, lay_out
from holowork.workbench.markup import Markup, element, join, letters
from holowork.workbench.scene import BOX_H, BOX_W, MARGIN, STEP_X, STEP_Y, clipped, pixel
from holowork.workbench.svg import Picture, curve, shown

MOST_DRAWN = 300
"""Nodes of a picture that is drawn; of larger programs there is a list."""
SIGNS = {"computed": "●", "memo": "M", "table": "T", "relabelled": "="}
_BAND, _NOTCH, _HATCH = 20.0, 12.0, 5.0
_HALO = "paint-order:stroke;stroke:var(--hw-paper, Canvas);stroke-width:4px"


@dataclass(frozen=True, kw_only=True)
class Spot:
    """One box: its centre, its two lines, all of it in words, and the index of its call, −1 for a port."""

    place: Point
    title: str
    note: str
    told: str
    kind: str
    index: int
    position: int


@dataclass(frozen=True, kw_only=True)
class Chart:
    """The boxes and lines of a program, which are the same for all runs of it."""

    spots: tuple[Spot, ...]
    lines: tuple[tuple[Point, ...], ...]
    width: float
    height: float


@dataclass(frozen=True, kw_only=True)
class Marks:
    """What is marked: the position of the chosen call, −1 for none, and what differs, if that is known."""

    chosen: int = -1
    parting: Parting | None = None


def chart_of(run: PastRun) -> Chart | None:
    """Where the nodes of a program stand; None where they are too many. Constants are left out."""
    plan = run.program.plan
    if len(plan.inputs) + len(plan.steps) + len(plan.outputs) > MOST_DRAWN:
        return None
    drafts, edges = tuple(_drafts(run)), _edges(run)
    layout = lay_out(len(drafts), edges)
    places = [pixel(place) for place in layout.places]
    ends = {edge: (places[edge[0]], places[edge[1]]) for edge in edges}
    return Chart(
        spots=tuple(_spot(draft, place) for draft, place in zip(drafts, places, strict=True)),
        lines=tuple(_line(pair, map(pixel, layout.bends.get(edge, ()))) for edge, pair in ends.items()),
        width=layout.width * STEP_X + BOX_W + 2 * MARGIN,
        height=layout.height * STEP_Y + BOX_H + 2 * MARGIN,
    )


def _edges(run: PastRun) -> list[Edge]:
    """Who reads whom, each pair once, by the places of both among the drafts."""
    plan = run.program.plan
    made = {port.descriptor.slot: i for i, port in enumerate(plan.inputs)}
    made |= {step.writes.slot: len(plan.inputs) + i for i, step in enumerate(plan.steps)}
    read = [[ref.slot for ref in step.reads] for step in plan.steps]
    read += [[port.descriptor.slot] for port in plan.outputs]
    readers = enumerate(read, start=len(plan.inputs))
    return list(
        dict.fromkeys((made[slot], reader) for reader, slots in readers for slot in slots if slot in made)
    )


Draft = tuple[str, str, TensorType, int, int]
"""A kind, a title, a type, the index of a call and its position."""


def _drafts(run: PastRun) -> Iterator[Draft]:
    plan = run.program.plan
    for port in plan.inputs:
        yield "input", port.name, port.type, -1, -1
    names = {node.index: node.name for node in run.program.nodes if node.call}
    for index, step in enumerate(plan.steps):
        title = names[index] or step.call.op.name
        yield "op", title, step.application.result, index, step.position
    for port in plan.outputs:
        yield "output", port.name, port.type, -1, -1


def _spot(draft: Draft, place: Point) -> Spot:
    kind, title, type_, index, position = draft
    role = f"KernelCalls[{position}]" if index >= 0 else kind
    return Spot(
        place=place,
        title=clipped(letters(title or kind)),
        note=clipped(str(type_), 20),
        told=f"{role} {letters(title)} {type_}",
        kind=kind,
        index=index,
        position=position,
    )


def _line(ends: tuple[Point, Point], bends: Iterator[Point]) -> tuple[Point, ...]:
    (x0, y0), (x1, y1) = ends
    return ((x0, y0 + BOX_H / 2), *bends, (x1, y1 - BOX_H / 2))


def run_picture(chart: Chart, run: PastRun, marks: Marks) -> Picture:
    """The program with what became of each call, to be chosen, for a page with its styles."""
    lines = element("path", class_="hw-edge", d="".join(map(curve, chart.lines)))
    states = ", ".join(f"{run.count(state)} {state}" for state in SIGNS)
    return Picture(
        title=f"{counted(len(run.calls), 'call')}: {states}",
        width=chart.width,
        height=chart.height,
        style="",
        content=join((lines, *(_node(spot, run, marks) for spot in chart.spots))),
    )


def _node(spot: Spot, run: PastRun, marks: Marks) -> Markup:
    x, y = spot.place
    left, top = x - BOX_W / 2, y - BOX_H / 2
    if spot.index < 0:
        parts = [element("title", spot.told), _outline((left, top), 14), *_texts(spot)]
        return element("g", *parts, class_=f"hw-node hw-{spot.kind}", style="cursor:default")
    state = run.states[spot.index]
    parted = None if marks.parting is None else marks.parting.by_position.get(spot.position)
    first = marks.parting is not None and parted is not None and parted is marks.parting.first
    told = f"{spot.told}: {state}{', the first that differs' if first else ', differs' if parted else ''}"
    parts = [element("title", told), _shape((left, top), state, width=3.0 if first else 1.1)]
    parts += [_inner((left, top))] * bool(parted) + list(_texts(spot))
    parts += [_sign(SIGNS[state], left + 10, top + 15)]
    parts += [_sign("≠" if first else "~", left + BOX_W - 12, top + 15)] * bool(parted)
    return element("g", *parts, **_chosen(spot, told, marks))


def _chosen(spot: Spot, told: str, marks: Marks) -> dict[str, object]:
    """What makes a node one to click."""
    is_chosen = spot.position == marks.chosen
    return {
        "class_": "hw-node hw-chosen" if is_chosen else "hw-node",
        "data_set": json.dumps({"call": spot.position}, separators=(",", ":")),
        "data_key": f"call {spot.position}",
        "data_link": f"call{spot.position}",
        "aria_current": "true" if is_chosen else None,
        "aria_label": told,
    }


def _texts(spot: Spot) -> Iterator[Markup]:
    x, y = spot.place
    yield element("text", spot.title, x=shown(x), y=shown(y - 2))
    yield element("text", spot.note, class_="hw-note", x=shown(x), y=shown(y + 13))


def _sign(sign: str, x: float, y: float) -> Markup:
    return element("text", sign, class_="hw-sign", x=shown(x), y=shown(y), style=_HALO)


def _outline(corner: Point, radius: float) -> Markup:
    x, y = corner
    size = {"width": shown(BOX_W), "height": shown(BOX_H), "rx": shown(radius)}
    return element("rect", class_="hw-outer", x=shown(x), y=shown(y), **size)


def _inner(corner: Point) -> Markup:
    """The second outline of what differs."""
    x, y = corner
    size = {"width": shown(BOX_W - 6), "height": shown(BOX_H - 6)}
    look = {"fill": "none", "stroke": "currentColor", "stroke_width": 1}
    return element("rect", x=shown(x + 3), y=shown(y + 3), **size, **look)


def _shape(corner: Point, state: str, *, width: float) -> Markup:
    """A box: with a notch for what a table answered, hatched at its side for what was found."""
    (x, y), notch = corner, _NOTCH if state == "table" else 0.0
    path = (
        f"M{shown(x)} {shown(y)}h{shown(BOX_W - notch)}l{shown(notch)} {shown(notch)}"
        f"v{shown(BOX_H - notch)}h{shown(-BOX_W)}z"
    )
    outer = element("path", class_="hw-outer", d=path, style=f"stroke-width:{width}")
    return join((outer, *([_hatched(corner)] if state == "memo" else [])))


def _hatched(corner: Point) -> Markup:
    """Slanted lines in a band at the left."""
    x, y = corner
    starts = [step * _HATCH for step in range(1, int((_BAND + BOX_H) / _HATCH))]
    path = "".join(
        f"M{shown(x + max(0.0, d - BOX_H))} {shown(y + min(d, BOX_H))}"
        f"L{shown(x + min(d, _BAND))} {shown(y + max(0.0, d - _BAND))}"
        for d in starts
    )
    return element("path", d=path, fill="none", stroke="currentColor", stroke_width=0.9, stroke_opacity=0.7)
