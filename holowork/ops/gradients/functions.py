"""Gradients of functions of one operand."""

from collections.abc import Callable, Mapping
from math import pi, sqrt

from holowork.ops.gradients.step import Rule, Step, each
from holowork.ops.tensor import Tensor

_SELU_SCALE, _SELU_ALPHA = 1.0507009873554805, 1.6732632423543772
_GELU_SCALE, _GELU_CUBIC = sqrt(2 / pi), 0.044715


def _sloped(slope: Callable[[Tensor, Tensor], Tensor]) -> Rule:
    """g times a slope, from x and f(x)."""
    return each(lambda step: step.gradient * slope(step.x, step.result))


def _over(divisor: Callable[[Tensor, Tensor], Tensor]) -> Rule:
    """g over one over the slope, from x and f(x)."""
    return each(lambda step: step.gradient / divisor(step.x, step.result))


def _relu(step: Step) -> Tensor:
    """g where x > 0"""
    return (step.x > 0.0).where(step.gradient, 0.0)


def silu_slope(x: Tensor) -> Tensor:
    """σ(x)·(1 + x·(1 − σ(x)))"""
    share = x.sigmoid()
    return share * (1.0 + x * (1.0 - share))


def _selu(x: Tensor, _: Tensor) -> Tensor:
    """scale where x > 0, else scale·alpha·eˣ"""
    falling = x.min(0.0).exp() * (_SELU_SCALE * _SELU_ALPHA)
    return (x > 0.0).where(_SELU_SCALE, falling)


def _gelu_tanh(x: Tensor) -> Tensor:
    """½(1 + t) + ½x(1 − t²)·u′, t = tanh u, u = √(2/π)·(x + 0.044715·x³)"""
    square = x * x
    t = (x * (1.0 + square * _GELU_CUBIC) * _GELU_SCALE).tanh()
    inner = (1.0 + square * (3 * _GELU_CUBIC)) * _GELU_SCALE
    return (1.0 + t) * 0.5 + x * 0.5 * (1.0 - t) * (1.0 + t) * inner


def _gelu_erf(x: Tensor) -> Tensor:
    """½(1 + erf(x / √2)) + x·exp(−x²/2) / √(2π)"""
    share = ((x * sqrt(0.5)).erf() + 1.0) * 0.5
    return share + x * (x * x * -0.5).exp() * (1 / sqrt(2 * pi))


_GELUS: Mapping[str, Callable[[Tensor], Tensor]] = {"tanh": _gelu_tanh, "none": _gelu_erf}


def _gelu(step: Step) -> Tensor:
    return step.gradient * _GELUS[step.attributes["approximate"]](step.x)


def _root_of_rest(x: Tensor, _: Tensor) -> Tensor:
    """√(1 − x²)"""
    return ((1.0 - x) * (1.0 + x)).sqrt()


FUNCTIONS: Mapping[str, Rule] = {
    "relu": each(_relu),
    "sigmoid": _sloped(lambda _, y: y * (1.0 - y)),
    "tanh": _sloped(lambda _, y: (1.0 - y) * (1.0 + y)),
    "gelu": each(_gelu),
    "silu": _sloped(lambda x, _: silu_slope(x)),
    "elu": _sloped(lambda x, _: x.min(0.0).exp()),
    "selu": _sloped(_selu),
    "exp": _sloped(lambda _, y: y),
    "log": _over(lambda x, _: x),
    "log1p": _over(lambda x, _: x + 1.0),
    "sqrt": _over(lambda _, y: y * 2.0),
    "reciprocal": _sloped(lambda _, y: -y * y),
    "sin": _sloped(lambda x, _: x.cos()),
    "cos": _sloped(lambda x, _: -x.sin()),
    "tan": _sloped(lambda _, y: y * y + 1.0),
    "asin": _over(_root_of_rest),
    "acos": _over(lambda x, y: -_root_of_rest(x, y)),
    "atan": _over(lambda x, _: x * x + 1.0),
    "erf": _sloped(lambda x, _: (-x * x).exp() * (2 / sqrt(pi))),
}
"""The rules by op; relu has no slope at 0."""
