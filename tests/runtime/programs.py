"""Archives of calls as nobody compiles them: any slots, places and plans."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from numpy.typing import NDArray

from holowork.archive import (
    DECLARED_CALLS,
    NUMERICS_KEY,
    OWN_CALLS_KEY,
    DeclaredCall,
    HoloWriter,
    InlineConstant,
    PortDescriptor,
)
from holowork.codec import with_fields
from holowork.ir import TensorType
from holowork.ops import OWN_CALLS, BufferRef, Buffers, KernelCall, dtype_of, lower, op_named
from holowork.runtime import Session
from kernels_ir import DType

Array = NDArray[Any]


def call(op: str, *operands: TensorType | None, **attributes: Any) -> KernelCall:
    """The call that an op on these types becomes: operands in slots 0, 1, …, the result in the next one."""
    row = op_named(op)
    application = row.apply(operands, attributes)
    refs = tuple(BufferRef(slot=i, length=kind.bytes if kind else 0) for i, kind in enumerate(operands))
    output = BufferRef(slot=len(operands), length=application.result.bytes)
    return lower(row, application, Buffers(operands=refs, output=output))


def moved(made: KernelCall, **places: BufferRef | Any) -> KernelCall:
    """The call with other fields, such as other places."""
    return replace(made, payload=with_fields(made.payload, places))


def reading(made: KernelCall, *places: BufferRef) -> KernelCall:
    """An own call that reads its operands elsewhere."""
    operands = zip(made.payload.reads, places, strict=True)  # type: ignore[attr-defined]  # an own call has them
    reads = tuple(with_fields(operand, {"buffer": place}) for operand, place in operands)
    return replace(made, payload=replace(made.payload, reads=reads))  # type: ignore[type-var]  # a dataclass, as all


def writing(made: KernelCall, kind: TensorType) -> KernelCall:
    """An own call whose result is said to be of another type."""
    changed = {"dtype": kind.dtype, "dims": kind.shape}
    writes = with_fields(made.payload.writes, changed)  # type: ignore[attr-defined]  # an own call has one
    return replace(made, payload=replace(made.payload, writes=writes))  # type: ignore[type-var]  # a dataclass, as all


def ref(slot: int, offset: int = 0, length: int = 0) -> BufferRef:
    return BufferRef(slot=slot, offset=offset, length=length)


def f32(*shape: int) -> TensorType:
    return TensorType(DType.F32, shape)


def port(slot: int, count: int, name: str = "", **fields: Any) -> PortDescriptor:
    """A port of f32 elements in one row, unless fields say otherwise."""
    made = PortDescriptor(name=name, slot=slot, element_count=count, dtype=DType.F32, shape=(count,))
    return replace(made, **fields)


@dataclass(frozen=True, kw_only=True)
class Program:
    """The sections of an archive that a session reads."""

    calls: Sequence[KernelCall] = ()
    inputs: Sequence[PortDescriptor] = ()
    outputs: Sequence[PortDescriptor] = ()
    constants: Mapping[int, Array] = field(default_factory=dict)
    plan: Sequence[Sequence[int]] | None = None
    extensions: Mapping[str, bytes] = field(default_factory=dict)
    is_strict: bool = False

    def writer(self) -> HoloWriter:
        """A writer that has all of them."""
        writer = HoloWriter().set_kernel_calls(self.calls)
        writer.set_inputs(self.inputs).set_outputs(self.outputs)
        writer.set_constants([_constant(slot, body) for slot, body in self.constants.items()])
        if self.plan is not None:
            writer.set_exec_plan(self.plan)
        for key, value in (*self.extensions.items(), *self._own()):
            writer.add_extension(key, value)
        return writer

    def session(self, **options: Any) -> Session:
        """A session of the archive."""
        return Session(self.writer().finish(), provider="reference", **options)

    def _own(self) -> list[tuple[str, bytes]]:
        own = {c.discriminant: c.op.name for c in self.calls if c.discriminant >= OWN_CALLS}
        declared = tuple(DeclaredCall(name=name, discriminant=number) for number, name in own.items())
        found = [(OWN_CALLS_KEY, DECLARED_CALLS.encode(declared))] if own else []
        return [*found, (NUMERICS_KEY, b"strict")] if self.is_strict else found


def _constant(slot: int, body: Array) -> InlineConstant:
    dtype = dtype_of(body)
    assert dtype is not None
    return InlineConstant(slot=slot, dtype=dtype, body=body.tobytes())
