"""What commands that run an archive take: the archive, files of inputs, and who computes."""

from argparse import Namespace
from pathlib import Path

from holowork.cli.opening import opened, placing
from holowork.cli.report import Argument, argument, require_one_of
from holowork.runtime import PROVIDERS, Session

_PROVIDERS = ("auto", *(provider.name for provider in PROVIDERS))

ARCHIVE = argument("archive", type=Path, metavar="ARCHIVE", help="archive to run")
PROVIDER = argument(
    "--provider",
    default="auto",
    metavar="NAME",
    help=f"who computes: {' or '.join(_PROVIDERS)} (default: auto)",
)


def inputs(note: str) -> Argument:
    """The files of input ports, with a note in the help."""
    told = f"an input port and its file, or FILE.npz; {note}"
    return argument("-i", "--input", action="append", default=[], metavar="NAME=FILE", help=told)


def require_provider(given: Namespace) -> None:
    """Refuse a provider that there is not; raises WrongUsage."""
    require_one_of("--provider", given.provider, _PROVIDERS)


def session_of(given: Namespace) -> Session:
    """A session of the archive that was named, on the provider that was asked for."""
    with placing(given.archive):
        return Session(opened(given.archive), provider=given.provider)
