"""Which nodes of earlier graphs a node stands for."""

from dataclasses import replace

from holowork.core import Observer
from holowork.ir import ABSENT, Graph, Node, Origin, parse
from holowork.passes import (
    Editor,
    Lineage,
    Match,
    Pass,
    PassList,
    Recorder,
    RewriteApplied,
    op,
    private,
    rewrite,
    rewriting,
    run,
)


@rewrite(op("neg", op("neg", "x")))
def double_negation(match: Match) -> int:
    """neg(neg(x)) → x"""
    return match["x"]


@rewrite(op("add", op("exp", "x", name="power"), "other", commutes=True), where=(private("power"),))
def moved_power(match: Match) -> Node:
    """add(exp(x), y) → mul(x, y)"""
    return replace(match.root, op="mul", sources=(match["x"], match["other"]))


@rewrite(op("tanh", "x"))
def two_steps(match: Match) -> Node:
    """tanh(x) → sigmoid(neg(x)), which it is not: a node is added along the way"""
    inner = match.editor.add("neg", (match["x"],), (match.root.type, {}))
    return replace(match.root, op="sigmoid", sources=(inner,))


@rewrite(op("add", "x", "x"))
def sum_of_one(match: Match) -> int:
    """add(x, x) → x"""
    return match["x"]


def _unread(graph: Graph, observer: Observer) -> Graph:
    needed = graph.needed_by((*graph.inputs, *graph.outputs))
    for node in sorted(set(range(len(graph))) - needed):
        observer(RewriteApplied("unread", node, ABSENT, (node,)))
    return graph.compacted(needed)


UNREAD: Pass[Graph] = Pass(name="dead-code", summary="Drop.", exact=True, transform=_unread)
RULES: Pass[Graph] = Pass(
    name="rules",
    summary="Rewrite.",
    exact=True,
    transform=rewriting(double_negation, moved_power, two_steps, sum_of_one),
)
HEAD = '%0 = input("x") : f32[2]\n%1 = input("y") : f32[2]\n'


def passed(lines: str, *passes: Pass[Graph]) -> PassList:
    graph = parse(HEAD + lines)
    placed = tuple(replace(node, origin=Origin(f"m.py:{i}")) for i, node in enumerate(graph.nodes))
    recorder = Recorder("compile")
    run(passes or (RULES, UNREAD), replace(graph, nodes=placed), recorder)
    return recorder.passes("g")


def origins(passes: PassList, op_: str) -> list[tuple[int, ...]]:
    lineage = passes.lineage
    return [lineage.back_to_first(node) for node in lineage.last.ids(op_)]


def test_a_node_that_nothing_touched_stands_for_itself() -> None:
    passes = passed('%2 = exp(%0) : f32[2]\n%3 = output("z", %2) : f32[2]\n')

    assert [(2,)] == origins(passes, "exp")
    assert ("m.py:2",) == passes.provenance(2)[0].provenance


def test_a_replaced_node_takes_what_was_there_for_it_alone_along() -> None:
    passes = passed(
        "%2 = exp(%0) : f32[2]\n%3 = add(%1, %2) : f32[2]\n%4 = abs(%3) : f32[2]\n"
        '%5 = output("z", %4) : f32[2]\n'
    )

    assert [(2, 3)] == origins(passes, "mul")
    assert [(4,)] == origins(passes, "abs")


def test_a_value_stands_for_what_was_elided_behind_it() -> None:
    passes = passed(
        '%2 = exp(%0) : f32[2]\n%3 = neg(%2) : f32[2]\n%4 = neg(%3) : f32[2]\n%5 = output("z", %4) : f32[2]\n'
    )

    assert [(2, 3, 4)] == origins(passes, "exp")


def test_what_others_read_is_not_taken_along() -> None:
    passes = passed(
        "%2 = exp(%0) : f32[2]\n%3 = neg(%2) : f32[2]\n%4 = neg(%3) : f32[2]\n"
        '%5 = output("z", %4) : f32[2]\n%6 = output("w", %3) : f32[2]\n'
    )

    assert [(2, 4)] == origins(passes, "exp")
    assert [(3,)] == origins(passes, "neg")


def test_what_was_added_along_the_way_stands_for_the_same() -> None:
    passes = passed('%2 = tanh(%0) : f32[2]\n%3 = output("z", %2) : f32[2]\n')

    assert [(2,)] == origins(passes, "sigmoid") == origins(passes, "neg")


def test_results_of_two_rewrites_in_a_row_are_told_apart() -> None:
    passes = passed(
        "%2 = exp(%0) : f32[2]\n%3 = add(%1, %2) : f32[2]\n%4 = exp(%3) : f32[2]\n"
        '%5 = add(%1, %4) : f32[2]\n%6 = output("z", %5) : f32[2]\n'
    )

    assert [(2, 3), (4, 5)] == origins(passes, "mul")


def test_a_node_that_is_gone_has_no_place_and_the_others_keep_theirs() -> None:
    passes = passed('%2 = abs(%0) : f32[2]\n%3 = exp(%0) : f32[2]\n%4 = output("z", %3) : f32[2]\n', UNREAD)

    assert [(3,)] == origins(passes, "exp")
    assert ["unread"] == [event.rule for event in passes["dead-code"].rewrites]


def test_a_shared_node_stands_for_all_that_were_equal() -> None:
    def shared(graph: Graph, observer: Observer) -> Graph:
        editor = Editor(graph)
        for position in range(len(graph)):
            node = editor.turn_to(position)
            if position == 3:
                editor.stand_for(position, 2)
                observer(RewriteApplied("shared", 3, 2, (2, 3)))
            else:
                editor.keep(position, node)
        return editor.finish()

    sharing: Pass[Graph] = Pass(name="share", summary="Share.", exact=True, transform=shared)
    passes = passed(
        "%2 = exp(%0) : f32[2]\n%3 = exp(%0) : f32[2]\n%4 = add(%2, %3) : f32[2]\n"
        '%5 = output("z", %4) : f32[2]\n',
        sharing,
        RULES,
        UNREAD,
    )

    assert [(2, 3, 4)] == origins(passes, "exp")


def test_calls_of_a_session_continue_the_nodes_that_were_lowered() -> None:
    compiled = passed(
        "%2 = exp(%0) : f32[2]\n%3 = abs(%1) : f32[2]\n%4 = mul(%2, %3) : f32[2]\n"
        '%5 = output("z", %4) : f32[2]\n',
        UNREAD,
    )
    program = parse(
        HEAD
        + "%2 = exp(%0, calls=[0]) : f32[2]\n%3 = exp+abs+mul(%0, %1, calls=[0, 1, 2]) : f32[2]\n".replace(
            "exp+abs+mul", "joined"
        )
        + '%4 = output("z", %3) : f32[2]\n'
    )
    recorder = Recorder("load")
    run((Pass(name="keep", summary="", exact=True, transform=lambda graph, _: graph),), program, recorder)

    passes = compiled + recorder.passes("g")

    assert [(2,)] == origins(passes, "exp")
    assert [(5,)] == origins(passes, "output")
    assert [(0,), (1,)] == origins(passes, "input")
    assert [()] == origins(passes, "joined")


def test_no_passes_have_the_lineage_of_an_empty_graph() -> None:
    lineage = Lineage.of(())

    assert (0, 0, ()) == (len(lineage.first), len(lineage.last), lineage.links)
