"""The bytes of an archive as one strip: header, table, sections and footer, to scale."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import pairwise

from holowork.archive import Archive, Header, readable_bytes
from holowork.codec import codec_of
from holowork.core import counted
from holowork.workbench.markup import Markup, element, join, letters
from holowork.workbench.scene import clipped
from holowork.workbench.svg import INK, Picture, shown

_WIDTH, _HEIGHT, _MARGIN = 720.0, 34.0, 10.0
_SMALLEST = 3.0
"""The least width of a part, in pixels: nothing is too small to be seen."""
_STYLE = f"text{{font:11px system-ui,sans-serif;text-anchor:middle;fill:{INK}}}"
_BETWEEN = 1.0
"""The room between two parts, in pixels."""
FRAME_FILL = "#c9ced6"
FILLS = ("#9ecae9", "#ffd28a", "#a8d8a0", "#f4b6c2", "#c9b8e8", "#e0d3a8", "#8fd3cf", "#e8b894")
_LETTER = 6.5
_GAP = "gap"
HEADER_BYTES = codec_of(Header).smallest
FOOTER_BYTES = 32


@dataclass(frozen=True, kw_only=True)
class Part:
    """A run of bytes: whose it is, and the position of its section, None for the frame and for gaps."""

    name: str
    start: int
    end: int
    section: int | None = None

    @property
    def length(self) -> int:
        """Bytes of the run."""
        return self.end - self.start


def parts_of(archive: Archive) -> tuple[Part, ...]:
    """Every byte of the file once, in order: what two sections claim goes to the first, the rest to gaps."""
    size = archive.source.size
    table_end = min(archive.table.payload_start, size)
    claims = [
        Part(name="header", start=0, end=min(HEADER_BYTES, size)),
        Part(name="table", start=min(HEADER_BYTES, size), end=table_end),
        *sorted(_sections(archive), key=lambda part: (part.start, part.end)),
        Part(name="footer", start=max(size - FOOTER_BYTES, 0), end=size),
    ]
    return tuple(apart(claims, size))


def _sections(archive: Archive) -> Iterator[Part]:
    for view in archive.sections:
        body = view.raw
        yield Part(name=view.name, start=body.offset, end=body.offset + body.length, section=view.position)


def apart(claims: Iterable[Part], size: int) -> Iterator[Part]:
    """Every byte once: what two parts in order claim goes to the first, what none claims to gaps."""
    at = 0
    for part in claims:
        start = max(part.start, at)
        if start >= part.end:
            continue
        if start > at:
            yield Part(name=_GAP, start=at, end=start)
        yield Part(name=part.name, start=start, end=part.end, section=part.section)
        at = part.end
    if at < size:
        yield Part(name=_GAP, start=at, end=size)


def fill_of(section: int | None) -> str:
    """The colour of a section; neighbours differ."""
    return FRAME_FILL if section is None else FILLS[section % len(FILLS)]


def map_picture(archive: Archive) -> Picture:
    """The strip as a picture; its words are the section table beside it."""
    parts = parts_of(archive)
    size = readable_bytes(archive.source.size)
    name = letters(archive.name, 60) or "an archive"
    return Picture(
        title=f"byte map of {name}: {size} in {counted(len(archive.sections), 'section')}",
        width=_WIDTH + 2 * _MARGIN,
        height=_HEIGHT + 2 * _MARGIN,
        style=_STYLE,
        content=join(_pieces(parts)),
    )


def edges_of(parts: tuple[Part, ...], width: float) -> list[float]:
    """Where each part begins, and the last ends: to scale, but for a smallest width."""
    total = sum(part.length for part in parts) or 1
    room = max(width - _SMALLEST * len(parts), 0)
    edges = [0.0]
    for part in parts:
        edges.append(edges[-1] + _SMALLEST + room * part.length / total)
    return edges


def _pieces(parts: tuple[Part, ...]) -> Iterator[Markup]:
    for part, (left, right) in zip(parts, pairwise(edges_of(parts, _WIDTH)), strict=True):
        width = right - left
        yield element(
            "rect",
            element("title", f"{part.name}, {part.start} to {part.end}, {readable_bytes(part.length)}"),
            x=shown(_MARGIN + left),
            y=shown(_MARGIN),
            width=shown(width - _BETWEEN),
            height=shown(_HEIGHT),
            fill=fill_of(part.section),
        )
        fitting = int(width / _LETTER)
        if fitting > 3:
            middle = _MARGIN + (left + right) / 2
            yield element("text", clipped(part.name, fitting), x=shown(middle), y=shown(_MARGIN + 21))
