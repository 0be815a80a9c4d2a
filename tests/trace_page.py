"""The page of docs/ on traces as JSON: every field, from the declarations that write and read them."""

from collections.abc import Iterable, Iterator

from holowork.codec import Layout, fields_of
from holowork.codec.primitives import Integer
from holowork.codec.record import Record
from holowork.codec.sequences import Array, Text
from holowork.ir import TraceRecord
from holowork.passes import COUNTERS
from tests.markdown import anchor, page, table

_WHOLE = """\
What the passes did to a program is told as JSON by `module.passes.to_json()`, which has the passes of the
compile and of a session on this machine, by `session.passes.to_json()` and by `archive.trace.to_json()`; a
path as argument of the first two writes a file. `compile(…, trace=True)` and `holowork compile --trace` keep
what the compile did in the archive, as [section 7](format.md#trace-kind-7): the same fields, in the same
order. Times are left out there, so that the same graph gives the same bytes.

The document is one TraceRecord. Ids are positions in a graph; a graph lists its nodes with sources first. A
node that several graphs have, and a graph that several passes have, stands once."""

_READING = """\
To find what became of a node, follow the passes: the graph after one is the graph before the next. Nodes of
the same position in `nodes` are the same but for what they read; where a pass replaced a node, `rewrites` has
its id before and the id of what stands for it after. Between the last pass of a compile and the first of a
session the archive was written and read: there the attribute `calls` of a node has the numbers of the calls
that it stands for, and calls are numbered level by level, ascending within a level."""


def trace_page() -> str:
    """The schema of traces."""
    return page(
        "Traces",
        [_WHOLE],
        *_records(),
        ["## Counters"],
        table(("name", "unit", "what is counted"), ((f"`{c.name}`", c.unit, c.summary) for c in COUNTERS)),
        ["## Reading one"],
        [_READING],
    )


def _records() -> Iterator[Iterable[str]]:
    """Every record where it comes first, outer ones before inner ones."""
    waiting: list[type] = [TraceRecord]
    for record in waiting:
        yield [f"## {record.__name__}"]
        yield [(record.__doc__ or "").splitlines()[0]]
        yield table(("field", "JSON", "meaning"), _fields(record))
        inner = (_inner(field.layout) for field in fields_of(record))
        waiting.extend(layout.type for layout in inner if layout is not None and layout.type not in waiting)


def _fields(record: type) -> Iterator[tuple[str, str, str]]:
    for field in fields_of(record):
        yield f"`{field.name}`", json_type(field.layout), field.doc


def json_type(layout: object) -> str:
    """What JSON has for a layout."""
    if isinstance(layout, Array):
        return f"list of {json_type(layout.item)}"
    if isinstance(layout, Record):
        return anchor(layout.type.__name__)
    return {Text: "text", Integer: "number"}[type(layout)]


def _inner(layout: Layout[object] | object) -> Record[object] | None:
    """The record of which a layout has a list."""
    item = layout.item if isinstance(layout, Array) else None
    return item if isinstance(item, Record) else None
