"""A node on one line."""

import json

from holowork.ir import ABSENT, Node, show_attribute
from holowork.passes.calls import CALLS, FORM

_MOST_LETTERS = 60


def shown(number: int, node: Node) -> str:
    """A node as texts of graphs have it, without the bodies of constants and the numbers of calls."""
    name = [json.dumps(_short(node.name))] if node.name else []
    sources = ["_" if source == ABSENT else f"%{source}" for source in node.sources]
    own = ((key, value) for key, value in node.attributes if key not in {CALLS, FORM})
    pairs = [f"{key}={_short(show_attribute(value))}" for key, value in own]
    return f"%{number} = {node.op}({', '.join([*name, *sources, *pairs])}) : {node.type}"


def _short(text: str) -> str:
    return text if len(text) <= _MOST_LETTERS else f"{text[: _MOST_LETTERS - 1]}…"
