"""Models that are read, and those that lie, come from elsewhere, or are of another version."""

import os
import time
from itertools import pairwise
from pathlib import Path

import ml_dtypes
import numpy as np
import pytest
from onnx import IR_VERSION, ModelProto, NodeProto, TensorProto, helper, save
from onnx.defs import onnx_opset_version

import holowork as hw
from holowork.importers import (
    MalformedModel,
    NotAModel,
    UnknownVersion,
    UnsupportedForm,
    UnsupportedOp,
    UnsupportedType,
)
from holowork.ops import Array, from_bytes
from tests.importers.models import FLOAT, X, constant, model, relu, value


def run(made: ModelProto, **inputs: Array) -> Array:
    return hw.Session(hw.compile(hw.from_onnx(made))).run(inputs)["y"]


def test_a_path_bytes_and_a_model_are_the_same_graph(tmp_path: Path) -> None:
    save(relu(), tmp_path / "relu.onnx")

    graphs = [hw.from_onnx(given) for given in (tmp_path / "relu.onnx", relu().SerializeToString(), relu())]

    assert 1 == len({graph.label for graph in graphs})
    np.testing.assert_array_equal(np.maximum(X, 0), run(relu(), x=X))


def test_ports_values_and_lines_of_origin_have_the_names_of_the_model(tmp_path: Path) -> None:
    nodes = [
        helper.make_node("Relu", ["x"], ["inner"], name="/block/Relu"),
        helper.make_node("Neg", ["inner"], ["y"]),
    ]
    save(model(nodes), tmp_path / "net.onnx")

    graph = hw.from_onnx(tmp_path / "net.onnx")

    by_name = {node.name: node for node in graph.nodes}
    assert ["x", "inner", "y"] == list(by_name)
    assert ("net.onnx:/block/Relu",) == by_name["inner"].provenance
    assert ["/block/Relu", "Neg_1"] == [node.name for node in graph.imported.nodes]


def test_what_a_model_says_of_itself_is_kept_when_asked_for() -> None:
    told = relu()
    told.producer_name = "a tool"
    helper.set_model_props(told, {"license": "Apache-2.0"})

    archive = hw.compile(hw.from_onnx(told, metadata=True)).archive

    assert b"a tool" == archive.extensions["onnx.producer"]
    assert b"Apache-2.0" == archive.extensions["onnx.metadata.license"]
    assert not any(key.startswith("onnx") for key in hw.compile(hw.from_onnx(told)).archive.extensions)


@pytest.mark.parametrize("data", [b"", b"\x00" * 40, b"HOLO\x02\x00", b"\x08\x0a", b"{}", b"\xff" * 9])
def test_bytes_that_are_no_model_are_refused(data: bytes) -> None:
    with pytest.raises(NotAModel, match="expected a model"):
        hw.from_onnx(data)


def test_a_model_that_was_cut_is_refused_wherever() -> None:
    data = model(
        [helper.make_node("Add", ["x", "w"], ["y"])], constants=[constant("w", X)]
    ).SerializeToString()

    for end in range(len(data)):
        with pytest.raises(hw.HoloworkError):
            hw.from_onnx(data[:end])


@pytest.mark.parametrize("given", [None, 7, [1], np.zeros(3)])
def test_what_is_neither_path_nor_bytes_is_refused(given: object) -> None:
    with pytest.raises(NotAModel, match=r"a path, the bytes of a file, or an onnx.ModelProto"):
        hw.from_onnx(given)


@pytest.mark.parametrize("ir", [0, 1, 2, IR_VERSION + 1, 99])
def test_an_ir_version_that_is_not_read_is_refused_with_the_range(ir: int) -> None:
    with pytest.raises(UnknownVersion, match=f"an IR version from 3 to {IR_VERSION}, found {ir}"):
        hw.from_onnx(model([helper.make_node("Relu", ["x"], ["y"])], ir=ir))


def test_an_opset_of_the_future_is_refused_with_the_range() -> None:
    with pytest.raises(
        UnknownVersion, match=rf"an opset up to {onnx_opset_version()}, found 99.*pip install -U onnx"
    ):
        hw.from_onnx(model([helper.make_node("Relu", ["x"], ["y"])], opset=99))


def test_of_an_opset_that_is_too_old_what_stayed_is_read_and_what_changed_is_refused() -> None:
    same = model([helper.make_node("Not", ["x"], ["y"])], [value("x", kind=TensorProto.BOOL)], opset=6)
    other = model([helper.make_node("Dropout", ["x"], ["y"])], opset=6)

    assert "bnot" in [node.op for node in hw.from_onnx(same).nodes]
    with pytest.raises(
        UnknownVersion, match=r"Dropout as opset 7 or a later one has it, found opset 6.*convert_version"
    ):
        hw.from_onnx(other)


