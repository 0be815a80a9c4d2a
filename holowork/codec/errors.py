"""What is wrong with bytes, and where: a path of fields and an offset."""

from typing import Self

from holowork.core import CodecError


class LocatedError(CodecError):
    """A fault at one byte; `path` grows outwards while the error travels up through the records."""

    def __init__(self, offset: int, explanation: str) -> None:
        super().__init__(explanation)
        self.offset = offset
        self.explanation = explanation
        self.path = ""

    def within(self, step: str) -> Self:
        """The same error, seen from one record or array further out."""
        joint = "" if not self.path or self.path.startswith("[") else "."
        self.path = f"{step}{joint}{self.path}"
        return self

    def __str__(self) -> str:
        where = f"{self.path} at byte {self.offset}" if self.path else f"byte {self.offset}"
        return f"{where}: {self.explanation}"


class Truncated(LocatedError):
    """The bytes end before a field does."""

    def __init__(self, offset: int, needed: int, actual: int) -> None:
        super().__init__(offset, f"expected {needed} bytes, found {actual} left")
        self.needed = needed
        self.actual = actual


class Malformed(LocatedError):
    """A field holds a value that its layout does not know."""

    def __init__(self, offset: int, expected: str, found: object) -> None:
        super().__init__(offset, f"expected {expected}, found {found!r}")
        self.expected = expected
        self.found = found


class Unencodable(CodecError):
    """A value does not fit the field that it is written to."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found!r}")
        self.where = where
        self.expected = expected
        self.found = found
