"""The left of the Memo panel: the runs that were seen, their hit rates, and the calls of the chosen one."""

from collections.abc import Iterator

from holowork.core import readable_time
from holowork.runtime import PastRun
from holowork.workbench.cards.frame import kappa_code
from holowork.workbench.markup import Markup, element
from holowork.workbench.memo_charts import rates_picture
from holowork.workbench.memo_picture import MOST_DRAWN, SIGNS, Chart, Marks, chart_of, run_picture
from holowork.workbench.page import asking, choice, chosen
from holowork.workbench.panels.memo_parts import Look, choosing, facts, kappas, rows, section, whole

PAGE = 200
"""Calls that a list shows at once."""
_LEGEND = (
    "● computed, M found (hatched), T by a table (notched), = relabelled; "
    "beside the earlier run: ~ differs, ≠ differs first"
)


class Charts:
    """The pictures of programs, laid out once each."""

    def __init__(self) -> None:
        self._charts: dict[int, tuple[PastRun, Chart | None]] = {}

    def of(self, run: PastRun) -> Chart | None:
        """Where the nodes of the program of a run stand; None where there are too many."""
        key = id(run.program)
        if key not in self._charts:
            self._charts[key] = run, chart_of(run)  # the run holds its program, so that the key stays its own
        return self._charts[key][1]


def runs_part(look: Look) -> Markup:
    """A row for each run that was seen, to be chosen, and the hit rates."""
    body = [_run(look, place) for place in range(len(look.seen.each) - 1, -1, -1)]
    headers = ("run", *SIGNS.values(), "time", "found", "inputs")
    let_go = look.seen.count - len(look.seen.each)
    note = f"the last {len(look.seen.each)} of {look.seen.count} runs that this panel saw" if let_go else ""
    return section(
        "Runs as this panel saw them",
        element("div", rows(headers, body), style="max-height:150px;overflow:auto", data_scroll="memo runs"),
        *([element("p", note, class_="hw-hint")] if note else []),
        element("div", rates_picture(look.seen.each, look.run.turn).inline, class_="hw-chart"),
        element("p", "line: calls found in each run; dashed: runs found so far", class_="hw-hint"),
    )


def alone_part(look: Look) -> Markup:
    """One run that nothing is known beside."""
    past = look.run.past
    pairs = [(f"{sign} {state}", past.count(state)) for state, sign in SIGNS.items()]
    sides = [("inputs", kappas(past.inputs)), ("outputs", kappas(past.outputs))]
    return section(look.run.title, facts([*pairs, ("time", readable_time(past.seconds)), *sides]))


def _run(look: Look, place: int) -> Markup:
    seen = look.seen.each[place]
    cells = (
        seen.number,
        *(seen.past.count(state) for state in SIGNS),
        whole(readable_time(seen.past.seconds)),
        f"{seen.found:.0%}",
        kappas(seen.past.inputs, kappa_code),
    )
    turn = seen.turn
    return choosing(cells, {"run": turn}, key=f"run {turn}", is_chosen=turn == look.run.turn)


def earlier_choice(look: Look) -> Markup:
    """The run to compare with."""
    texts = {str(one.turn): f"run {one.number}" for one in look.seen.each if one.turn != look.run.turn}
    now = "" if look.earlier is None else str(look.earlier.turn)
    return choice("earlier", texts, now, label="the run to compare with")


def calls_part(look: Look, charts: Charts) -> Markup:
    """The picture of the run, or a list of its calls where there are many."""
    chart, past = charts.of(look.run.past), look.run.past
    legend = element("p", _LEGEND, class_="hw-hint")
    if chart is None:
        note = f"more than {MOST_DRAWN} nodes, so they are listed"
        return section(f"Calls: {look.run.title.lower()}", element("p", note, class_="hw-hint"), *_list(look))
    marks = Marks(chosen=look.call, parting=look.parting)
    picture = run_picture(chart, past, marks).inline
    frame = element("div", picture, style="overflow:auto;max-height:420px", data_scroll="memo graph")
    return section(f"Calls: {look.run.title.lower()}", legend, frame)


def _list(look: Look) -> Iterator[Markup]:
    """Some calls, those around the chosen one, and buttons to the others."""
    steps = look.run.past.program.plan.steps
    positions = [step.position for step in steps]
    start = (positions.index(look.call) if look.call >= 0 else 0) // PAGE * PAGE
    end = min(start + PAGE, len(steps))
    yield rows(("#", "call", "", "κ", "type", "beside the earlier run"), _calls(look, range(start, end)))
    told = f"{start + 1:,} to {end:,} of {len(steps):,} calls "
    turns = {"earlier calls": start - PAGE, "later calls": end}
    there = {title: place for title, place in turns.items() if 0 <= place < len(steps)}
    links = [
        chosen("button", title, state={"call": positions[place]}, key=title) for title, place in there.items()
    ]
    yield element("p", told, *links)


def _calls(look: Look, places: range) -> Iterator[Markup]:
    past = look.run.past
    for place in places:
        step, state = past.program.plan.steps[place], past.states[place]
        at, kind = step.position, step.application.result
        shown = (at, step.call.op.name, f"{SIGNS[state]} {state}", kappa_code(past.calls[place]), kind)
        is_chosen, link = at == look.call, f"call{at}"
        cells = (*shown, _differing(look, at))
        yield choosing(cells, {"call": at}, key=f"call {at}", is_chosen=is_chosen, data_link=link)


def _differing(look: Look, position: int) -> str:
    """Whether a call has another label than in the earlier run."""
    if look.parting is None or position not in look.parting.by_position:
        return ""
    first = look.parting.first
    return "≠ first" if first is not None and first.position == position else "~ differs"


def refresh() -> Markup:
    """What sees the last run."""
    return asking("Refresh", "refresh", title="see the last run of the session")
