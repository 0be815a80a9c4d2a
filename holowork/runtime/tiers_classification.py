"""Sorting the values of a plan into tiers: every value that is ever in memory, its lifetime, its moves."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from holowork.archive import LoadedConstant
from holowork.core import KappaLabel
from holowork.ir import TensorType
from holowork.runtime.inspection import Program, unit_title
from holowork.runtime.inspection_nodes import Node
from holowork.runtime.inspection_values import CONSTANT, INPUT, OUTPUT
from holowork.runtime.tiers_rules import CPU_SIDE, GIVEN, Made, Policy, Rule, Tier
from holowork.runtime.tiers_values import BOUND, COMPUTED, KNOWN, Migration, TieredValue, TierLevel
from holowork.runtime.unit import Unit

_BOTH = "both"
Levels = Sequence[Sequence[int]]
"""The positions of calls, level by level."""


class Classification:
    """The values and the levels of a program under a policy."""

    def __init__(self, program: Program, levels: Levels, policy: Policy) -> None:
        self._plan = program.plan
        self._program = program
        self._policy = policy
        self._levels = _kernel_levels(program.units, levels)
        self._pinned = (*self._plan.constants, *self._plan.known)
        self._shared = self._sharing()
        self._last = self._lasts()

    @cached_property
    def values(self) -> tuple[TieredValue, ...]:
        """Inputs, constants, known results, then what kernels make, in the order of the program."""
        return (*self._given(), *map(self._made, self._program.units))

    @cached_property
    def levels(self) -> tuple[TierLevel, ...]:
        """The levels that have kernels; one without any for a program of none."""
        moves = list(self._moves())
        return tuple(
            TierLevel(number=n, kernels=len(units), migrations=moves[n], bytes=self._alive[n])
            for n, units in enumerate(self._levels)
        )

    @cached_property
    def _alive(self) -> Sequence[Mapping[Tier, int]]:
        """For each level, the bytes that live in each tier: a running sum of what begins and what ended."""
        changes = [Counter[Tier]() for _ in range(len(self._levels) + 1)]
        for value in self.values:
            changes[value.first][value.tier] += value.held
            changes[value.last + 1][value.tier] -= value.held
        alive = [dict.fromkeys(Tier, 0)]
        for change in changes[:-1]:
            alive.append({tier: alive[-1][tier] + change[tier] for tier in Tier})
        return alive[1:]

    @cached_property
    def _numbers(self) -> Mapping[int, int]:
        """For the root of each unit, its level."""
        return {unit.index: number for number, units in enumerate(self._levels) for unit in units}

    @cached_property
    def _names(self) -> Mapping[int, str]:
        """Names of slots: those that the archive keeps go before those of ports."""
        nodes = self._program.nodes
        ports = {node.slot: node.name for node in nodes if node.kind == OUTPUT}
        return ports | {node.slot: node.name for node in nodes if node.kind != OUTPUT and node.name}

    @cached_property
    def _calls(self) -> Mapping[int, Node]:
        """For each step, its node."""
        return {node.index: node for node in self._program.nodes if node.call}

    def _sharing(self) -> Mapping[int, int]:
        """For the slots that are bound to another's bytes, that one: equal constants, whole reshapes."""
        firsts: dict[KappaLabel, int] = {}
        shared = {
            one.slot: first
            for one in self._pinned
            if (first := firsts.setdefault(one.label, one.slot)) != one.slot
        }
        for unit in self._program.units:
            naming = self._plan.namings[unit.index]
            if unit.is_relabel and naming.place is None and naming.reads[0].view is None:
                source = self._plan.source(unit.reads[0].slot)
                shared[unit.writes.slot] = shared.get(source, source)
        return shared

    def _lasts(self) -> Mapping[int, int]:
        """For each slot, the last level that needs it, or what is bound to it."""
        end, last = len(self._levels) - 1, dict[int, int]()
        for number, units in enumerate(self._levels):
            for unit in units:
                for slot in (unit.writes.slot, *self._reads(unit)):
                    self._need(last, slot, number)
        for slot in (*self._plan.kept, *(one.slot for one in self._plan.known)):
            self._need(last, self._plan.source(slot), end)
        return last

    def _need(self, last: dict[int, int], slot: int, number: int) -> None:
        for each in (slot, self._shared.get(slot, slot)):
            last[each] = max(last.get(each, 0), number)

    def _reads(self, unit: Unit) -> tuple[int, ...]:
        """The slots that a unit reads, each once; for one that repeats another, that one."""
        slots = (self._plan.source(ref.slot) for ref in unit.reads if ref.is_present)
        return tuple(dict.fromkeys(slots))

    def _given(self) -> Iterator[TieredValue]:
        plan = self._plan
        inputs = [node for node in self._program.nodes if node.kind == INPUT]
        constants = [node for node in self._program.nodes if node.kind == CONSTANT]
        for node, port in zip(inputs, plan.inputs, strict=True):
            yield self._value(node, port.type, origin=INPUT)
        for node, held in zip(constants, plan.constants, strict=True):
            yield self._value(node, self._type(held), origin=CONSTANT, label=held.label)
        by_slot = {node.slot: node for node in self._calls.values()}
        for held in plan.known:
            yield self._value(by_slot[held.slot], self._type(held), origin=KNOWN, label=held.label)

    def _type(self, held: LoadedConstant) -> TensorType:
        """The type of a constant: the extents that the archive says, else one row."""
        row = TensorType(held.dtype, (len(held.body) * 8 // held.dtype.bits,))
        declared = TensorType(held.dtype, self._plan.shapes.get(held.slot, row.shape))
        return declared if declared.elements == row.elements else row

    def _made(self, unit: Unit) -> TieredValue:
        origin = BOUND if unit.writes.slot in self._shared else COMPUTED
        ops = tuple(member.op.name for member in unit.region.members)
        rule = self._policy.rule(Made(ops=ops, dtype=unit.region.result.dtype))
        node, first = self._calls[unit.index], self._numbers[unit.index]
        return self._value(
            node, unit.region.result, origin=origin, rule=rule, first=first, kernel=unit_title(unit)
        )

    def _value(
        self,
        node: Node,
        kind: TensorType,
        *,
        origin: str,
        rule: Rule = GIVEN,
        first: int = 0,
        kernel: str = "",
        label: KappaLabel | None = None,
    ) -> TieredValue:
        named = replace(node, name=self._names.get(node.slot, ""))
        return TieredValue(
            slot=node.slot,
            node=named.title,
            name=named.name,
            origin=origin,
            kernel=kernel,
            type=kind,
            bytes=self._plan.lengths[node.slot],
            shares=self._shared.get(node.slot),
            first=first,
            last=self._last[node.slot],
            rule=rule,
            label=label,
        )

    def _moves(self) -> Iterator[tuple[Migration, ...]]:
        """For each level, the slots that the other side owns; what was moved belongs to both from then on."""
        sides = {value.slot: value.tier.side for value in self.values if value.is_made}
        owners: dict[int, str] = {}
        for units in self._levels:
            found: list[Migration] = []
            for unit in units:
                side = sides[unit.writes.slot]
                moved = [s for s in self._reads(unit) if owners.get(s, CPU_SIDE) not in {side, _BOTH}]
                found += [Migration(slot=slot, target=side) for slot in moved]
                owners |= {**dict.fromkeys(moved, _BOTH), unit.writes.slot: side}
            yield tuple(found)


def _kernel_levels(units: Sequence[Unit], levels: Levels) -> tuple[tuple[Unit, ...], ...]:
    """The units by the levels of their roots; levels that are empty are left out, but for a single one."""
    numbers = {position: number for number, level in enumerate(levels) for position in level}
    found: dict[int, list[Unit]] = {}
    for unit in units:
        found.setdefault(numbers[unit.root.position], []).append(unit)
    return tuple(tuple(found[number]) for number in sorted(found)) or ((),)
