from dataclasses import replace
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import TABLE, BadAttribute, Unsupported, attentions
from holowork.ops import arithmetic as exact
from kernels_ir import FLOATS, DType
from tests.distances import same_bits
from tests.ops.rationals import f32, fma
from tests.ops.rows import Array, applied, at, noise, run, tensors, typed

NAMES = [row.name for row in attentions.OPS]
SEEN_BY_ALL = np.zeros((3, 7), np.float32)


def triple(rows: int, keys: int, heads: tuple[int, int] = (4, 2)) -> tuple[Array, Array, Array]:
    """q, k and v of 2 batches, 8 elements a row."""
    own, shared = heads
    return noise(2, own, rows, 8), noise(2, shared, keys, 8, seed=2), noise(2, shared, keys, 8, seed=3)


def cached(past: int, new: int) -> tuple[Array, ...]:
    """q, k_past, v_past, k_new and v_new, as many query rows as new keys."""
    q, k, v = triple(new, past + new)
    return q, k[:, :, :past], v[:, :, :past], k[:, :, past:], v[:, :, past:]


def operands_of(name: str, dtype: DType = DType.F32) -> tuple[Array, ...]:
    """Operands that fit an attention: 3 query rows, 4 cached keys where there is a cache."""
    last = {"decode_attention": SEEN_BY_ALL, "decode_attention_valid": at(2)}
    rows = cached(4, 3) if name in last else triple(3, 3)
    return (*(typed(x, dtype) for x in rows), *([last[name]] if name in last else []))


