"""Order and lifetimes: every slot is written before it is read, and let go of when nothing needs it."""

from collections.abc import Iterator

from holowork.archive import LoadedPlan
from holowork.core import KappaLabel, input_leaf
from holowork.ops import NO_SLOT
from holowork.runtime.errors import Unloadable
from holowork.runtime.step import Step
from kernels_ir import DType


def check_ports(loaded: LoadedPlan) -> None:
    """Refuse ports of f64; raises Unloadable with the port."""
    for side, ports in (("Inputs", loaded.inputs), ("Outputs", loaded.outputs)):
        for position, port in enumerate(ports):
            if port.dtype is DType.F64:
                where = f"{side}[{position}] ({port.name!r})"
                raise Unloadable(where, "f32, f16 or bf16 for floats", "f64, which is not computed in")


def check_order(loaded: LoadedPlan, steps: tuple[Step, ...]) -> None:
    """Every slot is written before it is read, and only once."""
    bound: dict[int, str] = {}
    for port in loaded.inputs:
        _bind(bound, port.slot, f"input {port.name!r}")
    for constant in loaded.constants:
        _bind(bound, constant.slot, "a constant")
    for step in steps:
        _check_bound(bound, step.where, tuple(ref.slot for ref in step.reads if ref.is_present))
        _bind(bound, step.writes.slot, step.where)
    for port in loaded.outputs:
        _check_bound(bound, f"output {port.name!r}", (port.slot,))


def _check_bound(bound: dict[int, str], reader: str, slots: tuple[int, ...]) -> None:
    for slot in slots:
        if slot not in bound:
            raise Unloadable(reader, "to read what was written before it", f"slot {slot}, which was not")


def _bind(bound: dict[int, str], slot: int, writer: str) -> None:
    if slot in bound:
        raise Unloadable(writer, f"a slot of its own, slot {slot} belongs to {bound[slot]}", "it again")
    bound[slot] = writer


def lifetimes(loaded: LoadedPlan, steps: tuple[Step, ...]) -> tuple[tuple[int, ...], ...]:
    """The slots to let go of after each step: when their last reader, or the last equal step, has passed."""
    last = {ref.slot: i for i, step in enumerate(steps) for ref in (*step.reads, step.writes)}
    for first, again in _twins(steps, loaded):
        last[steps[first].writes.slot] = max(last[steps[first].writes.slot], again)
    ports = [port.slot for port in (*loaded.inputs, *loaded.outputs)]
    for kept in (*ports, *(constant.slot for constant in loaded.constants), NO_SLOT):
        last.pop(kept, None)
    slots: list[list[int]] = [[] for _ in steps]
    for slot, index in last.items():
        slots[index].append(slot)
    return tuple(map(tuple, slots))


def _twins(steps: tuple[Step, ...], loaded: LoadedPlan) -> Iterator[tuple[int, int]]:
    """Pairs of steps whose results are equal whatever the inputs hold: the first, each that repeats it."""
    labels = {port.slot: input_leaf(i, port.dtype, port.shape) for i, port in enumerate(loaded.inputs)}
    labels |= {constant.slot: constant.label for constant in loaded.constants}
    firsts: dict[KappaLabel, int] = {}
    for index, step in enumerate(steps):
        operands = tuple(labels[ref.slot] for ref in step.call.payload.labelled)
        label = operands[0] if step.is_relabel else step.signature.label(operands)
        labels[step.writes.slot] = label
        first = firsts.setdefault(label, index)
        if first != index:
            yield first, index
