"""One node of a model as a recipe sees it: its operands, its attributes, and how it is refused."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NoReturn

import numpy as np
from onnx import FunctionProto, GraphProto, NodeProto
from onnx.defs import SchemaError, get_schema

from holowork.importers.errors import DataDependent, MalformedModel, UnsupportedForm
from holowork.importers.onnx.known import KnownValues
from holowork.importers.onnx.tensors import TensorReader
from holowork.importers.onnx.types import Types
from holowork.ops import Array, GraphBuilder, Tensor
from kernels_ir import DType

Results = Tensor | Sequence[Tensor | None]
"""What a recipe makes: the one result, or one for each output, None for one that is not asked for."""


@dataclass(frozen=True, kw_only=True)
class Surroundings:
    """What the steps of one import share: the graph, the values known so far, how tensors are read."""

    graph: GraphBuilder
    known: KnownValues
    reader: TensorReader

    @property
    def types(self) -> Types:
        """The element types of the model."""
        return self.reader.types


@dataclass(frozen=True, kw_only=True)
class Step:
    """A node of a model: `where` names it, `version` is that of its domain's ops.

    `operands` are its inputs, None for one that is left out; `attributes` are values of Python. `body` makes
    the nodes of a subgraph that it holds, `expand` those of a function that it stands for.
    """

    where: str
    proto: NodeProto
    version: int
    operands: tuple[Tensor | None, ...]
    attributes: Mapping[str, Any]
    around: Surroundings
    body: Callable[[GraphProto, Sequence[Tensor]], tuple[Tensor, ...]]
    expand: Callable[[FunctionProto], tuple[Tensor | None, ...]]

    @property
    def graph(self) -> GraphBuilder:
        """The graph that is built."""
        return self.around.graph

    @property
    def op(self) -> str:
        """The name of its op in ONNX."""
        name: str = self.proto.op_type
        return name

    @property
    def count(self) -> int:
        """How many outputs it has, up to the last that is asked for."""
        names = list(self.proto.output)
        return max((place + 1 for place, name in enumerate(names) if name), default=0)

    def asks(self, place: int) -> bool:
        """Whether an output is read by anyone."""
        return place < len(self.proto.output) and bool(self.proto.output[place])

    @property
    def x(self) -> Tensor:
        """The first operand."""
        return self[0]

    def __getitem__(self, place: int) -> Tensor:
        """An operand that must be there; raises MalformedModel."""
        tensor = self.get(place)
        if tensor is None:
            raise MalformedModel(self.where, f"the operand {self.role(place)}", "none")
        return tensor

    def get(self, place: int) -> Tensor | None:
        """An operand, None where it is left out."""
        return self.operands[place] if place < len(self.operands) else None

    def attribute(self, name: str, default: Any = None) -> Any:  # noqa: ANN401  an attribute has any type
        """An attribute as a value of Python: a number, a text, a list, an array."""
        return self.attributes.get(name, default)

    def required(self, name: str) -> Any:  # noqa: ANN401  an attribute has any type
        """An attribute that must be there; raises MalformedModel."""
        if name not in self.attributes:
            raise MalformedModel(self.where, f"the attribute {name}", "none")
        return self.attributes[name]

    def value(self, place: int) -> Array:
        """The value of an operand that recipes need while importing; raises DataDependent."""
        tensor = self[place]
        found = self.around.known.of(tensor)
        if found is None:
            inputs = ", ".join(map(repr, self.around.known.inputs_of(tensor)))
            raise DataDependent(
                self.where,
                f"an operand {self.role(place)} that is known while importing",
                f"one that depends on {inputs}",
                hint=f"inputs={{…}} fixes {inputs} to a value",
            )
        return found

    def setting(self, name: str, place: int) -> tuple[int, ...] | None:
        """Whole numbers that older versions have as an attribute, newer ones as an operand, if given."""
        if name in self.attributes:
            given = self.attributes[name]
            return tuple(given) if isinstance(given, Sequence) else (int(given),)
        if self.get(place) is None:
            return None
        return tuple(int(number) for number in self.value(place).reshape(-1))

    def number(self, name: str, place: int, default: float) -> float:
        """One number that older versions have as an attribute, newer ones as an operand."""
        if name in self.attributes:
            return float(self.attributes[name])
        return default if self.get(place) is None else float(self.value(place).reshape(-1)[0])

    def axis(self, default: int, rank: int | None = None) -> int:
        """The attribute axis, counted from the front; raises MalformedModel where there is no such axis."""
        return self.nonnegative(int(self.attribute("axis", default)), self.x.ndim if rank is None else rank)

    def nonnegative(self, axis: int, rank: int) -> int:
        """An axis counted from the front; raises MalformedModel where there is no such axis."""
        if not -rank <= axis < max(rank, 1):
            raise MalformedModel(self.where, f"an axis of {rank}", axis)
        return axis % max(rank, 1)

    def integers(self, values: object, dtype: DType = DType.I64) -> Tensor:
        """A constant of whole numbers."""
        return self.graph.const(np.asarray(values, np.int64), dtype=dtype)

    def scalar(self, value: float, like: Tensor) -> Tensor:
        """A constant of no axes, of the element type of another tensor."""
        return self.graph.const(value, dtype=like.dtype)

    def role(self, place: int) -> str:
        """What the specification calls an operand, or its place where it has no name."""
        try:
            formal = get_schema(self.op, self.version, self.proto.domain).inputs
        except SchemaError:
            formal = ()
        return repr(formal[min(place, len(formal) - 1)].name) if formal else f"number {place}"

    def refuse(self, expected: str, found: object, *, hint: str = "") -> NoReturn:
        """Refuse a form of the op that its recipe does not take; raises UnsupportedForm."""
        raise UnsupportedForm(self.where, expected, found, hint=hint)
