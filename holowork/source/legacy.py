"""The legacy grammar: words between blanks, f32 only, `op NAME operand… :DIMS as=NAME`."""

import re
from collections.abc import Callable
from functools import partial

from holowork.ir import MOST_AXES, TensorType
from holowork.ops import suggestion
from holowork.source.diagnostics import Kind, Place, Rejected
from holowork.source.syntax import Call, Const, Declared, Input, Item, Items, Let, Name, Output, Typed
from kernels_ir import DType

_WORD = re.compile(r"\S+")
_DIMS = re.compile(r":([0-9]{1,20}(?:x[0-9]{1,20})*+)", re.ASCII)
_U64 = 1 << 64
_AS = "as="
_FILE = re.compile(r"\.(?:txt|py3?|holo)$", re.IGNORECASE)
_A_FILE = "The name of a file? hw.compile_source_file(path) reads one, and so does holowork compile"


class _Words:
    """The words of a line, read from left to right."""

    def __init__(self, number: int, text: str) -> None:
        self._number = number
        self._end = len(text.rstrip())
        self._places = [Place(number, m.start(), m.group()) for m in _WORD.finditer(text)]
        self._next = 0

    @property
    def place(self) -> Place:
        """The next word, or the end of the line."""
        is_end = self._next == len(self._places)
        return Place(self._number, self._end, "") if is_end else self._places[self._next]

    def take(self, kind: Kind, expected: str) -> Place:
        """Take the next word; raises Rejected at the end of the line."""
        place = self.place
        if not place.token:
            raise Rejected(kind, place, f"expected {expected}, found the end of the line")
        self._next += 1
        return place

    def rest(self) -> list[Place]:
        """All words that are left."""
        return self._places[self._next :]


def read_line(number: int, text: str) -> Item:
    """The declaration on a line; raises Rejected at the first word that does not fit."""
    words = _Words(number, text)
    place = words.take(Kind.DIRECTIVE, "a directive")
    read = _DIRECTIVES.get(place.token)
    if read is None:
        hint = _A_FILE if _FILE.search(place.token) else partial(suggestion, place.token, _DIRECTIVES)
        message = f"expected input, const, op or output, found {place.token!r}"
        raise Rejected(Kind.DIRECTIVE, place, message, hint=hint)
    return read(words, place)


def target_of(text: str) -> str:
    """The name that a refused line meant to declare, as far as that can be seen."""
    words = text.split()
    named = [word.removeprefix(_AS) for word in words if word.startswith(_AS)]
    if words[0] in ("input", "const"):
        named = words[1:2]
    return named[-1] if named else ""


def _input(words: _Words, place: Place) -> Item:
    name = _name(words.take(Kind.INPUT_NAME, "the name of the input"))
    if not words.place.token.startswith(":"):
        message = "expected the extents of the input, such as :2x3, found none"
        raise Rejected(Kind.INPUT_MISSING_SHAPE, words.place, message)
    return Input(place=place, name=name, typed=_typed(words.place, Kind.INPUT_SHAPE))


def _const(words: _Words, place: Place) -> Item:
    name = _name(words.take(Kind.CONST_NAME, "the name of the constant"))
    dims = words.take(Kind.CONST_MISSING_SHAPE, "extents such as :2x3")
    typed = _typed(dims, Kind.CONST_SHAPE)
    equals = words.take(Kind.CONST_MISSING_EQUALS, "'='")
    if equals.token != "=":
        message = f"expected '=' between blanks, found {equals.token!r}"
        raise Rejected(Kind.CONST_EXPECTED_EQUALS, equals, message)
    values = words.take(Kind.CONST_MISSING_VALUES, "values such as 1,2,3")
    return Const(place=place, name=name, typed=typed, value=Items(values))


def _op(words: _Words, place: Place) -> Item:
    op = _name(words.take(Kind.OP_NAME, "the name of an op"))
    name, dims, operands = None, None, []
    for word in words.rest():
        if word.token.startswith(_AS):
            name = Name(word, word.token.removeprefix(_AS))
        elif word.token.startswith(":"):
            dims = _typed(word, Kind.OP_SHAPE)
        else:
            operands.append(_name(word))
    shape = dims.type.shape if dims else None
    declared = Declared(place=(dims or op).place, dtype=DType.F32, shape=shape)
    call = Call(op=op, operands=tuple(operands), attributes={})
    return Let(place=place, name=name, declared=declared, calls=(call,))


def _output(words: _Words, place: Place) -> Item:
    name = _name(words.take(Kind.OUTPUT_NAME, "the name of a value"))
    return Output(place=place, name=name, value=name)


_DIRECTIVES: dict[str, Callable[[_Words, Place], Item]] = {
    "input": _input,
    "const": _const,
    "op": _op,
    "output": _output,
}


def _name(place: Place) -> Name:
    """A name, which never means a number here."""
    return Name(place, place.token, is_quoted=True)


def _typed(place: Place, kind: Kind) -> Typed:
    match = _DIMS.fullmatch(place.token)
    shape = tuple(map(int, match[1].split("x"))) if match else ()
    if not 1 <= len(shape) <= MOST_AXES or max(shape) >= _U64:
        message = f"expected extents such as :2x3, found {place.token!r}"
        raise Rejected(kind, place, message)
    return Typed(place=place, type=TensorType(DType.F32, shape))
