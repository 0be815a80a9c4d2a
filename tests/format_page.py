"""The page of docs/ on the archive: header, table, sections, calls, and one archive byte by byte."""

from collections.abc import Iterable, Iterator
from itertools import chain

from holowork.archive import (
    DECLARED_CALLS,
    NAMED_SLOTS,
    NAMES_KEY,
    NUMERICS_KEY,
    OWN_CALLS_KEY,
    PROVENANCE,
    PROVENANCE_KEY,
    SECTIONS,
    SHAPES_KEY,
    Archive,
    Header,
    SectionRef,
)
from holowork.archive.format import ENTRY_BYTES, FOOTER_BYTES, HEADER_BYTES
from holowork.codec import Body, Cursor, Layout, body_of, codec_of, fields_of, sibling, spans, value_text
from holowork.compiler import compile_graph
from holowork.ops import BY_DISCRIMINANT, OPS, OWN_CALLS, BufferRef, GraphBuilder
from holowork.ops.calls.own import OwnOperand
from kernels_ir import DType
from tests.markdown import page, table

_BY_KIND = sorted(SECTIONS, key=lambda section: section.kind)
_MOST_SHOWN = 16
"""Bytes of a field that are written out."""

_WHOLE = """\
An archive is one file: a header of 10 bytes, a table of 24 bytes for each section, the payloads of the
sections where the table says, and 32 bytes of BLAKE3 over everything before them. Numbers are
little-endian; nothing is aligned. Payloads may stand in any order and with gaps between them, but do not
overlap.

Texts are UTF-8 behind their length, arrays stand behind their count. A length or a count is compared with
the bytes that are left before anything is read. An *unknown* tag or discriminant, and bytes left over
behind a payload, are refused."""

_OWN = f"""\
A call is a u16 discriminant and the record that it announces. Discriminants below {OWN_CALLS:#06x} are the
peer's. From {OWN_CALLS:#06x} on they are holowork's own: {OWN_CALLS:#06x} plus the number of the op in the
table of [ops.md](ops.md). The extension `{OWN_CALLS_KEY}` declares each one that an archive uses; one that
is not declared is unknown. All own calls have one layout, so a reader that knows none of them can pass over
them:

1. u32, the bytes of what follows;
2. the operands: array of OwnOperand, counted by u32; one left out has the slot 0xFFFFFFFF;
3. the result: OwnOperand;
4. every attribute of the op in the order of its table: an integer as i64, a number as f32, true or false as
   one byte, a word as text behind a u16, lists behind a u8 count."""

_TENSORS = """\
A tensor lies dense and row-major. i4 has two elements a byte, the first one in the low half; a byte of e8cb
is an index that stands for eight weights of a column. A port or a slot never holds more bytes than its
count of elements says, whatever the extents are."""


def format_page() -> str:
    """Every byte of an archive, from the declarations that read and write it."""
    return page(
        "The `.holo` archive",
        [_WHOLE],
        ["## Header"],
        _fields(Header),
        ["## Section table"],
        _fields(SectionRef),
        _kinds(),
        ["## Element types"],
        [_TENSORS],
        table(("tag", "name", "bits an element"), ((d.value, f"`{d.text}`", d.bits) for d in DType)),
        *_sections(),
        ["## Kernel calls"],
        [_OWN],
        *chain.from_iterable(map(_call, _call_records())),
        ["## An archive, byte by byte"],
        *_example(),
    )


def _kinds() -> Iterator[str]:
    rows = ((s.kind.value, s.name, "yes" if s.is_repeatable else "no", s.summary) for s in _BY_KIND)
    return table(("kind", "section", "repeatable", "content"), rows)


def _sections() -> Iterator[Iterable[str]]:
    """What each section holds, every record where it comes first."""
    told: set[type] = set()
    for section in _BY_KIND:
        yield [f"## {section.name} (kind {section.kind.value})"]
        yield [f"{section.summary[0].upper()}{section.summary[1:]}. Layout: {section.layout.title}."]
        for record in filter(lambda record: record not in told, _records(section.layout)):
            yield [f"### {record.__name__}"]
            yield _fields(record)
        told.update(_records(section.layout))
        yield from _own_extensions() if section.name == "Extension" else ()


