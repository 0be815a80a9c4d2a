from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import TABLE, OperandMismatch, Trait, Unsupported
from kernels_ir import FLOATS, DType
from tests.distances import same_bits
from tests.ops.rows import Array, at, carried_out, lowered, noise, peer_case, run, tensors, typed
from tests.ops.wire import Vector, check_vector, vectors
from tests.strategies import FEW

WIRE = vectors("RotaryEmbedding", "KvCacheWrite")
STORED = sorted(TABLE["kv_cache_write"].accepts)


def turned(*shape: int) -> tuple[Array, Array, Array]:
    """x, cosines and sines."""
    angles = noise(*shape, seed=2)
    return noise(*shape), np.cos(angles), np.sin(angles)


def written(cache: Array, new: Array, row: int) -> Array:
    """The cache after a write, row by row."""
    result = cache.copy()
    for j in range(new.shape[2]):
        result[:, :, (row + j) % cache.shape[2]] = new[:, :, j]
    return result


@pytest.mark.parametrize(
    "vector", vectors("RotaryEmbedding", "KvCacheWrite"), ids=lambda vector: vector["name"]
)
def test_calls_have_the_bytes_of_the_format(vector: Vector) -> None:
    check_vector(vector)


def test_rotary_embedding_turns_the_halves_of_a_row() -> None:
    x, cos, sin = turned(2, 3, 8)
    first, second = x[..., :4], x[..., 4:]
    low = first * cos[..., :4] - second * sin[..., :4]
    high = second * cos[..., 4:] + first * sin[..., 4:]

    assert same_bits(np.concatenate((low, high), axis=-1), run("rotary_embedding", x, cos, sin))


@pytest.mark.parametrize("shape", [(2,), (0, 4), (3, 0), (2, 1, 6)], ids=str)
def test_rotary_embedding_keeps_every_shape(shape: tuple[int, ...]) -> None:
    for dtype in FLOATS:
        ones = typed(np.ones(shape), dtype)
        assert shape == run("rotary_embedding", ones, ones, ones).shape


@pytest.mark.parametrize(
    ("shape", "is_portable"), [((6,), True), ((2, 3, 4), True), ((3, 0), False), ((0, 2), False)]
)
def test_a_rotary_call_computes_what_the_op_does(shape: tuple[int, ...], *, is_portable: bool) -> None:
    operands = turned(*shape)
    call = lowered("rotary_embedding", *operands)

    assert is_portable == call.is_portable
    assert [ref.slot for ref in call.payload.operands] == [0, 1, 2]
    assert run("rotary_embedding", *operands).tobytes() == carried_out(call, *operands)


@pytest.mark.parametrize("fields", [{"head_dim": 0}, {"head_dim": 3}, {"head_dim": 8}], ids=str)
def test_rotary_calls_of_odd_or_broken_rows_are_refused(fields: dict[str, Any]) -> None:
    payload: Any = replace(lowered("rotary_embedding", *turned(3, 4)).payload, **fields)

    with pytest.raises(OperandMismatch, match="rotary_embedding: expected rows of an even number"):
        payload.application()


@pytest.mark.parametrize("shape", [(), (3,), (2, 5)])
def test_rows_that_have_no_halves_are_refused(shape: tuple[int, ...]) -> None:
    x = np.zeros(shape, np.float32)

    with pytest.raises(OperandMismatch, match=r"expected rows of an even number .*, found f32\["):
        run("rotary_embedding", x, x, x)


def test_cosines_of_another_type_are_refused() -> None:
    x = np.zeros((2, 4), np.float32)

    with pytest.raises(
        OperandMismatch,
        match=r"expected tensors of one type, found f32\[2,4\] and f32\[4\]",
    ):
        run("rotary_embedding", x, x[0], x)


@pytest.mark.parametrize("dtype", STORED, ids=lambda dtype: dtype.text)
@given(st.data())
@FEW
def test_new_rows_go_round_the_cache(dtype: DType, data: st.DataObject) -> None:
    count = data.draw(st.integers(0, 4))
    row = data.draw(st.integers(0, 2**32 - 1))
    cache = data.draw(tensors(dtype, st.just((2, 1, 4, 3))))
    new = data.draw(tensors(dtype, st.just((2, 1, count, 3))))

    found = run("kv_cache_write", cache, new, at(row))

    assert written(cache, new, row).tobytes() == found.tobytes()


