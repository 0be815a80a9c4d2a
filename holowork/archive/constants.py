"""Constants (kind 11): which slots hold what before the first call."""

from holowork.codec import Piece, array, blob, digest, enum_u8, record, tagged, u32, wire
from kernels_ir import DType

INLINE_LIMIT = 4096
"""The longest body, in bytes, that is written inline."""


@record
class InlineConstant:
    """A constant whose bytes stand here."""

    slot: int = wire(u32, "slot that holds the constant")
    dtype: DType = wire(enum_u8(DType), "element type")
    body: Piece = wire(blob(u32), "the bytes")


@record
class WeightReference:
    """A constant whose bytes stand in Weights, or outside of the archive."""

    slot: int = wire(u32, "slot that holds the constant")
    dtype: DType = wire(enum_u8(DType), "element type")
    fingerprint: bytes = wire(digest, "BLAKE3 of the bytes")


ConstantEntry = InlineConstant | WeightReference
CONSTANT = tagged("ConstantEntry", {0: InlineConstant, 1: WeightReference})
CONSTANTS = array(CONSTANT, u32)
"""Entries by constant, in the order of the program."""
