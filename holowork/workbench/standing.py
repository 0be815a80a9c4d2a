"""The part of the live view that tells what it shows where nothing is live."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import traitlets

from holowork.workbench.archive_view import ArchiveView
from holowork.workbench.frozen import frozen
from holowork.workbench.markup import Markup, element, letters
from holowork.workbench.panels import PANELS
from holowork.workbench.passing import OF_PASSES, Passing
from holowork.workbench.renderer import PathLike, compact, is_small, written_page
from holowork.workbench.still_archive import archive_still
from holowork.workbench.still_passes import passes_still
from holowork.workbench.stills import Still, call_of
from holowork.workbench.target import ARCHIVE, PASSES

NONE = -1
_OF_STILL = ("index", "selected", *(name for name in OF_PASSES if name != "collapsed"))
"""What a page without a script tells of the Passes panel; it draws no more than it has room for."""
_TOO_LARGE = "What the panel shows is too large for a notebook; to_html(path) of the view writes it."


class Standing(Passing):
    """The open panel without a script: in the notebook that is saved, and as a page of its own."""

    field = traitlets.Int(NONE).tag(sync=True)

    def to_html(self, path: PathLike | None = None) -> str:
        """The open panel, as it stands, as a page of its own; write it to `path` if one is given.

        Nothing on it asks for a script; what was chosen is told, and the Python that opens the view so.
        """
        return written_page(self, self._still().page(self.theme), path)

    def _stand_in(self) -> str:
        """What a notebook shows where nothing is live; of a panel too large for it, the card of its value."""
        still = self._still()
        if not is_small(still.html):
            card = Markup(compact(self._target.part(self.panel)))
            still = replace(still, content=(element("div", _TOO_LARGE), card))
        return str(still.html)

    def _still(self) -> Still:
        """What is open now."""
        target, is_page = self._target, self.panel in PANELS and self._page.get("panel") == self.panel
        return Still(
            name=letters(target.name),
            tabs=dict(zip(target.panels, target.titles, strict=True)),
            panel=self.panel,
            said=self._page["said"] if is_page else "",
            call=call_of(target.expression, self.panel, self._told_state()),
            content=tuple(part for part in self._content() if part is not None),
        )

    def _content(self) -> Iterator[Markup | None]:
        """What the open panel shows without a script, below what could not be shown."""
        if self._fault:
            yield element("div", self._fault)
        elif self.panel == PASSES:
            yield from passes_still(self._passes_view(), {name: getattr(self, name) for name in _OF_STILL})
        elif self.panel == ARCHIVE:
            yield from archive_still(self._archive_view(), self.section, self.field)
        if self.panel in PANELS and self._page.get("panel") == self.panel:
            yield frozen(self._page["html"])

    def _told_state(self) -> dict[str, Any]:
        """The state of the open panel that is not as at first."""
        if self.panel in PANELS:
            return dict(self._page.get("state", {}))
        names = _OF_STILL if self.panel == PASSES else ("section", "field")
        first = {name: self.trait_defaults(name) for name in names}  # that of a layout is a new model
        changed = {name: getattr(self, name) for name in names if getattr(self, name) != first[name]}
        return {names[0]: getattr(self, names[0]), **changed}

    def _archive_view(self) -> ArchiveView:
        if ARCHIVE not in self._views:
            self._views[ARCHIVE] = ArchiveView(self._target.archive())
        view: ArchiveView = self._views[ARCHIVE]
        return view
