"""Forms that many recipes share."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from holowork.importers.onnx.recipe import Build
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor
from kernels_ir import DType

Attributes = Callable[[Step], Mapping[str, Any]]


def present(step: Step) -> list[Tensor]:
    """The operands that are given; raises MalformedModel where there is none."""
    found = [operand for operand in step.operands if operand is not None]
    return found or [step.x]


def op(name: str, attributes: Attributes = lambda step: {}) -> Build:
    """One op of ours on the same operands, with attributes that are read from the step."""

    def build(step: Step) -> Results:
        return step.graph.op(name, *step.operands, **attributes(step))

    return build


def extreme_of(dtype: DType, *, is_least: bool) -> float:
    """The least or the greatest number of an element type."""
    if dtype.is_float:
        return float("-inf" if is_least else "inf")
    bits = dtype.bits - (dtype.text[0] == "i")
    if is_least:
        return -(1 << bits) if dtype.text[0] == "i" else 0
    return 1 if dtype is DType.BOOL else (1 << bits) - 1


def zero_of(x: Tensor) -> Tensor:
    """0 in the element type of a tensor, false where that is bool."""
    return x.graph.const(np.zeros((), np.bool_)) if x.dtype is DType.BOOL else x.graph.const(0, dtype=x.dtype)
