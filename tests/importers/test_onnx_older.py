"""Ops as opsets before 7 had them: the second operand lies at an axis of the first."""

import numpy as np
import pytest
from onnx import helper

import holowork as hw
from holowork.importers import MalformedModel, UnknownVersion
from holowork.ops import Array
from tests.importers.models import constant, model, value

X = np.arange(-12, 12, dtype=np.float32).reshape(2, 3, 4)
RAMP = np.array([1, 10, 100], np.float32)


def outcome(op: str, other: Array, **attributes: object) -> Array:
    """An op of opset 6 on X and a constant."""
    node = helper.make_node(op, ["x", "w"], ["y"], **attributes)
    made = model([node], [value("x", X.shape)], constants=[constant("w", other)], opset=6)
    return hw.Session(hw.compile(hw.from_onnx(made))).execute([X])[0]


def test_an_operand_begins_at_the_axis_that_is_named() -> None:
    assert np.array_equal(X * RAMP[:, None], outcome("Mul", RAMP, broadcast=1, axis=1))
    assert np.array_equal(X * RAMP[:, None], outcome("Mul", RAMP, broadcast=1, axis=-2))


def test_without_an_axis_an_operand_ends_where_the_first_does() -> None:
    assert np.array_equal(X - X[0], outcome("Sub", X[0], broadcast=1))
    assert np.array_equal(X + np.float32(2), outcome("Add", np.array(2, np.float32), broadcast=1))


def test_slopes_are_those_of_channels() -> None:
    assert np.array_equal(np.where(X < 0, X * RAMP[:, None], X), outcome("PRelu", RAMP))
    assert np.array_equal(np.where(X < 0, X * 5, X), outcome("PRelu", np.array([5], np.float32)))


def test_operands_of_other_extents_are_refused_unless_they_broadcast() -> None:
    with pytest.raises(MalformedModel, match=r"extents \[2, 3, 4\], as broadcast is not set, found \[3, 4\]"):
        outcome("Mul", X[0])


def test_an_axis_that_is_not_there_is_refused() -> None:
    with pytest.raises(MalformedModel, match="an axis of 3, found 5"):
        outcome("Mul", RAMP, broadcast=1, axis=5)


def test_what_trained_is_read_where_it_says_that_it_is_a_test() -> None:
    tested, trained = (
        model([helper.make_node("Dropout", ["x"], ["y"], is_test=is_test)], [value("x", X.shape)], opset=6)
        for is_test in (1, 0)
    )

    assert np.array_equal(X, hw.Session(hw.compile(hw.from_onnx(tested))).execute([X])[0])
    with pytest.raises(UnknownVersion, match="Dropout as opset 7"):
        hw.from_onnx(trained)
