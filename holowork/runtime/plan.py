"""What a session runs: calls in order, with every buffer resolved and every rule checked."""

from collections.abc import Iterator
from dataclasses import dataclass, fields, replace
from typing import Any

from holowork.archive import LoadedConstant, LoadedPlan, PortDescriptor
from holowork.core import KappaLabel, OpError, input_leaf
from holowork.ops import (
    NO_SLOT,
    Application,
    BufferRef,
    KernelCall,
    Signature,
    op_named,
)
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from holowork.runtime.errors import Unloadable
from kernels_ir import DType

_NUMERICS: dict[str, Numerics] = {"fused": FUSED, "strict": STRICT}
RESHAPE = op_named("reshape")


@dataclass(frozen=True, kw_only=True)
class Step:
    """One call: what it computes, on which bytes, and what it adds to labels."""

    position: int
    call: KernelCall
    application: Application
    signature: Signature

    @property
    def where(self) -> str:
        """How the step is called in messages."""
        return f"KernelCalls[{self.position}] ({self.call.op.name})"

    @property
    def is_relabel(self) -> bool:
        """True for a reshape, which binds its operand's bytes and label."""
        return self.call.op is RESHAPE

    @property
    def reads(self) -> tuple[BufferRef, ...]:
        """The operands, absent ones included."""
        return self.call.payload.operands

    @property
    def writes(self) -> BufferRef:
        """Where the result goes."""
        return self.call.payload.output


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A program that was checked: every step reads only what is there before it."""

    steps: tuple[Step, ...]
    inputs: tuple[PortDescriptor, ...]
    outputs: tuple[PortDescriptor, ...]
    constants: tuple[LoadedConstant, ...]
    sizes: dict[int, int]
    released: tuple[tuple[int, ...], ...]
    """For each step, the slots that nothing needs after it; those of outputs, inputs and constants are kept."""

    @classmethod
    def of(cls, loaded: LoadedPlan) -> "Plan":
        """Resolve and check a decoded archive; raises Unloadable with the call, port or constant."""
        sizes = _slot_sizes(loaded)
        numerics = _numerics(loaded)
        order = [call for level in loaded.levels for call in level]
        steps = tuple(_step(loaded.calls[i], i, (sizes, numerics)) for i in order)
        _check_ports(loaded)
        _check_order(loaded, steps)
        return cls(
            steps=steps,
            inputs=loaded.inputs,
            outputs=loaded.outputs,
            constants=loaded.constants,
            sizes=sizes,
            released=_released(steps, loaded),
        )


def _numerics(loaded: LoadedPlan) -> Numerics:
    if loaded.numerics not in _NUMERICS:
        raise Unloadable("extension holowork.numerics", "fused or strict", repr(loaded.numerics))
    return _NUMERICS[loaded.numerics]


def _slot_sizes(loaded: LoadedPlan) -> dict[int, int]:
    """The bytes of each slot: the largest reference, port or constant."""
    sizes: dict[int, int] = {}
    for slot, size in _claims(loaded):
        sizes[slot] = max(sizes.get(slot, 0), size)
    return sizes


def _claims(loaded: LoadedPlan) -> Iterator[tuple[int, int]]:
    for call in loaded.calls:
        for ref in (*call.payload.operands, call.payload.output):
            if ref.is_present:
                yield ref.slot, ref.offset + ref.length
    for port in (*loaded.inputs, *loaded.outputs):
        yield port.slot, port.byte_length
    for constant in loaded.constants:
        yield constant.slot, len(constant.body)


def _step(call: KernelCall, position: int, setting: tuple[dict[int, int], Numerics]) -> Step:
    sizes, numerics = setting
    resolved = KernelCall(call.discriminant, _resolved(call.payload, sizes))
    application = replace(_application(resolved, position), numerics=numerics)
    full = sizes[resolved.payload.output.slot]
    signature = Signature.of(resolved, full, strict=numerics is STRICT)
    step = Step(position=position, call=resolved, application=application, signature=signature)
    _check_types(step)
    return step


def _application(call: KernelCall, position: int) -> Application:
    try:
        found = call.application()
        call.op.check(found.operands)
        return found
    except OpError as fault:
        raise Unloadable(f"KernelCalls[{position}]", "a call of its op", str(fault)) from fault


def _resolved(payload: Any, sizes: dict[int, int]) -> Any:
    """The payload with the full extent of the slot for every length that is written as 0."""
    changed = {
        f.name: _extent(value, sizes)
        for f in fields(payload)
        if isinstance(value := getattr(payload, f.name), BufferRef)
        and value.is_present
        and value.length == 0
    }
    return replace(payload, **changed) if changed else payload


def _extent(ref: BufferRef, sizes: dict[int, int]) -> BufferRef:
    return BufferRef(slot=ref.slot, offset=ref.offset, length=max(sizes[ref.slot] - ref.offset, 0))


def _check_types(step: Step) -> None:
    kinds = [*step.application.operands, step.application.result]
    for ref, kind in zip((*step.reads, step.writes), kinds, strict=True):
        if kind is None:
            continue
        if kind.dtype is DType.F64:
            raise Unloadable(step.where, "f32, f16 or bf16 for floats", "f64, which is not computed in")
        if kind.bytes > ref.length:
            raise Unloadable(step.where, f"{kind.bytes} bytes for {kind}", f"{ref.length} in slot {ref.slot}")


def _check_ports(loaded: LoadedPlan) -> None:
    for side, ports in (("Inputs", loaded.inputs), ("Outputs", loaded.outputs)):
        for position, port in enumerate(ports):
            if port.dtype is DType.F64:
                where = f"{side}[{position}] ({port.name!r})"
                raise Unloadable(where, "f32, f16 or bf16 for floats", "f64, which is not computed in")


def _check_order(loaded: LoadedPlan, steps: tuple[Step, ...]) -> None:
    """Every slot is written before it is read, and only once."""
    bound: dict[int, str] = {}
    for port in loaded.inputs:
        _bind(bound, port.slot, f"input {port.name!r}")
    for constant in loaded.constants:
        _bind(bound, constant.slot, "a constant")
    for step in steps:
        for ref in step.reads:
            if ref.is_present and ref.slot not in bound:
                raise Unloadable(step.where, "operands made before it", f"slot {ref.slot}, which is not")
        _bind(bound, step.writes.slot, step.where)
    for port in loaded.outputs:
        if port.slot not in bound:
            raise Unloadable(f"output {port.name!r}", "a slot that something writes", f"slot {port.slot}")


def _bind(bound: dict[int, str], slot: int, writer: str) -> None:
    if slot in bound:
        raise Unloadable(writer, f"a slot of its own, slot {slot} belongs to {bound[slot]}", "it again")
    bound[slot] = writer


def _released(steps: tuple[Step, ...], loaded: LoadedPlan) -> tuple[tuple[int, ...], ...]:
    """The slots to let go of after each step: when their last reader, or the last equal step, has passed."""
    last = {ref.slot: i for i, step in enumerate(steps) for ref in (*step.reads, step.writes)}
    for first, again in _twins(steps, loaded):
        last[steps[first].writes.slot] = max(last[steps[first].writes.slot], again)
    for kept in (*loaded.inputs, *loaded.outputs, *loaded.constants):
        last.pop(kept.slot, None)
    last.pop(NO_SLOT, None)
    slots: list[list[int]] = [[] for _ in steps]
    for slot, index in last.items():
        slots[index].append(slot)
    return tuple(map(tuple, slots))


def _twins(steps: tuple[Step, ...], loaded: LoadedPlan) -> Iterator[tuple[int, int]]:
    """Pairs of steps whose results are equal whatever the inputs hold: the first, and each that repeats it."""
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
