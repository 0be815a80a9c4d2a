"""Drafts: graphs as they are put together by hand, each an immutable list of steps, and the way back."""

from dataclasses import dataclass, field, replace
from functools import cached_property
from itertools import count
from typing import Any

from holowork.ir import ABSENT, INPUT, OUTPUT, Constant, Graph, TensorType
from holowork.ops import TABLE, op_named
from holowork.workbench.building import Built, Head, build
from holowork.workbench.step_faults import Circular, StillRead
from holowork.workbench.step_python import python_of
from holowork.workbench.steps import DRAFTED, Step, arranged, renumbered, steps_of
from kernels_ir import DType

MOST_PAST = 100
"""How many drafts can be gone back to."""
_FIRST = TensorType(DType.F32, (1,))
Placed = tuple["Draft", int]
"""A draft, and where a step stands in it that was asked for something."""


@dataclass(frozen=True, kw_only=True)
class Draft:
    """What a graph is to be: its head, and steps of which each comes after those that it reads."""

    head: Head = field(default_factory=Head)
    steps: tuple[Step, ...] = ()

    @classmethod
    def of_graph(cls, graph: Graph) -> "Draft":
        """The draft that builds a graph again, a step for each node."""
        head = Head(name=graph.name, numerics=graph.numerics, extensions=graph.extensions)
        return cls(head=head, steps=steps_of(graph))

    def __len__(self) -> int:
        return len(self.steps)

    def __getitem__(self, place: int) -> Step:
        return self.steps[place]

    @cached_property
    def built(self) -> Built:
        """What comes of it: the graph, or the errors at its steps."""
        return build(self.head, self.steps)

    @cached_property
    def readers(self) -> dict[int, tuple[int, ...]]:
        """For each step that is read, the steps that read it."""
        found: dict[int, list[int]] = {}
        for place, step in enumerate(self.steps):
            for source in dict.fromkeys(step.present):
                found.setdefault(source, []).append(place)
        return {source: tuple(places) for source, places in found.items()}

    def led_to(self, place: int) -> frozenset[int]:
        """A step, and every one that reads it, directly or not."""
        found = {place}
        for later in range(place + 1, len(self.steps)):
            if not found.isdisjoint(self.steps[later].sources):
                found.add(later)
        return frozenset(found)

    @cached_property
    def text(self) -> str:
        """The Python that builds the same graph, ready to be a cell.

        `graph` in it is the graph that this was drafted from: constants too long for a text are its.
        """
        return python_of(self.head, self.steps, self.built)

    def added(self, step: Step) -> Placed:
        """With one more step at the end."""
        return replace(self, steps=(*self.steps, step)), len(self.steps)

    def changed(self, place: int, **columns: Any) -> Placed:  # noqa: ANN401  # columns of a step, of any type
        """With a step changed, and behind what it reads; raises Circular."""
        step = replace(self.steps[place], **columns)
        if step != self.steps[place]:
            step = replace(step, origin=DRAFTED)
        for source in step.present:
            if source in self.led_to(place):
                raise Circular(place, source)
        return self._with(place, step)

    def renamed(self, place: int, name: str) -> Placed:
        """With a step called otherwise; it comes from where it came from."""
        return self._with(place, replace(self.steps[place], name=name))

    def connected(self, place: int, operand: int, source: int) -> Placed:
        """With an operand of a step connected, or with ABSENT let go; raises Circular.

        Of an op that takes any number, the operand behind the last is one more, and one let go is gone.
        """
        sources = [*self.steps[place].sources]
        if operand == len(sources):
            sources.append(source)
        sources[operand] = source
        is_gone = source == ABSENT and self.is_variadic(place)
        return self.changed(place, sources=tuple(s for s in sources if not is_gone or s != ABSENT))

    def valued(self, place: int, constant: Constant) -> Placed:
        """With another constant, which no graph holds."""
        return self.changed(place, constant=constant, held=None)

    def removed(self, place: int) -> Placed:
        """Without a step; raises StillRead where others read it."""
        if place in self.readers:
            raise StillRead(place, self.readers[place])
        order = [other for other in range(len(self.steps)) if other != place]
        return replace(self, steps=renumbered(self.steps, order)), min(place, len(self.steps) - 2)

    def shared(self, place: int, other: int) -> Placed:
        """With the readers of a step reading an earlier one instead, and without it."""
        steps = tuple(
            replace(step, sources=tuple(other if source == place else source for source in step.sources))
            for step in self.steps
        )
        return replace(self, steps=steps).removed(place)[0], other

    def free_name(self, op: str, base: str) -> str:
        """A name that no port or constant of this kind has."""
        taken = {step.name for step in self.steps if step.op == op}
        return next(name for n in count() if (name := f"{base}{n or ''}") not in taken)

    def is_variadic(self, place: int) -> bool:
        """Whether a step is an op of any number of operands."""
        row = TABLE.get(self.steps[place].op)
        return row is not None and row.is_variadic

    def _with(self, place: int, step: Step) -> Placed:
        steps = (*self.steps[:place], step, *self.steps[place + 1 :])
        order = arranged(steps)
        return replace(self, steps=renumbered(steps, order)), order.index(place)


def new_step(op: str, first: int, draft: Draft) -> Step:
    """A step to begin with; an op or output reads the step `first`, if it is one."""
    if op == INPUT:
        return Step(op=op, name=draft.free_name(op, "x"), type=_FIRST)
    if op == OUTPUT:
        return Step(op=op, name=draft.free_name(op, "y"), sources=(first,))
    row = op_named(op)
    if row.is_variadic:
        return Step(op=op, sources=() if first == ABSENT else (first,))
    return Step(op=op, sources=(first, *[ABSENT] * (len(row.roles) - 1)))


@dataclass(frozen=True, kw_only=True)
class Drafts:
    """A draft, those that came before it, and those that were taken back."""

    now: Draft
    past: tuple[Draft, ...] = ()
    future: tuple[Draft, ...] = ()

    def then(self, draft: Draft) -> "Drafts":
        """One more; what was taken back is forgotten. The same draft is none more."""
        if draft == self.now:
            return self
        return Drafts(now=draft, past=(*self.past, replace(self.now))[-MOST_PAST:])

    def undone(self) -> "Drafts":
        """One back, as far as there are any."""
        if not self.past:
            return self
        return Drafts(now=self.past[-1], past=self.past[:-1], future=(replace(self.now), *self.future))

    def redone(self) -> "Drafts":
        """One forward again, as far as there are any."""
        if not self.future:
            return self
        return Drafts(now=self.future[0], past=(*self.past, replace(self.now)), future=self.future[1:])
