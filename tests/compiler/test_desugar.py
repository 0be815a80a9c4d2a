from pathlib import Path

import pytest

from holowork.compiler.desugar import DESUGAR
from holowork.core import Event
from holowork.ir import parse, show
from holowork.passes import RewriteApplied, run
from tests.golden import Golden

CASES = sorted((Path(__file__).parent / "golden" / "desugar").glob("*.txt"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.stem)
def test_composites_become_the_ops_that_they_stand_for(case: Path, golden: Golden) -> None:
    golden.case(case, lambda text: show(run((DESUGAR,), parse(text))))


def test_each_rewrite_is_told_with_its_rule() -> None:
    events: list[Event] = []
    case = next(case for case in CASES if case.stem == "clip")
    graph = parse(case.read_text().split("----")[0])

    run((DESUGAR,), graph, events.append)

    assert ["clip"] == [event.rule for event in events if isinstance(event, RewriteApplied)]


def test_a_graph_without_composites_is_given_back_itself() -> None:
    graph = parse('%0 = input("x") : f32[2]\n%1 = output("y", %0) : f32[2]\n')

    assert run((DESUGAR,), graph) is graph
