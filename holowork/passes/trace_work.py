"""What a node costs, estimated from types alone: multiply-adds, and bytes that are read and written."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from holowork.ir import ABSENT, Graph, Node, TensorType
from holowork.ops import TABLE, Trait
from holowork.passes.calls import attribute_of

Kinds = tuple[TensorType | None, ...]
Estimate = Callable[[Node, Kinds], int]


def _extent(kind: TensorType | None, axis: int) -> int:
    """An extent from the end, 1 where there is no such axis."""
    return kind.shape[axis] if kind is not None and kind.rank >= -axis else 1


def _elements(kind: TensorType | None) -> int:
    return 0 if kind is None else kind.elements


def _product(node: Node, kinds: Kinds) -> int:
    """One for each cell and each column of a."""
    is_turned = bool(attribute_of(node, "trans_a"))
    return node.type.elements * _extent(kinds[0], -2 if is_turned else -1)


def _two_products(node: Node, kinds: Kinds) -> int:
    return 2 * _product(node, kinds)


def _filter(kind: TensorType | None) -> int:
    """Weights of one filter."""
    return _elements(kind) // max(1 if kind is None or not kind.rank else kind.shape[0], 1)


def _convolution(node: Node, kinds: Kinds) -> int:
    return node.type.elements * _filter(kinds[1])


def _transposed_convolution(_: Node, kinds: Kinds) -> int:
    return _elements(kinds[0]) * _filter(kinds[1])


def _attention(_: Node, kinds: Kinds) -> int:
    """Scores and sums: each element of q meets each key twice."""
    return 2 * _elements(kinds[0]) * _extent(kinds[1], -2)


def _decoding(_: Node, kinds: Kinds) -> int:
    return 2 * _elements(kinds[0]) * (_extent(kinds[1], -2) + _extent(kinds[3], -2))


WORK: Mapping[str, Estimate] = MappingProxyType(
    {
        "matmul": _product,
        "gemm": _product,
        "matmul_dequant": _product,
        "matmul_activation": _product,
        "matmul_add": _product,
        "matmul_add_activation": _product,
        "fused_swiglu": _two_products,
        "conv2d": _convolution,
        "conv_transpose_2d": _transposed_convolution,
        "attention": _attention,
        "decode_attention": _decoding,
        "decode_attention_valid": _decoding,
    }
)
"""Ops that do more for each element than others."""


def kinds_of(graph: Graph, node: Node) -> Kinds:
    """The types of what a node reads, None for an operand that is left out."""
    return tuple(None if source == ABSENT else graph[source].type for source in node.sources)


def work_of(graph: Graph, position: int) -> int:
    """Multiply-adds of a node of one op: none for movement, else one for each element made or read."""
    node = graph[position]
    kinds = kinds_of(graph, node)
    if node.op in WORK:
        return WORK[node.op](node, kinds)
    if node.op not in TABLE or TABLE[node.op].traits & Trait.MOVEMENT:
        return 0
    return max(node.type.elements, *map(_elements, kinds))


def bytes_of(graph: Graph, position: int) -> int:
    """Bytes of the result and of each operand once: what a kernel reads and writes."""
    node = graph[position]
    return node.type.bytes + sum(graph[source].type.bytes for source in dict.fromkeys(node.present))
