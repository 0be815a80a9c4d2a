"""The cards of values of a run, and of those values in numbers."""

from holowork.runtime import NodeValue, Statistics
from holowork.workbench.cards.frame import card, kappa_code
from holowork.workbench.markup import Markup, code, element, name_of, number, table

_SHOWN = 8
"""Elements that a card shows."""


def node_value_card(value: NodeValue) -> Markup:
    """What it is, where it comes from, its first elements, and its numbers."""
    inside = [f"inside {value.inside}"] if value.inside else []
    label = element("span", "κ ", kappa_code(value.label))
    flat = value.array.reshape(-1)
    more = " …" if flat.size > _SHOWN else ""
    first = code(" ".join(str(one) for one in flat[:_SHOWN].tolist()) + more)
    made = card("NodeValue", value.node, [value.origin, *inside, label])
    return made.add(element("div", first), *_numbers(value.stats)).done()


def statistics_card(stats: Statistics) -> Markup:
    """Extremes, mean and counts, and the histogram."""
    return card("Statistics", stats.node, []).add(*_numbers(stats)).done()


def _numbers(stats: Statistics) -> list[Markup]:
    facts = table(("", "value"), [(name_of(name), number(value)) for name, value in stats.facts()])
    bars = stats.bars()
    rows = [(number(span), many, element("code", bar)) for span, many, bar in bars]
    return [facts, *[table(("from … to", "elements", ""), rows)] * bool(bars)]