@pytest.mark.parametrize(
    ("domain", "title"), [("com.acme", "com.acme.Relu"), ("", "Realu"), ("ai.onnx.ml", "ai.onnx.ml.Relu")]
)
def test_an_op_that_nobody_knows_is_refused_by_its_domain_and_name(domain: str, title: str) -> None:
    node = helper.make_node(title.rpartition(".")[2], ["x"], ["y"], domain=domain, name="odd")

    with pytest.raises(UnsupportedOp, match=rf"odd.*expected an op that can be imported, found {title}"):
        hw.from_onnx(model([node]))


def test_an_operand_that_nothing_makes_is_refused_with_the_name_that_is_near() -> None:
    node = helper.make_node("Relu", ["input_1"], ["y"])

    with pytest.raises(MalformedModel, match="found 'input_1', which nothing makes; there is 'input_0'"):
        hw.from_onnx(model([node], [value("input_0")]))


def test_nodes_in_any_order_are_read_and_a_cycle_is_refused() -> None:
    nodes = [helper.make_node("Neg", ["a"], ["y"]), helper.make_node("Relu", ["x"], ["a"])]
    cycle = [
        helper.make_node("Add", ["x", "b"], ["a"], name="one"),
        helper.make_node("Neg", ["a"], ["b"], name="two"),
    ]

    np.testing.assert_array_equal(-np.maximum(X, 0), run(model(nodes), x=X))
    with pytest.raises(MalformedModel, match=r"the cycle .*one"):
        hw.from_onnx(model(cycle, outputs=[value("b", None)]))


def test_a_name_that_stands_for_two_values_is_refused() -> None:
    nodes = [helper.make_node("Relu", ["x"], ["y"]), helper.make_node("Neg", ["x"], ["y"])]

    with pytest.raises(MalformedModel, match="a second one called 'y'"):
        hw.from_onnx(model(nodes))


def test_doubles_are_refused_until_a_cast_is_asked_for() -> None:
    double = TensorProto.DOUBLE
    made = model(
        [helper.make_node("Relu", ["x"], ["y"])], [value("x", kind=double)], [value("y", None, double)]
    )

    with pytest.raises(UnsupportedType, match=r"input 'x'.*found float64. cast_f64=True"):
        hw.from_onnx(made)
    assert "f32" == hw.from_onnx(made, cast_f64=True).nodes[0].type.dtype


@pytest.mark.parametrize(
    ("kind", "name"), [(8, "string"), (14, "complex64"), (17, "float8e4m3fn"), (5, "int16"), (99, "99")]
)
def test_a_type_that_is_not_computed_is_refused_by_its_name(kind: int, name: str) -> None:
    with pytest.raises(UnsupportedType, match=name):
        hw.from_onnx(model([helper.make_node("Identity", ["x"], ["y"])], [value("x", kind=kind)]))


def test_a_sequence_is_refused() -> None:
    sequence = helper.make_tensor_sequence_value_info("x", FLOAT, None)

    with pytest.raises(UnsupportedType, match="expected a tensor, found sequence"):
        hw.from_onnx(model([helper.make_node("Identity", ["x"], ["y"])], [sequence]))


VALUES: dict[str, Array] = {
    "f32": np.array([1.5, -0.0, np.nan], np.float32),
    "f16": np.array([1.5, -0.0, 65504], np.float16),
    "bf16": np.array([1.5, -0.0, 3e38], ml_dtypes.bfloat16),
    "i8": np.array([-128, 0, 127], np.int8),
    "u8": np.array([0, 255, 7], np.uint8),
    "i32": np.array([-(2**31), 0, 2**31 - 1], np.int32),
    "i64": np.array([-(2**63), 0, 2**63 - 1], np.int64),
    "u64": np.array([0, 2**64 - 1, 7], np.uint64),
    "bool": np.array([True, False, True]),
    "i4": np.array([-8, 7, 1], ml_dtypes.int4),
}


@pytest.mark.parametrize("encoding", ["raw", "typed"])
@pytest.mark.parametrize("name", VALUES)
def test_a_tensor_is_read_in_every_encoding(name: str, encoding: str) -> None:
    array, raw = VALUES[name], encoding == "raw"
    kind = helper.np_dtype_to_tensor_dtype(array.dtype)
    stored = np.array([0x78, 0x01], np.uint8) if name == "i4" else array
    data = stored.tobytes() if raw else array.astype(object).tolist()
    tensor = helper.make_tensor("w", kind, array.shape, data, raw=raw)
    made = model(
        [helper.make_node("Identity", ["w"], ["y"])], [], [value("y", None, kind)], constants=[tensor]
    )

    node = next(node for node in hw.from_onnx(made).nodes if node.constant)

    assert node.constant is not None
    assert array.tobytes() == from_bytes(node.type, node.constant.data).tobytes()


