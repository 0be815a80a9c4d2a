from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import NUMPY_DTYPES, TABLE, BadAttribute, OperandMismatch, OpSpec, arithmetic, reduction
from holowork.ops.calls.reduction import ReduceCall
from kernels_ir import BOOL, FLOATS, INTEGERS, DType
from tests.distances import same_bits, ulps_between
from tests.ops.rows import DATA, Array, carried_out, lowered, noise, run, tensors, typed
from tests.ops.wire import Vector, check_vector, read_call, vectors
from tests.strategies import FEW

ROWS = reduction.OPS
NAMES = [row.name for row in ROWS]
WIRE = vectors("ReduceSum", "ReduceMean", "ReduceProd", "ReduceMin", "ReduceMax")
TREES: dict[str, Callable[[Array], Array]] = {
    "reduce_sum": arithmetic.tree_sum,
    "reduce_prod": arithmetic.tree_prod,
    "reduce_min": arithmetic.tree_min,
    "reduce_max": arithmetic.tree_max,
}
ON_INTEGERS: dict[str, Callable[..., Array]] = {
    "reduce_sum": np.sum,
    "reduce_prod": np.prod,
    "reduce_min": np.min,
    "reduce_max": np.max,
}
GIVEN = ({}, {"axes": (0, 2)}, {"axes": (-1,)}, {"axes": (1, -3), "keepdims": True}, {"axes": (0, 1, 2)})


@pytest.mark.parametrize("vector", WIRE, ids=lambda vector: vector["name"])
def test_calls_have_the_bytes_of_the_format(vector: Vector) -> None:
    check_vector(vector)


@pytest.mark.parametrize("name", TREES)
@pytest.mark.parametrize("count", [1, 3, 64, 65, 130])
def test_a_cell_is_the_lane_tree_of_its_elements_in_row_major_order(name: str, count: int) -> None:
    x = noise(count, 4, 3)
    expected = TREES[name](x.transpose(1, 0, 2).reshape(4, 3 * count))

    assert same_bits(expected, run(name, x, axes=(0, 2)))
    assert same_bits(expected, run(name, x, axes=(2, -3)))
    assert same_bits(expected.reshape(1, 4, 1), run(name, x, axes=(0, 2), keepdims=True))


@pytest.mark.parametrize("count", [1, 7, 64, 1000])
def test_the_mean_is_the_sum_divided_once(count: int) -> None:
    x = noise(3, count)
    expected = arithmetic.tree_sum(x) / np.float32(count)

    assert same_bits(expected, run("reduce_mean", x, axes=(1,)))


@pytest.mark.parametrize("count", [5, 100, 5000])
def test_sums_err_by_no_more_than_the_depth_of_the_tree(count: int) -> None:
    x = noise(4, count)
    expected = x.sum(axis=1, dtype=np.float64)
    bound = (count / 64 + 7) * 2.0**-24 * np.abs(x).sum(axis=1, dtype=np.float64)

    assert (np.abs(expected - run("reduce_sum", x, axes=(1,))) <= bound).all()
    assert (np.abs(expected - run("reduce_mean", x, axes=(1,)) * float(count)) <= 2 * bound).all()


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
@pytest.mark.parametrize("attributes", GIVEN, ids=str)
def test_shapes_are_those_of_numpy(row: OpSpec, attributes: dict[str, Any]) -> None:
    x = np.ones((2, 3, 4))
    axes = attributes.get("axes") or None
    expected = x.sum(axis=axes, keepdims=attributes.get("keepdims", False)).shape

    for dtype in row.accepts:
        assert expected == run(row.name, typed(x, dtype), **attributes).shape


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_a_scalar_is_its_own_reduction(row: OpSpec) -> None:
    for dtype in row.accepts:
        x = typed(np.ones(()), dtype)
        assert same_bits(x, run(row.name, x))


