"""Ops that answer yes or no for each element: comparisons, and whether it is a number at all."""

from collections.abc import Callable, Mapping
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands, Reference
from holowork.ops.arrays import NUMPY_DTYPES, widened
from holowork.ops.attributes import Kind, attribute
from holowork.ops.binary import COMMUTATIVE
from holowork.ops.calls.elementwise import ComparisonCall, IsNanCall
from holowork.ops.element_types import U8, WHOLE
from holowork.ops.rules import alike, same_as_first
from holowork.ops.spec import Infer, OperandTypes, OpSpec, Trait
from kernels_ir import BOOL, BYTES, FLOATS, DType

Relation = Callable[..., Array]

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


def answering(relation: Relation) -> Reference:
    """f16 and bf16 are widened, which changes no answer."""

    def reference(operands: Operands, application: Application) -> Array:
        with np.errstate(invalid="ignore"):  # a comparison with a signalling NaN
            answers = np.asarray(relation(*map(widened, operands)))
        return answers.astype(NUMPY_DTYPES[application.result.dtype])

    return reference


def comparison(name: str, relation: Relation, **columns: Any) -> OpSpec:  # noqa: ANN401  columns of the row, of any type
    """A row of the family: two operands of one type, an answer for each pair of elements."""
    shared: dict[str, Any] = {
        "discriminant": columns["id"] + 1,
        "operands": ("a", "b"),
        "call": ComparisonCall,
        "attributes": (RESULT,),
        "accepts": WHOLE,
        "portable": FLOATS | BOOL | U8,
        "infer": answered(alike(name)),
        "reference": answering(relation),
        "traits": Trait.ELEMENTWISE,
        "differs": "Integers are compared with sign and width; the peer compares unsigned bytes.",
    }
    return OpSpec(name=name, **(shared | columns))


IS_NAN = comparison(
    "is_nan",
    np.isnan,
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
    np.equal,
    id=40,
    summary="whether a = b; NaN equals nothing, −0 equals 0",
    portable=FLOATS | BYTES,
    traits=COMMUTATIVE,
)
LESS = comparison("less", np.less, id=41, summary="whether a < b; false for NaN")
LESS_OR_EQUAL = comparison("less_or_equal", np.less_equal, id=42, summary="whether a ≤ b; false for NaN")
GREATER = comparison("greater", np.greater, id=43, summary="whether a > b; false for NaN")
GREATER_OR_EQUAL = comparison(
    "greater_or_equal", np.greater_equal, id=44, summary="whether a ≥ b; false for NaN"
)

OPS = (IS_NAN, EQUAL, LESS, LESS_OR_EQUAL, GREATER, GREATER_OR_EQUAL)