def _own_extensions() -> Iterator[Iterable[str]]:
    rows = (
        (OWN_CALLS_KEY, DECLARED_CALLS.title, "the own calls of the program"),
        (SHAPES_KEY, "the byte `1`", "ShapeRegistry has one entry for each slot, in slot order"),
        (NUMERICS_KEY, "`strict`", "every fused multiply-add of the program rounds twice; absent: once"),
        (
            NAMES_KEY,
            NAMED_SLOTS.title,
            "what constants and values were called in the source, where that was to be kept",
        ),
        (PROVENANCE_KEY, PROVENANCE.title, "where each call came from, in order, where that was to be kept"),
    )
    yield ["Keys that begin with `holowork.` are ours; the peer passes over them:"]
    yield table(("key", "value", "says"), ((f"`{key}`", value, says) for key, value, says in rows))
    for layout in (DECLARED_CALLS, NAMED_SLOTS, PROVENANCE):
        for record in _records(layout):
            yield [f"### {record.__name__}"]
            yield _fields(record)


def _records(layout: object) -> Iterator[type]:
    """The records in a layout, outer ones first; kernel calls are told on their own."""
    if hasattr(layout, "type") and hasattr(layout, "fields"):
        yield layout.type
        for field in layout.fields:
            yield from _records(field.layout)
    inner = (getattr(layout, name, None) for name in ("item", "inner"))
    for part in (*inner, *getattr(layout, "layouts", {}).values()):
        yield from _records(part) if part is not None else ()


def _call_records() -> Iterator[type]:
    yield from (BufferRef, OwnOperand)
    yield from dict.fromkeys(record for op in OPS for record in op.wire.values())


def _call(record: type) -> Iterator[Iterable[str]]:
    numbers = [
        f"{n} {op.name}" for n, op in BY_DISCRIMINANT.items() if n < OWN_CALLS and op.wire.get(n) is record
    ]
    yield [f"### {record.__name__}{': ' * bool(numbers)}{', '.join(numbers)}"]
    yield [(record.__doc__ or "").splitlines()[0]]
    yield _fields(record)


def _fields(record: type) -> Iterator[str]:
    rows = ((f"`{f.name}`", _title(f.layout), f.doc) for f in fields_of(record))
    return table(("field", "layout", "meaning"), rows)


def _title(layout: Layout[object] | sibling) -> str:
    if isinstance(layout, sibling):
        return f"{layout.item.title} × `{layout.count}`"
    return layout.title.split(" (")[0]


def _example() -> Iterator[Iterable[str]]:
    graph = GraphBuilder()
    graph.output("y", graph.input("x", (2,)).relu())
    archive = compile_graph(graph.freeze())
    yield ["The graph `y = relu(x)` with `x : f32[2]`, as holowork compiles it:"]
    yield table(("bytes", "where", "hexadecimal", "value"), _walk(archive))


def _walk(archive: Archive) -> Iterator[tuple[object, ...]]:
    """Each field of an archive, in the order of its bytes."""
    data = archive.to_bytes()
    for span in spans(codec_of(Header), Cursor(body_of(data).source, 0)):
        yield _cells(data, (span.start, span.end), (f"header.{span.path}", _shown(span.value)))
    for place, view in enumerate(archive.sections):
        start = HEADER_BYTES + place * ENTRY_BYTES
        told = f"{view.name}, kind {view.ref.kind}: {view.ref.length} bytes from {view.ref.offset} on"
        yield _cells(data, (start, start + ENTRY_BYTES), (f"table[{place}]", told))
    for view in sorted(archive.sections, key=lambda view: view.ref.offset):
        for span in view.spans():
            path = f"{view.name}{'' if span.path.startswith('[') else '.'}{span.path}"
            yield _cells(data, (span.start, span.end), (path, _shown(span.value)))
    footer = (len(data) - FOOTER_BYTES, len(data))
    yield _cells(data, footer, ("footer", "BLAKE3 of all bytes before it"))


def _cells(data: bytes, place: tuple[int, int], told: tuple[str, str]) -> tuple[object, ...]:
    start, end = place
    raw = data[start:end].hex(" ") if end - start <= _MOST_SHOWN else f"{data[start : start + 4].hex(' ')} …"
    where, value = told
    return (f"{start}–{end - 1}" if end - start > 1 else start, f"`{where}`", f"`{raw}`", value)


def _shown(value: object) -> str:
    return "" if isinstance(value, bytes | Body) else value_text(value)
