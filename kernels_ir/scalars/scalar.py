"""A row of SCALARS: one function, with its formula for floats, integers and truth values."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from kernels_ir.kinds import TRUTH, Kind

Algebra = Any
Lane = Any
"""Values of the algebra that a formula runs on: code that is written, or arrays that compute."""
Formula = Callable[..., Lane]
"""(algebra, lanes …, numbers …) → lanes."""


@dataclass(frozen=True, kw_only=True)
class Scalar:
    """A function of lanes; None where it is not defined. The docstring of a formula says what it gives."""

    floats: Formula | None = None
    integers: Formula | None = None
    truths: Formula | None = None


def formula(scalar: Scalar, kind: Kind) -> Formula:
    """The formula for lanes of a kind; raises TypeError where there is none."""
    found = scalar.floats if kind.is_float else scalar.truths if kind is TRUTH else scalar.integers
    if found is None:
        raise TypeError(kind.name)
    return found
