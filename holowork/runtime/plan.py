"""What a session runs: calls in order, with every buffer resolved and every rule checked."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache, cached_property

from holowork.archive import NUMERICS_KEY, LoadedConstant, LoadedPlan
from holowork.codec import fields_of, with_fields
from holowork.ir import TensorType
from holowork.ops import (
    BUFFER,
    FUSED,
    STRICT,
    Application,
    BufferRef,
    KernelCall,
    Numerics,
    OperandMismatch,
    TableUse,
)
from holowork.runtime.errors import REFUSALS, Unloadable
from holowork.runtime.naming import PAD, Namer, Naming, says_its_place
from holowork.runtime.order import checked_order, first_equals, kept_slots
from holowork.runtime.ports import Port, input_ports, output_ports
from holowork.runtime.shapes import implied_types
from holowork.runtime.slots import Slots
from holowork.runtime.step import Step, where
from kernels_ir import DType

_NUMERICS: dict[str, Numerics] = {"fused": FUSED, "strict": STRICT}


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A program that was checked: every step reads only what is there before it."""

    steps: tuple[Step, ...]
    namings: tuple[Naming, ...]
    inputs: tuple[Port, ...]
    outputs: tuple[Port, ...]
    constants: tuple[LoadedConstant, ...]
    lengths: Mapping[int, int]
    """The bytes of each slot that has a value."""
    shapes: Mapping[int, tuple[int, ...]]
    """The extents of each slot, where the archive says them."""
    kept: frozenset[int]
    """The slots that hold their value to the end: those of inputs, outputs and constants."""
    firsts: tuple[int, ...]
    """For each step, the first one whose result is equal whatever the inputs hold."""
    known: tuple[LoadedConstant, ...] = ()
    """Results of steps that are there before the first run, by slot."""
    spared: frozenset[int] = frozenset()
    """The steps that no run computes: those of known results, and what leads to them alone."""

    def released(self, computed_by: Sequence[int]) -> tuple[tuple[int, ...], ...]:
        """For each step, the slots that nothing needs after it.

        `computed_by` is for each step the one that it is computed with, which is not before it.
        """
        last: dict[int, int] = {}
        for index, (step, naming) in enumerate(zip(self.steps, self.namings, strict=True)):
            for slot in (*(read.slot for read in naming.reads), step.writes.slot):
                last[slot] = max(last.get(slot, 0), computed_by[index])
        for again, first in enumerate(self.firsts):
            slot = self.steps[first].writes.slot
            last[slot] = max(last[slot], again)
        slots: list[list[int]] = [[] for _ in self.steps]
        for slot, index in last.items():
            slots[index].extend((slot,) * (slot not in self.kept))
        return tuple(map(tuple, slots))

    def source(self, slot: int) -> int:
        """The slot whose value a slot repeats; itself for most."""
        return self._repeats.get(slot, slot)

    @cached_property
    def _repeats(self) -> Mapping[int, int]:
        pairs = zip(self.steps, self.firsts, strict=True)
        return {step.writes.slot: self.steps[first].writes.slot for step, first in pairs}

    @classmethod
    def of(cls, loaded: LoadedPlan) -> "Plan":
        """Resolve and check a decoded archive; raises Unloadable with the call, port or constant."""
        numerics, slots = _numerics(loaded), Slots(loaded)
        steps = tuple(_step(loaded, i, (slots, numerics)) for i in checked_order(loaded))
        namer = Namer(slots=slots, is_strict=numerics is STRICT)
        namings = tuple(map(namer.naming, steps))
        return cls(
            steps=steps,
            namings=namings,
            inputs=input_ports(loaded.inputs),
            outputs=_outputs(loaded, steps, slots),
            constants=loaded.constants,
            lengths=slots.filled,
            shapes=dict(enumerate(loaded.shapes or ())),
            kept=kept_slots(loaded),
            firsts=first_equals(loaded, steps, namings),
        )

    def using(self, tables: TableUse) -> "Plan":
        """The same plan with another use of lookup tables."""
        if tables is TableUse.AUTO:
            return self
        applications = [replace(step.application, tables=tables) for step in self.steps]
        pairs = zip(self.steps, applications, strict=True)
        return replace(self, steps=tuple(replace(step, application=found) for step, found in pairs))


