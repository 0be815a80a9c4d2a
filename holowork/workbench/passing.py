"""The part of the live view that shows passes: two stops beside each other, folded blocks, a search."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

import traitlets

from holowork.workbench.paging import BadState, Paging
from holowork.workbench.passes_view import NONE, Drawing, PassesView
from holowork.workbench.target import PASSES

OF_PASSES = ("against", "pinned", "collapsed", "opened", "exploded", "unchanged", "listed", "query")
"""The parts of the state beside `index` and `selected`."""


class Passing(Paging):
    """What can be set of the Passes panel.

    `against` (a pass that `index` is compared with; −1: none), `pinned` (a node that stays in the middle),
    `collapsed` (repeated blocks once, large graphs as boxes) and `opened` (the groups that are not),
    `exploded` (fused nodes that show what they stand for), `unchanged` (whether the slider has passes that
    changed nothing), `listed` (a list in place of the picture), `query` (a search).
    """

    index = traitlets.Int(0).tag(sync=True)
    selected = traitlets.Int(NONE).tag(sync=True)
    against = traitlets.Int(NONE).tag(sync=True)
    pinned = traitlets.Int(NONE).tag(sync=True)
    collapsed = traitlets.Bool(default_value=None, allow_none=True).tag(sync=True)
    opened = traitlets.List(traitlets.Int()).tag(sync=True)
    exploded = traitlets.List(traitlets.Int()).tag(sync=True)
    unchanged = traitlets.Bool(default_value=True).tag(sync=True)
    listed = traitlets.Bool(default_value=False).tag(sync=True)
    query = traitlets.Unicode("").tag(sync=True)
    _passes = traitlets.Dict().tag(sync=True)
    _nodes = traitlets.Bytes().tag(sync=True)
    _edges = traitlets.Bytes().tag(sync=True)
    _compared = traitlets.Dict().tag(sync=True)
    _found = traitlets.Dict().tag(sync=True)

    _age = NONE

    def _passes_view(self) -> PassesView:
        if PASSES not in self._views:
            self._views[PASSES] = PassesView(self._target.history(), self._target.calls)
        view: PassesView = self._views[PASSES]
        return view

    def _payload(self) -> dict[str, Any]:
        """The traits of the panel when it is first opened, or opened again after the graph has grown."""
        age = self._target.age()
        if age != self._age:
            self._views.pop(PASSES, None)
        view = self._passes_view()
        if self.collapsed is None:
            self.collapsed = view.folding.is_large
        compared, found = view.compared(self.index, self.against), view.found(self.query)
        self._age = age
        return {**view.payload(self._drawing()), **compared, **found}

    def _drawing(self) -> Drawing:
        return Drawing(is_collapsed=bool(self.collapsed), opened=self.opened)

    @traitlets.validate("opened", "exploded")
    def _check_groups(self, proposal: Any) -> Any:  # noqa: ANN401  # the widget library has no types
        name, values = proposal["trait"].name, proposal["value"]
        if values and PASSES not in self._target.panels:
            raise BadState(name, "none, without passes", values)
        known = _GROUPS[name](self._passes_view()) if values else ()
        for value in values:
            if value not in known:
                raise BadState(name, f"some of {_some(known)}", value)
        return values

    @traitlets.observe("index", "against")
    def _on_compared(self, _change: Any) -> None:  # noqa: ANN401  # the widget library has no types
        if self._passes and (self._compared or self.against != NONE):
            self._compared = self._passes_view().compared(self.index, self.against)["_compared"]

    @traitlets.observe("query")
    def _on_query(self, _change: Any) -> None:  # noqa: ANN401  # the widget library has no types
        if self._passes:
            self._found = self._passes_view().found(self.query)["_found"]

    @traitlets.observe("collapsed", "opened")
    def _on_drawing(self, _change: Any) -> None:  # noqa: ANN401  # the widget library has no types
        if self._passes:
            with self.hold_sync():
                for name, value in self._passes_view().drawn(self._drawing()).items():
                    setattr(self, name, value)


_GROUPS: Mapping[str, Any] = MappingProxyType(
    {
        "opened": lambda view: range(view.folding.count),
        "exploded": lambda view: tuple(view.parts),
    }
)
_MOST_TOLD = 12


def _some(known: Any) -> str:  # noqa: ANN401  # a range or a tuple of numbers
    """Numbers as they are told, the first of them."""
    told = ", ".join(map(str, known[:_MOST_TOLD]))
    return f"{told}, …" if len(known) > _MOST_TOLD else told or "none"
