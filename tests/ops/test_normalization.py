from dataclasses import replace

import numpy as np
import pytest

from holowork.ops import (
    TABLE,
    BadAttribute,
    OperandMismatch,
    Unsupported,
    normalization,
)
from holowork.ops import arithmetic as exact
from kernels_ir import FLOATS
from tests.distances import same_bits, ulps_between
from tests.ops.rows import Array, applied, noise, peer_case, run, typed

ROWS = normalization.OPS
NAMES = [row.name for row in ROWS]
LAST_AXIS = ("layer_norm", "rms_norm")
CHANNELS = ("group_norm", "instance_norm")
ONE = np.float32(1)


def operands_of(name: str, x: Array) -> tuple[Array, Array, Array]:
    """x and two operands that fit it."""
    width = x.shape[1] if name in CHANNELS else x.shape[-1]
    last = x.shape if name == "add_rms_norm" else (width,)
    return x, noise(width).astype(x.dtype), noise(*last, seed=2).astype(x.dtype)


def normalized(x: Array, epsilon: float, *, centred: bool) -> Array:
    """x − mean over its deviation along the last axis, in f64."""
    d = x.astype(np.float64)
    d = d - d.mean(axis=-1, keepdims=True) if centred else d
    return np.asarray(d / np.sqrt((d * d).mean(axis=-1, keepdims=True) + epsilon))


@pytest.mark.parametrize("width", [1, 3, 64, 200])
def test_layer_norm_is_rounded_in_the_order_that_is_written(width: int) -> None:
    x, gamma, beta = noise(4, width), noise(width), noise(width, seed=2)
    d = x - (exact.tree_sum(x) / np.float32(width))[:, None]
    variance = exact.tree_dot(d, d, exact.FUSED) / np.float32(width)
    expected = d * (ONE / np.sqrt(variance + np.float32(0.25)))[:, None] * gamma + beta

    assert same_bits(expected, run("layer_norm", x, gamma, beta, epsilon=0.25))


@pytest.mark.parametrize("width", [1, 3, 64, 200])
def test_rms_norm_is_rounded_in_the_order_that_is_written(width: int) -> None:
    x, gamma = noise(4, width), noise(width)
    square = exact.tree_dot(x, x, exact.FUSED) / np.float32(width)
    expected = x * (ONE / np.sqrt(square + np.float32(0.25)))[:, None] * gamma

    assert same_bits(expected, run("rms_norm", x, gamma, epsilon=0.25))


def test_strict_numerics_take_two_roundings_a_step() -> None:
    x = noise(50, 200)
    application = replace(applied("rms_norm", x), numerics=exact.STRICT)
    square = exact.tree_dot(x, x, exact.STRICT) / np.float32(200)
    expected = x * (ONE / np.sqrt(square + np.float32(1e-9)))[:, None]

    assert same_bits(expected, TABLE["rms_norm"].reference((x,), application))
    assert not same_bits(expected, run("rms_norm", x))


@pytest.mark.parametrize("width", [2, 8, 500])
@pytest.mark.parametrize("epsilon", [1e-9, 1e-5, 2.0])
def test_results_are_true_to_a_few_roundings_of_x(width: int, epsilon: float) -> None:
    x, gamma, beta = noise(20, width) + ONE, noise(width), noise(width, seed=2)
    layer = normalized(x, epsilon, centred=True) * gamma + beta
    rms = normalized(x, epsilon, centred=False) * gamma
    spread = x.astype(np.float64).std(axis=1, keepdims=True)
    bound = 2e-6 * (1 + np.abs(x).max(axis=1, keepdims=True) / spread) * (1 + np.abs(gamma) + np.abs(beta))

    assert (np.abs(layer - run("layer_norm", x, gamma, beta, epsilon=epsilon)) <= bound).all()
    assert (np.abs(rms - run("rms_norm", x, gamma, epsilon=epsilon)) <= 2e-6 * (1 + np.abs(rms))).all()


def test_the_default_epsilon_is_a_billionth() -> None:
    x = noise(3, 8)

    assert same_bits(run("layer_norm", x, epsilon=1e-9), run("layer_norm", x))
    assert same_bits(np.zeros((2, 4), np.float32), run("layer_norm", np.full((2, 4), 3.0, np.float32)))


@pytest.mark.parametrize("name", LAST_AXIS)
def test_parameters_that_are_left_out_are_not_applied(name: str) -> None:
    x = noise(3, 8)
    ones, zeros = np.ones(8, np.float32), np.zeros(8, np.float32)

    assert same_bits(run(name, x, ones, zeros), run(name, x))
    assert same_bits(run(name, x, ones, zeros), run(name, x, None, None))
    assert same_bits(run(name, x, ones, ones), run(name, x, None, ones))


