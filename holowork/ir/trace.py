"""A trace as records: what each pass did to which graph, for files and for programs that read JSON."""

from dataclasses import is_dataclass
from typing import Any

from holowork.codec import array, codec_of, fields_of, record, text, u32, u64, wire
from holowork.core import Displayable, counted

ABSENT_ID = 0xFFFFFFFF
"""Stands for no node: for an operand that is left out, or where nothing stands for a node any more."""


@record
class AttributeRecord:
    """An attribute that differs from the op's default."""

    name: str = wire(text(u32), "name of the attribute")
    value: str = wire(text(u32), "value as texts of graphs have it, such as `[0, 1]` or `true`")


@record
class NodeRecord:
    """What a node is, whatever it reads; equal ones of all graphs are one."""

    op: str = wire(text(u32), "name of the op; of a kernel for several calls, theirs joined by `+`")
    type: str = wire(text(u32), "type of the result, such as `f32[2,3]`")
    name: str = wire(text(u32), "name of the port, or of the value where the source has one")
    attributes: tuple[AttributeRecord, ...] = wire(
        array(codec_of(AttributeRecord), u32), "attributes, sorted by name"
    )
    label: str = wire(text(u32), "label of the bytes of a constant; empty for all else")
    lines: tuple[str, ...] = wire(
        array(text(u32), u32), "lines of the source that asked for it and for what it replaced"
    )
    replaced: tuple[str, ...] = wire(array(text(u32), u32), "nodes of earlier graphs that it replaced")


@record
class PlaceRecord:
    """A node of a graph; its id is its position."""

    node: int = wire(u32, "position in `nodes`")
    sources: tuple[int, ...] = wire(
        array(u32, u32), "ids of the nodes that it reads; 4294967295 for an operand that is left out"
    )


@record
class GraphRecord:
    """A graph between passes; equal ones are one."""

    places: tuple[PlaceRecord, ...] = wire(array(codec_of(PlaceRecord), u32), "nodes, sources first")


@record
class RewriteRecord:
    """A rule that was applied."""

    rule: str = wire(text(u32), "name of the rule")
    node: int = wire(u32, "id before of the node that was replaced")
    result: int = wire(u32, "id after of what stands for it; 4294967295 where nothing does")
    matched: tuple[int, ...] = wire(array(u32, u32), "ids before of all that the rule looked at")
    note: str = wire(text(u32), "why the rule is sound")


@record
class NearMissRecord:
    """A rule that was nearly applied."""

    rule: str = wire(text(u32), "name of the rule")
    node: int = wire(u32, "id before of the node that looked like the rule's pattern")
    condition: str = wire(text(u32), "the first condition that did not hold")
    matched: tuple[int, ...] = wire(array(u32, u32), "ids before of all that the rule looked at")


@record
class CounterRecord:
    """A count of something before a pass and after it."""

    name: str = wire(text(u32), "what is counted")
    before: int = wire(u64, "count in the graph before")
    after: int = wire(u64, "count in the graph after")


@record
class StopRecord:
    """One pass, or one step between passes."""

    name: str = wire(text(u32), "name of the pass")
    stage: str = wire(text(u32), "`compile`, or `load` for what a session does")
    note: str = wire(text(u32), "what a step tells that rewrites nothing")
    nanoseconds: int = wire(u64, "wall time; 0 in an archive, whose bytes do not depend on time")
    before: int = wire(u32, "position in `graphs`")
    after: int = wire(u32, "position in `graphs`")
    counters: tuple[CounterRecord, ...] = wire(array(codec_of(CounterRecord), u32), "counters")
    rewrites: tuple[RewriteRecord, ...] = wire(array(codec_of(RewriteRecord), u32), "rules that were applied")
    near_misses: tuple[NearMissRecord, ...] = wire(
        array(codec_of(NearMissRecord), u32), "rules that were nearly applied"
    )


@record
class TraceRecord(Displayable):
    """What passes did to a program, in order."""

    program: str = wire(text(u32), "name of the graph")
    nodes: tuple[NodeRecord, ...] = wire(array(codec_of(NodeRecord), u32), "the nodes of all graphs")
    graphs: tuple[GraphRecord, ...] = wire(array(codec_of(GraphRecord), u32), "the graphs between passes")
    stops: tuple[StopRecord, ...] = wire(array(codec_of(StopRecord), u32), "the passes")

    def to_json(self) -> dict[str, Any]:
        """All of it in values that JSON has."""
        return {field.name: as_json(getattr(self, field.name)) for field in fields_of(type(self))}

    def __repr__(self) -> str:
        rewrites = sum(len(stop.rewrites) for stop in self.stops)
        misses = sum(len(stop.near_misses) for stop in self.stops)
        many = ((len(self.stops), "pass"), (rewrites, "rewrite"), (misses, "near miss"))
        counts = ", ".join(counted(*one) for one in many)
        return f"TraceRecord({self.program!r}, {counts})"


def as_json(value: object) -> Any:  # noqa: ANN401  # whatever JSON has
    """A record in values that JSON has: its fields by name, arrays as lists."""
    if isinstance(value, tuple):
        return [as_json(item) for item in value]
    if is_dataclass(value):
        return {name: as_json(getattr(value, name)) for name in value.__dataclass_fields__}
    return value
