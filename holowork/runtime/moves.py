"""Writes of rows to a cache in the memory of the cache itself: which may be, and what speaks against it."""

from collections.abc import Callable, Container, Mapping
from dataclasses import dataclass
from functools import cached_property

from holowork.core import Displayable
from holowork.ops import op_named
from holowork.passes import missed
from holowork.runtime.plan import Plan
from holowork.runtime.unit import NONE, Unit
from kernels_ir import FAULT

KV_CACHE_WRITE = op_named("kv_cache_write")


@dataclass(frozen=True, kw_only=True, repr=False)
class Move(Displayable):
    """A kv_cache_write of a program: whether its rows go to the memory of its cache, or to a copy.

    `index` is the position of the step, `cache` says what it writes to. An input is written over only where
    it is donated. `missed` is the first condition that does not hold; empty where all do.
    """

    index: int
    where: str
    cache: str
    missed: str
    ends: tuple[int, int] | None
    """The positions of the input and of the output, where the cache is an input."""

    @property
    def is_input(self) -> bool:
        """Whether the cache comes from a caller."""
        return self.ends is not None

    @property
    def is_inside(self) -> bool:
        """Whether it is always in place: its cache is no input, and nothing speaks against it."""
        return not self.is_input and not self.missed

    def __repr__(self) -> str:
        if self.missed:
            return f"{self.where} copies {self.cache}: it is written in place only if {self.missed}"
        given = ", where that is donated" if self.is_input else ""
        return f"{self.where} writes to {self.cache} in place{given}"


@dataclass(frozen=True, kw_only=True, eq=False)
class Placing:
    """The units of a plan, the slot whose bytes each slot has, and the slots that are kept for other runs."""

    plan: Plan
    units: tuple[Unit, ...]
    roots: Mapping[int, int]
    pinned: Container[int]
    frontier: Container[int]

    @cached_property
    def inputs(self) -> Mapping[int, int]:
        """The positions of input ports by their slots."""
        return {port.descriptor.slot: index for index, port in enumerate(self.plan.inputs)}

    @cached_property
    def outputs(self) -> Mapping[int, int]:
        """The position of the first output port that shows each root."""
        ports = reversed(list(enumerate(self.plan.outputs)))
        return {self.roots[port.descriptor.slot]: index for index, port in ports}

    @cached_property
    def sites(self) -> tuple["Site", ...]:
        """The kernels that write rows to a cache, in order."""
        found = (
            Site(self, unit, position)
            for position, unit in enumerate(self.units)
            if unit.is_single and unit.root.call.op is KV_CACHE_WRITE
        )
        return tuple(site for site in found if site.result == unit_root(self.roots, site.unit))


def walked_moves(plan: Plan) -> tuple[Move, ...]:
    """The writes of a plan that is walked step by step: none is done in place."""
    return tuple(
        Move(
            index=index,
            where=step.where,
            cache=f"slot {step.reads[0].slot}",
            missed="the program runs as one table of machine code",
            ends=None,
        )
        for index, step in enumerate(plan.steps)
        if step.call.op is KV_CACHE_WRITE
    )


def unit_root(roots: Mapping[int, int], unit: Unit) -> int:
    """The slot whose bytes a unit's result has."""
    return roots[unit.writes.slot]


@dataclass(frozen=True, eq=False)
class Site:
    """One of them, at its place among the units."""

    placing: Placing
    unit: Unit
    position: int

    @property
    def cache(self) -> int:
        """The slot whose bytes the cache has."""
        return self.placing.roots[self.unit.reads[0].slot]

    @property
    def result(self) -> int:
        """The slot that is written."""
        return self.unit.writes.slot

    @property
    def is_input(self) -> bool:
        """Whether the cache comes from a caller."""
        return self.cache in self.placing.inputs

    @cached_property
    def later(self) -> tuple[Unit, ...]:
        """The units behind it that make a value."""
        behind = self.placing.units[self.position + 1 :]
        return tuple(unit for unit in behind if unit_root(self.placing.roots, unit) == unit.writes.slot)

    def reads_cache(self, unit: Unit, first: int = 0) -> bool:
        """Whether an operand of a unit, from the first that counts, has bytes of the cache."""
        refs = (ref for ref in unit.reads[first:] if ref.is_present)
        return any(self.placing.roots[ref.slot] == self.cache for ref in refs)

    def move(self) -> Move:
        """What becomes of it."""
        against = (_told(one, self) for one in (_GIVEN if self.is_input else _INSIDE) if not one.holds(self))
        return Move(
            index=self.unit.index,
            where=self.unit.root.where,
            cache=self._cache_name(),
            missed=next(against, ""),
            ends=self._ends() if self.is_input else None,
        )

    def _ends(self) -> tuple[int, int]:
        return self.placing.inputs[self.cache], self.placing.outputs.get(self.result, 0)

    def _cache_name(self) -> str:
        plan, slot = self.placing.plan, self.cache
        if self.is_input:
            return f"input {plan.inputs[self.placing.inputs[slot]].name!r}"
        made = (step.where for step in plan.steps if step.writes.slot == slot)
        return next(made, "a constant")


@dataclass(frozen=True)
class _Condition:
    """What must hold of a site; `found` says what is there instead."""

    text: str
    holds: Callable[[Site], bool]
    found: Callable[[Site], str] = lambda _: ""


def _told(condition: _Condition, site: Site) -> str:
    return missed(condition.text, condition.found(site))


def _is_whole(site: Site) -> bool:
    unit, lengths = site.unit, site.placing.plan.lengths
    slots = {unit.reads[0].slot, site.cache, site.result}
    starts = unit.reads[0].offset, unit.writes.offset
    return starts == (0, 0) and {lengths[slot] for slot in slots} == {unit.region.result.bytes}


def _later_readers(site: Site) -> str:
    return ", ".join(unit.root.where for unit in site.later if site.reads_cache(unit))


def _can_refuse(unit: Unit) -> bool:
    return any(FAULT in launch.places.values() for launch in (unit.launches or NONE).launches)


def _later_refusals(site: Site) -> str:
    return ", ".join(unit.root.where for unit in site.later if _can_refuse(unit))


def _shows_whole(site: Site) -> bool:
    index = site.placing.outputs.get(site.result)
    return index is not None and site.placing.plan.outputs[index].is_whole


_EVERY = (
    _Condition("the cache and the result are whole values", _is_whole),
    _Condition("the cache is no constant", lambda site: site.cache not in site.placing.pinned),
    _Condition("the cache is no output", lambda site: site.cache not in site.placing.outputs),
    _Condition("nothing else that it reads is the cache", lambda site: not site.reads_cache(site.unit, 1)),
    _Condition("nothing reads the cache after it", lambda site: not _later_readers(site), _later_readers),
)
_INSIDE = (
    *_EVERY,
    _Condition(
        "all that reads the cache depends on the inputs that the cache depends on, no others",
        lambda site: site.cache not in site.placing.frontier,
        lambda _: "more, so that the cache is kept for other runs",
    ),
)
_GIVEN = (
    *_EVERY,
    _Condition("the result is an output", _shows_whole),
    _Condition("no kernel after it can refuse operands", lambda s: not _later_refusals(s), _later_refusals),
)
