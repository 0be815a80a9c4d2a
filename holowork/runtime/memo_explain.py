"""Why a run was no hit: where the labels of two runs part, and everything downstream of that."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from holowork.core import Displayable, KappaLabel, SessionError, table
from holowork.runtime.inspection_nodes import Node
from holowork.runtime.inspection_values import RECOMPUTED
from holowork.runtime.past import PastRun, calls_of, nodes_of

Labels = tuple[KappaLabel, KappaLabel]
"""The label of a value in the first run, and in the second."""
_MOST_ROWS = 40


class UnlikeRuns(SessionError):
    """Two runs are of programs with other calls, so that nothing says which labels belong together."""

    def __init__(self, expected: str, found: str) -> None:
        told = f"explain: expected two runs of one program, {expected} in both, found {found} in the second"
        super().__init__(told)
        self.expected = expected
        self.found = found


@dataclass(frozen=True, kw_only=True)
class PartedValue:
    """An input, constant or call whose label is another in the second run.

    `operand` is where a call reads it, from 0 on; it is −1 for a value on its own. `call` is the position of
    the call that makes it, −1 where none does.
    """

    title: str
    labels: Labels
    operand: int = -1
    call: int = -1

    def __str__(self) -> str:
        before, after = (label.short for label in self.labels)
        place = f"operand {self.operand}, " if self.operand >= 0 else ""
        return f"{place}{self.title}, κ {before} → κ {after}"


@dataclass(frozen=True, kw_only=True)
class PartedCall:
    """A call whose label is another in the second run, so that no result of the first could stand for it.

    `operands` are those whose labels changed; none where the call itself is another. `origins` are the inputs
    and constants that the change comes from. `state` is what became of it in the second run.
    """

    title: str
    position: int
    labels: Labels
    state: str
    operands: tuple[PartedValue, ...]
    origins: tuple[str, ...]

    @property
    def why(self) -> str:
        """Which operands changed."""
        return "; ".join(map(str, self.operands)) or "its attributes differ, its operands do not"


@dataclass(frozen=True, kw_only=True, repr=False)
class Parting(Displayable):
    """Where two runs of one program part: `calls` are all whose labels differ, in the order of the program.

    `values` are the inputs and constants whose labels differ, `outputs` the names of such outputs. `total`
    counts the calls of the program. `held` says for each run whether the memo has its result now.
    """

    total: int
    values: tuple[PartedValue, ...]
    calls: tuple[PartedCall, ...]
    outputs: tuple[str, ...]
    held: tuple[bool, bool]

    @property
    def first(self) -> PartedCall | None:
        """The first call whose label differs; what it reads are inputs and constants, or calls that agree."""
        return next(iter(self.calls), None)

    @cached_property
    def by_position(self) -> dict[int, PartedCall]:
        """The calls, by their positions in the archive."""
        return {call.position: call for call in self.calls}

    @property
    def told(self) -> str:
        """The difference in one sentence."""
        if self.first is not None:
            return f"first {self.first.title}: {self.first.why}"
        if self.values:
            changed = "; ".join(map(str, self.values))
            return f"no call differs, though {changed}: no call reads it, or in any order"
        held = "holds" if self.held[1] else "does not hold"
        return f"every label is the same; the memo {held} the result of the second run"

    def table(self) -> str:
        """A row for each call whose label differs."""
        rows = [
            (call.title, call.state, *(k.short for k in call.labels), ", ".join(call.origins))
            for call in self.calls[:_MOST_ROWS]
        ]
        more = len(self.calls) - len(rows)
        listed = table(rows, ("call", "second run", "κ before", "κ after", "comes from"))
        return f"{listed}\n… {more} more calls" if more else listed

    def __repr__(self) -> str:
        return f"Parting({len(self.calls)} of {self.total} calls differ; {self.told})"


def parting(a: PastRun, b: PastRun, held: tuple[bool, bool]) -> Parting:
    """Where two runs part; `held` says whether the memo has their results. Raises UnlikeRuns."""
    _check(a, b)
    walk = _Walk(a, b)
    calls = tuple(walk.calls())
    names = (port.name for port in b.program.plan.outputs)
    return Parting(
        total=len(b.calls),
        values=tuple(walk.values),
        calls=calls,
        outputs=tuple(name for name, *pair in zip(names, a.outputs, b.outputs, strict=True) if _differ(pair)),
        held=held,
    )


def _differ(pair: list[KappaLabel]) -> bool:
    return pair[0] != pair[1]


def _check(a: PastRun, b: PastRun) -> None:
    """Refuse programs of other calls; other constants and attributes are differences to be told."""
    if a.program is b.program:
        return
    left, right = _parts(a), _parts(b)
    if len(left) != len(right):
        raise UnlikeRuns(_counted(left), _counted(right))
    for one, other in zip(left, right, strict=True):
        if one != other:
            raise UnlikeRuns(one, other)


def _counted(parts: list[str]) -> str:
    return f"{len(parts)} ports, constants and calls"


def _parts(run: PastRun) -> list[str]:
    """What a program consists of, in order: ports, constants, and calls with the slots that they read."""
    plan = run.program.plan
    inputs = [f"the input of slot {port.descriptor.slot}" for port in plan.inputs]
    outputs = [f"the output of slot {port.descriptor.slot}" for port in plan.outputs]
    constants = [f"the constant of slot {slot}" for slot in sorted(one.slot for one in plan.constants)]
    pairs = zip(plan.steps, plan.namings, strict=True)
    calls = [f"{step.where} on slots {[read.slot for read in naming.reads]}" for step, naming in pairs]
    return [*inputs, *outputs, *constants, *calls]


class _Walk:
    """The slots of both runs, and for each the changed sources that reach it, as a set of bits."""

    def __init__(self, a: PastRun, b: PastRun) -> None:
        self._run = b
        self._before, self._after = a.labels, b.labels
        self._nodes = {node.slot: node for node in nodes_of(b.program)}
        changed = [node for node in self._nodes.values() if self._is_changed(node.slot)]
        sources = [node for node in changed if node.kind != RECOMPUTED]
        self.values = [self._value(node) for node in sources]
        self._origins = [node.title for node in sources]
        self._reached = {node.slot: 1 << bit for bit, node in enumerate(sources)}
        self._told: dict[int, tuple[str, ...]] = {}

    def _is_changed(self, slot: int) -> bool:
        return self._before.get(slot) != self._after[slot]

    def _labels(self, slot: int) -> Labels:
        return self._before[slot], self._after[slot]

    def _value(self, node: Node, operand: int = -1) -> PartedValue:
        call = self._run.program.plan.steps[node.index].position if node.kind == RECOMPUTED else -1
        return PartedValue(title=node.title, labels=self._labels(node.slot), operand=operand, call=call)

    def calls(self) -> Iterator[PartedCall]:
        """The calls that differ, in order."""
        plan = self._run.program.plan
        for node in calls_of(self._run.program):
            if not self._is_changed(node.slot):
                continue
            places = enumerate(read.slot for read in plan.namings[node.index].reads)
            changed = [(place, slot) for place, slot in places if self._is_changed(slot)]
            reached = self._reach(node, [slot for _, slot in changed])
            yield PartedCall(
                title=node.title,
                position=plan.steps[node.index].position,
                labels=self._labels(node.slot),
                state=self._run.states[node.index],
                operands=tuple(self._value(self._nodes[slot], place) for place, slot in changed),
                origins=self._named(reached),
            )

    def _reach(self, node: Node, slots: list[int]) -> int:
        """The changed sources of a call; one that is another itself is a source."""
        reached = 0
        for slot in slots:
            reached |= self._reached.get(slot, 0)
        if not reached:
            reached = 1 << len(self._origins)
            self._origins.append(node.title)
        self._reached[node.slot] = reached
        return reached

    def _named(self, reached: int) -> tuple[str, ...]:
        """The titles of sources; most calls share theirs with others."""
        if reached not in self._told:
            bits = enumerate(self._origins)
            self._told[reached] = tuple(title for bit, title in bits if reached >> bit & 1)
        return self._told[reached]
