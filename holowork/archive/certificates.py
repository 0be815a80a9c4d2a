"""Certificates (kind 6): one record for each operation that was lowered."""

from holowork.codec import array, codec_of, digest, record, u8, u16, u32, wire
from holowork.core import address_bytes

_TYPE = b"https://hologram.uor.foundation/type/tensor"
_COMPLETENESS = 2
_NUMBER = 8


@record
class Certificate:
    """The completeness certificate of an operation at a Witt level."""

    witt_bits: int = wire(u16, "Witt level in bits")
    width: int = wire(u8, "bytes of the fingerprint; 0 where there is no certificate")
    fingerprint: bytes = wire(digest, "BLAKE3 of the certificate's inputs")


CERTIFICATES = array(codec_of(Certificate), u32)
"""Records in the order of the calls before any fusion."""


def certificate(witt_bits: int = 32) -> Certificate:
    """The certificate of a Witt level, the same for every operation, as the peer makes it.

    It is the BLAKE3 of the level (u16, big-endian), a budget of zero, the type's name and a zero byte,
    a site count of zero, and the kind of the certificate.
    """
    level = witt_bits.to_bytes(2, "big")
    inputs = level + bytes(_NUMBER) + _TYPE + b"\0" + bytes(_NUMBER) + bytes([_COMPLETENESS])
    fingerprint = address_bytes(inputs).digest
    return Certificate(witt_bits=witt_bits, width=len(fingerprint), fingerprint=fingerprint)
