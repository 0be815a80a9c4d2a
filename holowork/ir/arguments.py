"""What stands between the brackets of a node, and its type."""

import json
import math
from collections.abc import Iterator
from dataclasses import dataclass, field

from holowork.ir.literals import bytes_of, count_of
from holowork.ir.node import ABSENT, Attribute, Scalar
from holowork.ir.tokens import Line, Place, TextError, Token
from holowork.ir.types import TensorType
from kernels_ir import DType

_TRUTHS = {"true": True, "false": False}
_VALUE = "a number, true, false or a text in quotes"


@dataclass
class Draft:
    """The arguments of the node `position`, as they come."""

    position: int
    place: Place
    name: str = ""
    sources: list[int] = field(default_factory=list)
    attributes: dict[str, Attribute] = field(default_factory=dict)
    words: list[Token] = field(default_factory=list)
    label: Token | None = None

    def read(self, line: Line) -> None:
        """Take in the arguments and the closing bracket."""
        if line.ahead.kind == "string":
            self.name = string(line, "a name")
            if not line.skip(","):
                line.expect(")")
                return
        for _ in separated(line, ")"):
            self._argument(line)

    def _argument(self, line: Line) -> None:
        token = line.ahead
        if token.kind == "word" and line.follows("="):
            self._attribute(line)
        elif token.kind == "node" or token.text == "_":
            self.sources.append(self._source(line.take(token.kind, "a source")))
        elif token.kind == "label":
            self.label = line.take("label", "a label")
        else:
            self.words = list(_words(line))

    def _source(self, token: Token) -> int:
        expected = f"a node before %{self.position}"
        source = ABSENT if token.kind == "word" else int(token.read_as(lambda text: int(text[1:]), expected))
        if source >= self.position:
            raise TextError(token.place, expected, token.text)
        return source

    def _attribute(self, line: Line) -> None:
        name = line.take("word", "the name of an attribute")
        if name.text in self.attributes:
            raise TextError(name.place, "each attribute once", f"{name.text} again")
        line.expect("=")
        is_list = line.skip("[")
        self.attributes[name.text] = tuple(_values(line)) if is_list else _value(line)  # type: ignore[assignment]  # lists of texts are refused by the op's row

    def body(self, kind: TensorType) -> bytes:
        """The bytes of the elements that were written out."""
        for word in self.words:
            word.read_as(lambda text: bytes_of(_ONE[kind.dtype], [text]), f"an element of {kind.dtype.text}")
        if len(self.words) != count_of(kind):
            raise TextError(self.place, f"{count_of(kind)} elements for {kind}", f"{len(self.words)}")
        return bytes_of(kind, [word.text for word in self.words])


_ONE = {dtype: TensorType(dtype, (1,)) for dtype in DType}


def string(line: Line, expected: str) -> str:
    """A text in quotes, unescaped."""
    token = line.take("string", expected)
    text: str = token.read_as(json.loads, "a text in quotes with the escapes of JSON")
    return text


def type_of(line: Line) -> TensorType:
    """A dtype and extents, such as `f32[2,3]`."""
    word = line.take("word", "a type such as f32[2,3]")
    dtype = word.read_as(_dtype, f"one of the dtypes {', '.join(dtype.text for dtype in DType)}")
    line.expect("[")
    extents = (line.take("number", "an extent") for _ in separated(line, "]"))
    return TensorType(
        dtype, tuple(extent.read_as(_extent, "a whole number of 0 or more") for extent in extents)
    )


def separated(line: Line, closing: str) -> Iterator[None]:
    """One turn for each item before `closing`, commas between them taken."""
    if line.skip(closing):
        return
    yield
    while line.skip(","):
        yield
    line.expect(closing)


def _words(line: Line) -> Iterator[Token]:
    if not line.skip("["):
        yield _scalar(line)
        return
    for _ in separated(line, "]"):
        yield _scalar(line)


def _scalar(line: Line) -> Token:
    token = line.ahead
    if token.kind == "word" and token.text in _TRUTHS:
        return line.take("word", _VALUE)
    return line.take("number", "a source, an element, an attribute or ')'")


def _values(line: Line) -> Iterator[Scalar]:
    return (_value(line) for _ in separated(line, "]"))


def _value(line: Line) -> Scalar:
    token = line.ahead
    if token.kind == "string":
        return string(line, _VALUE)
    if token.kind == "word" and token.text in _TRUTHS:
        return _TRUTHS[line.take("word", _VALUE).text]
    return line.take("number", _VALUE).read_as(_number, _VALUE)


def _number(text: str) -> int | float:
    if "0x" in text:
        return float.fromhex(text) if {"p", "."} & set(text) else int(text, 16)
    if text == "nan":
        return math.nan
    return float(text) if set(text) & set(".enN") else int(text)


def _extent(text: str) -> int:
    extent = int(text)
    if extent < 0:
        raise ValueError(text)
    return extent


def _dtype(text: str) -> DType:
    try:
        return DType.named(text)
    except KeyError as fault:
        raise ValueError(text) from fault
