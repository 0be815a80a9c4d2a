"""Quantized tensors in forms that the node tests of ONNX do not have."""

from typing import Any

import ml_dtypes
import numpy as np
import pytest

import holowork as hw
from holowork.importers import UnsupportedForm, UnsupportedType
from holowork.ops import Array
from tests.importers.single import expected, node_model, normal, outcome

KINDS = pytest.mark.parametrize("kind", [np.uint8, np.int8])
KNOWN_OR_NOT = pytest.mark.parametrize("fixed", [(), ("scale", "zero")], ids=["unknown", "known"])


def integers(kind: Any, *shape: int) -> Array:
    """Integers over the whole range of a type."""
    low, high = np.iinfo(kind).min, np.iinfo(kind).max
    return np.random.default_rng(sum(shape)).integers(low, high, shape, endpoint=True).astype(kind)


def scalar(number: float, kind: Any = np.float32) -> Array:
    return np.array(number, kind)


@KINDS
def test_quantized_numbers_saturate_and_round_halves_to_even(kind: Any) -> None:
    x = np.array([-np.inf, -1e9, -2.5, -0.5, 0.5, 1.5, 2.5, 127.5, 1e9, np.inf], np.float32)
    model = node_model("QuantizeLinear", {"x": x, "scale": scalar(1.0), "zero": scalar(3, kind)})
    low, high = np.iinfo(kind).min, np.iinfo(kind).max

    (found,) = outcome(model, {"x": x, "scale": scalar(1.0), "zero": scalar(3, kind)})

    assert np.clip([low, low, 1, 3, 3, 5, 5, 131, high, high], low, high).tolist() == found.tolist()


@KNOWN_OR_NOT
@pytest.mark.parametrize("axis", [0, 1, -1])
def test_each_place_of_an_axis_has_a_scale_of_its_own(fixed: tuple[str, ...], axis: int) -> None:
    extent = (4, 6)[axis]
    feeds = {"x": normal(4, 6), "scale": np.abs(normal(extent)) + 0.01, "zero": integers(np.int8, extent)}
    model = node_model("QuantizeLinear", feeds, axis=axis)

    found = outcome(model, feeds, fixed)

    assert expected(model, feeds)[0].tolist() == found[0].tolist()


@KNOWN_OR_NOT
@pytest.mark.parametrize(("axis", "block"), [(1, 2), (1, 4), (0, 3), (-1, 5)])
def test_blocks_share_a_scale_and_the_last_may_be_short(
    fixed: tuple[str, ...], axis: int, block: int
) -> None:
    shape = [4, 6]
    shape[axis] = -(-shape[axis] // block)
    scale, zero = np.abs(normal(*shape)) + 0.01, integers(np.int8, *shape)
    feeds = {"q": integers(np.int8, 4, 6), "scale": scale, "zero": zero}
    model = node_model("DequantizeLinear", feeds, axis=axis, block_size=block)

    found = outcome(model, feeds, fixed)

    np.testing.assert_array_equal(expected(model, feeds)[0], found[0])


@KNOWN_OR_NOT
@pytest.mark.parametrize("shape", [(), (4,)], ids=["one", "axis"])
def test_integers_of_four_bits_become_numbers(fixed: tuple[str, ...], shape: tuple[int, ...]) -> None:
    q = np.arange(-8, 8).astype(ml_dtypes.int4).reshape(4, 4)
    scale, zero = np.full(shape, 0.5, np.float32), np.full(shape, -3).astype(ml_dtypes.int4)
    feeds = {"q": q, "scale": scale, "zero": zero}
    model = node_model("DequantizeLinear", feeds)

    found = outcome(model, feeds, fixed)

    assert ((q.astype(np.float32) + 3) / 2).tolist() == found[0].tolist()


def test_halves_are_scales_too() -> None:
    feeds = {"q": integers(np.int8, 4, 6), "scale": scalar(0.01, np.float16), "zero": scalar(3, np.int8)}
    model = node_model("DequantizeLinear", feeds)

    found = outcome(model, feeds)

    assert np.float16 == found[0].dtype
    np.testing.assert_array_equal(expected(model, feeds)[0], found[0])


def test_constant_scales_make_one_operation() -> None:
    feeds = {"q": integers(np.int8, 4, 6), "scale": scalar(0.5), "zero": scalar(3, np.int8)}
    model = node_model("DequantizeLinear", feeds)

    graph = hw.from_onnx(model, inputs={"scale": feeds["scale"], "zero": feeds["zero"]})

    assert ["dequantize"] == [node.op for node in graph.nodes if node.op not in {"input", "const", "output"}]


@pytest.mark.parametrize("rows", [(), (4, 1)])
@pytest.mark.parametrize("columns", [(), (3,)])
def test_products_of_integers_have_zero_points_of_rows_and_columns(
    rows: tuple[int, ...], columns: tuple[int, ...]
) -> None:
    a, b = integers(np.uint8, 4, 5), integers(np.int8, 5, 3)
    feeds = {"a": a, "b": b, "az": np.full(rows, 7, np.uint8), "bz": np.full(columns, -3, np.int8)}
    model = node_model("MatMulInteger", feeds)

    found = outcome(model, feeds)

    assert ((a.astype(np.int32) - 7) @ (b.astype(np.int32) + 3)).tolist() == found[0].tolist()


@pytest.mark.parametrize("attributes", [{"pads": [1, 0, 2, 1], "strides": [2, 1]}, {"pads": [1, 1, 1, 1]}])
def test_convolutions_of_integers_are_exact(attributes: dict[str, Any]) -> None:
    feeds = {
        "x": integers(np.uint8, 1, 4, 7, 8),
        "w": integers(np.int8, 6, 2, 3, 3),
        "xz": scalar(7, np.uint8),
        "wz": integers(np.int8, 6),
    }
    model = node_model("ConvInteger", feeds, group=2, **attributes)

    assert expected(model, feeds)[0].tolist() == outcome(model, feeds)[0].tolist()


def test_quantized_convolutions_scale_each_channel() -> None:
    feeds = {
        "x": integers(np.uint8, 1, 4, 7, 8),
        "xs": scalar(0.1),
        "xz": scalar(7, np.uint8),
        "w": integers(np.int8, 6, 4, 3, 3),
        "ws": np.abs(normal(6)) + 0.01,
        "wz": np.zeros(6, np.int8),
        "ys": scalar(9.0),
        "yz": scalar(9, np.uint8),
        "bias": np.arange(-3, 3, dtype=np.int32) * 1000,
    }
    model = node_model("QLinearConv", feeds, pads=[1, 1, 1, 1])

    assert expected(model, feeds)[0].tolist() == outcome(model, feeds)[0].tolist()


def test_a_range_without_numbers_gives_zeros() -> None:
    feeds = {"x": np.zeros((2, 3), np.float32)}

    y, scale, zero = outcome(node_model("DynamicQuantizeLinear", feeds, outputs=3), feeds)

    assert (0, 0, 0) == (np.max(y), scale, zero)


@pytest.mark.parametrize(
    ("kind", "error"), [(22, UnsupportedForm), (5, UnsupportedType)], ids=["int4", "int16"]
)
def test_other_integers_are_not_quantized_to(kind: int, error: type[Exception]) -> None:
    model = node_model("QuantizeLinear", {"x": normal(2, 3), "scale": scalar(1.0)}, output_dtype=kind)

    with pytest.raises(error, match="QuantizeLinear"):
        hw.from_onnx(model)
