"""The algebra that runs formulas on NumPy arrays computes what its methods say, in the kinds of the lanes."""

import inspect

import numpy as np
import pytest

from holowork.ops import NUMPY_DTYPES, Array
from holowork.ops.arithmetic import FUSED, STRICT, NumPyLanes, algebra_of
from holowork.ops.arithmetic.algebra import NUMPY_KINDS
from kernels_ir import (
    INTEGERS,
    KINDS,
    SCALARS,
    STORED,
    TRUTH,
    DType,
    Kind,
    compute_kind,
    formula,
)
from kernels_ir.builder import Kernel
from tests.distances import same_bits
from tests.ops.rationals import SPECIALS, f32

K = algebra_of(FUSED)
ANSWERS = {"is_nan", "equal", "less", "less_or_equal", "greater", "greater_or_equal"}
of_every_kind = pytest.mark.parametrize("kind", KINDS, ids=str)


def lanes(kind: Kind, *values: float) -> Array:
    return np.array(values, NUMPY_KINDS[kind])


def kind_named(name: str) -> Kind:
    return next(kind for kind in KINDS if str(kind) == name)


def test_every_function_of_the_algebra_is_one_of_kernels() -> None:
    own = {name for name, _ in inspect.getmembers(NumPyLanes, callable) if not name.startswith("_")}

    assert own <= set(dir(Kernel))


def test_a_mode_chooses_how_steps_round() -> None:
    x = f32(1 + 2.0**-12)

    fused, strict = (algebra_of(mode).fma(x, x, -1.0) for mode in (FUSED, STRICT))

    assert same_bits(f32(2.0**-11 + 2.0**-24), fused)
    assert same_bits(f32(2.0**-11), strict)
    assert [False, True] == [algebra_of(mode).is_strict for mode in (FUSED, STRICT)]


@pytest.mark.parametrize(
    ("a", "b", "kind"), [(1.0, 2.0, "f32"), (1, 2.5, "f32"), (1, 2, "i32"), (-(2**31), 0, "i32")]
)
def test_numbers_alone_are_f32_or_i32(a: float, b: float, kind: str) -> None:
    chosen = K.where(lanes(TRUTH, 1, 0), a, b)

    assert same_bits(lanes(kind_named(kind), a, b), chosen)


@of_every_kind
def test_a_number_beside_lanes_has_their_kind(kind: Kind) -> None:
    x = lanes(kind, 1, 0, 1)

    chosen = K.where(lanes(TRUTH, 1, 0, 0), 0, x)

    assert same_bits(lanes(kind, 0, 0, 1), chosen)
    assert kind is K.kind_of(chosen)


@of_every_kind
def test_a_number_alike_fills_every_lane(kind: Kind) -> None:
    assert same_bits(lanes(kind, 1, 1, 1), K.like(1, lanes(kind, 0, 1, 0)))
    assert K.number(1, kind).dtype == NUMPY_KINDS[kind]


DEFINED = [
    (name, kind)
    for name, scalar in SCALARS.items()
    for kind in dict.fromkeys(compute_kind(dtype) for dtype in (*sorted(INTEGERS), DType.F32, DType.BOOL))
    if (scalar.floats if kind.is_float else scalar.truths if kind is TRUTH else scalar.integers)
]


@pytest.mark.parametrize(("name", "kind"), DEFINED, ids=str)
def test_a_formula_gives_the_kind_of_its_operands_or_an_answer(name: str, kind: Kind) -> None:
    text = formula(SCALARS[name], kind)

    with np.errstate(all="ignore"):
        found = text(K, *operands_of(name, lanes(kind, 1, 0, 1)))

    assert K.kind_of(found) is expected_kind(name, kind)


def operands_of(name: str, x: Array) -> tuple[object, ...]:
    if name == "dequantize":
        return x, 0.5, 3
    return (x,) * {"where": 3}.get(name, arity(name))


def arity(name: str) -> int:
    row = SCALARS[name]
    text = row.floats or row.integers
    assert text is not None
    return len(inspect.signature(text).parameters) - 1


