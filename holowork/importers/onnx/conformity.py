"""What a node must be by the specification before a recipe reads it: names, attributes, operands."""

from collections.abc import Iterator, Mapping
from typing import Any

from onnx import AttributeProto, NodeProto
from onnx.defs import OpSchema, SchemaError, get_schema

from holowork.importers.errors import MalformedModel

_KINDS = {number: name.lower() for name, number in AttributeProto.AttributeType.items()}


def check_texts(node: NodeProto, where: str) -> None:
    """Refuse names that are no text: protobuf hands out bytes that are not UTF-8. Raises MalformedModel."""
    for found in (node.op_type, node.domain, node.name, *node.input, *node.output):
        if not isinstance(found, str):
            raise MalformedModel(where, "names in UTF-8", f"{found!r:.40}")


def check_node(node: NodeProto, version: int, where: str) -> None:
    """Hold a node to the definition of its op, where the specification has one; raises MalformedModel.

    Attributes that it does not know are passed over, as runtimes do.
    """
    try:
        schema = get_schema(node.op_type, version, node.domain)
    except SchemaError:
        return
    formal: Mapping[str, Any] = schema.attributes  # the stubs of the package leave parts of these out
    for attribute in node.attribute:
        known = formal.get(attribute.name)
        if known is not None and known.type.value != attribute.type:
            wanted, found = (_KINDS.get(kind, str(kind)) for kind in (known.type.value, attribute.type))
            raise MalformedModel(where, f"the attribute {attribute.name} of type {wanted}", found)
    for expected, count in _excess(schema, node):
        raise MalformedModel(where, expected, count)


def _excess(schema: OpSchema, node: NodeProto) -> Iterator[tuple[str, int]]:
    """What there are more operands or results of than the op has, or fewer operands."""
    if len(node.input) < schema.min_input:
        yield f"at least {schema.min_input} operands", len(node.input)
    if len(node.input) > schema.max_input:
        yield f"at most {schema.max_input} operands", len(node.input)
    if len(node.output) > schema.max_output:
        yield f"at most {schema.max_output} results", len(node.output)
