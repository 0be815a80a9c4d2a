"""Passes as records: each distinct node and graph once."""

from collections.abc import Hashable, Sequence
from typing import Generic, TypeVar

from holowork.core import address_bytes
from holowork.ir import (
    ABSENT,
    ABSENT_ID,
    AttributeRecord,
    Constant,
    CounterRecord,
    Graph,
    GraphRecord,
    NearMissRecord,
    Node,
    NodeRecord,
    PlaceRecord,
    RewriteRecord,
    StopRecord,
    TraceRecord,
    show_attribute,
)
from holowork.passes.rewrite import NearMiss, RewriteApplied
from holowork.passes.trace import PassStop

T = TypeVar("T", bound=Hashable)


def record_of(stops: Sequence[PassStop], program: str, *, is_timed: bool = True) -> TraceRecord:
    """What passes did, as a record; without times it is the same wherever and whenever they run."""
    return _Writing().trace(stops, program, is_timed=is_timed)


class _Numbers(Generic[T]):
    """Each value once, by number."""

    def __init__(self) -> None:
        self.found: dict[T, int] = {}

    def number(self, value: T) -> int:
        return self.found.setdefault(value, len(self.found))


class _Writing:
    def __init__(self) -> None:
        self._nodes: _Numbers[NodeRecord] = _Numbers()
        self._graphs: _Numbers[GraphRecord] = _Numbers()
        self._known: dict[int, int] = {}
        self._labels: dict[int, str] = {}

    def trace(self, stops: Sequence[PassStop], program: str, *, is_timed: bool) -> TraceRecord:
        told = tuple(self._stop(stop, is_timed=is_timed) for stop in stops)
        nodes, graphs = tuple(self._nodes.found), tuple(self._graphs.found)
        return TraceRecord(program=program, nodes=nodes, graphs=graphs, stops=told)

    def _stop(self, stop: PassStop, *, is_timed: bool) -> StopRecord:
        counters = stop.counters.items()
        return StopRecord(
            name=stop.name,
            stage=stop.stage,
            note=stop.note,
            nanoseconds=round(stop.seconds * 1e9) if is_timed else 0,
            before=self._graph(stop.before),
            after=self._graph(stop.after),
            counters=tuple(CounterRecord(name=name, before=b, after=a) for name, (b, a) in counters),
            rewrites=tuple(map(_rewrite, stop.rewrites)),
            near_misses=tuple(map(_near_miss, stop.near_misses)),
        )

    def _graph(self, graph: Graph) -> int:
        """Its number; an object that was seen is not walked again."""
        if id(graph) not in self._known:
            places = tuple(map(self._place, graph.nodes))
            self._known[id(graph)] = self._graphs.number(GraphRecord(places=places))
        return self._known[id(graph)]

    def _place(self, node: Node) -> PlaceRecord:
        return PlaceRecord(node=self._nodes.number(self._node(node)), sources=tuple(map(_id, node.sources)))

    def _node(self, node: Node) -> NodeRecord:
        attributes = (
            AttributeRecord(name=key, value=show_attribute(value)) for key, value in node.attributes
        )
        return NodeRecord(
            op=node.op,
            type=str(node.type),
            name=node.name,
            attributes=tuple(attributes),
            label="" if node.constant is None else self._label(node.constant),
            lines=node.provenance,
            replaced=node.origin.replaced,
        )

    def _label(self, constant: Constant) -> str:
        """Bytes are hashed once, however many graphs they are in."""
        if id(constant) not in self._labels:
            self._labels[id(constant)] = address_bytes(constant.data).text
        return self._labels[id(constant)]


def _id(node: int) -> int:
    return ABSENT_ID if node == ABSENT else node


def _rewrite(event: RewriteApplied) -> RewriteRecord:
    return RewriteRecord(
        rule=event.rule,
        node=event.node,
        result=_id(event.result),
        matched=event.matched,
        note=event.note,
    )


def _near_miss(event: NearMiss) -> NearMissRecord:
    return NearMissRecord(rule=event.rule, node=event.node, condition=event.condition, matched=event.matched)
