"""What a run did."""

from dataclasses import dataclass

from holowork.core import Displayable, KappaLabel

COMPUTED, MEMO, TABLE = "computed", "memo", "table"


@dataclass(frozen=True, kw_only=True)
class Run(Displayable):
    """One execution: how many of the program's calls were computed, found, or answered by a table.

    `memo` counts calls whose result was there: all of them where the whole run was found in `session.memo`,
    else those that repeat a call of the same run. `session.memo` counts runs. `table` counts calls that a
    lookup table answered; none is made so far. `states` tells it for each call, in order. `seconds` is the
    wall time of `run`, `execute` or `execute_addressed`, from reading and hashing inputs to the results.
    """

    inputs: tuple[KappaLabel, ...]
    outputs: tuple[KappaLabel, ...]
    names: tuple[str, ...]
    computed: frozenset[int]
    seconds: float

    @property
    def memo(self) -> int:
        """Calls whose result was found instead of computed."""
        return len(self.names) - len(self.computed)

    @property
    def table(self) -> int:
        """Calls that a lookup table answered."""
        return 0

    @property
    def states(self) -> tuple[tuple[str, str], ...]:
        """For each call, its op and whether it was computed or found."""
        return tuple((name, COMPUTED if i in self.computed else MEMO) for i, name in enumerate(self.names))

    def __repr__(self) -> str:
        counts = f"computed={len(self.computed)}, memo={self.memo}, table={self.table}"
        return f"Run({counts}, {self.seconds * 1e3:.2f} ms)"
