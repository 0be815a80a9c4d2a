"""Elisions of functions upon functions: involutions, repetitions, bounds that hold already, casts.

Why each is sound. neg and bnot flip bits, succ and pred step around the same ring: done twice, there and
back, every bit is as it was. Rounded numbers are rounded, signs are signs, −0 and NaN stay what they are.
exp, sigmoid, relu and abs of floats give no negative number and no −0, so relu and abs have nothing to do;
of integers the smallest has no opposite, so abs may give it. A cast to a type that holds every value of the
one before loses nothing on its way: the second cast sees the same numbers.
"""

from collections.abc import Mapping
from dataclasses import replace

from holowork.compiler.wire import is_portable
from holowork.ir import Node
from holowork.ops import values_of
from holowork.passes import Condition, Match, Rewrite, op, rewrite
from kernels_ir import FLOATS, INTEGERS, DType

INVERSE: Mapping[str, str] = {"neg": "neg", "bnot": "bnot", "succ": "pred", "pred": "succ"}
"""For each op, the one that it undoes."""
_WHOLE = ("ceil", "floor", "round", "sign")
SETTLED: Mapping[str, tuple[str, ...]] = {
    "ceil": _WHOLE,
    "floor": _WHOLE,
    "round": _WHOLE,
    "sign": ("sign",),
    "relu": ("relu", "exp", "sigmoid", "abs"),
    "abs": ("abs", "relu", "exp", "sigmoid"),
}
"""For each op, those after which it has nothing to do."""
EXACT_UP_TO = {DType.F32: 1 << 24, DType.F16: 1 << 11, DType.BF16: 1 << 8}
"""The integer up to which a float type holds all of them."""


def _undoes(match: Match) -> bool:
    return INVERSE[match.root.op] == match.node("inner").op


@rewrite(op(tuple(INVERSE), op(tuple(INVERSE), "x", name="inner")), when=_undoes)
def done_and_undone(match: Match) -> int:
    """neg(neg(x)) → x, succ(pred(x)) → x"""
    return match["x"]


def _is_settled(match: Match) -> bool:
    return match.node("inner").op in SETTLED[match.root.op]


def _has_no_lone_sign(match: Match) -> bool:
    """abs gives a negative number for the smallest integer, which relu takes away."""
    pair = (match.root.op, match.node("inner").op)
    return pair != ("relu", "abs") or match.root.type.dtype not in INTEGERS


HAS_NO_LONE_SIGN = Condition(
    text="the elements are floats: the smallest integer is its own abs", holds=_has_no_lone_sign
)


_SETTLING = tuple(dict.fromkeys(inner for inners in SETTLED.values() for inner in inners))


@rewrite(op(tuple(SETTLED), op(_SETTLING, name="inner")), when=_is_settled, where=(HAS_NO_LONE_SIGN,))
def settled(match: Match) -> int:
    """relu(relu(x)) → relu(x), floor(round(x)) → round(x)"""
    return match["inner"]


def _has_sign(match: Match) -> bool:
    return match.root.type.dtype in FLOATS or values_of(match.root.type.dtype).start < 0


HAS_SIGN = Condition(text="the elements have a sign: −1 without one is the greatest", holds=_has_sign)


@rewrite(op("abs", op("neg", "x")), where=(HAS_SIGN,))
def sign_lost(match: Match) -> Node:
    """abs(neg(x)) → abs(x)"""
    return replace(match.root, sources=(match["x"],))


def _keeps_type(match: Match) -> bool:
    return match.editor.type_of(match["x"]) == match.root.type


@rewrite(op("cast", "x"), when=_keeps_type)
def cast_to_itself(match: Match) -> int:
    """cast(x) → x, to the type that x has"""
    return match["x"]


def holds_all(wide: DType, narrow: DType) -> bool:
    """Whether one element type has every value of another, −0, infinities and NaN included."""
    if narrow in FLOATS:
        return wide in {narrow, DType.F32}
    held = values_of(narrow)
    if wide in FLOATS:
        return -EXACT_UP_TO[wide] <= held.start and held.stop - 1 <= EXACT_UP_TO[wide]
    return values_of(wide).start <= held.start and held.stop <= values_of(wide).stop


def _loses_nothing(match: Match) -> bool:
    return holds_all(match.node("inner").type.dtype, match.editor.type_of(match["x"]).dtype)


def _is_said(match: Match) -> bool:
    """Either what replaces the casts is portable, or one of them was not."""
    x, given = match.editor.type_of(match["x"]), match.root.attribute_map()
    inner = match.node("inner")
    pair = ((x, inner.attribute_map()), (inner.type, given))
    return is_portable("cast", (x,), given) or not all(is_portable("cast", (k,), a) for k, a in pair)


LOSES_NOTHING = Condition(text="the type between holds every value of x", holds=_loses_nothing)
IS_SAID = Condition(text="the wire says the one cast where it says the two", holds=_is_said)


@rewrite(op("cast", op("cast", "x", name="inner")), where=(LOSES_NOTHING, IS_SAID))
def cast_of_cast(match: Match) -> Node:
    """cast(cast(x)) → cast(x), where the type between holds every value of x"""
    return replace(match.root, sources=(match["x"],))


FUNCTIONS: tuple[Rewrite, ...] = (done_and_undone, settled, sign_lost, cast_to_itself, cast_of_cast)
