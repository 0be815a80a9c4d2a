"""The Build panel: a graph put together by hand, from the operation table, with its Python beside it."""

from dataclasses import replace
from typing import Any

from holowork.core import OpError, WorkbenchError
from holowork.ir import ABSENT, Graph, Node, Origin
from holowork.ops import GraphBuilder
from holowork.workbench.draft import Draft, Drafts
from holowork.workbench.markup import Lines, Markup, element, letters
from holowork.workbench.page import Page, State, asking
from holowork.workbench.panels.build_edits import EDITS, Asked
from holowork.workbench.panels.build_fields import Refused
from holowork.workbench.panels.build_inspector import Inspector
from holowork.workbench.panels.build_list import draft_list
from holowork.workbench.panels.build_palette import palette
from holowork.workbench.panels.build_picture import draft_picture

MOST_LINES = 60
"""Lines of Python that are shown; all are copied."""
_EMPTY = "Nothing is here yet. Add an input from the palette; then each op reads the step that is chosen."
_CELL = "copy the Python that builds this, ready to be pasted as a cell"
_LONGEST_FILTER = 80


class NotGrown(WorkbenchError):
    """A draft changes nodes that tensors of a graph under construction may stand for."""

    def __init__(self, node: int, found: object) -> None:
        told = "Its tensors may be in use: take view.graph, or the cell, instead"
        super().__init__(f"apply: expected the nodes of the hw.Graph and more, found {found}. {told}")
        self.node = node


