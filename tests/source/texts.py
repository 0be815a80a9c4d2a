"""What tests of source texts share: graphs without origins, and diagnostics as short tuples."""

from dataclasses import replace
from typing import Any

import pytest

from holowork.ir import Graph, Node, Origin
from holowork.source import Diagnostic, SourceDiagnostics, read_source


def without_origins(graph: Graph) -> Graph:
    return replace(graph, nodes=tuple(replace(node, origin=Origin()) for node in graph))


def lines(graph: Graph) -> list[str]:
    """One line for each node: its op, what it reads, its type."""
    return [line(node) for node in graph]


def line(node: Node) -> str:
    attributes = "".join(f" {name}={value}" for name, value in node.attributes)
    return f"{node.op}{list(node.sources)}{attributes} {node.type}"


def diagnostics(text: str, **options: Any) -> tuple[Diagnostic, ...]:
    with pytest.raises(SourceDiagnostics) as caught:
        read_source(text, **options)
    return caught.value.diagnostics


def found(text: str, **options: Any) -> list[tuple[int, int, str, str]]:
    """Line, column, kind and token of everything that is wrong with a text."""
    return [(d.line, d.column, str(d.kind), d.token) for d in diagnostics(text, **options)]


def the_one(text: str, **options: Any) -> Diagnostic:
    (diagnostic,) = diagnostics(text, **options)
    return diagnostic
