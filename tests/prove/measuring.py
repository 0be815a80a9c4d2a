"""How far the transcendental functions are from the truth, on every f32 or on evenly spread ones.

The truth is the f64 function of NumPy or of the C library: its own error is some 2⁻²⁸ ulp of an f32.
"""

import math
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holowork.ops import arithmetic as exact
from holowork.ops.arithmetic import FUSED, STRICT, Numerics

Array = NDArray[Any]

CHUNK = 1 << 14
ALL = 1 << 32
ULP_EXPONENT = np.int64(23 << 52)


@dataclass(frozen=True, kw_only=True)
class Claim:
    """`function` is within `ulp` of `truth`; below −1 within `absolute` instead, where that is given."""

    function: Callable[[Array, Numerics], Array]
    truth: Callable[[Array], Array]
    ulp: float
    absolute: float | None = None


@dataclass(frozen=True, kw_only=True)
class Measured:
    """The largest errors of a function, and where they were found."""

    name: str
    numerics: str
    values: int
    ulp: float = 0.0
    at: float = field(default=math.nan)
    absolute: float = 0.0
    absolute_at: float = field(default=math.nan)


def _sigmoid(x: Array) -> Array:
    small = np.exp(-np.abs(x))
    return np.where(x < 0, small, 1.0) / (1.0 + small)


def _libm(function: Callable[[float], float]) -> Callable[[Array], Array]:
    return lambda x: np.array([function(value) for value in x.tolist()], np.float64)


def _erf(x: Array) -> Array:
    """erf, by its series where two terms are enough."""
    if np.all(np.abs(x) < 2.0**-12):
        return 2.0 / math.sqrt(math.pi) * (x - x * x * x / 3.0)
    return np.sign(x) if np.all(np.abs(x) > 6.0) else _libm(math.erf)(x)


def _gelu_erf(x: Array) -> Array:
    if np.all(np.abs(x) < 2.0**-12):
        return 0.5 * x * (1.0 + _erf(x / math.sqrt(2.0)))
    if np.all(np.abs(x) > 9.0):
        return np.maximum(x, 0.0)
    return np.where(x == -np.inf, 0.0, 0.5 * x) * _libm(math.erfc)(-x / math.sqrt(2.0))


def _gelu(x: Array) -> Array:
    return _weighted(x, 2.0 * math.sqrt(2.0 / math.pi) * (x + 0.044715 * x * x * x))


def _weighted(x: Array, u: Array) -> Array:
    return np.where(x == -np.inf, 0.0, x) * _sigmoid(u)


def _elu(x: Array) -> Array:
    return np.where(x < 0, np.expm1(x), x)


def _selu(x: Array) -> Array:
    return 1.0507009873554805 * np.where(x < 0, 1.6732632423543772 * np.expm1(x), x)


CLAIMS = {
    "exp": Claim(function=exact.exp, truth=np.exp, ulp=2),
    "expm1": Claim(function=exact.expm1, truth=np.expm1, ulp=2),
    "log": Claim(function=exact.log, truth=np.log, ulp=2),
    "log1p": Claim(function=exact.log1p, truth=np.log1p, ulp=2),
    "tanh": Claim(function=exact.tanh, truth=np.tanh, ulp=2),
    "sigmoid": Claim(function=exact.sigmoid, truth=_sigmoid, ulp=2),
    "erf": Claim(function=exact.erf, truth=_erf, ulp=2),
    "sin": Claim(function=exact.sin, truth=np.sin, ulp=2),
    "cos": Claim(function=exact.cos, truth=np.cos, ulp=2),
    "tan": Claim(function=exact.tan, truth=np.tan, ulp=2),
    "asin": Claim(function=exact.asin, truth=np.arcsin, ulp=3),
    "acos": Claim(function=exact.acos, truth=np.arccos, ulp=3),
    "atan": Claim(function=exact.atan, truth=np.arctan, ulp=2),
    "gelu": Claim(function=exact.gelu, truth=_gelu, ulp=4, absolute=2.0**-22),
    "gelu_erf": Claim(function=exact.gelu_erf, truth=_gelu_erf, ulp=4, absolute=2.0**-22),
    "silu": Claim(function=exact.silu, truth=lambda x: _weighted(x, x), ulp=4, absolute=2.0**-22),
    "elu": Claim(function=exact.elu, truth=_elu, ulp=2),
    "selu": Claim(function=exact.selu, truth=_selu, ulp=3),
}


