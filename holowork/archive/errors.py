"""What is wrong with an archive: the documented kind, the section and the byte."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from holowork.codec import LocatedError
from holowork.codec import Truncated as TruncatedField
from holowork.core import ArchiveError

IN_HEADER, TABLE, IN_FOOTER = "header", "section table", "footer"
OLDEST, NEWEST = 2, 4
"""The format versions that are read."""


class DamagedArchive(ArchiveError):
    """Bytes that are not an archive, or not one that can be relied on.

    `kind` is the peer's name of the fault, `section` where it is (`where` with the field),
    `offset` the byte in the file, `file` the name of the file where there is one.
    """

    kind = "Io"

    def __init__(self, where: str, offset: int, explanation: str) -> None:
        super().__init__(explanation)
        self.where = where
        self.section = where.partition("[")[0].partition(".")[0]
        self.offset = offset
        self.explanation = explanation
        self.file = ""

    def __str__(self) -> str:
        file = f"{self.file}: " if self.file else ""
        return f"{file}{self.where} at byte {self.offset}: {self.explanation}"


class Truncated(DamagedArchive):
    """The file ends before something that it announces."""

    kind = "Truncated"
    remedy = "the file may have been cut short, fetch or write it again"

    def __init__(self, where: str, offset: int, sizes: tuple[int, int]) -> None:
        self.needed, self.actual = sizes
        super().__init__(where, offset, f"expected {self.needed} bytes, found {self.actual}; {self.remedy}")


class ShortSection(Truncated):
    """A section ends before something that it announces."""

    remedy = "the section is shorter than what it declares, write the archive again"


class BadMagic(DamagedArchive):
    """The first four bytes are not HOLO."""

    kind = "BadMagic"

    def __init__(self, found: bytes) -> None:
        text = f"expected the magic b'HOLO', found {found!r}; this is no .holo archive"
        super().__init__(IN_HEADER, 0, text)
        self.found = found


class UnsupportedVersion(DamagedArchive):
    """The format version is outside of what is read."""

    kind = "UnsupportedVersion"

    def __init__(self, found: int) -> None:
        remedy = "update holowork" if found > NEWEST else "compile the model again"
        text = f"expected format version {OLDEST} to {NEWEST}, found {found}; to read this file, {remedy}"
        super().__init__(IN_HEADER, 4, text)
        self.found = found


class ChecksumMismatch(DamagedArchive):
    """Bytes do not have the BLAKE3 fingerprint that is stored for them."""

    kind = "ChecksumMismatch"
    remedy = "the bytes were changed"

    def __init__(self, where: str, offset: int, digests: tuple[bytes, bytes]) -> None:
        self.expected, self.found = digests
        text = f"expected fingerprint {self.expected.hex()}, found {self.found.hex()}; {self.remedy}"
        super().__init__(where, offset, text)


class UnverifiedBytes(RuntimeWarning):
    """Bytes of a damaged archive were shown although they are not what their label says."""

    def __init__(self, fault: ChecksumMismatch, name: str) -> None:
        super().__init__(f"{name}: {fault}; they are shown as they are, hw.open refuses them")
        self.fault = fault


class CutShort(ChecksumMismatch):
    """What is read as the footer is none: the table announces bytes behind the end of the file."""

    remedy = Truncated.remedy


class SectionMissing(DamagedArchive):
    """A section that is needed is not there."""

    kind = "SectionMissing"

    def __init__(self, section: str, offset: int, needed_by: str, *, found: Sequence[str] = ()) -> None:
        there = f"{', '.join(found)} alone" if found else "none"
        super().__init__(section, offset, f"expected this section, which {needed_by}, found {there}")


class Disordered(DamagedArchive):
    """Sections overlap, or a kind that may stand once stands twice."""

    kind = "Disordered"


class Malformed(DamagedArchive):
    """A field holds what the format does not know."""


def located(section: str, fault: LocatedError) -> DamagedArchive:
    """A fault of a field, as a fault of its section."""
    joint = "." if fault.path and not fault.path.startswith("[") else ""
    where = f"{section}{joint}{fault.path}"
    if isinstance(fault, TruncatedField):
        return ShortSection(where, fault.offset, (fault.needed, fault.actual))
    return Malformed(where, fault.offset, fault.explanation)


@contextmanager
def in_file(name: str) -> Iterator[None]:
    """Every fault that leaves the block carries the name of the file."""
    try:
        yield
    except DamagedArchive as fault:
        fault.file = fault.file or name
        raise
