"""WarmStart (kind 13): what was computed before the first run, from constants alone."""

from holowork.codec import Piece, array, blob, codec_of, label_text, record, u32, wire


@record
class WarmStartEntry:
    """The label of one value, and its bytes where the archive carries them."""

    slot: int = wire(u32, "slot that the value goes to")
    label: str = wire(label_text, "label of the value, as text")
    result: Piece = wire(blob(u32), "the bytes; none where only the label is claimed")


WARM_START = array(codec_of(WarmStartEntry), u32)
"""Claims: each is checked before it is believed."""
