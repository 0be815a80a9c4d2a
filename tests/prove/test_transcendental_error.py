"""The error bounds of the transcendental functions on spread values; `tests/exhaustive` takes every f32."""

import numpy as np
import pytest

from holowork.ops import arithmetic as exact
from holowork.ops.arithmetic import FUSED, STRICT, Numerics
from tests.prove.measuring import CLAIMS, Measured, measure, pairs, ulp_errors

MODES = [FUSED, STRICT]


def assert_holds(measured: Measured) -> None:
    claim = CLAIMS[measured.name]

    assert measured.ulp <= claim.ulp, measured
    assert measured.absolute <= (claim.absolute or 0.0), measured


@pytest.mark.parametrize("numerics", MODES, ids=lambda mode: mode.name)
@pytest.mark.parametrize("name", CLAIMS)
def test_a_function_keeps_its_error_bound_on_spread_values(name: str, numerics: Numerics) -> None:
    assert_holds(measure(name, 8191, numerics))


@pytest.mark.parametrize("count", [200_000, pytest.param(50_000_000, marks=pytest.mark.slow)])
def test_pow_keeps_its_error_bound(count: int) -> None:
    for seed in range(0, count, 200_000):
        x, y = pairs(200_000, seed)
        with np.errstate(all="ignore"):
            truth = np.power(x.astype(np.float64), y.astype(np.float64))

        assert ulp_errors(exact.pow(x, y, FUSED), truth).max() <= 4
