"""Elisions of movement: what moves nothing, two moves that are one, reshapes as the relabelling they are.

Why each is sound. These ops compute nothing: an element of the result is an element of x with all its bits,
NaN payloads included, and two index maps after one another are one index map.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from holowork.compiler.uniform import SPREADING
from holowork.compiler.wire import is_portable
from holowork.ir import CONST, Attribute, Node, TensorType
from holowork.ops import canonical, from_bytes, op_named
from holowork.passes import Condition, Match, Rewrite, behind, node, op, rewrite

Given = Mapping[str, Any]


def _x(match: Match) -> TensorType:
    return match.editor.type_of(match["x"])


def _keeps_extents(match: Match) -> bool:
    return _x(match) == match.root.type


@rewrite(op(("reshape", "expand", "resize"), "x"), when=_keeps_extents)
def extents_kept(match: Match) -> int:
    """reshape(x) → x, to the extents that x has"""
    return match["x"]


def _adds_nothing(match: Match) -> bool:
    return not any(match.root.attribute_map().get("pads", ()))  # type: ignore[arg-type]  # the row declares a list


@rewrite(op("pad", "x"), when=_adds_nothing)
def nothing_added(match: Match) -> int:
    """pad(x) → x, by nothing on every side"""
    return match["x"]


@rewrite(op("concat", "x"))
def concat_of_one(match: Match) -> int:
    """concat(x) → x"""
    return match["x"]


@rewrite(op("where", "cond", "x", "x"))
def equal_branches(match: Match) -> int:
    """where(cond, x, x) → x"""
    return match["x"]


def _is_done_twice(match: Match) -> bool:
    return match.root.op == match.node("inner").op


@rewrite(op(SPREADING, op(SPREADING, "x", name="inner")), when=_is_done_twice)
def extents_of_extents(match: Match) -> Node:
    """reshape(reshape(x)) → reshape(x), expand(expand(x)) → expand(x), to the outer extents"""
    return replace(match.root, sources=(match["x"],))


def _order(given: Node, rank: int) -> tuple[int, ...]:
    """The axis of the operand behind each axis of a transpose."""
    perm = given.attribute_map().get("perm", ())
    return tuple(perm) or tuple(reversed(range(rank)))  # type: ignore[arg-type]  # the row declares a list


def _node(op_name: str, match: Match, given: Given) -> Node:
    """An op applied to x, its attributes in canonical form."""
    row = op_named(op_name)
    application = row.apply((_x(match),), given)
    return Node(
        op=op_name,
        sources=(match["x"],),
        type=application.result,
        attributes=canonical(row, application),
        name=match.root.name,
    )


@rewrite(op("transpose", op("transpose", "x", name="inner")))
def transpose_of_transpose(match: Match) -> Node:
    """transpose(transpose(x)) → transpose(x)"""
    rank = _x(match).rank
    inner = _order(match.node("inner"), rank)
    return _node("transpose", match, {"perm": tuple(inner[axis] for axis in _order(match.root, rank))})


def _moves_no_element(match: Match) -> bool:
    x = _x(match)
    moved = [axis for axis in _order(match.root, x.rank) if x.shape[axis] != 1]
    return moved == sorted(moved) or not x.elements


def _is_a_portable_reshape(match: Match) -> bool:
    x, shape = _x(match), {"shape": match.root.type.shape}
    given = match.root.attribute_map()
    return is_portable("reshape", (x,), shape) or not is_portable("transpose", (x,), given)


RESHAPE_IS_SAID = Condition(text="the wire says reshapes of this element type", holds=_is_a_portable_reshape)


@rewrite(op("transpose", "x"), when=_moves_no_element, where=(RESHAPE_IS_SAID,))
def transpose_as_reshape(match: Match) -> Node:
    """transpose(x) → reshape(x), where only axes of one element change places"""
    return _node("reshape", match, {"shape": match.root.type.shape})


def _kept(given: Node, x: TensorType) -> tuple[range, ...]:
    """The indices that a slice keeps along each axis."""
    attributes: Given = given.attribute_map()
    starts, ends = attributes.get("starts", ()), attributes.get("ends", ())
    axes = attributes.get("axes") or range(len(starts))
    cuts = map(slice, starts, ends, attributes.get("steps") or (1,) * len(starts))
    chosen = dict(zip((axis % x.rank for axis in axes), cuts, strict=True))
    return tuple(range(dim)[chosen.get(axis, slice(None))] for axis, dim in enumerate(x.shape))


def _keeps_all(match: Match) -> bool:
    x = _x(match)
    return _kept(match.root, x) == tuple(map(range, x.shape))


@rewrite(op("slice", "x"), when=_keeps_all)
def slice_of_all(match: Match) -> int:
    """x[:] → x"""
    return match["x"]


@rewrite(op("slice", op("slice", "x", name="inner")))
def slice_of_slice(match: Match) -> Node:
    """x[a][b] → x[c], one range of indices along each axis"""
    x, inner = _x(match), match.node("inner")
    pairs = zip(_kept(inner, x), _kept(match.root, inner.type), strict=True)
    return _node("slice", match, _cuts([_composed(*pair) for pair in pairs], x))


def _composed(first: range, second: range) -> range:
    """The indices of `first` at the places `second`."""
    if not second:
        return range(0)
    start, step = first[second.start], first.step * second.step
    return range(start, start + step * len(second), step)


def _cuts(chosen: list[range], x: TensorType) -> dict[str, Attribute]:
    """The attributes of the slice that keeps these indices; before index 0 is −dim − 1."""
    ends = (-dim - 1 if one.stop < 0 else one.stop for one, dim in zip(chosen, x.shape, strict=True))
    return {
        "starts": tuple(one.start for one in chosen),
        "ends": tuple(ends),
        "steps": tuple(one.step for one in chosen),
    }


def _chooses_one_side(found: Node) -> bool:
    return found.op == CONST and found.constant is not None and len(_truths(found)) == 1


def _truths(found: Node) -> set[bool]:
    """Which answers a condition gives; NaN is not 0."""
    if found.constant is None or not found.type.elements or found.type.dtype.is_sub_byte:
        return set()
    with np.errstate(invalid="ignore"):  # a comparison with a signalling NaN
        elements = from_bytes(found.type, found.constant.data).reshape(-1) != 0
    first = bool(elements[0])
    return {first} if (elements == first).all() else {True, False}


@rewrite(op("where", node(_chooses_one_side, name="cond", through=SPREADING), "a", "b"))
def settled_choice(match: Match) -> int:
    """where(true, a, b) → a, where(false, a, b) → b"""
    chosen = _truths(behind(match.editor, match["cond"], SPREADING))
    return match["a"] if True in chosen else match["b"]


MOVEMENT: tuple[Rewrite, ...] = (
    extents_kept,
    nothing_added,
    concat_of_one,
    equal_branches,
    extents_of_extents,
    transpose_of_transpose,
    transpose_as_reshape,
    slice_of_all,
    slice_of_slice,
    settled_choice,
)
