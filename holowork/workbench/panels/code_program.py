"""What a program asked for, beside its kernels: lines of the source and nodes, each with what computes it."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from holowork.core import Places
from holowork.ir import Node
from holowork.runtime import KernelCode
from holowork.workbench.markup import Markup, element, letters
from holowork.workbench.page import chosen

MOST_ROWS = 300
"""Rows of lines, and of nodes; those of the chosen kernel come first."""
NO_LINES = "No lines are known. A module knows them; an archive keeps them by compile(…, trace=True)."
_OURS, _OTHER = "▸", " "


@dataclass(frozen=True, kw_only=True)
class Row:
    """A line of the source or a node: its words in links, and the kernels that compute it, in their order."""

    text: str
    words: tuple[str, ...]
    kernels: tuple[int, ...]


class ProgramRows:
    """The lines and nodes of all kernels, found once."""

    def __init__(self, kernels: Sequence[KernelCode]) -> None:
        places = Places()
        asked: dict[str, list[int]] = {}
        computed: dict[int, list[int]] = {}
        for number, kernel in enumerate(kernels):
            for key in kernel.provenance:
                asked.setdefault(key, []).append(number)
            for node in kernel.nodes:
                computed.setdefault(node, []).append(number)
        self._words = {line: f"l{number}" for number, line in enumerate(sorted(asked, key=_ordered))}
        self.lines = [self._line(line, tuple(asked[line]), places) for line in self._words]
        nodes = {number: node for kernel in kernels for number, node in kernel.nodes.items()}
        self.nodes = [self._node(n, nodes[n], tuple(computed[n])) for n in sorted(nodes)]

    def words(self, kernel: int) -> str:
        """The words of what a kernel computes, and of the lines that asked for it."""
        found = (row for row in (*self.lines, *self.nodes) if kernel in row.kernels)
        return " ".join(dict.fromkeys(row.words[0] for row in found))

    def _line(self, line: str, kernels: tuple[int, ...], places: Places) -> Row:
        text = places.text(line)
        shown = f"{places.shown(line)}{text and f'  {text.strip()}'}"
        return Row(text=shown, words=(self._words[line],), kernels=kernels)

    def _node(self, number: int, node: Node, kernels: tuple[int, ...]) -> Row:
        sources = ", ".join("_" if source < 0 else f"%{source}" for source in node.sources)
        words = (f"n{number}", *(self._words[line] for line in node.provenance))
        text = f"%{number} = {node.op}({sources}) : {node.type}"
        return Row(text=text, words=words, kernels=kernels)


def shown_rows(rows: Sequence[Row], kernel: int, name: str) -> list[Markup]:
    """Rows to choose a kernel by: those of the chosen one are marked, and come first where not all fit."""
    numbered = list(enumerate(rows))
    if len(rows) > MOST_ROWS:
        numbered.sort(key=lambda pair: kernel not in pair[1].kernels)
    shown = [_shown(row, kernel, f"{name} {place}") for place, row in numbered[:MOST_ROWS]]
    return [*shown, *_more(len(rows) - MOST_ROWS)]


def _shown(row: Row, kernel: int, key: str) -> Markup:
    is_ours = kernel in row.kernels
    others = [number for number in row.kernels if number != kernel]
    told = element("span", f" kernels {', '.join(map(str, row.kernels))}", class_="hw-hint")
    return chosen(
        "div",
        element("b", _OURS if is_ours else _OTHER, " "),
        letters(row.text),
        told if len(row.kernels) > 1 else "",
        state={"kernel": _next(kernel, row.kernels) if others else kernel, "line": 0},
        key=key,
        data_link=" ".join(row.words),
        class_="hw-chosen" if is_ours else None,
        aria_current="true" if is_ours else None,
    )


def _next(kernel: int, kernels: tuple[int, ...]) -> int:
    """The kernel that a click leads to: the first of a row, or the one behind the chosen one."""
    place = kernels.index(kernel) + 1 if kernel in kernels else 0
    return kernels[place % len(kernels)]


def _more(many: int) -> Iterator[Markup]:
    if many > 0:
        yield element("div", f"… {many:,} more", class_="hw-hint")


def _ordered(line: str) -> tuple[str, int]:
    file, _, number = line.rpartition(":")
    return (file, int(number)) if number.isdecimal() else (line, 0)
