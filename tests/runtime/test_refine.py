"""Refinement: a session on its own outputs, as often as a bound says, until validators accept."""

import json
from typing import Any

import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.runtime import BadRefinement, InputMismatch, Session, Validator
from holowork.runtime.refine_conditions import STABLE_BYTES, STABLE_LABELS

X = np.array([1, -2, 0.5, -0.0], np.float32)


def session(op: str, **options: Any) -> Session:
    """One op on four numbers."""
    graph = GraphBuilder(op)
    graph.output("y", getattr(graph.input("x", shape=(4,)), op)())
    return Session(compile_graph(graph.freeze()), provider="reference", **options)


def through() -> Session:
    """Inputs that come out as they are."""
    graph = GraphBuilder("through")
    graph.output("y", graph.input("x", shape=(4,)))
    return Session(compile_graph(graph.freeze()), provider="reference")


def root() -> Session:
    """Newton's step to the square root of `a`, which is passed through."""
    graph = GraphBuilder("root")
    a, x = graph.input("a", shape=(2,)), graph.input("x", shape=(2,))
    half = graph.const("half", np.float32([0.5, 0.5]))
    graph.output("a", a)
    graph.output("x", half * (x + a / x))
    return Session(compile_graph(graph.freeze()), provider="reference")


def test_what_computing_again_does_not_change_is_byte_stable() -> None:
    found = session("relu").refine({"x": X}, max_passes=5)

    assert ("converged", "byte-stable", 2, 0) == (found.status, found.kind, found.passes, found.repairs)
    assert {"stable-bytes": True} == found.outcomes


def test_what_is_passed_through_is_label_stable_at_once() -> None:
    found = through().refine([X], max_passes=5, validators="stable-labels")

    assert ("converged", "label-stable", 1) == (found.status, found.kind, found.passes)


def test_what_is_computed_has_another_label_each_time() -> None:
    found = session("relu").refine([X], max_passes=3, validators="stable-labels")

    assert ("pass bound reached", None, 3) == (found.status, found.kind, found.passes)
    assert {"stable-labels": False} == found.outcomes


def test_all_of_several_validators_must_accept() -> None:
    both = [STABLE_BYTES, "stable-labels"]

    accepted = through().refine([X], max_passes=1, validators=both)
    refused = session("relu").refine([X], max_passes=4, validators=both)

    assert "validators-accepted" == accepted.kind
    assert {"stable-bytes": True, "stable-labels": False} == refused.outcomes
    assert (False, 4) == (refused.is_accepted, refused.passes)


def test_a_validator_of_ones_own_decides() -> None:
    small = Validator(
        name="small", kind="small", accepts=lambda _, after: np.abs(after[0].numpy()).max() < 0.9
    )

    found = session("tanh").refine([X], max_passes=9, validators=small)

    assert ("small", {"small": True}) == (found.kind, found.outcomes)
    assert np.abs(found.values[0].numpy()).max() < 0.9


def test_repairs_come_after_the_bound_of_passes() -> None:
    found = session("relu").refine([X], max_passes=1, max_repairs=3)

    assert ("repaired", "byte-stable", 2, 1) == (found.status, found.kind, found.passes, found.repairs)


def test_repairs_have_a_bound_too() -> None:
    found = session("neg").refine([X], max_passes=2, max_repairs=3)

    assert ("repair bound reached", None, 5, 3) == (found.status, found.kind, found.passes, found.repairs)


@pytest.mark.parametrize("memo", [0, 1 << 20])
def test_passes_are_runs_on_the_outputs_of_the_one_before(memo: int) -> None:
    plain, labels = session("tanh"), []
    value = plain.intern(X)
    for _ in range(4):
        labels = plain.execute_addressed([value.label])
        value = plain.resolve(labels[0])  # type: ignore[assignment]  # the session holds it

    found = session("tanh", memo=memo).refine([X], max_passes=4)

    assert tuple(labels) == found.labels
    assert value.numpy().tobytes() == found.values[0].numpy().tobytes()
    assert (4, 0) == (found.computed, found.skipped)


def test_what_the_memo_has_is_skipped() -> None:
    again = session("relu")
    first = again.refine([X], max_passes=2)

    second = again.refine([X], max_passes=2)

    assert (first.computed, 0) == (second.skipped, second.computed)
    assert (len(again.memo), again.memo.bytes_held) == (second.resident_count, second.resident_bytes)


def test_newton_converges_to_the_root() -> None:
    a = np.float32([2, 9])

    found = root().refine({"a": a, "x": a}, max_passes=20)

    assert found.is_accepted
    assert found.passes < 10
    assert np.allclose(np.sqrt(a), found.values[1].numpy(), rtol=1e-6)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        ({"max_passes": 0}, "refine: max_passes: expected a number of at least 1, found 0"),
        ({"max_passes": True}, "refine: max_passes: expected a number of at least 1, found True"),
        ({"max_passes": 1.5}, "refine: max_passes: expected a number of at least 1, found 1.5"),
        ({"max_repairs": -1}, "refine: max_repairs: expected a number of at least 0, found -1"),
        ({"validators": ()}, "refine: validators: expected 1 to 4, found 0"),
        (
            {"validators": ["stable-bytes"] * 2},
            "refine: validators: expected each once, found 'stable-bytes' twice",
        ),
        (
            {"validators": "stable"},
            "refine: validators: expected 'stable-labels', 'stable-bytes' or a Validator",
        ),
        ({"validators": None}, "refine: validators: expected 'stable-labels', 'stable-bytes' or a Validator"),
    ],
)
def test_conditions_that_cannot_be_are_refused(given: dict[str, Any], said: str) -> None:
    made = session("relu")

    with pytest.raises(BadRefinement) as caught:
        made.refine([X], **{"max_passes": 1, **given})

    assert str(caught.value).startswith(said)
    assert 0 == made.runs


def test_at_most_four_validators_are_taken() -> None:
    five = [Validator(name=str(i), kind="", accepts=STABLE_LABELS.accepts) for i in range(5)]

    with pytest.raises(BadRefinement, match="expected 1 to 4, found 5"):
        session("relu").refine([X], max_passes=1, validators=five)


def test_outputs_must_be_as_many_as_inputs() -> None:
    graph = GraphBuilder("two")
    x = graph.input("x", shape=(4,))
    graph.output("y", x.relu())
    graph.output("z", x.neg())

    with pytest.raises(BadRefinement, match="as many outputs as inputs, at least one, found 1 inputs and 2"):
        Session(compile_graph(graph.freeze()), provider="reference").refine([X], max_passes=1)


def test_outputs_must_fit_the_inputs() -> None:
    graph = GraphBuilder("sum")
    graph.output("y", graph.input("x", shape=(4,)).reduce_sum(axes=(0,)))

    with pytest.raises(
        BadRefinement, match=r"output 'y': expected f32\[4\], as the input 'x' takes, found f32"
    ):
        Session(compile_graph(graph.freeze()), provider="reference").refine([X], max_passes=1)


def test_inputs_are_refused_as_by_a_run() -> None:
    with pytest.raises(InputMismatch):
        session("relu").refine([X[:2]], max_passes=1)


def test_a_refinement_tells_itself() -> None:
    found = session("relu").refine([X], max_passes=1, max_repairs=1)

    assert "Refinement(repaired, byte-stable: 2 passes, of these 1 to repair, computed=2, skipped=0)" == repr(
        found
    )
    assert found.to_json() == json.loads(json.dumps(found.to_json()))
    assert [label.text for label in found.labels] == found.to_json()["labels"]
