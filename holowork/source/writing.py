"""Graphs as native text, which reads back to the same graph."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from itertools import count
from typing import Any

import numpy as np

from holowork.core import SourceError
from holowork.ir import ABSENT, CONST, INPUT, OUTPUT, Attribute, Constant, Graph, Node
from holowork.ops import from_bytes, op_named, to_bytes
from holowork.source.literals import array_of
from kernels_ir import FLOATS, DType

_MOST_VALUES = 1024
"""Elements up to which a constant is written as numbers; a longer one is written as bytes."""
_PLAIN = re.compile(r"[A-Za-z_][A-Za-z_0-9]*", re.ASCII)
_WORDS = frozenset({"none", "true", "false", "inf", "nan"})


@dataclass(frozen=True, kw_only=True)
class Written:
    """A graph, and what each of its nodes is called in the text."""

    graph: Graph
    names: tuple[str, ...]

    def source(self, node: int) -> str:
        """The name of an operand."""
        return "none" if node == ABSENT else self.names[node]


class Unwritable(SourceError):
    """A graph has something that source text has no words for."""

    def __init__(self, node: int, op: str, attribute: str) -> None:
        expected = "a graph as users build it, before passes pack or fuse anything"
        super().__init__(f"%{node} {op}: expected {expected}, found the attribute {attribute}")
        self.node = node


def to_source(graph: Graph) -> str:
    """The graph as native text: its nodes in order, with types, constants and attributes.

    Reading it gives an equal graph, but for origins, extensions, numerics and the graph's name. Of nodes
    with the same name the first one keeps it, and an input above all. Raises Unwritable.
    """
    written = Written(graph=graph, names=tuple(_names(graph)))
    return "".join(f"{_LINES.get(node.op, _let)(written, place)}\n" for place, node in enumerate(graph))


def _names(graph: Graph) -> Iterator[str]:
    """The name of a node where it is the first of it, an input above all; else its number."""
    inputs = {graph[port].name for port in graph.inputs}
    taken = {node.name for node in graph}
    numbers = (f"%{number}" for number in count())
    used: set[str] = set()
    for node in graph:
        is_free = node.name and node.name not in used and (node.op == INPUT or node.name not in inputs)
        if node.op != OUTPUT and is_free:
            used.add(node.name)
        yield _quoted(node.name) if is_free else next(n for n in numbers if n not in taken)


def _quoted(name: str) -> str:
    is_plain = _PLAIN.fullmatch(name) and name not in _WORDS
    return name if is_plain else json.dumps(name, ensure_ascii=False)


def _input(written: Written, place: int) -> str:
    return f"input {written.names[place]}: {written.graph[place].type}"


def _const(written: Written, place: int) -> str:
    node = written.graph[place]
    values = "" if node.constant is None else _values(node.constant)
    return f"const {written.names[place]}: {node.type} = {values}"


def _let(written: Written, place: int) -> str:
    node = written.graph[place]
    _refuse_hidden(place, node)
    operands = [written.source(source) for source in node.sources]
    stated = [f"{name}={_attribute(value)}" for name, value in node.attributes]
    return f"let {written.names[place]}: {node.type} = {node.op}({', '.join(operands + stated)})"


def _refuse_hidden(place: int, node: Node) -> None:
    known = {spec.name for spec in op_named(node.op).offered_attributes}
    for name, _ in node.attributes:
        if name not in known:
            raise Unwritable(place, node.op, name)


def _output(written: Written, place: int) -> str:
    (source,) = written.graph[place].sources
    name = _quoted(written.graph[place].name) if written.graph[place].name else written.names[place]
    return f"output {name} = {written.source(source)}"


_LINES: Mapping[str, Callable[[Written, int], str]] = {INPUT: _input, CONST: _const, OUTPUT: _output}


def _values(constant: Constant) -> str:
    """A list where reading it gives the same bits, else the bytes."""
    kind = constant.type
    texts = _texts(constant) if kind.elements <= _MOST_VALUES and kind.dtype in _READABLE else None
    if texts is not None and bytes(to_bytes(array_of(texts, kind.dtype), kind.dtype)) == bytes(constant.data):
        return f"[{', '.join(texts)}]"
    return f'bytes("{bytes(constant.data).hex()}")'


_READABLE = frozenset(DType) - {DType.F64, DType.E8CB}


def _texts(constant: Constant) -> list[str]:
    array = from_bytes(constant.type, constant.data).reshape(-1)
    write = _float if constant.type.dtype in FLOATS else _whole
    with np.errstate(invalid="ignore"):  # a signalling NaN is told apart by its bits, later
        return [write(value) for value in array]


def _whole(value: Any) -> str:  # noqa: ANN401  an integer or a truth value of NumPy
    return str(value).lower()


def _float(value: Any) -> str:  # noqa: ANN401  a float of NumPy
    """The shortest digits that give the same number; a NaN with its sign."""
    if np.isnan(value):
        return "-nan" if np.signbit(value) else "nan"
    return str(value)


def _attribute(value: Attribute) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_attribute, value))}]"
    return _WRITERS[type(value)](value)


_WRITERS: Mapping[type, Callable[[Any], str]] = {
    bool: _whole,
    int: str,
    float: lambda value: _float(np.float32(value)),
    str: lambda value: json.dumps(value, ensure_ascii=False),
}
