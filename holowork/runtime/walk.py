"""Walking a plan: each step's label first, its kernel only where the label is new."""

from collections.abc import Iterator
from functools import cached_property

import numpy as np

from holowork.core import KappaLabel, digest, label_from_fingerprint
from holowork.ops import BufferRef, Signature
from holowork.runtime.arena import BufferArena, Bytes, physical_memory
from holowork.runtime.dispatch import Provider
from holowork.runtime.errors import REFUSALS, KernelRefused, WorkspaceExhausted
from holowork.runtime.plan import Plan
from holowork.runtime.step import Kernel, Step
from holowork.runtime.unit import Unit, single_unit
from holowork.runtime.values import Value


class Walker:
    """Runs the units of one plan with the kernels of one provider."""

    def __init__(
        self, plan: Plan, provider: Provider, arena: BufferArena, *, units: tuple[Unit, ...]
    ) -> None:
        self.plan = plan
        self.units = units
        self.arena = arena
        self._unit_of = {unit.index: unit for unit in units}
        self._inner = _inner(plan, units)
        self._provider = provider
        self._kernels: dict[int, Kernel] = {}
        self.names = tuple(step.call.op.name for step in plan.steps)
        self.labels = {constant.slot: constant.label for constant in plan.constants}
        self._pages = arena.pages
        self.stored = {c.slot: c for c in plan.constants if self._pages is not None and not c.is_read}
        held = (c for c in (*plan.constants, *plan.known) if c.slot not in self.stored)
        self.pinned = {c.slot: arena.pin(c.label, c.body) for c in held}
        self.output_slots = frozenset(port.descriptor.slot for port in plan.outputs)

    def kernel(self, index: int) -> Kernel:
        """The kernel of a step, made when it is first needed: a plan that runs as one table needs none."""
        if index not in self._kernels:
            unit = self.unit(index)
            constants = frozenset(i for i, ref in enumerate(unit.reads) if ref.slot in self.pinned)
            self._kernels[index] = self._provider.prepare(unit, constants)
        return self._kernels[index]

    def bring(self, unit: Unit) -> None:
        """Have the weights that a unit reads and that are not in memory; raises Truncated."""
        if self._pages is not None and self.stored:
            slots = {ref.slot for ref in unit.reads if ref.slot in self.stored}
            self._pages.bring(self.stored[slot] for slot in sorted(slots))

    def weight(self, slot: int) -> Bytes:
        """The bytes of a constant that is not pinned; raises KeyError for what is none."""
        if self._pages is None:
            raise KeyError(slot)
        return self._pages[self.stored[slot]]

    def unit(self, index: int) -> Unit:
        """The unit whose root a step is; a step that repeats another is computed where that was let go."""
        if index not in self._unit_of:
            self._unit_of[index] = single_unit(self.plan, index)
        return self._unit_of[index]

    def is_inner(self, index: int) -> bool:
        """Whether the value of a step is never in memory."""
        return index in self._inner

    @cached_property
    def released(self) -> tuple[tuple[int, ...], ...]:
        """For each step, the slots that nothing needs after it.

        A step can be computed where it stands, and once more with others: what it reads lives until then.
        """
        computed_by = list(range(len(self.plan.steps)))
        for unit in self.units:
            for member in unit.members:
                computed_by[member] = max(computed_by[member], unit.index)
        return self.plan.released(computed_by)

    def walk(self, inputs: tuple[Value, ...]) -> tuple[tuple[Value, ...], frozenset[int]]:
        """The outputs, and the indices of the steps that were computed rather than found, inner ones too.

        Raises KernelRefused or WorkspaceExhausted, with the call; every buffer of the run is then free again.
        """
        walk = _Walk(self, inputs)
        try:
            with np.errstate(all="ignore"):
                roots = [i for i in range(len(self.plan.steps)) if walk.advance(i)]
        except BaseException:
            walk.abandon()
            raise
        return tuple(walk.outputs()), frozenset(i for root in roots for i in self.unit(root).members)


class Bound(dict[int, Bytes]):
    """Values by slot, constants first; those that are not pinned are brought when they are asked for."""

    def __init__(self, walker: Walker) -> None:
        super().__init__(walker.pinned)
        self._walker = walker

    def __missing__(self, slot: int) -> Bytes:
        return self._walker.weight(slot)


