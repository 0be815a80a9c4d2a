"""What all cards share: a head line, tables of ports, bytes and times as people read them."""

from collections.abc import Iterable, Sequence

from holowork.archive import PortDescriptor, readable_bytes
from holowork.core import KappaLabel, counted
from holowork.ir import Graph
from holowork.workbench.markup import Markup, Number, code, element, folded, name_of, number, table
from kernels_ir import DType

_BOX = "font-family:system-ui,sans-serif;font-size:13px;line-height:1.45;margin:2px 0"
_FACTS = "opacity:.75;margin-left:8px"


def card(kind: str, name: object, facts: Sequence[object]) -> "Card":
    """Begin a card: what it shows, its name, and a line of facts."""
    head = element(
        "div",
        element("strong", kind),
        " ",
        name_of(name),
        element("span", *_separated(facts), style=_FACTS),
    )
    return Card(head)


def _separated(facts: Iterable[object]) -> list[object]:
    return [piece for fact in facts for piece in (" · ", fact)][1:]


class Card:
    """A card while it is written."""

    def __init__(self, head: Markup) -> None:
        self._parts: list[Markup] = [head]

    def add(self, *parts: Markup | None) -> "Card":
        """Add what there is, leave out None."""
        self._parts += [part for part in parts if part is not None]
        return self

    def done(self) -> Markup:
        """The card."""
        return element("div", *self._parts, style=_BOX)


def size_of(length: int) -> Number:
    """Bytes, as a number."""
    return number(readable_bytes(length))


def milliseconds(seconds: float) -> Number:
    """Wall time, as a number."""
    return number(f"{seconds * 1e3:.2f} ms")


def kappa_code(label: KappaLabel) -> Markup:
    """A label by its first eight digits, all of it in the tooltip."""
    return element("code", label.short, title=label.text)


def ports_of_graph(graph: Graph) -> Markup | None:
    """The ports of a graph."""
    rows = [
        (graph[node].op, name_of(graph[node].name), code(graph[node].type), size_of(graph[node].type.bytes))
        for node in (*graph.inputs, *graph.outputs)
    ]
    return port_table(rows)


def ports_of(inputs: Sequence[PortDescriptor], outputs: Sequence[PortDescriptor]) -> Markup | None:
    """The ports of an archive or a session."""
    rows = [
        (side, name_of(port.name or f"slot {port.slot}"), code(type_text(port)), count_text(port))
        for side, ports in (("input", inputs), ("output", outputs))
        for port in ports
    ]
    return port_table(rows)


def type_text(port: PortDescriptor) -> str:
    """The type of a port; a damaged archive may have a tag that is no dtype."""
    dtype: object = port.dtype
    name = dtype.text if isinstance(dtype, DType) else f"unknown dtype {dtype}"
    return f"{name}[{','.join(map(str, port.shape))}]"


def count_text(port: PortDescriptor) -> Number:
    """The bytes of a port, or its elements where their dtype is unknown."""
    dtype: object = port.dtype
    if isinstance(dtype, DType):
        return size_of(port.byte_length)
    return number(counted(port.element_count, "element"))


def port_table(rows: Sequence[tuple[object, ...]]) -> Markup | None:
    """A table of ports; folded where there are many."""
    if not rows:
        return None
    whole = table(("port", "name", "type", "bytes"), rows[:_MOST_PORTS])
    cut = f", the first {_MOST_PORTS} shown" if len(rows) > _MOST_PORTS else ""
    return whole if len(rows) <= _MOST_OPEN else folded(f"{counted(len(rows), 'port')}{cut}", whole)


_MOST_OPEN = 12
_MOST_PORTS = 60
