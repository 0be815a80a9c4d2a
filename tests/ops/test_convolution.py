from itertools import product
from typing import Any

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from holowork.codec import Cursor, Sink
from holowork.ops import (
    TABLE,
    Array,
    BadAttribute,
    KernelCall,
    KernelCallLayout,
    OperandMismatch,
    dtype_of,
)
from holowork.ops.arithmetic import FUSED, STRICT, Numerics, widen
from holowork.ops.calls.convolution import ConvTransposeCall
from holowork.ops.element_types import RING
from kernels_ir import FLOATS, INTEGERS, DType
from tests.distances import same_bits
from tests.ops.rows import apply, check_call, drawn, is_own, peer_case, run, typed
from tests.ops.wire import check_vector, read_call, vectors

Geometry = dict[str, Any]
PAIRS = st.tuples(st.integers(1, 2), st.integers(1, 2))
GEOMETRIES = st.fixed_dictionaries(
    {
        "strides": PAIRS,
        "pads": st.tuples(*[st.integers(0, 2)] * 4),
        "dilations": PAIRS,
        "groups": st.integers(1, 2),
    }
)
MODES = [FUSED, STRICT]


def place(window: int, cell: int, axis: int, geometry: Geometry) -> int:
    """The row or column of the image under a cell of a window."""
    steps = window * geometry["strides"][axis] + cell * geometry["dilations"][axis]
    return int(steps - geometry["pads"][axis])


def read(image: Array, row: int, column: int) -> Any:
    is_inside = 0 <= row < image.shape[0] and 0 <= column < image.shape[1]
    return image[row, column] if is_inside else np.float32(0)


def patches(x: Array, w: Array, geometry: Geometry) -> Array:
    """The terms of each cell of a convolution, written out: [N, groups, C·kh·kw, windows]."""
    groups, (_, terms, high, wide) = geometry["groups"], w.shape
    outs = apply("conv2d", x, w, **geometry).application.result.shape[2:]
    cells = np.zeros((len(x), groups, terms, high, wide, *outs), x.dtype)
    for n, g, c, p, q, i, j in product(*map(range, cells.shape)):
        row, column = place(i, p, 0, geometry), place(j, q, 1, geometry)
        cells[n, g, c, p, q, i, j] = read(x[n, g * terms + c], row, column)
    return cells.reshape(len(x), groups, terms * high * wide, outs[0] * outs[1])


@pytest.mark.parametrize("vector", vectors("Conv2d", "ConvTranspose2d"), ids=lambda v: v["name"])
def test_calls_are_those_of_the_format(vector: dict[str, object]) -> None:
    check_vector(vector)


@given(geometry=GEOMETRIES, mode=st.sampled_from(MODES), dtype=st.sampled_from(sorted(FLOATS)))
def test_a_convolution_is_the_product_of_filters_and_patches(
    geometry: Geometry, mode: Numerics, dtype: DType
) -> None:
    groups = geometry["groups"]
    x, w = drawn(2, 2 * groups, 5, 4, dtype=dtype), drawn(3 * groups, 2, 3, 2, dtype=dtype)
    filters = w.reshape(groups, 3, 12)
    expected = apply("matmul", filters, patches(x, w, geometry)).result(mode)

    result = apply("conv2d", x, w, **geometry).result(mode)

    assert same_bits(expected.reshape(result.shape), result)


@given(geometry=GEOMETRIES)
def test_a_convolution_is_near_the_true_sum(geometry: Geometry) -> None:
    groups = geometry["groups"]
    x, w = drawn(1, 2 * groups, 6, 6), drawn(2 * groups, 2, 2, 2)
    terms = patches(x, w, geometry).astype(np.float64)
    filters = w.reshape(groups, 2, 8).astype(np.float64)
    scale = (np.abs(filters) @ np.abs(terms)).ravel()

    result = run("conv2d", x, w, **geometry)

    assert (np.abs((filters @ terms).ravel() - result.ravel()) <= 8 * 2.0**-24 * scale).all()


@pytest.mark.parametrize("dtype", sorted(INTEGERS), ids=lambda d: d.text)
def test_convolutions_of_integers_wrap(dtype: DType) -> None:
    x, w = typed(np.full((1, 1, 2, 2), 111), dtype), typed(np.full((1, 1, 2, 2), 3), dtype)

    assert run("conv2d", x, w).item() == typed(4 * 3 * 111, DType.I64).astype(x.dtype)


