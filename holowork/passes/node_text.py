"""A node on one line, the same in reprs, traces and views."""

import json

from holowork.core import on_one_line
from holowork.ir import ABSENT, Node, show_attribute
from holowork.passes.calls import CALLS, FORM

_MOST_LETTERS = 60


def node_line(number: int, node: Node) -> str:
    """A node as texts of graphs have it, without the bodies of constants and the numbers of calls.

    `%5 = matmul(%0, %1) : f32[2,3]`; names and attributes are cut after 60 letters, and what a terminal
    would obey is escaped.
    """
    name = [json.dumps(shortened(node.name), ensure_ascii=False)] if node.name else []
    sources = ["_" if source == ABSENT else f"%{source}" for source in node.sources]
    own = ((key, value) for key, value in node.attributes if key not in {CALLS, FORM})
    pairs = [f"{key}={shortened(show_attribute(value))}" for key, value in own]
    return on_one_line(f"%{number} = {node.op}({', '.join([*name, *sources, *pairs])}) : {node.type}")


def shortened(text: str) -> str:
    """A text of at most sixty letters, cut with an ellipsis."""
    return text if len(text) <= _MOST_LETTERS else f"{text[: _MOST_LETTERS - 1]}…"
