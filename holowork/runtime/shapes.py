"""Extents of outputs whose port does not say them: those that the producing call implies.

Most records of the peer count elements in one row. Computing keeps the extents that its operands came with,
so those of the ports are carried forward; moving says its own, and a reshape is flat.
"""

from collections.abc import Mapping

from holowork.archive import LoadedPlan
from holowork.ir import TensorType
from holowork.ops import Trait
from holowork.runtime.errors import REFUSALS
from holowork.runtime.ports import port_type
from holowork.runtime.step import Step

Types = Mapping[int, TensorType]


def implied_types(loaded: LoadedPlan, steps: tuple[Step, ...]) -> tuple[TensorType, ...]:
    """The type of each output port."""
    if all(port.is_consistent for port in loaded.outputs):
        return tuple(port.type for port in loaded.outputs)
    known = _known(loaded, steps)
    return tuple(port_type(port, *_shapes(loaded, port.slot, known)) for port in loaded.outputs)


def _shapes(loaded: LoadedPlan, slot: int, known: Types) -> list[tuple[int, ...]]:
    """The extents of a slot: those that the archive states, then those that its call implies."""
    stated = loaded.shapes[slot : slot + 1] if loaded.shapes is not None else ()
    implied = (known[slot].shape,) if slot in known else ()
    return [*stated, *implied]


def _known(loaded: LoadedPlan, steps: tuple[Step, ...]) -> Types:
    """The types of slots, carried forward from the input ports."""
    known = {port.slot: port_type(port) for port in loaded.inputs}
    for step in steps:
        known[step.writes.slot] = _result(step, known)
    return known


def _result(step: Step, known: Types) -> TensorType:
    said = step.application.result
    if Trait.MOVEMENT in step.call.op.traits and Trait.ELEMENTWISE not in step.call.op.traits:
        return said
    pairs = zip(step.reads, step.application.operands, strict=True)
    operands = tuple(kind and _carried(known.get(ref.slot), kind) for ref, kind in pairs)
    try:
        found = step.call.op.infer(operands, step.application.attributes)
    except REFUSALS:
        return said
    return found if (found.dtype, found.elements) == (said.dtype, said.elements) else said


def _carried(known: TensorType | None, said: TensorType) -> TensorType:
    """The type that a slot is known to have, where it says more of the same elements."""
    if known is None or (known.dtype, known.elements) != (said.dtype, said.elements):
        return said
    return known if known.rank >= said.rank else said
