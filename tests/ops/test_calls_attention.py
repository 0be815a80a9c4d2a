from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from holowork.ops import OperandMismatch
from kernels_ir import FLOATS, DType
from tests.ops.rows import Array, at, carried_out, lowered, run
from tests.ops.test_attentions import NAMES, SEEN_BY_ALL, cached, operands_of, triple
from tests.ops.wire import Vector, check_vector, vectors

WIRE = vectors("Attention", "DecodeAttention", "DecodeAttentionValid")


@pytest.mark.parametrize("vector", WIRE, ids=lambda vector: vector["name"])
def test_calls_have_the_bytes_of_the_format(vector: Vector) -> None:
    check_vector(vector)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("scale", [0.0, 0.5])
def test_a_call_computes_what_the_op_does(name: str, dtype: DType, scale: float) -> None:
    operands = operands_of(name, dtype)
    call = lowered(name, *operands, scale=scale)

    assert call.is_portable
    assert list(range(len(operands))) == [ref.slot for ref in call.payload.operands]
    assert run(name, *operands, scale=scale).tobytes() == carried_out(call, *operands)


def test_a_causal_call_computes_what_the_op_does() -> None:
    operands = operands_of("attention")
    call = lowered("attention", *operands, causal=True)

    assert call.is_portable
    assert run("attention", *operands, causal=True).tobytes() == carried_out(call, *operands)


@pytest.mark.parametrize("past", [0, 3, 4])
def test_an_empty_cache_can_be_said_on_the_wire(past: int) -> None:
    operands = (*cached(past, 3), at(2))
    call = lowered("decode_attention_valid", *operands)

    assert call.is_portable
    assert run("decode_attention_valid", *operands).tobytes() == carried_out(call, *operands)


def test_another_number_of_keys_than_queries_takes_an_own_call() -> None:
    operands = triple(3, 5)
    call = lowered("attention", *operands)

    assert not call.is_portable
    assert run("attention", *operands).tobytes() == carried_out(call, *operands)


@pytest.mark.parametrize("name", NAMES)
def test_queries_of_no_elements_take_an_own_call(name: str) -> None:
    q, *rest = operands_of(name)

    assert not lowered(name, *(x[:0] if x.ndim == 4 else x for x in (q, *rest))).is_portable


@pytest.mark.parametrize(
    ("bits", "scale"), [(0, 0.0), (0x3F000000, 0.5), (0xBF000000, 0.0), (0x7FC00000, 0.0), (0x80000000, 0.0)]
)
@pytest.mark.parametrize("name", NAMES)
def test_a_scale_that_is_not_positive_is_the_default(name: str, bits: int, scale: float) -> None:
    payload: Any = replace(lowered(name, *operands_of(name)).payload, scale_bits=bits)

    assert scale == payload.application().attributes["scale"]


@pytest.mark.parametrize("name", NAMES)
def test_no_key_heads_are_as_many_as_query_heads(name: str) -> None:
    payload: Any = replace(lowered(name, *operands_of(name)).payload, kv_heads=0)

    assert {4} == {kind.shape[1] for kind in payload.application().operands[:3]}


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("heads", "kv_heads"), [(4, 3), (0, 0), (2, 4)])
def test_key_heads_that_do_not_divide_are_refused(name: str, heads: int, kv_heads: int) -> None:
    payload: Any = replace(lowered(name, *operands_of(name)).payload, heads=heads, kv_heads=kv_heads)

    with pytest.raises(
        OperandMismatch, match=f"attention: expected key heads that divide {heads} query heads"
    ):
        payload.application()


@pytest.mark.parametrize(
    ("shapes", "found"),
    [
        (((4, 3, 8),) * 3, r"expected queries \[batch, heads, rows, elements\], found f32\[4,3,8\]"),
        (
            ((2, 4, 3, 8), (2, 3, 8), (2, 3, 8)),
            r"expected keys \[batch, heads, rows, elements\], found f32\[2,3,8\]",
        ),
        (((2, 4, 3, 8), (2, 2, 3, 7), (2, 2, 3, 7)), r"expected keys f32\[2,2,3,8\], found f32\[2,2,3,7\]"),
        (((2, 4, 3, 8), (1, 2, 3, 8), (1, 2, 3, 8)), r"expected keys f32\[2,2,3,8\], found f32\[1,2,3,8\]"),
        (((2, 4, 3, 8), (2, 2, 3, 8), (2, 2, 4, 8)), r"expected values f32\[2,2,3,8\], found f32\[2,2,4,8\]"),
        (
            ((2, 4, 3, 8), (2, 3, 3, 8), (2, 3, 3, 8)),
            r"expected key heads that divide the 4 heads of f32\[2,4,3,8\]",
        ),
        (((2, 4, 3, 8), (2, 0, 3, 8), (2, 0, 3, 8)), r"expected key heads .*, found f32\[2,0,3,8\]"),
    ],
)
def test_keys_and_values_that_do_not_fit_are_refused(shapes: Any, found: str) -> None:
    with pytest.raises(OperandMismatch, match=f"attention: {found}"):
        run("attention", *(np.zeros(shape, np.float32) for shape in shapes))


def test_a_cache_of_another_number_of_heads_is_refused() -> None:
    q, k_past, v_past, k_new, v_new = cached(4, 3)

    with pytest.raises(
        OperandMismatch, match=r"decode_attention: expected k_new f32\[2,2,3,8\], found f32\[2,1,3,8\]"
    ):
        run("decode_attention", q, k_past, v_past, k_new[:, :1], v_new[:, :1], SEEN_BY_ALL)


@pytest.mark.parametrize("mask", [np.zeros((3, 6), np.float32), np.zeros((3, 7), np.float16)], ids=str)
def test_a_mask_that_does_not_fit_is_refused(mask: Array) -> None:
    with pytest.raises(OperandMismatch, match=r"decode_attention: expected mask f32\[3,7\], found f"):
        run("decode_attention", *cached(4, 3), mask)


def test_attention_to_no_keys_at_all_is_refused() -> None:
    q, k_past, v_past, k_new, v_new = cached(4, 3)
    nothing = [x[:, :, :0] for x in (k_past, v_past, k_new, v_new)]

    with pytest.raises(OperandMismatch, match="decode_attention: expected at least one key row"):
        run("decode_attention", q, *nothing, SEEN_BY_ALL[:, :0])


@pytest.mark.parametrize("rows", [0, 2])
def test_new_rows_are_as_many_as_queries(rows: int) -> None:
    q, k_past, v_past, k_new, v_new = cached(4, 3)
    last = (x[:, :, :rows] for x in (k_new, v_new))

    with pytest.raises(OperandMismatch, match=f"expected as many new key rows .*, found {rows} beside"):
        run("decode_attention_valid", q[:, :, : 3 * (rows > 0)], k_past, v_past, *last, at(2))


def test_valid_len_is_one_i32() -> None:
    with pytest.raises(OperandMismatch, match=r"expected valid_len i32\[1\], found f32\[1\]"):
        run("decode_attention_valid", *cached(4, 3), np.zeros(1, np.float32))
