"""The cards of a session and of one run."""

from holowork.core import KappaLabel, counted
from holowork.runtime import Run, Session
from holowork.workbench.cards.frame import card, kappa_code, milliseconds, ports_of, size_of
from holowork.workbench.markup import Markup, element, folded, join, name_of, table

_MOST_OPEN = 12
BADGES = {"computed": "●", "memo": "M", "table": "T", "relabelled": "="}
MOST_CALLS = 200
"""Rows of the table of calls."""


def session_card(session: Session) -> Markup:
    """Ports, the memo in numbers, the last run."""
    runs = counted(session.runs, "run")
    facts = [f"provider {session.provider}", runs, counted(session.kernel_count, "kernel"), _short(session)]
    last = None if session.last is None else element("div", "last run: ", *_summary(session.last))
    return (
        card("Session", session.name, facts)
        .add(ports_of(session.input_ports, session.output_ports), _memo(session), last)
        .done()
    )


def _short(session: Session) -> Markup:
    label = KappaLabel.from_digest(session.fingerprint)
    return element("span", "κ ", kappa_code(label))


def _memo(session: Session) -> Markup:
    memo = session.memo
    headers = ("memo", "hits", "misses", "evictions", "held", "limit", "saved", "time saved (estimate)")
    row = (
        counted(len(memo), "entry"),
        memo.hits,
        memo.misses,
        memo.evictions,
        size_of(memo.bytes_held),
        size_of(memo.limit),
        size_of(memo.bytes_saved),
        milliseconds(memo.seconds_saved),
    )
    return table(headers, [row])


def run_card(run: Run) -> Markup:
    """Counts, labels of what went in and came out, and what became of each call."""
    labels = [("input", i, kappa_code(k)) for i, k in enumerate(run.inputs)]
    labels += [("output", i, kappa_code(k)) for i, k in enumerate(run.outputs)]
    return (
        card("Run", "", [join(_summary(run))])
        .add(table(("port", "#", "κ"), labels[:MOST_CALLS]))
        .add(_calls(run))
        .done()
    )


def _calls(run: Run) -> Markup:
    first = run.states[:MOST_CALLS]
    rows = [(i, name_of(name), BADGES[state], state) for i, (name, state) in enumerate(first)]
    cut = f", the first {MOST_CALLS} shown" if len(run.states) > MOST_CALLS else ""
    whole = table(("#", "call", "", "state"), rows)
    return folded(f"{counted(len(run.states), 'call')}{cut}", whole, is_open=len(rows) <= _MOST_OPEN)


def _summary(run: Run) -> list[object]:
    made = f"{len(run.computed)} computed, {run.memo} from the memo, {run.table} from tables"
    moved = f" and {len(run.moved)} in place" if run.moved else ""
    counts = f"{made}, {run.relabelled} relabelled{moved}, "
    return [counts, milliseconds(run.seconds)]
