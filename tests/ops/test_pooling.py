from collections.abc import Callable
from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from holowork.ops import TABLE, Array, BadAttribute, OperandMismatch
from holowork.ops.arithmetic import tree_sum
from holowork.ops.windows import Windows
from kernels_ir import FLOATS, INTEGERS, DType
from tests.distances import same_bits
from tests.ops.rows import apply, check_call, drawn, is_own, run, typed
from tests.ops.wire import check_vector, read_call, vectors

Geometry = dict[str, Any]
PAIRS = st.tuples(st.integers(1, 3), st.integers(1, 3))
GEOMETRIES = st.fixed_dictionaries(
    {
        "kernel": PAIRS,
        "strides": PAIRS,
        "pads": st.tuples(*[st.integers(0, 2)] * 4),
        "dilations": st.tuples(st.integers(1, 2), st.integers(1, 2)),
        "ceil_mode": st.booleans(),
    }
)
POOLS = ("max_pool_2d", "avg_pool_2d")


def fits(geometry: Geometry) -> bool:
    axes = Windows.of(geometry, geometry["kernel"]).axes
    return all(max(axis.begin, axis.end) < axis.span for axis in axes)


def by_windows(x: Array, geometry: Geometry, join: Callable[[Array], Any]) -> list[Any]:
    """`join` of the cells in the image under each window, in order."""
    windows = Windows.of(geometry, geometry["kernel"])
    shape = apply("max_pool_2d", x, **geometry).application.result.shape
    down, across = (
        axis.places(range(axis.kernel), range(out)) for axis, out in zip(windows.axes, shape[2:], strict=True)
    )
    found = []
    for n, c, i, j in product(*map(range, shape)):
        spots = product(down[:, i], across[:, j])
        cells = [x[n, c, p, q] for p, q in spots if 0 <= p < x.shape[2] and 0 <= q < x.shape[3]]
        found.append(join(np.array(cells, x.dtype)))
    return found


def added(cells: Array) -> np.float32:
    total = np.float32(0)
    for cell in cells:
        total = total + cell
    return total


@pytest.mark.parametrize(
    "vector", vectors("MaxPool2d", "AvgPool2d", "GlobalAvgPool"), ids=lambda v: v["name"]
)
def test_calls_are_those_of_the_format(vector: dict[str, object]) -> None:
    check_vector(vector)


@given(geometry=GEOMETRIES, dtype=st.sampled_from(sorted(FLOATS | INTEGERS)))
def test_the_greatest_cell_in_the_image_is_taken(geometry: Geometry, dtype: DType) -> None:
    assume(fits(geometry))
    x = drawn(1, 2, 7, 6, dtype=DType.F32).round().astype(np.int8)
    expected = by_windows(x, geometry, lambda cells: cells.max(initial=-128))
    x = typed(x, dtype) if dtype not in (DType.U8, DType.U64) else typed(x.astype(np.int64) + 128, dtype)
    lifted = 128 if dtype in (DType.U8, DType.U64) else 0
    assume(-128 not in expected)

    result = run("max_pool_2d", x, **geometry)

    assert [cell + lifted for cell in map(int, expected)] == result.ravel().astype(np.int64).tolist()


@pytest.mark.parametrize("kernel", [(1, 1), (2, 2)], ids=str)
def test_special_numbers_are_compared_as_max_does(kernel: tuple[int, int]) -> None:
    x = np.array([[-np.inf, -0.0], [0.0, -np.inf]], np.float32).reshape(1, 1, 2, 2)
    expected = x if kernel == (1, 1) else np.zeros((1, 1, 1, 1), np.float32)

    assert same_bits(expected, run("max_pool_2d", x, kernel=kernel))
    assert np.isnan(run("max_pool_2d", np.array(np.nan, np.float32) + x, kernel=kernel)).all()


@given(geometry=GEOMETRIES)
def test_the_mean_divides_one_sum_by_the_cells_in_the_image(geometry: Geometry) -> None:
    assume(fits(geometry))
    x = drawn(1, 2, 7, 6)
    expected = by_windows(
        x, geometry, lambda cells: added(cells) / np.float32(len(cells)) if len(cells) else np.nan
    )

    result = run("avg_pool_2d", x, **geometry)

    assert same_bits(np.array(expected, np.float32), result.ravel())


@given(geometry=GEOMETRIES)
def test_pads_count_as_cells_where_it_is_asked_for(geometry: Geometry) -> None:
    geometry |= {"dilations": (1, 1)}
    assume(fits(geometry))
    top, left, bottom, right = geometry["pads"]
    x = drawn(1, 1, 7, 6)
    padded = np.pad(x, ((0, 0), (0, 0), (top, bottom), (left, right)))
    outs = apply("avg_pool_2d", x, **geometry).application.result.shape
    whole = run("avg_pool_2d", padded, kernel=geometry["kernel"], strides=geometry["strides"], ceil_mode=True)

    result = run("avg_pool_2d", x, **geometry, count_include_pad=True)

    assert same_bits(whole[:, :, : outs[2], : outs[3]], result)


@pytest.mark.parametrize(
    ("dtype", "cells", "mean"),
    [
        (DType.U8, [255, 254], 254),
        (DType.I8, [-3, -4], -3),
        (DType.I64, [2, 3], 2),
        (DType.U64, [1, 2**63], 2**62),
    ],
)
@pytest.mark.parametrize("op", ["avg_pool_2d", "global_avg_pool"])
def test_means_of_integers_are_truncated(op: str, dtype: DType, cells: list[int], mean: int) -> None:
    x = typed(np.array(cells, np.uint64 if dtype is DType.U64 else np.int64), dtype).reshape(1, 1, 1, 2)
    given = {"kernel": (1, 2)} if op == "avg_pool_2d" else {}

    assert run(op, x, **given).item() == mean


