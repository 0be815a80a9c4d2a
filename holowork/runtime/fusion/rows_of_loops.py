"""How long the rows of a loop are, and which ops may be computed in short ones."""

from holowork.ir import Node, TensorType
from holowork.runtime.fusion.joining import ops_of

LEAST_ROW = 6
"""Elements of a row from which on it takes no longer alone than with its neighbours in a vector.

Measured on Sapphire Rapids with gelu: rows of 3 take 1.5 times as long, rows of 7 no longer.
"""
QUICK = frozenset(
    {
        *("add", "sub", "mul", "div", "min", "max", "neg", "abs", "relu", "sqrt", "cast", "where", "clip"),
        *("expand", "dequantize", "equal", "less", "greater", "less_or_equal", "greater_or_equal"),
    }
)
"""Ops of a few instructions, which a row of few elements does not delay."""


def is_quick(node: Node) -> bool:
    """Whether a node and all that it has taken in are of a few instructions."""
    return QUICK.issuperset(ops_of(node))


def row(kind: TensorType, shape: tuple[int, ...]) -> int:
    """Elements side by side that a tensor has, or has one for, where it broadcasts to some extents."""
    own = (1,) * (len(shape) - kind.rank) + kind.shape
    count, is_one = 1, None
    for extent, held in zip(reversed(shape), reversed(own), strict=False):
        if extent != 1 and is_one not in {None, held == 1}:
            break
        is_one = held == 1 if extent != 1 else is_one
        count *= extent
    return count
