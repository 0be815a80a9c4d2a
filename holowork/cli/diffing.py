"""holowork diff: what is different between two archives."""

from argparse import Namespace
from pathlib import Path

from holowork.cli.opening import opened
from holowork.cli.report import Command, Report, argument
from holowork.model import ArchiveDiff, diff


def _diff(given: Namespace) -> Report:
    found = diff(opened(given.left, damaged=True), opened(given.right, damaged=True))
    if not isinstance(found, ArchiveDiff):
        raise TypeError(type(found))
    return Report(text=found.table(), data=found.to_json())


DIFF = Command(
    description="Compare two archives by content. Sections and stored weights are matched by their labels: "
    "`=` the same bytes, `→` moved to another offset, `~` changed, `−` only in the first, `+` only in the "
    "second. The programs are compared as graphs: which calls came, went, or read something else. Damaged "
    "archives are compared as far as they go. The exit code does not depend on what is different; "
    '"same" of --json does.',
    arguments=(
        argument("left", type=Path, metavar="A", help="the first archive"),
        argument("right", type=Path, metavar="B", help="the second archive"),
    ),
    run=_diff,
    examples=("diff old.holo new.holo", "diff old.holo new.holo --json"),
    codes="0 compared, the same or not, 1 no archive (standard error says why), 2 wrong usage",
)
