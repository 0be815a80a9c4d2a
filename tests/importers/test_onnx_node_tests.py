"""Every node test of the ONNX specification: its outputs, or one clear error that names what is refused."""

from contextlib import suppress

import pytest

import holowork as hw
from holowork.importers import ModelRefused
from tests.onnx_suite import Case, cases, check

REACHABLE = [case for case in cases() if case.is_reachable]
OTHERS = [case for case in cases() if not case.is_reachable]


def run(case: Case) -> None:
    """Import, compile and run a test on machine code; raises ModelRefused."""
    session = hw.Session(hw.compile(case.graph()), memo=0)
    model = case.model
    inputs = case.inputs(model)

    found = session.run({name: inputs[name] for name in session.input_names})

    for name, expected in case.outputs(model).items():
        check(case, found[name], expected)


@pytest.mark.parametrize("case", REACHABLE, ids=lambda case: case.name)
def test_a_node_test_gives_the_outputs_that_ship_with_it(case: Case) -> None:
    run(case)


@pytest.mark.parametrize("case", OTHERS, ids=lambda case: case.name)
def test_any_other_node_test_is_right_or_refused(case: Case) -> None:
    with suppress(ModelRefused):
        run(case)


def test_the_suite_is_whole() -> None:
    assert 1765 == len(cases())
    assert 1216 == len(REACHABLE)
