import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import NUMPY_DTYPES, BadAttribute, BufferRef, KernelCall, OperandMismatch, Unsupported
from holowork.ops.calls.elementwise import ClipCall
from holowork.ops.element_types import WHOLE
from kernels_ir import FLOATS, INTEGERS, DType
from tests.distances import same_bits, ulps_between
from tests.ops.rationals import f32
from tests.ops.rows import DATA, SHAPES, Array, lowered, run, tensors, typed, wrapped
from tests.strategies import FEW

PAIRS = [(source, target) for source in sorted(WHOLE) for target in sorted(WHOLE)]


def named(pair: tuple[DType, DType]) -> str:
    return f"{pair[0].text}-{pair[1].text}"


@pytest.mark.parametrize("pair", PAIRS, ids=named)
def test_cast_takes_what_fits_as_numpy_does(pair: tuple[DType, DType]) -> None:
    source, target = pair
    x = typed(np.arange(128), source)

    assert same_bits(x.astype(NUMPY_DTYPES[target]), run("cast", x, dtype=target.text))


@pytest.mark.parametrize("source", sorted(WHOLE), ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_is_kept(source: DType, shape: tuple[int, ...]) -> None:
    for target in WHOLE:
        assert shape == run("cast", typed(np.ones(shape), source), dtype=target.text).shape


@pytest.mark.parametrize(
    ("truth", "answers"), [("nonzero", [0, 0, 1, 1, 1, 1, 1]), ("whole", [0, 0, 0, 0, 1, 1, 1])]
)
def test_cast_to_bool_asks_for_zero_or_for_the_integer_part(truth: str, answers: list[int]) -> None:
    x = f32(0.0, -0.0, -0.75, np.nan, 1.0, -1.5, np.inf)

    assert answers == run("cast", x, dtype="bool", truth=truth).tolist()


@pytest.mark.parametrize(
    ("value", "target", "made"),
    [
        (2.9, "i8", 2),
        (-2.9, "i8", -2),
        (300.0, "u8", 44),
        (np.nan, "i32", 0),
        (1e30, "i64", (1 << 63) - 1),
        (1e30, "i32", -1),
        (-1e30, "i64", -(1 << 63)),
        (2.0**63, "u64", 1 << 63),
    ],
)
def test_cast_to_an_integer_truncates_saturates_and_wraps(value: float, target: str, made: int) -> None:
    assert made == run("cast", f32(value), dtype=target).item()


@pytest.mark.parametrize("pair", PAIRS, ids=named)
def test_cast_is_portable_where_the_peer_converts_rightly(pair: tuple[DType, DType]) -> None:
    source, target = pair
    is_misread = DType.U64 in pair and bool(FLOATS & set(pair))
    is_truth = source in FLOATS and target is DType.BOOL

    assert (not is_misread and not is_truth) == lowered(
        "cast", typed([1], source), dtype=target.text
    ).is_portable


def test_a_cast_to_bool_is_portable_where_the_integer_part_decides() -> None:
    call = lowered("cast", f32(1), dtype="bool", truth="whole")

    assert call.is_portable
    assert call.application().attributes == {"dtype": "bool", "truth": "whole"}


@pytest.mark.parametrize("target", ["f64", "i4", "e8cb", "float"])
def test_cast_refuses_other_types(target: str) -> None:
    with pytest.raises(BadAttribute, match=f"cast.dtype: expected one of bool, u8, .*f32, found '{target}'"):
        run("cast", f32(1), dtype=target)


def test_cast_refuses_f64_with_the_way_out() -> None:
    with pytest.raises(
        Unsupported, match=r"cast: .*found f64\. Cast f64 to f32 first, for instance with x\.astype"
    ):
        run("cast", np.zeros(2), dtype="i32")


@pytest.mark.parametrize("name", ["f16", "bf16"])
def test_a_round_trip_lies_as_near_to_the_peer_as_the_row_says(name: str) -> None:
    x, expected = (
        np.fromfile(DATA / f"peer/direct-v2/cast_{name}_round_trip.{end}.bin", np.float32)
        for end in ("in.x", "out.y")
    )
    narrow = run("cast", x, dtype=name)

    assert ulps_between(narrow, run("cast", expected, dtype=name)).max() <= 1
    assert (run("cast", narrow, dtype="f32") != expected).any() == (name == "bf16")


@given(st.data())
def test_clip_is_max_then_min(data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(FLOATS | INTEGERS)))
    x = data.draw(tensors(dtype))
    low = data.draw(tensors(dtype, st.sampled_from([x.shape, ()])))
    high = data.draw(tensors(dtype, st.sampled_from([x.shape, ()])))
    wide = [np.broadcast_to(bound, x.shape) for bound in (low, high)]

    assert same_bits(run("min", run("max", x, wide[0]), wide[1]), run("clip", x, low, high))
    assert same_bits(run("max", x, wide[0]), run("clip", x, low))
    assert same_bits(run("min", x, wide[1]), run("clip", x, None, high))
    assert same_bits(x, run("clip", x))


def test_clip_keeps_nan() -> None:
    assert same_bits(
        f32(np.nan, 0, 1), run("clip", f32(np.nan, -5, 5), np.float32(0).reshape(()), f32(1, 1, 1))
    )


@pytest.mark.parametrize(
    "bound", [np.zeros(3, np.float32), np.zeros((2, 2, 2), np.float32), np.zeros(2, np.int32)]
)
def test_clip_refuses_bounds_that_do_not_fit(bound: Array) -> None:
    with pytest.raises(
        OperandMismatch, match=r"clip: expected bounds that can be broadcast to f32\[2,2\], found"
    ):
        run("clip", np.zeros((2, 2), np.float32), bound)


def test_a_clip_call_without_bounds_is_refused_as_the_peer_does() -> None:
    ref = BufferRef(slot=0, offset=0, length=8)
    call = KernelCall(76, ClipCall(input=ref, output=ref, element_count=2, dtype=DType.F32))

    with pytest.raises(
        OperandMismatch, match="clip: expected bounds, as the operands of a max call and a min call"
    ):
        call.application()


def test_clip_has_no_portable_call() -> None:
    assert not lowered("clip", f32(1, 2)).is_portable


@pytest.mark.parametrize("pair", [pair for pair in PAIRS if INTEGERS.issuperset(pair)], ids=named)
@given(st.data())
@FEW
def test_cast_between_integers_wraps(pair: tuple[DType, DType], data: st.DataObject) -> None:
    source, target = pair
    x = data.draw(tensors(source, st.integers(0, 5).map(lambda n: (n,))))
    expected = [wrapped(value, target) for value in x.tolist()]

    assert expected == run("cast", x, dtype=target.text).tolist()


@pytest.mark.parametrize("target", ["f16", "bf16", "f32"])
def test_cast_of_an_integer_rounds_once(target: str) -> None:
    between = (1 << 60) + (1 << 36) + 1
    up = {"f16": np.inf, "bf16": 2.0**60, "f32": 2.0**60 + 2.0**37}

    assert up[target] == float(run("cast", np.array(between), dtype=target))
