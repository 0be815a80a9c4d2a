"""What the workbench shows of rewrites, of rules that were nearly applied, and of explanations."""

import numpy as np
import pytest

import holowork as hw
from holowork.ir import parse
from holowork.model import Module
from holowork.passes import PassStop, diff
from holowork.workbench.renderer import compact
from tests.workbench.samples import Page, module, timeless

HEAD = '%0 = input("x") : f32[2]\n'


@pytest.fixture(scope="module")
def nearly() -> Module:
    """A zero that may not be elided, and an exp with two readers."""
    graph = hw.Graph("nearly")
    x = graph.input("x", shape=(2, 3), dtype="f32")
    graph.output("y", (x.exp() + graph.const("zero", np.zeros((2, 3), "float32"))).relu())
    graph.output("z", x.neg().neg())
    return timeless(hw.compile(graph))


@pytest.fixture(scope="module")
def elide(nearly: Module) -> PassStop:
    return nearly.passes["elide-identities"]


def test_a_pass_tells_its_counters_its_rules_and_why(elide: PassStop) -> None:
    text = Page(compact(elide)).text

    assert "bytes moved" in text
    assert elide.rewrites[0].rule in text
    assert elide.rewrites[0].note in text


def test_a_pass_tells_what_it_nearly_did_and_what_did_not_hold(elide: PassStop) -> None:
    text = Page(compact(elide)).text

    assert elide.near_misses
    assert "nearly applied" in text
    assert all(miss.condition in text for miss in elide.near_misses)


def test_the_table_of_passes_counts_kernels_and_bytes(nearly: Module) -> None:
    text = Page(compact(nearly.passes)).text

    assert all(header in text for header in ("kernels", "bytes moved", "work"))
    assert all(stop.name in text for stop in nearly.passes)


def test_the_page_is_told_of_counters_notes_and_near_misses(nearly: Module, elide: PassStop) -> None:
    index = list(nearly.passes).index(elide)

    told = nearly.view()._passes["stops"][index]

    (rule, old, new, note) = told["rewrites"][0]
    assert (elide.rewrites[0].rule, elide.rewrites[0].note) == (rule, note)
    assert min(old, new) >= 0
    assert [miss.condition for miss in elide.near_misses] == [condition for _, _, condition in told["misses"]]
    assert [[name, *counts] for name, counts in elide.counters.items()] == told["counters"]
    assert (0, 0) == (told["moreRewrites"], told["moreMisses"])


def test_a_rewrite_that_leaves_nothing_is_told_so() -> None:
    graph = hw.Graph("dead")
    x = graph.input("x", shape=(2,), dtype="f32")
    _ = x.exp()
    graph.output("y", x.relu())
    made = hw.compile(graph)

    told = made.compiled["dead-code"].view()._passes["stops"][0]

    assert [-1] == [new for _, _, new, _ in told["rewrites"]]


def test_an_explanation_shows_each_step_with_its_lines_and_reasons(nearly: Module) -> None:
    explanation = nearly.explain("y")

    text = Page(compact(explanation)).text

    assert "Explanation y" in text
    assert all(line in text for step in explanation for line in step.provenance)
    assert "zero_added" in text
    assert all(f"%{number} {node.op}" in text for step in explanation for number, node in step.origins)


def test_an_explanation_of_what_is_gone_names_the_pass() -> None:
    graph = hw.Graph("dead")
    x = graph.input("x", shape=(2,), dtype="f32")
    x.exp().named("lost")
    graph.output("y", x.relu())

    text = Page(compact(hw.compile(graph).explain("lost"))).text

    assert "nothing stands for it after dead-code" in text


def test_a_diff_lists_what_came_went_changed_and_stayed() -> None:
    before = parse(HEAD + '%1 = neg(%0) : f32[2]\n%2 = abs(%1) : f32[2]\n%3 = output("y", %2) : f32[2]\n')
    after = parse(HEAD + '%1 = exp(%0) : f32[2]\n%2 = abs(%1) : f32[2]\n%3 = output("y", %2) : f32[2]\n')

    text = Page(compact(diff(before, after))).text

    assert "Diff(+1 −1 ~1 =2)" in text
    assert all(f"1 node {title}" in text for title in ("added", "removed", "changed"))
    assert "%1 = neg(%0) : f32[2]" in text


def test_a_trace_of_an_archive_lists_its_passes() -> None:
    text = Page(compact(module().traced().archive.trace)).text

    assert all(stop.name in text for stop in module().compiled)


def test_a_diff_is_drawn_and_viewed_as_the_pass_that_would_make_it(elide: PassStop) -> None:
    found = elide.diff()

    assert elide.to_svg() == found.to_svg().replace("<title>diff,", f"<title>{elide.name},")
    assert elide.view()._passes["stops"][0]["counts"] == found.view()._passes["stops"][0]["counts"]
