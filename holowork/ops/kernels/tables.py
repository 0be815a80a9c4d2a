"""Launches of tables: functions of one narrow operand, looked up where that is faster than computing them."""

from collections.abc import Iterable
from functools import cache

from holowork.ir import TensorType
from holowork.ops.application import Application, TableUse
from holowork.ops.arithmetic import STRICT
from kernels_ir import (
    RESULT,
    STORED,
    WIDEST_DOMAIN,
    Apply,
    DType,
    Expression,
    Launch,
    Launches,
    LookupSpec,
    TabulateSpec,
    computing_cost,
    entries,
    is_moved,
    operand,
    table_bytes,
    temporary,
)

GATHERED = 240
"""Picoseconds to look an element up: 4.2 to 5.9 of them a nanosecond with AVX-512, 3.8 to 4.6 one by one.

Measured on Sapphire Rapids at 64 Ki to 1 Mi elements, as what follows, by tests/benchmarks/test_tables.py.
"""
INSTRUCTION = 12
"""Picoseconds an element of a computing instruction: 6 to 18 with AVX-512, twice that with AVX2."""
SUBNORMAL = 3
"""How much longer a table takes, which has all subnormal numbers, than as many usual ones."""
SETUP = 20_000_000
"""Picoseconds for the memory of a table: one of 16 bits takes 60 to 160 µs with its computing."""
RUNS = 8
"""Runs in which a table has to pay. It outlives sessions, and a session is made to run again."""


def table_launches(expression: Expression, application: Application) -> Launches:
    """A table of the expression on all of the first operand's dtype, which is of 4, 8 or 16 bits; a look-up.

    The first launch reads nothing, so its table is made once in a process.
    """
    source, result = application.operand(0).dtype, application.result.dtype
    is_strict = application.numerics is STRICT
    tabulate = TabulateSpec(is_strict=is_strict, source=source, expression=expression, result=result)
    looking = Launch(
        spec=LookupSpec(source=source, result=result),
        places={"x": operand(0), "table": temporary(0), "out": RESULT},
        sizes={"elements": application.result.elements},
    )
    return Launches(
        launches=(Launch(spec=tabulate, places={"out": temporary(0)}), looking),
        temporaries=(table_bytes(source, result),),
    )


def prefers_table(expression: Expression, application: Application) -> bool:
    """Whether a table is the way that the application asks for, or the only one: i4 are no whole bytes.

    It asks for the faster one, for a table wherever there can be one, or for none.
    """
    source = application.operand(0).dtype
    if not can_be_table(expression, application):
        return False
    if source is DType.I4 or application.tables is not TableUse.AUTO:
        return source is DType.I4 or application.tables is TableUse.ALWAYS
    return application.result.elements >= break_even(expression, source)


def can_be_table(expression: Expression, application: Application) -> bool:
    """Whether an expression computes each element from that of one operand, which is narrow."""
    is_alone = len([*filter(None, application.operands)]) == 1
    return is_alone and _is_function(expression, (application.operand(0), application.result))


def break_even(expression: Expression, source: DType) -> float:
    """Elements of a run from which on a table pays; infinite where it never does."""
    computing = _cost(expression, source) * INSTRUCTION
    building = SETUP + entries(source) * computing * SUBNORMAL
    saved = (computing - GATHERED) * RUNS
    return building / saved if saved > 0 else float("inf")


def _is_function(expression: Expression, kinds: Iterable[TensorType]) -> bool:
    """Whether an expression computes each element of one tensor from that of another, which is narrow."""
    source, result = kinds
    is_narrow = source.dtype is DType.I4 or (source.dtype in STORED and source.dtype.bits <= WIDEST_DOMAIN)
    is_computed = isinstance(expression, Apply) and not is_moved(expression)
    return is_narrow and is_computed and result.dtype in STORED and source.shape == result.shape


_cost = cache(computing_cost)
