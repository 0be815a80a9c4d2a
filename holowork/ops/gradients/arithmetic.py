"""Gradients of arithmetic, of choices, and of ops that bring values between bounds."""

from collections.abc import Callable, Mapping

from holowork.ops.gradients.step import Part, Rule, Step, each, flat
from holowork.ops.tensor import Tensor


def _whole(step: Step) -> Tensor:
    """g"""
    return step.gradient


def _opposite(step: Step) -> Tensor:
    """−g"""
    return -step.gradient


def _div_by(step: Step) -> Tensor:
    """−g·(a / b) / b"""
    return -step.gradient * step.result / step.y


def _pow_base(step: Step) -> Tensor:
    """g·b·aᵇ⁻¹, 0 where b is 0"""
    slope = step.y * step.x.pow(step.y - 1.0)
    return (step.y == 0.0).where(0.0, step.gradient * slope)


def _pow_exponent(step: Step) -> Tensor:
    """g·aᵇ·log a, 0 where a and b are such that aᵇ stays 0"""
    stays = (step.x == 0.0) & (step.y >= 0.0)
    return stays.where(0.0, step.gradient * step.result * step.x.log())


def _mod_by(step: Step) -> Tensor:
    """−g·⌊a / b⌋"""
    return -step.gradient * (step.x / step.y).floor()


def _prevailing(is_beyond: Callable[[Tensor, Tensor], Tensor]) -> Rule:
    """g where the operand prevails, half of it where both are equal."""

    def rule(step: Step, place: int) -> Tensor:
        own, other = step.operand(place), step.operand(1 - place)
        shared = (own == other).where(step.gradient * 0.5, 0.0)
        return is_beyond(own, other).where(step.gradient, shared)

    return rule


def _clip_lower(step: Step) -> Tensor | None:
    return step.operand(1) if step.has(1) else None


def _raised(step: Step) -> Tensor:
    """max(x, lo)"""
    lower = _clip_lower(step)
    return step.x if lower is None else step.x.max(lower)


def _clip_inner(step: Step) -> Tensor:
    """g where x lies within the bounds, on them too"""
    gradient, lower = step.gradient, _clip_lower(step)
    below = gradient if lower is None else (step.x >= lower).where(gradient, 0.0)
    return (_raised(step) <= step.operand(2)).where(below, 0.0) if step.has(2) else below


def _clip_from(step: Step) -> Tensor:
    """g where x is below lo, unless hi is below both"""
    lower = step.operand(1)
    raised = (step.x < lower).where(step.gradient, 0.0)
    return (lower <= step.operand(2)).where(raised, 0.0) if step.has(2) else raised


def _clip_to(step: Step) -> Tensor:
    """g where max(x, lo) is above hi"""
    return (_raised(step) > step.operand(2)).where(step.gradient, 0.0)


def _chosen(step: Step) -> Tensor:
    return _condition(step).where(step.gradient, 0.0)


def _left(step: Step) -> Tensor:
    return _condition(step).where(0.0, step.gradient)


def _condition(step: Step) -> Tensor:
    """The condition, of which only truth matters."""
    return step.x


def _where(step: Step, place: int) -> Tensor | None:
    """g goes to the side that was chosen; the condition jumps."""
    parts: tuple[Part, ...] = (_chosen, _left)
    return parts[place - 1](step) if place else None


ARITHMETIC: Mapping[str, Rule] = {
    "neg": each(_opposite),
    "add": each(_whole, _whole),
    "sub": each(_whole, _opposite),
    "mul": each(lambda s: s.gradient * s.y, lambda s: s.gradient * s.x),
    "div": each(lambda s: s.gradient / s.y, _div_by),
    "pow": each(_pow_base, _pow_exponent),
    "mod": each(_whole, _mod_by),
    "max": _prevailing(lambda own, other: own > other),
    "min": _prevailing(lambda own, other: own < other),
    "abs": each(lambda s: s.gradient * s.x.sign()),
    "cast": each(_whole),
    "clip": each(_clip_inner, _clip_from, _clip_to),
    "where": _where,
    **dict.fromkeys(("sign", "ceil", "floor", "round", "is_nan"), flat),
    **dict.fromkeys(("equal", "less", "less_or_equal", "greater", "greater_or_equal"), flat),
}
"""The rules by op. Where two values tie, each has half of the gradient; |x| at 0 has none."""
