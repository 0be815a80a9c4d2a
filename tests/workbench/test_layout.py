from itertools import combinations
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from holowork.workbench.layout import MOST_SPAN, Edge, lay_out

NODES = 12
EDGES = st.lists(st.tuples(st.integers(0, NODES - 1), st.integers(0, NODES - 1)), max_size=30)
FORWARD = EDGES.map(lambda edges: [(min(e), max(e)) for e in edges if e[0] != e[1]])
NEAR = 1e-6


@given(EDGES)
def test_nodes_of_a_rank_stand_apart(edges: list[Edge]) -> None:
    places = lay_out(NODES, edges).places

    gaps = [abs(a[0] - b[0]) for a, b in combinations(places, 2) if a[1] == b[1]]

    assert all(gap >= 1 - NEAR for gap in gaps)


@given(FORWARD)
def test_a_source_stands_above_its_reader(edges: list[Edge]) -> None:
    places = lay_out(NODES, edges).places

    assert all(places[source][1] < places[reader][1] for source, reader in edges)


@given(EDGES)
def test_everything_lies_within_the_size(edges: list[Edge]) -> None:
    layout = lay_out(NODES, edges)

    points = [*layout.places, *(point for bend in layout.bends.values() for point in bend)]

    assert all(-NEAR <= x <= layout.width + NEAR for x, _ in points)
    assert all(0 <= y <= layout.height for _, y in layout.places)


@given(FORWARD)
def test_an_edge_over_some_ranks_bends_at_each_of_them(edges: list[Edge]) -> None:
    layout = lay_out(NODES, edges)

    for edge in edges:
        top, bottom = (layout.places[end][1] for end in edge)
        if bottom - top <= MOST_SPAN:
            assert [top + step for step in range(1, int(bottom - top))] == [
                y for _, y in layout.bends.get(edge, ())
            ]


@given(EDGES)
def test_the_same_edges_give_the_same_layout(edges: list[Edge]) -> None:
    assert lay_out(NODES, edges) == lay_out(NODES, edges)


@given(EDGES)
def test_repeated_edges_and_loops_change_nothing(edges: list[Edge]) -> None:
    assert lay_out(NODES, edges) == lay_out(NODES, [*edges, *edges, (3, 3)])


def test_nothing_has_no_size() -> None:
    layout = lay_out(0, [])

    assert ((), 0.0, 0.0) == (layout.places, layout.width, layout.height)


def test_a_chain_is_straight() -> None:
    places = lay_out(50, [(i, i + 1) for i in range(49)]).places

    assert [(0.0, float(i)) for i in range(50)] == list(places)


def test_a_cycle_is_laid_out_and_its_edge_back_takes_a_lane() -> None:
    layout = lay_out(3, [(0, 1), (1, 2), (2, 0)])

    assert [0.0, 1.0, 2.0] == [y for _, y in layout.places]
    assert all(x > 0.5 for x, _ in layout.bends[2, 0])


def test_a_constant_stands_just_above_its_reader() -> None:
    edges = [(0, 1), (1, 2), (2, 3), (4, 3)]

    places = lay_out(5, edges).places

    assert places[3][1] - 1 == places[4][1]


def test_an_edge_over_many_ranks_takes_a_lane_beside_everything() -> None:
    count = MOST_SPAN + 3
    edges = [(i, i + 1) for i in range(count - 1)]

    layout = lay_out(count, [*edges, (0, count - 1)])

    assert all(x > max(x for x, _ in layout.places) for x, _ in layout.bends[0, count - 1])


def test_lanes_that_have_ended_are_used_again() -> None:
    span = MOST_SPAN + 2
    edges = [(i, i + 1) for i in range(3 * span)]

    layout = lay_out(3 * span + 1, [*edges, (0, span), (span + 2, 2 * span + 4)])

    assert layout.bends[0, span][0][0] == layout.bends[span + 2, 2 * span + 4][0][0]


def test_repeated_blocks_do_not_drift_aside() -> None:
    edges: list[Edge] = []
    for block in range(60):
        first = 4 * block
        edges += [(first, first + 1), (first, first + 2), (first + 1, first + 3), (first + 2, first + 3)]
        edges += [(first + 3, first + 4)]

    assert lay_out(241, edges).width <= 3


def test_runs_that_lean_on_one_another_make_no_stairs() -> None:
    random = Random(1)
    near = [(max(0, node - random.randrange(1, 12)), node) for node in range(1, 1000)]
    far = [(max(0, node - random.randrange(2, 40)), node) for node in range(1, 1000, 5)]

    assert lay_out(1000, [*near, *far]).width < 200


def test_ten_thousand_nodes_in_one_chain_need_no_recursion() -> None:
    count = 10_000
    edges = [(i, i + 1) for i in range(count - 1)] + [(i, i + 3) for i in range(0, count - 3, 5)]

    layout = lay_out(count, edges)

    assert count - 1 == layout.height
