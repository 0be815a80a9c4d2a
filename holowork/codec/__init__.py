"""Binary layouts as declarations: one declaration reads, writes, checks, documents and locates."""

from holowork.codec.composites import block, tagged
from holowork.codec.cursor import Cursor, Watcher
from holowork.codec.errors import FieldError, LocatedError, Malformed, Truncated, Unencodable
from holowork.codec.layout import Layout
from holowork.codec.primitives import (
    at_least,
    boolean,
    enum_u8,
    f32_bits,
    fixed_array,
    i32,
    i64,
    u8,
    u16,
    u32,
    u64,
)
from holowork.codec.record import Field, codec_of, fields_of, record, sibling, wire, with_fields
from holowork.codec.sequences import array, blob, rest, text, write_items
from holowork.codec.sink import Sink
from holowork.codec.source import Body, Buffer, ByteSource, MemorySource, Piece, body_of
from holowork.codec.spans import Span, Survey, locate, spans, survey, value_text
from holowork.codec.words import digest, fixed_bytes, label_text, literal, named

__all__ = [
    "Body",
    "Buffer",
    "ByteSource",
    "Cursor",
    "Field",
    "FieldError",
    "Layout",
    "LocatedError",
    "Malformed",
    "MemorySource",
    "Piece",
    "Sink",
    "Span",
    "Survey",
    "Truncated",
    "Unencodable",
    "Watcher",
    "array",
    "at_least",
    "blob",
    "block",
    "body_of",
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
    "literal",
    "locate",
    "named",
    "record",
    "rest",
    "sibling",
    "spans",
    "survey",
    "tagged",
    "text",
    "u8",
    "u16",
    "u32",
    "u64",
    "value_text",
    "wire",
    "with_fields",
    "write_items",
]
