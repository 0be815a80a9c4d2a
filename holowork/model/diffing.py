"""diff: what is different between two archives, or two graphs."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from holowork.archive import Archive, HoloLoader, readable_bytes
from holowork.core import Displayable, HoloworkError, ModelError, counted, digest, table
from holowork.ir import Constant, Graph, Node, Origin
from holowork.model.diffing_parts import (
    CHANGED,
    MOVED,
    ONLY_LEFT,
    ONLY_RIGHT,
    SAME,
    PartDiff,
    matched,
    section_parts,
    weight_parts,
)
from holowork.model.opening import as_it_is
from holowork.ops import GraphBuilder
from holowork.passes import CALLS, Diff
from holowork.passes import diff as graph_diff
from holowork.runtime import Plan, program_of

_MARKS = {SAME: "=", MOVED: "→", CHANGED: "~", ONLY_LEFT: "−", ONLY_RIGHT: "+"}


class NotAlike(ModelError):
    """A graph was given beside something that is none."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"diff: expected two graphs or two archives, found {found}; hw.compile makes archives"
        )
        self.found = found


@dataclass(frozen=True, kw_only=True, repr=False)
class ArchiveDiff(Displayable):
    """Two archives, part by part: sections and stored weights by their labels, and their programs as graphs.

    `program` is None where one of the two cannot be loaded; `why` then says what is in the way.
    """

    left: str
    right: str
    sizes: tuple[int, int]
    """Bytes of the two files."""
    is_same: bool
    sections: tuple[PartDiff, ...]
    weights: tuple[PartDiff, ...]
    program: Diff | None
    why: str = ""

    @property
    def program_lines(self) -> list[str]:
        """A line for each node that went, came, or reads something else; none where `program` is None."""
        return [] if self.program is None else _lines(self.program)

    def table(self) -> str:
        """What became of each section, of each weight, and of the program."""
        parts = [repr(self)]
        for title, found in (("section", self.sections), ("weight", self.weights)):
            if found:
                parts.append(table([_row(one) for one in found], ("", title, "state", "left", "right", "κ")))
        if self.program is not None:
            parts.append("\n".join(["the program:", *self.program_lines]))
        return "\n\n".join([*parts, *[f"the program: not compared, {self.why}"] * bool(self.why)])

    def to_json(self) -> dict[str, Any]:
        """The same in values that JSON has."""
        program = self.program
        kinds = () if program is None else ("added", "removed", "changed", "kept")
        return {
            "left": self.left,
            "right": self.right,
            "same": self.is_same,
            "sections": [one.to_json() for one in self.sections],
            "weights": [one.to_json() for one in self.weights],
            "program": {kind: len(getattr(program, kind)) for kind in kinds} if kinds else None,
            "program_lines": self.program_lines,
            "why": self.why,
        }

    def __repr__(self) -> str:
        if self.is_same:
            return f"ArchiveDiff({self.left!r} and {self.right!r}: same bytes)"
        told = repr(self.program) if self.program else "unknown"
        counts = f"sections {_counted(self.sections)}, weights {_counted(self.weights)}"
        return f"ArchiveDiff({self.left!r} → {self.right!r}: {counts}, program {told})"


def diff(a: object, b: object) -> ArchiveDiff | Diff:
    """What is different between two archives: paths, bytes, modules, sessions; or between two graphs.

    Damaged archives are compared as far as they go. Raises NotAlike, NotOpenable or OSError.
    """
    kinds = [isinstance(one, Graph | GraphBuilder) for one in (a, b)]
    if all(kinds):
        return _graphs(_frozen(a), _frozen(b))
    if any(kinds):
        found = f"{type(a).__name__} and {type(b).__name__}"
        raise NotAlike(found)
    return _archives(*(as_it_is(one, "diff") for one in (a, b)))  # type: ignore[arg-type]  # it refuses what is none


def _frozen(graph: object) -> Graph:
    return graph.freeze() if isinstance(graph, GraphBuilder) else graph  # type: ignore[return-value]  # just seen


def _archives(left: Archive, right: Archive) -> ArchiveDiff:
    program, why = None, ""
    try:
        program = _graphs(_program(left), _program(right))
    except HoloworkError as fault:
        why = str(fault)
    return ArchiveDiff(
        left=left.name,
        right=right.name,
        sizes=(left.source.size, right.source.size),
        is_same=left.source.size == right.source.size and _all_bytes(left) == _all_bytes(right),
        sections=matched(section_parts(left), section_parts(right)),
        weights=matched(weight_parts(left), weight_parts(right)),
        program=program,
        why=why,
    )


def _all_bytes(archive: Archive) -> bytes:
    """A digest of the whole file, footer included."""
    return digest(archive.source.read(0, archive.source.size))


def _program(archive: Archive) -> Graph:
    """The calls of an archive as a graph; raises DamagedArchive or Unloadable."""
    return program_of(Plan.of(HoloLoader(archive).into_plan()), archive.name)


def _graphs(before: Graph, after: Graph) -> Diff:
    """Two graphs, whatever their calls are numbered and wherever their nodes were written."""
    constants: dict[tuple[object, bytes], Constant] = {}
    return graph_diff(_plain(before, constants), _plain(after, constants))


def _plain(graph: Graph, constants: dict[tuple[object, bytes], Constant]) -> Graph:
    """The graph without origins and numbers of calls, with one object for equal constants."""
    return replace(graph, nodes=tuple(_node(node, constants) for node in graph.nodes))


def _node(node: Node, constants: dict[tuple[object, bytes], Constant]) -> Node:
    constant, attributes = node.constant, tuple(pair for pair in node.attributes if pair[0] != CALLS)
    if constant is not None:
        constant = constants.setdefault((constant.type, digest(constant.data)), constant)
    return replace(node, constant=constant, attributes=attributes, origin=Origin())


def _counted(parts: Sequence[PartDiff]) -> str:
    counts = {state: sum(one.state == state for one in parts) for state in _MARKS}
    return " ".join(f"{_MARKS[state]}{count}" for state, count in counts.items() if count) or "none"


def _row(one: PartDiff) -> tuple[object, ...]:
    sizes = ("" if part is None else f"{readable_bytes(part.length)} at {part.offset}" for part in one.sides)
    labels = dict.fromkeys(part.label.short for part in one.sides if part is not None)
    return _MARKS[one.state], one.name, one.state, *sizes, " → ".join(labels)


def _lines(program: Diff) -> list[str]:
    """A line for each node that went, came, or reads something else."""
    gone = [f"− {_line(program.before, old)}" for old in program.removed]
    came = [f"+ {_line(program.after, new)}" for new in program.added]
    changed = [f"~ {_line(program.after, new)}" for new in program.changed]
    return [*gone, *came, *changed] or [f"= all {counted(len(program.kept), 'node')}"]


def _line(graph: Graph, position: int) -> str:
    node = graph[position]
    sources = " ".join(f"%{source}" for source in node.present)
    return f"%{position} = {node.op} {sources} : {node.type}"
