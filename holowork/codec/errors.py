"""What is wrong with bytes or with a value, and where: a path of fields, and for bytes an offset."""

from typing import Self

from holowork.core import CodecError


def joined(outer: str, inner: str) -> str:
    """Two parts of a path: a dot between names, none before an index."""
    joint = "" if not outer or not inner or inner.startswith("[") else "."
    return f"{outer}{joint}{inner}"


class FieldError(CodecError):
    """A fault of one field; `path` grows outwards while the error travels up through the records."""

    def __init__(self, explanation: str) -> None:
        super().__init__(explanation)
        self.explanation = explanation
        self.path = ""

    def within(self, step: str) -> Self:
        """The same error, seen from one record or array further out."""
        self.path = joined(step, self.path)
        return self


class LocatedError(FieldError):
    """A fault at one byte; `offset` counts from the start of the source."""

    def __init__(self, offset: int, explanation: str) -> None:
        super().__init__(explanation)
        self.offset = offset

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


class Unencodable(FieldError):
    """A value does not fit the field that it is written to."""

    def __init__(self, path: str, expected: str, found: object) -> None:
        super().__init__(f"expected {expected}, found {_brief(found)}")
        self.path = path
        self.expected = expected
        self.found = found

    def __str__(self) -> str:
        return f"{self.path or 'value'}: {self.explanation}"


_BRIEF = 60


def _brief(value: object) -> str:
    shown = repr(value)
    return shown if len(shown) <= _BRIEF else f"{shown[:_BRIEF]}…"
