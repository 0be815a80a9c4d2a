"""Tensors of a file of weights: named, typed, labelled; their bytes are read where they are used."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

import numpy as np

from holowork.core import Displayable, KappaLabel, address_bytes, table
from holowork.importers.errors import MissingTensor, UnsupportedType
from holowork.ir import CONST, Constant, Node, TensorType
from holowork.ops import Array, GraphBuilder, Tensor, from_bytes
from kernels_ir import DType

_WRITTEN = (
    "bool",
    *(f"{sign}int{bits}" for bits in (8, 16, 32, 64) for sign in ("u", "")),
    *("float16", "bfloat16", "float32", "float64"),
)
"""Names of the element types that are written."""


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class StoredTensor(Displayable):
    """One tensor of a file: `stored` is its type there, `data` a view of its bytes in the file.

    NumPy takes it for an array, so that `graph.const("w", tensor)` makes a constant of it.
    """

    name: str
    stored: str
    dtype: DType | None
    shape: tuple[int, ...]
    data: memoryview

    @property
    def nbytes(self) -> int:
        """Bytes in the file."""
        return self.data.nbytes

    @cached_property
    def label(self) -> KappaLabel:
        """The label of its bytes, as a weight of an archive has it."""
        return address_bytes(self.data)

    @property
    def is_labelled(self) -> bool:
        """Whether the label is known already, so that nothing need be read for it."""
        return "label" in vars(self)

    @property
    def constant(self) -> Constant:
        """The tensor as a constant that reads the file; raises UnsupportedType."""
        return Constant(TensorType(self._computed(), self.shape), self.data)

    def numpy(self) -> Array:
        """A read-only array on the bytes of the file; raises UnsupportedType."""
        return from_bytes(TensorType(self._computed(), self.shape), self.data)

    def __array__(self, dtype: object = None, copy: object = None) -> Array:
        array = self.numpy()
        return array if dtype is None else array.astype(np.dtype(dtype))  # type: ignore[call-overload]  # NumPy's

    def __repr__(self) -> str:
        return f"StoredTensor({self.name!r} : {self.stored.lower()}[{','.join(map(str, self.shape))}])"

    def _computed(self) -> DType:
        if self.dtype is None:
            hint = "Write the file anew with a type that is computed, such as F32"
            where = f"tensor {self.name!r}"
            raise UnsupportedType(where, "a type that is computed", self.stored, hint=hint)
        return self.dtype


def as_array(name: str, value: object) -> Array:
    """What is written for a tensor: an array, what NumPy makes of it, or the value of a session.

    Raises UnsupportedType for what has no type of the format.
    """
    array: Array = np.asarray(value.numpy() if hasattr(value, "numpy") else value, order="C")
    if array.dtype.name not in _WRITTEN:
        where = f"tensor {name!r}"
        raise UnsupportedType(where, f"one of {', '.join(_WRITTEN)}", array.dtype)
    return array


class StoredTensors(Mapping[str, StoredTensor], Displayable):
    """The tensors of a file by their names, in the order of the file, and what it says of itself."""

    def __init__(self, path: Path, tensors: Mapping[str, StoredTensor], metadata: Mapping[str, str]) -> None:
        self.path = path
        self.metadata = metadata
        self._tensors = dict(tensors)

    @property
    def nbytes(self) -> int:
        """Bytes of all tensors."""
        return sum(tensor.nbytes for tensor in self.values())

    def attach(self, graph: GraphBuilder, name: str) -> Tensor:
        """A tensor of the file as a constant of the graph, called as in the file; no byte is copied.

        Raises MissingTensor, UnsupportedType.
        """
        constant = self[name].constant
        with graph.at(f"{self.path.name}:{name}"):
            return graph.append(Node(op=CONST, type=constant.type, name=name, constant=constant))

    def __getitem__(self, name: str) -> StoredTensor:
        if name not in self._tensors:
            raise MissingTensor(self.path.name, name, tuple(self._tensors))
        return self._tensors[name]

    def __iter__(self) -> Iterator[str]:
        return iter(self._tensors)

    def __len__(self) -> int:
        return len(self._tensors)

    def __repr__(self) -> str:
        return f"StoredTensors({self.path.name!r}, tensors={len(self)}, bytes={self.nbytes})"

    def __str__(self) -> str:
        rows = [
            (one.name, f"{one.stored.lower()}[{','.join(map(str, one.shape))}]", one.nbytes)
            for one in self.values()
        ]
        return table(rows, ("name", "type", "bytes"))
