"""Values of a kernel that is being written: lanes with the operators of arithmetic."""

import struct
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kernels_ir.kinds import TRUTH, Kind

if TYPE_CHECKING:
    from kernels_ir.lanes import Lanes

Number = float | int | bool
Operand = "Value | Number"


@dataclass(frozen=True, eq=False)
class Value:
    """Lanes of one kind: a name in the text of a kernel, or a literal.

    Operators write one instruction each, lane by lane; a number beside a value is taken in the kind of the
    value. Integers wrap; `>>` keeps the sign of signed lanes; a comparison with NaN is false, `!=` true.
    """

    __hash__ = None  # type: ignore[assignment]  # the operator == compares lanes

    kernel: "Lanes"
    text: str
    kind: Kind
    lanes: int = 1

    @property
    def type(self) -> str:
        """The LLVM type."""
        return vector_type(self.kind, self.lanes)

    def __str__(self) -> str:
        return f"{self.type} {self.text}"

    def __add__(self, other: "Value | Number") -> "Value":
        return self._binary("fadd" if self.kind.is_float else "add", self, other)

    def __radd__(self, other: Number) -> "Value":
        return self._taken(other) + self

    def __sub__(self, other: "Value | Number") -> "Value":
        return self._binary("fsub" if self.kind.is_float else "sub", self, other)

    def __rsub__(self, other: Number) -> "Value":
        return self._taken(other) - self

    def __mul__(self, other: "Value | Number") -> "Value":
        return self._binary("fmul" if self.kind.is_float else "mul", self, other)

    def __rmul__(self, other: Number) -> "Value":
        return self._taken(other) * self

    def __truediv__(self, other: "Value | Number") -> "Value":
        return self._binary("fdiv", self, other)

    def __rtruediv__(self, other: Number) -> "Value":
        return self._taken(other) / self

    def __neg__(self) -> "Value":
        if self.kind.is_float:
            return self._new(f"fneg {self}")
        return self._taken(0) - self

    def __and__(self, other: "Value | Number") -> "Value":
        return self._binary("and", self, other)

    def __rand__(self, other: Number) -> "Value":
        return self & other

    def __or__(self, other: "Value | Number") -> "Value":
        return self._binary("or", self, other)

    def __ror__(self, other: Number) -> "Value":
        return self | other

    def __xor__(self, other: "Value | Number") -> "Value":
        return self._binary("xor", self, other)

    def __invert__(self) -> "Value":
        return self ^ (1 if self.kind is TRUTH else -1)

    def __lshift__(self, other: "Value | Number") -> "Value":
        return self._binary("shl", self, other)

    def __rshift__(self, other: "Value | Number") -> "Value":
        return self._binary("ashr" if self.kind.is_signed else "lshr", self, other)

    def __lt__(self, other: "Value | Number") -> "Value":
        return self._compared("lt", other)

    def __le__(self, other: "Value | Number") -> "Value":
        return self._compared("le", other)

    def __gt__(self, other: "Value | Number") -> "Value":
        return self._compared("gt", other)

    def __ge__(self, other: "Value | Number") -> "Value":
        return self._compared("ge", other)

    def __eq__(self, other: "Value | Number") -> "Value":  # type: ignore[override]  # lanes, not one truth
        return self._compared("eq", other)

    def __ne__(self, other: "Value | Number") -> "Value":  # type: ignore[override]  # lanes, not one truth
        return self._compared("ne", other)

    def quotient(self, other: "Value | Number") -> "Value":
        """Integer lanes divided, cut off toward zero; undefined for a divisor of 0, and smallest / −1."""
        return self._binary("sdiv" if self.kind.is_signed else "udiv", self, other)

    def remainder(self, other: "Value | Number") -> "Value":
        """What is left by `quotient`, with the sign of the dividend."""
        return self._binary("srem" if self.kind.is_signed else "urem", self, other)

    def _binary(self, instruction: str, left: "Value", right: "Value | Number") -> "Value":
        return self._new(f"{instruction} {left}, {self._taken(right).text}")

    def _compared(self, relation: str, other: "Value | Number") -> "Value":
        right = self._taken(other)
        text = self.kernel.line(f"{_predicate(relation, self.kind)} {self}, {right.text}")
        return Value(self.kernel, text, TRUTH, self.lanes)

    def _taken(self, other: "Value | Number") -> "Value":
        """A number as a literal of this kind; a single lane spread over all of them."""
        if isinstance(other, Value):
            return self.kernel.spread(other, self.lanes)
        return Value(self.kernel, literal(other, self.kind, self.lanes), self.kind, self.lanes)

    def _new(self, instruction: str) -> "Value":
        return Value(self.kernel, self.kernel.line(instruction), self.kind, self.lanes)


def vector_type(kind: Kind, lanes: int) -> str:
    """The LLVM type of lanes of a kind: a scalar for one lane."""
    return kind.llvm if lanes == 1 else f"<{lanes} x {kind.llvm}>"


def literal(number: Number, kind: Kind, lanes: int) -> str:
    """A number in every lane; a float is rounded to the kind once, and written by its bits."""
    text = _float_text(float(number), kind) if kind.is_float else _integer_text(int(number), kind)
    return text if lanes == 1 else f"splat ({kind.llvm} {text})"


def _float_text(number: float, kind: Kind) -> str:
    held = struct.unpack("<f", struct.pack("<f", number))[0] if kind.bits == 32 else number
    return f"0x{struct.unpack('<Q', struct.pack('<d', held))[0]:016X}"


def _integer_text(number: int, kind: Kind) -> str:
    if kind is TRUTH:
        return "true" if number else "false"
    wrapped = number & ((1 << kind.bits) - 1)
    return str(wrapped - (1 << kind.bits) if wrapped >> (kind.bits - 1) else wrapped)


def _predicate(relation: str, kind: Kind) -> str:
    if kind.is_float:
        return f"fcmp {'u' if relation == 'ne' else 'o'}{relation}"
    if relation in {"eq", "ne"}:
        return f"icmp {relation}"
    return f"icmp {'s' if kind.is_signed else 'u'}{relation}"
