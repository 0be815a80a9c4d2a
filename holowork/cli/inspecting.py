"""holowork inspect, holowork verify: what an archive holds, and whether it is whole."""

from argparse import ArgumentTypeError, Namespace
from enum import IntEnum
from pathlib import Path
from typing import Any

from holowork.archive import Archive, SectionView, readable_bytes
from holowork.cli.report import Command, Report, argument, told
from holowork.core import HoloworkError, table
from holowork.model import inspect, open


def _inspect(given: Namespace) -> Report:
    archive = inspect(given.archive)
    if given.hexdump is not None:
        offset, length = given.hexdump
        dump = archive.hexdump(offset, length)
        return Report(text=dump, data={"offset": offset, "hexdump": dump})
    if given.section:
        names = {view.name.lower(): view.name for view in archive.sections}
        return _section(archive.sections[names.get(given.section.lower(), given.section)])
    return Report(text=_overview(archive), data=archive.to_json())


def _section(view: SectionView) -> Report:
    found = view.spans()
    rows = [(span.path, span.start, span.length, _shown(span.value)) for span in found]
    listed = table(rows, ("field", "byte", "bytes", "value"))
    text = f"{view.name}: {view.ref.length} bytes at {view.ref.offset}\n\n{listed}"
    fields = [{"path": s.path, "start": s.start, "end": s.end, "value": _shown(s.value)} for s in found]
    return Report(text=text, data={"section": view.name, "offset": view.ref.offset, "fields": fields})


def _shown(value: object) -> str:
    if isinstance(value, IntEnum):
        return f"{value.value} ({value.name.lower()})"
    text = value.hex() if isinstance(value, bytes) else str(value)
    return text if len(text) <= 72 else f"{text[:69]}…"  # a line of a terminal


def _overview(archive: Archive) -> str:
    check = "wrong" if archive.footer_fault else "ok"
    is_damaged = any(problem.is_fault for problem in archive.problems)
    portable = "not known, the archive is damaged" if is_damaged else archive.portable
    facts = f"format version {archive.version}, footer {check}, portable: {portable}"
    stored = " as stored, which is wrong" if archive.footer_fault else ""
    head = f"{archive!r}\nκ {archive.label}{stored}\n{facts}"
    listed = table(_section_rows(archive), ("section", "offset", "size", "share", "κ"))
    return "\n\n".join([head, listed, *(f"problem: {problem}" for problem in archive.problems)])


def _section_rows(archive: Archive) -> list[tuple[object, ...]]:
    return [
        (
            view.name,
            view.ref.offset,
            readable_bytes(len(view.raw)),
            f"{100 * len(view.raw) / len(archive):.1f} %",
            view.label().short,
        )
        for view in archive.sections
    ]


def _byte_range(text: str) -> tuple[int, int]:
    offset, _, length = text.partition(":")
    try:
        return int(offset, 0), int(length or "256", 0)
    except ValueError as fault:
        told = f"expected OFFSET[:LENGTH] in decimal or 0x…, found {text!r}"
        raise ArgumentTypeError(told) from fault


def _verify(given: Namespace) -> Report:
    verdicts = [_verdict(path, deep=given.deep) for path in given.archives]
    lines = [f"{v['archive']}: {v['verdict']}" for v in verdicts]
    code = int(any(not v["ok"] for v in verdicts))
    return Report(text="\n".join(lines), data={"archives": verdicts}, code=code)


def _verdict(path: Path, *, deep: bool) -> dict[str, Any]:
    try:
        verdict = open(path).verify(deep=deep)
    except (HoloworkError, OSError) as fault:
        return {"archive": str(path), "ok": False, "verdict": told(fault).removeprefix(f"{path}: ")}
    return {"archive": str(path), "ok": bool(verdict), "verdict": str(verdict)}


INSPECT = Command(
    name="inspect",
    summary="show what an archive holds, damaged or not",
    description="Show sections, sizes and labels; with --section the fields of one, with --hexdump bytes.",
    arguments=(
        argument("archive", type=Path, help="archive to look into"),
        argument("--section", metavar="NAME", help="show each field of a section, such as Inputs"),
        argument(
            "--hexdump", type=_byte_range, metavar="OFFSET[:LENGTH]", help="show bytes, 256 unless told"
        ),
    ),
    run=_inspect,
)
VERIFY = Command(
    name="verify",
    summary="check the fingerprints of archives",
    description="Check the footer of each archive, with --deep every weight. Ends with 1 where one is wrong.",
    arguments=(
        argument("archives", type=Path, nargs="+", metavar="archive", help="archives to check"),
        argument("--deep", action="store_true", help="check every weight body and content blob as well"),
    ),
    run=_verify,
)
