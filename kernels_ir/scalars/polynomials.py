"""Polynomials: how their coefficients are written, and the order in which they are evaluated."""

from kernels_ir.scalars.scalar import Algebra, Lane

Coefficients = tuple[float, ...]
"""From the constant term upwards."""


def coefficients(text: str) -> Coefficients:
    """The numbers of a text such as `0x1.8p+0 -0x1p-3`: hexadecimal ones are exact."""
    return tuple(float.fromhex(word) for word in text.split())


def horner(k: Algebra, x: Lane, terms: Coefficients) -> Lane:
    """c₀ + c₁x + c₂x² + …, one step a·x + c for each coefficient, from the last to the first."""
    *rest, value = terms
    for term in reversed(rest):
        value = k.fma(value, x, term)
    return value


def plain_horner(x: Lane, terms: Coefficients) -> Lane:
    """The same with two roundings a step in either numeric mode."""
    *rest, value = terms
    for term in reversed(rest):
        value = x * value + term
    return value