class _Walk:
    """The slots of one run, and the buffers that it may recycle."""

    def __init__(self, walker: Walker, inputs: tuple[Value, ...]) -> None:
        self._walker = walker
        self._plan = walker.plan
        self._labels = dict(walker.labels)
        self._slots = Bound(walker)
        for port, value in zip(self._plan.inputs, inputs, strict=True):
            self._labels[port.descriptor.slot] = value.label
            self._slots[port.descriptor.slot] = value.data
        self._boundaries: dict[int, KappaLabel] = {}
        self._made: dict[KappaLabel, Bytes] = {}
        self._owned: dict[int, Bytes] = {}
        self._uses: dict[int, int] = {}

    def advance(self, index: int) -> bool:
        """Bind the slot of a step to the value of its label; True where it had to be computed.

        One that is computed with others has a label alone.
        """
        step, naming = self._plan.steps[index], self._plan.namings[index]
        slot = step.writes.slot
        operands = naming.operands(self._labels, Signature.label)
        label = self._labels[slot] = naming.result(operands, Signature.label)
        is_computed = not self._walker.is_inner(index) and self._settle(index, label)
        if slot in self._walker.output_slots:
            self._boundaries[slot] = naming.boundary(operands)
        for past in self._walker.released[index]:
            self._release(past)
        return is_computed

    def outputs(self) -> Iterator[Value]:
        """The values of the output ports; their buffers are read-only and never recycled."""
        for buffer in self._owned.values():
            self._walker.arena.hand_over(buffer)
        for port in self._plan.outputs:
            slot = port.descriptor.slot
            data = self._slots[slot][: port.length]
            label = self._boundaries.get(slot) if port.is_whole else None
            yield Value(label or label_from_fingerprint(digest(data)), port.type, data)

    def abandon(self) -> None:
        """Recycle every buffer of the run."""
        for buffer in self._owned.values():
            self._recycle(buffer)

    def _settle(self, index: int, label: KappaLabel) -> bool:
        """Bind the slot of a step to bytes; True where they had to be computed."""
        step = self._plan.steps[index]
        found = self._found(step, label)
        self._bind(step.writes.slot, self._computed(index, label) if found is None else found)
        return found is None

    def _bind(self, slot: int, data: Bytes) -> None:
        self._slots[slot] = data
        if id(data) in self._uses:
            self._uses[id(data)] += 1

    def _found(self, step: Step, label: KappaLabel) -> Bytes | None:
        """Bytes that are there already: of an equal value, or of the operand of a reshape."""
        if step.is_relabel and self._labels[step.reads[0].slot] == label:
            return self._slots[step.reads[0].slot]
        return self._made.get(label)

    def _computed(self, index: int, label: KappaLabel) -> Bytes:
        """The result in a zeroed buffer of the slot's length, at the place that the call says."""
        step = self._plan.steps[index]
        buffer = self._walker.arena.take(self._plan.lengths[step.writes.slot], step.where)
        self._owned[id(buffer)] = buffer
        self._uses[id(buffer)] = 0
        start = step.writes.offset
        self._fill(index, buffer[start : start + step.application.result.bytes])
        self._made[label] = buffer
        return buffer

    def _fill(self, index: int, result: Bytes) -> None:
        """Have a kernel make the result; a reshape moves every bit, those that no element has too."""
        unit = self._walker.unit(index)
        step, operands = unit.root, tuple(self._operands(unit))
        if step.is_relabel and operands[0] is not None:
            result[:] = operands[0][: len(result)]
            return
        try:
            self._walker.kernel(index)(operands, result)
        except MemoryError as fault:
            raise WorkspaceExhausted(step.where, len(result), physical_memory()) from fault
        except REFUSALS as fault:
            raise KernelRefused(step.where, str(fault) or type(fault).__name__) from fault

    def _operands(self, unit: Unit) -> Iterator[Bytes | None]:
        self._walker.bring(unit)
        for ref, kind in zip(unit.reads, unit.region.operands, strict=True):
            yield None if kind is None else _range(self._slots[ref.slot], ref)

    def _release(self, slot: int) -> None:
        """Let go of a value; recycle its buffer when it is this run's own and nothing else is bound to it."""
        data, label = self._slots.pop(slot, None), self._labels.pop(slot)
        if data is None:
            return
        self._made.pop(label, None)
        if id(data) not in self._uses:
            return
        self._uses[id(data)] -= 1
        if self._uses[id(data)] == 0:
            del self._uses[id(data)], self._owned[id(data)]
            self._recycle(data)

    def _recycle(self, buffer: Bytes) -> None:
        """Recycle a buffer, but not an empty one: NumPy gives it the address of another in its slab."""
        arena = self._walker.arena
        (arena.give_back if buffer.size else arena.hand_over)(buffer)


def _range(data: Bytes, ref: BufferRef) -> Bytes:
    return data[ref.offset : ref.offset + ref.length]


def _inner(plan: Plan, units: tuple[Unit, ...]) -> frozenset[int]:
    """The steps whose values no run makes or has in memory, and those that repeat them."""
    roots = {unit.index for unit in units}
    inner = {member for unit in units for member in unit.members} - roots
    return plan.spared.union(index for index, first in enumerate(plan.firsts) if first in inner)
