"""The options of `holowork compile` that fold what no input reaches into an archive."""

from argparse import Namespace
from pathlib import Path

from holowork.archive import Archive, SectionKind, readable_bytes
from holowork.cli.opening import opened
from holowork.cli.report import Argument, Report, WrongUsage, argument, require_one_of
from holowork.core import write_whole
from holowork.runtime import FOLDS, FoldBudget, folded

_ENDING = ".holo"
_DEFAULT = FoldBudget()
_OF_SOURCES = {
    "graph": "--graph",
    "root": "--root",
    "trace": "--trace",
    "passes": "--passes",
}
"""Options that say how text is compiled, by their names in the command line."""

FOLD_ARGUMENTS: tuple[Argument, ...] = (
    argument(
        "--fold",
        metavar="WHAT",
        help=f"put the {' or '.join(FOLDS)} of calls that no input reaches into the archive; SOURCE may then "
        "be an archive, and becomes NAME.folded.holo (default: neither)",
    ),
    argument(
        "--fold-bytes",
        type=int,
        metavar="N",
        help="bytes that folded results take together at most; what does not fit is computed by each session "
        f"(default: {_DEFAULT.total}, which is {readable_bytes(_DEFAULT.total)})",
    ),
    argument(
        "--fold-entry-bytes",
        type=int,
        metavar="N",
        help=f"bytes that one folded result takes at most (default: {_DEFAULT.each}, which is "
        f"{readable_bytes(_DEFAULT.each)})",
    ),
)


def check_fold(given: Namespace) -> None:
    """Refuse a fold that there is not, or budgets that bound nothing; raises WrongUsage."""
    if given.fold is not None:
        require_one_of("--fold", given.fold, FOLDS)
    for name, value in (("--fold-bytes", given.fold_bytes), ("--fold-entry-bytes", given.fold_entry_bytes)):
        if value is not None and given.fold != FOLDS[-1]:
            raise WrongUsage(name, f"--fold {FOLDS[-1]} beside it", f"--fold {given.fold or 'left out'}")
        if value is not None and value < 0:
            raise WrongUsage(name, "a number of bytes", str(value))


def budget_of(given: Namespace) -> FoldBudget:
    """The bytes that a command line allows."""
    total = _DEFAULT.total if given.fold_bytes is None else given.fold_bytes
    each = _DEFAULT.each if given.fold_entry_bytes is None else given.fold_entry_bytes
    return FoldBudget(each=each, total=total)


def is_archive(path: Path) -> bool:
    """Whether a source is an archive by its ending."""
    return path.suffix.lower() == _ENDING


def fold_archive(given: Namespace) -> Report:
    """Fold an archive that is there already; raises WrongUsage beside options of source text."""
    for name, option in _OF_SOURCES.items():
        if getattr(given, name):
            raise WrongUsage(option, "source text to compile", f"the archive {given.source}")
    with opened(given.source) as archive:
        result = folded(archive, given.fold, budget_of(given))
        target = given.output or given.source.with_name(f"{given.source.stem}.folded{_ENDING}")
        write_whole(target, result.chunks())
        text = f"{target}: {readable_bytes(len(result))}, κ {result.label.short}\n\n{fold_text(result)}"
        data = fold_data(result) | {"archive": str(target), "label": result.label.text}
    return Report(text=text, data=data)


def fold_text(archive: Archive) -> str:
    """What was folded, in one line."""
    found = fold_data(archive)["folded"]
    if not found["labels"]:
        return "folded: nothing; every call depends on an input, or exceeds --fold-bytes"
    return f"folded: {found['labels']} labels, {found['results']} results of {found['bytes']} bytes"


def fold_data(archive: Archive) -> dict[str, dict[str, int]]:
    """How many labels and results an archive has of what no input reaches, and their bytes."""
    entries = archive.decode(SectionKind.WARM_START)
    sizes = [len(entry.result) for entry in entries]
    counts = {"labels": len(sizes), "results": sum(map(bool, sizes)), "bytes": sum(sizes)}
    return {"folded": counts}
