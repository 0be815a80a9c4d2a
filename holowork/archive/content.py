"""ContentBlob (kind 16): bytes by their label."""

from holowork.codec import Piece, codec_of, label_text, record, rest, wire


@record
class ContentBlob:
    """A label and the bytes that it names."""

    label: str = wire(label_text, "address of the content, as text")
    content: Piece = wire(rest, "the bytes")


CONTENT_BLOB = codec_of(ContentBlob)