@pytest.mark.parametrize(
    ("name", "expected"),
    [
        ("reduce_sum", 0.0),
        ("reduce_prod", 1.0),
        ("reduce_min", np.inf),
        ("reduce_max", -np.inf),
        ("reduce_mean", np.nan),
    ],
)
@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
def test_nothing_reduces_to_the_neutral_element(name: str, expected: float, dtype: DType) -> None:
    x = typed(np.zeros((2, 0)), dtype)

    assert same_bits(typed([expected] * 2, dtype), run(name, x, axes=(1,)))
    assert same_bits(typed(expected, dtype), run(name, x))


@pytest.mark.parametrize(("name", "expected"), [("reduce_sum", 0), ("reduce_prod", 1)])
def test_integers_of_nothing_have_a_sum_and_a_product(name: str, expected: int) -> None:
    assert [expected] * 2 == run(name, np.zeros((2, 0), np.int32), axes=(1,)).tolist()


@pytest.mark.parametrize("name", ["reduce_mean", "reduce_min", "reduce_max"])
def test_integers_of_nothing_have_no_mean_least_or_greatest(name: str) -> None:
    x = np.zeros((2, 0), np.int32)

    with pytest.raises(OperandMismatch, match=rf"{name}: expected at least one element .*, found i32\[2,0\]"):
        run(name, x, axes=(1,))
    assert run(name, x, axes=(0,)).shape == (0,)


@pytest.mark.parametrize("name", ON_INTEGERS)
@pytest.mark.parametrize("dtype", sorted(INTEGERS), ids=lambda dtype: dtype.text)
@given(st.data())
@FEW
def test_integers_wrap_in_their_own_width(name: str, dtype: DType, data: st.DataObject) -> None:
    x = data.draw(tensors(dtype, st.just((3, 4))))
    wide = ON_INTEGERS[name](x.astype(object), axis=1)
    expected = [int(value) & ((1 << dtype.bits) - 1) for value in wide]

    found = run(name, x, axes=(1,))

    assert x.dtype == found.dtype
    assert expected == [int(value) & ((1 << dtype.bits) - 1) for value in found.tolist()]


@pytest.mark.parametrize("dtype", sorted(INTEGERS), ids=lambda dtype: dtype.text)
def test_the_mean_of_integers_does_not_wrap_and_is_truncated_toward_zero(dtype: DType) -> None:
    largest = np.iinfo(NUMPY_DTYPES[dtype]).max // (1 if dtype.bits < 64 else 2)
    x = typed([[largest, largest], [1, 2]], dtype)

    assert [largest, 1] == run("reduce_mean", x, axes=(1,)).tolist()


def test_a_negative_mean_is_truncated_toward_zero() -> None:
    assert run("reduce_mean", np.array([-1, -2], np.int8)) == -1


def test_the_extremes_of_truth_are_all_and_any() -> None:
    x = np.array([[True, False], [True, True], [False, False]])

    assert run("reduce_min", x, axes=(1,)).tolist() == [False, True, False]
    assert run("reduce_max", x, axes=(1,)).tolist() == [True, True, False]


@pytest.mark.parametrize("name", NAMES)
def test_nan_propagates(name: str) -> None:
    x = noise(3, 70)
    x[1, 67] = np.nan

    assert np.isnan(run(name, x, axes=(1,))).tolist() == [False, True, False]


def test_zeros_have_an_order() -> None:
    x = np.array([0.0, -0.0], np.float32)

    assert np.signbit(run("reduce_min", x))
    assert not np.signbit(run("reduce_max", x))


@pytest.mark.parametrize("axes", [(2,), (-3,), (0, 0), (0, -2)])
def test_axes_that_are_not_there_or_twice_are_refused(axes: tuple[int, ...]) -> None:
    with pytest.raises(BadAttribute, match=r"reduce_sum\.axes: expected axes of f32\[2,3\], each at"):
        run("reduce_sum", np.zeros((2, 3), np.float32), axes=axes)


