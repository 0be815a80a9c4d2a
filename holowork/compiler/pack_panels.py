"""pack-panels: a constant right factor lies as the peer's kernels read it, in panels of 16 columns.

For those who ship archives to the peer: it is known by name and not run by default. A session of ours lays
constants out when it loads, whatever their order, so it gains nothing; narrow matrices grow, as a panel is
filled up with zeros; and a weight is found under the label of its panels, not of the matrix.
"""

from collections.abc import Callable, Mapping
from dataclasses import replace

import numpy as np

from holowork.compiler.wire import is_portable
from holowork.core import Observer
from holowork.ir import CONST, Constant, Graph, Node, TensorType
from holowork.ops import from_bytes, to_bytes
from holowork.passes import Editor, NearMiss, Pass, RewriteApplied, missed, told_of_readers
from kernels_ir import DType

RULE = "packed"
COLUMNS = "packed_columns"
PANEL = 16
"""Columns of a panel, by the format."""
Test = Callable[[Graph, Node], bool]


def _is_read_once(graph: Graph, product: Node) -> bool:
    """An output would show panels where it was to show a matrix, and so would any other reader."""
    return len(graph.readers[product.sources[1]]) == 1


def _other_readers(graph: Graph, product: int) -> str:
    return told_of_readers(graph, graph[product].sources[1], (product,))


def _is_a_matrix(graph: Graph, product: Node) -> bool:
    kind = graph[product.sources[1]].type
    return kind.rank == 2 and kind.elements > 0


def _is_said(graph: Graph, product: Node) -> bool:
    a, b = (graph[source].type for source in product.sources)
    return is_portable("matmul", (a, _panels(b)), {COLUMNS: b.shape[1]})


_ALONE = "b has no other reader and is no output"
CONDITIONS: Mapping[str, Test] = {
    _ALONE: _is_read_once,
    "b is a matrix with elements": _is_a_matrix,
    "the wire says the product": _is_said,
}


def _panels(matrix: TensorType) -> TensorType:
    rows, columns = matrix.shape
    return matrix.with_shape((-(-columns // PANEL), rows, PANEL))


def _is_candidate(graph: Graph, product: Node) -> bool:
    b = graph[product.sources[1]]
    return b.op == CONST and b.type.dtype is DType.F32 and COLUMNS not in product.attribute_map()


def _packed(graph: Graph, observer: Observer) -> Graph:
    factors: dict[int, int] = {}
    for position in graph.ids("matmul"):
        product = graph[position]
        if _is_candidate(graph, product):
            failed = next((text for text, holds in CONDITIONS.items() if not holds(graph, product)), "")
            if failed:
                told = missed(failed, _other_readers(graph, position) if failed == _ALONE else "")
                observer(NearMiss(RULE, position, told, (*product.sources, position)))
            else:
                factors[product.sources[1]] = position
    return _rewritten(graph, factors, observer) if factors else graph


def _rewritten(graph: Graph, factors: Mapping[int, int], observer: Observer) -> Graph:
    editor, products = Editor(graph), frozenset(factors.values())
    for position, node in enumerate(graph.nodes):
        moved = editor.turn_to(position)
        if position in factors and node.constant is not None:
            editor.stand_for(position, editor.constant(_in_panels(node.constant), node.name))
            continue
        if position in products:
            columns = graph[node.sources[1]].type.shape[1]
            moved = editor.replacing(replace(moved, attributes=((COLUMNS, columns),)), ())
        result = editor.keep(position, moved)
        if position in products:
            observer(RewriteApplied(RULE, position, result, (*node.sources, position)))
    return editor.finish()


def _in_panels(matrix: Constant) -> Constant:
    """Panel p holds columns 16p … 16p + 15, zeros where there is none."""
    kind, (rows, columns) = _panels(matrix.type), matrix.type.shape
    whole = np.pad(from_bytes(matrix.type, matrix.data), ((0, 0), (0, -columns % PANEL)))
    panels = whole.reshape(rows, -1, PANEL).swapaxes(0, 1)
    return Constant(kind, bytes(to_bytes(panels, kind.dtype)))


PACK_PANELS: Pass[Graph] = Pass(
    name="pack-panels",
    summary="Lay constant right factors out in panels, as the peer's kernels read them.",
    exact=True,
    transform=_packed,
)
