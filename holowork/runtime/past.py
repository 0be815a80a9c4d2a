"""What is left of a run without its values: its labels, and what became of its calls."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from holowork.core import KappaLabel
from holowork.runtime.inspection import Program
from holowork.runtime.inspection_nodes import Node
from holowork.runtime.inspection_values import OUTPUT, RECOMPUTED


@dataclass(frozen=True, kw_only=True)
class PastRun:
    """The labels of a run, which take little memory: many runs can be remembered so.

    `calls` has the label of each call and `states` what became of it, in the order of `Run.states`.
    """

    inputs: tuple[KappaLabel, ...]
    outputs: tuple[KappaLabel, ...]
    calls: tuple[KappaLabel, ...]
    states: tuple[str, ...]
    seconds: float
    program: Program = field(repr=False)

    @property
    def past(self) -> "PastRun":
        """Itself, as a Run has one."""
        return self

    def count(self, state: str) -> int:
        """How many calls became this."""
        return self.states.count(state)

    @property
    def labels(self) -> dict[int, KappaLabel]:
        """The label of the value of every slot."""
        plan = self.program.plan
        labels = {constant.slot: constant.label for constant in plan.constants}
        labels |= {p.descriptor.slot: k for p, k in zip(plan.inputs, self.inputs, strict=True)}
        labels |= {step.writes.slot: k for step, k in zip(plan.steps, self.calls, strict=True)}
        return labels

    @property
    def shared(self) -> tuple["SharedValue", ...]:
        """The labels that several inputs, constants or calls have, those that spare most bytes first."""
        return _shared_values(self)

    def __repr__(self) -> str:
        counts = ", ".join(f"{state}={self.count(state)}" for state in dict.fromkeys(self.states))
        return f"PastRun({counts or 'no calls'}, {self.seconds * 1e3:.2f} ms)"


@dataclass(frozen=True, kw_only=True)
class SharedValue:
    """One label that several nodes of a run have: their value is there once.

    `bytes` are those of one; `spared` those that the others would take in memory of their own.
    """

    label: KappaLabel
    nodes: tuple[str, ...]
    bytes: int

    @property
    def spared(self) -> int:
        """Bytes that the other nodes would take."""
        return self.bytes * (len(self.nodes) - 1)


def _shared_values(run: PastRun) -> tuple[SharedValue, ...]:
    labels, sharing = run.labels, dict[KappaLabel, list[Node]]()
    for node in nodes_of(run.program):
        sharing.setdefault(labels[node.slot], []).append(node)
    found = [
        SharedValue(
            label=label,
            nodes=tuple(node.title for node in nodes),
            bytes=run.program.plan.lengths[nodes[0].slot],
        )
        for label, nodes in sharing.items()
        if len(nodes) > 1
    ]
    return tuple(sorted(found, key=lambda one: -one.spared))


def nodes_of(program: Program) -> Iterator[Node]:
    """The one node of each slot that has a value: inputs, constants, calls."""
    return (node for node in program.nodes if node.kind != OUTPUT)


def calls_of(program: Program) -> tuple[Node, ...]:
    """The calls of a program, in the order in which they are run."""
    return tuple(node for node in program.nodes if node.kind == RECOMPUTED)
