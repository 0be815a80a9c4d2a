"""Ops applied to operands of which some are left out, or are stored in other bytes than NumPy has."""

from dataclasses import dataclass, replace

import numpy as np

from holowork.codec import Cursor, Sink
from holowork.ir import TensorType
from holowork.ops import (
    NOWHERE,
    TABLE,
    Application,
    Array,
    BufferRef,
    Buffers,
    KernelCall,
    KernelCallLayout,
    lower,
)
from holowork.ops.arithmetic import FUSED, Numerics
from holowork.ops.attributes import Attribute
from kernels_ir import DType
from tests.ops.rows import kind_of


@dataclass(frozen=True)
class Applied:
    """An op, the operands that it is applied to, and its application."""

    op: str
    operands: tuple[Array | None, ...]
    application: Application

    def result(self, numerics: Numerics = FUSED) -> Array:
        """The result, which has the type that was inferred."""
        made = TABLE[self.op].reference(self.operands, replace(self.application, numerics=numerics))
        assert kind_of(made) == self.application.result
        return made

    @property
    def buffers(self) -> Buffers:
        """A slot for each operand that is there, then one for the result."""
        kinds = self.application.operands
        slots = iter(range(len(kinds)))
        refs = tuple(
            NOWHERE if kind is None else BufferRef(slot=next(slots), offset=0, length=kind.bytes)
            for kind in kinds
        )
        size = self.application.result.bytes
        return Buffers(operands=refs, output=BufferRef(slot=next(slots, len(kinds)), offset=0, length=size))

    @property
    def call(self) -> KernelCall:
        """The kernel call that the application becomes."""
        return lower(TABLE[self.op], self.application, self.buffers)


def apply(op: str, *operands: Array | None, **attributes: Attribute) -> Applied:
    """An op applied to arrays, None for an operand that is left out."""
    return apply_typed(op, operands, tuple(None if x is None else kind_of(x) for x in operands), **attributes)


def apply_typed(
    op: str,
    operands: tuple[Array | None, ...],
    kinds: tuple[TensorType | None, ...],
    **attributes: Attribute,
) -> Applied:
    """The same with types that the arrays do not tell."""
    return Applied(op, operands, TABLE[op].apply(kinds, attributes))


def check_call(applied: Applied, discriminant: int) -> None:
    """An application becomes the call of this number, which says it again, in bytes and in types."""
    call = applied.call
    sink = Sink()
    KernelCallLayout().write(call, sink)
    said = call.application()
    kinds = [*said.operands, *[None] * len(applied.operands)]
    pairs = zip(applied.operands, kinds, strict=False)
    operands = tuple(x if x is None or kind is None else _as(x, kind) for x, kind in pairs)

    again = call.op.reference(operands, said)

    assert discriminant == call.discriminant
    assert call == KernelCallLayout().read(Cursor(sink.to_bytes()))
    assert call == lower(call.op, said, applied.buffers)
    assert applied.result().tobytes() == again.tobytes()


def is_own(applied: Applied) -> bool:
    """True where the peer's calls cannot say the application."""
    return not applied.call.is_portable


def _as(x: Array, kind: TensorType) -> Array:
    return x if kind.dtype is DType.E8CB else np.reshape(x, kind.shape)
