"""Bytes of an archive that nobody has a layout for, and labels as it states them."""

from collections.abc import Iterator

from holowork.archive import Archive
from holowork.codec import Body
from holowork.core import counted
from holowork.workbench.bodies import stated
from holowork.workbench.markup import Lines, Markup, element, letters
from holowork.workbench.panels.memo_parts import left_out

MOST_SHOWN = 512


def preview(archive: Archive, body: Body) -> Iterator[Markup]:
    """The first bytes: as text where they are one, else in hexadecimal."""
    if not body.length:
        yield element("p", "no bytes", class_="hw-hint")
        return
    start = min(MOST_SHOWN, body.length)
    data = bytes(body.source.read(body.offset, start))
    shown = _as_text(data)
    if shown is None:
        shown = archive.hexdump(body.offset, start) if body.source is archive.source else data.hex(" ", 4)
    yield element("pre", Lines(shown))
    yield from left_out(body.length - start, "bytes")


def _as_text(data: bytes) -> str | None:
    """The text that bytes are, a last letter that is cut in two left off; None where they are no text."""
    for end in range(len(data), max(len(data) - 4, 0), -1):
        try:
            text = data[:end].decode()
        except UnicodeDecodeError:
            continue
        is_plain = all(char.isprintable() or char in "\n\t" for char in text)
        return "\n".join(letters(line, MOST_SHOWN) for line in text.splitlines()) if is_plain else None
    return None


def kappa_text(label: str | bytes) -> Markup:
    """A label as an archive states it, by its first digits; a damaged one may be no label, and no text."""
    text = stated(label)
    short = text.partition(":")[2][:8]
    return element("code", f"κ {short}", title=text, style="white-space:nowrap")


def items_of(value: object) -> str:
    """How many items a section has; nothing where it is no list."""
    return counted(len(value), "item") if isinstance(value, tuple) else ""
