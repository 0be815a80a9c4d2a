import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import BadAttribute, BufferRef, OperandMismatch, Unsupported
from holowork.ops.calls.indexing import CumSumCall, WhereCall
from holowork.ops.element_types import COPIED, MOVED, WHOLE
from holowork.ops.indexing import CUMSUM, WHERE, IndexOutOfRange
from kernels_ir import BYTES, FLOATS, INTEGERS, DType
from tests.distances import same_bits
from tests.ops.rationals import f32
from tests.ops.rows import DATA, SHAPES, Array, carried_out, kind_of, lowered, peer_case, run, tensors, typed

REFS = [BufferRef(slot=slot, offset=0, length=0) for slot in range(4)]


@given(st.data())
def test_where_chooses_and_keeps_every_bit(data: st.DataObject) -> None:
    a = data.draw(st.sampled_from(sorted(MOVED)).flatmap(tensors))
    b = data.draw(tensors(kind_of(a).dtype, st.just(a.shape)))
    condition = data.draw(tensors(DType.BOOL, st.just(a.shape)))
    chosen = (
        x if c else y for c, x, y in zip(condition.reshape(-1), a.reshape(-1), b.reshape(-1), strict=True)
    )
    expected = b"".join(one.tobytes() for one in chosen)

    assert expected == run("where", condition, a, b).tobytes()


@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
def test_where_takes_every_float_but_zero_as_true(dtype: DType) -> None:
    condition = typed([0.0, -0.0, 0.5, np.nan, np.inf, -1.0], dtype)
    a, b = np.ones(6, np.int32), np.zeros(6, np.int32)

    assert run("where", condition, a, b).tolist() == [0, 0, 1, 1, 1, 1]


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_is_kept(shape: tuple[int, ...]) -> None:
    x = np.ones(shape, np.float32)

    assert same_bits(x, run("where", x, x, 2 * x))
    assert shape == run("cumsum", x).shape


def test_where_refuses_what_is_not_alike() -> None:
    condition, a = np.zeros(2, np.bool_), np.zeros(2, np.float32)

    with pytest.raises(OperandMismatch, match=r"found bool\[2\], f32\[2\] and i32\[2\]"):
        run("where", condition, a, np.zeros(2, np.int32))
    with pytest.raises(OperandMismatch, match=r"found bool\[2\], f32\[3\] and f32\[3\]"):
        run("where", condition, np.zeros(3, np.float32), np.zeros(3, np.float32))
    with pytest.raises(Unsupported, match=r"where: .*found f64. Cast f64"):
        run("where", condition, np.zeros(2), np.zeros(2))


@pytest.mark.parametrize("kind", sorted(WHOLE), ids=lambda dtype: dtype.text)
def test_where_is_portable_for_conditions_of_one_byte(kind: DType) -> None:
    x = np.ones(2, np.float32)

    assert (kind in BYTES) == lowered("where", typed([0, 1], kind), x, x).is_portable


@pytest.mark.parametrize("kind", sorted(MOVED), ids=lambda dtype: dtype.text)
def test_where_is_portable_for_types_that_the_peer_copies_whole(kind: DType) -> None:
    condition, x = np.zeros(2, np.bool_), typed([0, 1], kind)

    assert (kind in COPIED) == lowered("where", condition, x, x).is_portable


@pytest.mark.parametrize("length", [1, 4])
def test_a_condition_of_the_wire_is_read_in_the_type_that_its_length_says(length: int) -> None:
    condition = BufferRef(slot=0, offset=0, length=6 * length)
    call = WhereCall(cond=condition, a=REFS[1], b=REFS[2], output=REFS[3], element_count=6, dtype=DType.F32)

    assert {1: DType.BOOL, 4: DType.F32}[length] is call.application().operand(0).dtype


def test_an_f32_condition_of_the_peer_is_followed_but_not_byte_by_byte() -> None:
    (condition, a, b), misread = peer_case("where")

    result = run("where", condition, a, b)

    assert same_bits(np.where(condition != 0, a, b), result)
    assert not same_bits(misread, result.reshape(-1))
    assert WHERE.differs


@given(st.data())
def test_gather_takes_rows_as_numpy_does(data: st.DataObject) -> None:
    x = data.draw(
        st.sampled_from(sorted(MOVED)).flatmap(tensors).filter(lambda x: 0 not in x.shape and x.ndim)
    )
    axis = data.draw(st.integers(-x.ndim, x.ndim - 1))
    extent = x.shape[axis]
    shape = tuple(data.draw(st.lists(st.integers(0, 3), max_size=2)))
    places = data.draw(
        st.lists(st.integers(-extent, extent - 1), min_size=(n := int(np.prod(shape))), max_size=n)
    )
    indices = np.array(places, data.draw(st.sampled_from([np.int32, np.int64]))).reshape(shape)

    result = run("gather", x, indices, axis=axis)

    assert same_bits(np.take(x, indices, axis), result)
    assert result.tobytes() == carried_out(lowered("gather", x, indices, axis=axis), x, indices)


