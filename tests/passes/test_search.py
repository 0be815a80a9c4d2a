"""The search language: every term, combined, refused where it means nothing, and reached from graphs."""

import pytest

import holowork as hw
from holowork import core
from holowork.core import NoSearch, set_search
from holowork.passes import TERMS, BadTerm, Subject, find, search


def network() -> hw.Graph:
    """%0 x, %1 w, %2 matmul, %3 gelu, %4 cast, %5 a named sum, %6 y."""
    graph = hw.Graph("network")
    x, w = graph.input("x", (2, 768), "bf16"), graph.input("weights", (768, 768), "bf16")
    wide = (x @ w).gelu().cast("f32")
    graph.output("y", (wide + wide).named("skip:1"))
    return graph


NODES = {node.op: i for i, node in enumerate(network().nodes)}


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ("op:gelu", [3]),
        ("op:g*", [3]),
        ("OP", []),
        ("dtype:f32", [4, 5, 6]),
        ("dtype:float32", [4, 5, 6]),
        ("dtype:b*", [0, 1, 2, 3]),
        ("shape:768x768", [1]),
        ("shape:*x768", [0, 1, 2, 3, 4, 5, 6]),
        ("shape:2x*", [0, 2, 3, 4, 5, 6]),
        ("shape:scalar", []),
        ("cost:>1M", [2]),
        ("cost:<=1536 op:g*", [3]),
        ("cost:1179648", [2]),
        ("is:input", [0, 1]),
        ("is:output", [6]),
        ("is:fused", []),
        ("WEIGHT", [1]),
        ("gel", [3]),
        ('"skip:1"', [5]),
        ("dtype:bf16 is:input x", [0]),
        ("", []),
        ("   ", []),
    ],
)
def test_a_query_finds_the_nodes_for_which_all_its_terms_hold(query: str, found: list[int]) -> None:
    assert tuple(found) == find(network(), query) == network().find(query) == network().freeze().find(query)


def test_a_node_is_found_by_the_first_digits_of_its_label() -> None:
    graph = network()
    digits = graph.label.text.partition(":")[2]

    assert (6,) == graph.find(f"k:{digits[:12]}") == graph.find(f"k:blake3:{digits.upper()}")


@pytest.mark.parametrize(
    ("query", "told"),
    [
        (
            "opp:gelu",
            "find, 'opp:gelu': expected one of op:, dtype:, shape:, k:, pass:, cost:, is:, found 'opp'",
        ),
        ("op:glue", "find, 'op:glue': expected an op: add, cast, gelu, input, matmul, output, found 'glue'"),
        ("dtype:f31", "find, 'dtype:f31': expected a dtype: bf16, bool, "),
        ("shape:axb", "find, 'shape:axb': expected extents as in 32x128 or *x768, or scalar, found 'axb'"),
        (
            "k:xyz",
            "find, 'k:xyz': expected the first hexadecimal digits of a label, as in k:3f9a, found 'xyz'",
        ),
        ("pass:fold", "find, 'pass:fold': expected the search field of the Passes panel; a graph"),
        ("cost:much", "find, 'cost:much': expected <, <=, =, >= or > and a number of multiply-adds"),
        ("is:memo", "find, 'is:memo': expected one of input, output, const, fused, table, found 'memo'"),
    ],
)
def test_a_term_that_means_nothing_is_refused_with_what_could_stand_there(query: str, told: str) -> None:
    with pytest.raises(BadTerm) as refusal:
        network().find(query)

    assert str(refusal.value).startswith(told)


def test_a_misspelt_word_is_answered_with_the_one_that_is_meant() -> None:
    with pytest.raises(BadTerm, match=r"found 'shapes'\. Did you mean shape\?"):
        network().find("shapes:2")


def test_bad_terms_are_told_by_their_places_and_the_others_hold() -> None:
    query = "is:input  op:glue x is:"

    found = search(Subject.of(network().freeze()), query)

    assert (0,) == found.ids
    assert ["op:glue", "is:"] == [query[fault.start : fault.end] for fault in found.faults]


def test_passes_and_marks_are_found_where_they_are_known() -> None:
    graph = network().freeze()
    plain = Subject.of(graph)
    subject = Subject(
        nodes=graph.nodes,
        label=plain.label,
        work=plain.work,
        passes={"fold": {2, 3}, "fuse": {3}},
        marks={"memo": {3, 5}},
    )

    assert ((2, 3), (3,)) == (search(subject, "pass:fold").ids, search(subject, "pass:fu* is:memo").ids)
    assert "fold, fuse" in str(search(subject, "pass:pack").faults[0])


def test_every_term_has_an_example_that_is_one() -> None:
    words = {row.example.partition(":")[0] for row in TERMS.values()}

    assert set(TERMS) == words
    for row in TERMS.values():
        faults = search(Subject.of(network().freeze()), row.example).faults
        assert all(row.name == "pass" for _ in faults)


def test_labels_are_derived_only_where_a_term_asks_for_them() -> None:
    def never() -> list[str]:
        raise AssertionError

    graph = network().freeze()
    subject = Subject(nodes=graph.nodes, label=never, work=list)

    assert (3,) == search(subject, "op:gelu").ids


def test_without_a_language_a_search_is_refused() -> None:
    load = core.searching._loaders[0]
    set_search(None)

    try:
        with pytest.raises(NoSearch, match="`import holowork` sets it"):
            network().find("op:gelu")
    finally:
        set_search(load)
