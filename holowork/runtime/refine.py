"""Refinement: a program is run on its own outputs until validators accept them, or a bound is reached."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from holowork.core import KappaLabel
from holowork.runtime.memo import Memo
from holowork.runtime.refine_conditions import Conditions, Status
from holowork.runtime.values import Value

Values = tuple[Value, ...]


@dataclass(frozen=True, kw_only=True)
class Passed:
    """One pass: its outputs, the calls that were computed, those that were found."""

    outputs: Values
    computed: int
    skipped: int


@dataclass(frozen=True, kw_only=True)
class Passes:
    """All passes in order, and what the validators said of the last one."""

    conditions: Conditions
    each: tuple[Passed, ...]
    outcomes: Mapping[str, bool]

    @classmethod
    def run(cls, one: Callable[[Values], Passed], values: Values, conditions: Conditions) -> "Passes":
        """Each on the outputs of the one before, until all validators accept or the bounds are reached."""
        done: list[Passed] = []
        outcomes: Mapping[str, bool] = {}
        for _ in range(conditions.max_passes + conditions.max_repairs):
            done.append(one(values))
            outcomes = conditions.outcomes(values, done[-1].outputs)
            values = done[-1].outputs
            if all(outcomes.values()):
                break
        return cls(conditions=conditions, each=tuple(done), outcomes=outcomes)

    @property
    def is_accepted(self) -> bool:
        """Whether all validators accepted the last one."""
        return all(self.outcomes.values())


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Refinement:
    """How a refinement went.

    `passes` are runs, `repairs` those of them beyond the bound of passes. `computed` and `skipped` are sums
    over all runs, `outcomes` what each validator said of the last one, `resident_count` and `resident_bytes`
    what the memo keeps at the end. `values` are the last outputs, held as long as this is.
    """

    status: Status
    kind: str | None
    passes: int
    repairs: int
    values: Values
    computed: int
    skipped: int
    outcomes: Mapping[str, bool]
    resident_count: int
    resident_bytes: int

    @classmethod
    def of(cls, passes: Passes, memo: Memo) -> "Refinement":
        """The report of passes, and of a memo behind them."""
        conditions, count = passes.conditions, len(passes.each)
        return cls(
            status=conditions.status(count, is_accepted=passes.is_accepted),
            kind=conditions.kind if passes.is_accepted else None,
            passes=count,
            repairs=max(count - conditions.max_passes, 0),
            values=passes.each[-1].outputs,
            computed=sum(one.computed for one in passes.each),
            skipped=sum(one.skipped for one in passes.each),
            outcomes=passes.outcomes,
            resident_count=len(memo),
            resident_bytes=memo.bytes_held,
        )

    @property
    def labels(self) -> tuple[KappaLabel, ...]:
        """The labels of the last outputs."""
        return tuple(value.label for value in self.values)

    @property
    def is_accepted(self) -> bool:
        """Whether all validators accepted the last outputs."""
        return self.kind is not None

    def to_json(self) -> dict[str, Any]:
        """All but the values, as JSON has it."""
        told = {name: getattr(self, name) for name in _TOLD}
        labels = [label.text for label in self.labels]
        return {**told, "status": str(self.status), "outcomes": dict(self.outcomes), "labels": labels}

    def __repr__(self) -> str:
        ended = f"{self.status}, {self.kind}" if self.kind else str(self.status)
        runs = f"{self.passes} pass{'es' * (self.passes != 1)}"
        repairs = f", of these {self.repairs} to repair" * bool(self.repairs)
        return f"Refinement({ended}: {runs}{repairs}, computed={self.computed}, skipped={self.skipped})"


_TOLD = ("kind", "passes", "repairs", "computed", "skipped", "resident_count", "resident_bytes")
