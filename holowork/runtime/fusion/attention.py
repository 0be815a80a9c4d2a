"""attention: softmax(factor·q·kᵀ + mask)·v is one kernel, whose scores are never in memory as a whole."""

from collections.abc import Callable
from math import prod

from holowork.ir import Graph, Node
from holowork.passes import Condition, Match, Pass, Pattern, Rewrite, op, private, rewrite, rewriting
from holowork.runtime.fusion.joining import absorbed, application, form_of, joined
from kernels_ir import DType

ATTENTION = "attention"
"""What the kernel of a joined node is, as its attribute `form` says."""
NOTE = "every score is rounded as each op rounds it, and weights are summed by the tree that softmax has"
_TURNED = op("transpose", "k", name="turned")
_PRODUCT = op("matmul", "q", _TURNED, name="product")
_SCALE = op("expand", "scale", name="repeated")


def _inner(match: Match) -> tuple[str, ...]:
    return tuple(name for name in ("turned", "product", "scaled", "scores", "weights") if name in match.bound)


def _is_f32(match: Match) -> bool:
    named = (match.node(name) for name in (*_inner(match), "v"))
    return all(found.type.dtype is DType.F32 and not form_of(found) for found in named)


def _is_along_keys(match: Match) -> bool:
    found = application(match.editor, match.node("weights"))
    if found is None:
        return False
    x, axis = found.operand(0).shape, found.integer("axis")
    keys = match.node("turned").type.shape[-1]
    return x[axis] == keys and prod(x[axis % len(x) + 1 :]) == 1


def _has_own_keys(match: Match) -> bool:
    """Whether nothing is repeated for several heads."""
    shapes = [match.node(name).type.shape for name in ("product", "turned", "v", "root")]
    return len({prod(shape[:-2]) for shape in shapes}) == 1 and all(len(shape) > 1 for shape in shapes)


def _is_as_wide(match: Match) -> bool:
    return match.node("v").type.shape[-1] == match.node("turned").type.shape[-2]


def _has_one_scale(match: Match) -> bool:
    return "scale" not in match.bound or match.node("scale").type.elements == 1


def _has_one_mask(match: Match) -> bool:
    """Whether a mask has an element for each row and each key, of all heads alike."""
    if "mask" not in match.bound:
        return True
    found = match.node("mask")
    rows, keys = match.node("root").type.shape[-2], match.node("turned").type.shape[-1]
    if found.op != "expand":
        return found.type.elements == rows * keys
    source = match.editor[found.sources[0]].type
    own = (*(1,) * (2 - source.rank), *source.shape)
    return own[-2:] == (rows, keys) and source.elements == rows * keys


def _has_elements(match: Match) -> bool:
    return match.root.type.elements > 0 and match.node("turned").type.elements > 0


_WHERE = (
    private("weights"),
    private("product"),
    private("turned"),
    Condition(text="all is f32, and rounded nowhere else", holds=_is_f32),
    Condition(text="softmax goes along the keys", holds=_is_along_keys),
    Condition(text="every head has keys and values of its own", holds=_has_own_keys),
    Condition(text="values are as wide as keys", holds=_is_as_wide),
    Condition(text="the scale is one number", holds=_has_one_scale),
    Condition(text="the mask is one matrix of rows and keys, for all heads", holds=_has_one_mask),
    Condition(text="there are elements", holds=_has_elements),
)


def _fused(match: Match) -> Node:
    repeated = tuple(name for name in ("repeated",) if name in match.bound)
    is_repeated = "mask" in match.bound and match.node("mask").op == "expand"
    return joined(match, *_inner(match), *repeated, *("mask",) * is_repeated, form=ATTENTION)


def _rule(scores: Pattern, *, inner: tuple[str, ...] = ()) -> Callable[[Callable[[Match], Node]], Rewrite]:
    """A rewrite of the function below: softmax of these scores, times values."""
    pattern = op("matmul", op("softmax", scores, name="weights"), "v")
    return rewrite(pattern, where=(*map(private, inner), *_WHERE), note=NOTE)


def _scaled(name: str) -> tuple[Pattern, Pattern]:
    """Products by one number, from either side, and over one."""
    return (
        op("mul", _PRODUCT, _SCALE, name=name, commutes=True),
        op("div", _PRODUCT, _SCALE, name=name),
    )


@_rule(_PRODUCT)
def plain(match: Match) -> Node:
    """softmax(q·kᵀ)·v → attention"""
    return _fused(match)


@_rule(_scaled("scores")[0], inner=("scores",))
def scaled(match: Match) -> Node:
    """softmax(q·kᵀ·c)·v → attention"""
    return _fused(match)


@_rule(_scaled("scores")[1], inner=("scores",))
def divided(match: Match) -> Node:
    """softmax(q·kᵀ / c)·v → attention"""
    return _fused(match)


@_rule(op("add", _PRODUCT, "mask", name="scores", commutes=True), inner=("scores",))
def masked(match: Match) -> Node:
    """softmax(q·kᵀ + m)·v → attention"""
    return _fused(match)


@_rule(op("add", _scaled("scaled")[0], "mask", name="scores", commutes=True), inner=("scaled", "scores"))
def scaled_and_masked(match: Match) -> Node:
    """softmax(q·kᵀ·c + m)·v → attention"""
    return _fused(match)


@_rule(op("add", _scaled("scaled")[1], "mask", name="scores", commutes=True), inner=("scaled", "scores"))
def divided_and_masked(match: Match) -> Node:
    """softmax(q·kᵀ / c + m)·v → attention"""
    return _fused(match)


FUSED_ATTENTION: Pass[Graph] = Pass(
    name="attention",
    summary="Compute scores, weights and what they weigh in one kernel.",
    exact=True,
    transform=rewriting(plain, scaled, divided, masked, scaled_and_masked, divided_and_masked, tidy=absorbed),
)
