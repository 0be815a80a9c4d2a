"""The v2 grammar: one declaration with types on each line."""

import re
from difflib import get_close_matches

from holowork.source.diagnostics import Kind, Place, Rejected
from holowork.source.expressions import Expression
from holowork.source.syntax import Declared, Item, Step
from holowork.source.tokens import Line
from kernels_ir import DType

MOST_AXES = 64
"""As many as NumPy has."""

_U64 = 1 << 64
_TARGET = re.compile(r"\s*(?:let|input|const)\s+([A-Za-z_][A-Za-z_0-9]*)", re.ASCII)
_EXTENT = re.compile(r"[0-9]{1,20}", re.ASCII)


def read_line(number: int, text: str) -> Item:
    """The declaration on a line; raises Rejected at the first token that does not fit."""
    line = Line(number, text)
    read = _DIRECTIVES.get(line.token)
    if read is None:
        raise line.reject("input, const, let or output", hint=_hint(line.token))
    item = read(line, line.take())
    if line.token:
        raise line.reject("the end of the line")
    return item


def target_of(text: str) -> str:
    """The name that a refused line meant to declare, as far as that can be seen."""
    match = _TARGET.match(text)
    return match[1] if match else ""


def _input(line: Line, place: Place) -> Item:
    name = line.name("the input")
    line.expect(":")
    return Item(keyword="input", place=place, name=name, declared=_type(line))


def _const(line: Line, place: Place) -> Item:
    name = line.name("the constant")
    line.expect(":")
    declared = _type(line)
    line.expect("=")
    right = Expression(line)
    return Item(
        keyword="const",
        place=place,
        name=name,
        declared=declared,
        calls=tuple(right.calls),
        value=right.value,
    )


def _let(line: Line, place: Place) -> Item:
    name = line.name("the value")
    declared = _type(line) if line.accept(":") else None
    line.expect("=")
    right = Expression(line)
    if not isinstance(right.value, Step):
        message = f"expected a call such as relu(x), found {right.value.place.token!r}"
        raise Rejected(Kind.SYNTAX, right.value.place, message)
    calls = tuple(right.calls)
    return Item(
        keyword="let", place=place, name=name, declared=declared, calls=calls, value=right.value
    )


def _output(line: Line, place: Place) -> Item:
    name = line.name("the output")
    if not line.accept("="):
        return Item(keyword="output", place=place, name=name, value=name)
    right = Expression(line)
    return Item(
        keyword="output", place=place, name=name, calls=tuple(right.calls), value=right.value
    )


_DIRECTIVES = {"input": _input, "const": _const, "let": _let, "output": _output}


def _type(line: Line) -> Declared:
    place = line.place
    dtype = _DTYPES.get(line.token)
    if dtype is None:
        raise line.reject(f"an element type ({', '.join(_DTYPES)})")
    line.take()
    if line.kind != "list":
        raise line.reject("extents such as [2, 3]")
    return Declared(place=place, dtype=dtype, shape=_shape(line.take()))


_DTYPES = {dtype.text: dtype for dtype in DType}


def _shape(place: Place) -> tuple[int, ...]:
    inside = place.token[1:-1].strip()
    texts = [text.strip() for text in inside.split(",")] if inside else []
    wrong = [text for text in texts if not _EXTENT.fullmatch(text) or int(text) >= _U64]
    if wrong:
        message = f"expected extents from 0 to 2**64 - 1, found {wrong[0]}"
        raise Rejected(Kind.SHAPE, place, message)
    if len(texts) > MOST_AXES:
        raise Rejected(Kind.SHAPE, place, f"expected at most {MOST_AXES} axes, found {len(texts)}")
    return tuple(map(int, texts))


def _hint(token: str) -> str:
    """How to go on where a line does not begin with a directive."""
    if token == "op":
        return "A text with types has no op lines: write let y = relu(x)"
    near = get_close_matches(token, _DIRECTIVES, n=1)
    return f"Did you mean {near[0]}?" if near else ""
