"""Folding: section WarmStart has what no input reaches, and a run computes the rest alone."""

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.archive import Archive, SectionKind, with_warm_start
from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder, interpret
from holowork.runtime import FOLDS, FoldBudget, KernelRefused, Session, UnknownFold, false_claims, folded
from holowork.runtime.constant_cone import ConstantCone
from holowork.runtime.loading import loaded
from holowork.runtime.plan import Plan
from tests.runtime.folds import PROVIDERS, X, answers, computed, cone_archive, entries_of
from tests.strategies import graphs, inputs_of, same_outputs


def _sections(archive: Archive) -> list[tuple[str, bytes]]:
    views = [view for view in archive.sections if view.ref.kind != SectionKind.WARM_START]
    return [(view.name, bytes(view.raw.view())) for view in views]


@pytest.mark.parametrize("fold", FOLDS)
class TestArchives:
    def test_folding_changes_no_other_section(self, fold: str) -> None:
        archive = cone_archive()

        assert _sections(archive) == _sections(folded(archive, fold))

    def test_folding_again_gives_the_same_bytes(self, fold: str) -> None:
        once = folded(cone_archive(), fold)

        assert once.to_bytes() == folded(once, fold).to_bytes()

    def test_claims_that_are_there_are_replaced_unread(self, fold: str) -> None:
        archive = cone_archive()
        lying = with_warm_start(archive, entries_of(folded(cone_archive(2), fold)))

        assert folded(archive, fold).to_bytes() == folded(lying, fold).to_bytes()

    def test_an_archive_without_a_cone_stays_as_it_is(self, fold: str) -> None:
        graph = GraphBuilder("none")
        graph.output("y", graph.input("x", shape=(4,)).cumsum())
        archive = compile_graph(graph.freeze())

        assert archive.to_bytes() == folded(archive, fold).to_bytes()

    def test_a_fold_holds_what_its_calls_compute(self, fold: str) -> None:
        assert () == false_claims(folded(cone_archive(), fold))


def test_a_cone_that_cannot_be_computed_is_told_by_its_call() -> None:
    graph = GraphBuilder("bad")
    table, index = graph.const("t", np.zeros(3, np.float32)), graph.const("i", np.array([7], np.int64))
    graph.output("y", graph.input("x", shape=(1,)) + table.gather(index))
    archive = compile_graph(graph.freeze(), passes=())

    with pytest.raises(KernelRefused, match=r"\(gather\)"):
        folded(archive, "results")


def test_labels_are_those_of_every_call_that_no_input_reaches_without_bytes() -> None:
    archive = cone_archive()
    cone = ConstantCone.of(Plan.of(loaded(archive)[1]))

    found = entries_of(folded(archive, "labels"))

    assert [(slot, cone.labels[slot].text) for slot in cone.slots] == [(e.slot, e.label) for e in found]
    assert 8 == len(found)
    assert {0} == {len(entry.result) for entry in found}


def test_results_are_those_that_other_calls_read_or_outputs_show() -> None:
    # the sum that y reads, the sum that k shows, the transposed constant that z reads
    assert [8, 16, 48] == sorted(len(e.result) for e in entries_of(folded(cone_archive(), "results")))


@pytest.mark.parametrize("provider", PROVIDERS)
def test_a_run_of_a_folded_archive_computes_what_depends_on_inputs_alone(provider: str) -> None:
    archive = cone_archive()
    cold = Session(archive, provider=provider)
    warm = Session(folded(archive, "results"), provider=provider)

    assert ["add", "cumsum", "matmul"] == sorted(computed(warm))
    assert 3 == warm.kernel_count == cold.kernel_count
    assert answers([cold])[0] == answers([warm])[0]
    assert cold.last is not None
    assert warm.last is not None
    assert cold.last.outputs == warm.last.outputs


def test_labels_alone_spare_nothing() -> None:
    archive = cone_archive()

    assert computed(Session(archive)) == computed(Session(folded(archive, "labels")))


BUDGETS = {
    "each": (FoldBudget(each=47), [8, 16]),
    "total": (FoldBudget(total=30), [8, 16]),
    "nothing": (FoldBudget(total=0), []),
    "exact": (FoldBudget(each=48, total=72), [8, 16, 48]),
}


@pytest.mark.parametrize("name", BUDGETS)
def test_results_beyond_the_budget_are_left_to_the_run(name: str) -> None:
    (budget, expected), archive = BUDGETS[name], cone_archive()

    warm = folded(archive, "results", budget)

    assert expected == sorted(len(entry.result) for entry in entries_of(warm))
    assert answers([Session(archive)]) == answers([Session(warm)])


def test_a_result_beyond_the_budget_is_folded_where_it_is_computed_of_a_smaller_one() -> None:
    graph = GraphBuilder("spread")
    small = graph.const("w", np.ones((8, 2), np.float32)).reduce_sum(axes=(0,), keepdims=True)
    graph.output("y", graph.input("x", shape=(64, 2)).cumsum(axis=0) + small.expand((64, 2)).exp())
    archive = compile_graph(graph.freeze(), passes=())

    warm = folded(archive, "results", FoldBudget(each=100))

    assert [8] == [len(entry.result) for entry in entries_of(warm)]
    assert "reduce_sum" not in computed(Session(warm, provider="reference"), np.zeros((64, 2), np.float32))


@pytest.mark.parametrize("found", ["all", "", None, 3])
def test_something_else_than_labels_or_results_is_refused(found: object) -> None:
    with pytest.raises(UnknownFold, match=r"^fold: expected one of labels, results, or None, found "):
        folded(cone_archive(), found)  # type: ignore[arg-type]  # that is the test


def test_a_program_of_constants_alone_computes_nothing() -> None:
    graph = GraphBuilder("all")
    graph.output("y", graph.const("w", X).exp().cumsum())
    warm = Session(folded(compile_graph(graph.freeze(), passes=()), "results"))

    result = warm.run()["y"]

    assert np.cumsum(np.exp(X)).tolist() == pytest.approx(result.tolist(), rel=1e-6)
    assert warm.last is not None
    assert frozenset() == warm.last.computed


@settings(max_examples=40)
@given(st.data())
def test_folding_any_graph_changes_neither_bits_nor_labels(data: st.DataObject) -> None:
    graph = data.draw(graphs())
    given_, archive = data.draw(inputs_of(graph)), compile_graph(graph, passes=())
    budget = FoldBudget(each=data.draw(st.sampled_from([1 << 20, 16])))
    provider = data.draw(st.sampled_from(PROVIDERS))

    warm = Session(folded(archive, "results", budget), provider=provider)

    plain = Session(archive, provider=provider)
    assert same_outputs(interpret(graph, given_), list(warm.run(given_).values()))
    plain.run(given_)
    assert plain.last is not None
    assert warm.last is not None
    assert plain.last.outputs == warm.last.outputs
