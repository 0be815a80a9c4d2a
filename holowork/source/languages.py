"""Source languages by name, and by the extension of a file."""

import os
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from holowork.core import SourceError
from holowork.ir import Graph
from holowork.source.diagnostics import Kind, Place, Rejected, SourceDiagnostics, diagnose
from holowork.source.files import root_folder
from holowork.source.lowering import Lowering, Text
from holowork.source.program import read_program

AUTO = "auto"
NATIVE = "native"
Root = str | os.PathLike[str] | None


@dataclass(frozen=True, kw_only=True)
class Source:
    """A text, what it is called, and the folder that its files lie under."""

    text: str
    name: str
    root: Path


class UnknownLanguage(SourceError):
    """There is no source language of this name."""

    def __init__(self, name: str) -> None:
        names = ", ".join([AUTO, *LANGUAGES])
        super().__init__(f"unknown source language: expected one of {names}, found {name!r}")
        self.name = name


class UnreadableSource(SourceError):
    """A source file cannot be read."""

    def __init__(self, path: str, reason: object) -> None:
        super().__init__(f"{path}: expected a source file, found {reason}")
        self.path = path


def read_source(text: str, language: str = AUTO, root: Root = None, *, name: str = "") -> Graph:
    """The graph that a text describes.

    File-backed constants lie under `root`, else under the folder that HOLOGRAM_EXTERNAL_TENSOR_ROOT names,
    else under the current one. `name` is that of the graph, and begins the places of what is wrong.
    Raises SourceDiagnostics with everything that is wrong, UnknownLanguage.
    """
    read = LANGUAGES[_language(language, NATIVE)]
    return read(Source(text=text, name=name, root=root_folder(root, None)))


def read_source_file(path: str | os.PathLike[str], language: str = AUTO, root: Root = None) -> Graph:
    """The graph that a file of UTF-8 text describes, in the language of its extension if none is named.

    As `read_source`, but files lie under the folder of this one if nothing else is said. Raises
    UnreadableSource too.
    """
    place = Path(path)
    read = LANGUAGES[_language(language, EXTENSIONS.get(place.suffix.lower(), NATIVE))]
    text = _decoded(place)
    return read(Source(text=text, name=place.name, root=root_folder(root, place.parent)))


def read_native(source: Source) -> Graph:
    """The graph of a text in the native language; raises SourceDiagnostics."""
    program = read_program(source.text)
    lowering = Lowering(Text(name=source.name, root=source.root, program=program))
    rejected = lowering.run()
    if rejected:
        raise SourceDiagnostics(source.name or "source", diagnose(rejected, program.lines))
    return lowering.builder.freeze()


LANGUAGES: Mapping[str, Callable[[Source], Graph]] = {
    "hologram": read_native,
    "holo": read_native,
    NATIVE: read_native,
}
"""The reader of each language."""
EXTENSIONS: Mapping[str, str] = {".txt": NATIVE}
"""The language of each extension; files with any other are native."""


def _language(asked: str, otherwise: str) -> str:
    chosen = otherwise if asked == AUTO else asked
    if chosen not in LANGUAGES:
        raise UnknownLanguage(asked)
    return chosen


def _decoded(path: Path) -> str:
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as fault:
        reason = fault.strerror if isinstance(fault, OSError) else fault
        raise UnreadableSource(str(path), reason) from fault
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        lines = tuple(data.decode("utf-8", "replace").split("\n"))
        before = data[: fault.start].decode().split("\n")
        place = Place(len(before) - 1, len(before[-1]), lines[len(before) - 1][len(before[-1])])
        rejected = Rejected(Kind.ENCODING, place, f"expected UTF-8, found the byte {data[fault.start]:#04x}")
        raise SourceDiagnostics(path.name, diagnose([rejected], lines)) from fault
