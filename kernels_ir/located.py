"""Which line of a kernel's LLVM IR each line was made for, of its machine code and of what passes make of it.

LLVM keeps that only for code with debug locations. Such code is compiled beside the code that runs, and its
locations are carried over where both have the same instructions in each block. Their order can differ: code
that can be debugged saves its registers first.
"""

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache

from kernels_ir.cpu import CpuFeatures
from kernels_ir.objects import assembly, optimized

NOWHERE = 0
"""The line of what was made for no line of the IR, or for several."""
_MOST_KEPT = 64
"""Texts that are kept: two compilations take some tens of milliseconds."""
_FIRST = re.compile(r"^!(\d+) =", re.MULTILINE)
_LOCATION = re.compile(r"^!(\d+) = (?:distinct )?!DILocation\(line: (\d+)", re.MULTILINE)
_PLACE = re.compile(r",? !dbg !(\d+)")
_NUMBER = re.compile(r"!\d+")
_LOC = re.compile(r"\s+\.loc\s+\d+\s+(\d+)")
_CODE = re.compile(r"\s+[a-z{]")
"""The beginning of a line of assembly that is an instruction."""
_FIXED = (
    "!llvm.dbg.cu = !{{!{unit}}}",
    "!llvm.module.flags = !{{!{flag}}}",
    "!{unit} = distinct !DICompileUnit(language: DW_LANG_C99, file: !{file}, emissionKind: LineTablesOnly)",
    '!{flag} = !{{i32 2, !"Debug Info Version", i32 3}}',
    '!{file} = !DIFile(filename: "kernel.ll", directory: "")',
    "!{type} = !DISubroutineType(types: !{{}})",
)
_FUNCTION = (
    '!{} = distinct !DISubprogram(name: "{}", file: !{file}, line: {}, type: !{type}, unit: !{unit}, '
    "spFlags: DISPFlagDefinition)"
)


@dataclass(frozen=True, kw_only=True)
class Linked:
    """A text, and for each of its lines the line of the IR that it was made for, from 1; NOWHERE for none."""

    text: str
    lines: tuple[int, ...]

    @property
    def is_linked(self) -> bool:
        """Whether any line is known to be made for another: not where debug locations change the code."""
        return any(self.lines)


def located(text: str) -> str:
    """LLVM IR whose instructions say on which line of the text they stand."""
    return _Locating(text).text()


@lru_cache(_MOST_KEPT)
def linked_assembly(text: str, cpu: CpuFeatures) -> Linked:
    """The assembly text of a module, linked to its lines; raises UnusableText."""
    return _joined(assembly(text, cpu), _CODE, _told(assembly(located(text), cpu)))


@lru_cache(_MOST_KEPT)
def linked_optimized(text: str, cpu: CpuFeatures) -> Linked:
    """What LLVM's own passes make of a module, linked to the lines that it was; raises UnusableText."""
    return _joined(optimized(text, cpu), _INDENTED, _kept(optimized(located(text), cpu)))


_INDENTED = re.compile(r"  ")
_LABEL = re.compile(r"(?!\.L(?:tmp|func))([^\s:]+):")
_Key = tuple[str, str, int]
"""An instruction: the label above it, its text, and which it is of those with this text in the block."""


def _joined(plain: str, form: re.Pattern[str], told: Iterable[tuple[str, int]]) -> Linked:
    """The instructions of a text, linked as those of the text with locations are."""
    lines = plain.splitlines()
    found = dict(_keyed(told, form))
    places = dict(_keyed(zip(lines, range(len(lines)), strict=True), form))
    linked = [NOWHERE] * len(lines)
    if places.keys() == found.keys():
        for key, place in places.items():
            linked[place] = found[key]
    return Linked(text=plain, lines=tuple(linked))


def _keyed(lines: Iterable[tuple[str, int]], form: re.Pattern[str]) -> Iterator[tuple[_Key, int]]:
    """The instructions among lines, with what stands beside each."""
    block, seen = "", Counter[str]()
    for line, beside in lines:
        if label := _LABEL.match(line):
            block, seen = label[1], Counter()
        elif form.match(line):
            text = _NUMBER.sub("!", line.strip())
            seen[text] += 1
            yield (block, text, seen[text]), beside


def _told(text: str) -> Iterator[tuple[str, int]]:
    """The lines of assembly text with locations, and the line that each was made for."""
    now = NOWHERE
    for line in text.splitlines():
        place = _LOC.match(line)
        now = int(place[1]) if place else now
        yield line, now


def _kept(text: str) -> Iterator[tuple[str, int]]:
    """The lines of LLVM IR with locations, without them, and the line that each was made for."""
    lines = {number: int(line) for number, line in _LOCATION.findall(text)}
    for line in text.splitlines():
        place = _PLACE.search(line)
        yield _PLACE.sub("", line), lines.get(place[1], NOWHERE) if place else NOWHERE


class _Locating:
    """A module while it gets its locations: metadata with numbers that are free."""

    def __init__(self, text: str) -> None:
        self._source = text.splitlines()
        self._next = max(map(int, _FIRST.findall(text)), default=-1) + 1
        names = ("unit", "flag", "file", "type")
        self._numbers = {name: self._number() for name in names}
        self._metadata = [line.format(**self._numbers) for line in _FIXED]
        self._function = NOWHERE

    def text(self) -> str:
        """All of it."""
        lines = [self._line(number, line) for number, line in enumerate(self._source, start=1)]
        return "\n".join([*lines, *self._metadata, ""])

    def _number(self) -> int:
        self._next += 1
        return self._next - 1

    def _line(self, number: int, line: str) -> str:
        if line.startswith("define "):
            return self._head(number, line)
        return f"{line}, !dbg !{self._location(number)}" if line.startswith("  ") else line

    def _head(self, number: int, line: str) -> str:
        self._function = self._number()
        name = line.partition("@")[2].partition("(")[0]
        self._metadata.append(_FUNCTION.format(self._function, name, number, **self._numbers))
        return f"{line.removesuffix('{')}!dbg !{self._function} {{"

    def _location(self, line: int) -> int:
        found = self._number()
        self._metadata.append(f"!{found} = !DILocation(line: {line}, scope: !{self._function})")
        return found
