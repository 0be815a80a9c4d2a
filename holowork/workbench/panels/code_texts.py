"""The two texts of the Code panel: LLVM IR and assembly, line by line, linked by the lines of the IR."""

from dataclasses import dataclass, replace
from functools import cached_property

from holowork.runtime import KernelCode, LinkedCode, class_of
from holowork.workbench.markup import Markup, element
from holowork.workbench.page import chosen
from kernels_ir import NOWHERE, Linked

MOST_LINES = 2_000
"""Lines of a text that are shown."""
_MOST_KEPT = 48
"""Texts that are kept: compiling one takes some ten milliseconds."""
_TAB = 16
_MARKS = {"aria_current": "true", "class_": "hw-chosen"}


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """One kernel's code: its number, the CPU, the bits of vectors that are used, 0 for all, and the stage."""

    kernel: int
    target: str
    width: int
    stage: str


class Text:
    """A text in rows, each of them made once; `name` is its word in the links of the page."""

    def __init__(self, name: str, linked: Linked, *, is_assembly: bool) -> None:
        self.name = name
        self.lines = linked.lines[:MOST_LINES]
        self.more = len(linked.lines) - len(self.lines)
        lines = linked.text.splitlines()[:MOST_LINES]
        self._texts = [_indented(line) for line in lines]
        found = [class_of(line) if is_assembly else None for line in lines]
        self.letters = [one.letter if one else None for one in found]

    @cached_property
    def _rows(self) -> list[Markup]:
        return [self._row(place) for place in range(len(self.lines))]

    def rows(self, line: int) -> list[Markup]:
        """All rows; those that were made for the chosen line of the IR are marked, the first is shown."""
        rows = [*self._rows]
        places = [place for place, one in enumerate(self.lines) if one == line != NOWHERE]
        for place in places:
            rows[place] = self._row(place, is_shown=place == places[0], **_MARKS)
        return rows

    def in_classes(self) -> list[Markup]:
        """All rows, linked by their classes instead."""
        pairs = zip(self._texts, self.letters, strict=True)
        return [
            element("div", text or " ", data_link=letter and f"c{letter}", data_kind=letter)
            for text, letter in pairs
        ]

    def _row(self, place: int, *, is_shown: bool = False, **marks: object) -> Markup:
        line, text = self.lines[place], self._texts[place] or " "
        look = {**marks, "data_kind": self.letters[place]}
        if line == NOWHERE:
            return element("div", text, **look)
        # what is scrolled to is the beginning of a line, which may be wider than its column
        shown = element("span", data_show="") if is_shown else ""
        key = f"{self.name} {place}"
        return chosen("div", shown, text, state={"line": line}, key=key, data_link=f"i{line}", **look)


def _indented(line: str) -> str:
    """A line without tabs, indented as little as LLVM IR is."""
    return f"  {line[1:].expandtabs(_TAB)}" if line.startswith("\t") else line.expandtabs(_TAB)


@dataclass(frozen=True, kw_only=True, eq=False)
class Texts:
    """Both texts of one kernel."""

    code: LinkedCode
    ir: Text
    asm: Text


class Library:
    """The texts that were asked for last."""

    def __init__(self, kernels: tuple[KernelCode, ...]) -> None:
        self._kernels = kernels
        self._kept: dict[Wanted, Texts] = {}

    def texts(self, wanted: Wanted) -> Texts:
        """The texts of a kernel; raises UnknownWidth."""
        if wanted not in self._kept:
            if len(self._kept) == _MOST_KEPT:
                del self._kept[next(iter(self._kept))]
            self._kept[wanted] = self._made(wanted)
        return self._kept[wanted]

    def _made(self, wanted: Wanted) -> Texts:
        kernel, width = self._kernels[wanted.kernel], wanted.width or None
        code = kernel.linked(wanted.target, width=width, stage=wanted.stage)
        # a line of the IR that no instruction was made for leads nowhere
        used = frozenset(code.asm.lines)
        led = tuple(line if line in used else NOWHERE for line in code.ir.lines)
        ir = Text("ir", replace(code.ir, lines=led), is_assembly=False)
        return Texts(code=code, ir=ir, asm=Text("asm", code.asm, is_assembly=True))


def column(title: object, rows: list[Markup], *, name: str, lights: str = "") -> Markup:
    """Rows under a title that stays while they are scrolled; each of them lights `lights` up with its own."""
    return element(
        "section",
        element("h4", title, data_link=lights or None),
        element("div", *rows, class_=f"hw-code hw-{name}"),
        class_=f"hw-column hw-of-{name}",
        data_lights=lights or None,
        data_scroll=name,
        aria_label=name,
    )


def more_row(more: int, where: str) -> list[Markup]:
    """The row that says how much is left out, where something is."""
    return [element("div", f"… {more:,} more; {where} has all", class_="hw-hint")] * (more > 0)
