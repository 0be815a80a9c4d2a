from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops import BadAttribute, OperandMismatch, OpSpec, Unsupported, layout
from holowork.ops.calls.layout import SliceCall
from holowork.ops.element_types import MOVED
from kernels_ir import DType
from tests.distances import same_bits
from tests.ops.rows import SHAPES, Array, carried_out, lowered, run, tensors, typed

DTYPES = st.sampled_from(sorted(MOVED))
ANY = DTYPES.flatmap(tensors)
BOUND = st.integers(-7, 7)
STEP = st.sampled_from([-3, -2, -1, 1, 2, 3])


def counted(*shape: int, dtype: DType = DType.F32) -> Array:
    return typed(np.arange(np.prod(shape, dtype=int)).reshape(shape), dtype)


@pytest.mark.parametrize("row", layout.OPS, ids=lambda row: row.name)
def test_f64_is_refused_with_the_way_out(row: OpSpec) -> None:
    with pytest.raises(Unsupported, match=r"found f64\. Cast f64 to f32 first"):
        run(row.name, np.zeros(3))


@given(ANY)
def test_reshape_keeps_the_elements_in_their_order(x: Array) -> None:
    assert same_bits(x.reshape(-1), run("reshape", x))
    assert same_bits(x, run("reshape", x.reshape(-1), shape=x.shape))


@pytest.mark.parametrize(
    ("shape", "asked", "made"),
    [
        ((2, 6), (3, -1), (3, 4)),
        ((0, 3), (-1, 3), (0, 3)),
        ((), (1, 1), (1, 1)),
        ((1,), (), ()),
        ((0,), (5, 0), (5, 0)),
    ],
)
def test_reshape_fills_in_what_is_left(
    shape: tuple[int, ...], asked: tuple[int, ...], made: tuple[int, ...]
) -> None:
    assert made == run("reshape", counted(*shape), shape=asked).shape


@pytest.mark.parametrize("asked", [(4, 4), (5, -1), (0, -1), (2, 0)])
def test_reshape_refuses_extents_that_hold_another_count(asked: tuple[int, ...]) -> None:
    with pytest.raises(
        OperandMismatch, match=r"reshape: expected extents that hold the 6 elements of f32\[2,3\]"
    ):
        run("reshape", counted(2, 3), shape=asked)


@pytest.mark.parametrize("asked", [(-1, -1), (-2, 3)])
def test_reshape_refuses_extents_that_are_none(asked: tuple[int, ...]) -> None:
    with pytest.raises(BadAttribute, match=r"reshape.shape: expected extents, at most one of them -1"):
        run("reshape", counted(2, 3), shape=asked)


@given(ANY, st.randoms())
def test_transpose_moves_axes_as_numpy_does(x: Array, random: Random) -> None:
    perm = list(range(x.ndim))
    random.shuffle(perm)

    assert same_bits(x.transpose(perm), run("transpose", x, perm=perm))
    assert same_bits(x.transpose(), run("transpose", x))


@pytest.mark.parametrize("perm", [(0,), (0, 0), (0, 2), (0, 1, 2)])
def test_transpose_refuses_axes_that_are_not_each_once(perm: tuple[int, ...]) -> None:
    with pytest.raises(BadAttribute, match=r"transpose.perm: expected each axis from 0 to 1 once"):
        run("transpose", counted(2, 3), perm=perm)


@given(st.data())
def test_concat_joins_as_numpy_does(data: st.DataObject) -> None:
    dtype, rank = data.draw(DTYPES), data.draw(st.integers(1, 3))
    axis = data.draw(st.integers(-rank, rank - 1))
    shape = data.draw(st.lists(st.integers(0, 3), min_size=rank, max_size=rank))
    lengths = data.draw(st.lists(st.integers(0, 3), min_size=1, max_size=4))
    shapes = [[*shape[: axis % rank], n, *shape[axis % rank + 1 :]] for n in lengths]
    values = [data.draw(tensors(dtype, st.just(tuple(one)))) for one in shapes]

    assert same_bits(np.concatenate(values, axis), run("concat", *values, axis=axis))


