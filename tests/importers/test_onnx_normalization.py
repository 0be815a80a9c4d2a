"""Norms in forms that the node tests of ONNX do not have."""

import numpy as np
import pytest

import holowork as hw
from holowork.importers import UnsupportedForm
from holowork.ops import Array
from tests.importers.single import expected, node_model, normal, outcome

STATISTICS = ("scale", "bias", "mean", "variance")


def batch(*shape: int) -> dict[str, Array]:
    """Operands of a BatchNormalization of images."""
    vectors = {name: normal(shape[1]) + place for place, name in enumerate(STATISTICS)}
    return {"x": normal(*shape), **vectors, "variance": np.abs(normal(shape[1]))}


def operations(graph: hw.Graph) -> list[str]:
    return [node.op for node in graph.nodes if node.op not in {"input", "const", "output"}]


@pytest.mark.parametrize("fixed", [(), STATISTICS], ids=["unknown", "known"])
@pytest.mark.parametrize("opset", [7, 9, 14, 15])
def test_statistics_scale_each_channel(fixed: tuple[str, ...], opset: int) -> None:
    feeds = batch(2, 3, 4, 5)
    model = node_model("BatchNormalization", feeds, opset=opset, epsilon=1e-3)
    x, scale, bias, mean, variance = (
        feeds[name].reshape(-1, 1, 1) if name != "x" else feeds[name] for name in feeds
    )

    found = outcome(model, feeds, fixed)

    right = (x - mean) / np.sqrt(variance + 1e-3) * scale + bias
    np.testing.assert_allclose(right, found[0], rtol=1e-4, atol=1e-5)


def test_known_statistics_leave_a_product_and_a_sum() -> None:
    feeds = batch(2, 3, 4, 5)
    model = node_model("BatchNormalization", feeds)

    graph = hw.from_onnx(model, inputs={name: feeds[name] for name in STATISTICS})

    assert {"mul", "add"} <= set(operations(graph)) <= {"mul", "add", "reshape", "expand"}


def test_halves_may_have_statistics_of_floats() -> None:
    feeds = batch(2, 3, 4) | {"x": normal(2, 3, 4).astype(np.float16)}
    model = node_model("BatchNormalization", feeds)

    found = outcome(model, feeds)

    assert np.float16 == found[0].dtype
    np.testing.assert_allclose(expected(model, feeds)[0], found[0], rtol=1e-2, atol=1e-2)


def test_training_moves_the_statistics() -> None:
    feeds = batch(2, 3, 4)
    model = node_model("BatchNormalization", feeds, outputs=3, training_mode=1, momentum=0.7)

    found = outcome(model, feeds)

    for right, one in zip(expected(model, feeds), found, strict=True):
        np.testing.assert_allclose(right, one, rtol=1e-4, atol=1e-5)


def test_scales_of_groups_serve_their_channels() -> None:
    feeds = {"x": normal(2, 6, 4), "scale": normal(3), "bias": normal(3) + 1}
    model = node_model("GroupNormalization", feeds, opset=18, num_groups=3)

    np.testing.assert_allclose(expected(model, feeds)[0], outcome(model, feeds)[0], rtol=1e-4, atol=1e-5)


def test_groups_that_do_not_divide_the_channels_are_refused() -> None:
    feeds = {"x": normal(2, 6, 4), "scale": normal(6), "bias": normal(6)}

    with pytest.raises(UnsupportedForm, match="groups that divide 6 channels, found 4"):
        hw.from_onnx(node_model("GroupNormalization", feeds, num_groups=4))


@pytest.mark.parametrize(
    ("axis", "scale", "bias"),
    [(-1, (4,), (4,)), (1, (3, 4), (3, 4)), (1, (4,), (3, 1)), (0, (2, 3, 4), (1,))],
)
def test_rows_of_any_axes_are_normed_at_once(
    axis: int, scale: tuple[int, ...], bias: tuple[int, ...]
) -> None:
    feeds = {"x": normal(2, 3, 4), "scale": normal(*scale), "bias": normal(*bias)}
    model = node_model("LayerNormalization", feeds, opset=17, axis=axis)

    assert 1 == operations(hw.from_onnx(model)).count("layer_norm")
    np.testing.assert_allclose(expected(model, feeds)[0], outcome(model, feeds)[0], rtol=1e-4, atol=1e-5)


def test_scales_may_differ_from_row_to_row() -> None:
    feeds = {"x": normal(2, 3, 4), "scale": normal(2, 3, 4), "bias": normal(3, 1)}
    rows = feeds["x"] - feeds["x"].mean(-1, keepdims=True)
    right = rows / np.sqrt((rows**2).mean(-1, keepdims=True) + 1e-5) * feeds["scale"] + feeds["bias"]

    found = outcome(node_model("LayerNormalization", feeds, opset=17), feeds)

    np.testing.assert_allclose(right, found[0], rtol=1e-4, atol=1e-5)


def test_the_norm_of_halves_has_the_type_of_its_scale() -> None:
    feeds = {"x": normal(2, 3, 4).astype(np.float16), "scale": normal(4)}
    x = feeds["x"].astype(np.float32)

    found = outcome(node_model("RMSNormalization", feeds, opset=23), feeds)

    assert np.float32 == found[0].dtype
    right = x / np.sqrt((x * x).mean(-1, keepdims=True) + 1e-5) * feeds["scale"]
    np.testing.assert_allclose(right, found[0], rtol=1e-4, atol=1e-5)


@pytest.mark.parametrize("p", [1, 2])
def test_nothing_is_normed_to_nothing(p: int) -> None:
    feeds = {"x": np.array([[0, 0], [3, -4]], np.float32)}
    size = {1: 7, 2: 5}[p]

    found = outcome(node_model("LpNormalization", feeds, p=p), feeds)

    np.testing.assert_allclose([[0, 0], [3 / size, -4 / size]], found[0], rtol=1e-6)
