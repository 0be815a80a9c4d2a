"""Values of a plan that no run keeps: by the references for one of them, by a session's kernels for all."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from time import perf_counter

import numpy as np

from holowork.runtime.arena import Bytes, physical_memory, reserved
from holowork.runtime.dispatch import REFERENCE
from holowork.runtime.errors import REFUSALS, KernelRefused, WorkspaceExhausted
from holowork.runtime.plan import Plan
from holowork.runtime.step import Kernel, Operands
from holowork.runtime.unit import Unit, single_unit
from holowork.runtime.values import Value
from holowork.runtime.walk import Bound, Walker

_NONE: frozenset[int] = frozenset()


def recomputed(plan: Plan, known: Mapping[int, Bytes], slot: int) -> Bytes:
    """The bytes of a slot, computed by the references from slots that are known; only what it depends on.

    Each value on the way is kept until its last reader. Raises KernelRefused or WorkspaceExhausted.
    """
    wanted, values = _cone(plan, known, slot), dict(known)
    readers = {ref.slot: index for index in wanted for ref in plan.steps[index].reads}
    with np.errstate(all="ignore"):
        for index in wanted:
            unit = single_unit(plan, index)
            kernel = REFERENCE.prepare(unit, _NONE)
            values[unit.writes.slot] = fill(plan, unit, (kernel, operands_of(unit, values)))
            for read in {ref.slot for ref in unit.reads}:
                if readers[read] == index and read != slot:
                    values.pop(read, None)
    return values[slot]


def _cone(plan: Plan, known: Mapping[int, Bytes], slot: int) -> list[int]:
    """The steps that a slot depends on and that are not known, in order."""
    missing, found = {slot} - known.keys(), []
    for index in range(len(plan.steps) - 1, -1, -1):
        step = plan.steps[index]
        if step.writes.slot in missing:
            found.append(index)
            missing |= {ref.slot for ref in step.reads if ref.is_present} - known.keys()
    return found[::-1]


def operands_of(unit: Unit, values: Mapping[int, Bytes]) -> Operands:
    """The bytes that a unit reads."""
    pairs = zip(unit.reads, unit.region.operands, strict=True)
    return tuple(
        None if kind is None else values[ref.slot][ref.offset : ref.offset + ref.length]
        for ref, kind in pairs
    )


def fill(plan: Plan, unit: Unit, work: tuple[Kernel, Operands]) -> Bytes:
    """The bytes of the slot of a unit, made by a kernel, with zeros around the result.

    A reshape moves every bit. Raises KernelRefused or WorkspaceExhausted, with the call.
    """
    (kernel, operands), root = work, unit.root
    buffer = reserved(plan.lengths[unit.writes.slot], root.where)
    start = unit.writes.offset
    result = buffer[start : start + unit.region.result.bytes]
    if root.is_relabel and operands[0] is not None:
        result[:] = operands[0][: len(result)]
        return buffer
    try:
        kernel(operands, result)
    except MemoryError as fault:
        raise WorkspaceExhausted(root.where, len(result), physical_memory()) from fault
    except REFUSALS as fault:
        raise KernelRefused(root.where, str(fault) or type(fault).__name__) from fault
    return buffer


@dataclass(frozen=True, kw_only=True, eq=False)
class Made:
    """What one unit made, by the kernel of its session, and when: seconds of `perf_counter`."""

    unit: Unit
    data: Bytes
    start: float
    end: float


def walked(walker: Walker, inputs: tuple[Value, ...]) -> Iterator[Made]:
    """Every unit of a plan, computed one after another by its own kernel, on buffers of their own.

    Each value is kept until its last reader. Raises KernelRefused or WorkspaceExhausted.
    """
    plan = walker.plan
    ports = zip(plan.inputs, inputs, strict=True)
    values = _Repeats(walker)
    values.update({port.descriptor.slot: value.data for port, value in ports})
    last = {plan.source(ref.slot): unit.index for unit in walker.units for ref in unit.reads}
    for unit in walker.units:
        made = _made(walker, unit, values)
        yield made
        values[unit.writes.slot] = made.data
        for slot in {plan.source(ref.slot) for ref in unit.reads}:
            if last[slot] == unit.index:
                values.pop(slot, None)


def _made(walker: Walker, unit: Unit, values: Mapping[int, Bytes]) -> Made:
    operands, kernel = operands_of(unit, values), walker.kernel(unit.index)
    start = perf_counter()
    with np.errstate(all="ignore"):
        data = fill(walker.plan, unit, (kernel, operands))
    return Made(unit=unit, data=data, start=start, end=perf_counter())


class _Repeats(Bound):
    """Values by slot; a slot that repeats another has its value."""

    def __missing__(self, slot: int) -> Bytes:
        source = self._walker.plan.source(slot)
        return super().__missing__(slot) if source == slot else self[source]