def test_concat_refuses_other_extents_and_scalars() -> None:
    with pytest.raises(
        OperandMismatch, match=r"differ from f32\[2,3\] along axis 0 at most, found f32\[2,4\]"
    ):
        run("concat", counted(2, 3), counted(2, 4))
    with pytest.raises(
        OperandMismatch, match=r"differ from f32\[2,3\] along axis 1 at most, found i32\[2,4\]"
    ):
        run("concat", counted(2, 3), counted(2, 4, dtype=DType.I32), axis=1)
    with pytest.raises(BadAttribute, match=r"concat.axis: expected no axis, as a scalar has none, found 0"):
        run("concat", counted(), counted())


@given(st.data())
def test_slice_cuts_as_numpy_does(data: st.DataObject) -> None:
    x = data.draw(ANY)
    axes = data.draw(st.lists(st.integers(0, x.ndim - 1), unique=True)) if x.ndim else []
    cuts = [data.draw(st.tuples(BOUND, BOUND, STEP)) for _ in axes]
    places = dict(zip(axes, (slice(*cut) for cut in cuts), strict=True))
    starts, ends, steps = zip(*cuts, strict=True) if cuts else ((), (), ())

    result = run("slice", x, starts=starts, ends=ends, axes=axes, steps=steps)

    assert same_bits(x[tuple(places.get(axis, slice(None)) for axis in range(x.ndim))], result)


@pytest.mark.parametrize("step", [-1, 2])
@pytest.mark.parametrize("start", [-9, -1, 0, 1, 9])
@pytest.mark.parametrize("end", [-9, -1, 0, 1, 9])
def test_slice_of_an_empty_axis_is_empty(step: int, start: int, end: int) -> None:
    assert run("slice", counted(0, 3), starts=start, ends=end, steps=step).shape == (0, 3)


@pytest.mark.parametrize(
    ("given", "found"),
    [
        ({"starts": (0,), "ends": ()}, "as many starts as ends, axes and steps"),
        ({"starts": (0,), "ends": (1,), "steps": (0,)}, "steps other than 0"),
        ({"starts": (0, 0), "ends": (1, 1), "axes": (1, -1)}, "each axis at most once"),
        ({"starts": (0,), "ends": (1,), "axes": (2,)}, "slice.axes: expected no more than the 2 axes of"),
        ({"starts": (0, 0, 0), "ends": (1, 1, 1)}, "slice.starts: expected no more than the 2 axes of"),
    ],
)
def test_slice_refuses_bounds_that_do_not_fit(given: dict[str, tuple[int, ...]], found: str) -> None:
    with pytest.raises(BadAttribute, match=found):
        run("slice", counted(2, 3), **given)


@given(st.data())
def test_expand_broadcasts_as_numpy_does(data: st.DataObject) -> None:
    x = data.draw(ANY)
    own = [data.draw(st.integers(0, 3)) if dim == 1 else dim for dim in x.shape]
    shape = (*data.draw(st.lists(st.integers(0, 3), max_size=2)), *own)

    assert same_bits(np.broadcast_to(x, shape).copy(), run("expand", x, shape=shape))


@pytest.mark.parametrize("asked", [(3,), (2, 4), (4, 3), (3, 2, 4), (2, -1)])
def test_expand_refuses_extents_that_do_not_fit(asked: tuple[int, ...]) -> None:
    with pytest.raises(
        OperandMismatch, match=r"expand: expected extents that f32\[2,3\] can be broadcast to"
    ):
        run("expand", counted(2, 3), shape=asked)


@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_every_shape_is_taken(shape: tuple[int, ...]) -> None:
    x = counted(*shape)

    assert same_bits(x, run("reshape", x, shape=shape))
    assert same_bits(x, run("transpose", x, perm=tuple(range(x.ndim))))
    assert same_bits(x, run("slice", x))
    assert same_bits(x, run("expand", x, shape=shape))


