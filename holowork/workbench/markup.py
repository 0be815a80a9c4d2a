"""HTML and SVG as text: whatever did not come out of this module is escaped on its way in."""

from collections.abc import Iterable, Sequence
from html import escape

MOST_LETTERS = 80
"""Names are shown up to here; the whole of one, up to MOST_IN_TITLE, is in its tooltip."""
MOST_IN_TITLE = 240
_VOID = frozenset({"br", "img", "meta"})


class Markup(str):
    """Text that is markup already; `element` makes it."""

    __slots__ = ()


class Lines(str):
    """Text of ours that keeps its line breaks, such as code; whatever came from elsewhere is written out."""

    __slots__ = ()


NEW_LINE = Markup("\n")


def letters(value: object, most: int = MOST_IN_TITLE) -> str:
    r"""A value letter for letter: what a page would obey or hide is written out, as in `\u202e`.

    At most `most` characters, the last of them an ellipsis where more were left out.
    """
    text = str(value)
    kept = text if len(text) <= most else text[: most - 1] + "…"
    if kept.isprintable():
        return kept
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in kept)


def element(tag: str, *children: object, **attributes: object) -> Markup:
    """An element: children that are no markup are escaped, so is every attribute.

    `class_` and `font_size` give the attributes `class` and `font-size`; None leaves an attribute out.
    """
    pairs = ((name.rstrip("_").replace("_", "-"), v) for name, v in attributes.items() if v is not None)
    head = "".join(f' {name}="{escape(_written_out(v, _ANY_LENGTH))}"' for name, v in pairs)
    if tag in _VOID:
        return Markup(f"<{tag}{head}>")
    return Markup(f"<{tag}{head}>{join(children)}</{tag}>")


_ANY_LENGTH = 1 << 30


def join(children: Iterable[object]) -> Markup:
    """Children side by side, escaped where they are no markup."""
    texts = (c if isinstance(c, Markup) else escape(_written_out(c), quote=False) for c in children)
    return Markup("".join(texts))


def _written_out(value: object, most: int = MOST_IN_TITLE) -> str:
    return value if isinstance(value, Lines) else letters(value, most)


def name_of(value: object) -> Markup:
    """A name from a file or a user: isolated, so that right-to-left letters move nothing beside them."""
    short = letters(value, MOST_LETTERS)
    whole = letters(value)
    return element("bdi", short, title=None if short == whole else whole)


def code(value: object) -> Markup:
    """A short text in the font of code."""
    return element("code", letters(value, MOST_LETTERS))


_CELL = "padding:1px 9px 1px 0;text-align:{}"


def table(headers: Sequence[str], rows: Iterable[Sequence[object]]) -> Markup:
    """A table; columns of numbers, and of markup that `number` made, stand to the right."""
    body = [tuple(row) for row in rows]
    sides = ["right" if _are_numbers(column) else "left" for column in zip(*body, strict=True)]
    sides = sides or ["left"] * len(headers)
    head = _row("th", zip(headers, sides, strict=True))
    lines = [_row("td", zip(row, sides, strict=True)) for row in body]
    return element(
        "table",
        element("thead", head),
        element("tbody", *lines),
        style="border-collapse:collapse;margin:4px 0;font-size:12px",
    )


def _row(tag: str, cells: Iterable[tuple[object, str]]) -> Markup:
    return element("tr", *(element(tag, cell, style=_CELL.format(side)) for cell, side in cells))


class Number(Markup):
    """A number with its unit, which a table sets to the right."""

    __slots__ = ()


def number(text: object) -> Number:
    """A number as it is to be read."""
    return Number(escape(letters(text), quote=False))


def _are_numbers(column: tuple[object, ...]) -> bool:
    return all(isinstance(cell, int | float | Number) for cell in column)


def folded(summary: object, *content: object, is_open: bool = False) -> Markup:
    """Content under a line that opens and closes it."""
    return element("details", element("summary", summary), *content, open="" if is_open else None)
