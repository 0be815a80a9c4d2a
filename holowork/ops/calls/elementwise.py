"""Calls that compute each element on its own: one operand or two, same extents as the result."""

from collections.abc import Mapping
from typing import ClassVar, Self

from holowork.codec import record, u16, u64, wire
from holowork.ir import Attribute
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, WITT_BITS, BufferRef, Buffers, Call, flat
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType

Said = Mapping[str, Attribute]


@record
class UnaryCall(Call):
    """out[i] = f(x[i])"""

    says: ClassVar[Said] = {}
    """Attributes that the record has no field for: it stands for these values and can say no others."""

    input: BufferRef = wire(BUFFER, "operand")
    output: BufferRef = wire(BUFFER, "result")
    element_count: int = wire(u64, "elements of the result")
    witt_bits: int = wire(u16, "Witt level of the compile, in bits", default=WITT_BITS)
    dtype: DType = wire(DTYPE, "element type")

    def application(self) -> Application:
        kind = flat(self.dtype, self.element_count)
        return Application(operands=(kind,), result=kind, attributes=self.says)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        result = application.result
        if application.operand(0) != result or not _says(cls.says, application):
            return None
        return cls(
            input=buffers.operand(0),
            output=buffers.output,
            element_count=result.elements,
            dtype=result.dtype,
        )


@record
class BinaryCall(Call):
    """out[i] = f(a[i], b[i])"""

    says: ClassVar[Said] = {}
    """Attributes that the record has no field for: it stands for these values and can say no others."""

    a: BufferRef = wire(BUFFER, "first operand")
    b: BufferRef = wire(BUFFER, "second operand")
    output: BufferRef = wire(BUFFER, "result")
    element_count: int = wire(u64, "elements of the result")
    witt_bits: int = wire(u16, "Witt level of the compile, in bits", default=WITT_BITS)
    dtype: DType = wire(DTYPE, "element type")

    def application(self) -> Application:
        kind = flat(self.dtype, self.element_count)
        return Application(operands=(kind, kind), result=kind, attributes=self.says)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        result = application.result
        is_alike = all(operand == result for operand in application.operands)
        if not is_alike or not _says(cls.says, application):
            return None
        return cls(
            a=buffers.operand(0),
            b=buffers.operand(1),
            output=buffers.output,
            element_count=result.elements,
            dtype=result.dtype,
        )


def _says(said: Said, application: Application) -> bool:
    return all(application.attributes[name] == value for name, value in said.items())


@record
class GeluCall(UnaryCall):
    """out[i] = gelu(x[i]) in the tanh form"""

    says: ClassVar[Said] = {"approximate": "tanh"}


@record
class RoundCall(UnaryCall):
    """out[i] = x[i] rounded to the nearest integer, halves away from zero"""

    says: ClassVar[Said] = {"mode": "away"}


@record
class IsNanCall(UnaryCall):
    """out[i] = 1 where x[i] is not a number, else 0"""

    says: ClassVar[Said] = {"result": "operand"}


@record
class ComparisonCall(BinaryCall):
    """out[i] = 1 where a[i] stands in the relation to b[i], else 0"""

    says: ClassVar[Said] = {"result": "operand"}


@record
class ClipCall(UnaryCall):
    """out[i] = x[i] between bounds that the record has no place for; neither the peer nor holowork runs it"""

    def application(self) -> Application:
        raise OperandMismatch(
            "clip", "bounds, as the operands of a max call and a min call", "a call without"
        )

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        return None