def true_attention(tensors: tuple[Array, ...], mask: Array | float = 0.0, divisor: float = 8**0.5) -> Array:
    """The same in f64."""
    q, k, v = (x.astype(np.float64) for x in tensors)
    k, v = (np.repeat(x, q.shape[1] // x.shape[1], axis=1) for x in (k, v))
    scores = q @ k.swapaxes(2, 3) / divisor + mask
    weights = np.exp(scores - scores.max(axis=-1, keepdims=True))
    return np.asarray(weights / weights.sum(axis=-1, keepdims=True) @ v)


def hidden(seen: Array) -> Array:
    """The mask that hides what is not seen."""
    return np.where(seen, np.float32(0), np.float32(-np.inf))


def step_by_step(tensors: tuple[Array, ...], numerics: exact.Numerics) -> list[float]:
    """One query row of one head in the order that is written, number by number."""
    (q,), keys, values = (x[0, 0] for x in tensors)
    step = fma if numerics is exact.FUSED else lambda a, b, c: float(f32(float(f32(a * b)[0]) + c)[0])
    scores = []
    for key in keys.tolist():
        score = 0.0
        for a, b in zip(q.tolist(), key, strict=True):
            score = step(a, b, score)
        scores.append(score)
    divided = np.array(scores, np.float32) / np.sqrt(np.float32(q.size))
    weights = exact.exp(divided - divided.max(), numerics)
    total = np.float32(0)
    for weight in weights:
        total = total + weight
    return _summed((weights / total).tolist(), values.tolist(), step)


def _summed(weights: list[float], values: list[list[float]], step: Any) -> list[float]:
    result = [0.0] * len(values[0])
    for weight, value in zip(weights, values, strict=True):
        result = [step(weight, element, so_far) for element, so_far in zip(value, result, strict=True)]
    return result


@pytest.mark.parametrize("numerics", [exact.FUSED, exact.STRICT], ids=lambda numerics: numerics.name)
@pytest.mark.parametrize("keys", [1, 3, 70])
def test_every_step_is_taken_in_the_order_that_is_written(numerics: exact.Numerics, keys: int) -> None:
    tensors = tuple(x[:1, :1] for x in triple(1, keys, (1, 1)))
    application = replace(applied("attention", *tensors), numerics=numerics)
    expected = np.array(step_by_step(tensors, numerics), np.float32).reshape(1, 1, 1, 8)

    assert same_bits(expected, TABLE["attention"].reference(tensors, application))


@pytest.mark.parametrize("heads", [(4, 4), (4, 2), (4, 1)])
@pytest.mark.parametrize("keys", [1, 5, 40])
def test_attention_is_true_to_a_few_roundings(heads: tuple[int, int], keys: int) -> None:
    tensors = triple(5, keys, heads)

    assert np.abs(true_attention(tensors) - run("attention", *tensors)).max() < 2e-6


@pytest.mark.parametrize("scale", [0.1, 1.0, 3.0])
def test_a_scale_stands_for_the_root(scale: float) -> None:
    tensors = triple(3, 5)
    expected = true_attention(tensors, divisor=1 / scale)

    assert np.abs(expected - run("attention", *tensors, scale=scale)).max() < 1e-5


def test_rows_of_no_elements_are_divided_by_one() -> None:
    tensors = tuple(x[..., :1] for x in triple(3, 5))

    assert np.abs(true_attention(tensors, divisor=1.0) - run("attention", *tensors)).max() < 2e-6
    assert run("attention", *(x[..., :0] for x in tensors)).shape == (2, 4, 3, 0)


def test_a_head_of_keys_serves_its_group_of_query_heads() -> None:
    q, k, v = triple(3, 5, (6, 2))
    wide = (np.repeat(x, 3, axis=1) for x in (k, v))

    assert same_bits(run("attention", q, *wide), run("attention", q, k, v))


@pytest.mark.parametrize("keys", [2, 5, 9])
def test_a_causal_row_sees_the_keys_up_to_its_own(keys: int) -> None:
    q, k, v = triple(5, keys)
    rows = [run("attention", q[:, :, i : i + 1], k[:, :, : i + 1], v[:, :, : i + 1]) for i in range(5)]

    assert same_bits(np.concatenate(rows, axis=2), run("attention", q, k, v, causal=True))


@pytest.mark.parametrize("value", [np.nan, np.inf])
def test_what_is_not_seen_may_hold_anything(value: float) -> None:
    q, k_past, v_past, k_new, v_new = cached(6, 3)
    expected = run("decode_attention_valid", q, k_past, v_past, k_new, v_new, at(4))
    k_past[:, :, 4:] = v_past[:, :, 4:] = value
    mask = hidden(np.concatenate((np.tile(np.arange(6) < 4, (3, 1)), np.tri(3, dtype=np.bool_)), axis=1))

    assert same_bits(expected, run("decode_attention_valid", q, k_past, v_past, k_new, v_new, at(4)))
    assert same_bits(expected, run("decode_attention", q, k_past, v_past, k_new, v_new, mask))


def test_a_causal_row_does_not_read_later_values() -> None:
    q, k, v = triple(4, 4)
    spoilt = v.copy()
    spoilt[:, :, 3] = np.nan
    expected = run("attention", q, k, v, causal=True)[:, :, :3]

    assert same_bits(expected, run("attention", q, k, spoilt, causal=True)[:, :, :3])


@given(st.data())
def test_a_masked_bucket_is_a_tight_one(data: st.DataObject) -> None:
    past, valid = data.draw(st.sampled_from([(5, 3), (70, 1), (70, 64), (9, 0)]))
    q, k_past, v_past, k_new, v_new = cached(past, 3)
    k_past[...] = data.draw(tensors(DType.F32, st.just(k_past[:, :, :1].shape)))

    loose = run("decode_attention_valid", q, k_past, v_past, k_new, v_new, at(valid))
    tight = (x[:, :, :valid] for x in (k_past, v_past))

    assert same_bits(loose, run("decode_attention_valid", q, *tight, k_new, v_new, at(valid)))


@pytest.mark.parametrize("split", [0, 1, 4, 8])
def test_a_cache_is_joined_to_what_is_new(split: int) -> None:
    q, k, v = triple(3, 8)
    parts = (k[:, :, :split], v[:, :, :split], k[:, :, split:], v[:, :, split:])

    assert same_bits(
        run("attention", q, k, v), run("decode_attention", q, *parts, np.zeros((3, 8), np.float32))
    )


def test_a_chunk_is_its_steps() -> None:
    q, k_past, v_past, k_new, v_new = cached(5, 4)
    steps = []
    for row in range(4):
        k, v = (
            np.concatenate((past, new[:, :, :row]), axis=2)
            for past, new in ((k_past, k_new), (v_past, v_new))
        )
        one = (x[:, :, row : row + 1] for x in (q, k_new, v_new))
        query, key, value = one
        steps.append(run("decode_attention_valid", query, k, v, key, value, at(5 + row)))

    chunk = run("decode_attention_valid", q, k_past, v_past, k_new, v_new, at(5))

    assert same_bits(np.concatenate(steps, axis=2), chunk)


@pytest.mark.parametrize(("count", "valid"), [(0, 0), (3, 3), (6, 6), (7, 6), (2**32 - 1, 6)])
def test_valid_len_is_a_u32_up_to_the_cached_rows(count: int, valid: int) -> None:
    operands = cached(6, 2)
    seen = np.concatenate((np.tile(np.arange(6) < valid, (2, 1)), np.tri(2, dtype=np.bool_)), axis=1)

    found = run("decode_attention_valid", *operands, at(count))

    assert same_bits(run("decode_attention", *operands, hidden(seen)), found)


def test_a_mask_is_added_after_the_division() -> None:
    q, k, v = triple(3, 7)
    mask = noise(3, 7)
    expected = true_attention((q, k, v), mask)
    parts = (k[:, :, :4], v[:, :, :4], k[:, :, 4:], v[:, :, 4:])

    assert np.abs(expected - run("decode_attention", q, *parts, mask)).max() < 2e-6


def test_a_row_that_sees_nothing_is_zero() -> None:
    operands = operands_of("decode_attention")[:5]
    mask = SEEN_BY_ALL.copy()
    mask[1] = -np.inf

    found = run("decode_attention", *operands, mask)

    assert same_bits(np.zeros((2, 4, 8), np.float32), found[:, :, 1])
    assert same_bits(run("decode_attention", *operands, SEEN_BY_ALL)[:, :, [0, 2]], found[:, :, [0, 2]])


@pytest.mark.parametrize("name", ["attention", "decode_attention"])
def test_nan_spreads_over_its_row_alone(name: str) -> None:
    q, *rest = operands_of(name)
    q[:, :, 1, 0] = np.nan

    assert np.isnan(run(name, q, *rest)).all(axis=(0, 1, 3)).tolist() == [False, True, False]
    assert np.isnan(run(name, q, *rest)).any(axis=(0, 1, 3)).tolist() == [False, True, False]


@pytest.mark.parametrize("shape", [(0, 4, 3, 8), (2, 0, 3, 8), (2, 4, 0, 8), (2, 4, 3, 8)], ids=str)
@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
def test_every_shape_is_kept(shape: tuple[int, ...], dtype: DType) -> None:
    q = typed(np.ones(shape), dtype)
    keys = typed(np.ones((shape[0], 2, 5, 8)), dtype)

    assert shape == run("attention", q, keys, keys).shape
    assert same_bits(np.zeros_like(q), run("attention", q, keys[:, :, :0], keys[:, :, :0]))


@pytest.mark.parametrize("name", NAMES)
def test_integers_are_refused(name: str) -> None:
    first, *rest = operands_of(name)

    with pytest.raises(Unsupported, match=rf"{name}: expected .*f32.*, found i32"):
        run(name, first.astype(np.int32), *rest)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("scale", [-1.0, np.nan, np.inf])
def test_a_scale_below_zero_or_not_finite_is_refused(name: str, scale: float) -> None:
    with pytest.raises(BadAttribute, match=rf"{name}\.scale: expected a finite number above 0, or 0"):
        run(name, *operands_of(name), scale=scale)
