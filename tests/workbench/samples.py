"""Values to be shown: a module that a pass changes, one whose names mean harm, a damaged archive."""

from dataclasses import replace
from functools import cache
from html.parser import HTMLParser

import numpy as np

import holowork as hw
from holowork.ir import Graph
from holowork.model import Module
from holowork.passes import PassList

EVIL = (
    "<img src=x onerror=alert(1)>",
    "</script>",
    '"><b>',
    "&lt;",
    "right\u200fto\u202eleft",
    "bell\x07\x1b[31m\nline",
)
VOID = frozenset({"img", "meta", "br"})
ALLOWED_TAGS = frozenset(
    {"b", "bdi", "code", "details", "div", "img", "li", "pre", "span", "strong", "summary", "ul"}
    | {"table", "tbody", "td", "th", "thead", "tr"}
    | {"dd", "dl", "dt", "h4", "p", "section"}
)
"""Tags that sanitisers of notebooks leave, or whose content they leave where they take the tag away."""
ALLOWED_ATTRIBUTES = frozenset({"alt", "class", "height", "open", "src", "style", "title", "width"})
DROPPED = frozenset({"style"})
"""Tags that a sanitiser takes away with what they hold; nothing else may lean on them."""


def clamp(name: str = "clamp", port: str = "x", result: str = "y") -> hw.Graph:
    """max(x, 0), clipped to 0 … 1: one pass writes the clip out."""
    graph = hw.Graph(name)
    x = graph.input(port, shape=(2, 3), dtype="f32")
    graph.output(result, x.relu().clip(0.0, 1.0).tanh())
    return graph


def timeless(module: Module) -> Module:
    """The module, as if every pass had taken a millisecond."""
    stops = tuple(replace(stop, seconds=0.001) for stop in module.compiled)
    made = replace(module, compiled=PassList(stops, module.name))
    loaded = tuple(replace(stop, seconds=0.001) for stop in made.passes)
    vars(made)["passes"] = PassList(loaded, module.name)
    return made


@cache
def module() -> Module:
    return timeless(hw.compile(clamp()))


@cache
def evil_module() -> Module:
    """Every name is markup, or marks, or control characters."""
    return timeless(hw.compile(evil_graph()))


@cache
def evil_graph() -> Graph:
    graph = hw.Graph(EVIL[0])
    parts = [graph.input(name, shape=(2,), dtype="f32") for name in EVIL]
    total = parts[0] + graph.const(EVIL[1], np.ones(2, "float32"))
    for part in parts[1:]:
        total = total + part
    graph.output(EVIL[2], total.clip(0.0, 1.0))
    graph.output(EVIL[4], total)
    return graph.freeze()


def chain(length: int) -> hw.Graph:
    graph = hw.Graph("chain")
    x = graph.input("x", shape=(4,), dtype="f32")
    for _ in range(length):
        x = x.relu()
    graph.output("y", x)
    return graph


def thicket(nodes: int) -> hw.Graph:
    """Nodes that each read two of the last forty: wide, with many edges that bend."""
    graph = hw.Graph("thicket")
    values = [graph.input("x", shape=(4,), dtype="f32")]
    for i in range(nodes - 2):
        left, right = (values[max(0, i - (i * step) % 40)] for step in (7, 11))
        values.append(left + right)
    graph.output("y", values[-1])
    return graph


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb` or `#rgb`, as WCAG 2 defines it."""
    digits = colour.lstrip("#")
    pairs = [digit * 2 for digit in digits] if len(digits) == 3 else [digits[i : i + 2] for i in (0, 2, 4)]
    parts = [int(pair, 16) / 255 for pair in pairs]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return sum(weight * part for weight, part in zip((0.2126, 0.7152, 0.0722), linear, strict=True))


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21: text needs 4.5, a line 3."""
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


def damaged() -> bytes:
    """An archive whose first call names a discriminant that there is none of."""
    data = bytearray(module().to_bytes())
    start = module().archive.sections["KernelCalls"].ref.offset
    data[start + 4 : start + 6] = b"\xff\x3f"
    return bytes(data)


class Page(HTMLParser):
    """The tags, attributes and text of a piece of HTML, and whether every tag is closed in its order."""

    def __init__(self, html: str) -> None:
        super().__init__(convert_charrefs=True)
        self.tags: list[str] = []
        self.attributes: list[tuple[str, str]] = []
        self.texts: list[str] = []
        self.open: list[str] = []
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += [(name, value or "") for name, value in attrs]
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if self.open[-1:] == [tag]:
            self.open.pop()
        else:
            self.open.append(f"/{tag}")

    def handle_data(self, data: str) -> None:
        if not DROPPED.intersection(self.open):
            self.texts.append(data)

    @property
    def text(self) -> str:
        return "".join(self.texts)
