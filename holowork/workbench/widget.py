"""The live view: one widget with its own tabs; its whole state can be read and set from Python."""

from collections.abc import Callable
from typing import Any

import traitlets

from holowork.core import HoloworkError
from holowork.ir import Graph, Node
from holowork.ops import suggestion
from holowork.workbench.cells import is_notebook, succeed
from holowork.workbench.markup import letters
from holowork.workbench.module import es_module, style_sheet
from holowork.workbench.paging import BadState
from holowork.workbench.panels import PANELS, PARTS
from holowork.workbench.passing import OF_PASSES
from holowork.workbench.settings import options
from holowork.workbench.standing import NONE, Standing
from holowork.workbench.target import ARCHIVE, BUILD, PASSES, Target, target_of

STATE = tuple(dict.fromkeys(("panel", "index", "selected", "section", "field", *OF_PASSES, *PARTS)))
_NOT_LIVE = "live in a notebook alone; {}.to_html(path) writes a page"
_PARTS = {ARCHIVE: ("section", "field"), PASSES: ("index", "selected", *OF_PASSES)}
"""The parts of the state of the panels that Python writes no pages of."""
Bundle = tuple[dict[str, Any], dict[str, Any]]


def _head_of(target: Target) -> dict[str, Any]:
    return {
        "name": letters(target.name),
        "panels": target.panels,
        "titles": target.titles,
        "expression": target.expression,
    }


def _unknown(name: str, panel: object) -> BadState:
    """The refusal of a name: with the one that is meant, else with those of the panel that was asked for."""
    hint = suggestion(name, STATE)
    own = _PARTS.get(str(panel)) or tuple(part for part in STATE if PARTS.get(part) == panel)
    parts = ("panel", *own)
    return BadState(name, "a part of the state" if hint else f"one of {', '.join(parts)}", name, hint=hint)


