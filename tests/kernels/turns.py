"""Combinations of what a test is run with, on the CPUs in turn."""

from collections.abc import Iterable
from itertools import product

import pytest

from kernels_ir import runnable_presets


def on_cpus_in_turn(**axes: Iterable[object]) -> pytest.MarkDecorator:
    """Every combination on one CPU, and on the others under --slow.

    Those that differ by one step along an axis are run on different CPUs: each value meets all of them.
    """
    cpus, found = runnable_presets(), []
    for combination in product(*map(enumerate, axes.values())):
        values = [value for _, value in combination]
        turn = sum(place for place, _ in combination) % len(cpus)
        for number, cpu in enumerate(cpus):
            marks = () if number == turn else (pytest.mark.slow,)
            found.append(pytest.param(*values, cpu, marks=marks, id="-".join(map(_told, (*values, cpu)))))
    return pytest.mark.parametrize((*axes, "cpu"), found)


def _told(value: object) -> str:
    """What a value is called."""
    if isinstance(value, tuple):
        return f"({', '.join(map(_told, value))})"
    return str(getattr(value, "text", getattr(value, "name", value)))
