"""The command line: compile, run, inspect, verify, and two ways to look around."""

import json
import os
import sys
import warnings
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Sequence
from textwrap import fill
from typing import Any

from holowork import __version__
from holowork.cli.commands import COMMANDS, Word
from holowork.cli.report import Command, Report, WrongUsage, printable, told
from holowork.core import HoloworkError

__all__ = ["COMMANDS", "Command", "Report", "Word", "arguments_of", "main"]

REFUSED, MISUSED, INTERRUPTED, BROKEN_PIPE = 1, 2, 130, 141
_WIDTH = 80
_CLOSING = """\
examples:
  holowork demo                            the whole job in a terminal
  holowork compile net.txt                 source text to net.holo
  holowork inspect net.holo                what is in it
  holowork run net.holo -i x=x.npy -o y=y.npy
  holowork COMMAND --help                  what a command takes, with examples

exit codes: 0 done, 1 refused (standard error says why), 2 wrong usage"""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it did what was asked, 1 when something was refused, 2 for wrong usage.

    A command that hands over to another program does not return.
    """
    given = arguments_of(list(sys.argv[1:] if arguments is None else arguments))
    try:
        report = _quietly(given)
        _print(report, given)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except KeyboardInterrupt:
        print(f"holowork {given.word}: interrupted", file=sys.stderr)
        return INTERRUPTED
    except (HoloworkError, OSError) as fault:
        return _refused(fault, given)
    if report.becomes:
        os.execv(report.becomes[0], report.becomes)  # noqa: S606  # our own Python, and what the user added
    return report.code


def arguments_of(words: list[str]) -> Namespace:
    """The arguments of a line; what stands behind `--` is kept as `rest` for commands that pass it on."""
    parser = _parser(next((word for word in words if not word.startswith("-")), ""))
    own, rest = (words[: words.index("--")], words[words.index("--") + 1 :]) if "--" in words else (words, [])
    given, unknown = parser.parse_known_args(own, Namespace(rest=rest))
    program = given.command.passes_on_to
    if unknown:
        hint = f"; what stands behind -- goes to {program}: {given.parser.prog} -- OPTIONS" if program else ""
        given.parser.error(f"unrecognized arguments: {' '.join(unknown)}{hint}")
    if rest and not program:
        given.parser.error(f"{given.word} takes nothing behind --")
    return given


def _parser(used: str) -> ArgumentParser:
    """The parser of a line with this word, whose command is declared; the others are named alone."""
    parser = ArgumentParser(
        prog="holowork",
        description="Compile tensor graphs to content-addressed .holo archives, look into them, run them.",
        epilog=_CLOSING,
        formatter_class=RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"holowork {__version__}")
    chosen = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for word in COMMANDS:
        command = word.command() if word.name == used else None
        own = chosen.add_parser(word.name, help=word.summary, **(_page(command) if command else {}))
        own.set_defaults(command=command, word=word.name, parser=own)
        _declare(command, own)
    return parser


def _page(command: Command) -> dict[str, Any]:
    """What the help page of a command says beside its arguments."""
    return {
        "description": fill(command.description, _WIDTH),
        "epilog": command.closing,
        "formatter_class": RawDescriptionHelpFormatter,
    }


def _declare(command: Command | None, parser: ArgumentParser) -> None:
    for argument in command.arguments if command else ():
        parser.add_argument(*argument.names, **argument.options)
    parser.add_argument("--json", action="store_true", help="print one JSON object instead of text")


def _quietly(given: Namespace) -> Report:
    """Run the command; what it warns of is told in a line of its own, without a place in the code."""
    command: Command = given.command
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("default")
        report = command.run(given)
    for warning in caught:
        print(f"holowork {given.word}: note: {warning.message}", file=sys.stderr)
    return report


def _print(report: Report, given: Namespace) -> None:
    print(json.dumps(report.data, indent=2) if given.json else printable(report.text, "\n"), flush=True)


def _refused(fault: Exception, given: Namespace) -> int:
    if given.json:
        print(json.dumps({"error": type(fault).__name__, "message": told(fault)}, indent=2))
    print(printable(f"holowork {given.word}: {told(fault)}", "\n"), file=sys.stderr)
    return MISUSED if isinstance(fault, WrongUsage) else REFUSED
