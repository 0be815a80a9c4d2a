"""Panels whose page is written in Python: what is chosen is state, what is asked for is an act.

A page says by attributes what a click, a key or a change does, and JavaScript obeys them alone:

- `data-set='{"table": 2}'` sets parts of the state, such as the panel.
- `data-act="evict"` with `data-argument` asks the panel; a field that is changed gives its value as argument.
- `data-typed` beside `data-act`: a field asks while one types, whenever the typing pauses.
- `data-link="n5 l12"` lights up with everything that has one of these words.
- `data-lights="n5"` lights these words up too, wherever the pointer is within.
- `data-copy` goes to the clipboard; a table with `data-sort` is sorted by its head.
- `data-live` is of use only while it can be clicked: pages without a script leave it out.
- `data-key` names what keeps the focus when the page is written anew.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from holowork.workbench.markup import Markup, element

State = Mapping[str, Any]
"""What is chosen, by the names of the widget's traits."""


@dataclass(frozen=True, kw_only=True)
class Page:
    """What a panel shows; `said` is for the line that speaks, `state` what Python sets to open it so."""

    html: Markup
    said: str
    state: State


class Panel(Protocol):
    """One panel of a value: it observes, and nothing below the workbench knows of it."""

    def bounds(self, name: str) -> range | tuple[str, ...] | None:
        """The numbers that a part of the state can be, or its words; None where any text is one."""
        ...

    def page(self, state: State) -> Page:
        """What is shown of a state; raises HoloworkError or OSError, which the panel tells."""
        ...

    def act(self, verb: str, argument: Any, state: State) -> State:  # noqa: ANN401  # what the page sends
        """Do what was asked for; what of the state changes. The page is written anew behind it."""
        ...


def chosen(tag: str, *children: object, state: State, key: str, **attributes: object) -> Markup:
    """An element that sets the state when it is clicked, or Enter is pressed on it."""
    told = json.dumps(dict(state), separators=(",", ":"))
    return element(tag, *children, data_set=told, data_key=key, **attributes)


def asking(label: object, verb: str, argument: object = "", **attributes: object) -> Markup:
    """A button that asks the panel for something."""
    key = f"{verb} {argument}"
    return element(
        "button", label, type="button", data_act=verb, data_argument=argument, data_key=key, **attributes
    )


def choice(verb: str, options: Mapping[str, str], now: str, *, label: str) -> Markup:
    """A list to choose from, values by their texts; the panel is asked with the value."""
    each = [
        element("option", text, value=value, selected="" if value == now else None)
        for value, text in options.items()
    ]
    return element("select", *each, data_act=verb, data_key=verb, aria_label=label, title=label)


def copying(text: str, label: str = "copy") -> Markup:
    """A button that copies a text."""
    return element("button", label, type="button", data_copy=text, title=f"copy: {text}")
