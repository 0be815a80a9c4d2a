"""Binary layouts as declarations: one declaration reads, writes, checks, documents and locates."""

from holowork.codec.composites import block, literal, tagged
from holowork.codec.cursor import Cursor
from holowork.codec.errors import LocatedError, Malformed, Truncated, Unencodable
from holowork.codec.layout import Layout
from holowork.codec.primitives import (
    array,
    blob,
    boolean,
    digest,
    enum_u8,
    f32_bits,
    fixed_array,
    fixed_bytes,
    i32,
    i64,
    label_text,
    rest,
    text,
    u8,
    u16,
    u32,
    u64,
    write_items,
)
from holowork.codec.record import Field, codec_of, fields_of, record, sibling, wire
from holowork.codec.sink import Buffer, Piece, Sink
from holowork.codec.source import Body, ByteSource, MemorySource
from holowork.codec.spans import Span, spans

__all__ = [
    "tagged",
    "literal",
    "block",
    "LocatedError",
    "Body",
    "Buffer",
    "ByteSource",
    "Cursor",
    "Field",
    "Layout",
    "Malformed",
    "MemorySource",
    "Piece",
    "Sink",
    "Span",
    "Truncated",
    "Unencodable",
    "array",
    "blob",
    "boolean",
    "codec_of",
    "digest",
    "enum_u8",
    "f32_bits",
    "fields_of",
    "fixed_array",
    "fixed_bytes",
    "i32",
    "i64",
    "label_text",
    "record",
    "rest",
    "sibling",
    "spans",
    "text",
    "u8",
    "u16",
    "u32",
    "u64",
    "wire",
    "write_items",
]
