"""Attention, and steps of optimizers, in forms that the node tests of ONNX do not have."""

from typing import Any

import numpy as np
import pytest
from onnx import helper

import holowork as hw
from holowork.ops import Array
from tests.importers.single import expected, node_model, normal, outcome

HEADS = {"q_num_heads": 4, "kv_num_heads": 2}
TRAINING = "ai.onnx.preview.training"


def apart() -> dict[str, Array]:
    """Operands with an axis of heads, of which two of q share one of k and v."""
    return {"q": normal(2, 4, 5, 8), "k": normal(2, 2, 7, 8), "v": normal(2, 2, 7, 8) + 1}


def side_by_side() -> dict[str, Array]:
    """Operands with their heads in the last axis."""
    return {"q": normal(2, 5, 32), "k": normal(2, 7, 16), "v": normal(2, 7, 16) + 1}


@pytest.mark.parametrize("more", [{}, {"is_causal": 1}, {"scale": 0.3}, {"is_causal": 1, "scale": 2.0}])
@pytest.mark.parametrize(("feeds", "heads"), [(apart(), {}), (side_by_side(), HEADS)], ids=["4", "3"])
def test_attention_without_more_is_one_operation(
    feeds: dict[str, Array], heads: dict[str, int], more: dict[str, Any]
) -> None:
    model = node_model("Attention", feeds, opset=23, **heads, **more)

    assert "attention" in {node.op for node in hw.from_onnx(model).nodes}
    np.testing.assert_allclose(expected(model, feeds)[0], outcome(model, feeds)[0], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize(
    ("other", "more"),
    [
        ({"mask": normal(5, 7)}, {}),
        ({"v": normal(2, 2, 7, 6)}, {}),
        ({}, {"softcap": 2.0}),
        ({}, {"scale": 0.0}),
    ],
    ids=["mask", "wide values", "softcap", "scale 0"],
)
def test_any_other_attention_is_the_definition(other: dict[str, Array], more: dict[str, Any]) -> None:
    feeds = apart() | other
    model = node_model("Attention", feeds, opset=23, **more)

    assert "attention" not in {node.op for node in hw.from_onnx(model).nodes}
    np.testing.assert_allclose(expected(model, feeds)[0], outcome(model, feeds)[0], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("age", [0, 3])
@pytest.mark.parametrize(
    ("op", "states", "settings"),
    [
        ("Momentum", 1, {"alpha": 0.9, "beta": 0.5, "mode": "standard", "norm_coefficient": 0.01}),
        ("Momentum", 1, {"alpha": 0.9, "beta": 0.5, "mode": "nesterov", "norm_coefficient": 0.01}),
        ("Adagrad", 1, {"decay_factor": 0.1, "epsilon": 1e-3, "norm_coefficient": 0.01}),
        ("Adam", 2, {"alpha": 0.9, "beta": 0.5, "norm_coefficient_post": 0.02, "epsilon": 1e-3}),
    ],
)
def test_an_optimizer_updates_each_parameter(
    age: int, op: str, states: int, settings: dict[str, Any]
) -> None:
    parts = "xgvh"[: 2 + states]
    tensors = {f"{part}{size}": np.abs(normal(size)) + ord(part) % 7 for part in parts for size in (3, 2)}
    feeds = {"r": np.array(0.1, np.float32), "t": np.array(age), **tensors}
    model = node_model(op, feeds, outputs=2 * (1 + states), domain=TRAINING, **settings)
    model.opset_import.append(helper.make_opsetid(TRAINING, 1))

    found = outcome(model, feeds)

    for right, one in zip(expected(model, feeds), found, strict=True):
        np.testing.assert_allclose(right, one, rtol=1e-4, atol=1e-6)
