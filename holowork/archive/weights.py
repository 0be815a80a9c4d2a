"""Weights (kind 3): bodies of large constants, once each."""

from holowork.codec import Piece, array, blob, codec_of, digest, record, u32, u64, wire


@record
class WeightEntry:
    """One body and its BLAKE3 fingerprint."""

    fingerprint: bytes = wire(digest, "BLAKE3 of the body")
    body: Piece = wire(blob(u64), "the bytes")


WEIGHTS = array(codec_of(WeightEntry), u32)
"""Entries in any order; written ascending by fingerprint."""
