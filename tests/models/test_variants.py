"""What the converters of onnxruntime make of models: int8 by dynamic scales, int8 by QDQ, f16.

It is asked without its optimizations, which leave out roundings that such a model states.
"""

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import onnx
import pytest

import holowork as hw
from holowork.ops import Array
from tests.models.beside import input_of, session_of
from tests.models.ladder import MAGIKA, ORIENTATION, Model

pytestmark = pytest.mark.models
STEP, HALF = 1 / 255, 2**-8
"""Of a probability: a step of 8 bits; what dozens of layers that round to 11 bits add up to."""
_OVERFLOWING = ["ReduceSum", "Mul"]
"""Ops of magika whose sums of squares are beyond f16: infinite there by the specification."""


def dynamic(model: Model, target: Path) -> None:
    from onnxruntime.quantization import quantize_dynamic

    quantize_dynamic(model.needed, target)


def static(model: Model, target: Path) -> None:
    from onnxruntime.quantization import QuantFormat, quantize_static

    quantize_static(str(model.needed), str(target), _Calibration(model), quant_format=QuantFormat.QDQ)


def half(model: Model, target: Path) -> None:
    from onnxruntime.transformers.float16 import DEFAULT_OP_BLOCK_LIST, convert_float_to_float16

    blocked = [*DEFAULT_OP_BLOCK_LIST, *_OVERFLOWING]
    given = onnx.load(model.needed)
    onnx.save(convert_float_to_float16(given, keep_io_types=True, op_block_list=blocked), target)


class _Calibration:
    """Two inputs, as the converter asks for them."""

    def __init__(self, model: Model) -> None:
        name = input_of(onnx.load(model.needed))
        self._left: Iterator[dict[str, Array]] = iter([{name: model.draw(model.shapes[0])}] * 2)

    def get_next(self) -> dict[str, Any] | None:
        """The next input, None behind the last."""
        return next(self._left, None)


Convert = Callable[[Model, Path], None]
CONVERTERS: tuple[tuple[Convert, float], ...] = ((dynamic, STEP), (static, STEP), (half, HALF))


@pytest.mark.parametrize("model", [MAGIKA, ORIENTATION], ids=str)
@pytest.mark.parametrize(("convert", "near"), CONVERTERS, ids=["dynamic int8", "static QDQ", "f16"])
def test_a_converted_model_agrees_with_onnxruntime(
    model: Model, convert: Convert, near: float, tmp_path: Path
) -> None:
    convert(model, tmp_path / "model.onnx")
    name, given = input_of(onnx.load(tmp_path / "model.onnx")), model.draw(model.shapes[0])
    graph = hw.from_onnx(tmp_path / "model.onnx", bind={name: model.shapes[0]})

    (found,) = hw.Session(hw.compile(graph), memo=0).execute([given])

    (expected,) = session_of(tmp_path / "model.onnx", optimized=False).run(None, {name: given})
    np.testing.assert_allclose(found, expected, rtol=0, atol=near)
