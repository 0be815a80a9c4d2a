"""What the Memo panel says of the memo itself: its counters, its entries, and labels that are used again."""

from collections.abc import Sequence

from holowork.archive import readable_bytes
from holowork.core import counted, readable_time
from holowork.runtime import Memo, MemoEntry, PastRun, Session, SharedValue
from holowork.workbench.markup import Markup, element
from holowork.workbench.page import asking
from holowork.workbench.panels.memo_parts import (
    MOST_ROWS,
    facts,
    kappa,
    kappas,
    left_out,
    row,
    rows,
    section,
    whole,
)

_ESTIMATE = "(estimate, from the first computation of each)"
_NO_TIME = "–"


def counters_part(memo: Memo, *buttons: Markup) -> Markup:
    """Hits, bytes and seconds of a memo."""
    held = f"{readable_bytes(memo.bytes_held)} of at most {readable_bytes(memo.limit)}"
    cones = f"{memo.cone_hits:,} found, {memo.cone_misses:,} computed, in runs that missed"
    pairs = [
        ("runs", f"{memo.hits:,} found, {memo.misses:,} computed: a hit rate of {memo.hit_rate:.0%}"),
        ("cones", cones),
        ("held", f"{counted(len(memo), 'entry')}, {held}, {memo.evictions:,} evicted for room"),
        ("saved", f"{readable_bytes(memo.bytes_saved)} of results, {_saved(memo)}"),
        *_stored(memo),
    ]
    clear = asking("Clear", "clear", title="drop every entry; the counters stay")
    return section(
        "Memo", facts(pairs), element("p", *(piece for one in (*buttons, clear) for piece in (one, " ")))
    )


def _saved(memo: Memo) -> str:
    return f"{readable_time(memo.seconds_saved)} {_ESTIMATE}" if memo.seconds_saved else "no time yet"


def _stored(memo: Memo) -> list[tuple[object, object]]:
    if memo.store is None:
        return []
    trusted = "" if memo.store.trusted else "; it is not trusted"
    return [("store", f"{memo.store_hits:,} found there, {memo.store_puts:,} put there{trusted}")]


def entries_part(memo: Memo) -> Markup:
    """The entries, the most recently used first, each with a button that evicts it."""
    entries = memo.entries()
    if not entries:
        why = "a memo of 0 bytes keeps nothing" if not memo.limit else "nothing is held"
        return section("Entries", element("p", why))
    headers = ("entry", "found by the inputs", "outputs", "bytes", "took", "hits", "")
    listed = rows(headers, map(_entry, entries[:MOST_ROWS]))
    by_value = f"and {memo.shortcuts.hits:,} hits by the very values that were presented before"
    return section(
        f"{counted(len(entries), 'entry')}, the last used first",
        listed,
        *left_out(len(entries) - MOST_ROWS, "entries; session.memo.entries() has all"),
        element("p", by_value, class_="hw-hint"),
    )


def _entry(entry: MemoEntry) -> Markup:
    took = _NO_TIME if entry.seconds is None else readable_time(entry.seconds)
    evict = asking("Evict", "evict", entry.name, title="drop it: the next run computes it again")
    sides = kappas(entry.inputs), kappas(entry.outputs)
    return row((entry.kind, *sides, whole(readable_bytes(entry.bytes)), whole(took), entry.hits, evict))


def shared_part(past: PastRun, shared: Sequence[SharedValue]) -> Markup:
    """Labels that are used more than once, and the bytes that this spares."""
    if not shared:
        return section("Deduplicated", element("p", "no two nodes of this program have one label"))
    spared = readable_bytes(sum(one.spared for one in shared))
    constants = counted(len(past.program.plan.constants), "constant")
    listed = [row((kappa(one.label), _nodes(one), whole(readable_bytes(one.spared)))) for one in shared]
    return section(
        f"Deduplicated: {counted(len(shared), 'label')} used again, {spared} spared",
        element("p", f"beside memory of its own for each node; {constants}", class_="hw-hint"),
        rows(("κ", "nodes", "spared"), listed[:MOST_ROWS]),
        *left_out(len(shared) - MOST_ROWS, "labels; run.shared has all"),
    )


def _nodes(one: SharedValue) -> Markup:
    more = f", … {len(one.nodes) - 4:,} more" if len(one.nodes) > 4 else ""
    return element("bdi", ", ".join(one.nodes[:4]) + more)


def pinned_part(session: Session) -> Markup:
    """What is held for the life of a session, whatever the memo drops."""
    pinned = session.arena.counters.pinned
    told = f"{readable_bytes(pinned)} of constants are held as long as the session lives; nothing evicts them"
    return section("Pinned", element("p", told))
