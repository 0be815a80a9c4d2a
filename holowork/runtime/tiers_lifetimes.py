"""How long each value of a plan is in memory, level by level, and whose bytes it has."""

from collections.abc import Mapping, Sequence
from functools import cached_property

from holowork.archive import LoadedConstant
from holowork.core import KappaLabel
from holowork.runtime.plan import Plan
from holowork.runtime.unit import Unit

Levels = Sequence[Sequence[int]]
"""The positions of calls, level by level."""


class Lifetimes:
    """The units of a plan by level, and for each slot the last level that needs it."""

    def __init__(self, plan: Plan, units: Sequence[Unit], levels: Levels) -> None:
        self._plan = plan
        self._units = units
        self.levels = _unit_levels(units, levels)

    @cached_property
    def firsts(self) -> Mapping[int, int]:
        """For the root of each unit, its level."""
        return {unit.index: number for number, units in enumerate(self.levels) for unit in units}

    @cached_property
    def known(self) -> tuple[LoadedConstant, ...]:
        """The results that are there before the first run, of equal ones the first."""
        slots = {one.slot for one in self._plan.known}
        return tuple(
            one
            for one in self._plan.known
            if (first := self._plan.source(one.slot)) == one.slot or first not in slots
        )

    @cached_property
    def shared(self) -> Mapping[int, int]:
        """For the slots that have another's bytes, that one: equal constants, reshapes of what is given.

        A whole reshape of what a step makes repeats that step, and is no unit.
        """
        firsts: dict[KappaLabel, int] = {}
        held = (*self._plan.constants, *self.known)
        pairs = [(one.slot, firsts.setdefault(one.label, one.slot)) for one in held]
        shared = {slot: first for slot, first in pairs if slot != first}
        for unit in filter(self._is_bound, self._units):
            source = self._plan.source(unit.reads[0].slot)
            shared[unit.writes.slot] = shared.get(source, source)
        return shared

    def _is_bound(self, unit: Unit) -> bool:
        """Whether a unit only says that bytes which are there are a value."""
        naming = self._plan.namings[unit.index]
        return unit.is_relabel and naming.place is None and naming.reads[0].view is None

    @cached_property
    def lasts(self) -> Mapping[int, int]:
        """For each slot, the last level that needs it, or what has its bytes."""
        last: dict[int, int] = {}
        for number, units in enumerate(self.levels):
            for unit in units:
                self._need(last, (unit.writes.slot, *self._reads(unit)), number)
        kept = (*self._plan.kept, *(one.slot for one in self._plan.known))
        self._need(last, (*kept, *map(self._plan.source, kept)), len(self.levels) - 1)
        return last

    def _need(self, last: dict[int, int], slots: Sequence[int], number: int) -> None:
        for slot in (*slots, *map(self._root, slots)):
            last[slot] = max(last.get(slot, 0), number)

    def _root(self, slot: int) -> int:
        return self.shared.get(slot, slot)

    def _reads(self, unit: Unit) -> tuple[int, ...]:
        """The slots that a unit reads; for one that repeats another, that one."""
        return tuple(self._plan.source(ref.slot) for ref in unit.reads if ref.is_present)

    def roots(self, unit: Unit) -> tuple[int, ...]:
        """The slots whose bytes a unit reads, each once."""
        return tuple(dict.fromkeys(map(self._root, self._reads(unit))))


def _unit_levels(units: Sequence[Unit], levels: Levels) -> tuple[tuple[Unit, ...], ...]:
    """The units by the levels of their roots; levels that are empty are left out, but for a single one."""
    numbers = {position: number for number, level in enumerate(levels) for position in level}
    found: dict[int, list[Unit]] = {}
    for unit in units:
        found.setdefault(numbers[unit.root.position], []).append(unit)
    return tuple(tuple(found[number]) for number in sorted(found)) or ((),)
