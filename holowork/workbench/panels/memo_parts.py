"""What the pages of the Memo panel consist of: what is looked at, and rows, lists and buttons of it."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from holowork.core import KappaLabel
from holowork.runtime import Parting
from holowork.workbench.markup import Markup, element
from holowork.workbench.page import State, chosen
from holowork.workbench.runs_seen import SeenRun, SeenRuns

MOST_ROWS = 40
_MOST_LABELS = 3


@dataclass(frozen=True, kw_only=True)
class Look:
    """The runs, the one that is looked at, the earlier one beside it, and the position of a call, or −1."""

    seen: SeenRuns
    run: SeenRun
    earlier: SeenRun | None
    parting: Parting | None
    call: int


def kappa(label: KappaLabel) -> Markup:
    """A label by its first digits; all of it in the tooltip, and on the clipboard."""
    return element(
        "button",
        element("code", f"κ {label.short}"),
        type="button",
        data_copy=label.text,
        title=f"{label.text}: click to copy",
        class_="hw-link",
        style="white-space:nowrap",
    )


def kappas(labels: Sequence[KappaLabel], show: Callable[[KappaLabel], Markup] = kappa) -> Markup:
    """Labels side by side; of many the first."""
    shown = [piece for label in labels[:_MOST_LABELS] for piece in (show(label), " ")]
    more = [f"… {len(labels) - _MOST_LABELS} more"] * (len(labels) > _MOST_LABELS)
    return element("span", *shown, *more)


def to_call(title: object, position: int) -> Markup:
    """A link to a call; a title alone where there is none."""
    if position < 0:
        return element("bdi", title)
    link = {"class_": "hw-link", "type": "button", "data_link": f"call{position}"}
    return chosen("button", title, state={"call": position}, key=f"to {position}", **link)


def facts(pairs: Iterable[tuple[object, object]]) -> Markup:
    """Names and values."""
    pieces = [piece for name, value in pairs for piece in (element("dt", name), element("dd", value))]
    return element("dl", *pieces)


def rows(headers: Sequence[str], body: Iterable[Markup]) -> Markup:
    """A table of rows that are markup already."""
    head = element("tr", *(element("th", title) for title in headers))
    return element("table", element("thead", head), element("tbody", *body))


def row(cells: Iterable[object]) -> Markup:
    """One row that does nothing."""
    return element("tr", *(element("td", cell) for cell in cells), style="cursor:default")


def choosing(cells: Iterable[object], state: State, *, key: str, is_chosen: bool, **more: object) -> Markup:
    """One row that sets the state; nothing in it may take the click, so labels in it are no buttons."""
    if is_chosen:
        more |= {"aria_current": "true", "class_": "hw-chosen"}
    return chosen("tr", *(element("td", cell) for cell in cells), state=state, key=key, **more)


def left_out(count: int, what: str) -> list[Markup]:
    """A line for what is not shown."""
    return [element("p", f"… {count:,} more {what}", class_="hw-hint")] * (count > 0)


def whole(text: str) -> Markup:
    """A number with its unit, on one line."""
    return element("span", text, style="white-space:nowrap")


def section(title: object, *children: object) -> Markup:
    """A part of the page under its head."""
    return element("div", element("h4", title), *children, class_="hw-card")
