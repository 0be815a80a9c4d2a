"""holowork verify: whether archives are whole."""

from argparse import Namespace
from pathlib import Path
from typing import Any

from holowork.cli.opening import deeper, opened
from holowork.cli.report import Command, Report, argument, told
from holowork.core import HoloworkError


def _verify(given: Namespace) -> Report:
    verdicts = [_verdict(path, deep=given.deep) for path in given.archives]
    lines = [f"{v['archive']}: {v['verdict']}" for v in verdicts]
    code = int(any(not v["ok"] for v in verdicts))
    return Report(text="\n".join(lines), data={"archives": verdicts}, code=code)


def _verdict(path: Path, *, deep: bool) -> dict[str, Any]:
    try:
        archive = opened(path)
        verdict = archive.verify(deep=deep)
    except (HoloworkError, OSError) as fault:
        return {"archive": str(path), "ok": False, "verdict": told(fault).removeprefix(f"{path}: ")}
    hint = f"; {deeper(path)}" if verdict.is_unplaced else ""
    return {"archive": str(path), "ok": bool(verdict), "verdict": f"{verdict}{hint}"}


VERIFY = Command(
    description="Check header, table and footer of each archive, with --deep every weight too, "
    "so that a changed one is named, and every folded result, which is computed again.",
    arguments=(
        argument("archives", type=Path, nargs="+", metavar="ARCHIVE", help="archives to check"),
        argument(
            "--deep",
            action="store_true",
            help="check every weight body, content blob and folded result as well "
            "(default: header, table and footer)",
        ),
    ),
    run=_verify,
    examples=("verify net.holo", "verify --deep *.holo"),
    codes="0 all archives are whole, 1 one is wrong or cannot be read, 2 wrong usage",
)
