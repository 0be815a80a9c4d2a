"""Models that people have: imported, compiled, saved, loaded, and right at several bound shapes."""

from pathlib import Path
from time import perf_counter

import numpy as np
import onnx
import pytest

import holowork as hw
from tests.models.beside import distinct_bytes, input_of, session_of
from tests.models.ladder import LADDER, Model, Shape

pytestmark = pytest.mark.models
RELATIVE, ABSOLUTE = 1e-4, 1e-5
MOST_SECONDS = 10
BYTES_OF_A_NODE = 192
"""Of a model: its calls, types and names in an archive. They show beside few constants alone."""
SHAPES = [(model, shape) for model in LADDER for shape in model.shapes]
of_every_model = pytest.mark.parametrize("model", LADDER, ids=str)


def compiled(model: Model, shape: Shape) -> hw.Module:
    """The model at a shape."""
    path = model.needed
    return hw.compile(hw.from_onnx(path, bind={input_of(onnx.load(path)): shape}))


@pytest.mark.parametrize(("model", "shape"), SHAPES, ids=lambda each: str(each).replace(" ", ""))
def test_a_saved_model_agrees_with_onnxruntime(model: Model, shape: Shape, tmp_path: Path) -> None:
    compiled(model, shape).save(tmp_path / "model.holo")
    session, given = hw.Session(hw.open(tmp_path / "model.holo"), memo=0), model.draw(shape)

    found = session.execute([given])

    peer = session_of(model.needed)
    expected = peer.run(None, {peer.get_inputs()[0].name: given})
    for theirs, ours in zip(expected, found, strict=True):
        assert (theirs.dtype, theirs.shape) == (ours.dtype, ours.shape)
        np.testing.assert_allclose(ours, theirs, rtol=RELATIVE, atol=ABSOLUTE)


@of_every_model
def test_importing_and_compiling_take_less_than_ten_seconds(model: Model) -> None:
    start = perf_counter()

    compiled(model, model.shapes[0])

    assert perf_counter() - start < MOST_SECONDS


@of_every_model
def test_an_archive_is_hardly_larger_than_the_distinct_constants(model: Model, tmp_path: Path) -> None:
    path = tmp_path / "model.holo"

    compiled(model, model.shapes[0]).save(path)

    nodes = len(onnx.load(model.needed).graph.node)
    assert path.stat().st_size <= 1.05 * distinct_bytes(model.needed) + BYTES_OF_A_NODE * nodes


@pytest.mark.parametrize("model", [model for model in LADDER if len(model.shapes) > 1], ids=str)
def test_a_model_at_another_shape_keeps_its_weights_under_the_same_labels(model: Model) -> None:
    one, other = (weights_of(compiled(model, shape)) for shape in model.shapes[:2])

    assert sum(one[label] for label in one.keys() & other) >= 0.99 * sum(one.values())


@of_every_model
def test_equal_weights_are_kept_once(model: Model) -> None:
    module = compiled(model, model.shapes[0])

    labels = [str(weight.label) for weight in module.archive.weights.values()]

    assert len(set(labels)) == len(labels)


def weights_of(module: hw.Module) -> dict[str, int]:
    """The bytes of each weight by its label."""
    return {str(weight.label): weight.size for weight in module.archive.weights.values()}
