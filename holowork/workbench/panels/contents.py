"""The Contents panel: sizes by section and by κ-label, one section in words, a verdict, and new files."""

from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import Any

from holowork.archive import BY_KIND, SectionKind, SectionView, Verdict, Weight, readable_bytes
from holowork.core import HoloworkError
from holowork.workbench.bodies import Kept, kept_bodies
from holowork.workbench.contents import ENDING, Contents
from holowork.workbench.exporting import free_name, save_new
from holowork.workbench.markup import Markup, element, letters
from holowork.workbench.page import Page, State, asking, chosen, copying
from holowork.workbench.panels.contents_bytes import items_of
from holowork.workbench.panels.contents_parts import part_of
from holowork.workbench.panels.contents_sizes import labels_table, sections_table
from holowork.workbench.panels.contents_verdict import values_part, verdict_part
from holowork.workbench.panels.contents_weights import NONE, Shelf, constants_part, weight_part, weights_part
from holowork.workbench.weight_values import values_of

MOST_READ = 16_000_000
"""The largest constant that is read unasked."""
MOST_FAULTS = 20
_SHELVES = {SectionKind.WEIGHTS: weights_part, SectionKind.CONSTANTS: constants_part}


class ContentsPanel:
    """One archive; what was verified, read and written stays told beside it."""

    def __init__(self, contents: Contents) -> None:
        self.contents = contents
        self._verdict: Verdict | None = None
        self._told = ""
        self._files: dict[str, str] = {}
        self._pictures: dict[int, Markup] = {}

    @cached_property
    def _kept(self) -> dict[str, Kept]:
        return {kept.label: kept for kept in kept_bodies(self.contents)}

    @property
    def _claims(self) -> int:
        return len(self.contents.seen.readable(SectionKind.WARM_START))

    def bounds(self, name: str) -> range:
        """Positions of sections, and of stored constants, −1 for none."""
        if name == "section":
            return range(max(len(self.contents.seen.sections), 1))
        return range(NONE, len(self.contents.weights))

    def page(self, state: State) -> Page:
        """The verdict, the sizes, and the chosen section."""
        sections = self.contents.seen.sections
        if not len(sections):
            return Page(html=element("div", self._top(), element("p", _EMPTY)), said="No sections.", state={})
        view = sections[state["section"]]
        shelf = Shelf(contents=self.contents, chosen=state["weight"], kept=self._kept)
        left = element(
            "div",
            sections_table(self.contents, view.position),
            labels_table(shelf),
            class_="hw-left",
            data_scroll="left",
        )
        html = element("div", left, self._right(shelf, view), class_="hw-split")
        said = f"{view.name}: {_summary(view)}. {readable_bytes(len(view))}, {_many(view)}."
        return Page(html=element("div", self._top(), html, class_="hw-build"), said=said, state=dict(state))

    def act(self, verb: str, argument: Any, state: State) -> State:  # noqa: ANN401  # what the page sends
        """`verify` or `verify deep`, `read` a large constant, `write section` or `write weight`."""
        self._told = ""
        if verb in ("verify", "verify deep"):
            self._verdict = self.contents.archive.verify(deep=verb == "verify deep")
        elif verb == "read":
            self._read(state["weight"])
        elif f"{verb} {argument}" in self._files:
            self._told = self._written(verb, int(argument))
        return {}

    def _top(self) -> Markup:
        """The state of the footer, what verifies, and what that found."""
        state = self.contents.footer_state
        sign = {"ok": "✓", "wrong": "✗"}.get(state, "?")
        mood = {"ok": "hw-good", "wrong": "hw-bad"}.get(state)
        told = element("b", f"{sign} footer {state}", class_=mood)
        buttons = (
            asking("Verify", "verify", title="hash the file: header, table, footer"),
            asking("Verify every body and claim", "verify deep"),
            copying(f"{self.contents.expression}.verify(deep=True)"),
        )
        written = element("span", self._told, class_="hw-told", data_live="")
        bar = element("div", told, *buttons, written, class_="hw-bar")
        judged = [] if self._verdict is None else [verdict_part(self._verdict, self._claims)]
        return element("div", bar, *judged)

    def _right(self, shelf: Shelf, view: SectionView) -> Markup:
        """The chosen section: what is wrong with it, its file, what it says, and the chosen constant."""
        faults = [element("li", letters(fault)) for fault in view.reading.faults[:MOST_FAULTS]]
        return element(
            "div",
            element("h4", f"{view.name} · {readable_bytes(len(view))} · {_many(view)}"),
            element("p", _summary(view), class_="hw-hint"),
            element("ul", *faults, class_="hw-faults"),
            self._buttons(view),
            *self._decoded(shelf, view),
            class_="hw-side hw-wide",
            data_scroll=f"section {view.position}",
        )

    def _buttons(self, view: SectionView) -> Markup:
        file = self._file("write section", view.position, view)
        write = asking(f"Write {file}", "write section", view.position)
        python = copying(self.contents.saving(view, file))
        return element("p", write, " ", python, " ", _to_bytes(view.position))

    def _decoded(self, shelf: Shelf, view: SectionView) -> Iterator[Markup]:
        write = _SHELVES.get(view.ref.kind)  # type: ignore[call-overload]  # a kind may be unknown
        if write is None or not view.reading.value:
            yield from part_of(self.contents, view)
            return
        yield write(shelf, view)
        if shelf.chosen == NONE:
            yield element("p", "Choose a row to see the constant.", class_="hw-hint")
            return
        weight = self.contents.weights[shelf.chosen]
        file = self._file("write weight", shelf.chosen, weight)
        yield weight_part(shelf, self._pictured(shelf.chosen, weight), file)

    def _pictured(self, number: int, weight: Weight) -> Markup:
        if number not in self._pictures:
            if weight.size > MOST_READ:
                told = f" {readable_bytes(weight.size)} are not read and hashed unasked."
                return element("p", asking("Read it", "read", number), told)
            self._read(number)
        return self._pictures[number]

    def _read(self, number: int) -> None:
        """Read a constant for good; what cannot be read is told in place of its numbers."""
        try:
            self._pictures[number] = values_part(values_of(self.contents.weights[number]))
        except HoloworkError as fault:
            self._pictures[number] = element("p", letters(fault))

    def _file(self, verb: str, number: int, part: SectionView | Weight) -> str:
        """The name of the file that a button writes, which none has yet."""
        name = free_name(self.contents.stem(part), ENDING)
        self._files[f"{verb} {number}"] = name
        return name

    def _written(self, verb: str, number: int) -> str:
        name, archive = self._files[f"{verb} {number}"], self.contents.archive
        part = archive.sections[number] if verb == "write section" else archive.weights[number]
        if save_new(name, part.save):
            return f"Wrote {Path(name).absolute()}"
        return f"{name} was there by now, so nothing was written; the name is another one now."


_EMPTY = "This archive has no sections."


def _to_bytes(position: int) -> Markup:
    state = {"panel": "archive", "section": position}
    return chosen("button", "Show its bytes", state=state, key="to bytes", type="button")


def _summary(view: SectionView) -> str:
    return view.section.summary if view.ref.kind in BY_KIND else "not known to the format"


def _many(view: SectionView) -> str:
    return items_of(view.reading.value) or f"at byte {view.ref.offset}"
