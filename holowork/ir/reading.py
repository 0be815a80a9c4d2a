"""The statements of graph text, line by line."""

from collections.abc import Callable, Mapping
from typing import ClassVar

from holowork.ir.arguments import Draft, string, type_of
from holowork.ir.graph import Graph, MalformedGraph
from holowork.ir.node import CONST, NUMERICS, Constant, Node
from holowork.ir.tokens import Line, Place, TextError, Token
from holowork.ir.types import TensorType


class Reader:
    """Takes lines one by one; `graph()` is what they said."""

    def __init__(self, constants: Mapping[str, bytes]) -> None:
        self._constants = constants
        self._nodes: list[Node] = []
        self._places: list[Place] = []
        self._extensions: list[tuple[str, bytes]] = []
        self._texts = {"graph": "", "numerics": NUMERICS[0]}

    def read(self, line: Line) -> None:
        """Take in one line; raises TextError."""
        start = line.ahead
        if start.kind == "node":
            self._node(line)
        elif start.kind != "end":
            self._heading(line)
        line.take("end", "the end of the line")

    def graph(self) -> Graph:
        """The graph, checked; raises TextError."""
        graph = Graph(
            nodes=tuple(self._nodes),
            name=self._texts["graph"],
            extensions=tuple(self._extensions),
            numerics=self._texts["numerics"],
        )
        try:
            graph.verify()
        except MalformedGraph as fault:
            raise TextError(self._places[fault.node], fault.expected, fault.found) from fault
        return graph

    def _heading(self, line: Line) -> None:
        expected = f"a node such as %{len(self._nodes)}, or {', '.join(self._HEADINGS)}"
        word = line.take("word", expected)
        take = self._HEADINGS.get(word.text)
        if take is None:
            raise TextError(word.place, expected, str(word))
        take(self, word, line)

    def _take_text(self, heading: Token, line: Line) -> None:
        self._texts[heading.text] = string(line, "a text in quotes")

    def _take_mode(self, heading: Token, line: Line) -> None:
        place = line.ahead.place
        self._take_text(heading, line)
        if self._texts[heading.text] not in NUMERICS:
            raise TextError(place, " or ".join(NUMERICS), repr(self._texts[heading.text]))

    def _take_extension(self, heading: Token, line: Line) -> None:
        key = string(line, f"the key of the {heading.text} in quotes")
        line.expect("=")
        body = line.take("number", "its bytes after 0x")
        self._extensions.append((key, body.read_as(_hexadecimal, "pairs of hexadecimal digits after 0x")))

    _HEADINGS: ClassVar[dict[str, Callable[["Reader", Token, Line], None]]] = {
        "graph": _take_text,
        "numerics": _take_mode,
        "extension": _take_extension,
    }

    def _node(self, line: Line) -> None:
        number = line.take("node", "a node")
        if number.text != f"%{len(self._nodes)}":
            raise TextError(number.place, f"%{len(self._nodes)}, the next node", number.text)
        line.expect("=")
        op = line.take("word", "the name of an op")
        line.expect("(")
        draft = Draft(len(self._nodes), op.place)
        draft.read(line)
        line.expect(":")
        self._places.append(op.place)
        self._nodes.append(self._made(op.text, draft, type_of(line)))

    def _made(self, op: str, draft: Draft, kind: TensorType) -> Node:
        if op != CONST and (draft.words or draft.label):
            raise TextError(draft.place, "elements or a label only for a constant", f"them for {op}")
        return Node(
            op=op,
            sources=tuple(draft.sources),
            type=kind,
            attributes=tuple(sorted(draft.attributes.items())),
            name=draft.name,
            constant=Constant(kind, self._body(draft, kind)) if op == CONST else None,
        )

    def _body(self, draft: Draft, kind: TensorType) -> bytes:
        label = draft.label
        if label is None:
            return draft.body(kind)
        body = self._constants.get(label.text)
        if body is None:
            raise TextError(label.place, "a label that `constants` has a body for", str(label))
        return body


def _hexadecimal(text: str) -> bytes:
    if not text.startswith("0x"):
        raise ValueError(text)
    return bytes.fromhex(text[2:])