def test_rms_norm_does_not_read_beta() -> None:
    x, gamma = noise(3, 8), noise(8)

    assert same_bits(run("rms_norm", x, gamma), run("rms_norm", x, gamma, noise(8, seed=2)))


def test_add_rms_norm_is_rms_norm_of_the_sum() -> None:
    x, gamma, residual = operands_of("add_rms_norm", noise(3, 8))

    assert same_bits(run("rms_norm", x + residual, gamma), run("add_rms_norm", x, gamma, residual))
    assert same_bits(run("rms_norm", x, gamma), run("add_rms_norm", x, gamma))
    assert same_bits(run("rms_norm", x + residual), run("add_rms_norm", x, None, residual))


@pytest.mark.parametrize("groups", [1, 2, 6])
def test_a_group_is_a_row_of_its_channels(groups: int) -> None:
    x, gamma, beta = operands_of("group_norm", noise(2, 6, 5, 3))
    rows = run("layer_norm", x.reshape(2 * groups, 90 // groups), epsilon=0.5).reshape(x.shape)
    expected = rows * gamma[:, None, None] + beta[:, None, None]

    assert same_bits(expected, run("group_norm", x, gamma, beta, num_groups=groups, epsilon=0.5))


def test_an_instance_is_a_group_of_one_channel() -> None:
    x, gamma, beta = operands_of("instance_norm", noise(2, 6, 5, 3))

    assert same_bits(run("group_norm", x, gamma, beta, num_groups=6), run("instance_norm", x, gamma, beta))


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("shape", [(0, 3), (2, 0), (2, 4, 0), (2, 1), (1, 2, 1, 3)], ids=str)
def test_every_shape_is_kept(name: str, shape: tuple[int, ...]) -> None:
    for dtype in FLOATS:
        x, gamma, last = operands_of(name, typed(np.ones(shape), dtype))
        assert shape == run(name, x, gamma, last).shape


@pytest.mark.parametrize("name", NAMES)
def test_nan_spreads_over_its_row_alone(name: str) -> None:
    x = np.abs(noise(3, 1, 8)) + ONE
    x[1, 0, 2] = np.nan

    assert np.isnan(run(name, x)).all(axis=(1, 2)).tolist() == [False, True, False]
    assert np.isnan(run(name, x)).any(axis=(1, 2)).tolist() == [False, True, False]


@pytest.mark.parametrize(
    ("name", "shapes", "found"),
    [
        ("layer_norm", ((),), r"expected a tensor of rank 1 or more, found f32\[\]"),
        ("layer_norm", ((2, 8), (7,)), r"expected gamma f32\[8\] beside x f32\[2,8\], found f32\[7\]"),
        (
            "layer_norm",
            ((2, 8), (8,), (1, 8)),
            r"expected beta f32\[8\] beside x f32\[2,8\], found f32\[1",
        ),
        (
            "add_rms_norm",
            ((2, 8), (8,), (8,)),
            r"expected residual f32\[2,8\] beside x f32\[2,8\], found",
        ),
        ("group_norm", ((4,),), r"expected a tensor of rank 2 or more, found f32\[4\]"),
        (
            "instance_norm",
            ((2, 3, 8), (8,)),
            r"expected gamma f32\[3\] beside x f32\[2,3,8\], found f32",
        ),
    ],
)
def test_operands_that_do_not_fit_are_refused(
    name: str, shapes: tuple[tuple[int, ...], ...], found: str
) -> None:
    with pytest.raises(OperandMismatch, match=f"{name}: {found}"):
        run(name, *(np.zeros(shape, np.float32) for shape in shapes))


@pytest.mark.parametrize("epsilon", [-1e-9, np.inf, np.nan])
def test_an_epsilon_below_zero_or_not_finite_is_refused(epsilon: float) -> None:
    with pytest.raises(BadAttribute, match=r"rms_norm\.epsilon: expected a finite number from 0 up"):
        run("rms_norm", noise(2, 8), epsilon=epsilon)


@pytest.mark.parametrize("groups", [0, -1, 3])
def test_groups_that_do_not_divide_the_channels_are_refused(groups: int) -> None:
    with pytest.raises(BadAttribute, match=r"group_norm.num_groups: .* channels of f32\[2,4\], found"):
        run("group_norm", noise(2, 4), num_groups=groups)


@pytest.mark.parametrize("name", NAMES)
def test_integers_are_refused(name: str) -> None:
    with pytest.raises(Unsupported, match=f"{name}: expected .*f32.*, found i32"):
        run(name, np.zeros((2, 4), np.int32))


def test_the_peer_without_residual_scales_by_the_first_row() -> None:
    (x, gamma), expected = peer_case("add_rms_norm")

    distance = ulps_between(expected, run("add_rms_norm", x, gamma[0]).reshape(-1))

    assert TABLE["add_rms_norm"].tolerance >= distance.max()
