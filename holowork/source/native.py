"""The v2 grammar: one declaration with types on each line."""

import re
from functools import partial

from holowork.ir import MOST_AXES, TensorType
from holowork.ops import DTYPE_NAMES, suggestion
from holowork.source.diagnostics import Kind, Place, Rejected
from holowork.source.expressions import Expression
from holowork.source.syntax import Const, Declared, Input, Item, Items, Let, Output, Step, Titled, Typed
from holowork.source.tokens import Line
from kernels_ir import DType

_U64 = 1 << 64
_TARGET = re.compile(r"\s*(?:let|input|const)\s+([A-Za-z_][A-Za-z_0-9]*|%[0-9]+)", re.ASCII)
_EXTENT = re.compile(r"[0-9]{1,20}", re.ASCII)


def read_line(number: int, text: str) -> Item:
    """The declaration on a line; raises Rejected at the first token that does not fit."""
    line = Line(number, text)
    read = _DIRECTIVES.get(line.token)
    if read is None:
        line.reject("input, const, let, output or graph", hint=partial(_hint, line.token))
    item = read(line, line.take())
    if line.token:
        line.reject("the end of the line")
    return item


def target_of(text: str) -> str:
    """The name that a refused line meant to declare, as far as that can be seen."""
    match = _TARGET.match(text)
    return match[1] if match else ""


def _input(line: Line, place: Place) -> Item:
    name = line.name("the input")
    line.expect(":")
    return Input(place=place, name=name, typed=_type(line))


def _const(line: Line, place: Place) -> Item:
    name = line.name("the constant")
    line.expect(":")
    typed = _type(line)
    line.expect("=")
    right = Expression(line)
    return Const(place=place, name=name, typed=typed, calls=tuple(right.calls), value=right.value)


def _let(line: Line, place: Place) -> Item:
    name = line.name("the value")
    declared = _declared(line) if line.accept(":") else None
    line.expect("=")
    right = Expression(line)
    if not isinstance(right.value, Step):
        message = f"expected a call such as relu(x), found {right.value.place.token!r}"
        raise Rejected(Kind.SYNTAX, right.value.place, message)
    return Let(place=place, name=name, declared=declared, calls=tuple(right.calls))


def _output(line: Line, place: Place) -> Item:
    name = line.name("the output")
    if not line.accept("="):
        return Output(place=place, name=name, value=name)
    right = Expression(line)
    return Output(place=place, name=name, calls=tuple(right.calls), value=right.value)


def _graph(line: Line, place: Place) -> Item:
    return Titled(place=place, name=line.name("the graph"))


_DIRECTIVES = {"graph": _graph, "input": _input, "const": _const, "let": _let, "output": _output}


def _declared(line: Line) -> Declared:
    typed = _type(line)
    return Declared(place=typed.place, dtype=typed.type.dtype, shape=typed.type.shape)


def _type(line: Line) -> Typed:
    place = line.place
    dtype = DTYPE_NAMES.get(line.token)
    if dtype is None:
        names = ", ".join(dtype.text for dtype in DType if dtype is not DType.F64)
        line.reject(f"an element type ({names})", hint=partial(suggestion, line.token, DTYPE_NAMES))
    line.take()
    if line.token == "[":
        line.malformed_list("an extent in digits", frozenset(), hint=_STATIC)
    if line.kind != "list":
        line.reject("extents such as [2, 3], or [] for a scalar")
    return Typed(place=place, type=TensorType(dtype, _shape(line.take())))


_STATIC = "Extents are numbers, and commas stand between them"


def _shape(place: Place) -> tuple[int, ...]:
    texts = Items(place).texts
    for index, text in enumerate(texts):
        if not _EXTENT.fullmatch(text) or int(text) >= _U64:
            message = f"expected extents from 0 to 2**64 - 1, found {text}"
            raise Rejected(Kind.SHAPE, Items(place).part(index), message)
    if len(texts) > MOST_AXES:
        raise Rejected(Kind.SHAPE, place, f"expected at most {MOST_AXES} axes, found {len(texts)}")
    return tuple(map(int, texts))


def _hint(token: str) -> str:
    """How to go on where a line does not begin with a directive."""
    if token == "op":
        return "A text with types has no op lines: write let y = relu(x)"
    return suggestion(token, _DIRECTIVES)