@given(ANY, st.randoms())
def test_a_transpose_call_moves_the_same_bytes(x: Array, random: Random) -> None:
    perm = list(range(x.ndim))
    random.shuffle(perm)
    call = lowered("transpose", x, perm=perm)

    assert run("transpose", x, perm=perm).tobytes() == carried_out(call, x)


@given(st.data())
def test_an_expand_call_repeats_the_same_bytes(data: st.DataObject) -> None:
    x = data.draw(ANY)
    shape = (
        *data.draw(st.lists(st.integers(1, 3), max_size=2)),
        *(3 if dim == 1 else dim for dim in x.shape),
    )
    call = lowered("expand", x, shape=shape)

    assert run("expand", x, shape=shape).tobytes() == carried_out(call, x)


@given(st.data())
def test_a_concat_call_joins_the_same_bytes(data: st.DataObject) -> None:
    dtype = data.draw(DTYPES)
    values = [
        data.draw(tensors(dtype, st.just((n, 2))))
        for n in data.draw(st.lists(st.integers(0, 3), min_size=2, max_size=2))
    ]
    call = lowered("concat", *values)

    assert run("concat", *values).tobytes() == carried_out(call, *values)


@given(st.data())
def test_a_slice_call_keeps_the_same_bytes(data: st.DataObject) -> None:
    x = counted(4, 3, 2)
    cuts = [(data.draw(BOUND), data.draw(BOUND)) for _ in range(3)]
    starts, ends = zip(*cuts, strict=True)
    call = lowered("slice", x, starts=starts, ends=ends)

    assert run("slice", x, starts=starts, ends=ends).tobytes() == carried_out(call, x)


@pytest.mark.parametrize(
    ("starts", "ends", "axes", "steps", "offset"),
    [
        ((1,), (3,), (0,), (1,), 6),
        ((1, 2), (2, 3), (0, 1), (1, 1), 10),
        ((1, 1, 0), (2, 2, 2), (0, 1, 2), (1, 1, 1), 8),
        ((3,), (2,), (0,), (-1,), 18),
        ((0,), (2,), (1,), (1,), None),
        ((3,), (1,), (0,), (-1,), None),
        ((0,), (4,), (0,), (2,), None),
        ((2,), (2,), (0,), (1,), None),
    ],
)
def test_a_slice_is_portable_where_it_keeps_one_run(
    starts: tuple[int, ...],
    ends: tuple[int, ...],
    axes: tuple[int, ...],
    steps: tuple[int, ...],
    offset: int | None,
) -> None:
    call = lowered("slice", counted(4, 3, 2), starts=starts, ends=ends, axes=axes, steps=steps)

    assert offset == (call.payload.input.offset // 4 if isinstance(call.payload, SliceCall) else None)


@pytest.mark.parametrize(
    ("op", "given"),
    [
        ("expand", {"shape": (1, 1, 1, 1, 1, 1, 2, 3)}),
        ("transpose", {}),
        ("slice", {}),
        ("reshape", {}),
    ],
)
def test_what_the_wire_cannot_say_becomes_an_own_call(op: str, given: dict[str, tuple[int, ...]]) -> None:
    shapes = {"expand": (2, 3), "transpose": (1,) * 9, "slice": (0, 3), "reshape": (2,)}
    dtype = DType.I32 if op == "reshape" else DType.F32

    assert not lowered(op, counted(*shapes[op], dtype=dtype), **given).is_portable


@pytest.mark.parametrize(
    ("shapes", "axis", "is_portable"),
    [
        (((2, 3), (4, 3)), 0, True),
        (((1, 2, 3), (1, 4, 3)), 1, True),
        (((2, 3), (2, 4)), 1, False),
        (((2, 3), (2, 3), (2, 3)), 0, False),
        (((2, 3),), 0, False),
        (((0, 3), (2, 3)), 0, False),
    ],
)
def test_a_concat_is_portable_where_two_runs_follow_each_other(
    shapes: tuple[tuple[int, ...], ...], axis: int, *, is_portable: bool
) -> None:
    call = lowered("concat", *(counted(*shape) for shape in shapes), axis=axis)

    assert is_portable == call.is_portable
