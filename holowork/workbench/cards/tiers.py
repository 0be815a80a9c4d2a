"""The card of memory tiers."""

from holowork.archive import readable_bytes
from holowork.core import counted
from holowork.runtime import TieredValue, Tiers
from holowork.workbench.cards.frame import card, size_of
from holowork.workbench.markup import Markup, code, folded, name_of, number, table

MOST_VALUES = 60
MOST_LEVELS = 60


def tiers_card(tiers: Tiers) -> Markup:
    """Kernels and bytes by tier, each value with its reason, each level with what moves before it."""
    facts = [f"policy {tiers.policy.name}", f"peak {readable_bytes(tiers.peak)}"]
    facts += [counted(len(tiers.migrations), "migration")]
    totals = [
        (tier.text, number(many), size_of(tiers.bytes[tier]), size_of(tiers.peaks[tier]))
        for tier, many in tiers.counts.items()
    ]
    whole = table(("tier", "kernels", "bytes", "peak"), totals)
    return card("Tiers", tiers.name, facts).add(whole, _values(tiers), _levels(tiers)).done()


def _values(tiers: Tiers) -> Markup:
    headers = ("value", "type", "bytes", "levels", "tier", "reason")
    rows = [_value(value) for value in tiers.values[:MOST_VALUES]]
    cut = _cut(len(tiers.values), MOST_VALUES)
    return folded(f"{counted(len(tiers.values), 'value')}{cut}", table(headers, rows), is_open=True)


def _value(value: TieredValue) -> tuple[object, ...]:
    size = size_of(value.bytes) if value.shares is None else number(f"of slot {value.shares}")
    lives = number(f"{value.first}–{value.last}")
    return name_of(value.node), code(value.type), size, lives, value.tier.text, value.reason


def _levels(tiers: Tiers) -> Markup:
    headers = ("level", "kernels", *(tier.text for tier in tiers.counts), "moves")
    rows = [
        (number(one.number), number(one.kernels), *map(size_of, one.bytes.values()), len(one.migrations))
        for one in tiers.levels[:MOST_LEVELS]
    ]
    cut = _cut(len(tiers.levels), MOST_LEVELS)
    return folded(f"{counted(len(tiers.levels), 'level')}{cut}", table(headers, rows))


def _cut(many: int, most: int) -> str:
    return f", the first {most} shown" if many > most else ""