def measure(name: str, stride: int = 1, numerics: Numerics = FUSED) -> Measured:
    """The largest errors of a function over every `stride`-th bit pattern of f32."""
    claim = CLAIMS[name]
    ulp, absolute = (0.0, math.nan), (0.0, math.nan)
    for x in _walk(stride):
        with np.errstate(all="ignore"):
            truth = claim.truth(x.astype(np.float64))
        errors = _errors(claim.function(x, numerics), truth)
        is_absolute = (x < -1) if claim.absolute is not None else np.zeros(x.shape, np.bool_)
        ulp = max(ulp, _worst(x, np.where(is_absolute, 0.0, errors / _spacing(truth))))
        absolute = max(absolute, _worst(x, np.where(is_absolute, errors, 0.0)))
    return Measured(
        name=name,
        numerics=numerics.name,
        values=-(-ALL // stride),
        ulp=ulp[0],
        at=ulp[1],
        absolute=absolute[0],
        absolute_at=absolute[1],
    )


def pairs(count: int, seed: int) -> tuple[Array, Array]:
    """Random bases and exponents whose power is mostly finite, of all magnitudes."""
    random = np.random.default_rng(seed)
    base = np.exp2(random.uniform(-149.0, 128.0, count)).astype(np.float32)
    limit = 150.0 / np.maximum(np.abs(np.log2(base.astype(np.float64))), 1e-3)
    return base, (random.uniform(-1.0, 1.0, count) * limit).astype(np.float32)


def ulp_errors(found: Array, truth: Array) -> Array:
    """The distance of f32 values from f64 ones, in units of the f32 spacing at the latter."""
    return _errors(found, truth) / _spacing(truth)


def _walk(stride: int) -> Iterator[Array]:
    steps = np.arange(CHUNK, dtype=np.int64) * stride
    for start in range(0, ALL, CHUNK * stride):
        bits = steps + start
        yield bits[bits < ALL].astype(np.uint32).view(np.float32)


def _errors(found: Array, truth: Array) -> Array:
    """|found − truth|: 0 where both are NaN or both have left the range, ∞ where one is NaN.

    A result that alone has left the range counts as 2¹²⁸, the next number if there were one.
    """
    with np.errstate(all="ignore"):
        beyond = np.isinf(found) & (np.abs(truth) >= 2.0**128 * (1.0 - 2.0**-25))
        is_same = (found == truth) | (beyond & (np.sign(found) == np.sign(truth)))
        reached = np.where(np.isinf(found), np.copysign(np.float64(2.0**128), found), found)
        errors = np.where(is_same | (np.isnan(found) & np.isnan(truth)), 0.0, np.abs(reached - truth))
    return np.where(np.isnan(errors), np.inf, errors)


def _spacing(truth: Array) -> Array:
    """The distance between neighbouring f32 at f64 values."""
    power = (truth.view(np.int64) & np.int64(0x7FF << 52)) - ULP_EXPONENT
    powers: Array = np.maximum(power, 0)
    return np.maximum(powers.view(np.float64), 2.0**-149)


def _worst(x: Array, errors: Array) -> tuple[float, float]:
    place = int(np.argmax(errors))
    return float(errors[place]), float(x[place])


def error_table(stride: int) -> Iterator[str]:
    """A table of the largest errors over every `stride`-th f32, in both numeric modes."""
    yield "| function | claim | fused | strict | absolute below −1 |"
    yield "| --- | --- | --- | --- | --- |"
    for name, claim in CLAIMS.items():
        fused, strict = (measure(name, stride, mode) for mode in (FUSED, STRICT))
        absolute = max(fused.absolute, strict.absolute)
        below = f"2^{math.log2(absolute):.1f}" if claim.absolute else ""
        yield f"| `{name}` | {claim.ulp:g} ulp | {fused.ulp:.2f} | {strict.ulp:.2f} | {below} |"


if __name__ == "__main__":
    print(*error_table(int(sys.argv[1])), sep="\n")
