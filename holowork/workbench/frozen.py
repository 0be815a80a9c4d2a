"""Pages of panels with nothing left to click: what is chosen is told, pictures carry their own colours."""

import re
from functools import cache
from html import escape, unescape
from html.parser import HTMLParser

from holowork.workbench.markup import Markup
from holowork.workbench.module import style_sheet
from holowork.workbench.svg import embedded

_VOID = frozenset({"br", "img", "input", "meta"})
_KEPT = frozenset({"title", "class", "style", "open", "colspan", "rowspan", "src", "alt", "width", "height"})
"""Attributes of a page that say something without a script."""
_MARKED = ("aria-current", "aria-selected", "aria-pressed")
_BOLD = "font-weight:700"
_CODE = "white-space:pre;font-family:ui-monospace,monospace"
_TICKS = {False: "☐", True: "☑"}
_Attributes = dict[str, str | None]


def frozen(html: str) -> Markup:
    """A page as it is read without a script: what only asks for something is left out.

    Buttons that choose become words, what is chosen is bold, lists and fields become their values, and
    drawings become images, which sanitisers leave alone.
    """
    reader = _Reader()
    reader.feed(html)
    reader.close()
    return Markup("".join(reader.pieces))


class _Reader(HTMLParser):
    """Writes a page anew, element by element."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=False)
        self.pieces: list[str] = []
        self._ends: list[str] = []
        """What closes each open element."""
        self._left_out = 0
        """How many open elements are within one that is left out, with that one."""
        self._drawing: int | None = None
        """Where among the pieces a drawing began."""
        self._sizes: _Attributes = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag in _VOID:
            self._say("" if self._left_out else _alone(tag, given))
        elif self._left_out or _is_left_out(tag, given):
            self._left_out += 1
        elif tag == "svg" or self._drawing is not None:
            self._draw(tag, given)
        else:
            start, end = _rewritten(tag, given)
            self._say(start)
            self._ends.append(end)

    def handle_endtag(self, tag: str) -> None:
        if tag in _VOID:
            return
        if self._left_out:
            self._left_out -= 1
        elif self._drawing is None:
            self._say(self._ends.pop())
        else:
            self._say(f"</{tag}>")
            if tag == "svg":
                self._embed()

    def handle_data(self, data: str) -> None:
        self._say("" if self._left_out else data)

    def handle_entityref(self, name: str) -> None:
        self.handle_data(f"&{name};")

    def handle_charref(self, name: str) -> None:
        self.handle_data(f"&#{name};")

    def _say(self, piece: str) -> None:
        self.pieces.append(piece)

    def _draw(self, tag: str, given: _Attributes) -> None:
        if self._drawing is None:
            self._drawing, self._sizes = len(self.pieces), given
            given = {**given, "xmlns": "http://www.w3.org/2000/svg"}
        self._say(_tag(_NAMES.get(tag, tag), {_NAMES.get(n, n): v for n, v in given.items() if _is_drawn(n)}))

    def _embed(self) -> None:
        """Put an image in the place of the drawing that has just ended."""
        start, self._drawing = self._drawing, None
        head, *rest = self.pieces[start:]
        drawing = Markup("".join([head, *_styled("".join(rest)), *rest]))
        title = self._sizes.get("aria-label") or _titled(drawing)
        size = float(self._sizes.get("width") or 1), float(self._sizes.get("height") or 1)
        self.pieces[start:] = [embedded(drawing, title, size)]


_NAMES = {"viewbox": "viewBox"}
"""Names of drawings that readers of pages put in small letters."""


def _is_left_out(tag: str, given: _Attributes) -> bool:
    """Whether an element only asks Python for something, or offers what is not chosen."""
    is_link = "hw-link" in _classes(given)
    leads_on = "data-copy" in given or '"panel"' in (given.get("data-set") or "")
    asks = tag == "button" and ("data-act" in given or (leads_on and not is_link))
    is_other = tag == "option" and "selected" not in given
    return asks or is_other or "data-live" in given


def _classes(given: _Attributes) -> list[str]:
    return (given.get("class") or "").split()


def _alone(tag: str, given: _Attributes) -> str:
    """An element without content: of a field, its value."""
    if tag != "input":
        return _tag(tag, {name: value for name, value in given.items() if name in _KEPT})
    if given.get("type") == "checkbox":
        return _TICKS["checked" in given]
    return f"<code>{escape(given.get('value') or '')}</code>"


def _rewritten(tag: str, given: _Attributes) -> tuple[str, str]:
    """What opens and closes an element instead."""
    kept = {attribute: given[attribute] for attribute in given if attribute in _KEPT}
    classes, style = _classes(given), given.get("style") or ""
    is_marked = "hw-chosen" in classes or any(given.get(one) == "true" for one in _MARKED)
    styles = ["" if "max-height" in style else style, _BOLD * is_marked, _CODE * ("hw-code" in classes)]
    kept["style"] = ";".join(filter(None, styles)) or None  # None leaves it out
    name, end = _TAGS.get(tag, (tag, ""))
    return _tag(name, kept), f"</{name}>{end}"


_TAGS = {"button": ("span", " "), "select": ("span", " "), "option": ("b", ""), "label": ("span", " ")}


def _tag(tag: str, given: _Attributes) -> str:
    pairs = (f' {name}="{escape(value or "")}"' for name, value in given.items() if value is not None)
    return f"<{tag}{''.join(pairs)}>"


def _is_drawn(name: str) -> bool:
    return not name.startswith(("data-", "aria-")) and name not in {"role", "tabindex"}


def _titled(drawing: str) -> str:
    found = re.search(r"<title>([^<]*)</title>", drawing)
    return unescape(found[1]) if found else ""


def _styled(drawing: str) -> list[str]:
    """The style of a drawing: the rules of the style sheet that it needs, on colours of its own."""
    colours, rules = _sheet()
    needed = [rule for name, rule in rules if f'"{name}' in drawing or f" {name}" in drawing]
    return [f"<style>{colours}{''.join(needed)}</style>"]


_RULE = re.compile(
    r"^\.holowork (\.(hw-(?:node|edge|outer|inner|cross|input|added|removed|rewired))\b(?!.*:focus).*)$",
    re.MULTILINE,
)


@cache
def _sheet() -> tuple[str, tuple[tuple[str, str], ...]]:
    """Colours, light and dark, and the rules of nodes and lines by their class."""
    sheet = style_sheet()
    light, dark = (_palette(sheet, theme) for theme in ("light", "dark"))
    states = re.search(r"--hw-green:[^\n]*;", sheet)
    shared = f"color:var(--hw-ink);{states[0] if states else ''}"
    colours = f"svg{{{shared}{light}}}@media(prefers-color-scheme:dark){{svg{{{dark}}}}}"
    told = tuple((name, rule.replace(".holowork ", "")) for rule, name in _RULE.findall(sheet))
    return colours, told


def _palette(sheet: str, theme: str) -> str:
    found = re.search(rf'\[data-theme="{theme}"\] {{ color-scheme: {theme}; ([^}}]*) }}', sheet)
    return found[1] if found else ""
