"""What is different between two graphs: which nodes came, went, read something else, or stayed."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

from holowork.core import Displayable
from holowork.ir import ABSENT, Graph
from holowork.passes.matching import continued
from holowork.passes.node_text import node_line
from holowork.passes.rewrite import RewriteApplied


@dataclass(frozen=True, kw_only=True)
class Diff(Displayable):
    """Two graphs, and for each node after the node before that it continues, ABSENT for a new one.

    `rewrites` are those that made the one of the other, as far as they are known.
    """

    before: Graph
    after: Graph
    continues: tuple[int, ...]
    rewrites: tuple[RewriteApplied, ...] = ()

    @cached_property
    def added(self) -> tuple[int, ...]:
        """Nodes that came, by ids after."""
        return tuple(new for new, old in enumerate(self.continues) if old == ABSENT)

    @cached_property
    def removed(self) -> tuple[int, ...]:
        """Nodes that went, by ids before."""
        left = set(self.continues)
        return tuple(old for old in range(len(self.before)) if old not in left)

    @cached_property
    def changed(self) -> tuple[int, ...]:
        """Nodes that stayed and read something else, by ids after."""
        return tuple(new for new, old in enumerate(self.continues) if old != ABSENT and self._is_rewired(new))

    @cached_property
    def kept(self) -> tuple[int, ...]:
        """Nodes that stayed as they were, by ids after."""
        gone = {*self.added, *self.changed}
        return tuple(new for new in range(len(self.after)) if new not in gone)

    def _is_rewired(self, new: int) -> bool:
        sources = self.after[new].sources
        was = tuple(self.continues[source] if source != ABSENT else source for source in sources)
        return was != self.before[self.continues[new]].sources

    @property
    def text(self) -> str:
        """A line for each node that went (−), by its id before; that came (+) or reads something else (~)."""
        went = [f"− {node_line(old, self.before[old])}" for old in self.removed]
        came = [f"+ {node_line(new, self.after[new])}" for new in self.added]
        rewired = [f"~ {node_line(new, self.after[new])}" for new in self.changed]
        return "\n".join((*went, *came, *rewired))

    def __str__(self) -> str:
        return "\n".join((repr(self), *filter(None, (self.text,))))

    def __repr__(self) -> str:
        counts = (len(self.added), len(self.removed), len(self.changed), len(self.kept))
        return "Diff(+{} −{} ~{} ={})".format(*counts)


def diff(before: Graph, after: Graph, rewrites: Sequence[RewriteApplied] = ()) -> Diff:
    """What is different between two graphs; `rewrites` say what stands for a node that was replaced."""
    continues = continued(before, after, rewrites)
    return Diff(before=before, after=after, continues=continues, rewrites=tuple(rewrites))
