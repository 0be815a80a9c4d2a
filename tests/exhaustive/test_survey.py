"""Surveys find errors and differences where there are some, and the page tells them."""

import math
from collections import Counter

import numpy as np
import pytest

from holowork.ops import Array
from tests.exhaustive import survey
from tests.exhaustive.functions import ERF, ERFC, Function
from tests.exhaustive.page import WANTED, accuracy_page, line
from tests.exhaustive.survey import CHUNK, PART, Survey, measured
from tests.prove.measuring import ALL

EXP, SILU = Function(name="exp"), Function(name="silu")


def beside(x: Array, place: int, steps: int) -> Array:
    """The f32 nearest to exp x, one of them so many steps away."""
    found = np.exp(x.astype(np.float64)).astype(np.float32)
    found.view(np.int32)[place] += steps
    return found


def operands() -> Array:
    return np.linspace(-3, 3, 1000, dtype=np.float32)


def test_results_that_are_nearest_to_the_truth_have_no_place() -> None:
    x = operands()

    found = measured(EXP.claim, (x,), beside(x, 0, 0))

    assert (1000, 1000) == (found.numbers, found.rounded)
    assert found.ulp[0] == 0.5
    assert math.isnan(found.ulp[1])


@pytest.mark.parametrize("steps", [-3, 1, 2])
def test_one_result_beside_the_nearest_is_found_with_its_distance(steps: int) -> None:
    x = operands()

    found = measured(EXP.claim, (x,), beside(x, 377, steps))

    assert found.rounded == 999
    assert abs(found.ulp[0] - abs(steps)) <= 0.5
    assert float(x[377]) == found.ulp[1]


def test_nan_in_place_of_a_number_is_an_error_without_bound() -> None:
    x = operands()
    wrong = beside(x, 0, 0)
    wrong[5] = np.nan

    assert (math.inf, float(x[5])) == measured(EXP.claim, (x,), wrong).ulp


def test_errors_below_minus_one_are_absolute_where_the_claim_is() -> None:
    x = np.array([-2.0, 2.0], np.float32)
    truth = SILU.claim.truth(x.astype(np.float64))

    found = measured(SILU.claim, (x,), (truth + 2.0**-10).astype(np.float32))

    assert found.absolute == (pytest.approx(2.0**-10, rel=1e-4), -2.0)
    assert found.ulp == (pytest.approx(2.0**13, rel=1e-4), 2.0)


def test_surveys_add_up_to_the_worst_and_to_the_first_difference() -> None:
    early = Survey(numbers=3, rounded=2, ulp=(0.9, 1.0), compared=Counter(a=3), differing={"a": 7})
    late = Survey(
        numbers=4, rounded=4, absolute=(0.1, 2.0), compared=Counter(a=4), differing={"a": 9, "b": 8}
    )

    assert early + late == Survey(
        numbers=7,
        rounded=6,
        ulp=(0.9, 1.0),
        absolute=(0.1, 2.0),
        compared=Counter(a=7),
        differing={"a": 7, "b": 8},
    )


@pytest.mark.parametrize("part", [0, ALL // PART - 1])
def test_a_part_visits_each_of_its_patterns_once(part: int) -> None:
    seen: list[list[int]] = []

    def look(function: Function, x: Array) -> Survey:
        seen.append(x.view(np.uint32)[[0, -1]].tolist())
        return Survey(numbers=len(x))

    found = survey._walked(EXP, look, part)

    assert found.numbers == PART
    assert [[start, start + CHUNK - 1] for start in range(part * PART, (part + 1) * PART, CHUNK)] == seen


def test_a_bit_that_differs_is_found_by_every_way_that_is_asked_there(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(survey, "STEP", 257)
    monkeypatch.setattr(Function, "made_by", lambda self, cpu, x: x * np.float32(1 + (cpu.name == "AVX2")))
    monkeypatch.setattr(Function, "referred", lambda self, x: np.where(x == x[3], np.float32(0), x))
    (x,) = survey.neighbours(1 << 30)

    found = survey.compared(EXP, x)

    assert found.compared["reference"] == len(range(-(1 << 30) % 257, CHUNK, 257))
    assert int(x.view(np.uint32)[-(1 << 30) % 257 + 3 * 257]) == found.differing["reference"]


def test_the_library_is_that_of_the_interpreter() -> None:
    x = np.linspace(-7, 7, 1001)

    assert [math.erf(value) for value in x.tolist()] == ERF(x).tolist()
    assert [math.erfc(value) for value in x.tolist()] == ERFC(x).tolist()


def test_a_page_has_a_line_for_every_function() -> None:
    found = Survey(
        numbers=ALL,
        rounded=ALL - 1,
        ulp=(0.75, 2.5),
        absolute=(2.0**-25, -1.5),
        compared=Counter(AVX2=ALL, reference=ALL // 257),
    )

    page = accuracy_page(dict.fromkeys(WANTED, found))

    assert "| `exp` | 2 ulp | 0.750 | 2.5 | 99.99 % | 0.750 | 2.5 | 99.99 % |  |" in page
    assert "| `sqrt` | 0.5 ulp | 0.750 | 2.5 | 99.99 % | same |  |  |  |" in page
    assert "| 0.750 | 2.5 | 99.99 % | 2^-25.0 |" in page
    assert "| `exp` strict | all | every 257th |" in page


def test_a_survey_is_told_in_a_sentence() -> None:
    found = Survey(numbers=8, rounded=7, ulp=(0.75, 2.5))

    assert line(EXP, found) == "exp fused: 0.750 ulp at 2.5; 87.50 % are the nearest f32"
    assert "first with other bits {'a': 5}" in line(EXP, Survey(differing={"a": 5}))
