"""The command line: compile, run, inspect, verify, and two ways to look around."""

import json
import os
import sys
import warnings
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence

from holowork import __version__
from holowork.cli.commands import COMMANDS
from holowork.cli.report import Command, Report, told
from holowork.core import HoloworkError

__all__ = ["COMMANDS", "Command", "Report", "main"]

REFUSED, BROKEN_PIPE = 1, 141


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 when it did what was asked, 1 when something was refused, 2 for wrong usage."""
    given = _parsed(list(sys.argv[1:] if arguments is None else arguments))
    try:
        report = _quietly(given)
        _print(report, given)
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return BROKEN_PIPE
    except (HoloworkError, OSError) as fault:
        return _refused(fault, given)
    return report.code


def _parsed(words: list[str]) -> Namespace:
    """The arguments; what stands behind `--` is kept as `rest` for commands that pass it on."""
    parser = _parser()
    own, rest = (words[: words.index("--")], words[words.index("--") + 1 :]) if "--" in words else (words, [])
    given = parser.parse_args(own, Namespace(rest=rest))
    if rest and not given.command.takes_rest:
        parser.error(f"{given.command.name} takes nothing behind --")
    return given


def _parser() -> ArgumentParser:
    parser = ArgumentParser(
        prog="holowork",
        description="Compile tensor graphs to content-addressed .holo archives, look into them, run them.",
        epilog="`holowork COMMAND --help` tells more. Exit codes: 0 done, 1 refused, 2 wrong usage.",
    )
    parser.add_argument("--version", action="version", version=f"holowork {__version__}")
    chosen = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for command in COMMANDS:
        part = chosen.add_parser(command.name, help=command.summary, description=command.description)
        for argument in command.arguments:
            part.add_argument(*argument.names, **argument.options)
        part.add_argument("--json", action="store_true", help="print one JSON object instead of text")
        part.set_defaults(command=command)
    return parser


def _quietly(given: Namespace) -> Report:
    """Run the command; what it warns of is told in a line of its own, without a place in the code."""
    command: Command = given.command
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("default")
        report = command.run(given)
    for warning in caught:
        print(f"holowork {command.name}: note: {warning.message}", file=sys.stderr)
    return report


def _print(report: Report, given: Namespace) -> None:
    print(json.dumps(report.data, indent=2) if given.json else report.text, flush=True)


def _refused(fault: Exception, given: Namespace) -> int:
    if given.json:
        print(json.dumps({"error": type(fault).__name__, "message": told(fault)}, indent=2))
    print(f"holowork {given.command.name}: {told(fault)}", file=sys.stderr)
    return REFUSED
