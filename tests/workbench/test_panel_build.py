"""The Build panel: a graph from the palette, values that fit, typed fields, errors with repairs, Python."""

import time
from html import unescape
from typing import Any

import numpy as np
import pytest

import holowork as hw
from holowork.ir import Graph, Node, TensorType, same_structure
from holowork.ops import OPS, OperandMismatch
from holowork.workbench import Workbench
from holowork.workbench.paging import BadState
from holowork.workbench.panels.build_fields import attribute_of
from kernels_ir import DType
from tests.workbench.samples import EVIL, Page, chain, clamp, evil_graph, module


def ask(view: Workbench, verb: str, argument: object = "") -> str:
    """The page behind an act."""
    view._on_message(view, {"panel": "build", "verb": verb, "argument": argument}, [])
    html: str = view._page["html"]
    return html


def begun(*asked: tuple[str, object]) -> Workbench:
    """The view of an empty graph, in which some things were asked for."""
    view = hw.Graph("drawn").view()
    for verb, argument in asked:
        ask(view, verb, argument)
    return view


def python(view: Workbench) -> str:
    """What "Insert cell" copies."""
    (found,) = (value for name, value in Page(view._page["html"]).attributes if name == "data-copy")
    return found


def labels(html: str) -> set[str]:
    """Every label that a page names in whole."""
    return {value for name, value in Page(html).attributes if name == "title" and value.startswith("blake3:")}


def wrong_product() -> Workbench:
    """x of 32×128 and w of 64×128, multiplied."""
    graph = hw.Graph("wrong")
    graph.input("x", (32, 128))
    graph.input("w", (64, 128))
    view = graph.view(panel="build", chosen=0)
    ask(view, "add", "matmul")
    ask(view, "operand:1", "0")
    return view


def test_an_empty_graph_opens_a_builder_in_which_a_graph_can_be_made() -> None:
    graph = hw.Graph("drawn")
    view = graph.view()

    assert ("build", ("build",), -1) == (view.panel, view._head["panels"], view.chosen)
    assert "Nothing is here yet" in view._page["html"]

    for verb, argument in (
        ("add", "input"),
        ("name", "x"),
        ("shape", "2, 3"),
        ("add", "softmax"),
        ("attribute:axis", "0"),
        ("add", "output"),
    ):
        ask(view, verb, argument)

    expected = hw.Graph("drawn")
    expected.output("y", expected.input("x", (2, 3)).softmax(axis=0))
    assert same_structure(expected.freeze(), view.graph)
    assert "%2 output: f32[2,3]" == view._page["said"]
    assert 0 == len(graph.nodes)


def test_apply_appends_to_the_graph_under_construction_and_tensors_stay_what_they_were() -> None:
    graph = hw.Graph("more")
    x = graph.input("x", (4,))
    view = graph.view(panel="build", chosen=0)
    ask(view, "add", "relu")
    ask(view, "graph", "renamed")
    ask(view, "add", "output")

    ask(view, "apply")

    assert ("", "renamed") == (view._fault, graph.name)
    assert "3 steps, no error; the hw.Graph has 3 nodes" in view._page["html"]
    assert ["input", "relu", "output"] == [node.op for node in graph.freeze()]
    assert same_structure(graph.freeze(), view.graph)
    graph.output("more", x.exp())
    assert same_structure(hw.compile(graph).graph, graph.freeze())


def test_a_graph_that_has_grown_is_shown_anew_when_its_panel_is_opened() -> None:
    graph = clamp()
    view, count = graph.view(), len(graph.nodes)
    assert count == len(view._passes_view().history.tracks)

    view.panel = "build"
    view.chosen = 0
    for asked in (("add", "gelu"), ("apply", "")):
        ask(view, *asked)
    view.panel = "passes"

    assert count + 1 == len(graph.nodes) == len(view._passes_view().history.tracks)
    assert "gelu" in view._passes["strings"]


def test_apply_is_refused_where_a_node_of_the_graph_would_change() -> None:
    graph = chain(2)
    view = graph.view(panel="build", chosen=3)
    ask(view, "delete", "3")

    ask(view, "apply")

    assert view._fault.startswith(
        "apply: expected the nodes of the hw.Graph and more, found %3 output changed"
    )
    assert 4 == len(graph.nodes)
    assert 3 == len(view.graph)


