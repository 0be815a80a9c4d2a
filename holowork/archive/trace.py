"""Trace (kind 7): what the passes did, behind a mark of ours; bytes of other producers are kept."""

from collections.abc import Iterator, Sequence
from typing import Any

from holowork.archive.opaque import OPAQUE
from holowork.codec import Body, Cursor, Layout, Piece, Sink, codec_of, literal
from holowork.ir import ABSENT_ID, GraphRecord, NearMissRecord, RewriteRecord, StopRecord, TraceRecord

MARK = b"holowork.trace\x01"
"""What our traces begin with; the last byte is the version of what follows."""
Places = Iterator[tuple[str, str]]
"""Paths of fields, each with what is wrong there."""


class MarkedTrace(Layout[TraceRecord | Piece]):
    """The mark and a trace; where there is no mark, bytes without a layout."""

    title = f"the bytes {MARK!r} and a TraceRecord; where it begins otherwise, bytes without a layout"
    mark = literal(MARK)
    inner: Layout[TraceRecord] = codec_of(TraceRecord)

    def read(self, cursor: Cursor) -> TraceRecord | Body:
        """The trace, or the body of another producer, unread."""
        if cursor.peek(len(MARK)) != MARK:
            return OPAQUE.read(cursor)  # type: ignore[return-value]  # what is read is a body
        self.mark.read_part(cursor, "mark")
        return self.inner.read(cursor)

    def write(self, value: TraceRecord | Piece, sink: Sink) -> None:
        """Append a trace behind the mark, bytes as they are."""
        if not isinstance(value, TraceRecord):
            OPAQUE.write(value, sink)
            return
        self.mark.write(MARK, sink)
        self.inner.write(value, sink)


TRACE: Layout[Any] = MarkedTrace()


def misplaced(trace: TraceRecord) -> Places:
    """The numbers of a trace that stand for nothing."""
    for number, graph in enumerate(trace.graphs):
        yield from ((f"graphs[{number}].{path}", text) for path, text in _in_graph(graph, len(trace.nodes)))
    for number, stop in enumerate(trace.stops):
        yield from ((f"stops[{number}].{path}", text) for path, text in _in_stop(stop, trace.graphs))


def _in_graph(graph: GraphRecord, nodes: int) -> Places:
    for position, place in enumerate(graph.places):
        yield from _below(f"places[{position}].node", place.node, nodes)
        for number, source in enumerate(place.sources):
            yield from _below_or_absent(f"places[{position}].sources[{number}]", source, position)


def _in_stop(stop: StopRecord, graphs: Sequence[GraphRecord]) -> Places:
    wrong = [*_below("before", stop.before, len(graphs)), *_below("after", stop.after, len(graphs))]
    if wrong:
        yield from wrong
        return
    before, after = len(graphs[stop.before].places), len(graphs[stop.after].places)
    for number, rewrite in enumerate(stop.rewrites):
        yield from _in_event(f"rewrites[{number}]", rewrite, before)
        yield from _below_or_absent(f"rewrites[{number}].result", rewrite.result, after)
    for number, miss in enumerate(stop.near_misses):
        yield from _in_event(f"near_misses[{number}]", miss, before)


def _in_event(path: str, event: RewriteRecord | NearMissRecord, before: int) -> Places:
    yield from _below(f"{path}.node", event.node, before)
    for number, node in enumerate(event.matched):
        yield from _below(f"{path}.matched[{number}]", node, before)


def _below(path: str, found: int, end: int) -> Places:
    if found >= end:
        yield path, f"expected a number below {end}, found {found}"


def _below_or_absent(path: str, found: int, end: int) -> Places:
    return iter(()) if found == ABSENT_ID else _below(path, found, end)
