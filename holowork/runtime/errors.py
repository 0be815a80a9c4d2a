"""What a session refuses: the port, the slot or the call, and both sides."""

from collections.abc import Sequence

from holowork.core import KappaLabel, OpError, SessionError
from holowork.ops import TableUse, one_of, refusal

REFUSALS = (OpError, ArithmeticError, LookupError, TypeError, ValueError)
"""What an op raises for operands or attributes that it does not take: its own errors, and those of arithmetic
on numbers that its row did not foresee."""

_MOST_LISTED = 8


def listed(names: Sequence[str]) -> str:
    """Names for a message: the first of them, and how many more there are."""
    more = len(names) - _MOST_LISTED
    if more == 1:  # a name takes no more room than the word
        return ", ".join(map(repr, names))
    shown = [*map(repr, names[:_MOST_LISTED]), *([f"{more} more"] if more > 0 else [])]
    return ", ".join(shown)


class Unloadable(SessionError):
    """An archive decodes, but its program cannot be run; `where` is the call, port or constant."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}")
        self.where = where
        self.expected = expected
        self.found = found


class PortMismatch(SessionError):
    """What was given does not fit a port; `port` is its name, or what is wrong with all of them."""

    side = "port"

    def __init__(self, port: str, expected: str, found: object) -> None:
        super().__init__(f"{self.side} {port}: expected {expected}, found {found}")
        self.port = port
        self.expected = expected
        self.found = found


class InputMismatch(PortMismatch):
    """What was given does not fit an input port; the session can be used on."""

    side = "input"


class OutputMismatch(PortMismatch):
    """An array cannot take what an output port gives."""

    side = "output"


class UnknownPort(SessionError):
    """There is no port of this name."""

    def __init__(self, side: str, name: object, known: tuple[str, ...]) -> None:
        expected = f"one of {listed(known)}" if known else f"no {side}, as there are none"
        super().__init__(refusal(side, expected, name, known=known))
        self.name = name
        self.known = known


class UnboundLabel(SessionError):
    """A label names no value that the session holds."""

    def __init__(self, port: str, label: KappaLabel, *, is_donated: bool = False) -> None:
        given = "it was donated to a run, use what that gave" if is_donated else "intern the array"
        remedy = f"{given}, or keep the Value" if is_donated else f"{given} and keep the Value it gives"
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
        super().__init__(one_of("provider", known, name))
        self.name = name
        self.known = known


class UnknownTables(SessionError):
    """There is no such use of lookup tables."""

    def __init__(self, name: object) -> None:
        self.known = tuple(TableUse)
        super().__init__(one_of("tables", self.known, name))
        self.name = name


class BadLimit(SessionError):
    """The memo, or a bound of a store, was given a limit that is no number of bytes."""

    def __init__(self, found: object, where: str = "memo") -> None:
        expected = "a number of bytes as an int, 0 for none"
        super().__init__(f"{where}: expected {expected}, found {found!r}; 1 GiB is 2**30")
        self.found = found


class NotARun(SessionError):
    """Something else was given where runs, entries or profiles are compared or dropped."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {type(found).__name__}")
        self.found = found


class BadCount(SessionError):
    """Something was asked for so many times, or for so many elements, and that is no such number."""

    def __init__(self, expected: str, least: int, found: object) -> None:
        super().__init__(f"{expected} of {least} or more, found {found!r}")
        self.found = found


def check_count(expected: str, found: object, *, least: int) -> int:
    """A whole number of at least so many; `expected` says where, and of what. Raises BadCount."""
    if not isinstance(found, int) or isinstance(found, bool) or found < least:
        raise BadCount(expected, least, found)
    return found


class ReferencesInUse(RuntimeWarning):
    """A session computes with the NumPy references: every bit is right, and it is slow."""