@pytest.mark.parametrize("weight", [np.inf, np.nan])
def test_cells_in_the_pad_take_part_as_zeros(weight: float) -> None:
    x, w = np.ones((1, 1, 1, 1), np.float32), np.full((1, 1, 2, 1), weight, np.float32)

    result = run("conv2d", x, w, pads=(1, 0, 0, 0))

    assert np.isnan(result).all()


@pytest.mark.parametrize(
    ("x", "w"),
    [((0, 2, 4, 4), (3, 2, 2, 2)), ((2, 0, 4, 4), (3, 0, 2, 2)), ((2, 2, 4, 4), (0, 2, 2, 2))],
    ids=["no images", "no channels", "no filters"],
)
def test_convolutions_of_nothing_have_their_extents(x: tuple[int, ...], w: tuple[int, ...]) -> None:
    result = run("conv2d", drawn(*x), drawn(*w))

    assert (x[0], w[0], 3, 3) == result.shape
    assert not result.any()


@pytest.mark.parametrize("dtype", sorted(FLOATS | RING), ids=lambda d: d.text)
def test_a_plain_convolution_is_a_call_of_the_peer(dtype: DType) -> None:
    check_call(
        apply("conv2d", drawn(2, 3, 7, 6, dtype=dtype), drawn(4, 3, 3, 2, dtype=dtype), strides=(2, 1)), 48
    )


