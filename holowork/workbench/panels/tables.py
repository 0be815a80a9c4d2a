"""The Tables panel: what each lookup table answers, its curve, its bits, and what it saves here."""

from collections.abc import Sequence
from typing import Any

from holowork.core import readable_time
from holowork.runtime import LookupTable, TableTiming
from holowork.workbench.curve import curve_picture
from holowork.workbench.markup import Markup, element
from holowork.workbench.page import Page, State, asking, chosen

_NONE = (
    "No kernel of this program looks results up. A table pays where the operand has few values: 16 of i4, "
    "256 of i8 and u8, 65,536 of f16 and bf16. One of f32 would have 4,294,967,296 entries, 16 GiB."
)
_CHOSEN = {
    4: "i4 has 16 values",
    8: "a byte has 256 values",
    16: "16 bits have 65,536 values, and f32 4,294,967,296",
}
"""How the domain was chosen, by its bits."""


class TablesPanel:
    """The tables of a module or a session; what was verified and measured stays beside them."""

    def __init__(self, tables: Sequence[LookupTable]) -> None:
        self.tables = tuple(tables)
        self._timings: dict[int, TableTiming] = {}

    def bounds(self, name: str) -> range:
        """Positions of tables, and of entries of the widest."""
        if name == "table":
            return range(max(len(self.tables), 1))
        return range(max((len(one.inputs) for one in self.tables), default=1))

    def page(self, state: State) -> Page:
        """The list of tables, and the chosen one with its chosen entry."""
        if not self.tables:
            return Page(html=element("p", _NONE, class_="hw-card"), said="No tables.", state={})
        position = state["table"]
        one = self.tables[position]
        entry = min(state["entry"], len(one.inputs) - 1)
        html = element(
            "div",
            element("div", self._list(position), class_="hw-left hw-card"),
            element("div", self._facts(position), _entry(one, entry), class_="hw-side hw-wide"),
            class_="hw-split",
        )
        return Page(
            html=html, said=f"{one!r}; {_said(one, entry)}.", state={"table": position, "entry": entry}
        )

    def act(self, verb: str, argument: Any, state: State) -> State:  # noqa: ANN401  # what the page sends
        """`verify` or `measure` the chosen table, or choose the `entry` of an argument."""
        if verb == "verify":
            self.tables[state["table"]].verify()
        elif verb == "measure":
            self._timings[state["table"]] = self.tables[state["table"]].measure()
        elif verb == "entry":
            return {"entry": int(argument)}
        return {}

    def _list(self, position: int) -> Markup:
        rows = [_listed(one, i, is_now=i == position) for i, one in enumerate(self.tables)]
        head = element("tr", *(element("th", title) for title in _COLUMNS))
        return element("table", element("thead", head), element("tbody", *rows))

    def _facts(self, position: int) -> Markup:
        one, timing = self.tables[position], self._timings.get(position)
        measured = "not yet" if timing is None else _timing(timing)
        pairs = [
            piece
            for name, value in (*_told(one), ("measured here", measured))
            for piece in (element("dt", name), element("dd", value))
        ]
        buttons = (asking("Verify every entry", "verify"), " ", asking("Measure both ways", "measure"))
        drawn = curve_picture(one).inline
        return element("div", element("h4", one.name), element("dl", *pairs), element("p", *buttons), drawn)


_COLUMNS = ("function", "domain", "entries", "bytes", "calls", "verdict")


def _listed(one: LookupTable, position: int, *, is_now: bool) -> Markup:
    """A row of the list, which chooses its table."""
    return chosen(
        "tr",
        *(element("td", cell) for cell in _row(one)),
        state={"table": position, "entry": 0},
        key=f"table {position}",
        aria_current="true" if is_now else None,
        class_="hw-chosen" if is_now else None,
    )


def _told(one: LookupTable) -> tuple[tuple[str, str], ...]:
    """What is known of a table before it is measured."""
    return (
        ("domain", f"{one.domain}: {_CHOSEN[one.domain.bits]}"),
        ("entry", f"{one.result}, {one.bytes:,} bytes in all"),
        ("calls", ", ".join(f"KernelCalls[{call}]" for call in one.calls)),
        ("pays from", _break_even(one)),
    )


def _row(one: LookupTable) -> tuple[object, ...]:
    check = one.checked
    return (
        one.name,
        one.domain.text,
        f"{one.entries:,}",
        f"{one.bytes:,}",
        len(one.calls),
        "not verified" if check is None else check.verdict,
    )


def _break_even(one: LookupTable) -> str:
    if one.break_even == float("inf"):
        return "computing is as fast; i4 elements are no whole bytes, so they are looked up all the same"
    return f"{one.break_even:,.0f} elements a run (estimate); {one.elements:,} are looked up"


def _timing(timing: TableTiming) -> str:
    looked_up = f"{readable_time(timing.looked_up.median)} to look {timing.elements:,} elements up"
    if timing.computed is None:
        return f"{looked_up}; no kernel computes them"
    return f"{looked_up}, {readable_time(timing.computed.median)} to compute them: {timing.ratio:.1f}×"


def _entry(one: LookupTable, entry: int) -> Markup:
    """The bits that go in and come out at one entry, and a slider over all."""
    slider = element(
        "input",
        type="range",
        min=0,
        max=len(one.inputs) - 1,
        value=entry,
        data_act="entry",
        data_key="entry",
        aria_label="entry",
    )
    return element(
        "div", element("p", slider), element("p", element("code", _said(one, entry))), class_="hw-card"
    )


def _said(one: LookupTable, entry: int) -> str:
    given, found = one.inputs[entry], one.values[entry]
    bits = int(found.reshape(1).view(f"u{found.itemsize}")[0])
    return f"entry {entry:,}: {given} = {entry:0{one.domain.bits}b} → {found} = {bits:0{one.result.bits}b}"
