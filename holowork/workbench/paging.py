"""The part of the live view that shows pages written in Python: their state, their acts, their faults."""

from collections.abc import Mapping
from typing import Any

import traitlets

from holowork.core import HoloworkError, WorkbenchError
from holowork.workbench.markup import letters
from holowork.workbench.page import Panel
from holowork.workbench.panels import PANELS, PARTS
from holowork.workbench.target import Target
from holowork.workbench.working import Working


class BadState(WorkbenchError, ValueError):
    """The state of a view was set to what it does not have."""

    def __init__(self, name: str, expected: str, found: object, *, hint: str = "") -> None:
        super().__init__(f"Workbench.{name}: expected {expected}, found {found!r}{hint and f'. {hint}'}")
        self.name = name
        self.found = found


class Paging(Working):
    """Pages of panels, one shown at a time; the state of each can be read and set."""

    panel = traitlets.Unicode("").tag(sync=True)
    table = traitlets.Int(0).tag(sync=True)
    entry = traitlets.Int(0).tag(sync=True)
    kernel = traitlets.Int(0).tag(sync=True)
    target = traitlets.Unicode("host").tag(sync=True)
    width = traitlets.Int(0).tag(sync=True)
    stage = traitlets.Unicode("emitted").tag(sync=True)
    beside = traitlets.Unicode("").tag(sync=True)
    columns = traitlets.Unicode("source nodes ir asm").tag(sync=True)
    line = traitlets.Int(0).tag(sync=True)
    hot = traitlets.Int(-1).tag(sync=True)
    series = traitlets.Unicode("computed").tag(sync=True)
    run = traitlets.Int(-1).tag(sync=True)
    earlier = traitlets.Int(-1).tag(sync=True)
    call = traitlets.Int(-1).tag(sync=True)
    chosen = traitlets.Int(-1).tag(sync=True)
    section = traitlets.Int(0).tag(sync=True)
    weight = traitlets.Int(-1).tag(sync=True)
    pair = traitlets.Int(-1).tag(sync=True)
    _page = traitlets.Dict().tag(sync=True)

    _target: Target
    _views: dict[str, Any]

    def _panel(self, name: str) -> Panel:
        if name not in self._views:
            self._views[name] = PANELS[name](self._target.part(name))
        view: Panel = self._views[name]
        return view

    def _state(self, panel: str) -> dict[str, Any]:
        return {name: getattr(self, name) for name, owner in PARTS.items() if owner == panel}

    def _show_page(self) -> None:
        """Write the page of the open panel anew; what cannot be shown is told in its place."""
        state = self._state(self.panel)
        try:
            page, fault = self._panel(self.panel).page(state), ""
        except (HoloworkError, OSError) as refused:
            fault = letters(refused)
        with self.hold_sync():
            self._fault = fault
            if not fault:
                told = {"html": str(page.html), "said": letters(page.said), "state": dict(page.state)}
                self._page = {"panel": self.panel, **told}

    @traitlets.validate(*PARTS)
    def _check_part(self, proposal: Any) -> Any:  # noqa: ANN401  # the widget library has no types
        name, value = proposal["trait"].name, proposal["value"]
        if PARTS[name] not in self._target.panels:
            now = getattr(self, name)
            return self._require(name, value, range(now, now + 1) if isinstance(now, int) else (now,))
        return self._require(name, value, self._panel(PARTS[name]).bounds(name))

    def _require(self, name: str, value: Any, bounds: Any) -> Any:  # noqa: ANN401  # numbers or words
        if isinstance(bounds, range):
            if value not in bounds:
                expected = f"a whole number from {bounds.start} to {bounds.stop - 1}"
                raise BadState(name, expected, value)
        elif bounds is not None and value not in bounds:
            raise BadState(name, f"one of {', '.join(map(repr, bounds))}", value)
        return value

    @traitlets.observe(*PARTS)
    def _on_part(self, change: Any) -> None:  # noqa: ANN401  # the widget library has no types
        if PARTS[change["name"]] == self.panel and self._page:
            self._show_page()

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        """What the page asks for; a message that is none of its own is left."""
        if not isinstance(content, Mapping) or content.get("panel") not in PANELS:
            return
        panel, verb = str(content["panel"]), str(content.get("verb", ""))
        try:
            changed = self._panel(panel).act(verb, content.get("argument"), self._state(panel))
        except (HoloworkError, OSError) as refused:
            self._fault = letters(refused)
            return
        with self.hold_trait_notifications():
            for name, value in changed.items():
                setattr(self, name, value)
        self._show_page()
