"""docs/benchmarks.md: a section for each file of benchmarks, with what it was measured on."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

HEADINGS = ("work", "ours", "beside it", "ratio", "target", "", "counted")
SECTION = re.compile(r"^## `(test_\w+\.py)`$", re.MULTILINE)
INTRODUCTION = """# Benchmarks

This page is measured by `make bench`; `make bench FILES=tests/benchmarks/test_rows.py` measures one section
of it anew and leaves the others as they are.

*ratio* is the time of the best peer divided by ours: above 1, ours is faster. Where the work has no peer,
it is stated which times or bounds are divided. A line is *reached* where the ratio is at least the target,
*missed* where it is not; a run fails only below the target times the line's slack, which stands behind a
target where it is not 1. *counted* is the share of the samples that no neighbour on the machine disturbed.

Unless a line says otherwise, everything runs on one thread in one process, in turns, with buffers that begin
at multiples of 64 bytes. What reads constants alone is made before, as when a session loads. The wheel of
`uor-hologram` runs whole archives, not kernels: it stands beside our sessions, in the last section.
"""


@dataclass(frozen=True, kw_only=True)
class Line:
    """One measurement. `ratio` is larger where ours is better; a test fails below `target · slack`.

    `counted` is the share of samples that were kept, None where all were.
    """

    work: str
    ours: str
    beside: str
    ratio: float
    target: float = 1.0
    slack: float = 1.0
    counted: float | None = None

    @property
    def is_reached(self) -> bool:
        """Whether the ratio, as it is shown, is the target or more."""
        return round(self.ratio, 2) >= self.target

    @property
    def holds(self) -> bool:
        """Whether the ratio is within the slack."""
        return self.is_reached or self.ratio >= self.target * self.slack

    @property
    def cells(self) -> tuple[str, ...]:
        """The row of the table."""
        slack = "" if self.slack == 1 else f" · {self.slack:g}"
        return (
            self.work,
            self.ours,
            self.beside,
            f"{self.ratio:.2f}",
            f"{self.target:g}{slack}",
            "reached" if self.is_reached else "missed",
            "" if self.counted is None else f"{self.counted:.0%}",
        )

    def __str__(self) -> str:
        work, ours, beside, ratio, target, verdict, counted = self.cells
        share = f", {counted} of the samples counted" if counted else ""
        return f"{work}: {ours}; {beside}; ratio {ratio}, target {target}: {verdict}{share}"


Report = Callable[[Line], None]
"""What the fixture `report` is: it puts a line on the page, and fails below its slack."""


def table(lines: Sequence[Line]) -> str:
    """The lines as a table of Markdown."""
    rows = [HEADINGS, ("---",) * len(HEADINGS), *(line.cells for line in lines)]
    return "\n".join(f"| {' | '.join(cell.replace('|', '/') for cell in row)} |" for row in rows)


@dataclass(frozen=True, kw_only=True)
class Section:
    """What one file found: what it says of itself, the machine and the peers, its lines."""

    claim: str
    machine: str
    lines: tuple[Line, ...]

    def __str__(self) -> str:
        count = sum(line.is_reached for line in self.lines)
        summary = f"{count} of {len(self.lines)} reached."
        return "\n\n".join((self.claim.strip(), f"{self.machine} {summary}", table(self.lines)))


def sections(page: str) -> dict[str, str]:
    """The text of each section of a page by the name of its file."""
    _, *parts = SECTION.split(page)
    return {name: body.strip() for name, body in zip(parts[::2], parts[1::2], strict=True)}


def updated(page: str, fresh: Mapping[str, Section], known: Sequence[str]) -> str:
    """The page with some sections made anew, in order, without those of files that are no longer known."""
    bodies = sections(page) | {name: str(section) for name, section in fresh.items()}
    kept = [f"## `{name}`\n\n{bodies[name]}\n" for name in sorted(bodies) if name in known]
    return "\n".join((INTRODUCTION, *kept))
