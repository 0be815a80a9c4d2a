from itertools import product

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import TABLE, Array, BadAttribute, OperandMismatch, Trait
from holowork.ops.arithmetic import widen
from kernels_ir import FLOATS, DType
from tests.distances import same_bits
from tests.ops.rows import apply, check_call, drawn, is_own, run, tensors
from tests.ops.test_convolution import PAIRS, Geometry, patches
from tests.ops.wire import check_vector, read_call, vectors

PLAIN: Geometry = {"strides": (1, 1), "pads": (0, 0, 0, 0), "dilations": (1, 1), "groups": 1}


@pytest.mark.parametrize("vector", vectors("Im2Col", "Col2Im"), ids=lambda v: v["name"])
def test_calls_are_those_of_the_format(vector: dict[str, object]) -> None:
    check_vector(vector)


@given(x=st.sampled_from(sorted(FLOATS)).flatmap(lambda d: tensors(d, st.just((2, 5, 4)))), strides=PAIRS)
def test_patches_keep_every_bit(x: Array, strides: tuple[int, int]) -> None:
    geometry = PLAIN | {"strides": strides, "pads": (1, 0, 0, 2)}
    w = np.zeros((1, 2, 3, 2), x.dtype)
    expected = patches(x[None], w, geometry)[0, 0]

    result = run("im2col", x, kernel=(3, 2), strides=strides, pads=(1, 0, 0, 2))

    assert expected.tobytes() == result.tobytes()
    assert Trait.MOVEMENT in TABLE["im2col"].traits


@given(strides=PAIRS, dtype=st.sampled_from(sorted(FLOATS)))
def test_adding_up_patches_is_a_transposed_convolution_by_ones(
    strides: tuple[int, int], dtype: DType
) -> None:
    x = drawn(2 * 3 * 2, 9, dtype=dtype)
    extents = (2 * strides[0] + 3, 2 * strides[1] + 2)
    expected = np.zeros((2, *extents), np.float32)
    cells = widen(x).reshape(2, 3, 2, 3, 3)
    for c, p, q, i, j in product(*map(range, cells.shape)):
        expected[c, i * strides[0] + p, j * strides[1] + q] += cells[c, p, q, i, j]

    result = run("col2im", x, kernel=(3, 2), strides=strides, image=extents)

    assert same_bits(run("cast", expected, dtype=dtype.text), result)


@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda d: d.text)
def test_gathering_patches_is_a_call_of_the_peer(dtype: DType) -> None:
    check_call(apply("im2col", drawn(3, 7, 6, dtype=dtype), kernel=(3, 2), strides=(2, 1)), 109)


def test_adding_up_patches_of_f32_is_a_call_of_the_peer() -> None:
    check_call(apply("col2im", drawn(18, 15), kernel=(3, 2), strides=(2, 1), image=(7, 6)), 110)


@pytest.mark.parametrize("dtype", [DType.F16, DType.BF16], ids=lambda d: d.text)
def test_adding_up_patches_of_16_bits_is_an_own_call(dtype: DType) -> None:
    assert is_own(apply("col2im", drawn(4, 9, dtype=dtype), kernel=(2, 2), image=(4, 4)))


def test_padded_patches_are_own_calls() -> None:
    assert is_own(apply("im2col", drawn(1, 4, 4), kernel=(2, 2), pads=(1, 0, 0, 0)))
    assert is_own(apply("col2im", drawn(4, 12), kernel=(2, 2), pads=(1, 0, 0, 0), image=(4, 4)))


@pytest.mark.parametrize(
    ("op", "x", "given", "message"),
    [
        ("im2col", (4, 4), {"kernel": (2, 2)}, r"one image \[C, H, W\], found f32\[4,4\]"),
        ("im2col", (1, 4, 4), {}, r"im2col.kernel: expected 2 integers, found nothing"),
        ("im2col", (1, 4, 4), {"kernel": (5, 1)}, "an image that holds a window over 5 × 1 cells"),
        ("col2im", (4, 9), {"kernel": (2, 2)}, "col2im.image: expected 2 integers, found nothing"),
        ("col2im", (4, 8), {"kernel": (2, 2), "image": (4, 4)}, r"patches \[C·4, 9\], found f32\[4,8\]"),
    ],
)
def test_patches_refuse_what_does_not_fit(op: str, x: tuple[int, ...], given: Geometry, message: str) -> None:
    with pytest.raises((OperandMismatch, BadAttribute), match=message):
        apply(op, drawn(*x), **given)


def test_a_call_whose_windows_leave_the_image_is_refused() -> None:
    with pytest.raises(
        OperandMismatch, match=r"patches: expected 0 × 0 windows in f32\[1,2,3\], found 4 × 5"
    ):
        read_call(vectors("Im2Col")[0]).application()
