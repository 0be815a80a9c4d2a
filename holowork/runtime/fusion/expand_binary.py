"""expand-binary: what a binary op reads again and again along axes is not repeated in memory first."""

from holowork.ir import Graph, Node
from holowork.passes import Condition, Match, Pass, op, rewrite, rewriting
from holowork.runtime.fusion.joining import ELEMENTWISE, EXPAND, absorbed, joined, same_elements
from kernels_ir import STORED

BINARY = ("add", "sub", "mul", "div", "min", "max")
"""The ops whose operands are repeated most often, as broadcasting says it."""
NOTE = "the elements that are read are those of the copy"


def _has_extents(name: str) -> Condition:
    return Condition(
        text=f"{name} has the extents of the result",
        holds=lambda match: match.node(name).type.shape == match.root.type.shape,
    )


def _is_of_bytes(match: Match) -> bool:
    return match.root.type.dtype in STORED


OF_BYTES = Condition(text="elements are whole bytes", holds=_is_of_bytes)


@rewrite(
    op(BINARY, op(EXPAND, "x", name="left"), op(EXPAND, "y", name="right")),
    where=(OF_BYTES, *map(same_elements, ("left", "right")), *map(_has_extents, ("left", "right"))),
    note=NOTE,
)
def both_operands(match: Match) -> Node:
    """expand(x) ∘ expand(y) → one kernel"""
    return joined(match, "left", "right", form=ELEMENTWISE)


@rewrite(
    op(BINARY, op(EXPAND, "x", name="repeated"), "other", commutes=True),
    where=(OF_BYTES, same_elements("repeated"), _has_extents("repeated")),
    note=NOTE,
)
def one_operand(match: Match) -> Node:
    """expand(x) ∘ y → one kernel"""
    return joined(match, "repeated", form=ELEMENTWISE)


EXPAND_BINARY: Pass[Graph] = Pass(
    name="expand-binary",
    summary="Read what is repeated along axes where a binary op needs it.",
    exact=True,
    transform=rewriting(both_operands, one_operand, tidy=absorbed),
)
