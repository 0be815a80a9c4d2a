"""Walking a plan: each step's label first, its kernel only where the label is new."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from holowork.core import KappaLabel, digest, label_from_fingerprint
from holowork.ops import Array, BufferRef, from_bytes, to_bytes
from holowork.runtime.arena import BufferArena, Bytes
from holowork.runtime.dispatch import Provider
from holowork.runtime.plan import Plan
from holowork.runtime.step import Step
from holowork.runtime.values import Value, port_type

Key = tuple[KappaLabel, int]
"""A label and the bytes of its slot: what makes two values one."""


@dataclass(frozen=True, slots=True)
class _Held:
    """What a slot is bound to: bytes, their label, and what an output port would report."""

    data: Bytes
    label: KappaLabel
    boundary: KappaLabel | None = None


class Walker:
    """Runs one plan with the kernels of one provider."""

    def __init__(self, plan: Plan, provider: Provider, arena: BufferArena) -> None:
        self.plan = plan
        self.arena = arena
        self.kernels = tuple(provider.prepare(step) for step in plan.steps)
        self.names = tuple(step.call.op.name for step in plan.steps)
        self.constants = {c.slot: _Held(arena.pin(c.label, c.body), c.label) for c in plan.constants}
        self.output_slots = frozenset(port.slot for port in plan.outputs)

    def walk(self, inputs: tuple[Value, ...]) -> tuple[tuple[Value, ...], frozenset[int]]:
        """The outputs, and the indices of the steps that were computed rather than found."""
        walk = _Walk(self, inputs)
        computed = frozenset(index for index in range(len(self.plan.steps)) if walk.advance(index))
        return tuple(walk.outputs()), computed


class _Walk:
    """The slots of one run, and the buffers that it may recycle."""

    def __init__(self, walker: Walker, inputs: tuple[Value, ...]) -> None:
        self._walker = walker
        self._plan = walker.plan
        self._slots = dict(walker.constants)
        for port, value in zip(self._plan.inputs, inputs, strict=True):
            self._slots[port.slot] = _Held(value.data, value.label)
        self._made: dict[Key, Bytes] = {}
        self._uses: dict[int, int] = {}

    def advance(self, index: int) -> bool:
        """Bind the step's slot to the value of its label; True where it had to be computed."""
        step = self._plan.steps[index]
        labels = tuple(self._slots[ref.slot].label for ref in step.call.payload.labelled)
        label = labels[0] if step.is_relabel else step.signature.label(labels)
        key = label, self._plan.sizes[step.writes.slot]
        found = self._shared(step, key)
        data = self._dispatch(index, key) if found is None else found
        is_output = step.writes.slot in self._walker.output_slots
        boundary = step.signature.boundary(labels) if is_output else None
        self._bind(step.writes.slot, _Held(data, label, boundary))
        for slot in self._plan.released[index]:
            self._release(slot)
        return found is None

    def _bind(self, slot: int, held: _Held) -> None:
        self._slots[slot] = held
        if id(held.data) in self._uses:
            self._uses[id(held.data)] += 1

    def _shared(self, step: Step, key: Key) -> Bytes | None:
        """Bytes that are there already: of an equal value, or of the operand of a reshape."""
        if step.is_relabel and _covers(step):
            return self._slots[step.reads[0].slot].data
        return self._made.get(key)

    def _dispatch(self, index: int, key: Key) -> Bytes:
        step = self._plan.steps[index]
        result = self._walker.kernels[index](tuple(self._operands(step)))
        data = self._stored(step, result, key[1])
        self._made[key] = data
        self._uses[id(data)] = 0
        return data

    def _operands(self, step: Step) -> Iterator[Array | None]:
        for ref, kind in zip(step.reads, step.application.operands, strict=True):
            if kind is None:
                yield None
            else:
                yield from_bytes(kind, _range(self._slots[ref.slot].data, ref).data)

    def _stored(self, step: Step, result: Array, full: int) -> Bytes:
        """The result's bytes in a zeroed buffer of the slot's size, at the call's offset."""
        data = to_bytes(result, step.application.result.dtype)
        buffer = self._walker.arena.take(full)
        start = step.writes.offset
        buffer[start : start + len(data)] = np.frombuffer(data, np.uint8)
        return buffer

    def _release(self, slot: int) -> None:
        """Let go of a value; recycle its buffer when it is this run's own and nothing else is bound to it."""
        held = self._slots.pop(slot)
        self._made.pop((held.label, self._plan.sizes[slot]), None)
        owned = id(held.data)
        if owned not in self._uses:
            return
        self._uses[owned] -= 1
        if self._uses[owned] == 0:
            del self._uses[owned]
            self._walker.arena.give_back(held.data)

    def outputs(self) -> Iterator[Value]:
        """The values of the output ports; their buffers are read-only and never recycled."""
        for port in self._plan.outputs:
            held = self._slots[port.slot]
            held.data.flags.writeable = False
            data = held.data[: port.byte_length]
            label = held.boundary or label_from_fingerprint(digest(data))
            yield Value(label, port_type(port), data)


def _range(data: Bytes, ref: BufferRef) -> Bytes:
    return data[ref.offset : ref.offset + ref.length]


def _covers(step: Step) -> bool:
    """True where a reshape reads and writes whole slots."""
    read, written = step.reads[0], step.writes
    return read.offset == written.offset == 0 and read.length == written.length
