"""Cones: units by the inputs that they depend on. What an input does not reach, its change does not touch."""

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from holowork.runtime.arena import Place, rounded
from holowork.runtime.plan import Plan
from holowork.runtime.shortcuts import Key
from holowork.runtime.unit import Unit
from holowork.runtime.values import Value

MOST_CONES = 256
"""Cones that are told apart: each is looked up and has memory of its own. Of more, a plan is one cone."""


@dataclass(frozen=True, kw_only=True)
class Cone:
    """The units that depend on the same inputs, by the indices of their roots, and the steps that they are.

    `bytes` are those of its values that other cones read; `outputs` are the ports that show its values.
    """

    inputs: tuple[int, ...]
    roots: frozenset[int]
    steps: frozenset[int]
    bytes: int
    outputs: tuple[int, ...]

    @property
    def is_constant(self) -> bool:
        """Whether it depends on no input."""
        return not self.inputs


@dataclass(frozen=True, kw_only=True)
class Cones:
    """The cones of a plan, in the order of their first units, and where the values are that others read.

    `frontier` has for the slot of each such value its cone, and the offset in the memory of that.
    """

    each: tuple[Cone, ...]
    frontier: Mapping[int, tuple[int, int]]

    @cached_property
    def numbers(self) -> Mapping[int, int]:
        """For the root of each unit, the number of its cone."""
        return {root: number for number, cone in enumerate(self.each) for root in cone.roots}


@dataclass(slots=True, eq=False)
class ConeResult:
    """What a cone makes: the memory of the values that other cones read, and the values of output ports.

    `key` is what it is found by, once the run that makes it is over.
    """

    block: Place | None
    outputs: Mapping[int, Value]
    key: Key = ()
    hits: int = 0

    @property
    def places(self) -> tuple[Place, ...]:
        """All that it holds, each once."""
        blocks = (self.block,) if self.block else ()
        if not self.outputs:
            return blocks
        return (*{value.address: value.place for value in self.outputs.values()}.values(), *blocks)


def cones_of(plan: Plan, units: tuple[Unit, ...], roots: Mapping[int, int]) -> Cones:
    """The cones of units; `roots` has for each slot the one whose bytes it has."""
    sorting = _Sorting(plan, units, roots)
    return sorting.cones()


class _Sorting:
    """Which inputs each slot depends on, as a set of bits."""

    def __init__(self, plan: Plan, units: tuple[Unit, ...], roots: Mapping[int, int]) -> None:
        self._plan = plan
        self._roots = roots
        self._made = tuple(unit for unit in units if roots[unit.writes.slot] == unit.writes.slot)
        self._reached = {port.descriptor.slot: 1 << index for index, port in enumerate(plan.inputs)}
        for unit in self._made:
            self._reached[unit.writes.slot] = self._reach(unit)
        if len({self._reached[unit.writes.slot] for unit in self._made}) > MOST_CONES:
            self._merge()

    def _reach(self, unit: Unit) -> int:
        reached = 0
        for ref in unit.reads:
            reached |= self._reached.get(self._roots[ref.slot], 0) if ref.is_present else 0
        return reached

    def _merge(self) -> None:
        every = (1 << len(self._plan.inputs)) - 1
        for unit in self._made:
            if self._reached[unit.writes.slot]:
                self._reached[unit.writes.slot] = every

    def cones(self) -> Cones:
        """All of them."""
        groups: dict[int, list[Unit]] = defaultdict(list)
        for unit in self._made:
            groups[self._reached[unit.writes.slot]].append(unit)
        numbers = {mask: number for number, mask in enumerate(groups)}
        frontier, sizes = self._frontier(numbers)
        each = tuple(
            self._cone(mask, (group, sizes.get(number, 0)))
            for (mask, group), number in zip(groups.items(), numbers.values(), strict=True)
        )
        return Cones(each=each, frontier=frontier)

    def _cone(self, mask: int, found: tuple[list[Unit], int]) -> Cone:
        group, size = found
        slots = {unit.writes.slot for unit in group}
        shown = (self._roots[port.descriptor.slot] for port in self._plan.outputs)
        return Cone(
            inputs=tuple(i for i in range(len(self._plan.inputs)) if mask >> i & 1),
            roots=frozenset(unit.index for unit in group),
            steps=frozenset(member for unit in group for member in unit.members),
            bytes=size,
            outputs=tuple(index for index, slot in enumerate(shown) if slot in slots),
        )

    def _frontier(self, numbers: Mapping[int, int]) -> tuple[dict[int, tuple[int, int]], dict[int, int]]:
        """The places of what other cones read, outputs aside, which have memory of their own."""
        outputs = {self._roots[port.descriptor.slot] for port in self._plan.outputs}
        made = {unit.writes.slot for unit in self._made} - outputs
        places: dict[int, tuple[int, int]] = {}
        sizes: dict[int, int] = defaultdict(int)
        for unit in self._made:
            for slot in (self._roots[ref.slot] for ref in unit.reads if ref.is_present):
                mask = self._reached.get(slot, 0)
                if slot in made and slot not in places and mask != self._reached[unit.writes.slot]:
                    places[slot] = (numbers[mask], sizes[numbers[mask]])
                    sizes[numbers[mask]] += rounded(self._plan.lengths[slot])
        return places, dict(sizes)
