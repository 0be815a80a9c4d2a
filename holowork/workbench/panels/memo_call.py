"""The side of the Memo panel: where two runs part, and the chosen call with what it reads and makes."""

from collections.abc import Iterator

from holowork.passes import work_of
from holowork.runtime import PartedCall, Parting, PastRun, Statistics, program_of
from holowork.workbench.markup import Markup, element
from holowork.workbench.memo_charts import histogram_picture
from holowork.workbench.memo_picture import SIGNS
from holowork.workbench.page import asking
from holowork.workbench.panels.memo_parts import (
    MOST_ROWS,
    Look,
    facts,
    kappa,
    left_out,
    row,
    rows,
    section,
    to_call,
)
from holowork.workbench.panels.memo_runs import earlier_choice

LIGHT = 2_000_000
"""Multiply-adds, at most, of a program whose values are shown without being asked for."""
_MOST_LIGHT = 200
"""Calls of such a program: each costs, whatever it computes."""


def difference_part(look: Look) -> Markup:
    """Why the run was no hit: the first call whose label differs, and those downstream."""
    title = f"Why: {look.run.title.lower()} beside another"
    if look.earlier is None or look.parting is None:
        return section(title, element("p", "Another run, and a refresh, gives something to compare with."))
    parting = look.parting
    pieces = [
        element("p", "beside ", earlier_choice(look)),
        element("p", element("strong", f"{len(parting.calls):,} of {parting.total:,} calls differ"), ": "),
        *_told(parting, is_hit=look.run.found == 1.0),
    ]
    return section(title, *pieces)


def _told(parting: Parting, *, is_hit: bool) -> Iterator[Markup]:
    """The first call, what changed, what is downstream."""
    if parting.first is None:
        yield element("p", parting.told)
        return
    why = ("why it was found elsewhere" if is_hit else "why a miss", parting.first.why)
    yield facts(_changes(parting, parting.first, why))
    listed = [row(_parted(call)) for call in parting.calls[:MOST_ROWS]]
    yield element(
        "div",
        rows(("call", "", "κ before", "κ now", "comes from"), listed),
        *left_out(len(parting.calls) - MOST_ROWS, "calls; session.memo.explain(a, b) has all"),
        style="max-height:170px;overflow:auto",
        data_scroll="memo calls",
    )


def _changes(parting: Parting, first: PartedCall, why: tuple[str, str]) -> list[tuple[object, object]]:
    changed = ", ".join(value.title for value in parting.values)
    return [
        ("differs first", to_call(first.title, first.position)),
        why,
        ("changed", element("bdi", changed or "nothing that the program reads")),
        ("outputs that differ", element("bdi", ", ".join(parting.outputs) or "none")),
        ("found all the same", sum(call.state == "memo" for call in parting.calls)),
    ]


def _parted(call: PartedCall) -> tuple[object, ...]:
    before, now = call.labels
    title = to_call(call.title, call.position)
    return title, SIGNS[call.state], kappa(before), kappa(now), element("bdi", ", ".join(call.origins))


def call_part(look: Look, stats: Statistics | None, *, can_look: bool) -> Markup:
    """The chosen call: its state, its labels, its operands, and its value in numbers."""
    past, plan = look.run.past, look.run.past.program.plan
    index = next((i for i, step in enumerate(plan.steps) if step.position == look.call), -1)
    if index < 0:
        return section("No call is chosen", element("p", "Choose one in the picture or the list."))
    node = next(node for node in past.program.nodes if node.call and node.index == index)
    inside = past.program.insides.get(index)
    pairs = [
        ("in this run", f"{SIGNS[past.states[index]]} {past.states[index]}"),
        ("label", kappa(past.calls[index])),
        ("type", plan.steps[index].application.result),
        *([("kernel", f"inside {inside}: the value is never in memory")] if inside else []),
        *_why(look),
    ]
    return section(node.title, facts(pairs), _operands(past, index), _value(stats, can_look=can_look))


def _why(look: Look) -> list[tuple[object, object]]:
    """What the call has to do with the earlier run."""
    if look.parting is None:
        return []
    parted = look.parting.by_position.get(look.call)
    if parted is None:
        return [("beside the earlier run", "the same label")]
    return [("beside the earlier run", parted.why), ("comes from", ", ".join(parted.origins))]


def _operands(past: PastRun, index: int) -> Markup:
    """What a call reads, with labels."""
    plan, labels = past.program.plan, past.labels
    nodes = {node.slot: node for node in past.program.nodes if node.kind != "output"}
    listed = []
    for place, read in enumerate(plan.namings[index].reads):
        node = nodes[read.slot]
        position = plan.steps[node.index].position if node.call else -1
        part = "" if read.view is None else "a part of it"
        listed.append(row((place, to_call(node.title, position), kappa(labels[read.slot]), part)))
    return rows(("operand", "value", "κ", ""), listed)


def _value(stats: Statistics | None, *, can_look: bool) -> Markup:
    if stats is not None:
        numbers = facts(stats.facts())
        return element("div", numbers, histogram_picture(stats).inline)
    if can_look:
        return element("p", asking("Show its value", "value"), " computes it by the references")
    return element("p", "The values of this run were let go: those of the last one alone are held.")


def is_light(past: PastRun) -> bool:
    """Whether a value of the program is computed by the references in next to no time."""
    plan = past.program.plan
    if len(plan.steps) > _MOST_LIGHT:
        return False
    graph = program_of(plan)
    return sum(work_of(graph, position) for position in range(len(graph))) <= LIGHT
