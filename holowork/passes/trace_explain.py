"""Why a value looks as it does: each node on the way to it, with what passes did and nearly did."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from textwrap import wrap

from holowork.core import Displayable, ModelError, counted, on_one_line
from holowork.ir import CONST, INPUT, OUTPUT, Graph, Node
from holowork.ops import refusal
from holowork.passes.rewrite import RewriteApplied
from holowork.passes.trace_lineage import Lineage, Reason
from holowork.passes.trace_text import WIDTH, by_line, headline, legend, lines_of, told, wrapped

_MOST_STEPS = 40
_MOST_REASONS = 8
_MOST_NAMES = 20


@dataclass(frozen=True, kw_only=True)
class Step(Displayable):
    """One node of the last graph: what it stands for in the first one, and what happened on the way.

    `number` is its id in the last graph; `origins` have ids in the first one, `reasons` in the graph before
    their pass. `ends` says where the first and the last graph stand.
    """

    number: int
    node: Node
    origins: tuple[tuple[int, Node], ...]
    reasons: tuple[Reason, ...]
    ends: tuple[str, str]

    @property
    def provenance(self) -> tuple[str, ...]:
        """The lines of the source that asked for it, each once."""
        return lines_of(node for _, node in self.origins)

    @property
    def rewrites(self) -> tuple[Reason, ...]:
        """The rules that made it."""
        return tuple(reason for reason in self.reasons if isinstance(reason.event, RewriteApplied))

    @property
    def near_misses(self) -> tuple[Reason, ...]:
        """The rules that were nearly applied to it."""
        return tuple(reason for reason in self.reasons if not isinstance(reason.event, RewriteApplied))

    @property
    def told(self) -> str:
        """The node and what is known of it, without what its numbers count."""
        return "\n".join((*headline(self.number, self.node), *self._lines()))

    def __repr__(self) -> str:
        return "\n".join((self.told, *wrapped("n", legend(self.ends))))

    def _lines(self) -> Iterator[str]:
        yield from wrapped("from", "; ".join(by_line(self.origins)) or "no node of the source")
        for title, reasons in (("by", self.rewrites), ("not", self.near_misses)):
            texts = told(reasons)
            for text in texts[:_MOST_REASONS]:
                yield from wrapped(title, text)
            if len(texts) > _MOST_REASONS:
                yield from wrapped(title, f"… {len(texts) - _MOST_REASONS} more")


@dataclass(frozen=True, kw_only=True)
class Explanation(Displayable):
    """Why each node on the way to a value looks as it does, from the value back to the inputs.

    `ends` says where the first and the last graph stand, which the numbers of nodes belong to.
    `gone` names the pass after which nothing stood for the value any more; the steps are those before it.
    """

    name: str
    steps: tuple[Step, ...]
    ends: tuple[str, str]
    gone: str = ""

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    def __len__(self) -> int:
        return len(self.steps)

    def __getitem__(self, position: int) -> Step:
        return self.steps[position]

    def __repr__(self) -> str:
        count = f"{counted(len(self), 'node')} on the way"
        kinds = count if self.steps or self.gone else "an input or a constant, which nothing computes"
        gone = f"; the pass {self.gone} left nothing that stands for it" if self.gone else ""
        head = [
            f"{on_one_line(self.name)}: {kinds}{gone}",
            *(wrap(legend(self.ends), WIDTH) if self.steps else ()),
        ]
        parts = ["\n".join(head), *(step.told for step in self.steps[:_MOST_STEPS])]
        more = len(self) - _MOST_STEPS
        return "\n\n".join([*parts, *([f"… {more} more; the explanation's steps have them"] * (more > 0))])


class UnknownValue(ModelError):
    """Nothing in a program has this name or number."""

    def __init__(self, what: object, lineage: Lineage) -> None:
        named = (graph for graph in (lineage.last, lineage.first))
        known = tuple(dict.fromkeys(node.name for graph in named for node in graph if node.name))
        more = [f"{len(known) - _MOST_NAMES} more"] * (len(known) > _MOST_NAMES)
        names = ", ".join([*map(on_one_line, known[:_MOST_NAMES]), *more])
        expected = f"one of {names or 'no names'}, or a node below {len(lineage.last)}"
        super().__init__(refusal("explain", expected, what, known=known))
        self.what = what
        self.known = known


_ID = re.compile(r"%[0-9]+")
"""A node of the last graph as it is shown."""


def explained(lineage: Lineage, what: str | int) -> Explanation:
    """The explanation of an output, of a value by its name, or of a node of the last graph.

    Raises UnknownValue.
    """
    if isinstance(what, str) and not _ID.fullmatch(what):
        return _of_name(what, lineage)
    number = what.lstrip("%") if isinstance(what, str) else what
    if isinstance(number, float) or not str(number).isdecimal() or int(number) >= len(lineage.last):
        raise UnknownValue(what, lineage)
    return _explanation(f"%{int(number)}", lineage, frozenset([int(number)]))


def _of_name(name: str, lineage: Lineage) -> Explanation:
    """What is called so now, else what became of the first thing that was."""
    roots = _called(lineage.last, name)
    if roots:
        return _explanation(name, lineage, roots)
    for number, link in enumerate(lineage.links):
        if roots := _called(link.before, name):
            return _became(name, (lineage, number), roots)
    raise UnknownValue(name, lineage)


def _called(graph: Graph, name: str) -> frozenset[int]:
    """The nodes of a name; the output where an input has the same one."""
    found = [i for i, node in enumerate(graph.nodes) if node.name == name != ""]
    return frozenset([i for i in found if graph[i].op == OUTPUT] or found)


def _became(name: str, since: tuple[Lineage, int], roots: frozenset[int]) -> Explanation:
    """What stands for these nodes in the last graph, or in the last one where anything does."""
    lineage, start = since
    for number in range(start, len(lineage.links)):
        link = lineage.links[number]
        following = link.onward(roots)
        if not following:
            gone = link.stop.name if link.stop else ""
            return replace(_explanation(name, lineage.until(number), roots), gone=gone)
        roots = following
    return _explanation(name, lineage, roots)


def _explanation(name: str, lineage: Lineage, roots: frozenset[int]) -> Explanation:
    way = sorted(lineage.last.needed_by(roots), reverse=True)
    steps = (_step(lineage, number) for number in way)
    told_of = (step for step in steps if step.node.op not in _ENDS or step.rewrites)
    return Explanation(name=name, steps=tuple(told_of), ends=lineage.ends)


def _step(lineage: Lineage, number: int) -> Step:
    origins = tuple((first, lineage.first[first]) for first in lineage.back_to_first(number))
    return Step(
        number=number,
        node=lineage.last[number],
        origins=origins,
        reasons=lineage.reasons(number),
        ends=lineage.ends,
    )


_ENDS = frozenset({INPUT, CONST, OUTPUT})
