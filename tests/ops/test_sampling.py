import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import BadAttribute, OperandMismatch, sampling
from holowork.ops.calls.layout import PadCall
from holowork.ops.element_types import MOVED
from kernels_ir import FLOATS, DType
from tests.distances import same_bits
from tests.ops.rows import SHAPES, Array, carried_out, lowered, run, tensors, typed

DTYPES = st.sampled_from(sorted(MOVED))


def counted(*shape: int, dtype: DType = DType.F32) -> Array:
    return typed(np.arange(np.prod(shape, dtype=int)).reshape(shape), dtype)


@given(st.data())
def test_pad_adds_a_constant_as_numpy_does(data: st.DataObject) -> None:
    x = data.draw(DTYPES.flatmap(tensors))
    around = data.draw(
        st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=x.ndim, max_size=x.ndim)
    )
    expected = np.ones([dim + b + a for dim, (b, a) in zip(x.shape, around, strict=True)], x.dtype)
    expected[tuple(slice(b, b + dim) for dim, (b, _) in zip(x.shape, around, strict=True))] = x
    pads = (*(b for b, _ in around), *(a for _, a in around))

    assert same_bits(expected, run("pad", x, pads=pads, value=1))


@pytest.mark.parametrize("mode", ["edge", "reflect"])
@given(st.data())
def test_pad_goes_on_with_elements_as_numpy_does(mode: str, data: st.DataObject) -> None:
    shape = tuple(data.draw(st.lists(st.integers(1, 4), min_size=1, max_size=3)))
    most = [dim - 1 if mode == "reflect" else 5 for dim in shape]
    around = [(data.draw(st.integers(0, n)), data.draw(st.integers(0, n))) for n in most]
    x = data.draw(st.sampled_from([counted(*shape), counted(*shape, dtype=DType.BF16)]))
    expected = np.pad(x, around, mode=mode)

    assert same_bits(
        expected, run("pad", x, pads=(*(b for b, _ in around), *(a for _, a in around)), mode=mode)
    )


@pytest.mark.parametrize(
    ("mode", "row"), [("constant", [1, 2, 0, 0]), ("edge", [1, 2, 2, 2]), ("reflect", [1, 2, 1, 0])]
)
def test_negative_pads_take_elements_away(mode: str, row: list[int]) -> None:
    assert row == run("pad", counted(3), pads=(-1, 2), mode=mode).tolist()


@pytest.mark.parametrize("shape", SHAPES, ids=str)
@pytest.mark.parametrize("mode", ["constant", "edge", "reflect"])
def test_no_pads_change_nothing(shape: tuple[int, ...], mode: str) -> None:
    assert same_bits(counted(*shape), run("pad", counted(*shape), mode=mode))


@pytest.mark.parametrize(
    ("shape", "given"),
    [
        ((3,), {"pads": (3, 0), "mode": "reflect"}),
        ((0,), {"pads": (1, 0), "mode": "edge"}),
        ((3,), {"pads": (-2, -2)}),
        ((3,), {"pads": (-4, 2)}),
    ],
)
def test_pad_refuses_what_there_are_no_elements_for(shape: tuple[int, ...], given: dict[str, object]) -> None:
    with pytest.raises(OperandMismatch, match=r"pad: expected pads that f32\[\d\] has elements for in mode"):
        run("pad", counted(*shape), **given)  # type: ignore[arg-type]  # attributes of any kind


def test_pad_refuses_another_number_of_pads() -> None:
    with pytest.raises(
        BadAttribute, match=r"pad.pads: expected 4 pads for f32\[2,3\]: all begins, then all ends"
    ):
        run("pad", counted(2, 3), pads=(1, 1))


@pytest.mark.parametrize(
    ("dtype", "value"),
    [(DType.U8, -1), (DType.U8, 256), (DType.I4, 8), (DType.BOOL, 2), (DType.I32, 0.5), (DType.I64, np.nan)],
)
def test_pad_refuses_a_value_that_the_type_does_not_hold(dtype: DType, value: float) -> None:
    with pytest.raises(BadAttribute, match=f"pad.value: expected a value of {dtype.text}"):
        run("pad", typed([1], dtype), pads=(1, 1), value=value)


@pytest.mark.parametrize(
    ("dtype", "value"),
    [(DType.U8, 255), (DType.I4, -8), (DType.BOOL, 1), (DType.I32, -(2.0**31)), (DType.U64, 2.0**63)],
)
def test_pad_fills_integers_with_every_value_that_they_hold(dtype: DType, value: float) -> None:
    assert [value, 1] == run("pad", typed([1], dtype), pads=(1, 0), value=value).tolist()


@pytest.mark.parametrize("dtype", sorted(FLOATS), ids=lambda dtype: dtype.text)
def test_pad_rounds_its_value_once(dtype: DType) -> None:
    assert same_bits(typed([0.1, 1], dtype), run("pad", typed([1], dtype), pads=(1, 0), value=0.1))


