"""Extents that a model leaves open, and inputs that are fixed."""

from typing import Any

import numpy as np
import pytest
from onnx import helper

import holowork as hw
from holowork.importers import DataDependent, MalformedModel, Unbound, WrongBinding
from tests.importers.models import X, constant, model, relu, value

NODE = helper.make_node("Relu", ["x"], ["y"])
OPEN = model([NODE], [value("x", ["N", None, 3])])


@pytest.mark.parametrize(
    "bind", [{"N": 2, "x[1]": 4}, {"x": (2, 4, 3)}, {"x": [2, 4, 3], "N": 2}, {"x[0]": 2, "x[1]": 4}]
)
def test_an_open_extent_is_bound_by_its_name_by_its_place_or_with_its_input(bind: dict[str, object]) -> None:
    assert (2, 4, 3) == hw.from_onnx(OPEN, bind=bind).nodes[0].type.shape


def test_extents_that_are_left_open_are_named_with_a_way_on() -> None:
    with pytest.raises(
        Unbound, match=r"found N \(x\[0\]\), x\[1\] unbound.*bind=\{'N': 1, 'x\[1\]': 1\}"
    ) as caught:
        hw.from_onnx(OPEN)

    assert ("N", "x[1]") == caught.value.names


def test_extents_that_some_exporters_call_minus_one_or_a_question_mark_are_open() -> None:
    exported = model([NODE], [value("x", [-1, "?", "?"])])

    with pytest.raises(Unbound, match=r"x\[0\], x\[1\], x\[2\]"):
        hw.from_onnx(exported)
    assert (1, 2, 3) == hw.from_onnx(exported, bind={"x": (1, 2, 3)}).nodes[0].type.shape


@pytest.mark.parametrize(
    ("bind", "text"),
    [
        ({"N": 2, "x[0]": 3, "x[1]": 4}, r"extent x\[0\]: expected one number, found 3 and 2"),
        ({"x": (2, 4, 3), "N": 5}, r"extent x\[0\]: expected one number, found 2 and 5"),
        ([("N", 1)], "bind: expected a mapping from names, found list"),
        ({"M": 1}, r"bind: expected one of N, .*, x, found 'M'"),
        ({"x": (2, 4)}, r"expected extents \[any, any, 3\], found \[2, 4\]"),
        ({"x": (2, 4, 5)}, r"expected extents \[any, any, 3\], found \[2, 4, 5\]"),
        ({"N": -1, "x[1]": 1}, "from 0"),
        ({"N": 1.5, "x[1]": 1}, "whole numbers"),
        ({"N": 1 << 70, "x[1]": 1}, "from 0"),
    ],
)
def test_what_does_not_fit_the_model_is_refused(bind: Any, text: str) -> None:
    with pytest.raises(WrongBinding, match=text):
        hw.from_onnx(OPEN, bind=bind)


def test_an_input_that_is_fixed_is_a_constant_and_no_port() -> None:
    graph = hw.from_onnx(relu(), inputs={"x": X})

    session = hw.Session(hw.compile(graph))

    assert [] == list(session.input_names)
    np.testing.assert_array_equal(np.maximum(X, 0), session.run()["y"])


def test_a_number_is_taken_in_the_type_of_the_input() -> None:
    graph = hw.from_onnx(model([NODE], [value("x", [])]), inputs={"x": -2})

    assert 0.0 == hw.Session(hw.compile(graph)).run()["y"]


@pytest.mark.parametrize(
    ("inputs", "text"),
    [
        ({"x": np.zeros((3, 2), np.float32)}, r"expected extents \[2, 3\], found \[3, 2\]"),
        ({"x": np.zeros((2, 3), np.int64)}, r"input 'x': expected f32\[2,3\]"),
        ({"z": 1}, "inputs: expected one of x, found 'z'"),
    ],
)
def test_a_value_that_does_not_fit_its_input_is_refused(inputs: dict[str, object], text: str) -> None:
    with pytest.raises(WrongBinding, match=text):
        hw.from_onnx(relu(), inputs=inputs)


def test_an_input_without_a_shape_asks_for_one() -> None:
    shapeless = model([NODE], [value("x", None)])

    with pytest.raises(MalformedModel, match=r"expected how many axes it has, found no shape.*bind="):
        hw.from_onnx(shapeless)
    assert (4,) == hw.from_onnx(shapeless, bind={"x": (4,)}).nodes[0].type.shape


def test_a_shape_that_an_input_decides_is_refused_with_the_input_named_until_it_is_fixed() -> None:
    node = helper.make_node("Reshape", ["x", "shape"], ["y"])
    reshaped = model([node], [value("x"), value("shape", [2], 7)])

    with pytest.raises(DataDependent, match=r"one that depends on 'shape'.*inputs="):
        hw.from_onnx(reshaped)
    graph = hw.from_onnx(reshaped, inputs={"shape": [3, -1]})
    assert (3, 2) == hw.Session(hw.compile(graph)).run(x=X)["y"].shape


def test_shape_arithmetic_is_known_once_extents_are_bound() -> None:
    """The exporters' way to flatten: Shape, Gather, Unsqueeze, Concat, Reshape."""
    nodes = [
        helper.make_node("Shape", ["x"], ["s"]),
        helper.make_node("Gather", ["s", "zero"], ["n"]),
        helper.make_node("Unsqueeze", ["n", "axes"], ["n1"]),
        helper.make_node("Concat", ["n1", "rest"], ["shape"], axis=0),
        helper.make_node("Reshape", ["x", "shape"], ["y"]),
    ]
    constants = [
        constant("zero", np.array(0, np.int64)),
        constant("axes", np.array([0], np.int64)),
        constant("rest", np.array([-1], np.int64)),
    ]
    flatten = model(nodes, [value("x", ["N", 3, 4])], constants=constants)

    module = hw.compile(hw.from_onnx(flatten, bind={"N": 2}))

    assert (2, 12) == module.archive.ports.outputs[0].shape
    assert ["input", "reshape", "output"] == [node.op for node in module.compiled[-2].after.nodes]


def test_an_initializer_that_is_an_input_too_is_a_constant_unless_it_is_fixed() -> None:
    node = helper.make_node("Add", ["x", "w"], ["y"])
    old = model([node], [value("x"), value("w")], constants=[constant("w", X)], ir=3)

    graph = hw.from_onnx(old)

    assert ["x"] == list(hw.Session(hw.compile(graph)).input_names)
    fixed = hw.from_onnx(old, inputs={"w": X * 2})
    np.testing.assert_array_equal(X * 3, hw.Session(hw.compile(fixed)).run(x=X)["y"])