def test_the_cache_that_was_given_stays_as_it_was() -> None:
    cache = np.zeros((1, 1, 2, 2), np.float32)

    run("kv_cache_write", cache, np.ones((1, 1, 1, 2), np.float32), at(0))

    assert not cache.any()


@pytest.mark.parametrize("dtype", STORED, ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("shape", [(2, 3, 4, 5), (1, 1, 1, 1)], ids=str)
def test_a_write_call_computes_what_the_op_does(dtype: DType, shape: tuple[int, ...]) -> None:
    cache, new = typed(8 * noise(*shape), dtype), typed(8 * noise(*shape[:2], 1, shape[3]), dtype)
    call = lowered("kv_cache_write", cache, new, at(2))

    assert call.is_portable
    assert [ref.slot for ref in call.payload.operands] == [0, 1, 2]
    assert run("kv_cache_write", cache, new, at(2)).tobytes() == carried_out(call, cache, new, at(2))


@pytest.mark.parametrize(("planes", "rows", "width"), [(0, 1, 2), (1, 0, 2), (1, 1, 0)])
def test_writes_of_no_bytes_take_an_own_call(planes: int, rows: int, width: int) -> None:
    cache, new = np.ones((1, planes, 3, width), np.float32), np.ones((1, planes, rows, width), np.float32)
    call = lowered("kv_cache_write", cache, new, at(1))

    assert not call.is_portable
    assert cache.tobytes() == carried_out(call, cache, new, at(1))


@pytest.mark.parametrize(
    "fields",
    [{"bucket_rows": 0}, {"bucket_rows": 0, "new_rows": 0}, {"row_bytes": 0}, {"new_rows": 5}],
    ids=str,
)
def test_write_calls_that_nobody_can_run_are_refused(fields: dict[str, int]) -> None:
    cache = np.ones((1, 2, 4, 3), np.float32)
    payload: Any = replace(lowered("kv_cache_write", cache, cache, at(0)).payload, **fields)

    with pytest.raises(OperandMismatch, match="kv_cache_write: expected rows that fit the cache, found"):
        payload.application()


@pytest.mark.parametrize(
    ("cache", "new", "found"),
    [
        ((2, 4, 3), (2, 1, 3), r"expected a cache \[batch, heads, rows, elements\], found f32\[2,4,3\]"),
        ((1, 2, 0, 3), (1, 2, 0, 3), r"expected a cache .*, found f32\[1,2,0,3\]"),
        ((1, 2, 4, 3), (1, 2, 5, 3), r"expected at most 4 new rows for f32\[1,2,4,3\], found f32\[1,2,5,3\]"),
        ((1, 2, 4, 3), (1, 1, 1, 3), r"expected at most 4 new rows .*, found f32\[1,1,1,3\]"),
        ((1, 2, 4, 3), (2, 1, 3), r"expected at most 4 new rows .*, found f32\[2,1,3\]"),
    ],
)
def test_rows_that_do_not_fit_the_cache_are_refused(
    cache: tuple[int, ...], new: tuple[int, ...], found: str
) -> None:
    with pytest.raises(OperandMismatch, match=f"kv_cache_write: {found}"):
        run("kv_cache_write", np.zeros(cache, np.float32), np.zeros(new, np.float32), at(0))


@pytest.mark.parametrize("pos", [np.zeros(1, np.int64), np.zeros(2, np.int32), np.zeros((), "i4")], ids=str)
def test_a_position_is_one_i32(pos: Array) -> None:
    cache = np.zeros((1, 1, 2, 2), np.float32)

    with pytest.raises(OperandMismatch, match=r"kv_cache_write: expected a position i32\[1\], found i"):
        run("kv_cache_write", cache, cache, pos)


def test_a_cache_of_halves_of_a_byte_is_refused() -> None:
    cache = typed(np.zeros((1, 1, 2, 2)), DType.I4)

    with pytest.raises(Unsupported, match=r"kv_cache_write: expected .*, found i4"):
        run("kv_cache_write", cache, cache, at(0))


def test_a_write_moves_bits() -> None:
    assert Trait.MOVEMENT in TABLE["kv_cache_write"].traits


def test_the_peer_reads_the_bits_of_a_position() -> None:
    (cache, new, pos), expected = peer_case("kv_cache_write")

    assert same_bits(expected, run("kv_cache_write", cache, new, pos.view(np.int32)).reshape(-1))
