"""The Diff panel: two archives as strips, what became of each section and weight, and their programs."""

from collections.abc import Iterator
from functools import cached_property
from typing import Any

from holowork.archive import readable_bytes
from holowork.core import counted
from holowork.model import ArchiveDiff, Part, PartDiff
from holowork.workbench.charts import live
from holowork.workbench.markup import Markup, element, letters, name_of
from holowork.workbench.page import Page, State, chosen
from holowork.workbench.panels.contents_bytes import kappa_text
from holowork.workbench.panels.memo_parts import choosing, facts, kappa, left_out, rows, section, whole
from holowork.workbench.strips import SAME, SIGNS, pair_text, strips_picture

NONE = -1
MOST_ROWS = 100
MOST_LINES = 200
_MEANING = {
    "same bytes": "equal bytes at one offset",
    "moved": "equal bytes at another offset",
    "changed": "one name, other bytes",
    "only left": "nothing on the right has its bytes or its name",
    "only right": "nothing on the left has its bytes or its name",
}


class DiffPanel:
    """Two archives; pairs of sections are counted first, pairs of weights behind them."""

    def __init__(self, diff: ArchiveDiff) -> None:
        self.diff = diff
        self.pairs = (*diff.sections, *diff.weights)

    @cached_property
    def _lines(self) -> list[str]:
        return self.diff.program_lines

    def bounds(self, _: str) -> range:
        """Positions of pairs, −1 for none."""
        return range(NONE, len(self.pairs))

    def page(self, state: State) -> Page:
        """The strips, a row for each pair, the chosen pair, and the programs."""
        pair = state["pair"]
        strips = element("div", live(strips_picture(self.diff, self._mark(pair))), class_="hw-card")
        left = element("div", *self._tables(pair), class_="hw-left", data_scroll="left")
        right = element("div", self._chosen(pair), self._program(), class_="hw-side", data_scroll="right")
        said = repr(self.diff) if pair == NONE else pair_text(self.pairs[pair])
        html = element("div", strips, element("div", left, right, class_="hw-split"), class_="hw-build")
        return Page(html=html, said=f"{said}.", state=dict(state))

    def act(self, _verb: str, _argument: Any, _state: State) -> State:  # noqa: ANN401  # what the page sends
        """Nothing is asked of it: a difference is what it is."""
        return {}

    def _mark(self, now: int) -> Any:  # noqa: ANN401  # a Mark of strips
        def mark(position: int, title: str, drawn: list[Markup]) -> Markup:
            is_now = position == now
            return chosen(
                "g",
                element("title", title),
                *drawn,
                state={"pair": position},
                key=f"part {position}",
                data_link=f"p{position}",
                aria_label=title,
                aria_current="true" if is_now else None,
                class_="hw-mark-of hw-hot" if is_now else "hw-mark-of",
            )

        return mark

    def _tables(self, now: int) -> Iterator[Markup]:
        first = 0
        for title, pairs in (("section", self.diff.sections), ("weight", self.diff.weights)):
            changed = sum(pair.state != SAME for pair in pairs)
            listed = [_row(first + i, pair, now) for i, pair in enumerate(pairs[:MOST_ROWS])]
            more = left_out(len(pairs) - MOST_ROWS, f"{title}s; diff.{title}s has all")
            table = rows(("", title, "state", "left", "right", "κ"), listed)
            if pairs:
                yield section(f"{counted(len(pairs), title)}, {changed:,} not the same", table, *more)
            first += len(pairs)

    def _chosen(self, position: int) -> Markup:
        if position == NONE:
            same = "The archives have the same bytes. " if self.diff.is_same else ""
            return section("Parts", element("p", same, "Choose a part to see both sides."))
        pair = self.pairs[position]
        sides = [piece for side in zip(("left", "right"), pair.sides, strict=True) for piece in _side(*side)]
        state = f"{SIGNS[pair.state]} {pair.state}: {_MEANING[pair.state]}"
        return section(element("bdi", letters(pair.name, 80)), facts([("state", state), *sides]))

    def _program(self) -> Markup:
        """The programs line by line, and the way to their graph."""
        program = self.diff.program
        if program is None:
            return section("Programs", element("p", f"not compared: {letters(self.diff.why)}"))
        link = chosen("button", "Show the graph", state={"panel": "passes"}, key="graph", type="button")
        lines = [element("div", letters(line)) for line in self._lines[:MOST_LINES]]
        more = left_out(len(self._lines) - MOST_LINES, "lines; diff.program_lines has all")
        listed = element("div", *lines, class_="hw-code", tabindex=0)
        return section("Programs", element("p", repr(program), " ", link), listed, *more)


def _row(position: int, pair: PartDiff, now: int) -> Markup:
    labels = dict.fromkeys(part.label.text for part in pair.sides if part is not None)
    cells = (
        element("b", SIGNS[pair.state]),
        name_of(pair.name),
        whole(pair.state),
        *(whole(_size(part)) for part in pair.sides),
        element("span", *(piece for label in labels for piece in (kappa_text(label), " "))),
    )
    look = {"key": f"pair {position}", "data_link": f"p{position}"}
    return choosing(cells, {"pair": position}, is_chosen=position == now, **look)


def _size(part: Part | None) -> str:
    return "" if part is None else f"{readable_bytes(part.length)} at {part.offset:,}"


def _side(title: str, part: Part | None) -> list[tuple[object, object]]:
    if part is None:
        return [(title, "not there")]
    where = f"{counted(part.length, 'byte')} at byte {part.offset:,}"
    return [(title, where), (f"{title} κ", kappa(part.label))]
