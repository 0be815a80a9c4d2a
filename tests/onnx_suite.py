"""The node tests of the ONNX specification, which the wheel onnx 1.22.0 carries, as cases.

`tests/data/onnx_node_tests.csv` says of each which of its inputs are fixed while importing, and whether its
op and types can be reached.
"""

import csv
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import numpy as np
import onnx
from onnx import ModelProto, TensorProto, numpy_helper

from holowork.importers import ModelRefused, from_onnx
from holowork.importers.onnx.importing import OnnxGraph
from holowork.ops import Array

FOLDER = Path(onnx.__file__).parent / "backend" / "test" / "data" / "node"
TABLE = Path(__file__).parent / "data" / "onnx_node_tests.csv"
RELATIVE, ABSOLUTE = 1e-3, 1e-7
"""The tolerances of the suite, by its runner's defaults."""
_TRANSFORMS = {"DFT": 1e-6, "STFT": 1e-6}
"""Of the greatest value: the shipped zeros of a transform are the rounding of its largest sums."""
_HALVES = {"float16": 1e-3, "bfloat16": 1e-2}


@dataclass(frozen=True, kw_only=True)
class Case:
    """One test of the suite: the op that it is of, whether it is to pass, what is fixed while importing."""

    name: str
    op: str
    is_reachable: bool
    fixed: tuple[str, ...]

    @property
    def model(self) -> ModelProto:
        """The model."""
        return onnx.load(FOLDER / self.name / "model.onnx")

    def graph(self) -> OnnxGraph:
        """The model as a graph; raises ModelRefused."""
        model = self.model
        inputs = self.inputs(model)
        fixed = {name: inputs[name] for name in self.fixed if name in inputs}
        shapes = {name: value.shape for name, value in inputs.items() if name not in fixed}
        return from_onnx(model, bind=shapes, inputs=fixed)

    def inputs(self, model: ModelProto) -> dict[str, Array]:
        """The arrays that it is run on, by name; those that are no tensors of numbers are left out."""
        return dict(_arrays(self.name, "input", [(value.name, value.type) for value in model.graph.input]))

    def outputs(self, model: ModelProto) -> dict[str, Array]:
        """The arrays that are right, by name."""
        return dict(_arrays(self.name, "output", [(value.name, value.type) for value in model.graph.output]))


@cache
def cases() -> tuple[Case, ...]:
    """Every test of the suite."""
    with TABLE.open(encoding="utf-8") as file:
        return tuple(
            Case(
                name=row["test"],
                op=row["subject_op"],
                is_reachable=row["ops"] in {"direct", "decomposed"} and row["dtypes"] == "core",
                fixed=tuple(filter(None, row["inputs_to_bind"].split(";"))),
            )
            for row in csv.DictReader(file)
        )


def check(case: Case, found: Array, expected: Array) -> None:
    """Hold a result to the shipped one, at the tolerances of the suite; types and extents are exact."""
    assert (expected.dtype, expected.shape) == (found.dtype, found.shape)
    near = _HALVES.get(expected.dtype.name, ABSOLUTE)
    if case.op in _TRANSFORMS:
        near = _TRANSFORMS[case.op] * float(np.abs(expected).max())
    relative = max(RELATIVE, _HALVES.get(expected.dtype.name, 0.0))
    is_exact = expected.dtype.kind in "biu"
    wide, right = (array.astype(np.int64 if is_exact else np.float64) for array in (found, expected))
    np.testing.assert_allclose(wide, right, rtol=0 if is_exact else relative, atol=0 if is_exact else near)


def refusal(case: Case) -> ModelRefused | None:
    """Why a test is refused, None where it is imported."""
    try:
        case.graph()
    except ModelRefused as fault:
        return fault
    return None


def _arrays(test: str, side: str, values: list[tuple[str, onnx.TypeProto]]) -> Iterator[tuple[str, Array]]:
    """The arrays on one side of a test, as its first data set has them."""
    for place, (name, kind) in enumerate(values):
        path = FOLDER / test / "test_data_set_0" / f"{side}_{place}.pb"
        if kind.WhichOneof("value") == "tensor_type" and path.exists():
            tensor = TensorProto()
            tensor.ParseFromString(path.read_bytes())
            yield name, numpy_helper.to_array(tensor)