def _numerics(loaded: LoadedPlan) -> Numerics:
    if loaded.numerics not in _NUMERICS:
        at = f"extension {NUMERICS_KEY}"
        raise Unloadable(at, " or ".join(_NUMERICS), repr(loaded.numerics))
    return _NUMERICS[loaded.numerics]


def _outputs(loaded: LoadedPlan, steps: tuple[Step, ...], slots: Slots) -> tuple[Port, ...]:
    filled = [slots.filled[port.slot] for port in loaded.outputs]
    for port, length in zip(loaded.outputs, filled, strict=True):
        if port.byte_length > length:
            at, found = f"output {port.name!r}", f"{length} in slot {port.slot}"
            raise Unloadable(at, f"{port.byte_length} bytes", found)
    return output_ports(loaded.outputs, implied_types(loaded, steps), filled)


def _step(loaded: LoadedPlan, position: int, setting: tuple[Slots, Numerics]) -> Step:
    (slots, numerics), call = setting, loaded.calls[position]
    application = _application(_resolved(call, slots), position, numerics)
    output, reads = call.payload.output, tuple(map(slots.whole, call.payload.operands))
    is_pad = output.offset > 0 or says_its_place(call, PAD)
    fixed = frozenset(i for i, ref in enumerate(reads) if ref.slot in slots.constants)
    step = Step(
        position=position,
        call=call,
        application=replace(application, constants=fixed),
        reads=reads,
        writes=slots.fill(output, application.result.bytes, is_pad=is_pad),
    )
    _check_places(step, slots)
    return step


def _resolved(call: KernelCall, slots: Slots) -> KernelCall:
    """The call with the full extent of the slot for every length of an operand that is written as 0."""
    if all(ref.length or not ref.is_present for ref in call.payload.operands):
        return call
    names = _operand_fields(type(call.payload))  # type: ignore[arg-type]  # mypy hashes the instance, not the class
    refs = {name: slots.whole(getattr(call.payload, name)) for name in names}
    return replace(call, payload=with_fields(call.payload, refs))


@cache
def _operand_fields(record: type) -> tuple[str, ...]:
    return tuple(f.name for f in fields_of(record) if f.layout is BUFFER and f.name != "output")


def _application(call: KernelCall, position: int, numerics: Numerics) -> Application:
    """What the call computes."""
    try:
        found = call.application()
        _check_types(call, found)
    except REFUSALS as fault:
        raise Unloadable(where(position, call), "a call of its op", str(fault)) from fault
    return replace(found, numerics=numerics)


def _check_types(call: KernelCall, found: Application) -> None:
    """Refuse operands that the op does not take; an own call must say the type that its op infers too."""
    if call.is_portable:
        call.op.check(found.operands)
        return
    inferred = call.op.apply(found.operands, found.attributes).result
    if inferred != found.result:
        raise OperandMismatch(call.op.name, f"the result {inferred}", str(found.result))


def _check_places(step: Step, slots: Slots) -> None:
    for ref, kind in zip(step.reads, step.application.operands, strict=True):
        if kind is None:
            continue
        if not ref.is_present:
            raise Unloadable(step.where, f"the operand {kind}", "the absent reference")
        _check_place(step, (ref, kind), slots.filled[ref.slot])
    _check_place(step, (step.writes, step.application.result), slots.filled[step.writes.slot])


def _check_place(step: Step, placed: tuple[BufferRef, TensorType], end: int) -> None:
    ref, kind = placed
    if kind.dtype is DType.F64:
        raise Unloadable(step.where, "f32, f16 or bf16 for floats", "f64, which is not computed in")
    room = min(ref.length, end - ref.offset)
    if kind.bytes > room:
        raise Unloadable(step.where, f"{kind.bytes} bytes for {kind}", f"{max(room, 0)} in slot {ref.slot}")
