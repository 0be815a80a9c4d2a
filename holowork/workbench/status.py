"""A line below the running cell, shown while something takes long."""

from importlib.util import find_spec
from typing import Any
from uuid import uuid4

from holowork.workbench.cells import is_notebook
from holowork.workbench.markup import element, letters
from holowork.workbench.settings import LIVE_NEEDS, options

_STYLE = "font-family:ui-monospace,monospace;font-size:12px;white-space:pre-wrap"


class StatusLine:
    """One output of the running cell, whose text is replaced, and of which nothing is left in the end.

    Where widgets are live it has a button that cancels what the cell does.
    """

    def __init__(self) -> None:
        self._id = ""
        self._live: Any = None

    def __call__(self, text: str) -> None:
        """Show a text in place of the last one; an empty one takes it away."""
        if not self._id:
            self._begin(text)
        elif self._live is None:
            _shown().update_display(_bundle(text), display_id=self._id, raw=True)
        elif text:
            self._live.text = str(letters(text))
        else:
            _shown().update_display({}, display_id=self._id, raw=True)
            self._live.close()

    def _begin(self, text: str) -> None:
        if text:
            self._id, self._live = uuid4().hex, _live(text)
            live = {} if self._live is None else self._live._repr_mimebundle_()[0]
            _shown().display({**live, **_bundle(text)}, display_id=self._id, raw=True)


def _live(text: str) -> Any:  # noqa: ANN401  # the widget library has no types
    """The line as a widget; None where there are none."""
    if not is_notebook() or options.display not in ("auto", "live") or not all(map(find_spec, LIVE_NEEDS)):
        return None
    from holowork.workbench.line import Line

    return Line(text=str(letters(text)))


def _shown() -> Any:  # noqa: ANN401  # the functions of IPython have no types
    from IPython import display

    return display


def _bundle(text: str) -> dict[str, Any]:
    """A text as page and as plain text; of an empty one nothing at all, so that no room is taken."""
    return {"text/html": element("div", letters(text), style=_STYLE), "text/plain": text} if text else {}
