"""What a command is, and what it answers."""

from argparse import Namespace
from collections.abc import Callable, Collection
from dataclasses import dataclass, field
from typing import Any

from holowork.core import HoloworkError


@dataclass(frozen=True, kw_only=True)
class Report:
    """The answer of a command: the same facts for people and for programs, and the exit code."""

    text: str
    data: dict[str, Any]
    code: int = 0
    becomes: tuple[str, ...] = ()
    """The program, and its arguments, that this process becomes when the answer is printed."""


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
    """What a word of the command line does, and what its help page says."""

    description: str
    arguments: tuple[Argument, ...]
    run: Callable[[Namespace], Report]
    examples: tuple[str, ...]
    """What stands behind `holowork` on lines that work."""
    codes: str = "0 done, 1 refused (standard error says why), 2 wrong usage"
    """What the exit codes mean."""
    passes_on_to: str = ""
    """The program that takes the words after `--`, where there is one."""

    @property
    def closing(self) -> str:
        """The end of the help page: examples and exit codes."""
        lines = (f"  holowork {example}" for example in self.examples)
        return "\n".join(("examples:", *lines, "", f"exit codes: {self.codes}"))


class WrongUsage(HoloworkError):
    """An argument is none that its command takes, whatever its files hold."""

    def __init__(self, argument: str, expected: str, found: str) -> None:
        super().__init__(f"{argument}: expected {expected}, found {found}")
        self.argument = argument


def require_one_of(argument: str, given: str, known: Collection[str]) -> None:
    """Refuse a word that is none of those known; raises WrongUsage."""
    if given not in known:
        from holowork.ops import suggestion

        hint = suggestion(given, known)
        raise WrongUsage(
            argument, f"one of {', '.join(known)}", f"{given!r}. {hint}" if hint else repr(given)
        )


def printable(text: str, kept: str = "") -> str:
    """A text that does nothing to a terminal: every control character but those `kept` is spelled out."""
    letters = (c if c.isprintable() or c in kept else c.encode("unicode_escape").decode() for c in text)
    return text if text.isprintable() else "".join(letters)


def told(fault: Exception) -> str:
    """A fault in one line, its notes behind it: of one that the system reports, the file and the reason."""
    is_of_file = isinstance(fault, OSError) and not isinstance(fault, HoloworkError) and fault.filename
    text = f"{fault.filename}: {fault.strerror}" if is_of_file else str(fault)  # type: ignore[attr-defined]  # just seen
    return "; ".join((text, *getattr(fault, "__notes__", ())))
