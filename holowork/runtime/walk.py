"""Walking a plan: each step's label first, its kernel only where the label is new."""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from holowork.core import KappaLabel, digest, label_from_fingerprint
from holowork.ops import Array, BufferRef, Operands, from_bytes, to_bytes
from holowork.runtime.arena import BufferArena, Bytes
from holowork.runtime.dispatch import Provider
from holowork.runtime.plan import Plan, Step
from holowork.runtime.values import Value, port_type


@dataclass(slots=True)
class _Held:
    """A slot during a walk: its bytes, its label, and what an output port would report."""

    data: Bytes
    label: KappaLabel
    boundary: KappaLabel | None = None
    is_recyclable: bool = False


class Walker:
    """Runs one plan with the kernels of one provider."""

    def __init__(self, plan: Plan, provider: Provider, arena: BufferArena) -> None:
        self._plan = plan
        self._arena = arena
        self._kernels = tuple(provider.prepare(step) for step in plan.steps)
        self.names = tuple(step.call.op.name for step in plan.steps)
        self._constants = {c.slot: _Held(arena.pin(c.label, c.body), c.label) for c in plan.constants}
        self._output_slots = frozenset(port.slot for port in plan.outputs)

    def walk(self, inputs: tuple[Value, ...]) -> tuple[tuple[Value, ...], frozenset[int]]:
        """The outputs, and the indices of the steps that were computed rather than found."""
        slots = dict(self._constants)
        for port, value in zip(self._plan.inputs, inputs, strict=True):
            slots[port.slot] = _Held(value.data, value.label)
        made: dict[tuple[KappaLabel, int], _Held] = {}
        computed = set()
        for index, step in enumerate(self._plan.steps):
            if self._advance(index, slots, made):
                computed.add(index)
            self._release(index, step, slots)
        return tuple(self._outputs(slots)), frozenset(computed)

    def _advance(
        self, index: int, slots: dict[int, _Held], made: dict[tuple[KappaLabel, int], _Held]
    ) -> bool:
        """Bind the step's slot to the value of its label; True where it had to be computed."""
        step = self._plan.steps[index]
        labels = tuple(slots[ref.slot].label for ref in step.call.payload.labelled)
        label = labels[0] if step.is_relabel else step.signature.label(labels)
        full = self._plan.sizes[step.writes.slot]
        found = made.get((label, full))
        data = found.data if found else self._dispatch(index, slots)
        boundary = step.signature.boundary(labels) if step.writes.slot in self._output_slots else None
        held = _Held(data, label, boundary)
        slots[step.writes.slot] = made.setdefault((label, full), held) if boundary is None else held
        made.setdefault((label, full), held)
        return found is None

    def _dispatch(self, index: int, slots: dict[int, _Held]) -> Bytes:
        step = self._plan.steps[index]
        operands = tuple(_operands(step, slots))
        if step.is_relabel and _covers(step):
            return slots[step.reads[0].slot].data
        result = self._kernels[index](operands)
        return self._stored(step, result)

    def _stored(self, step: Step, result: Array) -> Bytes:
        """The result's bytes in a zeroed buffer of the slot's size, at the call's offset."""
        full = self._plan.sizes[step.writes.slot]
        data = to_bytes(result, step.application.result.dtype)
        buffer = self._arena.take(full)
        start = step.writes.offset
        buffer[start : start + len(data)] = np.frombuffer(data, np.uint8)
        buffer.flags.writeable = False
        return buffer

    def _release(self, index: int, step: Step, slots: dict[int, _Held]) -> None:
        for ref in (*step.reads, step.writes):
            if self._plan.last_read.get(ref.slot) == index:
                slots.pop(ref.slot, None)

    def _outputs(self, slots: dict[int, _Held]) -> Iterator[Value]:
        for port in self._plan.outputs:
            held = slots[port.slot]
            data = held.data[: port.byte_length]
            label = held.boundary or label_from_fingerprint(digest(data))
            yield Value(label, port_type(port), data)


def _operands(step: Step, slots: dict[int, _Held]) -> Iterator[Array | None]:
    for ref, kind in zip(step.reads, step.application.operands, strict=True):
        yield None if kind is None else from_bytes(kind, memoryview(_range(slots[ref.slot].data, ref)))


def _range(data: Bytes, ref: BufferRef) -> Bytes:
    return data[ref.offset : ref.offset + ref.length]


def _covers(step: Step) -> bool:
    """True where a reshape reads and writes whole slots."""
    read, written = step.reads[0], step.writes
    return read.offset == written.offset == 0 and read.length == written.length


__all__ = ["Operands", "Walker"]
