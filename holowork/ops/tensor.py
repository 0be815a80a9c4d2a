"""The handle of a value that a graph under construction will compute."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np

from holowork.core import Showable
from holowork.ir import Node, TensorType
from holowork.ops.methods import UnknownMethod, offer
from holowork.ops.numpy_functions import called
from holowork.ops.numpy_ufuncs import check_call, universal
from holowork.ops.operators import Operators
from holowork.ops.provenance import caller
from holowork.ops.requests import dtype_named
from holowork.ops.settled import NoValue, Settled
from holowork.ops.subscript import subscript_of
from kernels_ir import DType

if TYPE_CHECKING:
    from holowork.ops.builder import GraphBuilder


class Tensor(Operators, Showable):
    """A value of a graph: what node makes it. Every op of the table is a method.

    Operators work elementwise and broadcast as NumPy's do, `==` and `!=` included: they make nodes and say
    nothing about identity, which is what `is`, sets and dictionaries go by. So do NumPy's functions with the
    meaning of an op. A comparison asked for its truth takes its nodes back until it is used after all.
    """

    __slots__ = ("_first", "_node", "_taken", "graph")

    graph: "GraphBuilder"
    _node: int
    _first: int
    _taken: tuple[Node, ...]

    def __init__(self, graph: "GraphBuilder", node: int) -> None:
        self._note(graph=graph, _node=node, _first=-1, _taken=())

    @property
    def node(self) -> int:
        """The position of the node in its graph, where it is appended again if it was taken back."""
        if self._taken:
            first = len(self.graph.nodes)
            self.graph.extend(self._taken, self._first)
            self._note(_node=len(self.graph.nodes) - 1, _first=first, _taken=())
        return self._node

    @property
    def type(self) -> TensorType:
        """Element type and extents."""
        return self.graph.nodes[self.node].type

    @property
    def shape(self) -> tuple[int, ...]:
        """Extents, outermost first; () for a scalar."""
        return self.type.shape

    @property
    def ndim(self) -> int:
        """How many axes there are."""
        return self.type.rank

    @property
    def size(self) -> int:
        """How many elements there are."""
        return self.type.elements

    @property
    def dtype(self) -> DType:  # type: ignore[override]  # read-only here, and only read there
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

    def __getattr__(self, name: str) -> Callable[..., "Tensor"]:
        raise UnknownMethod("Tensor", name, _OWN)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise Settled(self, name)

    def __delattr__(self, name: str) -> NoReturn:
        raise Settled(self, name)

    def __setitem__(self, key: object, value: object) -> NoReturn:
        raise Settled(self, "x[…]")

    def __delitem__(self, key: object) -> NoReturn:
        raise Settled(self, "x[…]")

    def __reduce__(self) -> tuple[object, ...]:
        return Tensor, (self.graph, self._node), {"_first": self._first, "_taken": self._taken}

    def __setstate__(self, state: dict[str, object]) -> None:
        self._note(**state)

    def __repr__(self) -> str:
        return f"Tensor(%{self.node} {self.graph.nodes[self.node].op} : {self.type})"

    def __getitem__(self, key: object) -> "Tensor":
        with self.graph.recording(caller()):
            if isinstance(key, Tensor) and key.dtype is not DType.BOOL:
                return self.graph.op("gather", self, key)
            chosen = subscript_of(key, self.shape)
            cut = self.graph.op("slice", self, **chosen.attributes) if chosen.is_cut else self
            return cut if chosen.shape == cut.shape else cut.reshape(chosen.shape)

    def __len__(self) -> int:
        if not self.shape:
            raise NoValue(self, "an axis", "a scalar")
        return self.shape[0]

    def __iter__(self) -> "Iterator[Tensor]":
        return (self[position] for position in range(len(self)))

    def __contains__(self, element: object) -> NoReturn:
        raise NoValue(self, "elements")

    def __bool__(self) -> NoReturn:
        fault = NoValue(self, "a truth value")
        if self._first >= 0 and self.node == len(self.graph.nodes) - 1:
            self._note(_taken=self.graph.withdraw(self._first))
        raise fault

    def __float__(self) -> NoReturn:
        raise NoValue(self, "a number")

    def __int__(self) -> NoReturn:
        raise NoValue(self, "a number")

    def __array__(self, dtype: object = None, copy: object = None) -> NoReturn:
        raise NoValue(self, "elements")

    def __array_ufunc__(self, ufunc: np.ufunc, method: str, *operands: object, **options: object) -> "Tensor":
        with self.graph.recording(caller()):
            check_call(ufunc, method, options)
            first = len(self.graph.nodes)
            made = universal(self, ufunc, operands)
            return made._comes_after(first) if made.dtype is DType.BOOL else made  # noqa: SLF001  of this class

    def __array_function__(self, function: Callable[..., object], types: object, *arguments: Any) -> object:  # noqa: ANN401  NumPy's tuple and mapping of arguments
        with self.graph.recording(caller()):
            return called(function, arguments)

    def _compared(self, name: str, other: object) -> "Tensor":
        first = len(self.graph.nodes)
        made = super()._compared(name, other)
        return made._comes_after(first)  # noqa: SLF001  of this class

    def _comes_after(self, first: int) -> "Tensor":
        """The same tensor, whose nodes from `first` on no other one has seen, if it has any."""
        if self.node >= first:
            self._note(_first=first)
        return self

    def _note(self, **slots: object) -> None:
        for name, value in slots.items():
            object.__setattr__(self, name, value)


def _applied(tensor: Tensor, name: str, /, *operands: object, **attributes: object) -> Tensor:
    """An op whose first operand is the tensor."""
    return tensor.graph.op(name, tensor, *operands, **attributes)


_OWN = tuple(name for name in vars(Tensor) if not name.startswith("_"))
offer(Tensor, _applied, bound=1)
