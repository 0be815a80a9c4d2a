"""The card of the options."""

from holowork.workbench.cards.frame import card
from holowork.workbench.markup import Markup, code, element, table
from holowork.workbench.settings import OPTIONS, Options


def options_card(options: Options) -> Markup:
    """Each option: its value now, what it was at first, what it takes, and what it means."""
    rows = [
        (element("b", name), code(getattr(options, name)), code(one.default), one.expects, one.doc)
        for name, one in OPTIONS.items()
    ]
    listed = table(("option", "value", "at first", "takes", "meaning"), rows)
    return card("Options", "hw.options", []).add(listed).done()
