"""Kernel calls with one field changed, and what becomes of them."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from holowork.codec import fields_of
from holowork.core import HoloworkError, KappaLabel
from holowork.ops import NO_SLOT, NOWHERE, NUMPY_DTYPES, OWN_CALLS, BufferRef, KernelCall, payload_layout
from holowork.ops.calls.own import OwnCall, OwnLayout
from kernels_ir import DType
from tests.runtime.programs import Program, moved, port

LARGE = 0x3F000000
MOST_BYTES = 1 << 16
"""Of a result; larger ones are left to other tests."""


def variants(value: Any) -> list[Any]:
    """Other values of a field."""
    for kind, others in _OTHERS.items():
        if isinstance(value, kind):
            return [other for other in others(value) if other != value]
    return []


def _places(ref: BufferRef) -> list[BufferRef]:
    if ref.slot == NO_SLOT:
        return [BufferRef(slot=slot) for slot in (0, 1)]
    lengths = (0, ref.length + 4, max(ref.length - 4, 0), ref.length * 2, ref.length * 4, ref.length // 2)
    displaced = [replace(ref, offset=ref.offset + step) for step in (1, 4, 8)]
    return [NOWHERE, *displaced, *(replace(ref, length=length) for length in lengths)]


def _lists(value: tuple[Any, ...]) -> list[tuple[Any, ...]]:
    changed = [
        (*value[:place], other, *value[place + 1 :])
        for place, item in enumerate(value)
        for other in variants(item)
        if other != LARGE
    ]
    return [value[::-1], value[1:], *changed]


_OTHERS = {
    bool: lambda value: [not value],
    DType: lambda value: [*DType],
    BufferRef: _places,
    int: lambda value: [value + 1, max(value - 1, 0), 0, 1, 2, value * 2, LARGE],
    float: lambda value: [value + 1, -value, 0.0, 0.5],
    tuple: _lists,
}


def mutants(call: KernelCall) -> Iterator[KernelCall]:
    """The call with each field changed, in every way that bytes can say."""
    made = _own_mutants(call) if isinstance(call.payload, OwnCall) else _record_mutants(call)
    layout = payload_layout(call.discriminant)
    for mutant in made:
        try:
            layout.encode(mutant.payload)
        except HoloworkError:
            continue
        yield mutant


def _record_mutants(call: KernelCall) -> Iterator[KernelCall]:
    for field in fields_of(type(call.payload)):
        for value in variants(getattr(call.payload, field.name)):
            yield moved(call, **{field.name: value})


def _own_mutants(call: KernelCall) -> Iterator[KernelCall]:
    payload, layout = call.payload, OwnLayout(call.op.attributes)
    assert isinstance(payload, OwnCall)
    for spec in call.op.attributes:
        for value in (*variants(payload.attributes[spec.name]), *spec.choices):
            attributes = {**payload.attributes, spec.name: value}
            yield replace(call, payload=layout._made(payload.reads, payload.writes, attributes))
    operands = (*payload.reads, payload.writes)
    for place, operand in enumerate(operands):
        for name in ("buffer", "dtype", "dims"):
            for value in variants(getattr(operand, name)):
                *reads, writes = (
                    *operands[:place],
                    replace(operand, **{name: value}),
                    *operands[place + 1 :],
                )
                yield replace(call, payload=layout._made(tuple(reads), writes, payload.attributes))


def inputs_for(call: KernelCall, tail: int) -> Mapping[int, bytes]:
    """Bytes for the slots that a call reads: small numbers, and behind them any `tail` bytes."""
    kinds = call.application().operands
    pairs = zip(call.payload.operands, kinds, strict=True)
    found = {ref.slot: kind for ref, kind in pairs if kind is not None and ref.is_present}
    return {
        slot: _small(kind.dtype, kind.bytes, slot) + bytes(range(100, 100 + tail))
        for slot, kind in sorted(found.items())
    }


def _small(dtype: DType, length: int, seed: int) -> bytes:
    numbers = np.random.default_rng(seed).integers(0, 3, length)
    if dtype in {DType.I4, DType.E8CB}:
        return bytes(numbers.astype(np.uint8))
    return numbers.astype(NUMPY_DTYPES[dtype]).tobytes()[:length]


def named_result(call: KernelCall, slots: Mapping[int, bytes]) -> tuple[KappaLabel | None, bytes]:
    """The label and the bytes of what a call makes; None where it is refused."""
    output = call.payload.output
    try:
        session = _program(call, slots).session()
        (result,) = session.execute([*slots.values()])
    except HoloworkError:
        return None, b""
    assert session.last is not None
    assert output.is_present
    return session.last.outputs[0], result.tobytes()


def _program(call: KernelCall, slots: Mapping[int, bytes]) -> Program:
    output = call.payload.output
    is_placed = output.offset > 0 or (call.op.name == "pad" and call.discriminant < OWN_CALLS)
    length = min(output.offset + call.application().result.bytes + 16 * is_placed, MOST_BYTES)
    shown = [(slot, len(body)) for slot, body in slots.items()]
    inputs = [port(slot, count, dtype=DType.U8, shape=(count,)) for slot, count in shown]
    outputs = [port(output.slot, length, dtype=DType.U8, shape=(length,))]
    return Program(calls=[call], inputs=inputs, outputs=outputs)