def test_a_graph_that_is_settled_is_drafted_and_not_changed() -> None:
    graph = clamp().freeze()
    view = graph.view(panel="build")

    assert (("passes", "build"), "build") == (view._head["panels"], view.panel)
    assert "Apply to the hw.Graph" not in view._page["html"]
    assert graph == view.graph
    ask(view, "apply")
    assert ("", 1) == (view._fault, len({graph, view.graph}))


def test_a_module_is_drafted_from_the_graph_that_it_was_made_of() -> None:
    assert module().graph == module().view(panel="build").graph


def test_the_graph_of_a_view_without_the_panel_is_refused() -> None:
    told = r"Workbench\.panel: expected one of 'archive', 'contents', found 'build'"

    with pytest.raises(BadState, match=told):
        _ = module().archive.view().graph


def test_the_palette_has_every_op_by_family_and_is_filtered() -> None:
    view = begun()
    added = [v for page in [Page(view._page["html"])] for n, v in page.attributes if n == "data-argument"]

    assert {row.name for row in OPS if row.is_offered} < set(added)
    assert {"input", "const", "output"} < set(added)
    assert "Quantization" in view._page["html"]

    assert 1 == str(view._page["html"]).count("data-typed")
    found = Page(ask(view, "filter", "Pool"))

    assert ["max_pool_2d", "avg_pool_2d", "global_avg_pool"] == [
        value for name, value in found.attributes if name == "data-argument" and "pool" in value
    ]
    assert "Quantization" not in found.text
    assert "No op has this" in ask(view, "filter", "no such op")


def test_an_op_that_does_not_take_the_chosen_value_says_so_and_is_not_connected() -> None:
    view = begun(("add", "input"), ("dtype", "i8"))

    assert "does not take the chosen i8, it takes f16 bf16 f32" in view._page["html"]

    ask(view, "add", "exp")

    assert "%1 exp: exp: expected a value for x, found none yet" == view._page["said"]
    assert "exp: expected f16, bf16, f32, found i8" in view._page["html"]


def test_values_that_do_not_fit_are_listed_disabled_with_the_reason() -> None:
    view = wrong_product()
    html = view._page["html"]
    start = html.index('data-act="operand:0"')

    options = html[start : html.index("</select>", start)]

    assert '<option value="0" selected="">%0 x f32[32,128]</option>' in options
    assert '<option value="1" title="matmul: expected as many columns of a as rows of b' in options
    assert 'disabled="">%1 w f32[64,128] · matmul: expected as many' in options


def test_an_error_is_shown_on_its_edges_and_a_repair_mends_it() -> None:
    view = wrong_product()
    ask(view, "operand:1", "1")
    html = unescape(view._page["html"])

    assert html.count("hw-edge hw-removed") == 2
    assert "found f32[32,128] and f32[64,128]: 128 and 64. Did you mean matmul(a, transpose(b))?" in html
    assert "Apply: transpose b" in html
    with pytest.raises(OperandMismatch):
        _ = view.graph

    html = ask(view, "mend", "2:0")

    assert "hw-edge hw-removed" not in html
    assert ["input", "input", "transpose", "matmul"] == [node.op for node in view.graph]
    assert (3, "%3 matmul: f32[32,64]") == (view.chosen, view._page["said"])


def test_what_is_undone_can_be_done_again() -> None:
    view = begun(("add", "input"), ("add", "relu"))

    ask(view, "undo")
    assert 1 == len(view.graph)
    ask(view, "undo")
    assert (0, -1) == (len(view.graph), view.chosen)
    ask(view, "redo")
    ask(view, "redo")
    assert 2 == len(view.graph)


@pytest.mark.parametrize(
    ("verb", "typed", "told"),
    [
        ("shape", "2, x", "shape: expected whole numbers, such as 32, 128, found '2, x'"),
        ("shape", "-1", "input: expected extents from 0 to"),
        ("dtype", "f64", "input is f64"),
        ("dtype", "float", "input: expected a dtype ("),
        ("value", "1", ""),
    ],
)
def test_what_an_input_cannot_have_is_told_at_its_field(verb: str, typed: str, told: str) -> None:
    view = begun(("add", "input"))
    before = view.graph

    page = Page(ask(view, verb, typed))

    assert told in page.text
    assert before == view.graph
    assert told or "value: expected a constant, found '%0'" == view._fault


