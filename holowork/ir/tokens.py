"""Words of one line of graph text, each with its place."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from itertools import takewhile
from typing import TypeVar

from holowork.core import GraphError

_PATTERN = re.compile(
    r"""[ \t\r]*(?:
      (?P<string>"(?:[^"\\]|\\.)*")
    | (?P<label>[a-z][a-z0-9-]*:[0-9a-f]{8,})
    | (?P<node>%\d+)
    | (?P<number>-?(?:0x[0-9a-fA-F]*(?:\.[0-9a-fA-F]*)?(?:p[+-]?\d+)?
                    |(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?|inf\b|nan\b))
    | (?P<word>[^\W\d]\w*)
    | (?P<sign>[=(),:\[\]])
    | (?P<end>(?:\#.*)?$)
    | (?P<stray>\S)
    )""",
    re.VERBOSE,
)
T = TypeVar("T")

_LONGEST = 40
_TITLES = {"end": "the end of the line", "stray": "a stray character"}


class TextError(GraphError):
    """A text does not describe a graph; says the line and the column, both from 1."""

    def __init__(self, where: "Place", expected: str, found: str) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}")
        self.line = where.line
        self.column = where.column
        self.expected = expected
        self.found = found


@dataclass(frozen=True, slots=True)
class Place:
    """A line and a column, both from 1."""

    line: int
    column: int

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}"


@dataclass(frozen=True, slots=True)
class Token:
    """One word: what it is, how it is written, where."""

    kind: str
    text: str
    place: Place

    def read_as(self, convert: Callable[[str], T], expected: str) -> T:
        """What `convert` makes of the text; raises TextError where it refuses."""
        try:
            return convert(self.text)
        except (ValueError, OverflowError) as fault:
            raise TextError(self.place, expected, str(self)) from fault

    def __str__(self) -> str:
        short = self.text if len(self.text) <= _LONGEST else self.text[:_LONGEST] + "…"
        title = _TITLES.get(self.kind, "")
        return f"{title} {short!r}" if title and short else title or short


class Line:
    """The tokens of a line, taken one after another."""

    def __init__(self, text: str, number: int) -> None:
        self._tokens = _scanned(text, number)
        self._next = 0

    @property
    def ahead(self) -> Token:
        """The next token; at the end of the line, its end."""
        return self._tokens[self._next]

    def follows(self, text: str) -> bool:
        """True where the token after the next one is written so."""
        return any(token.text == text for token in self._tokens[self._next + 1 : self._next + 2])

    def take(self, kind: str, expected: str) -> Token:
        """The next token, which must be of this kind; raises TextError."""
        token = self.ahead
        if token.kind != kind:
            raise TextError(token.place, expected, str(token))
        self._next += kind != "end"
        return token

    def skip(self, sign: str) -> bool:
        """True, and one token on, where the next token is this sign."""
        is_there = self.ahead.kind == "sign" and self.ahead.text == sign
        self._next += is_there
        return is_there

    def expect(self, sign: str) -> None:
        """Pass over a sign that must be there; raises TextError."""
        if not self.skip(sign):
            raise TextError(self.ahead.place, f"{sign!r}", str(self.ahead))


def _scanned(text: str, number: int) -> list[Token]:
    found = (_token(match, number) for match in _PATTERN.finditer(text))
    tokens = list(takewhile(lambda token: token.kind != "end", found))
    return [*tokens, Token("end", "", Place(number, len(text) + 1))]


def _token(match: re.Match[str], number: int) -> Token:
    kind = match.lastgroup or "end"
    return Token(kind, match[kind], Place(number, match.start(kind) + 1))
