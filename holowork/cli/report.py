"""What a command is, and what it answers."""

from argparse import Namespace
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, kw_only=True)
class Report:
    """The answer of a command: the same facts for people and for programs, and the exit code."""

    text: str
    data: dict[str, Any]
    code: int = 0


@dataclass(frozen=True)
class Argument:
    """One argument of a command, as argparse takes it."""

    names: tuple[str, ...]
    options: dict[str, Any] = field(default_factory=dict)


def argument(*names: str, **options: object) -> Argument:
    """Declare an argument."""
    return Argument(names, options)


@dataclass(frozen=True, kw_only=True)
class Command:
    """One word of the command line."""

    name: str
    summary: str
    description: str
    arguments: tuple[Argument, ...]
    run: Callable[[Namespace], Report]
    examples: tuple[str, ...]
    """What stands behind `holowork` on lines that work."""
    codes: str = "0 done, 1 refused (standard error says why), 2 wrong usage"
    """What the exit codes mean."""
    takes_rest: bool = False
    """True where words after `--` are for another program."""

    @property
    def closing(self) -> str:
        """The end of the help page: examples and exit codes."""
        lines = (f"  holowork {example}" for example in self.examples)
        return "\n".join(("examples:", *lines, "", f"exit codes: {self.codes}"))


def printable(text: str, kept: str = "") -> str:
    """A text that does nothing to a terminal: every control character but those `kept` is spelled out."""
    letters = (c if c.isprintable() or c in kept else c.encode("unicode_escape").decode() for c in text)
    return text if text.isprintable() else "".join(letters)


def told(fault: Exception) -> str:
    """A fault in one line: of one that the system reports, the file and the reason."""
    is_of_file = isinstance(fault, OSError) and fault.filename is not None
    return f"{fault.filename}: {fault.strerror}" if is_of_file else str(fault)  # type: ignore[attr-defined]  # just seen
