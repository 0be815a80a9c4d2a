"""What traces say in a terminal: nodes, rules and lines of the source, within its width."""

from collections.abc import Iterable
from textwrap import wrap

from holowork.core import Places, on_one_line
from holowork.ir import Node
from holowork.passes.node_text import node_line
from holowork.passes.rewrite import RewriteApplied
from holowork.passes.trace_lineage import Reason

WIDTH = 110
_INDENT = "    "


def lines_of(nodes: Iterable[Node]) -> tuple[str, ...]:
    """The lines of the source that asked for nodes, each once."""
    return tuple(dict.fromkeys(line for node in nodes for line in node.provenance))


def told(reasons: Iterable[Reason]) -> tuple[str, ...]:
    """Each rule, the pass that has it, and why it is sound or was not applied; what is alike once."""
    found: dict[tuple[str, str], list[int]] = {}
    for reason in reasons:
        event, where = reason.event, f"{reason.stop.stage}/{reason.stop.name}"
        why = event.note if isinstance(event, RewriteApplied) else f"only if {event.condition}"
        found.setdefault((f"{event.rule} ({where})", why), []).append(event.node)
    return tuple(f"{rule} at {_ids(nodes)} before it: {why}" for (rule, why), nodes in found.items())


def _ids(nodes: Iterable[int]) -> str:
    return ", ".join(f"%{node}" for node in dict.fromkeys(nodes))


def legend(ends: tuple[str, str]) -> str:
    """What the numbers of an explanation count: the nodes of three graphs, each where it stands."""
    first, last = ends
    return f"%n is a node {last}; in `from` {first}; in `by` and `not` before the pass that is named"


def headline(number: int, node: Node) -> list[str]:
    """The lines of a node in a terminal."""
    return wrap(node_line(number, node), WIDTH, subsequent_indent=_INDENT)


def by_line(origins: Iterable[tuple[int, Node]]) -> tuple[str, ...]:
    """Each line of the source, and the nodes that it asked for."""
    found: dict[str, list[str]] = {}
    shown = Places().shown
    for number, node in origins:
        found.setdefault(", ".join(map(shown, node.provenance)), []).append(f"%{number} {node.op}")
    return tuple(f"{line}{': ' * bool(line)}{', '.join(nodes)}" for line, nodes in found.items())


def wrapped(title: str, text: str) -> list[str]:
    """Lines of a terminal: the title stands before the first one."""
    first, next_ = f"{_INDENT}{title:<6}", _INDENT + " " * 6
    return wrap(on_one_line(text), WIDTH, initial_indent=first, subsequent_indent=next_)
