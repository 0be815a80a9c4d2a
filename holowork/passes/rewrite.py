"""Rewrites: a pattern, what else must hold, and what then stands for the node that was matched."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from inspect import getdoc

from holowork.core import Event, Observer, is_listening
from holowork.ir import ABSENT, Graph, Node
from holowork.passes.editor import Editor
from holowork.passes.pattern import ROOT, Binding, Pattern, bindings

EXACT = "the same bits for every input, signed zeros, infinities and NaN-ness included"
"""What is said of the soundness of a rewrite that says nothing of its own."""
Result = int | Node
"""What stands for a matched node: a value that is there, or a new node."""


@dataclass(frozen=True, kw_only=True)
class Match:
    """A node that looks like a pattern, and the ids of what the pattern names.

    `root` is the node, its sources at their places in the program that is being written, `position` its id
    in the one before.
    """

    editor: Editor
    root: Node
    position: int
    bound: Binding

    def __getitem__(self, name: str) -> int:
        """The id of what is called so."""
        return self.bound[name]

    def node(self, name: str) -> Node:
        """The node that is called so; `root` is the matched one."""
        return self.root if name == ROOT else self.editor[self.bound[name]]

    def readers(self, name: str) -> int:
        """How often what is called so is read, outputs included."""
        return len(self.editor.readers(self.bound[name]))

    def other_readers(self, name: str) -> str:
        """Who reads what is called so beside what was matched, by ids of the program before; or empty."""
        return self.editor.other_readers(self.bound[name], self.matched)

    @property
    def matched(self) -> tuple[int, ...]:
        """What was matched, by ids of the program before: what is named, then the root."""
        named = (self.editor.before(node) for node in self.bound.values() if node != ABSENT)
        return (*sorted({node for node in named if node != ABSENT}), self.position)


@dataclass(frozen=True, kw_only=True)
class Condition:
    """What must hold of a match; `text` completes the sentence that it holds only if …

    `found` says what is there instead, where a number alone would not.
    """

    text: str
    holds: Callable[[Match], bool]
    found: Callable[[Match], str] | None = None

    def missed(self, match: Match) -> str:
        """The condition, and what was found instead."""
        found = self.found(match) if self.found else ""
        return missed(self.text, found)


def missed(condition: str, found: str) -> str:
    """A condition that did not hold, and what was found instead where there is something to be told."""
    return f"{condition}; found {found}" if found else condition


def alone(name: str, holds: Callable[[Match], bool]) -> Condition:
    """What is called so is no output, and has no reader but those that are counted as one."""
    return Condition(
        text=f"{name} has no other reader and is no output",
        holds=holds,
        found=lambda match: match.other_readers(name),
    )


def private(name: str) -> Condition:
    """One reader, and no output."""
    return alone(name, lambda match: match.readers(name) == 1)


@dataclass(frozen=True, kw_only=True)
class Rewrite:
    """One rule. `note` says why it is sound, `when` what a pattern cannot say of how a match looks."""

    rule: str
    summary: str
    pattern: Pattern
    where: tuple[Condition, ...]
    body: Callable[[Match], Result]
    note: str = EXACT
    when: Callable[[Match], bool] | None = None

    def matches(self, editor: Editor, root: Node, position: int) -> Iterator[Match]:
        """Every way in which a node looks like the pattern."""
        for bound in bindings(self.pattern, editor, root):
            match = Match(editor=editor, root=root, position=position, bound=bound)
            if self.when is None or self.when(match):
                yield match


def rewrite(
    pattern: Pattern,
    *,
    where: tuple[Condition, ...] = (),
    note: str = EXACT,
    when: Callable[[Match], bool] | None = None,
) -> Callable[[Callable[[Match], Result]], Rewrite]:
    """Make a rewrite of the function below: its name is the rule's, its docstring the summary.

    The function returns what stands for the root; it is called where every condition holds, and may not
    decline. A match that `when` does not hold of is none, and no near miss.
    """

    def made(body: Callable[[Match], Result]) -> Rewrite:
        summary = (getdoc(body) or "").partition("\n")[0]
        return Rewrite(
            rule=body.__name__,
            summary=summary,
            pattern=pattern,
            where=where,
            body=body,
            note=note,
            when=when,
        )

    return made


@dataclass(frozen=True)
class RewriteApplied(Event):
    """A rule replaced a node: `node` is its id before, `result` that of what stands for it after, or ABSENT.

    `matched` are the ids before of all that the rule looked at, `note` says why it is sound.
    """

    rule: str
    node: int
    result: int
    matched: tuple[int, ...] = ()
    note: str = EXACT


@dataclass(frozen=True)
class NearMiss(Event):
    """A node looked like a rule's pattern, and `condition` is the first one that did not hold.

    Behind it stands what was found instead, by ids of the graph before, where that is known.
    """

    rule: str
    node: int
    condition: str
    matched: tuple[int, ...] = ()


Transform = Callable[[Graph, Observer], Graph]
Tidy = Callable[[Graph], tuple[Graph, Sequence[int]]]
"""A graph without what is of no use any more, and for each node before the one that now stands for it."""


def untouched(graph: Graph) -> tuple[Graph, Sequence[int]]:
    """Leave what nothing reads where it is."""
    return graph, range(len(graph))


def rewriting(*rules: Rewrite, tidy: Tidy = untouched) -> Transform:
    """One sweep, sources first: each node is rewritten until no rule fits it any more.

    A rule sees what earlier nodes became. What nothing reads afterwards is left to `tidy`.
    """
    listed = frozenset().union(*(rule.pattern.ops or () for rule in rules))
    is_open = any(rule.pattern.ops is None for rule in rules)

    def transform(graph: Graph, observer: Observer) -> Graph:
        if not is_open and all(node.op not in listed for node in graph.nodes):
            return graph
        sweep = _Sweep(graph, rules, observer)
        for position in range(len(graph)):
            sweep.settle(position)
        return sweep.finish(tidy)

    return transform


class _Sweep:
    """A graph while its nodes are rewritten in order."""

    def __init__(self, graph: Graph, rules: Iterable[Rewrite], observer: Observer) -> None:
        self._before = graph
        self._editor = Editor(graph)
        self._rules = tuple(rules)
        self._rules_of: dict[str, tuple[Rewrite, ...]] = {}
        self._observer = observer
        self._applied: list[tuple[int, Rewrite, Match]] = []

    def finish(self, tidy: Tidy) -> Graph:
        """The graph; the one before where no rule fitted."""
        if not self._applied:
            return self._before
        graph, places = tidy(self._editor.finish())
        for result, rule, match in self._applied:
            told = (rule.rule, match.position, places[result], match.matched, rule.note)
            self._observer(RewriteApplied(*told))
        return graph

    def settle(self, position: int) -> None:
        """Append what stands for a node in the end."""
        found: Result = self._editor.turn_to(position)
        applied: list[tuple[Rewrite, Match]] = []
        while isinstance(found, Node) and (fit := self._first_fit(found, position)):
            applied.append(fit)
            rule, match = fit
            found = self._rewritten(rule.body(match), match)
        result = self._placed(found, position)
        self._applied.extend((result, rule, match) for rule, match in applied)

    def _rewritten(self, result: Result, match: Match) -> Result:
        """A new node has the origin of all that it replaces."""
        return result if isinstance(result, int) else self._editor.replacing(result, match.bound.values())

    def _placed(self, found: Result, position: int) -> int:
        if isinstance(found, int):
            return self._editor.stand_for(position, found)
        return self._editor.keep(position, found)

    def _first_fit(self, root: Node, position: int) -> tuple[Rewrite, Match] | None:
        """The first rule that fits a node, all its conditions included."""
        for rule in self._rules_for(root.op):
            nearly: NearMiss | None = None
            for match in rule.matches(self._editor, root, position):
                failed = next((c for c in rule.where if not c.holds(match)), None)
                if failed is None:
                    return rule, match
                if nearly is None and is_listening(self._observer):
                    nearly = NearMiss(rule.rule, position, failed.missed(match), match.matched)
            if nearly is not None:
                self._observer(nearly)
        return None

    def _rules_for(self, op: str) -> tuple[Rewrite, ...]:
        """The rules whose pattern may begin with this op, in order."""
        if op not in self._rules_of:
            listed = (rule for rule in self._rules if rule.pattern.ops is None or op in rule.pattern.ops)
            self._rules_of[op] = tuple(listed)
        return self._rules_of[op]
