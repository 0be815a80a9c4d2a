"""Python's operators as nodes: elementwise, with the broadcasting of NumPy."""

from typing import TYPE_CHECKING

from holowork.ops.intake import is_literal
from holowork.ops.provenance import caller
from holowork.ops.spec import OperandMismatch
from kernels_ir import INTEGERS, DType

if TYPE_CHECKING:
    from holowork.ops.builder import GraphBuilder
    from holowork.ops.tensor import Tensor


class Operators:
    """The operators of a tensor; `==` and `!=` make nodes too."""

    __slots__ = ()
    graph: "GraphBuilder"
    dtype: DType

    def __hash__(self) -> int:
        return object.__hash__(self)

    def __pos__(self) -> "Operators":
        return self

    def __neg__(self) -> "Tensor":
        return self.graph.op("neg", self)

    def __abs__(self) -> "Tensor":
        return self.graph.op("abs", self)

    def __invert__(self) -> "Tensor":
        return self.graph.op("bnot", self)

    def __add__(self, other: object) -> "Tensor":
        return self.graph.op("add", self, other)

    def __radd__(self, other: object) -> "Tensor":
        return self.graph.op("add", other, self)

    def __sub__(self, other: object) -> "Tensor":
        return self.graph.op("sub", self, other)

    def __rsub__(self, other: object) -> "Tensor":
        return self.graph.op("sub", other, self)

    def __mul__(self, other: object) -> "Tensor":
        return self.graph.op("mul", self, other)

    def __rmul__(self, other: object) -> "Tensor":
        return self.graph.op("mul", other, self)

    def __truediv__(self, other: object) -> "Tensor":
        return self.graph.op("div", self, other)

    def __rtruediv__(self, other: object) -> "Tensor":
        return self.graph.op("div", other, self)

    def __mod__(self, other: object) -> "Tensor":
        return self.graph.op("mod", self, other)

    def __rmod__(self, other: object) -> "Tensor":
        return self.graph.op("mod", other, self)

    def __pow__(self, other: object) -> "Tensor":
        return self.graph.op("pow", self, other)

    def __rpow__(self, other: object) -> "Tensor":
        return self.graph.op("pow", other, self)

    def __matmul__(self, other: object) -> "Tensor":
        return self.graph.op("matmul", self, other)

    def __rmatmul__(self, other: object) -> "Tensor":
        return self.graph.op("matmul", other, self)

    def __and__(self, other: object) -> "Tensor":
        return self.graph.op("and", self, other)

    def __rand__(self, other: object) -> "Tensor":
        return self.graph.op("and", other, self)

    def __or__(self, other: object) -> "Tensor":
        return self.graph.op("or", self, other)

    def __ror__(self, other: object) -> "Tensor":
        return self.graph.op("or", other, self)

    def __xor__(self, other: object) -> "Tensor":
        return self.graph.op("xor", self, other)

    def __rxor__(self, other: object) -> "Tensor":
        return self.graph.op("xor", other, self)

    def __floordiv__(self, other: object) -> "Tensor":
        return floored(self, self, other)

    def __rfloordiv__(self, other: object) -> "Tensor":
        return floored(self, other, self)

    def __lt__(self, other: object) -> "Tensor":
        return self._compared("less", other)

    def __le__(self, other: object) -> "Tensor":
        return self._compared("less_or_equal", other)

    def __gt__(self, other: object) -> "Tensor":
        return self._compared("greater", other)

    def __ge__(self, other: object) -> "Tensor":
        return self._compared("greater_or_equal", other)

    def __eq__(self, other: object) -> "Tensor":  # type: ignore[override]  # elementwise, as in NumPy
        return self._compared("equal", other)

    def __ne__(self, other: object) -> "Tensor":  # type: ignore[override]  # elementwise, as in NumPy
        return self._compared("not_equal", other)

    def _compared(self, name: str, other: object) -> "Tensor":
        """The truth of each element; a subclass may say more of it."""
        return self._applied(("equal", "bnot") if name == "not_equal" else (name,), other)

    def _applied(self, names: tuple[str, ...], other: object) -> "Tensor":
        """An op of two operands, then ops of one."""
        first, *others = names
        with self.graph.recording(caller()):
            made = self.graph.op(first, self, other)
            for name in others:
                made = self.graph.op(name, made)
            return made


def floored(tensor: Operators, a: object, b: object) -> "Tensor":
    """⌊a / b⌋ of integers, 0 for b = 0: the quotient cut off, less 1 where it is negative and not whole."""
    if tensor.dtype not in INTEGERS:
        found = f"{tensor.dtype.text}. For floats, (x / y).floor() rounds the quotient before it is floored"
        raise OperandMismatch("x//y", "integers", found)
    with tensor.graph.recording(caller()):
        x, y = _lifted(tensor, a), _lifted(tensor, b)
        is_less = ((x ^ y) < 0) & (x % y != 0)
        return x / y - is_less.astype(tensor.dtype)


def _lifted(beside: Operators, operand: object) -> "Tensor":
    """A tensor as it is; a number or an array as a constant."""
    if isinstance(operand, Operators):
        return operand  # type: ignore[return-value]  # tensors are the one subclass
    return beside.graph.const(operand, dtype=beside.dtype if is_literal(operand) else None)
