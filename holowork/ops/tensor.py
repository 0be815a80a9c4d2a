"""The handle of a value that a graph under construction will compute."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, NoReturn

from holowork.ir import TensorType
from holowork.ops.methods import METHODS, OpMethod, method_of
from holowork.ops.operators import Operators
from holowork.ops.provenance import caller
from holowork.ops.requests import dtype_named
from holowork.ops.subscript import subscript_of
from kernels_ir import DType

if TYPE_CHECKING:
    from holowork.ops.builder import GraphBuilder


class NoValue(TypeError):
    """Something needs the value of a tensor while its graph is being built."""

    def __init__(self, tensor: "Tensor", wanted: str) -> None:
        super().__init__(
            f"{tensor}: expected to be part of a graph, found in need of {wanted}. Run the graph first"
        )


@dataclass(frozen=True, eq=False, slots=True, repr=False)
class Tensor(Operators):
    """A value of a graph: what node makes it. Every op of the table is a method.

    Operators work elementwise and broadcast as NumPy's do, `==` and `!=` included: they make nodes and say
    nothing about identity, which is what `is`, sets and dictionaries go by.
    """

    graph: "GraphBuilder"
    node: int

    @property
    def type(self) -> TensorType:
        """Element type and extents."""
        return self.graph.nodes[self.node].type

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents, outermost first; () for a scalar."""
        return self.type.shape

    @property
    def dtype(self) -> DType:
        """The element type."""
        return self.type.dtype

    @property
    def name(self) -> str:
        """The name of the node, "" if it has none."""
        return self.graph.nodes[self.node].name

    @property
    def T(self) -> "Tensor":  # noqa: N802  NumPy's name
        """The axes in reverse order."""
        return self if len(self.shape) < 2 else self.graph.op("transpose", self)

    @property
    def title(self) -> str:
        """What messages call it: its name, or what makes it."""
        return repr(self.name) if self.name else f"%{self.node} {self.graph.nodes[self.node].op}"

    def named(self, name: str) -> "Tensor":
        """The same tensor, its node called `name`."""
        self.graph.rename(self, name)
        return self

    def astype(self, dtype: object) -> "Tensor":
        """The elements cast to a dtype, such as "f32" or np.float32."""
        with self.graph.recording(caller()):
            wanted = dtype_named(dtype, "astype")
            return self if wanted is self.dtype else self.graph.op("cast", self, dtype=wanted.text)

    def reshape(self, *shape: object) -> "Tensor":
        """The same elements in other extents, given one by one or as one list; -1 is what is left."""
        return self.graph.op("reshape", self, shape=_spread(shape))

    def transpose(self, *perm: object) -> "Tensor":
        """The axes in another order, given one by one or as one list; in reverse if none is given."""
        return self.graph.op("transpose", self, perm=_spread(perm))

    def __getattr__(self, name: str) -> "OpMethod[Tensor]":
        return OpMethod(method_of("Tensor", name), self.graph.op, (self,))

    def __dir__(self) -> list[str]:
        return sorted({*object.__dir__(self), *METHODS})

    def __repr__(self) -> str:
        return f"Tensor(%{self.node} {self.graph.nodes[self.node].op} : {self.type})"

    def __getitem__(self, key: object) -> "Tensor":
        if isinstance(key, Tensor):
            return self.graph.op("gather", self, key)
        with self.graph.recording(caller()):
            chosen = subscript_of(key, self.shape)
            cut = self.graph.op("slice", self, **chosen.attributes) if chosen.is_cut else self
            return cut if chosen.shape == cut.shape else cut.reshape(chosen.shape)

    def __len__(self) -> int:
        if not self.shape:
            raise NoValue(self, "a first axis, which a scalar has not")
        return self.shape[0]

    def __iter__(self) -> "Iterator[Tensor]":
        return (self[position] for position in range(len(self)))

    def __bool__(self) -> NoReturn:
        raise NoValue(self, "its truth")

    def __array__(self, dtype: object = None, copy: object = None) -> NoReturn:
        raise NoValue(self, "its elements")


def _spread(given: tuple[object, ...]) -> tuple[object, ...]:
    """One list of integers, or the integers themselves."""
    first = given[0] if len(given) == 1 else None
    return tuple(first) if isinstance(first, Iterable) else given
