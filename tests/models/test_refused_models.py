"""Models that are refused, and one that only strict checkers refuse."""

from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import holowork as hw
from holowork.importers import UnsupportedOp
from tests.models.ladder import REFUSED

pytestmark = pytest.mark.models


def dataset(name: str) -> Path:
    """A model that onnxruntime carries."""
    spec = find_spec("onnxruntime")
    assert spec is not None
    assert spec.origin is not None
    return Path(spec.origin).parent / "datasets" / name


def test_a_classifier_of_another_domain_is_refused_by_its_op() -> None:
    with pytest.raises(UnsupportedOp, match=r"ai\.onnx\.ml\.LinearClassifier"):
        hw.from_onnx(dataset("logreg_iris.onnx"))


def test_a_quantized_lstm_is_refused_by_its_domain_and_op() -> None:
    with pytest.raises(UnsupportedOp, match=r"com\.microsoft\.DynamicQuantizeLSTM"):
        hw.from_onnx(REFUSED.needed, bind={"input1": (1, 1, 64, 160)})


def test_a_model_that_strict_checkers_refuse_is_imported() -> None:
    x = np.full((3, 2), 2, np.float32)

    (found,) = hw.Session(hw.compile(hw.from_onnx(dataset("mul_1.onnx")))).execute([x])

    assert np.array_equal([[2, 4], [6, 8], [10, 12]], found)
