"""Arithmetic, comparisons and bits."""

from functools import reduce

import numpy as np

from holowork.importers.onnx.recipe import Build, Recipe, composed, direct
from holowork.importers.onnx.recipes.forms import op, present
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor
from kernels_ir import DType

_WHOLE = 1 << 20
"""Exponents up to which floats that are whole are taken for integers."""


def _folded(name: str) -> Build:
    """Any number of operands, two at a time from the left."""

    def build(step: Step) -> Results:
        return reduce(lambda a, b: step.graph.op(name, a, b), present(step))

    return build


def _mean(step: Step) -> Results:
    operands = present(step)
    return reduce(lambda a, b: a + b, operands) / step.scalar(float(len(operands)), operands[0])


def _mod(step: Step) -> Results:
    a, b = step[0], step[1]
    if not step.attribute("fmod", 0):
        return a.mod(b)
    if not a.dtype.is_float:
        return a - (a / b) * b
    size = a.abs().mod(b.abs())  # the remainder of the absolute values has the sign of neither
    return step.graph.where(a.less(step.scalar(0.0, a)), -size, size)


def _pow(step: Step) -> Results:
    base, exponent = step[0], step[1]
    if exponent.dtype is base.dtype:
        return base.pow(exponent)
    if not base.dtype.is_float and exponent.dtype.is_float:
        known = step.around.known.of(exponent)
        if known is not None and bool((np.rint(known.clip(-_WHOLE, _WHOLE)) == known).all()):
            return base.pow(step.graph.const(known.astype(np.int64)).astype(base.dtype))
        return base.astype("f32").pow(exponent.astype("f32")).astype(base.dtype)
    return base.pow(exponent.astype(base.dtype))


def _not(step: Step) -> Results:
    if step.x.dtype is not DType.BOOL:
        step.refuse("bool", step.x.dtype)
    return step.x.bnot()


def _is_inf(step: Step) -> Results:
    x, infinity = step.x, step.scalar(float("inf"), step.x)
    signs = (("detect_positive", infinity), ("detect_negative", -infinity))
    found = [x.equal(bound) for name, bound in signs if step.attribute(name, 1)]
    nowhere = step.graph.const(np.zeros((), bool)).expand(x.shape)
    return reduce(lambda a, b: a.or_(b), found) if found else nowhere


def _clip(step: Step) -> Results:
    """Bounds as attributes until opset 10, as operands after."""
    low, high = _bound(step, "min", 1), _bound(step, "max", 2)
    floor = step.x if low is None else step.x.max(low)
    return floor if high is None else floor.min(high)


def _bound(step: Step, name: str, place: int) -> Tensor | None:
    if name in step.attributes:
        return step.scalar(float(step.attributes[name]), step.x)
    return step.get(place)


def _shifted(step: Step) -> Results:
    """x·2ⁿ or ⌊x / 2ⁿ⌋ of numbers without a sign."""
    x, by = step[0], step[1]
    two = step.graph.const(2, dtype=x.dtype)
    power = two.pow(by)
    direction = step.required("direction")
    return x * power if direction == "LEFT" else x / power


ARITHMETIC: tuple[Recipe, ...] = (
    direct("Add", op("add")),
    direct("Sub", op("sub")),
    direct("Mul", op("mul")),
    direct("Div", op("div"), "integers are cut off toward zero"),
    direct("Mod", _mod, "fmod=1 is composed"),
    direct("Pow", _pow, "an exponent of another type is cast"),
    direct("Max", _folded("max")),
    direct("Min", _folded("min")),
    composed("Sum", _folded("add")),
    composed("Mean", _mean),
    direct("Neg", op("neg")),
    direct("Abs", op("abs")),
    direct("Sign", op("sign")),
    direct("Clip", _clip),
    direct("Equal", op("equal")),
    direct("Less", op("less")),
    direct("LessOrEqual", op("less_or_equal")),
    direct("Greater", op("greater")),
    direct("GreaterOrEqual", op("greater_or_equal")),
    direct("IsNaN", op("is_nan")),
    composed("IsInf", _is_inf),
    direct("And", op("and")),
    direct("Or", op("or")),
    direct("Xor", op("xor")),
    direct("Not", _not),
    direct("BitwiseAnd", op("and")),
    direct("BitwiseOr", op("or")),
    direct("BitwiseXor", op("xor")),
    direct("BitwiseNot", op("bnot")),
    composed("BitShift", _shifted, "of numbers without a sign"),
)
