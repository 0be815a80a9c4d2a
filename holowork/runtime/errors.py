"""What a session refuses: the port, the slot or the call, and both sides."""

from holowork.core import KappaLabel, SessionError


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
    """A kernel cannot compute its operands, such as an index that is out of range."""

    def __init__(self, where: str, reason: str) -> None:
        super().__init__(f"{where}: {reason}")
        self.where = where


class WorkspaceExhausted(SessionError):
    """A value is larger than the memory of the machine."""

    def __init__(self, wanted: int, available: int) -> None:
        super().__init__(f"workspace: expected a value of at most {available} bytes, found {wanted}")
        self.wanted = wanted
        self.available = available


class UnknownProvider(SessionError):
    """There is no kernel provider of this name."""

    def __init__(self, name: object, known: tuple[str, ...]) -> None:
        super().__init__(f"provider: expected one of {', '.join(known)}, found {name!r}")
        self.name = name


class ReferencesInUse(RuntimeWarning):
    """A session computes with the NumPy references: every bit is right, and it is slow."""
