"""The Archive panel: byte map, section table, and one section decoded, as the page is told of them."""

from collections.abc import Callable, Iterator, Mapping
from itertools import islice
from types import MappingProxyType
from typing import Any

from holowork.archive import BY_KIND, Archive, SectionView, readable_bytes
from holowork.codec import Body, Span, value_text
from holowork.core import counted
from holowork.workbench.bytemap import Part, fill_of, parts_of
from holowork.workbench.markup import letters

MOST_HASHED = 256_000_000
"""The largest archive that is hashed when the panel opens."""
MOST_FIELDS = 2000
"""Fields of a section that the page is given."""
MOST_HEX = 65_536
"""The largest section whose bytes the page is given; of a larger one it gets the first FEW_HEX."""
FEW_HEX = 4096
MOST_PROBLEMS = 200
MOST_VALUE = 120
"""Letters of a path and of a value."""


class ArchiveView:
    """An archive as the panel shows it."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive

    @property
    def last(self) -> int:
        """The last section, −1 where there is none."""
        return len(self.archive.sections) - 1

    def payload(self) -> dict[str, Any]:
        """The traits of the panel, but for the chosen section."""
        archive, problems = self.archive, self._problems()
        told = {
            "name": letters(archive.name),
            "size": archive.source.size,
            "readable": readable_bytes(archive.source.size),
            "version": archive.version,
            "label": archive.label.text,
            "footer": archive.footer_state,
            "problems": problems[:MOST_PROBLEMS],
            "more": max(len(problems) - MOST_PROBLEMS, 0),
            "parts": list(map(_part, parts_of(archive))),
            "sections": [self._section(view) for view in archive.sections],
        }
        return {"_archive": told}

    def section(self, position: int) -> dict[str, Any]:
        """The traits of the chosen section: its fields with their places, its bytes, its faults."""
        if not 0 <= position <= self.last:
            return {"_section": {}, "_bytes": b""}
        view = self.archive.sections[position]
        body = view.raw
        shown = body.length if body.length <= MOST_HEX else FEW_HEX
        return {
            "_section": _decoded(view),
            "_bytes": bytes(self.archive.source.read(body.offset, shown)),
        }

    def _problems(self) -> list[str]:
        """Everything that is wrong or strange; where the archive is too large to hash now, of its frame."""
        archive = self.archive
        if archive.source.size <= MOST_HASHED:
            return [letters(problem) for problem in archive.problems]
        return [letters(fault) for fault in (*archive.table.version_faults(), *archive.table.entry_faults())]

    def _section(self, view: SectionView) -> list[Any]:
        """Name, kind, offset, length, readable length, share, label, content, colour."""
        length = view.raw.length
        is_small = self.archive.source.size <= MOST_HASHED
        return [
            view.name,
            int(view.ref.kind),
            view.ref.offset,
            view.ref.length,
            view.size,
            f"{100 * length / max(self.archive.source.size, 1):.1f} %",
            view.label().text if is_small else "",
            view.section.summary if view.ref.kind in BY_KIND else "not known to the format",
            fill_of(view.position),
        ]


def field_at(view: SectionView, start: int) -> int:
    """The field that the page is given whose body begins at a byte of the file; −1 where there is none."""
    fields = enumerate(islice(view.spans(), MOST_FIELDS))
    found = (number for number, span in fields if span.start == start and isinstance(span.value, Body))
    return next(found, -1)


def _decoded(view: SectionView) -> dict[str, Any]:
    spans = view.spans()
    return {
        "position": view.position,
        "fields": [field_of(span) for span in islice(spans, MOST_FIELDS)],
        "more": max(len(spans) - MOST_FIELDS, 0),
        "faults": [letters(fault) for fault in view.reading.faults[:MOST_PROBLEMS]],
        "start": view.raw.offset,
        "length": view.raw.length,
    }


def _part(part: Part) -> list[Any]:
    """Name, first byte, end, section or −1, colour."""
    section = -1 if part.section is None else part.section
    return [part.name, part.start, part.end, section, fill_of(part.section)]


def field_of(span: Span) -> list[Any]:
    """The path of a field, its first byte, its end, and its value as text."""
    return [letters(span.path or "value", MOST_VALUE), span.start, span.end, _value_text(span.value)]


def _value_text(value: object) -> str:
    for kind, show in _SHOWN.items():
        if isinstance(value, kind):
            return letters(show(value), MOST_VALUE)
    return letters(value, MOST_VALUE)


def _few(data: bytes | memoryview) -> Iterator[str]:
    yield bytes(data[:40]).hex(" ")
    if len(data) > 40:
        yield f" … {len(data)} bytes"


_SHOWN: Mapping[type, Callable[[Any], str]] = MappingProxyType(
    {
        int: value_text,
        Body: lambda value: counted(value.length, "byte"),
        bytes: lambda value: "".join(_few(value)),
        memoryview: lambda value: "".join(_few(value)),
        str: lambda value: f'"{value}"',
    }
)