def test_axes_of_a_scalar_are_refused() -> None:
    with pytest.raises(BadAttribute, match=r"axes of f32\[\]"):
        run("reduce_sum", np.zeros((), np.float32), axes=(0,))


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
@given(data=st.data())
def test_a_call_computes_what_the_op_does(row: OpSpec, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(row.accepts)))
    shape = data.draw(st.lists(st.integers(1, 3), max_size=4).map(tuple))
    axes = data.draw(st.sets(st.integers(0, len(shape) - 1)).map(tuple)) if shape else ()
    x = data.draw(tensors(dtype, st.just(shape)))
    call = lowered(row.name, x, axes=axes, keepdims=data.draw(st.booleans()))

    attributes = call.application().attributes
    expected = TABLE[row.name].apply(call.application().operands, attributes).result

    assert (dtype in row.portable) == call.is_portable
    assert [ref.slot for ref in call.payload.operands] == [0]
    assert expected == call.application().result
    assert run(row.name, x, axes=axes).tobytes() == carried_out(call, x)


@pytest.mark.parametrize(
    ("name", "portable"),
    [
        ("reduce_sum", {DType.F32, DType.U8, DType.I8}),
        ("reduce_mean", {DType.F32, DType.U8}),
        ("reduce_prod", {DType.F32, DType.U8, DType.I8}),
        ("reduce_min", FLOATS | BOOL | {DType.U8}),
        ("reduce_max", FLOATS | BOOL | {DType.U8}),
    ],
)
def test_calls_are_portable_where_the_peer_is_right(name: str, portable: set[DType]) -> None:
    found = {dtype for dtype in TABLE[name].accepts if lowered(name, typed(np.ones(4), dtype)).is_portable}

    assert portable == found


@pytest.mark.parametrize("shape", [(2, 0), (1,) * 9])
def test_what_the_wire_cannot_say_takes_an_own_call(shape: tuple[int, ...]) -> None:
    assert not lowered("reduce_sum", np.ones(shape, np.float32)).is_portable


def test_eight_axes_can_be_said_on_the_wire() -> None:
    assert lowered("reduce_sum", np.ones((1,) * 8, np.float32)).is_portable


def test_the_mask_says_the_axes_counted_from_the_front() -> None:
    x = np.ones((2, 3, 4), np.float32)
    masks = {(): 0, (0,): 1, (-1,): 4, (2, 0): 5, (0, 1, 2): 7}

    found = {axes: lowered("reduce_max", x, axes=axes).payload.axes_mask for axes in masks}

    assert masks == found


def test_bits_beyond_the_rank_are_passed_over() -> None:
    call = _call(axes_mask=0b11010)

    assert call.application().attributes["axes"] == (1,)


def test_a_mask_of_bits_beyond_the_rank_alone_is_refused() -> None:
    with pytest.raises(OperandMismatch, match="expected an axis below the rank 3, found the mask 0b1000"):
        _call(axes_mask=0b1000).application()


def test_extents_that_contradict_the_count_are_refused() -> None:
    with pytest.raises(OperandMismatch, match=r"expected extents of 25 elements, found f32\[2,3,4\]"):
        _call(element_count=25).application()


def test_rank_0_on_the_wire_is_one_row() -> None:
    (vector,) = [vector for vector in WIRE if "rank 0" in vector["name"]]

    application = read_call(vector).application()

    assert (application.operand(0).shape, application.result.shape) == ((24,), ())


@pytest.mark.parametrize("name", ["sum", "mean", "max"])
def test_results_lie_as_near_to_the_peer_as_the_row_says(name: str) -> None:
    peer = DATA / "peer" / "direct-v2" / f"reduce_{name}_axes_0_2"
    x = np.fromfile(f"{peer}.in.x.bin", np.float32).reshape(3, 4, 5)
    expected = np.fromfile(f"{peer}.out.y.bin", np.float32).reshape(1, 4, 1)

    found = run(f"reduce_{name}", x, axes=(0, 2), keepdims=True)

    assert TABLE[f"reduce_{name}"].tolerance >= ulps_between(expected, found).max()


def _call(**fields: Any) -> ReduceCall:
    payload = lowered("reduce_sum", np.ones((2, 3, 4), np.float32)).payload
    assert isinstance(payload, ReduceCall)
    return replace(payload, **fields)