@pytest.mark.parametrize("dtype", sorted(FLOATS | {DType.U8}), ids=lambda d: d.text)
@pytest.mark.parametrize("op", POOLS)
@pytest.mark.parametrize(
    "given",
    [
        {"kernel": (3, 2), "strides": (2, 1)},
        {"kernel": (2, 2), "strides": (2, 4), "ceil_mode": True},
        {"kernel": (3, 3), "strides": (2, 2), "pads": (0, 0, 2, 1)},
    ],
    ids=["inside", "ceil", "end pads"],
)
def test_windows_from_the_first_cell_on_are_calls_of_the_peer(op: str, dtype: DType, given: Geometry) -> None:
    check_call(apply(op, drawn(2, 3, 7, 6, dtype=dtype), **given), TABLE[op].discriminant or 0)


@pytest.mark.parametrize("op", POOLS)
@pytest.mark.parametrize("given", [{"pads": (1, 0, 0, 0)}, {"dilations": (2, 1)}], ids=str)
def test_other_windows_are_own_calls(op: str, given: Geometry) -> None:
    assert is_own(apply(op, drawn(1, 1, 7, 6), kernel=(2, 2), **given))


def test_counting_pads_is_an_own_call() -> None:
    given = {"kernel": (2, 2), "count_include_pad": True}

    assert is_own(apply("avg_pool_2d", drawn(1, 1, 7, 6), pads=(0, 0, 1, 0), **given))
    check_call(apply("avg_pool_2d", drawn(1, 1, 7, 6), **given), 67)


@pytest.mark.parametrize("op", [*POOLS, "global_avg_pool"])
@pytest.mark.parametrize("dtype", sorted(INTEGERS - {DType.U8}), ids=lambda d: d.text)
def test_integers_that_the_peer_misreads_are_own_calls(op: str, dtype: DType) -> None:
    given = {} if op == "global_avg_pool" else {"kernel": (2, 2)}

    assert is_own(apply(op, drawn(1, 1, 3, 3, dtype=dtype), **given))


def test_a_call_may_stop_before_its_last_window() -> None:
    call = read_call(vectors("MaxPool2d")[0])
    application = call.application()
    x = drawn(*application.operand(0).shape)

    result = call.op.reference((x,), application)

    assert application.result.shape == result.shape


@pytest.mark.parametrize(
    "shape", [(2, 3, 7, 6), (2, 3, 7), (1, 2, 3, 4, 5), (0, 3, 2, 2), (2, 0, 2, 2)], ids=str
)
def test_global_means_divide_the_sum_of_the_lane_tree(shape: tuple[int, ...]) -> None:
    x = drawn(*shape)
    cells = int(np.prod(shape[2:]))
    expected = tree_sum(x.reshape(shape[0] * shape[1], cells)) / np.float32(cells)

    result = run("global_avg_pool", x)

    assert shape[:2] + (1,) * (len(shape) - 2) == result.shape
    assert same_bits(expected, result.ravel())


@pytest.mark.parametrize("shape", [(2, 3, 7, 6), (2, 3, 7)], ids=str)
@pytest.mark.parametrize("dtype", sorted(FLOATS | {DType.U8}), ids=lambda d: d.text)
def test_a_global_mean_is_a_call_of_the_peer(shape: tuple[int, ...], dtype: DType) -> None:
    check_call(apply("global_avg_pool", drawn(*shape, dtype=dtype)), 68)


def test_means_of_no_cells_are_nan() -> None:
    assert np.isnan(run("global_avg_pool", drawn(1, 1, 0, 3))).all()


@pytest.mark.parametrize("op", POOLS)
def test_pools_of_no_images_have_their_extents(op: str) -> None:
    assert run(op, drawn(0, 3, 4, 4), kernel=(2, 2)).shape == (0, 3, 3, 3)


@pytest.mark.parametrize("op", POOLS)
@pytest.mark.parametrize(
    ("x", "given", "message"),
    [
        ((4, 4), {"kernel": (2, 2)}, r"expected images \[N, C, H, W\], found f32\[4,4\]"),
        ((1, 1, 4, 4), {}, r"kernel: expected 2 integers, found nothing"),
        ((1, 1, 4, 4), {"kernel": (5, 1)}, r"holds a window over 5 × 1 cells, found f32\[1,1,4,4\]"),
        (
            (1, 1, 4, 4),
            {"kernel": (2, 2), "pads": (2, 0, 0, 0)},
            r"pads: expected pads smaller than the window",
        ),
        ((1, 1, 4, 4), {"kernel": (2, 2), "dilations": (0, 1)}, r"dilations: expected numbers from 1 on"),
    ],
)
def test_pools_refuse_what_does_not_fit(op: str, x: tuple[int, ...], given: Geometry, message: str) -> None:
    with pytest.raises((OperandMismatch, BadAttribute), match=message):
        apply(op, drawn(*x), **given)


def test_a_global_mean_needs_images() -> None:
    with pytest.raises(
        OperandMismatch, match=r"global_avg_pool: expected images \[N, C, H, W\], found f32\[2,3\]"
    ):
        apply("global_avg_pool", drawn(2, 3))
