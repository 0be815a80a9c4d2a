"""Concats of many tensors, as a tree of concats of two where the peer's call can say those."""

from itertools import zip_longest
from math import prod

from holowork.ir import ABSENT, Node
from holowork.ops import op_named
from holowork.passes import Editor


def is_split(editor: Editor, node: Node) -> bool:
    """Whether the operands of a concat are runs of bytes, one behind the other, none of them empty."""
    kinds = [editor.type_of(source) for source in node.sources]
    is_run = prod(node.type.shape[: _axis(node)]) == 1 and all(kind.elements for kind in kinds)
    return is_run and len(kinds) > 2 and node.type.dtype in op_named(node.op).portable


def concat(editor: Editor, node: Node) -> int:
    """concat(a, b, c, d, …) → concat(concat(a, b), concat(c, d), …), and so on"""
    level = node.sources
    while len(level) > 1:
        pairs = zip_longest(level[::2], level[1::2], fillvalue=ABSENT)
        level = tuple([_joined(editor, node, pair) for pair in pairs])
    return level[0]


def _joined(editor: Editor, node: Node, pair: tuple[int, int]) -> int:
    if ABSENT in pair:
        return pair[0]
    axis, shape = _axis(node), list(node.type.shape)
    shape[axis] = sum(editor.type_of(source).shape[axis] for source in pair)
    return editor.add(node.op, pair, (node.type.with_shape(tuple(shape)), node.attribute_map()))


def _axis(node: Node) -> int:
    axis = node.attribute_map().get("axis", 0)
    return int(axis) % node.type.rank  # type: ignore[arg-type]  # the row declares an integer
