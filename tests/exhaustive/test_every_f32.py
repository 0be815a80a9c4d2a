"""Machine code on every f32: within its claim of the truth, with the same bits as every other way to compute.

No operand is left out: zeros of both signs, subnormals, infinities and every NaN are among them. Functions of
two operands take random pairs.
"""

import pytest

from tests.exhaustive.functions import CASTS, FUNCTIONS, PAIRED, Function
from tests.exhaustive.page import Record
from tests.exhaustive.survey import accuracy, agreement


@pytest.mark.slow
@pytest.mark.parametrize("function", [*FUNCTIONS, *PAIRED], ids=str)
def test_machine_code_keeps_its_claim(function: Function, record: Record) -> None:
    claim, found = function.claim, accuracy(function)

    record(function, found)

    assert found.ulp[0] <= claim.ulp, found
    assert found.absolute[0] <= (claim.absolute or 0.0), found


@pytest.mark.slow
@pytest.mark.parametrize("function", [*FUNCTIONS, *PAIRED, *CASTS], ids=str)
def test_machine_code_has_the_bits_of_every_other_preset_and_of_the_reference(
    function: Function, record: Record
) -> None:
    found = agreement(function)

    record(function, found)

    assert {} == found.differing
