"""Extension (kind 14): a key and bytes of the producer."""

from holowork.codec import Piece, codec_of, record, rest, text, u16, wire


@record
class ExtensionEntry:
    """One named block of bytes, such as a tokenizer or class labels."""

    key: str = wire(text(u16), "name, repeatable")
    value: Piece = wire(rest, "the bytes")


EXTENSION = codec_of(ExtensionEntry)
