"""Graphs as text, for tests and for reading: one line a node.

    graph "mlp"
    numerics "strict"
    extension "note" = 0x68690a
    %0 = input("x") : f32[2,3]
    %1 = const("w", [1.0, -0.0, nan]) : f32[3]
    %2 = const(blake3:…) : f32[4096]
    %3 = softmax("rows", %0, axis=0) : f32[2,3]
    %4 = layer_norm(%3, _, %1, epsilon=1e-05) : f32[2,3]
    %5 = output("y", %4) : f32[2,3]

The name comes first, in quotes, then the sources (`_` for one left out), then the attributes. The heading
lines are there only where they say something. Large constants are shown by label. `0x…` without `p` as an
element of a float is its bits. Provenance is not shown; `#` begins a comment.
"""

import json
import math
from collections.abc import Callable, Iterator, Mapping
from typing import Any

from holowork.core import address_bytes, counted
from holowork.ir.graph import Graph
from holowork.ir.literals import bytes_of, count_of, words_of
from holowork.ir.node import ABSENT, NUMERICS, Attribute, Constant, Node
from holowork.ir.reading import Reader
from holowork.ir.tokens import Line

MOST_WORDS = 32
"""Constants of more elements are shown by label."""

_MOST_LINES = 200
_BIG = 1 << 10  # bytes above which no constant is written out


def show(graph: Graph) -> str:
    """The text of a graph; `parse` inverts it, but for provenance."""
    lines = [*_heading(graph), *(_line(position, node) for position, node in enumerate(graph.nodes))]
    return "".join(f"{line}\n" for line in lines)


def shown_first(graph: Graph) -> str:
    """The text of a graph without the last line break; of a large one the beginning, and how to get all."""
    whole = (*_heading(graph), *(_line(at, node) for at, node in enumerate(graph.nodes[:_MOST_LINES])))
    more = len(graph.nodes) - _MOST_LINES
    cut = [f"… {counted(more, 'more node')}; print(holowork.ir.show(graph)) writes all"] * (more > 0)
    return "\n".join((*whole, *cut))


def parse(text: str, constants: Mapping[str, bytes] | None = None) -> Graph:
    """The graph that a text describes; `constants` has the bodies of those shown by label.

    Raises TextError with the line and the column, MalformedGraph where the graph as a whole is broken.
    """
    reader = Reader(constants or {})
    for number, line in enumerate(text.split("\n"), start=1):
        reader.read(Line(line, number))
    return reader.graph()


def shown_by_label(graph: Graph) -> dict[str, bytes]:
    """The bodies that `parse` needs beside the text of `show`, by label."""
    bodies = (node.constant for node in graph.nodes if node.constant is not None)
    return {_label(body): bytes(body.data) for body in bodies if _written_out(body) is None}


def _heading(graph: Graph) -> Iterator[str]:
    if graph.name:
        yield f"graph {json.dumps(graph.name)}"
    if graph.numerics != NUMERICS[0]:
        yield f"numerics {json.dumps(graph.numerics)}"
    for key, body in graph.extensions:
        yield f"extension {json.dumps(key)} = 0x{body.hex()}"


def _line(position: int, node: Node) -> str:
    return f"%{position} = {node.op}({', '.join(_arguments(node))}) : {node.type}"


def _arguments(node: Node) -> Iterator[str]:
    if node.name:
        yield json.dumps(node.name)
    for source in node.sources:
        yield "_" if source == ABSENT else f"%{source}"
    if node.constant is not None:
        yield _written_out(node.constant) or _label(node.constant)
    for name, value in node.attributes:
        yield f"{name}={show_attribute(value)}"


def _label(body: Constant) -> str:
    return address_bytes(body.data).text


def _written_out(body: Constant) -> str | None:
    """The elements of a small constant, or None for a large one and for one that words do not give back."""
    if count_of(body.type) > MOST_WORDS or len(body.data) > _BIG:
        return None
    words = words_of(body.type, body.data)
    if bytes_of(body.type, words) != body.data:
        return None
    return words[0] if body.type.rank == 0 and len(words) == 1 else f"[{', '.join(words)}]"


def show_attribute(value: Attribute) -> str:
    """An attribute as texts have it: `true`, `-1`, `1e-05`, `"same"`, `[0, 1]`."""
    if isinstance(value, tuple):
        return f"[{', '.join(map(show_attribute, value))}]"
    return _SHOWN[type(value)](value)


_SHOWN: dict[type, Callable[[Any], str]] = {
    bool: lambda value: str(value).lower(),
    int: str,
    float: lambda value: "nan" if math.isnan(value) else repr(value),
    str: json.dumps,
}
