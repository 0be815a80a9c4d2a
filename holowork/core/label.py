"""κ-labels: values, the levels at which they are checked, and the leaves that address bytes."""

from __future__ import annotations

import re
import reprlib
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holowork.core.errors import LabelError
from holowork.core.hashing import DIGEST_BYTES, digest

if TYPE_CHECKING:
    from typing_extensions import Buffer

    from holowork.core.hashing import Content

AXIS = "blake3"
LABEL_BYTES = 71
RING_LEVELS = range(4)

# Of 71 characters these axes leave whole bytes; keccak256, the fifth, would leave 61 digits.
OPERAND = re.compile(r"(blake3|sha256|sha3-256|sha512):([0-9a-f]+)")
"""A label that may be named in a composition: a known axis, whole bytes in lower case."""


class MalformedLabel(LabelError):
    """Something that is stored or given as a label is not 71 ASCII characters; `found` is it."""

    def __init__(self, found: str) -> None:
        super().__init__(found)
        self.found = found

    def __str__(self) -> str:
        return (
            f"κ-label: expected {LABEL_BYTES} ASCII characters ('blake3:' and 64 hex digits), "
            f"found {len(self.found)} in {reprlib.repr(self.found)}"
        )


class MalformedDigest(LabelError):
    """A digest has another length than 32 bytes; `length` is it."""

    def __init__(self, length: int) -> None:
        super().__init__(length)
        self.length = length

    def __str__(self) -> str:
        return f"digest of a κ-label: expected {DIGEST_BYTES} bytes, found {self.length}"


class MalformedOperand(LabelError):
    """An operand of a composition is no label; `found` is its text, None if there is no operand."""

    def __init__(self, where: str, found: str | None) -> None:
        super().__init__(where, found)
        self.where, self.found = where, found

    def __str__(self) -> str:
        found = "nothing" if self.found is None else reprlib.repr(self.found)
        return f"{self.where}: expected '{AXIS}:' and 64 lowercase hex digits, found {found}"


class OperandSigmaAxisMismatch(LabelError):
    """An operand is a label of another hash; `expected` and `operand` are the two axes."""

    def __init__(self, where: str, expected: str, operand: str) -> None:
        super().__init__(where, expected, operand)
        self.where, self.expected, self.operand = where, expected, operand

    def __str__(self) -> str:
        return (
            f"{self.where}: expected the axis {self.expected}, found {self.operand}; "
            f"address the content itself with {self.expected}"
        )


class InvalidRingElement(LabelError):
    """Bytes are no ring element; `element` holds them."""

    def __init__(self, element: bytes) -> None:
        super().__init__(element)
        self.element = element

    def __str__(self) -> str:
        return (
            "ring element: expected a level k of 0 to 3 and k + 1 bytes of coefficient, "
            f"found {len(self.element)} bytes: {reprlib.repr(self.element.hex(' '))}"
        )


@dataclass(frozen=True, order=True, slots=True)
class KappaLabel:
    """A κ-label: 71 ASCII characters, ordered as bytes; raises MalformedLabel.

    Neither axis nor hex is looked at before the label is an operand: an archive may store any.
    """

    text: str

    def __post_init__(self) -> None:
        if len(self.text) != LABEL_BYTES or not str.isascii(self.text):
            raise MalformedLabel(self.text)

    @classmethod
    def parse(cls, text: str | Buffer) -> KappaLabel:
        """Read a label from text or from its stored bytes; raises MalformedLabel."""
        return cls(text if isinstance(text, str) else bytes(text).decode("latin-1"))

    @classmethod
    def from_digest(cls, digest: bytes | bytearray | memoryview) -> KappaLabel:
        """Return the label of a 32-byte BLAKE3 digest; raises MalformedDigest."""
        if len(digest) != DIGEST_BYTES:
            raise MalformedDigest(len(digest))
        return cls(f"{AXIS}:{digest.hex()}")

    @property
    def ascii(self) -> bytes:
        """The 71 bytes of the text."""
        return self.text.encode("ascii")

    @property
    def digest(self) -> bytes:
        """The 32 raw bytes; raises MalformedOperand for anything but a BLAKE3 label."""
        match = OPERAND.fullmatch(self.text)
        if match is None or match[1] != AXIS:
            raise MalformedOperand("κ-label", self.text)
        return bytes.fromhex(match[2])

    @property
    def axis(self) -> str:
        """What stands before the first colon: the name of the hash. Empty without a colon."""
        return self.text.partition(":")[0] if ":" in self.text else ""

    @property
    def short(self) -> str:
        """The first eight hex digits, as shown beside κ."""
        return self.text.partition(":")[2][:8]

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"KappaLabel({self.text!r})"


def address_bytes(content: Content) -> KappaLabel:
    """Address any C-contiguous bytes, the empty ones too, by their BLAKE3 digest."""
    return KappaLabel.from_digest(digest(content))


def label_from_fingerprint(fingerprint: bytes | bytearray | memoryview) -> KappaLabel:
    """Return the label of content whose 32-byte BLAKE3 digest is known already."""
    return KappaLabel.from_digest(fingerprint)


def address_ring(element: Buffer) -> KappaLabel:
    """Address a ring element: a level k of 0 to 3, then k + 1 bytes of coefficient, little-endian.

    The bytes are their own canonical form. Raises InvalidRingElement.
    """
    stored = bytes(element)
    if not stored or stored[0] not in RING_LEVELS or len(stored) != stored[0] + 2:
        raise InvalidRingElement(stored)
    return address_bytes(stored)
