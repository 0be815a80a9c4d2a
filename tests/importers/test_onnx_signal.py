"""Fourier transforms in forms that the node tests of ONNX do not have."""

import numpy as np
import pytest

import holowork as hw
from holowork.importers import UnsupportedForm
from tests.importers.single import expected, node_model, normal, outcome


@pytest.mark.parametrize("inverse", [0, 1])
@pytest.mark.parametrize("parts", [1, 2])
@pytest.mark.parametrize(("axis", "length"), [(0, 5), (1, 3), (-2, 8), (-3, 4)])
def test_a_transform_cuts_or_fills_its_axis(inverse: int, parts: int, axis: int, length: int) -> None:
    feeds = {"x": normal(2, 5, 6, parts), "length": np.array(length), "axis": np.array(axis)}
    model = node_model("DFT", feeds, opset=20, inverse=inverse)

    found = outcome(model, feeds, ("length", "axis"))

    np.testing.assert_allclose(expected(model, feeds)[0], found[0], atol=1e-5)


@pytest.mark.parametrize("length", [3, 4, 8, 9, 10])
@pytest.mark.parametrize(("inverse", "parts"), [(0, 1), (1, 2)])
def test_half_a_spectrum_says_a_real_signal(length: int, inverse: int, parts: int) -> None:
    feeds = {"x": normal(2, 5, 6, parts), "length": np.array(length)}
    model = node_model("DFT", feeds, opset=17, axis=1, onesided=1, inverse=inverse)

    found = outcome(model, feeds, ("length",))

    np.testing.assert_allclose(expected(model, feeds)[0], found[0], atol=1e-5)


def test_a_transform_and_its_inverse_give_the_signal() -> None:
    feeds = {"x": normal(1, 101, 2)}
    spectrum = outcome(node_model("DFT", feeds, opset=17), feeds)[0]

    found = outcome(node_model("DFT", {"x": spectrum}, opset=17, inverse=1), {"x": spectrum})

    np.testing.assert_allclose(feeds["x"], found[0], atol=1e-5)


def test_the_matrix_of_a_transform_is_bounded() -> None:
    with pytest.raises(UnsupportedForm, match="a transform by a matrix of at most"):
        hw.from_onnx(node_model("DFT", {"x": np.zeros((1, 20000, 1), np.float32)}, opset=17))


@pytest.mark.parametrize(("onesided", "parts"), [(0, 1), (1, 1), (0, 2)])
def test_frames_that_overlap_are_windowed(onesided: int, parts: int) -> None:
    feeds = {"x": normal(2, 37, parts), "step": np.array(3), "window": normal(8)}
    model = node_model("STFT", feeds, opset=17, onesided=onesided)

    found = outcome(model, feeds, ("step",))

    np.testing.assert_allclose(expected(model, feeds)[0], found[0], atol=1e-4)


@pytest.mark.parametrize("edges", [(0, 4000), (20, 7600)])
def test_mels_are_the_triangles_of_the_definition(edges: tuple[int, int]) -> None:
    sizes = {"mels": np.array(20), "length": np.array(512), "rate": np.array(16000)}
    feeds = sizes | {name: np.array(edge, np.float32) for name, edge in zip("lh", edges, strict=True)}
    model = node_model("MelWeightMatrix", feeds, opset=17)

    np.testing.assert_array_equal(expected(model, feeds)[0], outcome(model, feeds, tuple(feeds))[0])
