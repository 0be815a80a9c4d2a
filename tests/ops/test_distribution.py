import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import BadAttribute, OpSpec, arithmetic, distribution
from tests.distances import same_bits
from tests.ops.rationals import f32
from tests.ops.rows import SHAPES, Array, carried_out, lowered, noise, run, tensors, typed
from tests.ops.wire import Vector, check_vector, vectors

ROWS = distribution.OPS
NAMES = [row.name for row in ROWS]


def shares(x: Array) -> Array:
    """softmax along the last axis in f64."""
    weights = np.exp(x.astype(np.float64) - x.max(axis=-1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=-1, keepdims=True))


@pytest.mark.parametrize("vector", vectors("Softmax", "LogSoftmax"), ids=lambda vector: vector["name"])
def test_calls_have_the_bytes_of_the_format(vector: Vector) -> None:
    check_vector(vector)


@pytest.mark.parametrize("width", [1, 5, 64, 200])
def test_softmax_is_exp_divided_by_the_lane_tree(width: int) -> None:
    x = noise(3, width)
    weights = arithmetic.exp(x - x.max(axis=1, keepdims=True), arithmetic.FUSED)
    expected = weights / arithmetic.tree_sum(weights)[:, None]

    assert same_bits(expected, run("softmax", x))


@pytest.mark.parametrize("width", [1, 5, 64, 200])
def test_log_softmax_takes_the_logarithm_of_the_lane_tree(width: int) -> None:
    x = noise(3, width)
    shifted = x - x.max(axis=1, keepdims=True)
    total = arithmetic.tree_sum(arithmetic.exp(shifted, arithmetic.FUSED))
    expected = shifted - arithmetic.log(total, arithmetic.FUSED)[:, None]

    assert same_bits(expected, run("log_softmax", x))


@pytest.mark.parametrize("scale", [1.0, 5.0, 30.0])
def test_results_are_true_to_a_few_roundings_of_x(scale: float) -> None:
    x = scale * noise(20, 100)
    depth = x.max(axis=1, keepdims=True) - x.astype(np.float64)
    expected = shares(x)

    assert (np.abs(run("softmax", x) / expected - 1) <= (depth + 10) * 2.0**-24 + 2.0**-126 / expected).all()
    assert (np.abs(run("log_softmax", x) - np.log(expected)) <= (depth + 10) * 2.0**-23).all()


def test_results_near_zero_keep_their_digits() -> None:
    x = f32(30.0, 20.0)
    expected = -np.log1p(np.exp(-10.0))

    assert abs(run("log_softmax", x)[0] / expected - 1) < 1e-2


@pytest.mark.parametrize(("name", "expected"), [("softmax", 0.0), ("log_softmax", -np.inf)])
def test_a_row_of_minus_infinity_has_no_weight(name: str, expected: float) -> None:
    x = np.full((2, 3), -np.inf, np.float32)

    assert same_bits(np.full((2, 3), expected, np.float32), run(name, x))


def test_minus_infinity_among_numbers_has_no_weight() -> None:
    assert same_bits(f32(0.5, 0.0, 0.5), run("softmax", f32(1.0, -np.inf, 1.0)))
    assert -np.inf == run("log_softmax", f32(1.0, -np.inf, 1.0))[1]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_a_row_with_nan_or_infinity_is_nan(name: str, value: float) -> None:
    x = noise(2, 4)
    x[1, 2] = value

    assert np.isnan(run(name, x)).tolist() == [[False] * 4, [True] * 4]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("axis", [0, 1, -2, -3])
def test_another_axis_is_the_last_one_moved(name: str, axis: int) -> None:
    x = noise(3, 4, 5)
    expected = np.moveaxis(run(name, np.moveaxis(x, axis, -1)), -1, axis)

    assert same_bits(expected, run(name, x, axis=axis))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape], ids=str)
def test_every_shape_is_kept(row: OpSpec, shape: tuple[int, ...]) -> None:
    for dtype in row.accepts:
        assert shape == run(row.name, typed(np.ones(shape), dtype)).shape


@pytest.mark.parametrize(("shape", "axis"), [((), -1), ((2, 3), 2), ((2, 3), -3)])
def test_an_axis_that_is_not_there_is_refused(shape: tuple[int, ...], axis: int) -> None:
    with pytest.raises(BadAttribute, match=r"softmax.axis: expected (an axis from|no axis, as a scalar)"):
        run("softmax", np.zeros(shape, np.float32), axis=axis)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
@given(data=st.data())
def test_a_call_computes_what_the_op_does(row: OpSpec, data: st.DataObject) -> None:
    shape = data.draw(st.lists(st.integers(1, 3), min_size=1, max_size=4).map(tuple))
    axis = data.draw(st.integers(-len(shape), len(shape) - 1))
    x = data.draw(tensors(data.draw(st.sampled_from(sorted(row.accepts))), st.just(shape)))
    call = lowered(row.name, x, axis=axis)

    assert (axis in {-1, len(shape) - 1}) == call.is_portable
    assert [ref.slot for ref in call.payload.operands] == [0]
    assert run(row.name, x, axis=axis).tobytes() == carried_out(call, x)


@pytest.mark.parametrize("shape", [(2, 0), (0, 2)])
def test_rows_without_elements_take_an_own_call(shape: tuple[int, ...]) -> None:
    assert not lowered("softmax", np.ones(shape, np.float32)).is_portable
