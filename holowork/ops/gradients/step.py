"""One node on the way back from a loss, and the form of a rule for it."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from holowork.core import OpError
from holowork.ops.tensor import Tensor


class NoGradient(OpError):
    """The way from a loss leads through an op without a rule, or without one for its attributes."""

    def __init__(self, op: str, place: str, reason: str) -> None:
        found = f"found {op!r} ({place}), {reason}"
        super().__init__(
            f"backward: expected a differentiable op, {found}; or end the way at it with stop=[…]"
        )
        self.op = op
        self.place = place
        self.reason = reason


@dataclass(frozen=True, kw_only=True)
class Step:
    """A node: its operands (None for one left out), its attributes, its result, the gradient of the result.

    Where the op computes, 16-bit tensors are widened to f32 here, and what a rule gives is narrowed once.
    """

    operands: tuple[Tensor | None, ...]
    attributes: dict[str, Any]
    result: Tensor
    gradient: Tensor

    def operand(self, place: int) -> Tensor:
        """An operand that is there; raises IndexError for one that is left out."""
        found = self.operands[place]
        if found is None:
            raise IndexError(place)
        return found

    def has(self, place: int) -> bool:
        """Whether an operand is given."""
        return place < len(self.operands) and self.operands[place] is not None

    @property
    def x(self) -> Tensor:
        """The first operand."""
        return self.operand(0)

    @property
    def y(self) -> Tensor:
        """The second operand."""
        return self.operand(1)


Part = Callable[[Step], Tensor]
"""From a step to the gradient of one operand, which may still have the extents of the result."""
Rule = Callable[[Step, int], Tensor | None]
"""The same for the operand at a place; None where the result is flat in it, or changes in jumps."""


def each(*parts: Part) -> Rule:
    """A rule with a formula for each of the operands in order; the result is flat in those that follow."""

    def rule(step: Step, place: int) -> Tensor | None:
        return parts[place](step) if place < len(parts) else None

    return rule


flat: Rule = each()
"""The rule of steps, signs and comparisons."""


def expanded(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """The tensor broadcast to a shape."""
    return tensor if tensor.shape == shape else tensor.graph.op("expand", tensor, shape=shape)


def reshaped(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """The same elements in other extents."""
    return tensor if tensor.shape == shape else tensor.graph.op("reshape", tensor, shape=shape)


def summed_to(tensor: Tensor, shape: tuple[int, ...]) -> Tensor:
    """The sum over the axes along which `shape` would be repeated to become that of the tensor."""
    extra = tensor.ndim - len(shape)
    aligned = (1,) * extra + shape
    repeated = [
        axis for axis, pair in enumerate(zip(aligned, tensor.shape, strict=True)) if pair[0] != pair[1]
    ]
    axes = (*range(extra), *(axis for axis in repeated if axis >= extra))
    return reshaped(tensor.reduce_sum(axes=axes) if axes else tensor, shape)
