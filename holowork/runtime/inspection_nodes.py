"""The nodes of a program, and how one is said: by a name, a label or its beginning, a call's position."""

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from holowork.core import KappaLabel, SessionError
from holowork.ops import suggestion
from holowork.runtime.errors import listed

_BEGINNING = re.compile(r"(?:κ )?(?:blake3:)?([0-9a-f]{4,64})…?")
_CALL = re.compile(r"KernelCalls\[(\d+)\](?: \(\w+\))?")


class UnknownNode(SessionError):
    """No node of a run, or more than one value, is what a name, label or position says."""

    def __init__(self, what: object, expected: str, told: str = "") -> None:
        super().__init__(f"node: expected {expected}, found {what!r}{told and f'; {told}'}")
        self.what = what
        self.expected = expected


@dataclass(frozen=True)
class Node:
    """One output, input, constant or call: its slot, its name where it has one, its index among its kind.

    `call` is how messages call a call.
    """

    kind: str
    slot: int
    name: str
    index: int
    call: str = ""

    @property
    def title(self) -> str:
        """How the node is called."""
        named = f" {self.name!r}" if self.name else ""
        return f"{self.call}{named}" if self.call else f"{self.kind}{named or f' {self.index}'}"


LabelOf = Callable[[Node], KappaLabel]


def found_node(nodes: Sequence[Node], what: object, label_of: LabelOf) -> Node:
    """The node that `what` says: a name goes before a call, that before the digits of a label.

    Raises UnknownNode.
    """
    found = list(_candidates(nodes, what, label_of))
    if not found:
        raise _unknown(nodes, what)
    labels = list(dict.fromkeys(label_of(node) for node in found))
    if len(labels) > 1:
        told = ", ".join(f"κ {one.short}" for one in labels[:8])
        raise UnknownNode(what, "more digits", f"that begins {len(labels)} labels: {told}")
    return found[0]


def _candidates(nodes: Sequence[Node], what: object, label_of: LabelOf) -> Iterator[Node]:
    """The nodes that `what` may be: one by name or position, all of a label or of its beginning."""
    text = what.text if isinstance(what, KappaLabel) else what
    if isinstance(text, str):
        named = [node for node in nodes if node.name == text != ""]
        placed = _CALL.fullmatch(text)
        if named or placed:
            yield from named[:1] or _at(nodes, int(placed[1]) if placed else -1)
        elif (match := _BEGINNING.fullmatch(text)) is not None:
            start = f"blake3:{match[1]}"
            yield from (node for node in nodes if label_of(node).text.startswith(start))
    elif isinstance(text, int) and not isinstance(text, bool):
        yield from _at(nodes, text)


def _at(nodes: Sequence[Node], position: int) -> Iterator[Node]:
    """The call at a position of the archive."""
    return (node for node in nodes if node.call.startswith(f"KernelCalls[{position}]"))


def _unknown(nodes: Sequence[Node], what: object) -> UnknownNode:
    names = tuple(dict.fromkeys(node.name for node in nodes if node.name))
    calls = sum(bool(node.call) for node in nodes)
    named = f"one of the names {listed(names)}, " if names else ""
    expected = f"{named}a label or its first digits, or the position of a call below {calls}"
    hint = suggestion(what, names) if isinstance(what, str) else ""
    inner = (
        "inner values have the names that .named(…) gave them, which compile(…, trace=True) keeps"
        if isinstance(what, str)
        else ""
    )
    return UnknownNode(what, expected, hint or inner)
