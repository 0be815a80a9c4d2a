"""Ops of models that are older than the oldest opset that is read as a whole."""

from dataclasses import replace

from onnx.defs import SchemaError, get_schema

from holowork.importers.errors import MalformedModel
from holowork.importers.onnx.step import Step

LEAST_OPSET = 7
"""The first opset all of whose ops are read; of an older one, those that can be said in its words."""
_BROADCASTING = frozenset({"Add", "And", "Div", "Equal", "Greater", "Less", "Mul", "Or", "Pow", "Sub", "Xor"})
"""Ops whose second operand lay at an axis where `broadcast` was set, else had the extents of the first."""
_SAID_ANEW = _BROADCASTING | {"AveragePool", "Gemm", "PRelu"}
"""Ops that changed in that opset in how an operand broadcasts, or by an attribute that may be left out."""
_TRAINED = frozenset({"BatchNormalization", "Dropout"})
"""Ops that trained unless `is_test` was set."""


def is_current(step: Step) -> bool:
    """Whether the op of a step can be read as the first opset has it that is read as a whole."""
    if step.proto.domain or step.version >= LEAST_OPSET or step.op in _SAID_ANEW:
        return True
    if step.op in _TRAINED:
        return bool(step.attribute("is_test", 0))
    try:
        then, now = (get_schema(step.op, version, "") for version in (step.version, LEAST_OPSET))
    except SchemaError:
        return False
    return bool(then.since_version == now.since_version)


def brought_up(step: Step) -> Step:
    """A step whose operands broadcast as they do from that opset on; raises MalformedModel."""
    if step.proto.domain or step.version >= LEAST_OPSET:
        return step
    if step.op == "PRelu":
        return _lying_at(step, 1) if step[1].ndim == 1 < step.x.ndim and step[1].size > 1 else step
    return _lying_at(step, _axis(step)) if step.op in _BROADCASTING else step


def _lying_at(step: Step, axis: int) -> Step:
    """A step whose second operand begins at an axis of the first."""
    other = step[1]
    behind = step.x.ndim - axis - other.ndim
    laid = other.reshape((*other.shape, *(1,) * behind)) if behind > 0 else other
    return replace(step, operands=(step.x, laid))


def _axis(step: Step) -> int:
    """The axis of the first operand that the second begins at."""
    x, other = step.x, step[1]
    if step.attribute("broadcast", 0):
        return step.axis(x.ndim - other.ndim) if other.ndim else x.ndim
    if x.shape != other.shape:
        expected = f"a second operand of the extents {list(x.shape)}, as broadcast is not set"
        raise MalformedModel(step.where, expected, list(other.shape))
    return 0
