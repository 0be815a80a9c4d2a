"""Convolutions of f32, and what follows them in the kernels that compute them."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from math import prod

from holowork.ops.application import Application
from holowork.ops.kernels.tails import Shape, Tail
from holowork.ops.windows import Windows
from kernels_ir import DType, Epilogue, Place, broadcast_strides, operand

_AXES = ("image", "channel")


@dataclass(frozen=True, kw_only=True)
class Filtered:
    """A convolution of f32 in groups, its windows, and what follows it."""

    application: Application
    windows: Windows
    tail: Tail | None = None

    @cached_property
    def outs(self) -> tuple[int, ...]:
        """Rows and columns of the result."""
        return self.application.result.shape[2:]

    @property
    def groups(self) -> int:
        """The groups of channels."""
        return self.application.integer("groups")

    @property
    def depth(self) -> int:
        """Taps of a filter."""
        return prod(self.application.operand(1).shape[1:])

    @property
    def filters(self) -> int:
        """Filters of a group."""
        return self.application.operand(1).shape[0] // self.groups


@dataclass(frozen=True, kw_only=True)
class Following:
    """A tail as the epilogue of a kernel, and the places and steps of its operands."""

    epilogue: Epilogue | None = None
    places: Mapping[str, Place]
    sizes: Mapping[str, int]


def following(application: Application, tail: Tail | None) -> Following:
    """What follows images, channels and places; nothing where there is no tail."""
    if tail is None:
        return Following(places={}, sizes={})
    steps = [broadcast_strides(kind.shape, tail.result.shape) for kind in tail.extras]
    first = len(application.operands)
    return Following(
        epilogue=_epilogue(tail, steps),
        places={f"x{index}": operand(first + index) for index in range(len(steps))},
        sizes={
            f"x{index}_{axis}": step
            for index, each in enumerate(steps)
            for axis, step in zip(_AXES, each, strict=False)
        },
    )


def _epilogue(tail: Tail, steps: list[Shape]) -> Epilogue:
    return Epilogue(
        product=DType.F32,
        expression=tail.expression,
        result=tail.result.dtype,
        operands=tuple(kind.dtype for kind in tail.extras),
        uniform=tuple(each[-1] == 0 for each in steps),
    )
