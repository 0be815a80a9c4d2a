import math

import numpy as np
import pytest

from holowork.ops import NUMPY_DTYPES, OpSpec, Unsupported, functions
from kernels_ir import FLOATS, DType
from tests.distances import same_bits, ulps_between
from tests.ops.rationals import SPECIALS
from tests.ops.rows import SHAPES, Array, lowered, run, typed

ROWS = functions.OPS
NAN, INF = math.nan, math.inf
ORACLES = {
    "exp": (math.exp, 2, (-80, 80)),
    "log": (math.log, 2, (1e-30, 1e30)),
    "log1p": (math.log1p, 2, (-0.99, 1e6)),
    "sin": (math.sin, 2, (-100, 100)),
    "cos": (math.cos, 2, (-100, 100)),
    "tan": (math.tan, 2, (-1.5, 1.5)),
    "asin": (math.asin, 3, (-1, 1)),
    "acos": (math.acos, 3, (-1, 1)),
    "atan": (math.atan, 2, (-1e6, 1e6)),
    "erf": (math.erf, 2, (-4, 4)),
    "tanh": (math.tanh, 2, (-12, 12)),
    "sigmoid": (lambda x: 1 / (1 + math.exp(-x)), 2, (-80, 80)),
    "silu": (lambda x: x / (1 + math.exp(-x)), 4, (-1, 80)),
    "elu": (lambda x: x if x >= 0 else math.expm1(x), 2, (-80, 80)),
    "selu": (
        lambda x: 1.0507009873554805 * (x if x >= 0 else 1.6732632423543772 * math.expm1(x)),
        3,
        (-80, 80),
    ),
    "gelu": (
        lambda x: x / 2 * (1 + math.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
        4,
        (-1, 80),
    ),
}
"""A function in f64, how far in ulp the op may lie from it, and where."""
AT_THE_EDGES = {
    "relu": (0.0, INF, NAN),
    "exp": (0.0, INF, NAN),
    "log": (NAN, INF, NAN),
    "log1p": (NAN, INF, NAN),
    "sin": (NAN, NAN, NAN),
    "cos": (NAN, NAN, NAN),
    "tan": (NAN, NAN, NAN),
    "asin": (NAN, NAN, NAN),
    "acos": (NAN, NAN, NAN),
    "atan": (-math.pi / 2, math.pi / 2, NAN),
    "erf": (-1.0, 1.0, NAN),
    "tanh": (-1.0, 1.0, NAN),
    "sigmoid": (0.0, 1.0, NAN),
    "silu": (-0.0, INF, NAN),
    "elu": (-1.0, INF, NAN),
    "selu": (-1.7580993408473766, INF, NAN),
    "gelu": (-0.0, INF, NAN),
}
"""The results at −∞, ∞ and NaN."""


@pytest.mark.parametrize("name", ORACLES)
def test_results_lie_within_a_few_ulp_of_the_function(name: str) -> None:
    function, most, (low, high) = ORACLES[name]
    x = np.concatenate((np.linspace(low, high, 4001), np.linspace(-1e-3, 1e-3, 401)))
    x = x[(x >= low) & (x <= high)].astype(np.float32).clip(low, high)
    expected = np.array([function(value) for value in x.tolist()], np.float32)

    assert most >= ulps_between(expected, run(name, x)).max()


@pytest.mark.parametrize("name", AT_THE_EDGES)
def test_infinities_and_nan_have_the_results_of_the_limits(name: str) -> None:
    x = np.array([-INF, INF, NAN], np.float32)

    assert same_bits(np.array(AT_THE_EDGES[name], np.float32), run(name, x))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_is_kept(row: OpSpec, shape: tuple[int, ...]) -> None:
    for dtype in row.accepts:
        assert shape == run(row.name, typed(np.ones(shape), dtype)).shape


@pytest.mark.parametrize("dtype", sorted(FLOATS - {DType.F32}), ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_every_16_bit_float_has_the_f32_result_narrowed(row: OpSpec, dtype: DType) -> None:
    every = np.arange(1 << 16, dtype=np.uint16).view(NUMPY_DTYPES[dtype])
    with np.errstate(all="ignore"):
        expected = run(row.name, every.astype(np.float32)).astype(every.dtype)

    assert same_bits(expected, run(row.name, every))


@pytest.mark.parametrize(
    ("x", "y"), [(0.0, -INF), (-0.0, -INF), (-1.0, NAN), (1e-38, math.log(1e-38)), (1.0, 0.0)]
)
def test_log_has_no_floor(x: float, y: float) -> None:
    expected = np.array(y, np.float32)

    assert ulps_between(expected, run("log", np.array(x, np.float32))) <= 2


def test_relu_keeps_nan_and_has_no_negative_zero() -> None:
    expected = np.where(SPECIALS <= 0, np.float32(0), SPECIALS)

    assert same_bits(expected, run("relu", SPECIALS))


def test_relu_of_integers_knows_signs() -> None:
    assert run("relu", np.array([-128, -1, 5, 127], np.int8)).tolist() == [0, 0, 5, 127]
    assert run("relu", np.array([200, 0], np.uint8)).tolist() == [200, 0]


def test_gelu_has_its_exact_form_as_an_attribute() -> None:
    x = np.linspace(-1, 4, 101, dtype=np.float32)
    expected = np.array([v / 2 * (1 + math.erf(v / math.sqrt(2))) for v in x.tolist()], np.float32)

    assert ulps_between(expected, run("gelu", x, approximate="none")).max() <= 4
    assert not lowered("gelu", x, approximate="none").is_portable
    assert lowered("gelu", x).is_portable


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_f64_is_refused_with_the_way_out(row: OpSpec) -> None:
    with pytest.raises(Unsupported, match=r"found f64\. Cast f64 to f32 first"):
        run(row.name, np.zeros(3))


@pytest.mark.parametrize("dtype", sorted(functions.RELU.accepts), ids=lambda dtype: dtype.text)
def test_relu_is_portable_for_floats_and_unsigned_bytes(dtype: DType) -> None:
    x: Array = typed([1, 2], dtype)

    assert (dtype in FLOATS | {DType.U8}) == lowered("relu", x).is_portable