@pytest.mark.parametrize(
    "tensor",
    [
        TensorProto(name="w", data_type=1, dims=[2], raw_data=b"\0" * 7),
        TensorProto(name="w", data_type=1, dims=[2], raw_data=b"\0" * 12),
        TensorProto(name="w", data_type=1, dims=[3], float_data=[1.0]),
        TensorProto(name="w", data_type=1, dims=[-1], float_data=[1.0]),
        TensorProto(name="w", data_type=1, dims=[1 << 40, 1 << 40], float_data=[1.0]),
        TensorProto(name="w", data_type=1, dims=[1] * 100, float_data=[1.0]),
        TensorProto(name="w", data_type=7, dims=[2], int32_data=[1, 2]),
    ],
    ids=["short", "long", "few", "negative", "huge", "axes", "field"],
)
def test_a_tensor_whose_data_and_extents_disagree_is_refused(tensor: TensorProto) -> None:
    made = model([helper.make_node("Identity", ["w"], ["y"])], constants=[tensor])

    with pytest.raises(MalformedModel, match="tensor 'w'"):
        hw.from_onnx(made)


def external(folder: Path, **entries: str) -> Path:
    """A model whose constant lies in a file."""
    tensor = TensorProto(name="w", data_type=FLOAT, dims=[2, 3], data_location=TensorProto.EXTERNAL)
    for key, text in entries.items():
        tensor.external_data.add(key=key, value=text)
    path = folder / "net.onnx"
    save(model([helper.make_node("Add", ["x", "w"], ["y"])], constants=[tensor]), path)
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with data, and a secret beside the folder."""
    (tmp_path / "secret").write_bytes(b"\x01" * 24)
    made = tmp_path / "models"
    made.mkdir()
    (made / "w.bin").write_bytes(b"head" + X.tobytes())
    return made


def test_data_beside_the_model_are_read(folder: Path) -> None:
    path = external(folder, location="w.bin", offset="4", length="24")

    session = hw.Session(hw.compile(hw.from_onnx(path)))

    np.testing.assert_array_equal(X + X, session.run(x=X)["y"])


@pytest.mark.parametrize(
    "entries",
    [
        {"location": "../secret"},
        {"location": "a/../../secret"},
        {"location": "link"},
        {"location": "hard"},
        {"location": ""},
        {"location": "."},
        {"location": "C:\\x"},
        {"location": "w.bin\0"},
        {"location": "gone.bin"},
        {"location": "w.bin", "offset": "24"},
        {"location": "w.bin", "offset": "-4"},
        {"location": "w.bin", "offset": "99999999999999999999"},
        {"location": "w.bin", "length": "1000"},
        {"location": "w.bin", "length": "12"},
        {"location": "w.bin"},
    ],
    ids=str,
)
def test_data_outside_of_the_folder_or_of_another_length_are_refused(
    folder: Path, entries: dict[str, str]
) -> None:
    (folder / "link").symlink_to(folder.parent / "secret")
    os.link(folder.parent / "secret", folder / "hard")
    path = external(folder, **entries)

    with pytest.raises(MalformedModel) as caught:
        hw.from_onnx(path)

    assert "tensor 'w'" in str(caught.value)
    assert "\x01" not in str(caught.value)


def test_an_absolute_place_is_refused_even_in_the_folder(folder: Path) -> None:
    path = external(folder, location=str(folder / "w.bin"), offset="4", length="24")

    with pytest.raises(MalformedModel, match="a file in the folder of the model"):
        hw.from_onnx(path)


def test_data_in_files_need_the_path_of_the_model(folder: Path) -> None:
    data = external(folder, location="w.bin", offset="4").read_bytes()

    with pytest.raises(MalformedModel, match="Give the path of the model"):
        hw.from_onnx(data)


def test_names_that_are_markup_stay_letter_for_letter() -> None:
    name = '<img src=x onerror="alert(1)">'
    made = model([helper.make_node("Relu", [name], [f"{name}y"])], [value(name)], [value(f"{name}y", None)])

    session = hw.Session(hw.compile(hw.from_onnx(made)))

    assert [name] == list(session.input_names)
    assert "<img src=x" not in session.to_html()
    assert "&lt;img src=x" in session.to_html()


def test_a_function_of_the_model_is_expanded_with_its_attributes() -> None:
    body: list[NodeProto] = [
        helper.make_node("LeakyRelu", ["a"], ["b"]),
        helper.make_node("Neg", ["b"], ["c"]),
    ]
    body[0].attribute.add(name="alpha", ref_attr_name="slope", type=1)
    function = helper.make_function(
        "own", "Leak", ["a"], ["c"], body, [helper.make_opsetid("", 21)], ["slope"]
    )
    made = model([helper.make_node("Leak", ["x"], ["y"], domain="own", slope=0.5)])
    made.functions.append(function)

    np.testing.assert_array_equal(-np.where(X < 0, X * np.float32(0.5), X), run(made, x=X))


def test_a_function_that_calls_itself_is_refused() -> None:
    body = [helper.make_node("Again", ["a"], ["b"], domain="own")]
    function = helper.make_function("own", "Again", ["a"], ["b"], body, [helper.make_opsetid("own", 1)])
    made = model([helper.make_node("Again", ["x"], ["y"], domain="own")])
    made.functions.append(function)

    with pytest.raises(MalformedModel, match="functions within each other"):
        hw.from_onnx(made)


def test_the_branch_of_a_known_condition_is_imported_and_reads_the_names_around_it() -> None:
    branches = {
        f"{name}_branch": helper.make_graph(
            [helper.make_node(op, ["x"], [f"{name}_y"])], name, [], [value(f"{name}_y", None)]
        )
        for name, op in (("then", "Neg"), ("else", "Relu"))
    }
    node = helper.make_node("If", ["c"], ["y"], **branches)
    chosen = model([node], constants=[constant("c", np.array([True]))])
    open_ = model([node], [value("x"), value("c", [], TensorProto.BOOL)])

    np.testing.assert_array_equal(-X, run(chosen, x=X))
    with pytest.raises(hw.HoloworkError, match="depends on 'c'"):
        hw.from_onnx(open_)


def test_a_chain_of_ten_thousand_nodes_is_imported() -> None:
    names = ["x", *(f"v{place}" for place in range(9_999)), "y"]
    nodes = [helper.make_node("Neg", [a], [b]) for a, b in pairwise(names)]
    start = time.perf_counter()

    graph = hw.from_onnx(model(nodes))

    assert 10_002 == len(graph.nodes)
    assert 10 > time.perf_counter() - start


def test_operands_that_an_op_does_not_take_are_refused_as_the_models_fault() -> None:
    node = helper.make_node("MatMul", ["x", "x"], ["y"], name="bad")

    with pytest.raises(UnsupportedForm, match=r"bad \(MatMul\)"):
        hw.from_onnx(model([node]))


@pytest.mark.parametrize(
    ("node", "text"),
    [
        (helper.make_node("Softmax", ["x"], ["y"], axis="last"), "attribute axis of type int, found string"),
        (helper.make_node("Relu", ["x", "x"], ["y"]), "at most 1 operands, found 2"),
        (helper.make_node("Add", ["x"], ["y"]), "at least 2 operands, found 1"),
        (helper.make_node("Relu", ["x"], ["y", "z"]), "at most 1 results, found 2"),
        (helper.make_node("Trilu", ["x"], ["y"]), "that fit each other, found not enough values"),
    ],
    ids=["attribute", "more", "fewer", "results", "extents"],
)
def test_a_node_that_is_not_as_the_specification_has_its_op_is_refused(node: NodeProto, text: str) -> None:
    with pytest.raises(MalformedModel, match=text):
        hw.from_onnx(model([node], [value("x", [3])]))


def test_an_axis_that_nobody_could_count_along_is_refused_before_memory_is_taken() -> None:
    node = helper.make_node("ArgMax", ["x"], ["y"])

    with pytest.raises(MalformedModel, match="axes of at most 134217728 elements, found 1099511627776"):
        hw.from_onnx(model([node], [value("x", [1 << 40])]))


def test_names_that_are_no_utf8_are_refused() -> None:
    data = relu().SerializeToString().replace(b"Relu", b"R\xfflu")

    with pytest.raises(hw.HoloworkError, match=r"UTF-8|a model in ONNX"):
        hw.from_onnx(data)


def test_all_ops_that_nobody_knows_are_told_at_once_before_extents_are_asked_for() -> None:
    nodes = [
        helper.make_node("Mine", ["x"], ["a"], domain="com.acme"),
        helper.make_node("Mine", ["a"], ["b"], domain="com.acme"),
        helper.make_node("StringSplit", ["b"], ["y"]),
    ]

    with pytest.raises(UnsupportedOp, match=r"found com.acme.Mine \(2\), StringSplit \(1\)$"):
        hw.from_onnx(model(nodes, [value("x", ["N"])]))
