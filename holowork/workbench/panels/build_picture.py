"""The picture of the Build panel: steps and what they read, each with its type, errors on the edges."""

from collections.abc import Iterator

from holowork.ir import ABSENT, CONST, INPUT, OUTPUT
from holowork.workbench.draft import Draft
from holowork.workbench.layout import Edge, Point, lay_out
from holowork.workbench.markup import Markup, element, letters
from holowork.workbench.page import chosen
from holowork.workbench.scene import BOX_H, BOX_W, MARGIN, STEP_X, STEP_Y, clipped, pixel
from holowork.workbench.svg import Picture, curve, shown

MOST_DRAWN = 48
"""Steps of a picture; of more, those around the chosen one are drawn."""
_NOTE = 21
"""Letters of a note that fit a box."""


def draft_picture(draft: Draft, place: int, *, is_moved: bool = False) -> Picture:
    """The draft, or of a large one what is near a step; one that `is_moved` to is brought into sight."""
    drawn = _near(draft, max(place, 0))
    drawing = _Drawing(draft, drawn, shown=place if is_moved else ABSENT)
    whole = "" if len(drawn) == len(draft) else f" of {len(draft):,}, those near the chosen one"
    boxes = (drawing.box(step, is_chosen=step == place) for step in drawn)
    return Picture(
        title=f"draft of {len(drawn):,} steps{whole}",
        width=drawing.layout.width * STEP_X + BOX_W + 2 * MARGIN,
        height=drawing.layout.height * STEP_Y + BOX_H + 2 * MARGIN,
        style="",
        content=element("g", element("g", *drawing.lines()), element("g", *boxes)),
    )


def _near(draft: Draft, place: int) -> list[int]:
    """The steps that the fewest edges lead to from one, as many as are drawn."""
    if len(draft) <= MOST_DRAWN:
        return list(range(len(draft)))
    found = [place]
    known = {place}
    for step in found:  # grows while it is walked
        near = [one for one in (*draft[step].present, *draft.readers.get(step, ())) if one not in known]
        known.update(near)
        found += dict.fromkeys(near)
        if len(found) >= MOST_DRAWN:
            break
    return sorted(found[:MOST_DRAWN])


class _Drawing:
    """Some steps of a draft, laid out."""

    def __init__(self, draft: Draft, drawn: list[int], shown: int) -> None:
        turns = {step: turn for turn, step in enumerate(drawn)}
        read = ((source, step) for step in drawn for source in draft[step].present if source in turns)
        self._draft = draft
        self._shown = shown
        self._edges = list(dict.fromkeys(read))
        self._turns = turns
        self.layout = lay_out(len(drawn), [(turns[source], turns[step]) for source, step in self._edges])
        self._spots = [pixel(point) for point in self.layout.places]

    def lines(self) -> Iterator[Markup]:
        """The edges; one into a step with an error is dashed, and says what is wrong."""
        for edge in self._edges:
            points, fault = self._points(edge), self._draft.built.faults.get(edge[1])
            if fault is None:
                yield element("path", class_="hw-edge", d=curve(points))
                continue
            (x0, y0), (x1, y1) = points[-2:]
            x, y = shown((x0 + x1) / 2), shown((y0 + y1) / 2 + 5)
            yield element(
                "g",
                element("title", letters(fault)),
                element("path", class_="hw-edge hw-removed", d=curve(points)),
                element("text", "✗", class_="hw-cross", x=x, y=y),
            )

    def box(self, place: int, *, is_chosen: bool) -> Markup:
        """A step; its outline is dashed where it has an error."""
        step, kind, note = self._draft[place], self._kind(place), self._note(place)
        state = "hw-removed" if place in self._draft.built.faults else ""
        look = ("hw-node", f"hw-{kind}", state, "hw-chosen" if is_chosen else "")
        title = clipped(letters(step.name) if step.name and kind != "op" else step.op)
        return chosen(
            "g",
            *self._pieces(place, (title, clipped(note, _NOTE))),
            state={"chosen": place},
            key=f"box {place}",
            class_=" ".join(filter(None, look)),
            aria_current="true" if is_chosen else None,
            data_show="" if place == self._shown else None,
            aria_label=f"%{place} {title}, {note}",
        )

    def _pieces(self, place: int, texts: tuple[str, str]) -> Iterator[Markup]:
        """The outline, two lines of text, and the sign of what is wrong or equal."""
        x, y = self._spots[self._turns[place]]
        left, top = x - BOX_W / 2, y - BOX_H / 2
        built = self._draft.built
        sign = "✗" if place in built.faults else "=" if place in built.equals else ""
        yield element("rect", class_="hw-outer", x=shown(left), y=shown(top), width=BOX_W, height=BOX_H, rx=5)
        yield element("text", texts[0], x=shown(x), y=shown(y - 2))
        yield element("text", texts[1], class_="hw-note", x=shown(x), y=shown(y + 13))
        yield element("text", sign, class_="hw-sign", x=shown(left + 9), y=shown(top + 14))

    def _kind(self, place: int) -> str:
        op = self._draft[place].op
        return op if op in {INPUT, CONST, OUTPUT} else "op"

    def _note(self, place: int) -> str:
        kind = self._draft.built.type(place)
        return "error" if kind is None else str(kind)

    def _points(self, edge: Edge) -> tuple[Point, ...]:
        """From the bottom of a box, round its bends, to the top of another."""
        source, reader = (self._turns[end] for end in edge)
        (x0, y0), (x1, y1) = self._spots[source], self._spots[reader]
        middle = [pixel(point) for point in self.layout.bends.get((source, reader), ())]
        return ((x0, y0 + BOX_H / 2), *middle, (x1, y1 - BOX_H / 2))
