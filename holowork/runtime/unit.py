"""What one kernel of a plan computes: a step, or steps whose inner results are never in memory."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from holowork.ir import ABSENT, Graph, TensorType
from holowork.ops import BufferRef, Member, Region, region_launches
from holowork.passes import calls_of
from holowork.runtime.plan import Plan
from holowork.runtime.step import Step
from kernels_ir import Launches, LookupSpec

NONE = Launches(launches=())


@dataclass(frozen=True, kw_only=True)
class Unit:
    """Steps in the order of the plan, by their indices; the last one is the root, which makes the result.

    `reads` are the operands of the region that they are.
    """

    members: tuple[int, ...]
    root: Step
    region: Region
    reads: tuple[BufferRef, ...]

    @property
    def index(self) -> int:
        """The index of the root among the steps."""
        return self.members[-1]

    @property
    def writes(self) -> BufferRef:
        """Where the result goes."""
        return self.root.writes

    @property
    def is_single(self) -> bool:
        """Whether it is one step."""
        return len(self.members) == 1

    @property
    def is_relabel(self) -> bool:
        """True for a reshape, which binds its operand's bytes and label."""
        return self.root.is_relabel

    @cached_property
    def launches(self) -> Launches | None:
        """Its kernels, or None where there are none for what its op is applied to."""
        return region_launches(self.region)

    @property
    def is_table(self) -> bool:
        """Whether its kernels look the result up."""
        return any(isinstance(launch.spec, LookupSpec) for launch in (self.launches or NONE).launches)


def units_of(plan: Plan, program: Graph) -> tuple[Unit, ...]:
    """The units of a program of the plan's steps, in the order of their roots.

    A step that repeats another is none: its value is there.
    """
    grouped = sorted((calls for node in program.nodes if (calls := calls_of(node))), key=lambda c: c[-1])
    return tuple(_unit(plan, calls) for calls in grouped)


def reached(plan: Plan, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
    """The units that depend on an input: what others make is the same in every run."""
    slots = {port.descriptor.slot for port in plan.inputs}
    found = []
    for unit in units:
        if any(ref.is_present and plan.source(ref.slot) in slots for ref in unit.reads):
            slots.add(unit.writes.slot)
            found.append(unit)
    return tuple(found)


def single_unit(plan: Plan, index: int) -> Unit:
    """A step on its own."""
    return _unit(plan, (index,))


def _unit(plan: Plan, members: tuple[int, ...]) -> Unit:
    root = plan.steps[members[-1]]
    if len(members) == 1:
        region = Region.single(root.call.op, root.application)
        return Unit(members=members, root=root, region=region, reads=root.reads)
    return _Joining(plan, members).unit()


class _Joining:
    """The region of several steps while it is put together."""

    def __init__(self, plan: Plan, members: tuple[int, ...]) -> None:
        self._steps = [plan.steps[member] for member in members]
        self._members = members
        self._plan = plan
        self._inner = {step.writes.slot for step in self._steps}
        self._operands: dict[tuple[BufferRef, TensorType], int] = {}
        self._constants: set[int] = set()

    def unit(self) -> Unit:
        """The steps as one unit."""
        for step in self._steps:
            self._add_operands(step)
        places = {slot: number for number, slot in self._numbered()}
        return Unit(
            members=self._members,
            root=self._steps[-1],
            region=Region(
                operands=tuple(kind for _, kind in self._operands),
                members=tuple(self._member(step, places) for step in self._steps),
                constants=frozenset(self._constants),
            ),
            reads=tuple(ref for ref, _ in self._operands),
        )

    def _add_operands(self, step: Step) -> None:
        for place, (ref, kind) in enumerate(zip(step.reads, step.application.operands, strict=True)):
            if kind is not None and self._plan.source(ref.slot) not in self._inner:
                number = self._operands.setdefault((ref, kind), len(self._operands))
                if place in step.application.constants:
                    self._constants.add(number)

    def _numbered(self) -> list[tuple[int, int]]:
        return [(len(self._operands) + i, step.writes.slot) for i, step in enumerate(self._steps)]

    def _member(self, step: Step, places: Mapping[int, int]) -> Member:
        pairs = zip(step.reads, step.application.operands, strict=True)
        sources = tuple(
            ABSENT if kind is None else self._source(ref, kind, places=places) for ref, kind in pairs
        )
        return Member(op=step.call.op, application=step.application, sources=sources)

    def _source(self, ref: BufferRef, kind: TensorType, *, places: Mapping[int, int]) -> int:
        inner = places.get(self._plan.source(ref.slot))
        return self._operands[ref, kind] if inner is None else inner
