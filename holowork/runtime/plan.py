"""What a session runs: calls in order, with every buffer resolved and every rule checked."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from holowork.archive import LoadedConstant, LoadedPlan, PortDescriptor
from holowork.codec import fields_of, with_fields
from holowork.core import OpError
from holowork.ops import BUFFER, FUSED, STRICT, Application, BufferRef, Call, KernelCall, Numerics, Signature
from holowork.runtime.errors import Unloadable
from holowork.runtime.order import check_order, check_ports, lifetimes
from holowork.runtime.step import Step
from kernels_ir import DType

_NUMERICS: dict[str, Numerics] = {"fused": FUSED, "strict": STRICT}


@dataclass(frozen=True, kw_only=True)
class Plan:
    """A program that was checked: every step reads only what is there before it."""

    steps: tuple[Step, ...]
    inputs: tuple[PortDescriptor, ...]
    outputs: tuple[PortDescriptor, ...]
    constants: tuple[LoadedConstant, ...]
    sizes: dict[int, int]
    released: tuple[tuple[int, ...], ...]
    """For each step, the slots that nothing needs after it; outputs, inputs and constants are kept."""

    @classmethod
    def of(cls, loaded: LoadedPlan) -> "Plan":
        """Resolve and check a decoded archive; raises Unloadable with the call, port or constant."""
        sizes = _slot_sizes(loaded)
        numerics = _numerics(loaded)
        order = [call for level in loaded.levels for call in level]
        steps = tuple(_step(loaded.calls[i], i, (sizes, numerics)) for i in order)
        check_ports(loaded)
        check_order(loaded, steps)
        return cls(
            steps=steps,
            inputs=loaded.inputs,
            outputs=loaded.outputs,
            constants=loaded.constants,
            sizes=sizes,
            released=lifetimes(loaded, steps),
        )


def _numerics(loaded: LoadedPlan) -> Numerics:
    if loaded.numerics not in _NUMERICS:
        where = "extension holowork.numerics"
        raise Unloadable(where, "fused or strict", repr(loaded.numerics))
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
    except OpError as fault:
        raise Unloadable(f"KernelCalls[{position}]", "a call of its op", str(fault)) from fault
    return found


def _resolved(payload: Call, sizes: dict[int, int]) -> Call:
    """The payload with the full extent of the slot for every length that is written as 0."""
    refs = {f.name: getattr(payload, f.name) for f in fields_of(type(payload)) if f.layout is BUFFER}
    changed = {name: _extent(ref, sizes) for name, ref in refs.items() if ref.is_present and not ref.length}
    return with_fields(payload, changed) if changed else payload


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
