"""The runs of a session that a panel has seen: labels and counts of many, values of the last alone."""

from dataclasses import dataclass, replace
from weakref import WeakKeyDictionary

from holowork.runtime import PastRun, Run, Session

MOST_RUNS = 32
MOST_LABELS = 100_000
"""Labels that are kept of all runs together; two runs are kept in any case."""


@dataclass(frozen=True, kw_only=True)
class SeenRun:
    """One run: its turn among those seen, its number in the session, the share of runs found by then."""

    turn: int
    number: int
    hit_rate: float
    past: PastRun

    @property
    def title(self) -> str:
        """How it is called."""
        return f"Run {self.number}" if self.number else "This run"

    @property
    def found(self) -> float:
        """The share of its calls that nothing was computed or looked up for."""
        made = self.past.count("computed") + self.past.count("table")
        return 1.0 - made / max(len(self.past.states), 1)


class SeenRuns:
    """The last of the runs that were seen; `newest` has its values too."""

    def __init__(self) -> None:
        self.each: list[SeenRun] = []
        self.newest: Run | None = None
        self.count = 0
        self._number = 0

    def look(self, session: Session) -> None:
        """See the last run of a session, if it is another than before."""
        number, run = session.runs, session.last
        if run is not None and number != self._number:
            self._number = number
            self.add(run, number=number, hit_rate=session.memo.hit_rate)

    def add(self, run: Run, *, number: int, hit_rate: float) -> None:
        """Keep a run; the oldest make way for it."""
        past = run.past
        if self.each and self.each[-1].past.program is past.program:
            past = _sharing(past, self.each[-1].past)
        self.newest = run
        self.each.append(SeenRun(turn=self.count, number=number, hit_rate=hit_rate, past=past))
        self.count += 1
        while len(self.each) > MOST_RUNS or (self._labels > MOST_LABELS and len(self.each) > 2):
            del self.each[0]

    @property
    def _labels(self) -> int:
        return sum(len(seen.past.calls) for seen in self.each)

    def at(self, turn: int) -> SeenRun | None:
        """The run of a turn, the last for −1, the first that is kept for one let go; None without any."""
        if not self.each:
            return None
        first = self.each[0].turn
        return self.each[-1] if turn < 0 else self.each[min(max(turn - first, 0), len(self.each) - 1)]

    def before(self, seen: SeenRun) -> SeenRun | None:
        """The run that was seen before another; None for the first that is kept."""
        place = seen.turn - self.each[0].turn
        return self.each[place - 1] if place else None

    def values(self, seen: SeenRun) -> Run | None:
        """The run with its values, None where they were let go."""
        return self.newest if seen.turn == self.count - 1 else None


def _sharing(past: PastRun, last: PastRun) -> PastRun:
    """The run with the label objects of the one before, where they are equal."""
    pairs = zip(past.calls, last.calls, strict=True)
    return replace(past, calls=tuple(old if new == old else new for new, old in pairs))


_SEEN: WeakKeyDictionary[Session, SeenRuns] = WeakKeyDictionary()


def seen_of(session: Session) -> SeenRuns:
    """The runs that were seen of a session, by whichever view."""
    return _SEEN.setdefault(session, SeenRuns())


def seen_alone(run: Run) -> SeenRuns:
    """One run."""
    seen = SeenRuns()
    seen.add(run, number=0, hit_rate=0.0)
    return seen
