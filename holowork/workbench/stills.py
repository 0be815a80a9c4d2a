"""What a live view shows, without a script: in saved notebooks, and as a page of its own."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from holowork.workbench.markup import Markup, element, letters, name_of
from holowork.workbench.module import style_sheet

_FONT = "font-family:system-ui,sans-serif;font-size:13px;line-height:1.45;margin:2px 0"
_LOOSE = tuple(
    f".holowork.hw-still{rule}"
    for rule in (
        "{height:auto;min-height:0;overflow:visible;resize:none;padding:8px;gap:6px}",
        ">*{flex:none}",
        " :is(.hw-build,.hw-listed,.hw-drawn,.hw-panel,.hw-split){flex:none;max-height:none}",
        " :is(.hw-some,pre){max-height:none}",
        " :is(tbody tr,.hw-op,[title]){cursor:auto}",
        " img{max-width:100%!important;height:auto}",
    )
)
"""Nothing scrolls on a page of its own: it is as long as what it shows."""


@dataclass(frozen=True, kw_only=True)
class Still:
    """What is open in a view: the value's name, the tabs, the open panel, what is said, and its content."""

    name: str
    tabs: Mapping[str, str]
    """Titles by the names of panels."""
    panel: str
    said: str
    call: str
    """The Python that opens it so."""
    content: tuple[Markup, ...]

    @property
    def html(self) -> Markup:
        """For a notebook: it reads without styles."""
        return element("div", self._head, *self.content, style=_FONT)

    def page(self, theme: str) -> Markup:
        """For a file: everything is in it, styles too."""
        style = element("style", Markup(style_sheet()), Markup("".join(_LOOSE)))
        chosen = theme if theme in {"light", "dark"} else None
        view = element("div", self._head, *self.content, class_="holowork hw-still", data_theme=chosen)
        return element("div", style, view)

    @property
    def _head(self) -> Markup:
        titles = [
            element("b", f"[{title}]") if name == self.panel else element("span", title)
            for name, title in self.tabs.items()
        ]
        tabs = [piece for title in titles for piece in (" · ", title)]
        first = element("div", element("strong", name_of(self.name)), *tabs)
        said = element("div", letters(self.said)) if self.said else Markup()
        return element("div", first, said, element("div", element("code", letters(self.call))))


def call_of(expression: str, panel: str, state: Mapping[str, Any]) -> str:
    """The Python that opens a view at a state."""
    given = {"panel": panel, **state}.items()
    pairs = (f"{name}={json.dumps(v) if isinstance(v, str) else repr(v)}" for name, v in given)
    return f"{expression}.view({', '.join(pairs)})"
