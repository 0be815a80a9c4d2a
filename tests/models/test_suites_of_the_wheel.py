"""The other suites of the wheel of onnx: converted from PyTorch, simple models, nine light CNNs."""

from collections import Counter
from pathlib import Path

import numpy as np
import onnx
import pytest
from onnx import TensorProto, numpy_helper

import holowork as hw
from holowork.importers import ModelRefused
from holowork.ops import Array
from tests.onnx_suite import ABSOLUTE, RELATIVE

pytestmark = pytest.mark.models
DATA = Path(onnx.__file__).parent / "backend" / "test" / "data"
COUNTS = {"pytorch-converted": (82, 82), "pytorch-operator": (30, 35), "simple": (7, 23)}
"""How many of each suite pass, and how many there are; the others are refused."""
LIGHT = sorted((DATA / "light").glob("*.onnx"))
WITHOUT_VALUES = "shape"
"""The input of some simple models that has to be fixed."""


def tensor(path: Path) -> Array:
    made = TensorProto()
    made.ParseFromString(path.read_bytes())
    array: Array = numpy_helper.to_array(made)
    return array


def check(folder: Path) -> None:
    """Run a test of a suite and compare its outputs; raises ModelRefused."""
    model, data = onnx.load(folder / "model.onnx"), folder / "test_data_set_0"
    known = {each.name for each in model.graph.initializer}
    names = [value.name for value in model.graph.input if value.name not in known]
    kinds = {value.type.WhichOneof("value") for value in model.graph.input}
    paths = enumerate(names) if kinds == {"tensor_type"} else ()
    values = {name: tensor(data / f"input_{place}.pb") for place, name in paths}
    fixed = {name: value for name, value in values.items() if name == WITHOUT_VALUES}
    bound = {name: value.shape for name, value in values.items() if name not in fixed}
    session = hw.Session(hw.compile(hw.from_onnx(model, bind=bound, inputs=fixed)), memo=0)

    found = session.execute([values[name] for name in session.input_names])

    for place, ours in enumerate(found):
        theirs = tensor(data / f"output_{place}.pb")
        assert (theirs.dtype, theirs.shape) == (ours.dtype, ours.shape)
        np.testing.assert_allclose(ours, theirs, rtol=RELATIVE, atol=ABSOLUTE)


def verdict(folder: Path) -> str:
    try:
        check(folder)
    except ModelRefused:
        return "refused"
    return "passed"


@pytest.mark.parametrize("suite", COUNTS)
def test_so_many_of_a_suite_pass_and_the_others_are_refused(suite: str) -> None:
    verdicts = Counter(map(verdict, filter(Path.is_dir, (DATA / suite).iterdir())))

    assert COUNTS[suite] == (verdicts["passed"], verdicts.total())


def test_there_are_nine_light_networks() -> None:
    assert 9 == len(LIGHT)


@pytest.mark.parametrize("path", LIGHT, ids=lambda path: path.stem)
def test_a_light_network_gives_the_output_that_ships_with_it(path: Path) -> None:
    session = hw.Session(hw.compile(hw.from_onnx(path)), memo=0)
    random = np.random.default_rng(0)

    (found,) = session.execute([random.random(port.type.shape, np.float32) for port in session.input_ports])

    expected = tensor(path.with_name(f"{path.stem}_output_0.pb"))
    np.testing.assert_allclose(found, expected, rtol=RELATIVE, atol=ABSOLUTE)