@pytest.mark.parametrize("index", [3, -4, 1 << 40])
def test_gather_refuses_an_index_outside_the_axis(index: int) -> None:
    with pytest.raises(IndexOutOfRange) as refusal:
        run("gather", np.zeros((2, 3), np.float32), np.array([[0, -3], [2, index]]), axis=1)

    assert f"gather: expected indices from -3 to 2, found {index} at position 3" == str(refusal.value)
    assert (index, 3, 3) == (refusal.value.index, refusal.value.position, refusal.value.extent)


def test_gather_takes_nothing_from_an_empty_axis() -> None:
    x = np.zeros((0, 2), np.float32)

    assert run("gather", x, np.zeros(0, np.int64)).shape == (0, 2)
    with pytest.raises(
        IndexOutOfRange, match="expected no indices into an empty axis, found 0 at position 0"
    ):
        run("gather", x, np.zeros(1, np.int64))


def test_gather_refuses_other_indices_and_scalars() -> None:
    with pytest.raises(OperandMismatch, match=r"gather: expected indices of i32 or i64, found u8\[1\]"):
        run("gather", np.zeros(2, np.float32), np.zeros(1, np.uint8))
    with pytest.raises(BadAttribute, match=r"gather.axis: expected no axis, as a scalar has none"):
        run("gather", np.float32(1.0).reshape(()), np.zeros(1, np.int32))


def test_gathered_rows_are_those_of_the_peer() -> None:
    about = json.loads((DATA / "peer/direct-v2/gather_axis1_i64.json").read_text("utf-8"))
    x, indices = (_raw(name, dtype) for name, dtype in (("in.x", np.float32), ("in.i", np.int64)))
    x = x.reshape(about["inputs"][0]["shape"])

    assert same_bits(_raw("out.y", np.float32), run("gather", x, indices, axis=1).reshape(-1))


def _raw(name: str, dtype: type) -> Array:
    return np.fromfile(DATA / f"peer/direct-v2/gather_axis1_i64.{name}.bin", dtype)


@given(st.data())
def test_cumsum_adds_one_element_after_another(data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(FLOATS | INTEGERS)))
    x = data.draw(tensors(dtype).filter(lambda x: x.ndim))
    axis = data.draw(st.integers(-x.ndim, x.ndim - 1))
    given = {"exclusive": data.draw(st.booleans()), "reverse": data.draw(st.booleans())}
    expected = np.apply_along_axis(_running_sum, axis, x, **given) if x.size else x

    assert same_bits(expected, run("cumsum", x, axis=axis, **given))


def _running_sum(row: Array, *, exclusive: bool, reverse: bool) -> Array:
    wide = np.float32 if row.dtype.itemsize <= 4 and row.dtype.kind not in "iu" else row.dtype
    total, sums = np.zeros((), wide), []
    with np.errstate(all="ignore"):
        for element in row[::-1] if reverse else row:
            before, total = total, np.add(total, element.astype(wide), dtype=wide)
            sums.append(before if exclusive else total)
        made = np.array(sums, wide).astype(row.dtype)
    return made[::-1] if reverse else made


def test_cumsum_starts_from_positive_zero() -> None:
    assert same_bits(f32(0.0, 0.0), run("cumsum", f32(-0.0, -0.0)))


def test_cumsum_of_a_scalar_is_the_scalar() -> None:
    assert same_bits(np.float32(3).reshape(()), run("cumsum", np.float32(3).reshape(())))
    with pytest.raises(BadAttribute, match=r"cumsum.axis: expected an axis from -1 to 0, found 1"):
        run("cumsum", np.float32(3).reshape(()), axis=1)


@pytest.mark.parametrize(
    ("shape", "given", "is_portable"),
    [
        ((4,), {}, True),
        ((1, 4, 1), {"axis": 1}, True),
        ((), {}, True),
        ((2, 4), {}, False),
        ((4,), {"exclusive": True}, False),
        ((4,), {"reverse": True}, False),
        ((0,), {}, False),
    ],
)
def test_cumsum_is_portable_where_there_is_one_row(
    shape: tuple[int, ...], given: dict[str, int], *, is_portable: bool
) -> None:
    assert is_portable == lowered("cumsum", np.ones(shape, np.float32), **given).is_portable


def test_a_cumsum_of_the_peer_is_that_of_the_peer_in_one_row_but_ours_along_the_axis() -> None:
    (x,), expected = peer_case("cumsum")
    call = CumSumCall(input=REFS[0], output=REFS[1], element_count=x.size, dtype=DType.F32)
    application = call.application()
    attributes = CUMSUM.complete(application.attributes)

    flat = CUMSUM.reference((x.reshape(-1),), CUMSUM.apply(application.operands, attributes))

    assert same_bits(expected, flat)
    assert not same_bits(expected, run("cumsum", x).reshape(-1))
    assert CUMSUM.differs
