"""The graph and its text: knows no op table and no bytes."""

from holowork.ir.graph import Graph, MalformedGraph, UnknownNumerics, same_structure
from holowork.ir.node import ABSENT, CONST, INPUT, LEAVES, NUMERICS, OUTPUT, Attribute, Constant, Node, Origin
from holowork.ir.schedule import levels_of
from holowork.ir.text import parse, show, show_attribute, shown_by_label
from holowork.ir.tokens import TextError
from holowork.ir.trace import (
    ABSENT_ID,
    AttributeRecord,
    CounterRecord,
    GraphRecord,
    NearMissRecord,
    NodeRecord,
    PlaceRecord,
    RewriteRecord,
    StopRecord,
    TraceRecord,
    as_json,
)
from holowork.ir.types import ADDRESSABLE, MOST_AXES, TensorType

__all__ = [
    "ABSENT",
    "ABSENT_ID",
    "ADDRESSABLE",
    "CONST",
    "INPUT",
    "LEAVES",
    "MOST_AXES",
    "NUMERICS",
    "OUTPUT",
    "Attribute",
    "AttributeRecord",
    "Constant",
    "CounterRecord",
    "Graph",
    "GraphRecord",
    "MalformedGraph",
    "NearMissRecord",
    "Node",
    "NodeRecord",
    "Origin",
    "PlaceRecord",
    "RewriteRecord",
    "StopRecord",
    "TensorType",
    "TextError",
    "TraceRecord",
    "UnknownNumerics",
    "as_json",
    "levels_of",
    "parse",
    "same_structure",
    "show",
    "show_attribute",
    "shown_by_label",
]
