"""What a run did."""

from dataclasses import dataclass

from holowork.core import Displayable, KappaLabel

COMPUTED, MEMO, TABLE = "computed", "memo", "table"


@dataclass(frozen=True, kw_only=True)
class Run(Displayable):
    """One execution: how many calls were computed, found in the memo, or looked up in a table.

    `states` tells it for each call of the program, in the order of the calls; `seconds` is wall time.
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
