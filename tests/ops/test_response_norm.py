import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import BadAttribute, OperandMismatch
from holowork.ops import arithmetic as exact
from kernels_ir import FLOATS
from tests.distances import same_bits
from tests.ops.rows import carried_out, lowered, noise, run, tensors, typed
from tests.ops.wire import Vector, check_vector, read_call, vectors

GIVEN = {"alpha": 0.5, "beta": 0.6, "bias": 2.0}


def window(channel: int, size: int, channels: int) -> range:
    return range(max(channel - (size - 1) // 2, 0), min(channel + size // 2, channels - 1) + 1)


@pytest.mark.parametrize("vector", vectors("Lrn"), ids=lambda vector: vector["name"])
def test_calls_have_the_bytes_of_the_format(vector: Vector) -> None:
    check_vector(vector)


@pytest.mark.parametrize("size", [1, 2, 3, 4, 9, 100])
def test_each_channel_is_scaled_by_its_window(size: int) -> None:
    x = noise(2, 5, 3)
    wide = x.astype(np.float64) ** 2
    squares = np.stack([wide[:, list(window(c, size, 5))].sum(axis=1) for c in range(5)], axis=1)
    expected = x / (2.0 + 0.5 / size * squares) ** np.float32(0.6)

    assert np.abs(expected / run("lrn", x, size=size, **GIVEN) - 1).max() < 1e-6


def test_squares_are_chained_in_ascending_order_of_channels() -> None:
    x = noise(1, 3, 200)
    total = np.zeros((1, 200), np.float32)
    for channel in range(3):
        total = exact.FUSED.fma(x[:, channel], x[:, channel], total)
    base = np.float32(2) + np.float32(0.5) / np.float32(3) * total
    expected = x[:, 1] / exact.pow(base, np.asarray(np.float32(0.6)), exact.FUSED)

    assert same_bits(expected, run("lrn", x, size=3, **GIVEN)[:, 1])


@pytest.mark.parametrize("shape", [(0, 3), (2, 0), (2, 3), (1, 2, 0), (1, 2, 3, 4)], ids=str)
def test_every_shape_is_kept(shape: tuple[int, ...]) -> None:
    for dtype in FLOATS:
        assert shape == run("lrn", typed(np.ones(shape), dtype), size=3).shape


@given(data=st.data())
def test_a_call_computes_what_the_op_does(data: st.DataObject) -> None:
    shape = data.draw(st.lists(st.integers(1, 3), min_size=2, max_size=4).map(tuple))
    x = data.draw(tensors(data.draw(st.sampled_from(sorted(FLOATS))), st.just(shape)))
    size = data.draw(st.integers(1, 5))
    call = lowered("lrn", x, size=size, **GIVEN)

    assert call.is_portable
    assert [ref.slot for ref in call.payload.operands] == [0]
    assert run("lrn", x, size=size, **GIVEN).tobytes() == carried_out(call, x)


def test_numbers_come_from_their_bits() -> None:
    (vector,) = vectors("Lrn")

    assert read_call(vector).application().attributes == {"size": 4, "alpha": 1.0, "beta": 1.0, "bias": 1.0}


def test_tensors_of_no_elements_take_an_own_call() -> None:
    assert not lowered("lrn", np.ones((2, 3, 0), np.float32)).is_portable


def test_a_tensor_without_channels_is_refused() -> None:
    with pytest.raises(OperandMismatch, match=r"lrn: expected x \[N, C, …\] of rank 2 .*, found f32\[3\]"):
        run("lrn", np.zeros(3, np.float32))


def test_a_window_of_no_channels_is_refused() -> None:
    with pytest.raises(BadAttribute, match=r"lrn\.size: expected at least one channel, found 0"):
        run("lrn", np.zeros((2, 3), np.float32), size=0)
