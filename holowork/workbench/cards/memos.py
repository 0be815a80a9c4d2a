"""The cards of a memo, and of where two runs part."""

from holowork.core import counted, readable_time
from holowork.runtime import Memo, Parting, Store
from holowork.workbench.cards.frame import card, kappa_code, size_of
from holowork.workbench.markup import Markup, Number, element, folded, letters, name_of, number, table

MOST_CALLS = 100
_BADGES = {"computed": "●", "memo": "M", "table": "T", "relabelled": "="}


def memo_card(memo: Memo) -> Markup:
    """Hits, misses, what is held and what is saved."""
    facts = [counted(memo.hits, "hit"), counted(memo.misses, "miss"), counted(len(memo), "entry")]
    return card("Memo", "", facts).add(table(("", "value"), _counters(memo))).done()


def _counters(memo: Memo) -> list[tuple[str, Number]]:
    saved = readable_time(memo.seconds_saved) if memo.seconds_saved else "none"
    stored = [("from the store", number(memo.store_hits)), ("put there", number(memo.store_puts))]
    return [
        ("runs found", number(f"{memo.hit_rate:.0%}")),
        ("cones found", number(memo.cone_hits)),
        ("cones computed", number(memo.cone_misses)),
        ("held", size_of(memo.bytes_held)),
        ("limit", size_of(memo.limit)),
        ("evictions", number(memo.evictions)),
        ("bytes saved", size_of(memo.bytes_saved)),
        ("time saved (estimate)", number(saved)),
        *stored * (memo.store is not None),
    ]


def store_card(store: Store) -> Markup:
    """Whether it is trusted and why not, and what was found, put and refused."""
    trust = "trusted" if store.trusted else "not trusted"
    rows = [
        ("hits", number(f"{store.hits:,}")),
        ("misses", number(f"{store.misses:,}")),
        ("put", number(f"{store.puts:,}")),
        ("bytes put", size_of(store.bytes_put)),
        ("of at most", size_of(store.total_bytes)),
        ("of one result at most", size_of(store.entry_bytes)),
        ("declined", number(f"{store.declined:,}")),
        ("damaged", number(f"{store.damaged:,}")),
        ("false", number(f"{store.false:,}")),
    ]
    notes = [element("div", letters(note)) for note in (store.doubt, store.off) if note]
    return card("Store", store.place, [trust]).add(*notes, table(("", "value"), rows)).done()


def parting_card(found: Parting) -> Markup:
    """The first call whose label differs, what changed, and everything downstream."""
    facts = [f"{len(found.calls):,} of {found.total:,} calls differ"]
    changed = [(name_of(value.title), *map(kappa_code, value.labels)) for value in found.values[:MOST_CALLS]]
    sources = table(("changed", "κ before", "κ after"), changed) if changed else None
    outputs = f"outputs that differ: {', '.join(found.outputs[:MOST_CALLS]) or 'none'}"
    told = element("div", found.told)
    return card("Parting", "", facts).add(told, sources, _calls(found), element("div", outputs)).done()


def _calls(found: Parting) -> Markup | None:
    if not found.calls:
        return None
    listed = [
        (
            name_of(call.title),
            _BADGES[call.state],
            *map(kappa_code, call.labels),
            name_of(", ".join(call.origins)),
        )
        for call in found.calls[:MOST_CALLS]
    ]
    cut = f", the first {MOST_CALLS} shown" if len(found.calls) > MOST_CALLS else ""
    whole = table(("call", "", "κ before", "κ after", "comes from"), listed)
    return folded(f"{counted(len(found.calls), 'call')}{cut}", whole, is_open=len(found.calls) <= 12)
