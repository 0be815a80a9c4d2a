"""The report of memory tiers. Nothing that runs asks for them: no bit and no label depends on a policy."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from holowork.archive import readable_bytes
from holowork.core import Displayable, counted, table
from holowork.runtime.inspection import Program
from holowork.runtime.tiers_classification import Classification
from holowork.runtime.tiers_lifetimes import Levels
from holowork.runtime.tiers_rules import Policy, Tier
from holowork.runtime.tiers_values import Migration, TieredValue, TierLevel

_MOST_ROWS = 40
HEADERS = ("value", "kernel", "slot", "type", "bytes", "levels", "tier", "reason")
LEVEL_HEADERS = ("level", "kernels", *(tier.text for tier in Tier), "moves")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Tiers(Displayable):
    """Where each value of a program would be in a machine of several memories, and what would have to move.

    `values` are all that is ever in memory: what is inside a fused kernel is not, nor a call that repeats
    another. Bytes are of exact lifetimes, level by level; an arena, which rounds and shares, takes others.
    """

    name: str
    policy: Policy
    values: tuple[TieredValue, ...]
    levels: tuple[TierLevel, ...]

    @cached_property
    def counts(self) -> Mapping[Tier, int]:
        """For each tier, the kernels whose result is in it; their sum is that of all."""
        made = [value.tier for value in self.values if value.is_made]
        return {tier: made.count(tier) for tier in Tier}

    @cached_property
    def bytes(self) -> Mapping[Tier, int]:
        """For each tier, the bytes of all its values; those that share memory count once."""
        held = {tier: [value.held for value in self.values if value.tier is tier] for tier in Tier}
        return {tier: sum(each) for tier, each in held.items()}

    @cached_property
    def peaks(self) -> Mapping[Tier, int]:
        """For each tier, the most bytes that live in it during one level."""
        return {tier: max(level.bytes[tier] for level in self.levels) for tier in Tier}

    @property
    def peak(self) -> int:
        """The most bytes that live during one level, all tiers together."""
        return max(level.total for level in self.levels)

    @property
    def migrations(self) -> tuple[Migration, ...]:
        """All moves between CPU and device, in order."""
        return tuple(move for level in self.levels for move in level.migrations)

    @property
    def migrating_levels(self) -> tuple[int, ...]:
        """The numbers of the levels before which something moves."""
        return tuple(level.number for level in self.levels if level.migrations)

    def rows(self) -> list[tuple[object, ...]]:
        """A row for each value, under HEADERS."""
        return [_row(value) for value in self.values]

    def level_rows(self) -> list[tuple[object, ...]]:
        """A row for each level, under LEVEL_HEADERS."""
        return [
            (level.number, level.kernels, *map(readable_bytes, level.bytes.values()), _moves(level))
            for level in self.levels
        ]

    def table(self) -> str:
        """Values, tiers and levels, as text."""
        values, levels = self.rows(), self.level_rows()
        parts = [repr(self), table(values[:_MOST_ROWS], HEADERS), *_more(len(values), "values")]
        totals = [
            (tier.text, self.counts[tier], readable_bytes(self.bytes[tier]), readable_bytes(self.peaks[tier]))
            for tier in Tier
        ]
        parts += [table(totals, ("tier", "kernels", "bytes", "peak"))]
        parts += [table(levels[:_MOST_ROWS], LEVEL_HEADERS), *_more(len(levels), "levels")]
        return "\n\n".join(parts)

    def to_json(self) -> dict[str, Any]:
        """All of it in values that JSON has."""
        return {
            "name": self.name,
            "policy": self.policy.name,
            "values": [_value_json(value) for value in self.values],
            "levels": [_level_json(level) for level in self.levels],
            "kernels": _by_text(self.counts),
            "bytes": _by_text(self.bytes),
            "peaks": _by_text(self.peaks),
            "peak": self.peak,
        }

    def __repr__(self) -> str:
        counts = ", ".join(f"{tier.text} {count}" for tier, count in self.counts.items() if count)
        peak, moves = readable_bytes(self.peak), len(self.migrations)
        moved = counted(moves, "migration")
        return f"Tiers({self.policy.name}: {counts or 'no kernels'}; peak {peak}, {moved})"


def tiers_of(program: Program, levels: Levels, *, name: str, policy: Policy) -> Tiers:
    """The tiers of a program whose calls are scheduled in levels."""
    found = Classification(program, levels, policy)
    return Tiers(name=name, policy=policy, values=found.values, levels=found.levels)


def _row(value: TieredValue) -> tuple[object, ...]:
    size = readable_bytes(value.bytes) if value.shares is None else f"of slot {value.shares}"
    lives = f"{value.first}–{value.last}"
    said = (value.node, value.kernel or value.origin, value.slot, str(value.type))
    return *said, size, lives, value.tier.text, value.reason


def _moves(level: TierLevel) -> str:
    return ", ".join(move.text for move in level.migrations)


def _more(count: int, what: str) -> list[str]:
    return [f"… {count - _MOST_ROWS} more {what}; to_json() has all"] if count > _MOST_ROWS else []


def _by_text(numbers: Mapping[Tier, int]) -> dict[str, int]:
    return {tier.text: number for tier, number in numbers.items()}


def _value_json(value: TieredValue) -> dict[str, Any]:
    return {
        "slot": value.slot,
        "node": value.node,
        "name": value.name,
        "origin": value.origin,
        "kernel": value.kernel,
        "label": None if value.label is None else value.label.text,
        "type": str(value.type),
        "bytes": value.bytes,
        "shares": value.shares,
        "levels": [value.first, value.last],
        "tier": value.tier.text,
        "rule": value.rule.name,
        "reason": value.reason,
    }


def _level_json(level: TierLevel) -> dict[str, Any]:
    return {
        "level": level.number,
        "kernels": level.kernels,
        "bytes": _by_text(level.bytes),
        "migrations": [{"slot": move.slot, "to": move.target} for move in level.migrations],
    }
