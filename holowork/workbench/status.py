"""A line below the running cell, shown while something takes long."""

from typing import Any
from uuid import uuid4

from holowork.workbench.markup import element, letters

_STYLE = "font-family:ui-monospace,monospace;font-size:12px;white-space:pre-wrap"


class StatusLine:
    """One output of the running cell, whose text is replaced, and of which nothing is left in the end."""

    def __init__(self) -> None:
        self._id = ""

    def __call__(self, text: str) -> None:
        """Show a text in place of the last one; an empty one takes it away."""
        from IPython import display

        shown: Any = display  # the functions of IPython have no types
        if self._id:
            shown.update_display(_bundle(text), display_id=self._id, raw=True)
        elif text:
            self._id = uuid4().hex
            shown.display(_bundle(text), display_id=self._id, raw=True)


def _bundle(text: str) -> dict[str, Any]:
    """A text as page and as plain text; of an empty one nothing at all, so that no room is taken."""
    return {"text/html": element("div", letters(text), style=_STYLE), "text/plain": text} if text else {}
