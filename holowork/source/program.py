"""A text as a list of declarations: which grammar it is in, and every line that was refused."""

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from holowork.source import legacy, native
from holowork.source.diagnostics import Kind, Rejected
from holowork.source.syntax import Item, Name, Output, Refused, Titled

_COMMENT = "#"
_TITLED = "expected one name for the graph, found another"
_DTYPE = r"(?:bool|bf16|bfloat16|e8cb|(?:u?int|float|[uif])[0-9]++)"
_TYPED = re.compile(
    r"\s*(?:let\s|graph\s"
    r"|(?:input|const)\s.*:[ \t]*+[A-Za-z_][A-Za-z_0-9]*+[ \t]*+\["
    rf"|(?:input|const)\s+[A-Za-z_][A-Za-z_0-9]*+[ \t]*+:[ \t]*+{_DTYPE}[ \t]*+(?:[=#]|$))",
    re.ASCII,
)


@dataclass(frozen=True, kw_only=True)
class Program:
    """The declarations of a text in order, what was refused, and the name of the graph where it has one.

    `to_declare` says how to go on where a name is not declared.
    """

    lines: tuple[str, ...]
    items: tuple[Item, ...]
    rejected: tuple[Rejected, ...]
    title: str = ""
    to_declare: str = "Declare it with input, const or let"


@dataclass(frozen=True, kw_only=True)
class Grammar:
    """How a line is read, and what a line that cannot be read meant to declare."""

    read_line: Callable[[int, str], Item]
    target_of: Callable[[str], str]


V2 = Grammar(read_line=native.read_line, target_of=native.target_of)
LEGACY = Grammar(read_line=legacy.read_line, target_of=legacy.target_of)


def grammar_of(lines: tuple[str, ...]) -> Grammar:
    """v2 for the whole text if a line is a `let` or names the graph, or has an element type.

    An element type without extents counts too, so that what is refused is refused in the form that was meant.
    """
    return V2 if any(map(_TYPED.match, lines)) else LEGACY


def read_program(text: str) -> Program:
    """Read every line; a line that is refused stands in the program as such."""
    lines = tuple(line.removesuffix("\r") for line in text.split("\n"))
    grammar = grammar_of(lines)
    rejected: list[Rejected] = []
    items = tuple(
        _item(grammar, (number, line), rejected) for number, line in enumerate(lines) if _has_item(line)
    )
    titles = [item.name for item in items if isinstance(item, Titled)]
    rejected += [Rejected(Kind.DUPLICATE, extra.place, _TITLED) for extra in titles[1:]]
    title = titles[0].text if titles else ""
    return Program(lines=lines, items=items, rejected=tuple(rejected), title=title)


def _has_item(line: str) -> bool:
    inside = line.strip()
    return bool(inside) and not inside.startswith(_COMMENT)


def _item(grammar: Grammar, numbered: tuple[int, str], rejected: list[Rejected]) -> Item:
    number, line = numbered
    try:
        return grammar.read_line(number, line)
    except Rejected as fault:
        rejected.append(fault)
        target = grammar.target_of(line)
        name = Name(fault.place, target) if target else None
        return Refused(place=fault.place, name=name)


def names_bound(item: Item) -> Iterator[Name]:
    """The names that a declaration gives to its value."""
    if isinstance(item, Output | Titled):
        return
    if item.name is not None and (item.name.text or item.variable is None):
        yield item.name
    if item.variable is not None and (item.name is None or item.variable.text != item.name.text):
        yield item.variable


def names_read(item: Item) -> Iterator[str]:
    """The names that a declaration may read."""
    values = [item.value, *(operand for call in item.calls for operand in call.operands)]
    yield from (value.text for value in values if isinstance(value, Name))
