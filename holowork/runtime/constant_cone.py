"""The constant cone of a plan: what no input reaches, and what a session need not compute of it."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from holowork.archive import LoadedConstant, PortDescriptor
from holowork.core import KappaLabel
from holowork.ir import TensorType
from holowork.ops import Signature
from holowork.runtime.arena import BufferArena, Bytes
from holowork.runtime.dispatch import Provider
from holowork.runtime.naming import Naming
from holowork.runtime.plan import Plan
from holowork.runtime.ports import Port
from holowork.runtime.step import Step
from holowork.runtime.walk import Walker
from kernels_ir import DType


@dataclass(frozen=True, kw_only=True)
class Selection:
    """The slots whose results are to be known, and the steps that a run still computes, by index."""

    slots: tuple[int, ...]
    computed: frozenset[int]


@dataclass(frozen=True, kw_only=True)
class ConstantCone:
    """The steps all of whose operands are constants or results of such steps, by index, in order.

    `labels` has those of their slots and of constants, as runs derive them. `sources` has for each slot of a
    step the one whose bytes it repeats: the operand of a reshape, the result of an equal step, or itself.
    """

    plan: Plan
    steps: tuple[int, ...]
    labels: Mapping[int, KappaLabel]
    sources: Mapping[int, int]

    @classmethod
    def of(cls, plan: Plan) -> "ConstantCone":
        """That of a plan; its labels are derived, nothing is computed."""
        labels = {constant.slot: constant.label for constant in plan.constants}
        sources: dict[int, int] = {slot: slot for slot in labels}
        steps = []
        for index, (step, naming) in enumerate(zip(plan.steps, plan.namings, strict=True)):
            if all(slot in labels for slot in _read(step, naming)):
                slot = step.writes.slot
                labels[slot] = naming.result(naming.operands(labels, Signature.label), Signature.label)
                sources[slot] = sources.get(_repeated(plan, index), slot)
                steps.append(index)
        return cls(plan=plan, steps=tuple(steps), labels=labels, sources=sources)

    @property
    def slots(self) -> tuple[int, ...]:
        """The slots of its results, in order."""
        return tuple(self.plan.steps[index].writes.slot for index in self.steps)

    def index_of(self, slot: int) -> int:
        """The step that writes a slot of the cone."""
        return self.steps[self.slots.index(slot)]

    def selection(self, takes: Callable[[int], bool]) -> Selection:
        """What has to be known for runs to compute the rest of the program.

        `takes` says of a slot whether its result can be had; where not, runs compute it from what it reads.
        """
        wanted, slots, computed = set(self._wanted()), [], []
        for index in reversed(self.steps):
            slot = self.plan.steps[index].writes.slot
            if self.sources[slot] != slot or slot not in wanted:
                continue
            if self._can_be_known(index) and takes(slot):
                slots.append(slot)
            else:
                computed.append(index)
                wanted.update(self._sources_of(index))
        return Selection(slots=tuple(reversed(slots)), computed=frozenset(computed))

    def _wanted(self) -> Iterator[int]:
        """The results that other steps read, or output ports show."""
        own = set(self.steps)
        for index in range(len(self.plan.steps)):
            if index not in own:
                yield from self._sources_of(index)
        for port in self.plan.outputs:
            yield self.sources.get(port.descriptor.slot, port.descriptor.slot)

    def _sources_of(self, index: int) -> Iterator[int]:
        for slot in _read(self.plan.steps[index], self.plan.namings[index]):
            yield self.sources.get(slot, slot)

    def _can_be_known(self, index: int) -> bool:
        """Whether a slot can have a value of its own: not one that a reshape binds to a part of another."""
        return not self.plan.namings[index].is_relabel

    def knowing(self, bodies: Mapping[int, memoryview]) -> Plan:
        """The plan with results by slot, so that no run computes them, nor what leads to them alone."""
        selection = self.selection(bodies.__contains__)
        if not selection.slots:
            return self.plan
        known = tuple(self._known(selection, bodies))
        slots = frozenset(one.slot for one in known)
        steps = tuple(_fixed(step, slots) for step in self.plan.steps)
        return replace(self.plan, steps=steps, known=known, spared=frozenset(self._spared(selection)))

    def _known(self, selection: Selection, bodies: Mapping[int, memoryview]) -> Iterator[LoadedConstant]:
        found = set(selection.slots)
        for slot in self.slots:
            source = self.sources[slot]
            if source in found:
                body = bodies[source]
                yield LoadedConstant(slot=slot, dtype=DType.U8, piece=body, label=self.labels[slot])

    def _spared(self, selection: Selection) -> Iterator[int]:
        """Steps of the cone whose results are known, or are not needed any more."""
        kept = {self.plan.steps[index].writes.slot for index in selection.computed}
        kept |= {constant.slot for constant in self.plan.constants}
        for index in self.steps:
            if self.sources[self.plan.steps[index].writes.slot] not in kept:
                yield index

    def computed(self, slots: Iterable[int], provider: Provider, arena: BufferArena) -> dict[int, Bytes]:
        """The bytes of slots of the cone, from constants alone; raises KernelRefused, WorkspaceExhausted."""
        wanted = tuple(dict.fromkeys(slots))
        walker = Walker(self._part(wanted), provider, arena, units=())
        values, _ = walker.walk(())
        return {slot: value.data for slot, value in zip(wanted, values, strict=True)}

    def _part(self, slots: tuple[int, ...]) -> Plan:
        """The plan of some slots alone: they are its outputs, as bytes."""
        plan, taken = self.plan, self._behind(slots)
        places = {index: place for place, index in enumerate(taken)}
        read = {s for i in taken for s in _read(plan.steps[i], plan.namings[i])}
        constants = tuple(constant for constant in plan.constants if constant.slot in read)
        return replace(
            plan,
            steps=tuple(plan.steps[index] for index in taken),
            namings=tuple(plan.namings[index] for index in taken),
            firsts=tuple(places.get(plan.firsts[index], place) for index, place in places.items()),
            inputs=(),
            outputs=tuple(_port(slot, plan.lengths[slot]) for slot in slots),
            constants=constants,
            kept=frozenset((*slots, *(constant.slot for constant in constants))),
        )

    def _behind(self, slots: tuple[int, ...]) -> tuple[int, ...]:
        """The steps that slots are computed by, in order."""
        wanted, taken = set(slots), []
        for index in reversed(self.steps):
            if self.plan.steps[index].writes.slot in wanted:
                taken.append(index)
                wanted |= _read(self.plan.steps[index], self.plan.namings[index])
        return tuple(reversed(taken))


def _read(step: Step, naming: Naming) -> set[int]:
    """The slots whose values a step depends on, or its label does."""
    return {ref.slot for ref in step.reads if ref.is_present} | {read.slot for read in naming.reads}


def _repeated(plan: Plan, index: int) -> int:
    """The slot whose bytes a step gives to its own: of a whole value that it reshapes, or an equal step."""
    naming, writes = plan.namings[index], plan.steps[index].writes.slot
    if naming.is_relabel:
        (read,) = naming.reads
        is_whole = read.view is None and naming.place is None
        return read.slot if is_whole and plan.lengths[read.slot] == plan.lengths[writes] else writes
    return plan.steps[plan.firsts[index]].writes.slot


def _fixed(step: Step, known: frozenset[int]) -> Step:
    """The step with those of its operands as constants that are known before the first run."""
    fixed = frozenset(i for i, ref in enumerate(step.reads) if ref.is_present and ref.slot in known)
    if not fixed:
        return step
    constants = step.application.constants | fixed
    return replace(step, application=replace(step.application, constants=constants))


def _port(slot: int, length: int) -> Port:
    """A port that shows the bytes of a slot."""
    name, shape = f"slot {slot}", (length,)
    descriptor = PortDescriptor(name=name, slot=slot, element_count=length, dtype=DType.U8, shape=shape)
    return Port(descriptor=descriptor, name=name, type=TensorType(DType.U8, shape), length=length)
