"""The inputs of a model as ports with extents that are numbers, or as the values they are fixed to."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, SupportsIndex

import numpy as np
from onnx import TensorShapeProto, ValueInfoProto

from holowork.core import OpError
from holowork.importers.errors import MalformedModel, Unbound, UnsupportedType, WrongBinding
from holowork.importers.onnx.types import Types
from holowork.ir import CONST, Node, TensorType
from holowork.ops import GraphBuilder, Tensor, Wanted, constant_of, is_literal, shape_of, suggestion

Dim = TensorShapeProto.Dimension


@dataclass(frozen=True, kw_only=True)
class Binding:
    """What a user binds: extents by name, all extents of an input by its name, values of inputs by theirs."""

    title: str
    extents: Mapping[str, Any]
    values: Mapping[str, Any]
    types: Types

    def declare(self, graph: GraphBuilder, inputs: Sequence[ValueInfoProto]) -> dict[str, Tensor]:
        """A port for each input, a constant for each that is fixed; raises Unbound, WrongBinding."""
        for where, given in (("bind", self.extents), ("inputs", self.values)):
            if not isinstance(given, Mapping):
                raise WrongBinding(where, "a mapping from names", type(given).__name__)
        self._refuse_unknown("inputs", self.values, [info.name for info in inputs])
        self._refuse_unknown("bind", self.extents, list(_bindable(inputs)))
        shapes = {info.name: self._shape(info) for info in inputs}
        self._refuse_open(shapes)
        return {info.name: self._tensor(graph, info, shapes[info.name]) for info in inputs}

    def _refuse_open(self, shapes: Mapping[str, Sequence[int | str]]) -> None:
        """Refuse extents without a number, each with the first place that it stands at; raises Unbound."""
        found: dict[str, str] = {}
        for name, shape in shapes.items():
            for axis, extent in enumerate(shape):
                if isinstance(extent, str):
                    found.setdefault(extent, f"{name}[{axis}]")
        if found:
            raise Unbound(self.title, found)

    def _tensor(self, graph: GraphBuilder, info: ValueInfoProto, shape: Sequence[int | str]) -> Tensor:
        where = f"input {info.name!r}"
        kind = TensorType(self.types.of(info.type.tensor_type.elem_type, where), tuple(map(int, shape)))
        with graph.at(f"{self.title}:{info.name}"):
            if info.name not in self.values:
                return graph.input(info.name, kind.shape, kind.dtype)
            return graph.append(self._fixed(info.name, kind))

    def _fixed(self, name: str, kind: TensorType) -> Node:
        """The constant that an input is fixed to; raises WrongBinding."""
        where, value = f"input {name!r}", self.values[name]
        dtype = kind.dtype if is_literal(value) else None
        try:
            constant = constant_of(value, Wanted(where=where, dtype=dtype))
        except OpError as fault:
            raise WrongBinding(where, str(kind), fault) from fault
        if constant.type != kind:
            raise WrongBinding(where, str(kind), constant.type)
        return Node(op=CONST, type=kind, name=name, constant=constant)

    def _shape(self, info: ValueInfoProto) -> tuple[int | str, ...]:
        """The extents of an input: numbers, or what they are called where they have none."""
        where, dims = f"input {info.name!r}", info.type.tensor_type.shape.dim
        _refuse_strange(info, where)
        given = self.extents.get(info.name)
        if info.name in self.values and given is None:
            given = np.shape(self.values[info.name])
        if given is not None:
            whole = _whole(where, _extents(given, where), info)
            for axis, (dim, extent) in enumerate(zip(dims, whole, strict=False)):
                self._agreed(dim, f"{info.name}[{axis}]", [extent])
            return whole
        if not info.type.tensor_type.HasField("shape"):
            hint = f"bind={{{info.name!r}: (1, 3)}} states extents, inputs={{…}} fixes its value"
            raise MalformedModel(where, "how many axes it has", "no shape", hint=hint)
        return tuple(self._extent(dim, f"{info.name}[{axis}]") for axis, dim in enumerate(dims))

    def _extent(self, dim: Dim, place: str) -> int | str:
        if _is_static(dim):
            return int(dim.dim_value)
        found = self._agreed(dim, place, [])
        return (_name(dim) or place) if found is None else found

    def _agreed(self, dim: Dim, place: str, given: Sequence[int]) -> int | None:
        """What an extent is bound to by its place, its name, or before; raises WrongBinding for two."""
        bound = [name for name in (place, _name(dim)) if name in self.extents]
        found = [*given, *(_extents((self.extents[name],), f"extent {name}")[0] for name in bound)]
        if len(set(found)) > 1:
            where = f"extent {place}"
            raise WrongBinding(where, "one number", " and ".join(map(str, found)))
        return found[0] if found else None

    def _refuse_unknown(self, where: str, given: Iterable[str], known: list[str]) -> None:
        """Refuse to bind or fix what the model does not have; raises WrongBinding."""
        for name in given:
            if name not in known:
                expected = f"one of {', '.join(known)}" if known else "none"
                raise WrongBinding(where, expected, repr(name), hint=suggestion(name, known))


def _bindable(inputs: Sequence[ValueInfoProto]) -> Iterator[str]:
    """What can be bound: names of extents, places of extents, inputs."""
    for info in inputs:
        dims = list(enumerate(info.type.tensor_type.shape.dim))
        yield from dict.fromkeys(_name(dim) for _, dim in dims if _name(dim))
        yield from (f"{info.name}[{axis}]" for axis, dim in dims if not _is_static(dim))
        yield info.name


def _is_static(dim: Dim) -> bool:
    """Whether an extent is a number; some exporters write −1 for one that is not."""
    return bool(dim.HasField("dim_value") and dim.dim_value >= 0)


def _name(dim: Dim) -> str:
    """What an extent is called, empty for one without a name; some exporters call all of those `?`."""
    name: str = dim.dim_param
    return name if name.strip("?") else ""


def _refuse_strange(info: ValueInfoProto, where: str) -> None:
    """Refuse what is no tensor; raises UnsupportedType."""
    found = info.type.WhichOneof("value")
    if found != "tensor_type":
        kind = str(found or "nothing").removesuffix("_type")
        raise UnsupportedType(where, "a tensor", kind)


def _whole(where: str, given: tuple[int, ...], info: ValueInfoProto) -> tuple[int, ...]:
    """All extents of an input as they were given; raises WrongBinding where the model says others."""
    declared = info.type.tensor_type
    said = [int(dim.dim_value) if _is_static(dim) else None for dim in declared.shape.dim]
    fits = len(given) == len(said) and all(d in {None, g} for g, d in zip(given, said, strict=True))
    if declared.HasField("shape") and not fits:
        listed = ", ".join("any" if extent is None else str(extent) for extent in said)
        raise WrongBinding(where, f"extents [{listed}]", list(given))
    return given


def _extents(given: SupportsIndex | Sequence[SupportsIndex], where: str) -> tuple[int, ...]:
    """Extents that a user gave; raises WrongBinding."""
    try:
        return shape_of(given, where)
    except OpError as fault:
        raise WrongBinding(where, "extents, whole numbers from 0 on", repr(given)) from fault
