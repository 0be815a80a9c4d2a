"""What a run did."""

from dataclasses import dataclass, field

from holowork.core import Displayable, KappaLabel
from holowork.runtime.inspection import Inspection
from holowork.runtime.inspection_values import NodeValue, Statistics
from holowork.runtime.past import PastRun, SharedValue

COMPUTED, MEMO, TABLE, RELABELLED = "computed", "memo", "table", "relabelled"
STATES = (COMPUTED, MEMO, TABLE, RELABELLED)
"""What may become of a call: one of these."""


@dataclass(frozen=True, kw_only=True)
class Run(Displayable):
    """One execution: how many calls were computed, found, answered by a table, or relabelled.

    Each call is counted once, so that the four counts sum to the calls. `computed` has the positions of those
    that a kernel computed, `tabled` of those that a lookup table answered, and `table` counts these. `memo`
    counts calls whose result was there: all but the relabelled ones where the whole run was found in
    `session.memo`, else those that repeat a call of the same run. `session.memo` counts runs. `relabelled`
    counts reshapes, which move and compute nothing: their result is what they read. `states` tells it for
    each call, in order. `seconds` is the wall time of `run`, `execute` or `execute_addressed`, from reading
    and hashing inputs to the results.

    It holds the inputs and the outputs of the run as long as it lives, so that `value` can look into it; keep
    `outputs` alone, or copies, where many runs are to be remembered.
    """

    inputs: tuple[KappaLabel, ...]
    outputs: tuple[KappaLabel, ...]
    names: tuple[str, ...]
    computed: frozenset[int]
    seconds: float
    tabled: frozenset[int] = frozenset()
    """Calls that a lookup table answered."""
    moved: frozenset[int] = frozenset()
    """Computed calls that wrote rows to the memory of their cache, which was not copied."""
    inspection: Inspection = field(repr=False, compare=False)

    def value(self, node: str | int | KappaLabel) -> NodeValue:
        """The value of an output, an input, a constant or a call of this run.

        `node` is a name (of a port, or one that `compile(…, trace=True)` kept), a label or four or more of
        its first digits, or the position of a call in the archive. What the run did not give out is computed
        anew by the references, with all that it depends on and nothing else, and says so in `origin`; nothing
        is kept, so memory is taken for that one cone alone. Raises UnknownNode, KernelRefused or
        WorkspaceExhausted.
        """
        return self.inspection.value(node)

    def stats(self, node: str | int | KappaLabel) -> Statistics:
        """That value in numbers: extremes, mean, NaNs, infinities, zeros, a histogram; raises as `value`."""
        return self.value(node).stats

    @property
    def memo(self) -> int:
        """Calls whose result was found instead of made."""
        return self._count(MEMO)

    @property
    def table(self) -> int:
        """Calls that a lookup table answered."""
        return len(self.tabled)

    @property
    def relabelled(self) -> int:
        """Calls that moved nothing: what they give is what they read."""
        return self._count(RELABELLED)

    @property
    def states(self) -> tuple[tuple[str, str], ...]:
        """For each call, its op, and what became of it: one of STATES."""
        return tuple((name, self._state(call)) for call, name in enumerate(self.names))

    @property
    def labels(self) -> tuple[KappaLabel, ...]:
        """The label of each call's result, in the order of `states`: derived, nothing is computed."""
        inspection = self.inspection
        return tuple(inspection.label(step.writes.slot) for step in inspection.program.plan.steps)

    @property
    def past(self) -> PastRun:
        """What is left of the run without its values, to be remembered."""
        return PastRun(
            inputs=self.inputs,
            outputs=self.outputs,
            calls=self.labels,
            states=tuple(state for _, state in self.states),
            seconds=self.seconds,
            program=self.inspection.program,
        )

    @property
    def shared(self) -> tuple[SharedValue, ...]:
        """The labels that several inputs, constants or calls have, and the bytes that this spares."""
        return self.past.shared

    def _state(self, call: int) -> str:
        if call in self.computed:
            return COMPUTED
        is_relabel = self.inspection.program.plan.steps[call].is_relabel
        return TABLE if call in self.tabled else RELABELLED if is_relabel else MEMO

    def _count(self, state: str) -> int:
        return [found for _, found in self.states].count(state)

    def __repr__(self) -> str:
        counts = ", ".join(f"{state}={self._count(state)}" for state in STATES)
        counts += f", moved={len(self.moved)}" if self.moved else ""
        return f"Run({counts}, {self.seconds * 1e3:.2f} ms)"
