"""`make test`: every check in stages, with what each took, how it ended and what it left out.

`python -m tests.stages` runs all stages, `python -m tests.stages lint browser` those two.
"""

import shutil
import sys
import time
from collections import Counter
from dataclasses import dataclass
from functools import reduce

from tests.checks import ROOT, Check, Tally, needing, peer, suite, tool
from tests.kernels.emulated.linking import missing

PEER_VERSIONS = ("0.12.1", "0.13.0")


@dataclass(frozen=True, kw_only=True)
class Stage:
    """Checks that are reported as one line."""

    name: str
    summary: str
    checks: tuple[Check, ...]


@dataclass(frozen=True, kw_only=True)
class Outcome:
    """A stage that has run."""

    stage: Stage
    tally: Tally
    seconds: float

    def __str__(self) -> str:
        return f"{self.stage.name:<10} {self.seconds:>7.1f} s   {self.tally}"


UNIT = "not (fuzz or interop or models or notebooks or browser)"
NBVAL = ("--nbval", "--nbval-current-env", "--nbval-sanitize-with=tests/notebooks.cfg", "notebooks")
EMULATED = ("-n", "2", "--dist", "worksteal", "-p", "tests.kernels.emulated.plugin", "tests/kernels")

STAGES = (
    Stage(
        name="lint",
        summary="form, types, layers",
        checks=(
            tool("ruff", "format", "--check", "--output-format=concise"),
            tool("ruff", "check", "--output-format=concise"),
            tool("mypy"),
            tool("lint-imports", "--no-logo"),
        ),
    ),
    Stage(name="unit", summary="units and properties", checks=(suite("unit", "-n", "2", "-m", UNIT),)),
    Stage(
        name="emulated",
        summary="kernels on NEON",
        checks=(needing(lambda: not missing(), suite("emulated", *EMULATED), missing()),),
    ),
    Stage(name="fuzz", summary="seeded mutations", checks=(suite("fuzz", "-m", "fuzz"),)),
    Stage(
        name="interop",
        summary="the peer's wheels",
        checks=(*map(peer, PEER_VERSIONS), suite("interop", "-m", "interop")),
    ),
    Stage(name="models", summary="real models beside onnxruntime", checks=(suite("models", "-m", "models"),)),
    Stage(
        name="notebooks",
        summary="every notebook, output by output",
        checks=(
            needing(
                lambda: any(ROOT.glob("notebooks/*.ipynb")),
                suite("notebooks", *NBVAL),
                "notebooks: there are none",
            ),
            suite("notebooks-marked", "-m", "notebooks"),
        ),
    ),
    Stage(
        name="browser",
        summary="the workbench in Chromium",
        checks=(
            needing(
                lambda: shutil.which("chromium"),
                suite("browser", "-m", "browser"),
                "browser: there is no Chromium; `apt-get install -y chromium` as root brings it",
            ),
        ),
    ),
)


def run(stage: Stage) -> Outcome:
    """Make every check of a stage, also after one that failed."""
    print(f"\n==== {stage.name}: {stage.summary}", flush=True)
    start = time.perf_counter()
    tally = reduce(Tally.__add__, [check() for check in stage.checks], Tally())
    nothing = Tally(left_out=(f"{stage.name}: there are no such tests",))
    return Outcome(
        stage=stage,
        tally=nothing if tally == Tally() else tally,
        seconds=time.perf_counter() - start,
    )


def closing_lines(outcomes: list[Outcome]) -> list[str]:
    """What each stage took, what was left out and why, and the sum as the last line."""
    total = reduce(Tally.__add__, (outcome.tally for outcome in outcomes), Tally())
    reasons = [f"  {count} × {reason}" for reason, count in Counter(total.left_out).items()]
    left_out = ["", "left out", *reasons] if reasons else []
    return ["", *map(str, outcomes), *left_out, "", str(total)]


def main(names: list[str]) -> int:
    """Run the named stages, or all; 1 if anything failed."""
    unknown = set(names) - {stage.name for stage in STAGES}
    if unknown:
        known = ", ".join(stage.name for stage in STAGES)
        sys.exit(f"stages: expected some of {known}, found {', '.join(sorted(unknown))}")
    outcomes = [run(stage) for stage in STAGES if not names or stage.name in names]
    print("\n".join(closing_lines(outcomes)), flush=True)
    return int(any(outcome.tally.failed for outcome in outcomes))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
