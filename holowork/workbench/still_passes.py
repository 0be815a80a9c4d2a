"""The Passes panel as it stands, for a page without a script."""

from collections.abc import Iterator, Mapping
from typing import Any

from holowork.core import Places, counted
from holowork.ir import Node, show_attribute
from holowork.passes import PassStop
from holowork.workbench.cards.passes import told_parts
from holowork.workbench.history import SIGNS, START, History, Moment
from holowork.workbench.markup import Markup, code, element, folded, join, letters, name_of, table
from holowork.workbench.passes_texts import MOST_LABELLED, labels_of
from holowork.workbench.passes_view import NONE, PassesView
from holowork.workbench.picture import card_picture
from holowork.workbench.scene import title_of

MOST_NAMED = 24
"""Nodes that are named in one line."""
MOST_ROWS = 60
"""Rows of the list of nodes."""
State = Mapping[str, Any]


def passes_still(view: PassesView, state: State) -> Iterator[Markup | None]:
    """The strip of passes, what the chosen one did, its picture, the chosen node, and what was found."""
    history, index = view.history, state["index"] if view.history.moments else START
    moment = None
    if history.moments:
        moment = _moment(history, index, state["against"])
        yield _strip(history, index, state["against"])
        yield element("div", _said(history, index, moment))
        yield from told_parts(moment)
    yield _picture(history, index, state)
    yield from _node(view, index, state["selected"])
    yield from _found(view, state["query"])
    yield from _exploded(view, state["exploded"])
    yield _list(history, index, is_open=state["listed"])


def _strip(history: History, index: int, against: int) -> Markup:
    """A dot for each pass, full where it changed something; the chosen one, and what it is compared with."""
    dots = []
    for place, moment in enumerate(history.moments):
        dot = "●" if moment.stop.is_change else "○"
        is_chosen = place in {index, against}
        shown = element("b", f"[{dot} {letters(moment.stop.name, 40)}]") if is_chosen else dot
        dots.append(element("span", shown, " ", title=letters(moment.stop.name)))
    return element("div", *dots)


def _said(history: History, index: int, moment: Moment) -> Markup:
    many = len(history.moments)
    if moment is not history.moments[index]:
        return join((name_of(moment.stop.name), f" · {moment.counts}"))
    stop = moment.stop
    facts = f" · pass {index + 1} of {many} · {stop.stage} · {stop.seconds * 1e3:.2f} ms · {moment.counts}"
    return join((element("b", name_of(stop.name)), facts, f" · {letters(stop.note)}" if stop.note else ""))


def _moment(history: History, index: int, against: int) -> Moment:
    """The pass, or what lies between two of them."""
    if against in {NONE, index}:
        return history.moments[index]
    first, second = history.moments[against], history.moments[index]
    name = f"{first.stop.name} → {second.stop.name}"
    stop = PassStop(name=name, stage="", seconds=0.0, before=first.stop.after, after=second.stop.after)
    return Moment(stop=stop, before=first.after, after=second.after)


def _picture(history: History, index: int, state: State) -> Markup:
    """What the pass did, or what lies between two; there, no pass saw both graphs, so none is followed."""
    if not history.moments or state["against"] in {NONE, index}:
        return card_picture(history, index, chosen=state["selected"]).img
    between = History.of([_moment(history, index, state["against"]).stop])
    return card_picture(between, 0).img


def _node(view: PassesView, index: int, selected: int) -> Iterator[Markup]:
    """The chosen node: what it is, what it reads, who reads it, and where it came from."""
    if selected == NONE:
        return
    history, node = view.history, view.node(max(index, 0), selected)
    there = [(source, reader) for source, reader, born, died in history.edges if born <= index < died]
    reads = _named(history, [source for source, reader in there if reader == selected])
    readers = _named(history, [reader for source, reader in there if source == selected])
    label = labels_of(history, MOST_LABELLED).get(selected, "")
    facts = [("chosen node", element("b", name_of(title_of(node)))), *_facts(node)]
    facts += [("reads", reads), ("read by", readers), ("κ°", code(label) if label else "")]
    yield table(("", "value"), [fact for fact in facts if fact[1]])


def _facts(node: Node) -> list[tuple[str, object]]:
    places = Places()
    replaced = ", ".join(map(places.shown, node.origin.replaced))
    attributes = ", ".join(f"{name}={show_attribute(value)}" for name, value in node.attributes)
    return [
        ("op", node.op),
        ("type", code(node.type)),
        ("attributes", letters(attributes)),
        ("from", letters(places.shown(node.origin.where))),
        ("replaced", letters(replaced)),
    ]


def _named(history: History, tracks: list[int]) -> str:
    """Nodes by their titles, the first of them."""
    shown = [letters(title_of(history.tracks[track].node), 40) for track in tracks[:MOST_NAMED]]
    return ", ".join([*shown, *["…"] * (len(tracks) > MOST_NAMED)])


def _found(view: PassesView, query: str) -> Iterator[Markup]:
    """The search, what it found, and what in it means nothing."""
    answer = view.found(query)["_found"]
    if not answer:
        return
    told = f"{len(answer['tracks']):,} found: {_named(view.history, answer['tracks'])}"
    faults = [element("li", text) for _, _, text in answer["faults"]]
    yield element("div", "search ", code(query), ": ", element("ul", *faults) if faults else told)


def _exploded(view: PassesView, exploded: list[int]) -> Iterator[Markup]:
    for track in exploded:
        title = letters(title_of(view.history.tracks[track].node))
        yield element("div", f"{title} stands for {_named(view.history, list(view.parts[track]))}")


def _list(history: History, index: int, *, is_open: bool) -> Markup:
    """The nodes that the pass saw or made, as lines."""
    seen = list(history.seen(index))
    nodes = [(SIGNS[state], history.tracks[track].node) for track, state in seen[:MOST_ROWS]]
    rows = [(sign, name_of(title_of(node)), node.op, code(node.type)) for sign, node in nodes]
    cut = f", the first {MOST_ROWS} shown" if len(seen) > MOST_ROWS else ""
    listed = table(("", "node", "op", "type"), rows)
    return folded(f"{counted(len(seen), 'node')}{cut}", listed, is_open=is_open)
