"""What is profiled, the bench that it runs on, and the counters beside it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from holowork.ir import Graph
from holowork.passes import FORM, TABULATED, calls_of, work_of
from holowork.runtime.arena import BufferArena, aligned
from holowork.runtime.errors import KernelRefused
from holowork.runtime.fusion import program_of
from holowork.runtime.inspection import Inspection
from holowork.runtime.memo import Memo
from holowork.runtime.native import split
from holowork.runtime.places import INPUT, KEPT, OUTPUT, SlotPlaces
from holowork.runtime.plan import Plan
from holowork.runtime.profiling_frame import StampedFrame, Stamps
from holowork.runtime.profiling_values import ProfileEvent
from holowork.runtime.recipe import Recipe
from holowork.runtime.unit import Unit
from holowork.runtime.values import Value
from holowork.runtime.walk import Walker


@dataclass(frozen=True, kw_only=True, eq=False)
class Subject:
    """A session, as far as it is measured: `execute` runs it on values as a caller would."""

    name: str
    walker: Walker
    recipe: Recipe | None
    memo: Memo
    arena: BufferArena
    inspection: Inspection
    program: Graph
    execute: Callable[[tuple[Value, ...]], object]

    @cached_property
    def work(self) -> tuple[int, ...]:
        """The multiply-adds of each unit: those of its calls, where no table looks its results up."""
        plain = program_of(self.walker.plan)
        owners = ((calls_of(node), i) for i, node in enumerate(plain.nodes))
        each = {calls[0]: work_of(plain, i) for calls, i in owners if calls}
        tabulated = {calls_of(node) for node in self.program.nodes if (FORM, TABULATED) in node.attributes}
        return tuple(
            unit.region.result.elements if unit.members in tabulated else sum(each[i] for i in unit.members)
            for unit in self.walker.units
        )

    @cached_property
    def lines(self) -> Mapping[tuple[int, ...], tuple[str, ...]]:
        """For the members of each unit, the lines of the source that asked for them."""
        return {calls_of(node): node.provenance for node in self.program.nodes}


@dataclass(frozen=True, eq=False)
class Meter:
    """The counters of a session's memo and arena at one time."""

    subject: Subject
    counted: dict[str, int] = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "counted", self._now())

    def _now(self) -> dict[str, int]:
        memo = self.subject.memo
        return {
            "memo hit": memo.hits,
            "memo miss": memo.misses,
            "cone hit": memo.cone_hits,
            "cone miss": memo.cone_misses,
            "eviction": memo.evictions,
            "memo bytes": memo.bytes_held,
            "arena bytes": self.subject.arena.counters.allocated,
        }

    def until_now(self, run: int | None) -> Iterator[ProfileEvent]:
        """What has changed since."""
        for kind, after in self._now().items():
            change = after - self.counted[kind]
            size = change if kind.endswith("bytes") else 0
            if change:
                yield ProfileEvent(kind=kind, run=run, count=1 if size else change, bytes=size)


def _calls(plan: Plan, unit: Unit, places: SlotPlaces) -> int:
    """How many calls of a recipe a unit is: its launches, and one for zeros around what it writes."""
    if unit.launches is None or not places.is_first(unit):
        return 0
    is_partial = unit.writes.offset > 0 or plan.lengths[unit.writes.slot] != unit.region.result.bytes
    return len(places.needed(unit, split(unit.launches, places.constants(unit)).each)) + is_partial


class Bench:
    """A frame of its own for the recipe of a session, bound to the inputs, with memory for all it makes."""

    def __init__(self, subject: Subject, recipe: Recipe) -> None:
        self._subject = subject
        self._recipe = recipe
        self._frame = StampedFrame(recipe)
        plan, cones = subject.walker.plan, recipe.cones.each
        self._outputs = [aligned(plan.lengths[port.descriptor.slot]) for port in plan.outputs]
        self._blocks = [aligned(cone.bytes) for cone in cones]
        inputs = [value.data for value in subject.inspection.inputs]
        for base, buffers in ((INPUT, inputs), (OUTPUT, self._outputs), (KEPT, self._blocks)):
            for index, buffer in enumerate(buffers):
                self._frame.bind(base, index, buffer.ctypes.data)
        self._every = (1 << len(cones)) - 1
        self._changing = sum(1 << number for number, cone in enumerate(cones) if not cone.is_constant)

    @cached_property
    def units(self) -> tuple[int, ...]:
        """For each call of the recipe that is in a cone, the root of its unit, in the order of the units."""
        walker = self._subject.walker
        places = SlotPlaces(walker.plan, walker.units, walker.pinned)
        found = [unit.index for unit in walker.units for _ in range(_calls(walker.plan, unit, places))]
        owners = tuple(owner for owner in self._recipe.owners if owner < len(self._recipe.cones.each))
        if owners != tuple(self._recipe.cones.numbers[index] for index in found):
            counted = f"{len(found)} calls in {len(owners)}"
            raise KernelRefused("profile", f"expected each call of a kernel in its cone, found {counted}")
        return tuple(found)

    def run(self, *, is_first: bool) -> Stamps:
        """One run; what no input reaches is computed in the first alone, as in a session."""
        stamps = self._frame.run_stamped(self._every if is_first else self._changing)
        if stamps is None:
            # the references say which call refuses which operands
            self._subject.walker.walk(self._subject.inspection.inputs)
            raise KernelRefused("profile", "a kernel found operands that it cannot compute")
        return stamps

    def allocations(self) -> Iterator[ProfileEvent]:
        """The memory that a run takes: what it works in, what other cones read, the outputs."""
        sizes = {
            "workspace": [self._recipe.workspace],
            "values between cones": [len(block) for block in self._blocks if len(block)],
            "outputs": [len(output) for output in self._outputs],
        }
        for kind, each in sizes.items():
            if sum(each):
                yield ProfileEvent(kind=kind, run=None, count=len(each), bytes=sum(each))
