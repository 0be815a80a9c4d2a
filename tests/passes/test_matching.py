from dataclasses import replace

import holowork as hw
from holowork.ir import ABSENT, Graph, Origin
from holowork.passes import Editor, RewriteApplied, continued
from tests.workbench.samples import chain, clamp, module


def without(graph: Graph, gone: int, instead: int) -> Graph:
    """The graph without a node; its readers read another."""
    editor = Editor(graph)
    kept: dict[int, int] = {}
    for position in range(len(graph)):
        node = editor.turn_to(position)
        kept[position] = (
            editor.stand_for(position, kept[instead]) if position == gone else editor.keep(position, node)
        )
    return editor.finish()


def test_a_graph_continues_itself() -> None:
    graph = chain(3).freeze()

    assert tuple(range(len(graph))) == continued(graph, graph)


def test_an_equal_graph_is_continued_node_by_node() -> None:
    first, second = chain(3).freeze(), chain(3).freeze()
    second = replace(
        second, nodes=tuple(replace(n, origin=o.origin) for n, o in zip(second, first, strict=True))
    )

    assert tuple(range(len(first))) == continued(first, second)


def test_equal_nodes_are_matched_in_their_order() -> None:
    builder = hw.Graph()
    x = builder.input("x", shape=(2,))
    for name in "ab":
        builder.output(name, x.relu())
    graph = builder.freeze()

    assert tuple(range(len(graph))) == continued(graph, replace(graph, name="other"))


def test_what_reads_a_replaced_node_goes_on() -> None:
    stop = module().passes["desugar"]
    before, after = stop.before, stop.after

    found = continued(before, after, stop.rewrites)

    ops = [node.op for node, old in zip(after.nodes, found, strict=True) if old == ABSENT]
    assert ["max", "min"] == [op for op in ops if op != "expand"]
    tanh = after.nodes.index(next(node for node in after.nodes if node.op == "tanh"))
    assert "tanh" == before[found[tanh]].op


def test_a_node_that_is_gone_is_continued_by_none() -> None:
    builder = hw.Graph()
    builder.output("y", builder.input("x", shape=(2,)).relu().tanh().neg())
    graph = builder.freeze()
    after = without(graph, gone=2, instead=1)

    found = continued(graph, after, [RewriteApplied("elide", 2, 1)])

    assert (0, 1, 3, 4) == found


def test_identity_is_what_is_computed_not_where_it_stood() -> None:
    graph = chain(3).freeze()

    assert (0, 1, 2, 4) == continued(graph, without(graph, gone=2, instead=1))


def test_without_rewrites_like_nodes_are_matched_in_order() -> None:
    graph = clamp().freeze()
    moved = replace(graph, nodes=tuple(replace(n, origin=Origin(n.origin.where)) for n in graph))

    assert tuple(range(len(graph))) == continued(graph, moved)


def test_rewrites_that_name_no_node_are_passed_over() -> None:
    graph = chain(1).freeze()

    found = continued(graph, replace(graph, name="other"), [RewriteApplied("odd", 99, 77)])

    assert (0, 1, 2) == found
