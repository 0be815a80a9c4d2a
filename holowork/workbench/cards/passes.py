"""The cards of passes, one and all of them."""

from collections.abc import Iterator

from holowork.model import PassList, PassStop
from holowork.workbench.cards.frame import card, count, milliseconds
from holowork.workbench.changes import Change, changes_of
from holowork.workbench.history import START, History, Moment
from holowork.workbench.markup import NEW_LINE, Markup, code, element, folded, table
from holowork.workbench.picture import card_picture

MOST_LINES = 60
"""Lines of a text diff on a card."""


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
        .add(_rules(stop), _lines(moment), _picture(history, 0 if stop.is_change else START))
        .done()
    )


def pass_table(history: History) -> Markup:
    """Each pass: stage, time, nodes before and after, what it did to them."""
    rows = [(number, *_row(moment)) for number, moment in enumerate(history.moments)]
    headers = ("#", "pass", "stage", "time", "nodes", "removed", "added", "rewired", "kept", "note")
    return table(headers, rows)


def _row(moment: Moment) -> tuple[object, ...]:
    stop, counts = moment.stop, moment.counts
    nodes = f"{len(stop.before)} → {len(stop.after)}"
    name = element("b", stop.name) if stop.is_change else stop.name
    done = (counts.removed, counts.added, counts.rewired, counts.kept)
    return (name, stop.stage, milliseconds(stop.seconds), nodes, *done, stop.note)


def _first_change(history: History) -> int:
    return next((i for i, moment in enumerate(history.moments) if moment.stop.is_change), START)


def _picture(history: History, index: int) -> Markup:
    picture = card_picture(history, index)
    told = "no pass changed the graph" if index == START else f"what {history.moments[index].stop.name} did"
    return element("div", element("div", f"{told}:"), picture.img)


def _rules(stop: PassStop) -> Markup | None:
    """How often each rule was applied."""
    if not stop.rewrites:
        return None
    tally: dict[str, int] = {}
    for rewrite in stop.rewrites:
        tally[rewrite.rule] = tally.get(rewrite.rule, 0) + 1
    return table(("rule", "applied"), [(code(rule), times) for rule, times in tally.items()])


def _lines(moment: Moment) -> Markup | None:
    changes = changes_of(moment)
    if not changes:
        return None
    shown = element("pre", *_texts(changes), style="font-size:12px;margin:2px 0")
    return folded(f"{count(len(changes), 'line')} changed", shown, is_open=len(changes) <= 12)


def _texts(changes: tuple[Change, ...]) -> Iterator[object]:
    for change in changes[:MOST_LINES]:
        yield from (f"{change.sign} {change.text}", NEW_LINE)
    if len(changes) > MOST_LINES:
        yield f"… {len(changes) - MOST_LINES} more"
