"""Source languages by name, by the extension of a file, and by what a text says."""

import errno
import os
import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path

from holowork.core import NoFile, NotPermitted, SourceError, Unreadable
from holowork.ir import Graph
from holowork.ops import one_of
from holowork.source.diagnostics import WHOLE, Kind, Place, Rejected, SourceDiagnostics, diagnose
from holowork.source.files import root_folder
from holowork.source.foreign import refuse_foreign
from holowork.source.lowering import Lowering, Text
from holowork.source.program import Program, read_program
from holowork.source.python import read_python

AUTO = "auto"
NATIVE = "native"
PYTHON = "python"
_FUNCTION = re.compile(r"^def[ \t]+[^\W\d]\w*[ \t]*\(", re.MULTILINE)
Root = str | os.PathLike[str] | None


@dataclass(frozen=True, kw_only=True)
class Source:
    """A text in a language, what it is called, and the folder that its files lie under."""

    text: str
    language: str
    name: str
    root: Path


class UnknownLanguage(SourceError):
    """There is no source language of this name."""

    def __init__(self, name: str) -> None:
        super().__init__(one_of("source language", (AUTO, *LANGUAGES), name))
        self.name = name


class UnreadableSource(Unreadable, SourceError):
    """A source file cannot be read."""

    def __str__(self) -> str:
        return f"{self.filename}: expected a source file, found {self.strerror}{self._hint()}"


class MissingSource(UnreadableSource, NoFile):
    """There is no source file of this name."""


class ForbiddenSource(UnreadableSource, NotPermitted):
    """The source file is there, and this user may not read it."""


_UNREADABLE: dict[type, type[UnreadableSource]] = {
    FileNotFoundError: MissingSource,
    PermissionError: ForbiddenSource,
}


def read_source(
    text: str, language: str = AUTO, root: Root = None, *, name: str = "", graph: str | None = None
) -> Graph:
    """The graph that a text describes.

    A text with a function at top level is Python if no language is named, any other is native. `graph` names
    the function that builds the graph, where there are several. File-backed constants lie under `root`, else
    under the folder that HOLOGRAM_EXTERNAL_TENSOR_ROOT names, else under the current one. `name` begins the
    places of what is wrong, and is that of a graph which has no other. Raises SourceDiagnostics with
    everything that is wrong, UnknownLanguage.
    """
    spoken = _language(language, _spoken(text))
    return _graph(Source(text=text, language=spoken, name=name, root=root_folder(root, None)), graph)


def read_source_file(
    path: str | os.PathLike[str], language: str = AUTO, root: Root = None, *, graph: str | None = None
) -> Graph:
    """The graph that a file of UTF-8 text describes, in the language of its extension if none is named.

    As `read_source`, but files lie under the folder of this one if nothing else is said. Raises
    UnreadableSource too.
    """
    place = Path(path)
    _language(language, NATIVE)  # before anything is read
    text = _decoded(place)
    spoken = _language(language, EXTENSIONS.get(place.suffix.lower()) or _spoken(text))
    root_of_text = root_folder(root, place.parent)
    return _graph(Source(text=text, language=spoken, name=place.name, root=root_of_text), graph)


def _graph(source: Source, graph: str | None) -> Graph:
    """The graph of this name in a text; raises SourceDiagnostics."""
    program = LANGUAGES[source.language](source.text, graph)
    lowering = Lowering(Text(name=source.name, root=source.root, program=program))
    rejected = lowering.run()
    if rejected:
        raise SourceDiagnostics(source.name or "source", diagnose(rejected, program.lines))
    return lowering.builder.freeze()


def _native(text: str, graph: str | None) -> Program:
    """The one graph of a native text, which may have a name."""
    program = read_program(text)
    if graph in {None, program.title or None}:
        return program
    own = f"the name of the one graph of the text, {program.title!r}," if program.title else "no name"
    message = f"expected {own} for the one graph of a native text, found {graph!r}"
    unknown = Rejected(Kind.GRAPH_UNKNOWN, WHOLE, message)
    return replace(program, rejected=(*program.rejected, unknown))


LANGUAGES: Mapping[str, Callable[[str, str | None], Program]] = {
    "hologram": _native,
    "holo": _native,
    NATIVE: _native,
    PYTHON: read_python,
    "py": read_python,
}
"""The reader of each language."""
EXTENSIONS: Mapping[str, str] = {".txt": NATIVE, ".py": PYTHON, ".py3": PYTHON}
"""The language of each extension; for files with any other the text decides."""


def _spoken(text: str) -> str:
    """Python where a line begins a function, which no line of a native text does."""
    return PYTHON if _FUNCTION.search(text) else NATIVE


def _language(asked: str, otherwise: str) -> str:
    chosen = otherwise if asked == AUTO else asked
    if chosen not in LANGUAGES:
        raise UnknownLanguage(asked)
    return chosen


def _decoded(path: Path) -> str:
    try:
        data = path.read_bytes()
    except (OSError, ValueError) as fault:
        number = getattr(fault, "errno", None) or errno.EINVAL
        reason = getattr(fault, "strerror", None) or str(fault)
        raise _UNREADABLE.get(type(fault), UnreadableSource)(path, number, reason) from fault
    refuse_foreign(path, data)
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        lines = tuple(data.decode("utf-8", "replace").split("\n"))
        before = data[: fault.start].decode().split("\n")
        place = Place(len(before) - 1, len(before[-1]), lines[len(before) - 1][len(before[-1])])
        rejected = Rejected(Kind.ENCODING, place, f"expected UTF-8, found the byte {data[fault.start]:#04x}")
        raise SourceDiagnostics(path.name, diagnose([rejected], lines)) from fault
