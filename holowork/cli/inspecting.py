"""holowork inspect: what an archive holds."""

from argparse import ArgumentTypeError, Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from holowork.archive import BY_NAME, Archive, SectionKind, SectionView, is_kind, kind_of
from holowork.cli.opening import deeper, opened
from holowork.cli.report import Command, Report, argument, printable, require_one_of
from holowork.cli.texts import portable_text
from holowork.codec import Span, value_text
from holowork.core import HoloworkError, table
from holowork.ir import StopRecord, TraceRecord

_MOST_ROWS = 200
_LONGEST = 72
"""Letters of a value: it stands on one line of a terminal."""


class NoSuchSection(HoloworkError):
    """The archive has no section of this name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"--section: expected one of {', '.join(known) or 'no sections'}, found {name!r}")
        self.name = name


class NoSuchByte(HoloworkError):
    """The archive ends before the byte that was asked for."""

    def __init__(self, archive: Archive, offset: int) -> None:
        size = len(archive)
        super().__init__(f"--hexdump: expected an offset below {size}, the size of the file, found {offset}")
        self.offset = offset


def _inspect(given: Namespace) -> Report:
    archive = opened(given.archive, damaged=True)
    if given.hexdump is not None:
        return _dump(archive, *given.hexdump)
    most = None if given.all else _MOST_ROWS
    if given.section is not None:
        return _sections(_named(archive, given.section), most)
    return Report(text=_overview(archive, given.archive, most), data=archive.to_json())


def _dump(archive: Archive, offset: int, length: int) -> Report:
    if offset >= len(archive):
        raise NoSuchByte(archive, offset)
    dump = archive.hexdump(offset, length)
    return Report(text=dump, data={"offset": offset, "hexdump": dump})


def _named(archive: Archive, name: str) -> list[SectionView]:
    """The sections of a name, of which there may be several; raises NoSuchSection, WrongUsage."""
    found = [view for view in archive.sections if view.name.lower() == name.lower()]
    if not found and not is_kind(name):
        require_one_of("--section", name, BY_NAME)
    found = found or list(archive.sections.all(kind_of(name)))
    if not found:
        raise NoSuchSection(name, archive.sections.names)
    return found


def _sections(views: list[SectionView], most: int | None) -> Report:
    found = [(view, view.spans()) for view in views]
    texts = (_section_text(view, spans, most) for view, spans in found)
    data = [_section_data(view, spans) for view, spans in found]
    return Report(text="\n\n".join(texts), data={"sections": data})


def _section_text(view: SectionView, spans: Sequence[Span], most: int | None) -> str:
    rows = [(span.path, span.start, span.length, _shown(span.value)) for span in spans[:most]]
    listed = table(rows, ("field", "byte", "bytes", "value"))
    return "\n".join((f"{view.name}: {view.extent}\n", listed, *_more(spans, most)))


def _section_data(view: SectionView, spans: Sequence[Span]) -> dict[str, Any]:
    fields = [{"path": s.path, "start": s.start, "end": s.end, "value": _shown(s.value)} for s in spans]
    return {"section": view.name, "offset": view.ref.offset, "fields": fields}


def _more(items: Sequence[object], most: int | None) -> Iterator[str]:
    """A line for what was left out."""
    if most is not None and len(items) > most:
        yield f"… {len(items) - most} more; --all shows them"


def _shown(value: object) -> str:
    text = printable(value_text(value))
    return text if len(text) <= _LONGEST else f"{text[: _LONGEST - 1]}…"


def _overview(archive: Archive, path: Path, most: int | None) -> str:
    check = "wrong" if archive.footer_fault else "ok"
    is_damaged = any(problem.is_fault for problem in archive.problems)
    portable = "not known, the archive is damaged" if is_damaged else portable_text(archive)
    facts = f"format version {archive.version}, footer {check}, portable: {portable}"
    stored = " as stored, which is wrong" if archive.footer_fault else ""
    head = f"{archive!r}\nκ {archive.label}{stored}\n{facts}"
    views = tuple(archive.sections)
    listed = table(_section_rows(archive, views[:most]), ("section", "offset", "size", "share", "κ"))
    parts = [head, "\n".join((listed, *_more(views, most))), *_trace(archive)]
    return "\n\n".join([*parts, *_problems(archive, path, most)])


def _trace(archive: Archive) -> Iterator[str]:
    """The passes that made the archive, where it tells of them."""
    view = archive.sections.first(SectionKind.TRACE)
    value = None if view is None else view.reading.value
    if isinstance(value, TraceRecord):
        rows = [(stop.name, stop.stage, *_counts(stop), stop.note) for stop in value.stops]
        yield "passes that made it:\n" + table(rows, ("pass", "stage", "rewrites", "near misses", "note"))


def _counts(stop: StopRecord) -> tuple[int, int]:
    return len(stop.rewrites), len(stop.near_misses)


def _problems(archive: Archive, path: Path, most: int | None) -> Iterator[str]:
    problems = archive.problems
    lines = problems.kinds if most is not None else tuple(map(str, problems))
    yield from (f"problem: {line}" for line in lines[:most])
    yield from _more(lines, most)
    if len(problems) > len(lines):
        yield f"{len(problems)} problems in all; --all shows each"
    if archive.verify().is_unplaced:
        yield deeper(path)


def _section_rows(archive: Archive, views: Sequence[SectionView]) -> list[tuple[object, ...]]:
    return [
        (
            view.name,
            view.ref.offset,
            view.size,
            f"{100 * len(view.raw) / len(archive):.1f} %",
            view.label().short,
        )
        for view in views
    ]


def _byte_range(text: str) -> tuple[int, int]:
    offset, _, length = text.partition(":")
    try:
        found = int(offset, 0), int(length or "256", 0)
    except ValueError:
        found = (-1, 0)
    if found[0] < 0 or found[1] < 1:
        told = f"expected OFFSET[:LENGTH] in decimal or 0x…, of 1 byte or more, found {text!r}"
        raise ArgumentTypeError(told)
    return found


INSPECT = Command(
    description="Show sections, sizes, labels and problems of an archive; with --section the fields of a "
    "section, with --hexdump bytes. Damaged archives are shown as far as they go; "
    "`holowork verify` says whether one is whole.",
    arguments=(
        argument("archive", type=Path, metavar="ARCHIVE", help="archive to look into"),
        argument(
            "--section",
            metavar="NAME",
            help="show each field of the sections of this name, such as Inputs (default: all in brief)",
        ),
        argument(
            "--hexdump",
            type=_byte_range,
            metavar="OFFSET[:LENGTH]",
            help="show these bytes; numbers are decimal or 0x… (default of LENGTH: 256)",
        ),
        argument(
            "--all",
            action="store_true",
            help=f"show every row of a table (default: the first {_MOST_ROWS}); --json always has all",
        ),
    ),
    run=_inspect,
    examples=(
        "inspect net.holo",
        "inspect net.holo --section KernelCalls",
        "inspect net.holo --hexdump 0:64",
        "inspect net.holo --json",
    ),
    codes="0 shown, damaged or not, 1 no archive (standard error says why), 2 wrong usage",
)
