"""Graphs as Python text, for tests that read it back."""

from collections.abc import Callable, Iterator, Mapping
from keyword import iskeyword

import numpy as np

from holowork.ir import ABSENT, CONST, INPUT, OUTPUT, Attribute, Graph, Node


def to_python(graph: Graph) -> str:
    """A builder function whose body makes the nodes of a graph in their order, each by a variable."""
    return "def net(g):\n    pass\n" + "".join(f"    {line}\n" for line in _lines(graph))


def _lines(graph: Graph) -> Iterator[str]:
    for place, node in enumerate(graph):
        yield _LINES.get(node.op, _op)(place, node)


def _input(place: int, node: Node) -> str:
    return f"n{place} = g.input({node.name!r}, {node.type.shape}, {node.type.dtype.text!r})"


def _const(place: int, node: Node) -> str:
    assert node.constant is not None
    stated = f"shape={list(node.type.shape)}, dtype={node.type.dtype.text!r}"
    return f"n{place} = g.const(bytes({bytes(node.constant.data).hex()!r}), {stated})"


def _output(place: int, node: Node) -> str:
    return f"g.output({node.name!r}, n{node.sources[0]})"


def _op(place: int, node: Node) -> str:
    operands = ["None" if source == ABSENT else f"n{source}" for source in node.sources]
    stated = [f"{name}={_attribute(value)}" for name, value in node.attributes]
    method = f"{node.op}_" if iskeyword(node.op) else node.op
    return f"n{place} = g.{method}({', '.join(operands + stated)})"


def _attribute(value: Attribute) -> str:
    if isinstance(value, tuple):
        return f"[{', '.join(map(_attribute, value))}]"
    if isinstance(value, float):
        assert not np.isnan(value)
        return repr(value).replace("inf", "1e999")
    return repr(value)


_LINES: Mapping[str, Callable[[int, Node], str]] = {INPUT: _input, CONST: _const, OUTPUT: _output}
