"""The nodes of a graph under construction: appended, taken back, and where they come from."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace

from holowork.core import Displayable, KappaLabel, Searchable, shown_place
from holowork.ir import NUMERICS, Graph, Node, Origin, UnknownNumerics
from holowork.ops.symbolic import SymbolicLabels, output_label


class Growth(Displayable, Searchable):
    """Nodes that are appended one after another, each from a place in a program, and their label."""

    def __init__(self, numerics: str) -> None:
        self._nodes: list[Node] = []
        self._where = ""
        self._depth = 0
        self._frozen: Graph | None = None
        self.numerics = numerics

    @property
    def nodes(self) -> Sequence[Node]:
        """The nodes so far, as they grow."""
        return self._nodes

    @property
    def numerics(self) -> str:
        """`fused`: one rounding for a multiply-add; `strict`: two, the same bits on every machine."""
        return self._numerics

    @numerics.setter
    def numerics(self, mode: str) -> None:
        if mode not in NUMERICS:
            raise UnknownNumerics(mode)
        self._numerics = mode
        self._labels = self._unlabelled()

    @property
    def label(self) -> KappaLabel:
        """The symbolic label: what is computed, not what it is called."""
        return output_label(self._nodes, self._labels.of(self._nodes))

    def push(self, node: Node) -> int:
        """Append a node, from the place that is named or recorded; return its position."""
        self._frozen = None
        self._nodes.append(replace(node, origin=Origin(self._where)) if self._where else node)
        return len(self._nodes) - 1

    def withdraw(self, first: int) -> tuple[Node, ...]:
        """Take back the nodes from `first` on."""
        taken = tuple(self._nodes[first:])
        del self._nodes[first:]
        self._frozen = None
        self._labels = self._unlabelled()
        return taken

    def extend(self, nodes: Iterable[Node], first: int) -> None:
        """Append again what was taken back from `first` on."""
        shift = len(self._nodes) - first
        for node in nodes:
            self.push(replace(node, sources=tuple(s + shift * (s >= first) for s in node.sources)))

    @contextmanager
    def at(self, where: str) -> Iterator[None]:
        """Name the place that nodes come from, instead of the line that calls."""
        outer, self._where = self._where, where
        try:
            yield
        finally:
            self._where = outer

    @contextmanager
    def recording(self, where: str) -> Iterator[None]:
        """Nodes made within come from `where`, or from the place named around it; on an error none stays."""
        count, is_outermost = len(self._nodes), not self._depth
        self._depth += 1
        try:
            with self.at(self._where or where):
                yield
        except Exception as fault:
            del self._nodes[count:]
            if is_outermost:
                fault.add_note(f"at {shown_place(self._where or where)}")
            raise
        finally:
            self._depth -= 1

    def _unlabelled(self) -> SymbolicLabels:
        """No label yet: those known may be of another mode, or of nodes that were taken back."""
        return SymbolicLabels(is_strict=self._numerics == NUMERICS[1])
