"""Run a graph by the references of its ops: slow, and right by definition."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

import numpy as np

from holowork.core import GraphError, OpError, shown_place
from holowork.ir import ABSENT, INPUT, LEAVES, OUTPUT, Graph, Node, TensorType
from holowork.ops.application import Application, Array
from holowork.ops.arithmetic import FUSED, STRICT
from holowork.ops.arrays import dtype_of, from_bytes
from holowork.ops.intake import constant_of, is_literal
from holowork.ops.requests import Wanted
from holowork.ops.table import op_named
from kernels_ir import DType

Inputs = Mapping[str, object] | Sequence[object]

_NUMERICS = {mode.name: mode for mode in (FUSED, STRICT)}


class IllTyped(GraphError):
    """A node has not the type that its op gives, or its op does not take its operands."""

    def __init__(self, graph: Graph, position: int, fault: object) -> None:
        node = graph[position]
        origin = f" from {shown_place(node.origin.where)}" if node.origin.where else ""
        super().__init__(f"node %{position} {node.op}{origin}: {fault}")
        self.node = position
        self.origin = node.origin


class WrongInputs(OpError):
    """The values given for the inputs of a graph do not fit its ports."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}")
        self.where = where
        self.expected = expected
        self.found = found


def verify_types(graph: Graph) -> None:
    """Infer the type of every node anew; raises IllTyped where the table says another one, or none."""
    for position, node in enumerate(graph.nodes):
        inferred = _inferred(graph, position)
        if inferred != node.type:
            raise IllTyped(graph, position, f"expected {inferred}, found {node.type}")


def application_of(graph: Graph, position: int) -> Application:
    """What a node computes: types, attributes, numerics; raises OpError where its op does not take it."""
    node = graph[position]
    kinds = tuple(None if source == ABSENT else graph[source].type for source in node.sources)
    applied = op_named(node.op).apply(kinds, node.attribute_map())
    return replace(applied, numerics=_NUMERICS[graph.numerics])


def interpret(graph: Graph, inputs: Inputs = ()) -> tuple[Array, ...]:
    """The outputs of a graph, in port order, from its inputs by name or in port order.

    Each value is kept until its last reader. Raises WrongInputs; IllTyped where a reference errs.
    """
    run = _Interpreter(graph, dict(zip(graph.inputs, _bound(graph, inputs), strict=True)))
    for position in range(len(graph)):
        run.step(position)
    return tuple(run.outputs)


class _Interpreter:
    """The values that are still to be read."""

    def __init__(self, graph: Graph, values: dict[int, Array]) -> None:
        self._graph = graph
        self._values = values
        self._last = {source: ids[-1] for source, ids in graph.readers.items()}
        self.outputs: list[Array] = []

    def step(self, position: int) -> None:
        """Make the value of one node and let go of those that it was the last to read."""
        node = self._graph[position]
        if node.constant is not None:
            self._values[position] = from_bytes(node.type, node.constant.data)
        elif node.op == OUTPUT:
            self.outputs.append(np.array(self._values[node.sources[0]], order="C"))
        elif node.op != INPUT:
            self._values[position] = self._computed(position, node)
        for source in {*node.present, position}:
            if self._last.get(source, position) == position:
                self._values.pop(source, None)

    def _computed(self, position: int, node: Node) -> Array:
        operands = tuple(None if source == ABSENT else self._values[source] for source in node.sources)
        result = op_named(node.op).reference(operands, application_of(self._graph, position))
        found = (dtype_of(result), result.shape)
        if found != (node.type.dtype, node.type.shape):
            raise IllTyped(
                self._graph, position, f"expected {node.type}, found {result.dtype}{list(result.shape)}"
            )
        return result


def _inferred(graph: Graph, position: int) -> TensorType:
    node = graph[position]
    if node.op in LEAVES:
        return node.type if node.constant is None else node.constant.type
    if node.op == OUTPUT:
        return graph[node.sources[0]].type
    try:
        return application_of(graph, position).result
    except OpError as fault:
        raise IllTyped(graph, position, fault) from fault


def _bound(graph: Graph, inputs: Inputs) -> list[Array]:
    """One array for each input port."""
    ports = [graph[position] for position in graph.inputs]
    values = _by_name(ports, inputs) if isinstance(inputs, Mapping) else list(inputs)
    if len(values) != len(ports):
        raise WrongInputs("inputs", f"{len(ports)} of them", len(values))
    return [_value(port, value) for port, value in zip(ports, values, strict=True)]


def _by_name(ports: list[Node], inputs: Mapping[str, object]) -> list[object]:
    names = [port.name for port in ports]
    if sorted(names) != sorted(inputs):
        raise WrongInputs(
            "inputs", ", ".join(map(repr, names)) or "none", ", ".join(map(repr, inputs)) or "none"
        )
    return [inputs[name] for name in names]


def _value(port: Node, value: object) -> Array:
    """The value as the port's type has it: arrays as they are, Python numbers in its dtype."""
    kind, where = port.type, f"input {port.name!r}"
    is_raw = isinstance(value, bytes) or kind.dtype is DType.E8CB
    wanted = Wanted(
        where=where,
        dtype=kind.dtype if is_raw or is_literal(value) else None,
        shape=kind.shape if is_raw else None,
    )
    constant = constant_of(value, wanted)
    if constant.type != kind:
        raise WrongInputs(where, str(kind), constant.type)
    return from_bytes(kind, constant.data)
