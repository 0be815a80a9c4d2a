"""Attributes of a node as values of Python."""

from collections.abc import Iterable, Mapping
from typing import Any

from onnx import AttributeProto, GraphProto, NodeProto, SparseTensorProto, TensorProto, helper

from holowork.importers.errors import MalformedModel, UnsupportedForm
from holowork.importers.onnx.tensors import TensorReader


def resolved(node: NodeProto, outer: Mapping[str, AttributeProto]) -> NodeProto:
    """The node of a function with the attributes that the caller of the function gave.

    An attribute that refers to one that was not given is left out.
    """
    if not any(attribute.ref_attr_name for attribute in node.attribute):
        return node
    made = NodeProto()
    made.CopyFrom(node)
    del made.attribute[:]
    for attribute in node.attribute:
        given = outer.get(attribute.ref_attr_name) if attribute.ref_attr_name else attribute
        if given is not None:
            made.attribute.add().CopyFrom(given)
            made.attribute[-1].name = attribute.name
    return made


def attributes_of(node: NodeProto, reader: TensorReader) -> dict[str, Any]:
    """Each attribute by name: numbers, texts, tuples of them, arrays, subgraphs as they are.

    Raises MalformedModel, UnsupportedForm.
    """
    return {attribute.name: _value(attribute, reader) for attribute in node.attribute}


def _value(attribute: AttributeProto, reader: TensorReader) -> Any:  # noqa: ANN401  an attribute has any type
    where = f"attribute {attribute.name!r}"
    try:
        raw = helper.get_attribute_value(attribute)
    except ValueError as fault:
        raise MalformedModel(where, "a value of a type that ONNX has", fault) from fault
    if isinstance(raw, TensorProto | GraphProto):
        return reader.array(raw, where) if isinstance(raw, TensorProto) else raw
    if isinstance(raw, SparseTensorProto):
        raise UnsupportedForm(where, "a dense tensor", "a sparse one")
    return _plain(raw, where)


def _plain(raw: Any, where: str) -> Any:  # noqa: ANN401  an attribute has any type
    """Numbers as they are, texts decoded, lists as tuples."""
    if isinstance(raw, bytes):
        return _text(raw, where)
    if isinstance(raw, str | int | float):
        return raw
    if isinstance(raw, Iterable):
        return tuple(_plain(each, where) for each in raw)
    return raw


def _text(raw: bytes, where: str) -> str:
    try:
        return raw.decode()
    except UnicodeDecodeError as fault:
        raise MalformedModel(where, "a text in UTF-8", f"{raw[:20]!r}") from fault
