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
    takes_rest: bool = False
    """True where words after `--` are for another program."""


def told(fault: Exception) -> str:
    """A fault in one line: of one that the system reports, the file and the reason."""
    is_of_file = isinstance(fault, OSError) and fault.filename is not None
    return f"{fault.filename}: {fault.strerror}" if is_of_file else str(fault)  # type: ignore[attr-defined]  # just seen
