"""Ops that onnxruntime adds, held to what its documentation says of them."""

from typing import Any

import numpy as np
import pytest
from onnx import ModelProto, helper

import holowork as hw
from holowork.importers import UnsupportedForm
from holowork.ops import Array
from tests.importers.single import Feeds, node_model, normal, outcome

SCALE = np.array(0.1, np.float32)
ZERO = np.array(3, np.uint8)


def bytes_of(*shape: int) -> Array:
    return np.random.default_rng(sum(shape)).integers(0, 256, shape).astype(np.uint8)


def added(op: str, feeds: Feeds, **attributes: Any) -> ModelProto:
    """A model of one node of onnxruntime's domain."""
    model = node_model(op, feeds, domain="com.microsoft", **attributes)
    model.opset_import.append(helper.make_opsetid("com.microsoft", 1))
    return model


def numbers(q: Array) -> Array:
    """What bytes stand for."""
    return (q.astype(np.float32) - 3) * SCALE


def quantized(x: Array) -> Array:
    """Numbers as bytes of the same scale."""
    return np.clip(np.rint(x / SCALE) + 3, 0, 255).astype(np.uint8)


@pytest.mark.parametrize(("op", "function"), [("QLinearAdd", np.add), ("QLinearMul", np.multiply)])
def test_quantized_arithmetic_is_that_of_the_numbers(op: str, function: np.ufunc) -> None:
    a, b = bytes_of(3, 4), bytes_of(4)
    triples = {f"{name}{part}": value for name in "abc" for part, value in (("s", SCALE), ("z", ZERO))}
    feeds = {"a": a, "as": SCALE, "az": ZERO, "b": b, "bs": SCALE, "bz": ZERO, "cs": SCALE, "cz": ZERO}

    found = outcome(added(op, feeds), feeds, tuple(triples))

    off = quantized(function(numbers(a), numbers(b))).astype(int) - found[0]
    assert np.abs(off).max() <= 1


def test_quantized_parts_are_joined_at_one_scale() -> None:
    a, b = bytes_of(2, 3), bytes_of(2, 4)
    feeds = {"ys": SCALE, "yz": ZERO, "a": a, "as": SCALE, "az": ZERO, "b": b, "bs": SCALE, "bz": ZERO}

    found = outcome(added("QLinearConcat", feeds, axis=1), feeds)

    assert np.concatenate([a, b], axis=1).tolist() == found[0].tolist()


def test_images_are_averaged_with_channels_last() -> None:
    x = bytes_of(2, 4, 5, 3)
    feeds = {"x": x, "xs": SCALE, "xz": ZERO, "ys": SCALE, "yz": ZERO}

    found = outcome(added("QLinearGlobalAveragePool", feeds, channels_last=1), feeds)

    assert np.abs(x.mean(axis=(1, 2), keepdims=True) - found[0]).max() <= 0.51


def test_integers_become_floats_by_the_scales_of_columns() -> None:
    feeds = {
        "a": bytes_of(4, 5),
        "b": bytes_of(5, 3),
        "as": SCALE,
        "bs": np.abs(normal(3)),
        "az": ZERO,
        "bz": None,
        "bias": normal(3),
    }
    product = (feeds["a"].astype(np.float32) - 3) @ feeds["b"].astype(np.float32)

    found = outcome(added("MatMulIntegerToFloat", feeds), feeds)

    np.testing.assert_allclose(product * (SCALE * feeds["bs"]) + feeds["bias"], found[0], rtol=1e-5)


def test_a_matrix_is_quantized_as_it_comes() -> None:
    a, b, scales = normal(4, 50), bytes_of(50, 3).view(np.int8), np.abs(normal(3))
    feeds = {"a": a, "b": b, "scales": scales}

    found = outcome(added("DynamicQuantizeMatMul", feeds), feeds)

    right = a @ (b * scales)
    assert np.abs(right - found[0]).max() < 0.02 * np.abs(right).max()


def test_products_are_fused_with_a_factor_and_transposes() -> None:
    feeds = {"a": normal(2, 5, 4), "b": normal(2, 3, 5)}
    right = feeds["a"].swapaxes(1, 2) @ feeds["b"].swapaxes(1, 2) / 2

    found = outcome(added("FusedMatMul", feeds, alpha=0.5, transA=1, transB=1), feeds)

    np.testing.assert_allclose(right, found[0], rtol=1e-5, atol=1e-6)


def test_transposed_batches_are_refused() -> None:
    feeds = {"a": normal(2, 5, 4), "b": normal(2, 4, 5)}

    with pytest.raises(UnsupportedForm, match="found transBatchA=1"):
        hw.from_onnx(added("FusedMatMul", feeds, transBatchA=1))


@pytest.mark.parametrize("op", ["BiasGelu", "FastGelu"])
def test_a_bias_comes_before_its_gelu(op: str) -> None:
    feeds = {"x": normal(3, 4), "bias": normal(4)}
    total = feeds["x"] + feeds["bias"]
    right = total / 2 * (1 + np.tanh(np.sqrt(2 / np.pi) * (total + 0.044715 * total**3)))

    found = outcome(added(op, feeds), feeds)

    np.testing.assert_allclose(right, found[0], atol=1e-3)


def test_a_norm_of_a_sum_gives_the_sum_too() -> None:
    feeds = {"x": normal(2, 3, 4), "skip": normal(3, 4), "gamma": normal(4), "beta": None, "bias": normal(4)}
    model = added("SkipLayerNormalization", feeds, outputs=4, epsilon=1e-5)
    for place in (1, 2):
        model.graph.node[0].output[place] = ""
    del model.graph.output[1:3]
    total = feeds["x"] + feeds["skip"] + feeds["bias"]
    apart = total - total.mean(-1, keepdims=True)

    y, joined = outcome(model, feeds)

    np.testing.assert_allclose(total, joined, rtol=1e-5)
    right = apart / np.sqrt((apart**2).mean(-1, keepdims=True) + 1e-5) * feeds["gamma"]
    np.testing.assert_allclose(right, y, rtol=1e-4, atol=1e-5)
