"""The compositions that the ONNX specification defines ops by, as the package onnx carries them."""

from typing import Any, Protocol, cast

from onnx import AttributeProto, FunctionProto, TypeProto, helper
from onnx.defs import get_schema

from holowork.importers.errors import UnsupportedOp
from holowork.importers.onnx.step import Step
from holowork.importers.onnx.types import DTYPES
from holowork.ops import Tensor


class Schema(Protocol):
    """What the package onnx knows of an op; the stubs that it comes with leave these out."""

    attributes: dict[str, Any]
    has_context_dependent_function: bool
    context_dependent_function_opset_versions: list[int]
    function_opset_versions: list[int]

    def get_context_dependent_function_with_opset_version(
        self, version: int, node: bytes, types: list[bytes], /
    ) -> bytes:
        """The function for a node, serialised."""

    def get_function_with_opset_version(self, version: int, /) -> bytes:
        """The function for every node, serialised."""


_NUMBERS = {dtype: number for number, dtype in DTYPES.items()}


def definition_of(step: Step) -> FunctionProto:
    """The function that defines the op of a step, for its attributes and operands; raises UnsupportedOp."""
    schema = cast("Schema", get_schema(step.op, step.version, step.proto.domain))  # its stubs are not whole
    data = _for_operands(schema, step) if schema.has_context_dependent_function else _in_general(schema, step)
    function = FunctionProto()
    function.ParseFromString(data)
    if not function.node:
        raise UnsupportedOp(step.where, "an op that is defined by others", f"{step.op} {step.version}")
    given = {attribute.name for attribute in step.proto.attribute}
    defaults = [one.default_value for name, one in schema.attributes.items() if name not in given]
    function.attribute_proto.extend(one for one in defaults if one.type != AttributeProto.UNDEFINED)
    return function


def _for_operands(schema: Schema, step: Step) -> bytes:
    """The function for the types of the operands and the attributes."""
    version = _nearest(schema.context_dependent_function_opset_versions, step.version)
    types = [_type_of(operand) for operand in step.operands]
    node = step.proto.SerializeToString()
    return schema.get_context_dependent_function_with_opset_version(version, node, types)


def _in_general(schema: Schema, step: Step) -> bytes:
    version = _nearest(schema.function_opset_versions, step.version)
    return schema.get_function_with_opset_version(version)


def _nearest(versions: list[int], wanted: int) -> int:
    """The newest version of a definition that is not newer than the op, else the oldest."""
    return max((version for version in versions if version <= wanted), default=min(versions, default=wanted))


def _type_of(operand: Tensor | None) -> bytes:
    """The type of an operand as ONNX says it, serialised; an empty one for one that is left out."""
    kind = TypeProto()
    if operand is not None:
        kind = helper.make_tensor_type_proto(_NUMBERS[operand.dtype], operand.shape)
    data: bytes = kind.SerializeToString()
    return data
