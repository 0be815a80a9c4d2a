"""The ES module and the style sheet of the widget: files in a fixed order."""

import re
from functools import cache
from importlib.resources import files

ORDER = ("dom", "graph", "passes", "archive", "page", "workbench")
"""One file for each view, behind what they share; the last has the module's one export."""
MOST_BYTES = 60_000
"""The module is stored once for each widget of a notebook, so it stays small."""
_COMMENTS = re.compile(r"^[ ]*(/\*\*.*?\*/|//[^\n]*)$", re.MULTILINE | re.DOTALL)


@cache
def es_module() -> str:
    """The text of the module, without indentation and without the comments that have lines of their own."""
    text = "\n".join(_read(f"{name}.js") for name in ORDER)
    lines = (line.strip() for line in _COMMENTS.sub("", text).splitlines())
    return "\n".join(filter(None, lines))


@cache
def style_sheet() -> str:
    """The text of the style sheet."""
    return _read("workbench.css")


def _read(name: str) -> str:
    return files("holowork.workbench").joinpath("js", name).read_text(encoding="utf-8")
