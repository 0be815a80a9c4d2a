"""Python's operators as nodes: elementwise, with the broadcasting of NumPy."""

from typing import TYPE_CHECKING

from holowork.ops.provenance import caller

if TYPE_CHECKING:
    from holowork.ops.builder import GraphBuilder
    from holowork.ops.tensor import Tensor


class Operators:
    """The operators of a tensor; `==` and `!=` make nodes too."""

    __slots__ = ()
    graph: "GraphBuilder"

    __array_ufunc__ = None  # NumPy leaves mixed operators to this class

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

    def __lt__(self, other: object) -> "Tensor":
        return self.graph.op("less", self, other)

    def __le__(self, other: object) -> "Tensor":
        return self.graph.op("less_or_equal", self, other)

    def __gt__(self, other: object) -> "Tensor":
        return self.graph.op("greater", self, other)

    def __ge__(self, other: object) -> "Tensor":
        return self.graph.op("greater_or_equal", self, other)

    def __eq__(self, other: object) -> "Tensor":  # type: ignore[override]  # elementwise, as in NumPy
        return self.graph.op("equal", self, other)

    def __ne__(self, other: object) -> "Tensor":  # type: ignore[override]  # elementwise, as in NumPy
        with self.graph.recording(caller()):
            return self.graph.op("bnot", self.graph.op("equal", self, other))
