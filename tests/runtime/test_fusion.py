"""Load passes: which calls become one kernel, and which do not and why; no bit and no label is another."""

from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.ir import Graph
from holowork.ops import interpret
from holowork.passes import Pass
from holowork.runtime import Session
from holowork.runtime.fusion import LOAD_PASSES, rows
from tests.golden import Golden
from tests.runtime.fusing import shown_after
from tests.strategies import graphs, inputs_of, same_outputs

FOLDER = Path(__file__).parent / "golden"
CASES = [
    pytest.param(pass_, case, id=f"{pass_.name}-{case.stem}")
    for pass_ in LOAD_PASSES
    for case in sorted((FOLDER / pass_.name.replace("-", "_")).glob("*.txt"))
]


@pytest.mark.parametrize(("pass_", "case"), CASES)
def test_calls_become_kernels_as_written(pass_: Pass[Graph], case: Path, golden: Golden) -> None:
    golden.case(case, lambda text: shown_after(pass_, text))


@pytest.mark.parametrize("pass_", LOAD_PASSES, ids=lambda pass_: pass_.name)
def test_every_load_pass_has_cases_that_fire_and_that_miss(pass_: Pass[Graph]) -> None:
    texts = [case.read_text() for case in (FOLDER / pass_.name.replace("-", "_")).glob("*.txt")]

    assert any("+" in text.partition("----")[2] for text in texts)
    assert any(" misses " in text for text in texts)


@settings(max_examples=60)
@given(st.data())
@pytest.mark.parametrize("provider", ["llvm", "reference"])
def test_fused_and_unfused_runs_have_the_same_bits_and_labels(provider: str, data: st.DataObject) -> None:
    graph = data.draw(graphs())
    given_ = data.draw(inputs_of(graph))
    archive = compile_graph(graph)
    alone = data.draw(st.sampled_from(LOAD_PASSES))
    expected = interpret(graph, given_)

    labels = []
    for passes in (LOAD_PASSES, (), (alone,)):
        session = Session(archive, provider=provider, memo=0, passes=passes)
        outputs = session.run(given_)
        assert same_outputs(expected, list(outputs.values()))
        assert session.last is not None
        labels.append(session.last.outputs)

    assert labels[0] == labels[1] == labels[2]


@settings(max_examples=60)
@given(st.data())
def test_runs_have_the_same_bits_where_fusions_do_not_pay(data: st.DataObject) -> None:
    graph = data.draw(graphs())
    given_ = data.draw(inputs_of(graph))
    with pytest.MonkeyPatch.context() as patch:
        for cost in ("pays_before", "pays_behind"):
            patch.setattr(rows, cost, lambda *_: True)
        session = Session(compile_graph(graph), memo=0)

    outputs = session.run(given_)

    assert same_outputs(interpret(graph, given_), list(outputs.values()))
