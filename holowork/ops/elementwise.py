"""Ops of one operand that need no function of analysis: signs, bits, rounding, roots."""

from collections.abc import Mapping
from typing import Any

from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array, Operands, Reference
from holowork.ops.attributes import Kind, attribute
from holowork.ops.calls.elementwise import RoundCall, UnaryCall
from holowork.ops.element_types import NUMBERS, RING, U8
from holowork.ops.kernels.elementwise import scalar_kernel, word_kernel
from holowork.ops.rules import Formula, by_kind, elementwise, on_bits, same_as_first
from holowork.ops.spec import OpSpec, Trait
from kernels_ir import BOOL, FLOATS, INTEGERS

NAN_KEPT = "NaN stays NaN; the peer gives {}."
UNSIGNED = "the peer takes bytes as unsigned."
REFUSED = "Floats are refused; the peer takes their bytes for integers."


def unary(name: str, formula: Formula, **columns: Any) -> OpSpec:  # noqa: ANN401  columns of the row, of any type
    """A row of the family: the result has the type of the operand, the wire counts from 1."""
    shared: dict[str, Any] = {
        "discriminant": columns["id"] + 1,
        "operands": ("x",),
        "call": UnaryCall,
        "infer": same_as_first,
        "reference": elementwise(formula),
        "kernel": scalar_kernel(name),
        "traits": Trait.ELEMENTWISE,
    }
    return OpSpec(name=name, **(shared | columns))


def chosen_by(name: str, formulas: Mapping[str, Formula]) -> Reference:
    """The formula that an attribute names."""
    references = {word: elementwise(formula) for word, formula in formulas.items()}

    def reference(operands: Operands, application: Application) -> Array:
        return references[application.word(name)](operands, application)

    return reference


NEG = unary(
    "neg",
    by_kind(exact.neg, exact.integers.neg),
    id=0,
    summary="−x; integers wrap around",
    accepts=NUMBERS,
    portable=FLOATS | RING,
)
BNOT = unary(
    "bnot",
    on_bits(exact.integers.bnot),
    id=1,
    summary="every bit of x flipped; for bool, not x",
    accepts=INTEGERS | BOOL,
    portable=RING,
    differs=f"bool gives bool; the peer flips all bits of its byte. {REFUSED}",
)
SUCC = unary(
    "succ",
    on_bits(exact.integers.succ),
    id=2,
    summary="x + 1; integers wrap around",
    accepts=INTEGERS,
    portable=RING,
    differs=REFUSED,
)
PRED = unary(
    "pred",
    on_bits(exact.integers.pred),
    id=3,
    summary="x − 1; integers wrap around",
    accepts=INTEGERS,
    portable=RING,
    differs=REFUSED,
)
SQRT = unary("sqrt", exact.sqrt, id=20, summary="√x, correctly rounded; NaN below 0")
RECIPROCAL = unary("reciprocal", exact.reciprocal, id=21, summary="1 / x")
CEIL = unary("ceil", exact.ceil, id=28, summary="the least integer ≥ x")
FLOOR = unary("floor", exact.floor, id=29, summary="the greatest integer ≤ x")
ROUND = unary(
    "round",
    exact.round,
    id=30,
    summary="the nearest integer, halves away from zero",
    call=RoundCall,
    attributes=(
        attribute(
            "mode",
            Kind.TEXT,
            "away",
            doc="away: halves go away from zero; even: to the even neighbour, as in ONNX and NumPy",
            choices=("away", "even"),
        ),
    ),
    reference=chosen_by("mode", {"away": exact.round, "even": exact.round_even}),
    kernel=word_kernel("mode", {"away": "round", "even": "round_even"}),
)
SIGN = unary(
    "sign",
    by_kind(exact.sign, exact.integers.sign),
    id=33,
    summary="1, −1, or 0 where x is 0",
    accepts=NUMBERS,
    portable=FLOATS | U8,
    differs=f"{NAN_KEPT.format(0)} Negative integers give −1; {UNSIGNED}",
)
ABS = unary(
    "abs",
    by_kind(exact.abs, exact.integers.abs),
    id=34,
    summary="|x|; the smallest integer, which has no opposite, stays itself",
    accepts=NUMBERS,
    portable=FLOATS | U8,
    differs=f"Negative integers lose their sign; {UNSIGNED}",
)

OPS = (NEG, BNOT, SUCC, PRED, SQRT, RECIPROCAL, CEIL, FLOOR, ROUND, SIGN, ABS)