@given(st.data())
def test_a_pad_call_places_the_same_bytes_in_zeros(data: st.DataObject) -> None:
    x = data.draw(st.sampled_from([counted(2, 3), counted(1, 3), counted(1, 1), counted(4)]))
    pads = data.draw(st.lists(st.integers(0, 2), min_size=2 * x.ndim, max_size=2 * x.ndim))
    expected = run("pad", x, pads=pads)
    call = lowered("pad", x, pads=pads)

    made = carried_out(call, x)

    if isinstance(call.payload, PadCall):
        place = call.payload.output
        made = bytes(place.offset) + made + bytes(expected.nbytes - place.offset - place.length)
    assert expected.tobytes() == made


@pytest.mark.parametrize(
    ("shape", "given", "offset"),
    [
        ((2, 3), {"pads": (1, 0, 2, 0)}, 12),
        ((1, 3), {"pads": (0, 2, 0, 1)}, 8),
        ((2, 3), {}, 0),
        ((2, 3), {"pads": (0, 1, 0, 0)}, None),
        ((2, 3), {"pads": (1, 0, 0, 0), "value": -0.0}, None),
        ((2, 3), {"pads": (1, 0, 0, 0), "value": 1.0}, None),
        ((2, 3), {"pads": (1, 0, 0, 0), "mode": "edge"}, None),
        ((2, 3), {"pads": (-1, 0, 0, 0)}, None),
        ((0, 3), {"pads": (1, 0, 0, 0)}, None),
    ],
)
def test_a_pad_is_portable_where_zeros_surround_one_run(
    shape: tuple[int, ...], given: dict[str, object], offset: int | None
) -> None:
    call = lowered("pad", counted(*shape), **given)  # type: ignore[arg-type]  # attributes of any kind

    assert offset == (call.payload.output.offset if isinstance(call.payload, PadCall) else None)


def test_a_pad_call_says_the_whole_slot_once_its_size_is_known() -> None:
    x = counted(2, 3)
    call = lowered("pad", x, pads=(1, 0, 2, 0)).payload
    assert isinstance(call, PadCall)

    whole = call.within(60)

    complete = sampling.PAD.complete(whole.attributes)
    result = sampling.PAD.reference((x.reshape(-1),), sampling.PAD.apply(whole.operands, complete))
    assert run("pad", x, pads=(1, 0, 2, 0)).tobytes() == result.tobytes()


def test_a_pad_call_that_leaves_its_slot_is_refused() -> None:
    call = lowered("pad", counted(2, 3), pads=(1, 0, 2, 0)).payload
    assert isinstance(call, PadCall)

    with pytest.raises(
        OperandMismatch, match=r"pad: expected f32\[6\] inside 32 bytes, found it from byte 12 on"
    ):
        call.within(32)


def test_a_label_tells_places_apart() -> None:
    x = counted(2, 3)
    before, after = lowered("pad", x, pads=(1, 0, 0, 0)).payload, lowered("pad", x, pads=(0, 0, 1, 0)).payload

    assert before.params() == after.params()
    assert before.suffix(36) != after.suffix(36)
    assert before.suffix(36) != before.suffix(48)


@given(st.data())
def test_resize_takes_the_element_below(data: st.DataObject) -> None:
    x = data.draw(DTYPES.flatmap(tensors))
    sizes = tuple(data.draw(st.integers(0, 6)) if dim else 0 for dim in x.shape)
    expected = np.empty(sizes, x.dtype)
    for place in np.ndindex(*sizes):
        expected[place] = x[tuple(i * dim // out for i, dim, out in zip(place, x.shape, sizes, strict=True))]

    assert same_bits(expected, run("resize", x, sizes=sizes))


@given(st.data())
def test_a_resize_call_takes_the_same_bytes(data: st.DataObject) -> None:
    x = data.draw(DTYPES.flatmap(tensors))
    sizes = tuple(data.draw(st.integers(1, 6)) if dim else 0 for dim in x.shape)
    call = lowered("resize", x, sizes=sizes)

    assert run("resize", x, sizes=sizes).tobytes() == carried_out(call, x)


@pytest.mark.parametrize("sizes", [(2,), (2, 3, 4), (-1, 3)])
def test_resize_refuses_sizes_that_do_not_fit(sizes: tuple[int, ...]) -> None:
    with pytest.raises(OperandMismatch, match=r"resize: expected .*f32\[2,3\]"):
        run("resize", counted(2, 3), sizes=sizes)


def test_resize_refuses_to_take_from_an_empty_axis() -> None:
    with pytest.raises(
        OperandMismatch, match=r"resize: expected sizes that f32\[0\] can be sampled at, found \[3\]"
    ):
        run("resize", counted(0), sizes=(3,))
