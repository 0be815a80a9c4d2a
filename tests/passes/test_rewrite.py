"""Rewrites: what fires, what misses and why, and what the graph then is."""

from dataclasses import replace

from holowork.core import Event
from holowork.ir import Graph, Node, Origin, parse, show
from holowork.passes import Match, NearMiss, Rewrite, RewriteApplied, op, private, rewrite, rewriting


@rewrite(op("neg", op("neg", "x")))
def double_negation(match: Match) -> int:
    """neg(neg(x)) → x"""
    return match["x"]


@rewrite(op("add", op("exp", "x", name="power"), "other", commutes=True), where=(private("power"),))
def moved_power(match: Match) -> Node:
    """add(exp(x), y) → mul(x, y)"""
    return replace(match.root, op="mul", sources=(match["x"], match["other"]))


@rewrite(op("sub", "x", "x"))
def difference_with_itself(match: Match) -> int:
    """sub(x, x) → x"""
    return match["x"]


def swept(lines: str, *rules: Rewrite) -> tuple[Graph, list[Event]]:
    events: list[Event] = []
    graph = rewriting(*rules)(parse(lines), events.append)
    graph.verify()
    return graph, events


PAIR = '%0 = input("x") : f32[2]\n%1 = input("y") : f32[2]\n'


def test_a_value_stands_for_the_node_that_was_matched() -> None:
    lines = PAIR + '%2 = neg(%0) : f32[2]\n%3 = neg(%2) : f32[2]\n%4 = output("z", %3) : f32[2]\n'

    graph, events = swept(lines, double_negation)

    assert '%3 = output("z", %0) : f32[2]' in show(graph)
    assert [RewriteApplied("double_negation", 3, 0, (0, 3))] == events


def test_a_rule_sees_what_earlier_nodes_became() -> None:
    negations = "".join(f"%{n} = neg(%{n - 1 if n > 2 else 0}) : f32[2]\n" for n in range(2, 6))

    graph, events = swept(PAIR + negations + '%6 = output("z", %5) : f32[2]\n', double_negation)

    assert graph[graph.outputs[0]].sources == (0,)
    assert [3, 5] == [event.node for event in events if isinstance(event, RewriteApplied)]


def test_a_pattern_that_commutes_matches_in_both_orders() -> None:
    lines = PAIR + '%2 = exp(%0) : f32[2]\n%3 = add(%1, %2) : f32[2]\n%4 = output("z", %3) : f32[2]\n'

    graph, _ = swept(lines, moved_power)

    assert "mul(%0, %1)" in show(graph)


def test_the_first_condition_that_fails_is_the_near_miss() -> None:
    lines = PAIR + "%2 = exp(%0) : f32[2]\n%3 = add(%1, %2) : f32[2]\n"
    lines += '%4 = output("z", %3) : f32[2]\n%5 = output("p", %2) : f32[2]\n'

    graph, events = swept(lines, moved_power)

    text = 'power has no other reader and is no output; found %5 output "p"'
    assert [NearMiss("moved_power", 3, text, (0, 1, 2, 3))] == events
    assert graph == parse(lines)


def test_a_name_that_is_used_twice_stands_for_one_node() -> None:
    lines = PAIR + '%2 = sub(%0, %1) : f32[2]\n%3 = sub(%0, %0) : f32[2]\n%4 = output("z", %3) : f32[2]\n'

    graph, events = swept(lines, difference_with_itself)

    assert graph[graph.outputs[0]].sources == (0,)
    assert [3] == [event.node for event in events if isinstance(event, RewriteApplied)]


def test_a_new_node_has_the_origin_of_what_it_replaces() -> None:
    lines = PAIR + '%2 = exp(%0) : f32[2]\n%3 = add(%1, %2) : f32[2]\n%4 = output("z", %3) : f32[2]\n'

    graph, _ = swept(lines, moved_power)

    (made,) = (node for node in graph if node.op == "mul")
    assert ("add %3",) == made.origin.replaced


def test_a_graph_in_which_nothing_fits_is_given_back_itself() -> None:
    graph = parse(PAIR + '%2 = output("z", %0) : f32[2]\n')

    assert rewriting(double_negation)(graph, lambda event: None) is graph


def test_a_rewrite_is_named_by_its_function_and_summed_up_by_its_docstring() -> None:
    assert ("double_negation", "neg(neg(x)) → x") == (double_negation.rule, double_negation.summary)


def test_a_new_node_has_the_lines_of_what_it_took_in_and_not_of_what_it_reads() -> None:
    lines = PAIR + '%2 = exp(%0) : f32[2]\n%3 = add(%1, %2) : f32[2]\n%4 = output("z", %3) : f32[2]\n'
    graph = parse(lines)
    placed = tuple(replace(node, origin=Origin(f"m.py:{i}")) for i, node in enumerate(graph.nodes))

    after = rewriting(moved_power)(replace(graph, nodes=placed), lambda event: None)

    (made,) = (node for node in after if node.op == "mul")
    assert ("m.py:3", "m.py:2") == made.provenance
