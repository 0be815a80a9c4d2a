"""Where the slots of a plan are while machine code runs it."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from holowork.ops import BufferRef
from holowork.runtime.arena import Bytes
from holowork.runtime.cones import cones_of
from holowork.runtime.moves import Placing
from holowork.runtime.plan import Plan
from holowork.runtime.step import Constants
from holowork.runtime.unit import Unit
from holowork.runtime.workspace import Workspace
from kernels_ir import Launch

INPUT, OUTPUT, KEPT, WORKSPACE, FIXED = "input", "output", "kept", "workspace", "fixed"


@dataclass(frozen=True, slots=True)
class Address:
    """Bytes behind a base.

    That is an input, an output or the memory of a cone by its index, the workspace, or 0, for what never
    moves.
    """

    base: str
    index: int
    offset: int

    def behind(self, offset: int) -> "Address":
        """The address some bytes further."""
        return Address(self.base, self.index, self.offset + offset)


class SlotPlaces:
    """The address of every slot that has a value; a slot that is bound to another's bytes has its address.

    Slots in the workspace share it: each is given back behind the last step that reads it. A cache that is
    written in place has the address of the result: `in_place` has the roots of the units that do that.
    """

    def __init__(self, plan: Plan, units: tuple[Unit, ...], pinned: Mapping[int, Bytes]) -> None:
        self.workspace = Workspace()
        self._plan = plan
        self._pinned = pinned
        self._roots = _roots(plan)
        self._known = {port.descriptor.slot: Address(INPUT, i, 0) for i, port in enumerate(plan.inputs)}
        self._known |= {slot: Address(FIXED, 0, data.ctypes.data) for slot, data in pinned.items()}
        for index, port in enumerate(plan.outputs):
            self._known.setdefault(self._roots[port.descriptor.slot], Address(OUTPUT, index, 0))
        self.cones = cones_of(plan, units, self._roots)
        for slot, (cone, offset) in self.cones.frontier.items():
            self._known[slot] = Address(KEPT, cone, offset)
        frontier = self.cones.frontier
        self._join(Placing(plan=plan, units=units, roots=self._roots, pinned=pinned, frontier=frontier))

    def _join(self, placing: Placing) -> None:
        """Give caches inside the program the address of what they become."""
        self.moves = tuple(site.move() for site in placing.sites)
        pairs = zip(placing.sites, self.moves, strict=True)
        inside = [site for site, move in pairs if move.is_inside]
        self.in_place = frozenset(site.unit.index for site in inside)
        homes = {slot: slot for slot in self._roots}
        for site in reversed(inside):  # the last of several that follow each other first
            homes[site.cache] = homes[site.result]
        self._homes = {slot: homes[root] for slot, root in self._roots.items()}
        self._ends = _ends(placing.units, self._homes)

    def of(self, slot: int) -> Address:
        """Where the value of a slot is."""
        return self._known[self._homes[slot]]

    def is_first(self, unit: Unit) -> bool:
        """Whether a unit makes a value, instead of binding one that is there."""
        return self._roots[unit.writes.slot] == unit.writes.slot

    def needed(self, unit: Unit, launches: tuple[Launch, ...]) -> tuple[Launch, ...]:
        """The launches of a unit that move something: a cache in place is not copied, which is the first."""
        return launches[unit.index in self.in_place :]

    def constants(self, unit: Unit) -> Constants:
        """The operands of a unit that are constants."""
        refs = ((i, ref) for i, ref in enumerate(unit.reads) if ref.is_present)
        return frozenset(i for i, ref in refs if self._roots[ref.slot] in self._pinned)

    def pinned_range(self, ref: BufferRef) -> Bytes:
        """The bytes of a constant that a reference says."""
        return self._pinned[self._roots[ref.slot]][ref.offset : ref.offset + ref.length]

    def make(self, slot: int) -> Address:
        """A place for the value of a slot."""
        home = self._homes[slot]
        if home not in self._known:
            self._known[home] = self.take(self._plan.lengths[home])
        return self._known[home]

    def take(self, length: int) -> Address:
        """Some bytes of the workspace."""
        return Address(WORKSPACE, 0, self.workspace.take(length))

    def give_back(self, address: Address) -> None:
        """Let others have them."""
        self.workspace.give_back(address.offset)

    def release(self, unit: Unit) -> None:
        """Give back what nothing reads after a unit."""
        for slot in self._ends[unit.index]:
            if slot in self._known and self._known[slot].base == WORKSPACE:
                self.give_back(self._known[slot])


def _roots(plan: Plan) -> Mapping[int, int]:
    """For each slot, the one whose bytes it has: itself, that of its reshape, that of an equal step."""
    roots = {port.descriptor.slot: port.descriptor.slot for port in plan.inputs}
    roots |= {constant.slot: constant.slot for constant in plan.constants}
    for index, step in enumerate(plan.steps):
        first = plan.steps[plan.firsts[index]].writes.slot
        source = step.reads[0].slot if step.is_relabel else first
        roots[step.writes.slot] = roots.get(source, step.writes.slot)
    return roots


def _ends(units: tuple[Unit, ...], roots: Mapping[int, int]) -> Mapping[int, list[int]]:
    """For the root of each unit, the slots whose bytes nothing reads after it."""
    last: dict[int, int] = {}
    for unit in units:
        slots = [ref.slot for ref in (*unit.reads, unit.writes) if ref.is_present]
        last |= dict.fromkeys((roots[slot] for slot in slots), unit.index)
    ends: dict[int, list[int]] = defaultdict(list)
    for slot, index in last.items():
        ends[index].append(slot)
    return ends
