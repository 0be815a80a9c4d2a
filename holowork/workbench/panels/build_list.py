"""The list of the Build panel: every step with what it reads, its type and its label, and what is wrong."""

from collections.abc import Iterator
from dataclasses import dataclass

from holowork.ir import ABSENT, show_attribute
from holowork.workbench.draft import Draft
from holowork.workbench.fitting import repairs
from holowork.workbench.markup import MOST_LETTERS, Markup, code, element, letters, name_of
from holowork.workbench.page import asking, chosen
from holowork.workbench.steps import Step

MOST_ROWS = 120
"""Rows around the chosen step."""
MOST_MENDED = 12
"""Errors whose repairs are looked for: each takes tries."""
_HEADERS = ("", "step", "op", "reads", "type", "κ°")


def draft_list(draft: Draft, place: int, *, is_moved: bool = False) -> Markup:
    """A row for each step near the chosen one; below a step with an error, the error and its repairs.

    Where another step `is_moved` to, its row is brought into sight.
    """
    first = min(max(place - MOST_ROWS // 2, 0), max(len(draft) - MOST_ROWS, 0))
    last = min(first + MOST_ROWS, len(draft))
    faults = [one for one in draft.built.faults if first <= one < last]
    mended = frozenset(faults[:MOST_MENDED])
    listing = _Listing(draft=draft, place=place, mended=mended, is_moved=is_moved)
    rows = (row for one in range(first, last) for row in listing.rows(one))
    head = element("tr", *(element("th", title) for title in _HEADERS))
    table = element("table", element("thead", head), element("tbody", *rows), class_="hw-steps")
    return element("div", _more(first, "above"), table, _more(len(draft) - last, "below"))


def _more(many: int, where: str) -> Markup | str:
    return element("p", f"… {many:,} more {where}") if many else ""


@dataclass(frozen=True, kw_only=True)
class _Listing:
    """What rows are of: the chosen step, and those with errors whose repairs are looked for."""

    draft: Draft
    place: int
    mended: frozenset[int]
    is_moved: bool

    def rows(self, place: int) -> Iterator[Markup]:
        """The row of a step, and that of its error."""
        is_now = place == self.place
        yield chosen(
            "tr",
            *(element("td", cell) for cell in _cells(self.draft, place)),
            state={"chosen": place},
            key=f"step {place}",
            aria_current="true" if is_now else None,
            class_="hw-chosen" if is_now else None,
            data_show="" if is_now and self.is_moved else None,
        )
        if place in self.draft.built.faults:
            yield _fault_row(self.draft, place, offers=place in self.mended)


def _cells(draft: Draft, place: int) -> Iterator[object]:
    step, kind, label = draft[place], draft.built.type(place), draft.built.label(place)
    yield _mark(draft, place)
    yield element("span", f"%{place} ", name_of(step.name) if step.name else "")
    yield element("span", element("b", step.op), attributes_text(step))
    yield reads_text(step)
    yield code(kind) if kind is not None else "–"
    yield element("code", label.short, title=label.text) if label is not None else "–"


def _mark(draft: Draft, place: int) -> Markup | str:
    if place in draft.built.faults:
        return element("b", "✗", title="an error")
    equal = draft.built.equals.get(place)
    if equal is None:
        return ""
    title = f"%{equal} has the same content: let its readers be those of both"
    return asking(f"= %{equal} share", "share", place, title=title)


def attributes_text(step: Step) -> str:
    """The attributes that differ from the defaults."""
    stated = ", ".join(f"{name}={show_attribute(value)}" for name, value in step.attributes)
    return letters(f" {stated}", MOST_LETTERS) if stated else ""


def reads_text(step: Step) -> str:
    """The sources; _ for what is not connected."""
    names = ("_" if source == ABSENT else f"%{source}" for source in step.given)
    return letters(", ".join(names), MOST_LETTERS)


def _fault_row(draft: Draft, place: int, *, offers: bool) -> Markup:
    told = fault_text(draft, place, offers=offers)
    return element("tr", element("td", told, colspan=len(_HEADERS)), class_="hw-wrong")


def fault_text(draft: Draft, place: int, *, offers: bool) -> Markup:
    """What is wrong with a step, and the repairs that are known to mend it."""
    found = repairs(draft, place) if offers else ()
    buttons = (
        asking(f"Apply: {one.text}", "mend", f"{place}:{turn}", title="insert this step here")
        for turn, one in enumerate(found)
    )
    return element(
        "div", element("span", "✗ ", letters(draft.built.faults[place])), *buttons, class_="hw-refused"
    )