def test_an_attribute_of_the_wrong_kind_is_told_at_its_field_and_kept_there_to_be_mended() -> None:
    view = begun(("add", "input"), ("shape", "2 3"), ("add", "softmax"))

    html = ask(view, "attribute:axis", "last")

    assert 'value="last"' in html
    assert "softmax.axis: expected an integer, found 'last'" in Page(html).text

    html = ask(view, "attribute:axis", "7")

    assert 2 <= html.count("softmax.axis: expected an axis from -2 to 1, found 7")
    assert 'value="last"' not in ask(view, "attribute:axis", "-1")
    assert () == view.graph[1].attributes


def test_attributes_of_every_kind_are_read_from_what_is_typed() -> None:
    typed = {
        "an integer": ("3", 3),
        "a number": ("0.5", 0.5),
        "true or false": ("true", True),
        "a list of integers": ("[1, 2]", (1, 2)),
        "2 integers": ("3", (3, 3)),
        "4 integers": ("1 2 3 4", (1, 2, 3, 4)),
    }
    specs = [(row.name, spec) for row in OPS if row.is_offered for spec in row.offered_attributes]
    plain = [(op, spec) for op, spec in specs if not spec.choices]

    assert {spec.title for _, spec in plain} == set(typed)
    for op, spec in plain:
        text, expected = typed[spec.title]
        assert expected == attribute_of(op, spec, text)
    for op, spec in specs:
        assert list(spec.choices) == [attribute_of(op, spec, str(choice)) for choice in spec.choices]


@pytest.mark.parametrize(
    "typed", ["", "x", "1 +", "{1: 2}", "'a'", "[[1], [1, 2]]", "(" * 3000, "1" * 20_001]
)
def test_what_is_no_constant_is_refused_at_its_field(typed: str) -> None:
    view = begun(("add", "const"))

    html = ask(view, "value", typed)

    assert "value: expected" in html
    assert 1.0 == np.frombuffer(view.graph[0].constant.data, "float32")[0]


def test_a_constant_is_typed_in_and_cast() -> None:
    view = begun(("add", "const"), ("value", "[[1, 2], [3, 4]]"), ("dtype", "i8"), ("add", "neg"))

    assert TensorType(DType.I8, (2, 2)) == view.graph[1].type
    assert "c = g.const('c', [[1, 2], [3, 4]], dtype=\"i8\")" in python(view)


def test_an_op_of_any_number_of_operands_gets_one_more_and_lets_one_go() -> None:
    view = begun(("add", "input"), ("add", "concat"), ("operand:1", "0"), ("operand:2", "0"))

    assert TensorType(DType.F32, (3,)) == view.graph[1].type
    ask(view, "operand:0", "-1")
    assert TensorType(DType.F32, (2,)) == view.graph[1].type


def test_a_value_that_does_not_fit_is_offered_by_way_of_a_step_that_makes_it_fit() -> None:
    view = wrong_product()

    assert "%1, transpose b" in view._page["html"]
    ask(view, "join:1", "1")
    assert TensorType(DType.F32, (32, 64)) == view.graph[3].type
    assert ["input", "input", "transpose", "matmul"] == [node.op for node in view.graph]


def test_an_op_that_the_table_does_not_have_is_told_and_can_be_looked_at() -> None:
    kind = TensorType(DType.F32, (2,))
    nodes = (Node(op="input", type=kind, name="x"), Node(op="mystery", type=kind, sources=(0,)))

    view = Graph(nodes=nodes).view(panel="build", chosen=1)

    assert "op 'mystery': expected the name of an op" in view._page["said"]
    assert "" == view._fault


def test_a_step_is_deleted_when_nothing_reads_it() -> None:
    view = begun(("add", "input"), ("add", "relu"))

    ask(view, "delete", "0")
    assert "delete: expected a value that nothing reads, found %0 read by %1" in view._fault
    ask(view, "delete", "1")
    assert ("", 1) == (view._fault, len(view.graph))


