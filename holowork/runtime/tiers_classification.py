"""Sorting the values of a plan into tiers: every value that is ever in memory, and what has to move."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cached_property

from holowork.ir import TensorType
from holowork.runtime.inspection import Program, unit_title
from holowork.runtime.inspection_nodes import Node
from holowork.runtime.inspection_values import CONSTANT, INPUT, OUTPUT
from holowork.runtime.tiers_lifetimes import Levels, Lifetimes
from holowork.runtime.tiers_rules import CPU_SIDE, Made, Policy, Tier
from holowork.runtime.tiers_values import BOUND, COMPUTED, KNOWN, Migration, TieredValue, TierLevel
from holowork.runtime.unit import Unit

_BOTH = "both"


class Classification:
    """The values and the levels of a program under a policy."""

    def __init__(self, program: Program, levels: Levels, policy: Policy) -> None:
        self._plan = program.plan
        self._program = program
        self._policy = policy
        self._lives = Lifetimes(program.plan, program.units, levels)

    @cached_property
    def values(self) -> tuple[TieredValue, ...]:
        """Inputs, constants, known results, then what kernels make, in the order of the program."""
        return (*self._given(), *map(self._made, self._program.units))

    @cached_property
    def levels(self) -> tuple[TierLevel, ...]:
        """The levels that have units; one without any for a program of none."""
        parts = zip(self._lives.levels, self._moves(), self._alive(), strict=True)
        return tuple(
            TierLevel(number=number, kernels=self._kernels(units), migrations=moves, bytes=alive)
            for number, (units, moves, alive) in enumerate(parts)
        )

    def _kernels(self, units: Sequence[Unit]) -> int:
        return sum(unit.writes.slot not in self._lives.shared for unit in units)

    def _alive(self) -> Iterator[Mapping[Tier, int]]:
        """For each level, the bytes that live in each tier: a running sum of what began and what ended."""
        changes = [Counter[Tier]() for _ in range(len(self._lives.levels) + 1)]
        for value in self.values:
            changes[value.first][value.tier] += value.held
            changes[value.last + 1][value.tier] -= value.held
        alive = dict.fromkeys(Tier, 0)
        for change in changes[:-1]:
            alive = {tier: alive[tier] + change[tier] for tier in Tier}
            yield alive

    @cached_property
    def _names(self) -> Mapping[int, str]:
        """Names of slots, of those with the same value the first: what the archive keeps, then ports."""
        found: dict[int, str] = {}
        for node in sorted(self._program.nodes, key=lambda node: node.kind == OUTPUT):
            if node.name:
                found.setdefault(self._plan.source(node.slot), node.name)
        return found

    @cached_property
    def _calls(self) -> Mapping[int, Node]:
        """For each slot that a step writes, its node."""
        return {node.slot: node for node in self._program.nodes if node.call}

    def _given(self) -> Iterator[TieredValue]:
        plan, nodes = self._plan, self._program.nodes
        inputs = [node for node in nodes if node.kind == INPUT]
        constants = [node for node in nodes if node.kind == CONSTANT]
        for node, port in zip(inputs, plan.inputs, strict=True):
            yield self._value(node, port.type, INPUT)
        for node, held in zip(constants, plan.constants, strict=True):
            row = TensorType(held.dtype, (held.size * 8 // held.dtype.bits,))
            yield replace(self._value(node, row, CONSTANT), label=held.label)
        for held in self._lives.known:
            node = self._calls[held.slot]
            made = plan.steps[node.index].application.result
            yield replace(self._value(node, made, KNOWN), label=held.label)

    def _made(self, unit: Unit) -> TieredValue:
        node, kind = self._calls[unit.writes.slot], unit.region.result
        first = self._lives.firsts[unit.index]
        if unit.writes.slot in self._lives.shared:
            return replace(self._value(node, kind, BOUND), first=first)
        ops = tuple(member.op.name for member in unit.region.members)
        rule = self._policy.rule(Made(ops=ops, dtype=kind.dtype))
        made = self._value(node, kind, COMPUTED)
        return replace(made, rule=rule, first=first, kernel=unit_title(unit))

    def _value(self, node: Node, kind: TensorType, origin: str) -> TieredValue:
        """The value of a node as if no kernel made it."""
        slot = node.slot
        declared = TensorType(kind.dtype, self._plan.shapes.get(slot, kind.shape))
        return TieredValue(
            slot=slot,
            call=node.call,
            name=self._names.get(slot, ""),
            index=node.index,
            origin=origin,
            type=declared if declared.elements == kind.elements else kind,
            bytes=self._plan.lengths[slot],
            shares=self._lives.shared.get(slot),
            last=self._lives.lasts[slot],
        )

    def _moves(self) -> Iterator[tuple[Migration, ...]]:
        """For each level, the slots that the other side owns; what was moved belongs to both from then on."""
        sides = {value.slot: value.tier.side for value in self.values if value.is_made}
        owners: dict[int, str] = {}
        for units in self._lives.levels:
            found: list[Migration] = []
            for unit in (unit for unit in units if unit.writes.slot in sides):
                side, slots = sides[unit.writes.slot], self._lives.roots(unit)
                moved = [slot for slot in slots if owners.get(slot, CPU_SIDE) not in {side, _BOTH}]
                found += [Migration(slot=slot, target=side) for slot in moved]
                owners |= {**dict.fromkeys(moved, _BOTH), unit.writes.slot: side}
            yield tuple(found)