class Workbench(Standing):
    """A live view of a Module, PassList, PassStop, Graph, Archive, ArchiveDiff or Session.

    Its state follows every click and can be set: `panel` (such as "passes"), `index` (the pass), `selected`
    (a node: its id in the first graph; those that passes brought are counted on; −1: none) and what Passing
    says of passes, `section` and `field` (−1: none) of the archive, `weight` of its
    contents and `pair` of a difference (−1: none), `table` and `entry` of the tables, `chosen` (a step of the
    draft; −1: none). Raises NotViewable, BadState.
    """

    _esm = es_module()
    _css = style_sheet()

    theme = traitlets.Unicode("auto").tag(sync=True)

    _head = traitlets.Dict().tag(sync=True)
    _archive = traitlets.Dict().tag(sync=True)
    _section = traitlets.Dict().tag(sync=True)
    _bytes = traitlets.Bytes().tag(sync=True)

    def __init__(self, value: Any, /, **state: Any) -> None:  # noqa: ANN401  # whatever has a view
        self._target = target = target_of(value)
        for name in state:
            if name not in STATE:
                raise _unknown(name, state.get("panel", target.panels[0]))
        self._views: dict[str, Any] = {}
        self._has_field = NONE
        first = state.get("panel", target.panels[0])  # no other panel is made on the way to it
        super().__init__(panel=first, theme=str(options.theme), _head=_head_of(target))
        for name in sorted(state, key=STATE.index):
            setattr(self, name, state[name])
        self._show()
        self.on_msg(self._on_message)
        succeed(self)

    @property
    def node(self) -> Node | None:
        """The selected node as the pass at `index` left it, None where none is selected."""
        return None if self.selected == NONE else self._passes_view().node(self.index, self.selected)

    @property
    def graph(self) -> Graph:
        """The graph as the Build panel drafts it; raises BadState without one, else its first error."""
        self._require("panel", BUILD, self._target.panels)
        panel: Any = self._panel(BUILD)
        graph: Graph = panel.graph
        return graph

    def _repr_mimebundle_(self, **hints: Any) -> Bundle:  # noqa: ANN401  # the protocol of displays
        """The live view, and what it shows now, which stands in for it where nothing is live."""
        live = super()._repr_mimebundle_(**hints)
        shown: dict[str, Any] = {}
        if live is not None and options.display in ("auto", "live"):
            shown |= live[0]
        if options.display != "text":
            shown["text/html"] = self._stand_in()
        return {**shown, "text/plain": repr(self)}, {}

    def close(self) -> None:
        """Close the view, and the model of its layout, which the widget library leaves open."""
        layout: Any = self.layout
        super().close()
        layout.close()

    def __repr__(self) -> str:
        known = {PASSES: {"index": self.index}, ARCHIVE: {"section": self.section}}
        state = known.get(self.panel) or self._state(self.panel)
        shown = ", ".join(f"{name}={value!r}" for name, value in state.items())
        told = f"Workbench({self._target.name!r}, panel={self.panel!r}, {shown})"
        return told if is_notebook() else f"{told}: {_NOT_LIVE.format(self._target.expression)}"

    @traitlets.validate("panel")
    def _check_panel(self, proposal: Any) -> Any:  # noqa: ANN401  # the widget library has no types
        named = str(proposal["value"]).lower()  # as titles are written, too
        if named not in self._target.panels:
            raise BadState("panel", f"one of {', '.join(self._target.panels)}", proposal["value"])
        return named

    @traitlets.validate("index", "selected", "against", "pinned", "field")
    def _check_number(self, proposal: Any) -> Any:  # noqa: ANN401  # the widget library has no types
        name, value = proposal["trait"].name, proposal["value"]
        if name == "field":
            self._has_field = self.section
        first, last = (NONE, NONE) if value == NONE and name == "field" else self._bounds(name)
        if not first <= value <= last:
            raise BadState(name, f"a whole number from {first} to {last}", value)
        return value

    def _bounds(self, name: str) -> tuple[int, int]:
        """The least and the greatest value of a part of the state; of what is not shown, its value now."""
        panel = ARCHIVE if name == "field" else PASSES
        if panel not in self._target.panels:
            return (getattr(self, name),) * 2
        if panel == PASSES:
            return self._passes_view().bounds[name]
        told = self._section
        if told.get("position") != self.section and self.panel == ARCHIVE:
            told = self._archive_view().section(self.section)["_section"]
        return NONE, len(told.get("fields", ())) - 1

    @traitlets.observe("panel")
    def _on_panel(self, _change: Any) -> None:  # noqa: ANN401  # the widget library has no types
        self._show()

    @traitlets.observe("section")
    def _on_section(self, _change: Any) -> None:  # noqa: ANN401  # the widget library has no types
        """Show another section: its field, if one came with it, else none."""
        if self._has_field != self.section:
            self.field = NONE
        if self._archive:
            self._tell(lambda: self._archive_view().section(self.section))

    def _show(self) -> None:
        """Tell the page what the panel shows, when it is first opened."""
        if self.panel in PANELS:
            self._show_page()
        elif self.panel == PASSES and self._age != self._target.age():
            self._tell(self._payload)
        elif self.panel == ARCHIVE and self._is_archive_new():
            self._tell(lambda: self._archive_view().payload() | self._archive_view().section(self.section))

    def _is_archive_new(self) -> bool:
        """Whether the page does not know the archive, or not what its footer was found to be since."""
        return not self._archive or self._archive["footer"] != self._archive_view().archive.footer_state

    def _tell(self, payload: Callable[[], dict[str, Any]]) -> None:
        """Set traits whole and at once; a file that can no longer be read is told in the panel."""
        try:
            traits = payload() | {"_fault": ""}
        except (HoloworkError, OSError) as fault:
            traits = {"_fault": letters(fault)}
        with self.hold_sync():
            for name, value in traits.items():
                setattr(self, name, value)
