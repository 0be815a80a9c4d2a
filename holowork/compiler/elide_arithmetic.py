"""Elisions of arithmetic: neutral and absorbing operands, and a value that meets itself.

Why each is sound. A float times or divided by 1, or to the power of 1, is itself: IEEE 754 rounds an exact
result to itself, and the error of pow is far below half a unit there. x − 0 is x for either zero, and so is
x + −0; but −0 + 0 is 0, so a positive zero is added only in integers, and a negative one taken away only
there. min with ∞ and max with −∞ let NaN pass, as both give NaN for it. What absorbs does so in integers
alone: 0·∞ and 0·NaN are NaN, 0·−1 is −0, max(NaN, ∞) is NaN.
"""

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np

from holowork.compiler.uniform import Number, all_bits, element, highest, lowest, one, uniform, zero
from holowork.passes import EXACT, Condition, Match, Rewrite, op, rewrite
from kernels_ir import FLOATS


def _is_no_float(match: Match) -> bool:
    return match.root.type.dtype not in FLOATS


def _is_added_soundly(match: Match) -> bool:
    return _is_no_float(match) or bool(np.signbit(element(match, "other")))


def _is_subtracted_soundly(match: Match) -> bool:
    return _is_no_float(match) or not np.signbit(element(match, "other"))


IS_NO_FLOAT = Condition(text="the elements are integers or bool", holds=_is_no_float)
ADDS_NOTHING = Condition(text="the zero is −0.0, or of integers: −0.0 + 0.0 is 0.0", holds=_is_added_soundly)
TAKES_NOTHING = Condition(
    text="the zero is 0.0, or of integers: −0.0 − −0.0 is 0.0", holds=_is_subtracted_soundly
)


@dataclass(frozen=True, kw_only=True)
class Row:
    """An operand of an op that the result does not depend on, or that alone it depends on."""

    rule: str
    op: str
    summary: str
    number: Number
    commutes: bool = True
    where: tuple[Condition, ...] = ()


NEUTRAL = (
    Row(rule="zero_added", op="add", summary="x + 0 → x", number=zero, where=(ADDS_NOTHING,)),
    Row(
        rule="zero_subtracted",
        op="sub",
        summary="x − 0 → x",
        number=zero,
        commutes=False,
        where=(TAKES_NOTHING,),
    ),
    Row(rule="times_one", op="mul", summary="x·1 → x", number=one),
    Row(rule="divided_by_one", op="div", summary="x / 1 → x", number=one, commutes=False),
    Row(rule="power_of_one", op="pow", summary="x¹ → x", number=one, commutes=False),
    Row(rule="xor_with_zero", op="xor", summary="x xor 0 → x", number=zero),
    Row(rule="or_with_zero", op="or", summary="x or 0 → x", number=zero),
    Row(rule="and_with_all_bits", op="and", summary="x and ~0 → x", number=all_bits),
    Row(rule="min_with_highest", op="min", summary="min(x, ∞) → x", number=highest),
    Row(rule="max_with_lowest", op="max", summary="max(x, −∞) → x", number=lowest),
)
"""What leaves the other operand as it is."""
ABSORBING = (
    Row(rule="times_zero", op="mul", summary="x·0 → 0", number=zero, where=(IS_NO_FLOAT,)),
    Row(rule="and_with_zero", op="and", summary="x and 0 → 0", number=zero),
    Row(rule="or_with_all_bits", op="or", summary="x or ~0 → ~0", number=all_bits),
    Row(
        rule="min_with_lowest",
        op="min",
        summary="min(x, least) → least",
        number=lowest,
        where=(IS_NO_FLOAT,),
    ),
    Row(
        rule="max_with_highest",
        op="max",
        summary="max(x, greatest) → greatest",
        number=highest,
        where=(IS_NO_FLOAT,),
    ),
)
"""What the result is, whatever the other operand."""


def _rules(rows: tuple[Row, ...], survivor: str) -> Iterator[Rewrite]:
    for row in rows:
        yield Rewrite(
            rule=row.rule,
            summary=row.summary,
            pattern=op(row.op, "x", uniform(row.number, "other"), commutes=row.commutes),
            where=row.where,
            body=lambda match: match[survivor],
            note=EXACT,
        )


@rewrite(op(("min", "max", "and", "or"), "x", "x"))
def met_itself(match: Match) -> int:
    """min(x, x) → x"""
    return match["x"]


ARITHMETIC: tuple[Rewrite, ...] = (*_rules(NEUTRAL, "x"), *_rules(ABSORBING, "other"), met_itself)
