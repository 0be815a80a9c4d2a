"""Ops that answer yes or no for each element: comparisons, and whether it is a number at all."""

from collections.abc import Mapping
from typing import Any

from holowork.ir import TensorType
from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array, Operands, Reference
from holowork.ops.arrays import NUMPY_DTYPES, widened
from holowork.ops.attributes import Kind, attribute
from holowork.ops.binary import COMMUTATIVE
from holowork.ops.calls.elementwise import ComparisonCall, IsNanCall
from holowork.ops.element_types import U8, WHOLE
from holowork.ops.kernels.elementwise import truth_kernel
from holowork.ops.rules import alike, same_as_first
from holowork.ops.spec import Infer, OperandTypes, OpSpec, Trait
from kernels_ir import BOOL, BYTES, FLOATS, DType

RESULT = attribute(
    "result",
    Kind.TEXT,
    "bool",
    doc="type of the answers: bool, or operand: 1 and 0 in the type of what is compared",
    choices=("bool", "operand"),
)


def answered(infer: Infer) -> Infer:
    """The extents of what `infer` finds, in the type that `result` names."""

    def answer(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
        kind = infer(operands, attributes)
        return kind.with_dtype(DType.BOOL) if attributes["result"] == "bool" else kind

    return answer


def answering(name: str) -> Reference:
    """The answers of the formula of this name; f16 and bf16 are widened, which changes none."""

    def reference(operands: Operands, application: Application) -> Array:
        answers = exact.answers(name, *map(widened, operands))
        return answers.astype(NUMPY_DTYPES[application.result.dtype])

    return reference


def comparison(name: str, **columns: Any) -> OpSpec:  # noqa: ANN401  columns of the row, of any type
    """A row of the family: two operands of one type, an answer for each pair of elements."""
    shared: dict[str, Any] = {
        "discriminant": columns["id"] + 1,
        "operands": ("a", "b"),
        "call": ComparisonCall,
        "attributes": (RESULT,),
        "accepts": WHOLE,
        "portable": FLOATS | BOOL | U8,
        "infer": answered(alike(name)),
        "reference": answering(name),
        "kernel": truth_kernel(name),
        "traits": Trait.ELEMENTWISE,
        "differs": "Integers are compared with sign and width; the peer compares unsigned bytes.",
    }
    return OpSpec(name=name, **(shared | columns))


IS_NAN = comparison(
    "is_nan",
    id=32,
    operands=("x",),
    summary="whether x is NaN",
    call=IsNanCall,
    accepts=FLOATS,
    portable=FLOATS,
    infer=answered(same_as_first),
    differs="",
)
EQUAL = comparison(
    "equal",
    id=40,
    summary="whether a = b; NaN equals nothing, −0 equals 0",
    portable=FLOATS | BYTES,
    traits=COMMUTATIVE,
)
LESS = comparison("less", id=41, summary="whether a < b; false for NaN")
LESS_OR_EQUAL = comparison("less_or_equal", id=42, summary="whether a ≤ b; false for NaN")
GREATER = comparison("greater", id=43, summary="whether a > b; false for NaN")
GREATER_OR_EQUAL = comparison("greater_or_equal", id=44, summary="whether a ≥ b; false for NaN")

OPS = (IS_NAN, EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL)
