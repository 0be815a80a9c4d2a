"""The calls of a line, one after another: each is given to the builder, or refused and reported once."""

from dataclasses import dataclass
from functools import partial
from typing import Any

from holowork.core import OpError
from holowork.ir import TensorType
from holowork.ops import TABLE, GraphBuilder, OpSpec, Tensor, op_hint
from holowork.source.attributes import attributes_of
from holowork.source.diagnostics import Kind, Rejected
from holowork.source.implied import Stated, implied_by
from holowork.source.operands import Missing, Resolved, resolve, take_attributes, typed
from holowork.source.refusals import check_count, refusal_of
from holowork.source.repeated import drop_repeated
from holowork.source.scope import Scope
from holowork.source.syntax import Call, Declared, Name, Value

_ATTENTION = "attention"
_CACHED_OPERANDS = 6


@dataclass(frozen=True, kw_only=True)
class Applied:
    """A call whose names are resolved."""

    call: Call
    row: OpSpec
    operands: list[Resolved]
    attributes: dict[str, Any]
    declared: Declared | None


class Evaluation:
    """The values of the calls of one line, None for those that were refused."""

    def __init__(self, scope: Scope, builder: GraphBuilder) -> None:
        self._scope = scope
        self._builder = builder
        self.results: list[Tensor | None] = []

    def run(self, calls: tuple[Call, ...], declared: Declared | None = None) -> Tensor | None:
        """The value of the last call, whose type may be stated beside it."""
        for rank, call in enumerate(calls, start=1):
            beside = declared if rank == len(calls) else None
            self.results.append(self._value(call, beside or call.declared))
        return self.results[-1] if self.results else None

    def _value(self, call: Call, declared: Declared | None) -> Tensor | None:
        applied = self._resolved(call, declared)
        if applied is None or any(operand is Missing.POISONED for operand in applied.operands):
            return None
        try:
            return _apply(self._builder, applied)
        except Rejected as rejected:
            self._scope.report(rejected)
        except OpError as fault:
            self._scope.report(refusal_of(fault, call, applied.row))
        return None

    def _resolved(self, call: Call, declared: Declared | None) -> Applied | None:
        """Everything about a call that can be said without types; what is wrong with it is reported."""
        operands = [self._operand(value) for value in call.operands]
        try:
            row = _row(call.op, operands)
        except Rejected as rejected:
            self._scope.report(rejected)
            return None
        attributes = attributes_of(row, call, self._scope.report)
        if attributes is None:
            return None
        return Applied(call=call, row=row, operands=operands, attributes=attributes, declared=declared)

    def _operand(self, value: Value) -> Resolved:
        try:
            return resolve(self._scope, value, self.results)
        except Rejected as rejected:
            self._scope.report(rejected)
            return Missing.POISONED


def _row(op: Name, operands: list[Resolved]) -> OpSpec:
    """The row of the op that is named; the peer calls three ops attention."""
    has_cache = op.text == _ATTENTION and len(operands) == _CACHED_OPERANDS
    row = TABLE.get(_decoding(operands[-1]) if has_cache else op.text)
    if row is None or not row.is_offered:
        message = f"expected the name of an op, found {op.text!r}"
        raise Rejected(Kind.OP_UNKNOWN, op.place, message, hint=partial(similar_op, op.text))
    return row


def similar_op(op: str) -> str:
    """What to write instead of an op that there is none of; empty where nothing is near."""
    return op_hint(op, (name for name, row in TABLE.items() if row.is_offered))


def _decoding(last: Resolved) -> str:
    """What is seen is told by a mask of floats or by a length."""
    has_mask = isinstance(last, Tensor) and last.dtype.is_float
    return "decode_attention" if has_mask else "decode_attention_valid"


def _apply(builder: GraphBuilder, applied: Applied) -> Tensor:
    """The value of a call; raises Rejected, OpError."""
    row, declared = applied.row, applied.declared
    attributes = {**take_attributes(row, applied.operands), **applied.attributes}
    check_count(row, applied.call, len(applied.operands))
    tensors = typed(builder, row, applied.operands)
    if applied.call.form is not None:
        formed: Tensor = applied.call.form(*tensors)
        return formed
    types = tuple(None if tensor is None else tensor.type for tensor in tensors)
    drop_repeated(applied.call, row, (attributes, types))
    if declared is not None:
        attributes = implied_by(row.name, Stated(declared=declared, types=types, given=attributes))
    result = builder.op(row.name, *tensors, **attributes)
    return result if declared is None else as_declared(builder, result, declared)


def as_declared(builder: GraphBuilder, result: Tensor, declared: Declared) -> Tensor:
    """The value in the extents that are stated, which may differ by extents of 1; raises Rejected."""
    shape = result.shape if declared.shape is None else declared.shape
    is_alike = declared.dtype is result.dtype and _larger(shape) == _larger(result.shape)
    if not is_alike:
        stated = TensorType(declared.dtype, shape)
        message = f"expected {result.type}, which the operands make, found {stated}"
        raise Rejected(Kind.OP_TYPE, declared.place, message)
    return result if shape == result.shape else builder.op("reshape", result, shape=shape)


def _larger(shape: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(extent for extent in shape if extent != 1)
