"""The Memo panel: what was computed, found and looked up, why a run was no hit, and what is held."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from holowork.model import Comparison, compare
from holowork.runtime import STATES, Memo, Parting, PastRun, Run, Session, SharedValue, Statistics
from holowork.workbench.cards.comparisons import comparison_card
from holowork.workbench.markup import Markup, element
from holowork.workbench.page import Page, State, asking
from holowork.workbench.panels.memo_call import call_part, difference_part, is_light
from holowork.workbench.panels.memo_kept import counters_part, entries_part, pinned_part, shared_part
from holowork.workbench.panels.memo_parts import Look, section
from holowork.workbench.panels.memo_runs import Charts, alone_part, calls_part, refresh, runs_part
from holowork.workbench.runs_seen import SeenRun, SeenRuns, seen_alone, seen_of

NONE = -1
_MOST_KEPT = 64
"""Partings and statistics that are kept."""
_NO_RUN = "No run yet: session.run(…), then Refresh."


class MemoPanel:
    """The memo of a session with its runs, a memo alone, or one run alone."""

    def __init__(self, part: Session | Memo | Run) -> None:
        self.session = part if isinstance(part, Session) else None
        self.memo = part if isinstance(part, Memo) else None if self.session is None else self.session.memo
        self.seen = _seen(part)
        self._charts = Charts()
        self._partings: dict[tuple[int, int, bool, bool], Parting] = {}
        self._stats: dict[tuple[int, int], Statistics] = {}
        self._of_programs: dict[int, tuple[PastRun, bool, tuple[SharedValue, ...]]] = {}
        self._comparison: Comparison | None = None
        self._done = ""

    def bounds(self, name: str) -> range:
        """Turns of runs, −1 for the last and the one before; positions of calls, −1 for none."""
        self._look_at_last()
        if name != "call":
            return range(NONE, self.seen.count)
        last = self.seen.at(NONE)
        return range(NONE, 0 if last is None else len(last.past.calls))

    def page(self, state: State) -> Page:
        """The runs, what became of the calls of one, where it parts from another, and what the memo holds."""
        self._look_at_last()
        run = self.seen.at(state["run"])
        if run is None:
            return self._without_runs()
        earlier = self._earlier(run, state["earlier"])
        parting = None if earlier is None else self._parting(earlier, run)
        look = Look(seen=self.seen, run=run, earlier=earlier, parting=parting, call=state["call"])
        left = element("div", *self._left(look), class_="hw-left", data_scroll="memo left")
        side = element(
            "div", *self._side(look), class_="hw-side", style="flex-grow:3", data_scroll="memo side"
        )
        shown = {"run": run.turn, **({} if earlier is None else {"earlier": earlier.turn}), "call": look.call}
        return Page(
            html=element("div", left, side, class_="hw-split"), said=self._told(_said(look)), state=shown
        )

    def act(self, verb: str, argument: Any, state: State) -> State:  # noqa: ANN401  # what the page sends
        """`refresh`, compare with an `earlier` run, `evict`, `clear`, show a `value`, `compare` providers."""
        if verb == "refresh":
            return {"run": NONE}
        if verb == "earlier":
            return {"earlier": int(argument)}
        _ACTS.get(verb, _nothing)(self, argument, state)
        return {}

    def evict(self, argument: object, _state: State) -> None:
        """Drop the entry of a name."""
        for entry in () if self.memo is None else self.memo.entries():
            if self.memo is not None and entry.name == argument and self.memo.evict(entry):
                self._done = "Evicted. "

    def clear(self, _argument: object, _state: State) -> None:
        """Drop all entries."""
        if self.memo is not None:
            self.memo.clear()
            self._done = "Cleared. "

    def value(self, _argument: object, state: State) -> None:
        """Compute the value of the chosen call, by the references."""
        run = self.seen.at(state["run"])
        held = None if run is None else self.seen.values(run)
        if run is not None and held is not None and state["call"] != NONE:
            _bound(self._stats)[run.turn, state["call"]] = held.stats(state["call"])

    def compare(self, _argument: object, _state: State) -> None:
        """Run the program by machine code and by references on the inputs of the last run."""
        held = self.seen.newest
        if self.session is not None and held is not None:
            inputs = [value.numpy() for value in held.inspection.inputs]
            by_machine = Session(self.session.archive, provider="llvm", memo=0)
            self._comparison = compare(by_machine, "reference", inputs)

    def _look_at_last(self) -> None:
        if self.session is not None:
            self.seen.look(self.session)

    def _without_runs(self) -> Page:
        none = [] if self.session is None else [element("p", _NO_RUN, class_="hw-card")]
        kept = [] if self.memo is None else [entries_part(self.memo)]
        html = element("div", *none, *self._counters(), *kept, class_="hw-left", data_scroll="memo left")
        return Page(
            html=html, said=self._told(repr(self.memo)) if self.session is None else _NO_RUN, state={}
        )

    def _counters(self) -> list[Markup]:
        buttons = [] if self.session is None else [refresh()]
        return [] if self.memo is None else [counters_part(self.memo, *buttons)]

    def _told(self, said: str) -> str:
        """What is said, behind what was done since this was said last."""
        done, self._done = self._done, ""
        return done + said

    def _earlier(self, run: SeenRun, turn: int) -> SeenRun | None:
        """The run to compare with: the chosen one, or the one before; never the run itself."""
        chosen = None if turn == NONE else self.seen.at(turn)
        return self.seen.before(run) if chosen is None or chosen is run else chosen

    def _parting(self, earlier: SeenRun, run: SeenRun) -> Parting | None:
        if self.memo is None:
            return None
        held = (self.memo.knows(earlier.past), self.memo.knows(run.past))
        key = (earlier.turn, run.turn, *held)
        if key not in self._partings:
            _bound(self._partings)[key] = self.memo.explain(earlier.past, run.past)
        return self._partings[key]

    def _left(self, look: Look) -> list[Markup]:
        runs = alone_part(look) if self.session is None else runs_part(look)
        return [*self._counters(), runs, calls_part(look, self._charts)]

    def _side(self, look: Look) -> list[Markup]:
        is_last = self.seen.values(look.run) is not None
        past, is_cheap, shared = self._facts(look.run.past)
        if is_last and is_cheap and look.call != NONE and (look.run.turn, look.call) not in self._stats:
            self.value("", {"run": look.run.turn, "call": look.call})
        stats = self._stats.get((look.run.turn, look.call))
        memo = [] if self.memo is None else [difference_part(look)]
        kept = [] if self.memo is None else [entries_part(self.memo)]
        called = call_part(look, stats, can_look=is_last)
        pinned = [] if self.session is None else [pinned_part(self.session), self._providers()]
        return [*memo, called, *kept, shared_part(past, shared), *pinned]

    def _facts(self, past: PastRun) -> tuple[PastRun, bool, tuple[SharedValue, ...]]:
        """What is found of a run once: whether its values are cheap, and which labels are used again."""
        key = id(past)
        if key not in self._of_programs or self._of_programs[key][0] is not past:
            _bound(self._of_programs)[key] = past, is_light(past), past.shared
        return self._of_programs[key]

    def _providers(self) -> Markup:
        button = asking("Compare llvm and references", "compare", title="on the inputs of the last run")
        found = self._comparison
        card = [] if found is None else [comparison_card(found)]
        told = "" if found is None else " every node has the same bits" * _has_same_bits(found)
        return section("Where providers part", element("p", button, told), *card)


def _seen(part: Session | Memo | Run) -> SeenRuns:
    if isinstance(part, Session):
        return seen_of(part)
    return seen_alone(part) if isinstance(part, Run) else SeenRuns()


def _has_same_bits(found: Comparison) -> bool:
    return all(node.has_same_bits for node in found.nodes)


def _bound(kept: dict[Any, Any]) -> dict[Any, Any]:
    """A dict with room for one more."""
    if len(kept) >= _MOST_KEPT:
        del kept[next(iter(kept))]
    return kept


def _said(look: Look) -> str:
    counts = ", ".join(f"{look.run.past.count(state)} {state}" for state in STATES)
    parted = "" if look.parting is None else f"; {look.parting.told}"
    return f"{look.run.title}: {counts}{parted}."


def _nothing(_panel: MemoPanel, _argument: object, _state: State) -> None:
    """What is asked for and is not known is left."""


_ACTS: Mapping[str, Callable[[MemoPanel, object, State], None]] = MappingProxyType(
    {
        "evict": MemoPanel.evict,
        "clear": MemoPanel.clear,
        "value": MemoPanel.value,
        "compare": MemoPanel.compare,
    }
)
