"""What the cards of imports say: every op with what was made of it, and tensors without reading them."""

from itertools import cycle
from pathlib import Path

import numpy as np
import pytest
from onnx import helper

import holowork as hw
from holowork.importers import ImportedOp
from holowork.workbench.renderer import MOST_BYTES, compact
from tests.importers.models import model, relu
from tests.workbench.imports import ONES, evil_model, tensors
from tests.workbench.samples import Page


def row(op: str) -> ImportedOp:
    return next(row for row in evil_model().imported.rows if row.op == op)


def test_a_report_counts_nodes_of_ours_by_the_op_of_the_model() -> None:
    assert {"add": 1} == row("Add").made
    assert ("direct", 1) == (row("Add").way, row("Add").count)


def test_a_function_of_the_model_is_one_node_with_all_that_is_in_it() -> None:
    (function,) = [row for row in evil_model().imported.rows if row.way == "function of the model"]

    assert {"relu": 1, "tanh": 1} == function.made


def test_arithmetic_on_shapes_is_known_and_what_reads_an_input_is_not() -> None:
    assert (1, 0) == (row("Add").known, row("Mod").known)


def test_calls_that_only_holowork_runs_are_those_of_the_archive() -> None:
    own = {name for row in evil_model().imported.rows for name in row.own}

    stated = {call.name for call in hw.compile(evil_model(), passes=()).archive.portable.calls}

    assert stated
    assert stated <= own


def test_a_report_reads_as_a_table_of_text() -> None:
    head, _, first, *_ = str(hw.from_onnx(relu()).imported).splitlines()

    assert ["ONNX", "nodes", "known", "said", "by", "ours", "own", "calls"] == head.split()
    assert ["Relu", "1", "0", "direct", "relu"] == first.split()


def test_nodes_that_are_added_behind_an_import_are_none_of_its_report() -> None:
    graph = hw.from_onnx(relu())
    graph.output("more", graph.op("tanh", graph.const(1.0)))

    assert [{"relu": 1}] == [row.made for row in graph.imported.rows]


def test_an_imported_graph_shows_its_report_below_its_own_card() -> None:
    text = Page(compact(hw.from_onnx(relu()))).text

    assert "imported from" in text
    assert "1 node of ONNX" in text
    assert text.index("κ° ") < text.index("imported from")


def test_the_card_of_an_import_says_how_ops_are_said_and_which_calls_are_our_own() -> None:
    text = Page(compact(evil_model().imported)).text

    assert "1 function of the model" in text
    assert "own calls: " in text
    assert "own calls: none" in Page(compact(hw.from_onnx(relu()).imported)).text


def test_a_file_of_ten_thousand_tensors_has_a_small_card_that_says_what_it_leaves_out() -> None:
    many = tensors({f"layer.{i}.<b>weight": ONES for i in range(10_000)})

    card = compact(many)

    assert len(card.encode()) < MOST_BYTES / 2
    assert "10,000 tensors, the first 40 shown" in Page(card).text
    assert not any(tensor.is_labelled for tensor in many.values())


def test_a_label_is_shown_once_it_is_known() -> None:
    found = tensors({"w": ONES})

    before = Page(compact(found)).text
    label = found["w"].label
    after = Page(compact(found)).text

    assert (False, True) == (label.short in before, label.short in after)


def test_a_small_tensor_is_hashed_for_its_card_and_a_large_one_on_demand(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("holowork.workbench.cards.models.MOST_HASHED", ONES.nbytes)
    found = tensors({"small": ONES, "large": np.ones(100, np.float32)})

    assert hw.address_bytes(ONES.tobytes()).short in Page(compact(found["small"])).text
    assert "κ on demand" in Page(compact(found["large"])).text
    assert not found["large"].is_labelled


def test_a_tensor_that_is_not_computed_with_says_so(tmp_path: Path) -> None:
    path = tmp_path / "double.safetensors"
    hw.to_safetensors({"w": np.ones(2)}, path)

    assert "F64 is kept, not computed with" in Page(compact(hw.from_safetensors(path)["w"])).text


def test_a_large_model_of_long_names_has_a_card_that_fits_a_notebook() -> None:
    ops = [helper.make_node("Relu", ["x"], ["v0"])]
    for i, op in zip(range(2000), cycle(("Tanh", "Relu", "Exp", "Erf", "Abs", "Neg", "Sqrt", "Sin", "Cos"))):
        name = f"/encoder/layers.{i}/attention/output/dense/" * 6
        ops.append(helper.make_node(op, [ops[-1].output[0]], [name], name=name))
    last = helper.make_node("Identity", [ops[-1].output[0]], ["y"])

    card = compact(hw.from_onnx(model([*ops, last])))

    assert len(card.encode()) < MOST_BYTES
    assert "2,002 nodes of ONNX" in Page(card).text