def expected_kind(name: str, kind: Kind) -> Kind:
    if name in ANSWERS | {"cast_bool", "cast_whole"}:
        return TRUTH
    if name == "dequantize":
        return compute_kind(DType.F32)
    target = name.removeprefix("cast_")
    return kind if target == name else compute_kind(DType.named(target))


@pytest.mark.parametrize("has", [False, True])
def test_what_is_rarely_needed_is_run_only_where_a_lane_needs_it(*, has: bool) -> None:
    runs: list[int] = []
    x = f32(1, 2, 3)

    def instead() -> tuple[Array, ...]:
        runs.append(1)
        return (-x,)

    (found,) = K.rarely((x > 2) & has, (x,), instead)

    assert has == bool(runs)
    assert same_bits(f32(1, 2, -3) if has else x, found)


def test_a_loop_carries_lanes_from_turn_to_turn() -> None:
    loop = K.loop(5, carried=[f32(1), f32(0)])

    for _ in loop:
        power, total = loop.carried
        loop.carried = [power * 2.0, total + power]

    assert [32, 31] == [lane.item() for lane in loop.carried]


@pytest.mark.parametrize("dtype", sorted(INTEGERS), ids=lambda dtype: dtype.text)
def test_a_quotient_is_cut_off_and_leaves_a_remainder_of_the_sign_of_the_dividend(dtype: DType) -> None:
    held = np.iinfo(NUMPY_DTYPES[dtype])
    a, b = ([n for n in (held.max, held.min, 7, -7, 6, 0, 1) if n >= held.min] for _ in range(2))
    pairs = [(x, y) for x in a for y in b if y and (x, y) != (held.min, -1)]
    left, right = (np.array(side, NUMPY_DTYPES[dtype]) for side in zip(*pairs, strict=True))

    quotient, remainder = K.quotient(left, right), K.remainder(left, right)

    assert [truncated(x, y) for x, y in pairs] == quotient.tolist()
    assert [x - truncated(x, y) * y for x, y in pairs] == remainder.tolist()


def truncated(a: int, b: int) -> int:
    size = abs(a) // abs(b)
    return size if (a < 0) == (b < 0) else -size


def test_views_keep_bits_and_conversions_keep_numbers() -> None:
    x, integer = f32(1.5, -2.0), kind_named("i32")

    assert [0x3FC00000, -0x40000000] == K.view(x, integer).tolist()
    assert [1, -2] == K.convert(x, integer).tolist()
    assert [255, 0] == K.convert(lanes(integer, -1, 256), STORED[DType.U8]).tolist()


def test_products_by_powers_of_two_round_once() -> None:
    x, n = f32(1.5, 1.75, 1.9999999, 1.0, 1.0, np.nan), f32(127, -149, -127, 128, -151, 3)

    with np.errstate(all="ignore"):
        found = K.scaled(x, n)

    assert same_bits(f32(1.5 * 2.0**127, 2.0**-148, 2.0**-126, np.inf, 0, np.nan), found)


def test_a_table_is_looked_up_in_its_kind() -> None:
    words = (1 << 63, 2, 3)
    kind = STORED[DType.U64]

    assert same_bits(lanes(kind, 3, 1 << 63), K.look_up(words, np.array([2, 0], np.int32), kind))


def test_functions_of_one_float_are_those_of_ieee_754() -> None:
    with np.errstate(all="ignore"):
        expected = {
            name: getattr(np, name)(SPECIALS) for name in ("abs", "sqrt", "floor", "ceil", "trunc", "rint")
        }
        found = {name: getattr(K, name)(SPECIALS) for name in expected}

    assert all(same_bits(expected[name], found[name]) for name in expected)
    assert np.signbit(SPECIALS).tolist() == K.is_negative(SPECIALS).tolist()
    assert same_bits(np.copysign(np.float32(2), SPECIALS), K.copysign(2.0, SPECIALS))