def test_steps_of_equal_content_are_marked_and_shared() -> None:
    view = begun(("add", "input"), ("add", "relu"))
    view.chosen = 0
    ask(view, "add", "relu")

    assert "= %1 share" in view._page["html"]
    html = ask(view, "share", "2")
    assert (2, 1) == (len(view.graph), view.chosen)
    assert "share" not in Page(html).text


def test_the_cell_builds_the_same_graph_in_lines_of_its_own() -> None:
    view = chain(3).view(panel="build")
    names: dict[str, Any] = {}

    exec(python(view), names)  # what a user would run

    assert same_structure(chain(3).freeze(), names["g"].freeze())


def test_types_and_labels_follow_every_edit() -> None:
    view = begun(("add", "input"), ("add", "exp"))
    before = view._page["html"]

    after = ask(view, "name", "hot")

    assert view.graph[1].name == "hot"
    assert labels(before) == labels(after)
    view.chosen = 0
    changed = ask(view, "dtype", "bf16")
    assert "bf16[1]" in changed
    assert set() == labels(before) & labels(changed)


@pytest.mark.parametrize(
    ("verb", "argument"),
    [
        ("nothing", ""),
        ("add", "matmul_add"),
        ("add", "no such op"),
        ("delete", "9"),
        ("delete", "one"),
        ("mend", "0:0"),
        ("share", "0"),
        ("operand:x", "0"),
        ("operand:1", "0"),
        ("join:0", "0"),
        ("operand:0", "7"),
        ("attribute:axis", "0"),
        ("numerics", "loose"),
    ],
)
def test_what_a_page_does_not_offer_changes_nothing(verb: str, argument: str) -> None:
    view = begun(("add", "input"))
    before = view.graph

    ask(view, verb, argument)

    assert before == view.graph


@pytest.mark.parametrize("chosen", [-2, 4])
def test_a_step_that_there_is_none_of_is_refused(chosen: int) -> None:
    with pytest.raises(
        BadState, match=rf"Workbench\.chosen: expected a whole number from -1 to 3, found {chosen}"
    ):
        chain(2).view(panel="build", chosen=chosen)


def test_the_state_opens_the_view_where_it_was() -> None:
    view = chain(2).view(panel="build", chosen=2)

    assert {"chosen": 2} == view._page["state"]
    assert "Workbench('chain', panel='build', chosen=2)" in repr(view)


def test_names_that_are_markup_are_letters_and_every_tag_is_closed() -> None:
    view = evil_graph().view(panel="build")
    for name in EVIL:
        ask(view, "add", "input")
        ask(view, "name", name + "2")
    page = Page(view._page["html"])

    assert set() == {"img", "script"}.intersection(page.tags)
    assert [] == [tag for tag in page.open if tag.strip("/") != "input"]
    assert [] == [c for c in page.text if not c.isprintable() and c != "\n"]
    assert EVIL[0] in page.text


def test_a_graph_of_a_thousand_nodes_is_bounded_and_quick() -> None:
    view = chain(1000).view(panel="build", chosen=500)
    html = view._page["html"]
    seconds = []
    for verb, argument in (("add", "exp"), ("undo", ""), ("redo", "")):
        start = time.perf_counter()
        ask(view, verb, argument)
        seconds.append(time.perf_counter() - start)

    assert ("more above" in html, "more below" in html, "more lines" in html) == (True, True, True)
    assert len(html) < 250_000
    assert sorted(seconds)[1] < 1.0  # a tenth of it on a machine at rest


def test_sliders_beside_a_view_change_a_parameter_of_its_graph() -> None:
    from ipywidgets import FloatSlider, interactive

    def scaled(factor: float) -> Workbench:
        graph = hw.Graph("scaled")
        graph.output("y", graph.input("x", (4,)) * factor)
        return graph.view(panel="build", chosen=1)

    beside = interactive(scaled, factor=FloatSlider(value=0.5, min=0.0, max=1.0, step=0.25))
    beside.update()
    before: Workbench = beside.result

    beside.children[0].value = 0.75

    after: Workbench = beside.result
    values = [np.frombuffer(view.graph[1].constant.data, "float32")[0] for view in (before, after)]
    assert [0.5, 0.75] == values
    assert ('value="0.5"' in before._page["html"], 'value="0.75"' in after._page["html"]) == (True, True)
