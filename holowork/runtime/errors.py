"""What a session refuses: the port, the slot or the call, and both sides."""

from holowork.core import KappaLabel, OpError, SessionError

REFUSALS = (OpError, ArithmeticError, LookupError, TypeError, ValueError)
"""What an op raises for operands or attributes that it does not take: its own errors, and those of arithmetic
on numbers that its row did not foresee."""


class Unloadable(SessionError):
    """An archive decodes, but its program cannot be run; `where` is the call, port or constant."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}")
        self.where = where
        self.expected = expected
        self.found = found


class InputMismatch(SessionError):
    """What was given does not fit an input port; the session can be used on."""

    def __init__(self, port: str, expected: str, found: object) -> None:
        super().__init__(f"input {port}: expected {expected}, found {found}")
        self.port = port
        self.expected = expected
        self.found = found


class UnknownPort(SessionError):
    """There is no port of this name."""

    def __init__(self, side: str, name: str, known: tuple[str, ...]) -> None:
        super().__init__(f"{side} {name!r}: expected one of {', '.join(known) or 'no ports'}, found none")
        self.name = name
        self.known = known


class UnboundLabel(SessionError):
    """A label names no value that the session holds."""

    def __init__(self, port: str, label: KappaLabel) -> None:
        remedy = "intern the array and keep the Value it gives"
        super().__init__(f"input {port}: expected the label of a held value, found {label}; {remedy}")
        self.port = port
        self.label = label


class KernelRefused(SessionError):
    """A kernel cannot compute its operands, such as an index that is out of range; `where` is the call."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where
        self.reason = reason


class WorkspaceExhausted(SessionError):
    """A value, or what it is computed with, takes more memory than there is; `where` is what needs it."""

    def __init__(self, where: str, wanted: int, available: int) -> None:
        super().__init__(f"{where}: expected memory for {wanted} bytes, found {available} in all")
        self.where = where
        self.wanted = wanted
        self.available = available


class UnknownProvider(SessionError):
    """There is no kernel provider of this name."""

    def __init__(self, name: object, known: tuple[str, ...]) -> None:
        super().__init__(f"provider: expected one of {', '.join(known)}, found {name!r}")
        self.name = name
        self.known = known


class BadLimit(SessionError):
    """The memo was given a limit that is no number of bytes."""

    def __init__(self, found: object) -> None:
        super().__init__(f"memo: expected a number of bytes, 0 for none, found {found!r}")
        self.found = found


class ReferencesInUse(RuntimeWarning):
    """A session computes with the NumPy references: every bit is right, and it is slow."""
