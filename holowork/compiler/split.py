"""Concats of many tensors, as a tree of concats of two where the peer's call can say those."""

from itertools import zip_longest
from math import prod

from holowork.ir import ABSENT, Node
from holowork.ops import op_named
from holowork.passes import Condition, Editor, Match, op, rewrite


def _are_many(match: Match) -> bool:
    return len(match.root.sources) > 2


def _are_runs(match: Match) -> bool:
    node, editor = match.root, match.editor
    parts_are_whole = prod(node.type.shape[: _axis(node)]) == 1
    return parts_are_whole and all(editor.type_of(source).elements for source in node.sources)


def _is_said(match: Match) -> bool:
    return match.root.type.dtype in op_named("concat").portable


ARE_RUNS = Condition(text="its parts are runs of bytes, none of them empty", holds=_are_runs)
IS_SAID = Condition(text="the wire says concats of this element type", holds=_is_said)


@rewrite(op("concat"), when=_are_many, where=(ARE_RUNS, IS_SAID))
def concat(match: Match) -> int:
    """concat(a, b, c, d, …) → concat(concat(a, b), concat(c, d), …), and so on"""
    editor, node = match.editor, match.root
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
