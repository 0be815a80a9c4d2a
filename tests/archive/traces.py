"""A trace of one pass, as archives keep it."""

from dataclasses import replace

from holowork.ir import (
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
)


def node(op: str) -> NodeRecord:
    return NodeRecord(
        op=op, type="f32[2]", name="", attributes=(), label="", lines=("m.py:1",), replaced=("clip %1",)
    )


def graph(*places: tuple[int, ...]) -> GraphRecord:
    """A graph of nodes, each with its number and its sources."""
    return GraphRecord(places=tuple(PlaceRecord(node=one, sources=tuple(rest)) for one, *rest in places))


REWRITE = RewriteRecord(rule="clip", node=1, result=1, matched=(0, 1), note="sound")
MISS = NearMissRecord(rule="folded", node=1, condition="it is small", matched=(1,))
STOP = StopRecord(
    name="desugar",
    stage="compile",
    note="",
    nanoseconds=0,
    before=0,
    after=1,
    counters=(CounterRecord(name="nodes", before=2, after=2),),
    rewrites=(REWRITE, replace(REWRITE, result=ABSENT_ID)),
    near_misses=(MISS,),
)
TRACE = TraceRecord(
    program="net",
    nodes=(
        replace(node("input"), name="x"),
        replace(node("slice"), attributes=(AttributeRecord(name="starts", value="[0, 1]"),)),
        node("neg"),
    ),
    graphs=(graph((0,), (1, 0, ABSENT_ID)), graph((0,), (2, 0))),
    stops=(STOP,),
)
"""Of every record one at least."""
