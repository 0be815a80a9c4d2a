"""Ops of two operands of one type that compute each element on its own."""

from typing import Any

from holowork.ops import arithmetic as exact
from holowork.ops.calls.elementwise import BinaryCall
from holowork.ops.element_types import NUMBERS, RING, U8
from holowork.ops.elementwise import REFUSED, UNSIGNED
from holowork.ops.kernels.elementwise import scalar_kernel
from holowork.ops.rules import Formula, alike, by_kind, elementwise, on_bits
from holowork.ops.spec import OpSpec, Trait
from kernels_ir import BOOL, BYTES, FLOATS, INTEGERS

COMMUTATIVE = Trait.ELEMENTWISE | Trait.COMMUTATIVE


def binary(name: str, formula: Formula, **columns: Any) -> OpSpec:  # noqa: ANN401  columns of the row, of any type
    """A row of the family: operands and result have one type, the wire counts from 1."""
    shared: dict[str, Any] = {
        "discriminant": columns["id"] + 1,
        "operands": ("a", "b"),
        "call": BinaryCall,
        "infer": alike(name),
        "reference": elementwise(formula),
        "kernel": scalar_kernel(name),
        "traits": Trait.ELEMENTWISE,
    }
    return OpSpec(name=name, **(shared | columns))


ADD = binary(
    "add",
    by_kind(exact.add, exact.integers.add),
    id=4,
    summary="a + b; integers wrap around",
    accepts=NUMBERS,
    portable=FLOATS | RING,
    traits=COMMUTATIVE,
)
SUB = binary(
    "sub",
    by_kind(exact.sub, exact.integers.sub),
    id=5,
    summary="a − b; integers wrap around",
    accepts=NUMBERS,
    portable=FLOATS | RING,
)
MUL = binary(
    "mul",
    by_kind(exact.mul, exact.integers.mul),
    id=6,
    summary="a·b; integers wrap around",
    accepts=NUMBERS,
    portable=FLOATS | RING,
    traits=COMMUTATIVE,
)
XOR = binary(
    "xor",
    on_bits(exact.integers.xor),
    id=7,
    summary="a xor b, bit by bit",
    accepts=INTEGERS | BOOL,
    portable=BYTES,
    traits=COMMUTATIVE,
    differs=REFUSED,
)
AND = binary(
    "and",
    on_bits(exact.integers.both),
    id=8,
    summary="a and b, bit by bit",
    accepts=INTEGERS | BOOL,
    portable=BYTES,
    traits=COMMUTATIVE,
    differs=REFUSED,
)
OR = binary(
    "or",
    on_bits(exact.integers.either),
    id=9,
    summary="a or b, bit by bit",
    accepts=INTEGERS | BOOL,
    portable=BYTES,
    traits=COMMUTATIVE,
    differs=REFUSED,
)
DIV = binary(
    "div",
    by_kind(exact.div, exact.integers.div),
    id=35,
    summary="a / b; integers are cut off toward zero, wrap around, and give 0 for b = 0",
    accepts=NUMBERS,
    portable=FLOATS | U8,
)
POW = binary(
    "pow",
    by_kind(exact.pow, exact.integers.pow),
    id=36,
    tolerance=5,
    summary="aᵇ; integers wrap around, and lose their fraction for b < 0",
    accepts=NUMBERS,
    portable=FLOATS | U8,
)
MOD = binary(
    "mod",
    by_kind(exact.mod, exact.integers.mod),
    id=37,
    near=2.0**-17,
    summary="a − ⌊a / b⌋·b, which has the sign of b; integers give 0 for b = 0",
    accepts=NUMBERS,
    portable=FLOATS | U8,
    differs="Exact; the peer rounds quotient and product on the way, so large quotients lose digits.",
)
MIN = binary(
    "min",
    by_kind(exact.min, exact.integers.min),
    id=38,
    summary="the lesser of a and b; −0 is less than 0",
    accepts=NUMBERS,
    portable=FLOATS | U8,
    traits=COMMUTATIVE,
    differs=f"NaN where either is NaN; the peer gives the other one. i8 has a sign; {UNSIGNED}",
)
MAX = binary(
    "max",
    by_kind(exact.max, exact.integers.max),
    id=39,
    summary="the greater of a and b; 0 is greater than −0",
    accepts=NUMBERS,
    portable=FLOATS | U8,
    traits=COMMUTATIVE,
    differs=f"NaN where either is NaN; the peer gives the other one. i8 has a sign; {UNSIGNED}",
)

OPS = (ADD, SUB, MUL, XOR, AND, OR, DIV, POW, MOD, MIN, MAX)