class BuildPanel:
    """A draft of a graph, all that came before it, and what was typed that could not be taken.

    A hw.Graph is changed by Apply alone, which appends nodes; a Graph is never changed.
    """

    def __init__(self, value: Graph | GraphBuilder) -> None:
        self._builder = value if isinstance(value, GraphBuilder) else None
        self._first = value.freeze() if isinstance(value, GraphBuilder) else value
        self.drafts = Drafts(now=Draft.of_graph(self._first))
        self._filter = ""
        self._refused: Refused | None = None
        self._shown = ABSENT
        self._key: tuple[object, ...] = ()
        self._drawn: Draft | None = None
        self._page: Page | None = None

    @property
    def graph(self) -> Graph:
        """The graph as it is drafted; raises the first error of its steps."""
        return self.drafts.now.built.graph

    def bounds(self, name: str) -> range:
        """Places of steps, −1 for none."""
        del name
        return range(ABSENT, len(self.drafts.now))

    def page(self, state: State) -> Page:
        """Palette, list, picture, inspector and the Python."""
        draft = self.drafts.now
        place = min(state["chosen"], len(draft) - 1)
        key = (place, self._filter, self._refused, self._grown)
        if self._page is None or self._drawn is not draft or self._key != key:
            self._drawn, self._key, self._page = draft, key, self._written(draft, place)
        return self._page

    def _written(self, draft: Draft, place: int) -> Page:
        html = element("div", self._bar(), self._split(place), self._python(place), class_="hw-build")
        self._shown = place
        return Page(html=html, said=_said(draft, place), state={"chosen": place})

    def act(self, verb: str, argument: Any, state: State) -> State:  # noqa: ANN401  # what the page sends
        """An edit of the draft, or `undo`, `redo`, `apply`, `filter`."""
        place = min(state["chosen"], len(self.drafts.now) - 1)
        name, _, word = verb.partition(":")
        if name in EDITS:
            return self._edit(verb, Asked(place=place, word=word, text=str(argument)))
        if name == "filter":
            self._filter = str(argument)[:_LONGEST_FILTER]
        elif name == "apply":
            self._apply()
        elif name in {"undo", "redo"}:
            self.drafts = self.drafts.undone() if name == "undo" else self.drafts.redone()
            self._refused = None
        return {"chosen": min(place, len(self.drafts.now) - 1)}

    def _edit(self, verb: str, asked: Asked) -> State:
        """Do an edit; what a field cannot take is told there, and nothing is changed."""
        self._refused = None
        try:
            draft, place = EDITS[verb.partition(":")[0]](self.drafts.now, asked)
        except OpError as fault:
            told = letters(fault)
            self._refused = Refused(place=asked.place, field=verb, typed=asked.text, told=told)
            return {}
        self.drafts = self.drafts.then(draft)
        return {"chosen": place}

    def _apply(self) -> None:
        """Append what is new to the graph under construction; raises NotGrown, or the error of a step."""
        builder, graph = self._builder, self.graph
        if builder is None:
            return
        for place, node in enumerate(builder.nodes):
            if place >= len(graph) or _plain(graph[place]) != _plain(node):
                raise NotGrown(place, f"%{place} {node.op} changed or gone")
        if graph.numerics != builder.numerics and builder.nodes:
            raise NotGrown(ABSENT, f"numerics {graph.numerics!r}")
        builder.name, builder.numerics = graph.name, graph.numerics
        for node in graph.nodes[len(builder.nodes) :]:
            (builder.port if node.is_port else builder.append)(node)

    def _bar(self) -> Markup:
        drafts, now = self.drafts, self.drafts.now
        undo = asking("↶ Undo", "undo", disabled=None if drafts.past else "")
        redo = asking("↷ Redo", "redo", disabled=None if drafts.future else "")
        apply = asking("Apply to the hw.Graph", "apply", disabled="" if now.built.faults else None)
        cell = element("button", "Insert cell", type="button", data_copy=Lines(now.text), title=_CELL)
        there = "" if self._builder is None else f"; the hw.Graph has {self._grown:,} nodes"
        buttons = (undo, redo, *((apply,) if self._builder is not None else ()), cell)
        return element(
            "div", *buttons, element("span", _state(now), there, class_="hw-told"), class_="hw-bar"
        )

    @property
    def _grown(self) -> int:
        return ABSENT if self._builder is None else len(self._builder.nodes)

    def _split(self, place: int) -> Markup:
        draft = self.drafts.now
        is_value = place != ABSENT and draft[place].is_value
        kind = draft.built.type(place) if is_value else None
        ops = palette(self._filter, None if kind is None else kind.dtype)
        fields = Inspector(draft, place, self._refused).html()
        return element(
            "div",
            element("div", ops, class_="hw-palette", data_scroll="palette", data_live=""),
            element("div", *self._shown_of(place), class_="hw-left"),
            element("div", fields, class_="hw-side hw-wide", data_scroll="fields"),
            class_="hw-split",
        )

    def _shown_of(self, place: int) -> tuple[Markup, ...]:
        """The list and the picture."""
        draft, is_moved = self.drafts.now, place != self._shown
        if not len(draft):
            return (element("div", element("p", _EMPTY), class_="hw-listed"),)
        steps = draft_list(draft, place, is_moved=is_moved)
        picture = draft_picture(draft, place, is_moved=is_moved).inline
        return (
            element("div", steps, class_="hw-listed", data_scroll="steps"),
            element("div", picture, class_="hw-drawn", data_scroll="picture"),
        )

    def _python(self, place: int) -> Markup:
        """The lines around that of the chosen step; the last lines but one are the steps'."""
        draft = self.drafts.now
        lines = draft.text.rstrip("\n").split("\n")
        now = len(lines) - len(draft) + place if place != ABSENT else 0
        first = min(max(now - MOST_LINES // 2, 0), max(len(lines) - MOST_LINES, 0))
        last = min(first + MOST_LINES, len(lines))
        shown = (
            _line(lines[one], is_now=one == now, is_moved=place != self._shown) for one in range(first, last)
        )
        text = element("code", _more(first), *shown, _more(len(lines) - last))
        return element("pre", text, class_="hw-python", data_scroll="python", tabindex=0, aria_label="Python")


def _line(text: str, *, is_now: bool, is_moved: bool) -> Markup:
    if not is_now:
        return element("span", Lines(f"{text}\n"))
    return element("b", Lines(f"{text}\n"), data_show="" if is_moved else None)


def _more(many: int) -> Lines:
    return Lines(f"… {many:,} more lines\n" if many else "")


def _plain(node: Node) -> Node:
    return replace(node, origin=Origin())


def _state(draft: Draft) -> str:
    faults = len(draft.built.faults)
    if faults:
        return f"{len(draft):,} steps, {faults:,} with an error"
    return f"{len(draft):,} steps, no error"


def _said(draft: Draft, place: int) -> str:
    """The chosen step with its type, or what is wrong with it."""
    if place == ABSENT:
        return f"Draft of {letters(draft.head.name) or 'a graph'}: {_state(draft)}."
    fault = draft.built.faults.get(place)
    told = draft.built.type(place) if fault is None else letters(fault)
    return f"%{place} {draft[place].op}: {told}"
