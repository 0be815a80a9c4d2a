"""The cards of passes, one and all of them."""

from collections.abc import Iterator

from holowork.core import counted
from holowork.passes import PassList, PassStop
from holowork.workbench.cards.frame import card, milliseconds
from holowork.workbench.changes import Change, changes_of
from holowork.workbench.history import START, History, Moment
from holowork.workbench.markup import NEW_LINE, Markup, Number, code, element, folded, name_of, number, table
from holowork.workbench.picture import card_picture

MOST_LINES = 60
"""Lines of a text diff on a card."""
MOST_NODES = 8
"""Nodes that are named beside a rule."""


def pass_list_card(passes: PassList) -> Markup:
    """A table of the passes, and the picture of the first that changed something."""
    if not len(passes):
        return card("Passes", passes.name, ["none"]).done()
    history = History.of(passes.stops)
    changing = _first_change(history)
    return (
        card("Passes", passes.name, [f"{len(passes)} in all"])
        .add(pass_table(history), _picture(history, changing))
        .done()
    )


def pass_card(stop: PassStop) -> Markup:
    """What one pass did: counts, rules, lines, picture."""
    history = History.of([stop])
    moment = history.moments[0]
    return (
        card("Pass", stop.name, [stop.stage, milliseconds(stop.seconds), str(moment.counts)])
        .add(*told_parts(moment), _picture(history, 0 if stop.is_change else START))
        .done()
    )


def told_parts(moment: Moment) -> tuple[Markup | None, ...]:
    """What a pass did, in words: counters, rules, what nearly applied, and the lines that it changed."""
    stop = moment.stop
    return _counters(stop), _rules(stop), _misses(stop), _lines(moment)


def pass_table(history: History) -> Markup:
    """Each pass: stage, time, nodes before and after, what it did to them, and what that changed."""
    rows = [(number, *_row(moment)) for number, moment in enumerate(history.moments)]
    headers = ("#", "pass", "stage", "time", "nodes", "removed", "added", "rewired", "kept", *_TOLD, "note")
    return table(headers, rows)


def _row(moment: Moment) -> tuple[object, ...]:
    stop, counts = moment.stop, moment.counts
    nodes = f"{len(stop.before)} → {len(stop.after)}"
    name = element("b", stop.name) if stop.is_change else stop.name
    done = (counts.removed, counts.added, counts.rewired, counts.kept)
    told = (_counted(stop.counters[name]) for name in _TOLD)
    return (name, stop.stage, milliseconds(stop.seconds), nodes, *done, *told, stop.note)


_TOLD = ("kernels", "bytes moved", "work")
"""Counters in the table of all passes."""


def _counted(counts: tuple[int, int]) -> Number:
    before, after = counts
    return number(f"{after:,}" if before == after else f"{before:,} → {after:,}")


def _first_change(history: History) -> int:
    return next((i for i, moment in enumerate(history.moments) if moment.stop.is_change), START)


def _picture(history: History, index: int) -> Markup:
    picture = card_picture(history, index)
    told = "no pass changed the graph" if index == START else f"what {history.moments[index].stop.name} did"
    return element("div", element("div", f"{told}:"), picture.img)


def _counters(stop: PassStop) -> Markup:
    rows = [
        (name, number(f"{before:,}"), number(f"{after:,}")) for name, (before, after) in stop.counters.items()
    ]
    return folded("counters", table(("", "before", "after"), rows))


def _rules(stop: PassStop) -> Markup | None:
    """How often each rule was applied, at which nodes first, and why it is sound."""
    return _tallied(
        [(one.rule, one.note, one.node) for one in stop.rewrites], ("rule", "applied", "at", "sound because")
    )


def _misses(stop: PassStop) -> Markup | None:
    """How often each rule was nearly applied, at which nodes first, and what did not hold."""
    misses = [(one.rule, one.condition, one.node) for one in stop.near_misses]
    found = _tallied(misses, ("rule", "nearly", "at", "only if"))
    return None if found is None else folded(f"{len(misses)} nearly applied", found)


def _tallied(found: list[tuple[str, str, int]], headers: tuple[str, ...]) -> Markup | None:
    """What is alike in one row."""
    nodes: dict[tuple[str, str], list[int]] = {}
    for rule, why, node in found:
        nodes.setdefault((rule, why), []).append(node)
    rows = [(code(rule), len(at), _first(at), name_of(why)) for (rule, why), at in nodes.items()]
    return table(headers, rows) if rows else None


def _first(nodes: list[int]) -> str:
    shown = [f"%{node}" for node in nodes[:MOST_NODES]]
    return ", ".join([*shown, *["…"] * (len(nodes) > MOST_NODES)])


def _lines(moment: Moment) -> Markup | None:
    changes = changes_of(moment)
    if not changes:
        return None
    shown = element("pre", *_texts(changes), style="font-size:12px;margin:2px 0")
    return folded(f"{counted(len(changes), 'line')} changed", shown, is_open=len(changes) <= 12)


def _texts(changes: tuple[Change, ...]) -> Iterator[object]:
    for change in changes[:MOST_LINES]:
        yield from (f"{change.sign} {change.text}", NEW_LINE)
    if len(changes) > MOST_LINES:
        yield f"… {len(changes) - MOST_LINES} more"