@pytest.mark.parametrize("given", [{"pads": (0, 0, 1, 0)}, {"dilations": (1, 2)}, {"groups": 2}], ids=str)
def test_what_the_peer_does_not_honour_is_an_own_call(given: Geometry) -> None:
    w = drawn(4, 2 // given.get("groups", 1), 2, 2)

    assert is_own(apply("conv2d", drawn(1, 2, 5, 5), w, **given))


def test_pads_of_a_call_are_honoured() -> None:
    call = read_call(vectors("Conv2d")[0])

    assert call.application().attributes["pads"] == (12, 13, 12, 13)


@pytest.mark.parametrize(
    ("x", "w", "given", "message"),
    [
        ((2, 4, 4), (3, 2, 2, 2), {}, r"images \[N, C, H, W\] and filters of 4 axes"),
        (
            (1, 3, 4, 4),
            (3, 2, 2, 2),
            {},
            r"images of 2 channels for the filters f32\[3,2,2,2\], found f32\[1,3,4,4\]",
        ),
        ((1, 2, 4, 4), (3, 2, 5, 2), {}, "an image that holds a window over 5 × 2 cells"),
        ((1, 2, 4, 4), (4, 1, 2, 2), {"groups": 3}, "a divisor of 2 channels and 4 filters, found 3"),
        ((1, 2, 4, 4), (3, 2, 2, 2), {"strides": (0, 1)}, "strides: expected numbers from 1 on, found"),
        ((1, 2, 4, 4), (3, 2, 2, 2), {"pads": (1, 1, 1)}, "pads: expected 4 integers, found"),
    ],
)
def test_conv2d_refuses_what_does_not_fit(
    x: tuple[int, ...], w: tuple[int, ...], given: Geometry, message: str
) -> None:
    with pytest.raises((OperandMismatch, BadAttribute), match=message):
        apply("conv2d", drawn(*x), drawn(*w), **given)


@given(geometry=GEOMETRIES, mode=st.sampled_from(MODES), dtype=st.sampled_from(sorted(FLOATS)))
def test_a_transposed_convolution_adds_up_scaled_filters(
    geometry: Geometry, mode: Numerics, dtype: DType
) -> None:
    groups = geometry["groups"]
    x, w = drawn(1, 2 * groups, 3, 4, dtype=dtype), drawn(2 * groups, 3, 3, 2, dtype=dtype)
    spans = [(k - 1) * d + 1 for k, d in zip((3, 2), geometry["dilations"], strict=True)]
    extra = tuple(max(s, d) - 1 for s, d in zip(geometry["strides"], geometry["dilations"], strict=True))
    outs = [
        (n - 1) * geometry["strides"][axis]
        + spans[axis]
        - geometry["pads"][axis]
        - geometry["pads"][axis + 2]
        for axis, n in enumerate((3, 4))
    ]
    assume(min(outs) > 0)
    shape = (1, 3 * groups, outs[0] + extra[0], outs[1] + extra[1])
    expected = np.zeros(shape, np.float32)
    wide, filters = widen(x), widen(w)
    for o, p, q, i, j in product(*map(range, (3 * groups, 3, 2, 3, 4))):
        members = range(o // 3 * 2, o // 3 * 2 + 2)
        column = np.array([[wide[0, c, i, j]] for c in members], np.float32)
        row = np.array([[filters[c, o % 3, p, q] for c in members]], np.float32)
        target = place(i, p, 0, geometry), place(j, q, 1, geometry)
        if 0 <= target[0] < shape[2] and 0 <= target[1] < shape[3]:
            expected[0, o, *target] += apply("matmul", row, column).result(mode)[0, 0]

    result = apply("conv_transpose_2d", x, w, output_padding=extra, **geometry).result(mode)

    assert same_bits(run("cast", expected, dtype=dtype.text), result)


def test_transposing_twice_gives_the_adjoint() -> None:
    x, w = drawn(1, 2, 5, 6).round(), drawn(3, 2, 3, 2).round()
    y = drawn(1, 3, 3, 3).round()
    forward = (run("conv2d", x, w, strides=(2, 2), pads=(1, 0, 1, 1)) * y).sum()

    backward = run("conv_transpose_2d", y, w, strides=(2, 2), pads=(1, 0, 1, 1), output_padding=(0, 1))

    assert forward == (backward * x).sum()


def test_the_peer_computes_another_transposed_convolution() -> None:
    operands, expected = peer_case("conv_transpose_2d")
    result = run("conv_transpose_2d", *operands).reshape(-1)

    assert "an ordinary one" in TABLE["conv_transpose_2d"].differs
    assert expected.shape == result.shape
    assert not np.allclose(expected, result)


@pytest.mark.parametrize("dtype", sorted(FLOATS | INTEGERS), ids=lambda d: d.text)
def test_a_transposed_convolution_is_always_an_own_call(dtype: DType) -> None:
    assert is_own(apply("conv_transpose_2d", drawn(1, 2, 3, 3, dtype=dtype), drawn(2, 2, 2, 2, dtype=dtype)))


def test_a_call_of_the_peer_takes_its_channels_from_the_filters() -> None:
    applied = apply("conv_transpose_2d", drawn(1, 2, 4, 4), drawn(2, 3, 3, 3))
    places = applied.buffers
    fields = {"batch": 1, "channels_in": 2, "channels_out": 2, "h_in": 4, "w_in": 4, "h_out": 6, "w_out": 6}
    window = {"k_h": 3, "k_w": 3, "stride_h": 1, "stride_w": 1}
    x, w = places.operands
    payload = ConvTransposeCall(x=x, w=w, output=places.output, dtype=DType.F32, **fields, **window)

    said = KernelCall(49, payload).application()

    assert applied.application == said


@pytest.mark.parametrize(
    ("w", "given", "message"),
    [
        ((3, 2, 2, 2), {}, r"filters \[2, …\], one for each channel of f32\[1,2,4,4\]"),
        ((2, 2, 2, 2), {"output_padding": (1, 0)}, r"numbers from 0 on and below \[1, 1\], the greater"),
        ((2, 2, 1, 1), {"pads": (2, 2, 2, 2)}, r"a result of at least one row and column, found \[0, 0\]"),
    ],
)
def test_a_transposed_convolution_refuses_what_does_not_fit(
    w: tuple[int, ...], given: Geometry, message: str
) -> None:
    with pytest.raises((OperandMismatch, BadAttribute), match=message):
        apply("conv_transpose_2d", drawn(1, 2, 4, 4), drawn(*w), **given)


def test_own_calls_survive_their_bytes() -> None:
    applied = apply("conv2d", drawn(1, 2, 5, 5), drawn(4, 1, 2, 2), groups=2, pads=(1, 0, 0, 2))
    sink = Sink()
    layout = KernelCallLayout(frozenset({applied.call.discriminant}))

    layout.write(applied.call, sink)
    again = layout.read(Cursor(sink.to_bytes()))

    assert applied.application.attributes == again.application().attributes
    assert dtype_of(applied.result()) is again.application().result.dtype
