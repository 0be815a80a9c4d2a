"""The tokens of a line of the v2 grammar."""

import json
import re
from typing import NoReturn

from holowork.source.diagnostics import Hint, Kind, Place, Rejected
from holowork.source.syntax import Name

_HEXADECIMAL = r"0[xX](?>[0-9a-fA-F]+(?:\.[0-9a-fA-F]*)?|\.[0-9a-fA-F]+)(?:[pP][+-]?[0-9]+)?"
_DECIMAL = r"(?>[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+-]?[0-9]+)?"
_NUMBER = rf"(?>[+-]?(?>{_HEXADECIMAL}|{_DECIMAL})|[+-](?:inf|nan)\b)"
_ITEM = rf"(?>{_NUMBER}|(?:true|false|inf|nan)\b)"
_LIST = rf"\[[ \t]*+(?>{_ITEM}[ \t]*+(?:,[ \t]*+{_ITEM}[ \t]*+)*+)?+\]"

# Every alternative is atomic or has one way to match, so a line is read in linear time.
_TOKEN = re.compile(
    rf"(?P<name>[A-Za-z_][A-Za-z_0-9]*+|%[0-9]++)|(?P<number>{_NUMBER})|(?P<list>{_LIST})"
    r'|(?P<text>"(?>[^"\\]+|\\.)*+")|(?P<mark>[:=,()\[\]])|(?P<comment>#.*+)|(?P<stray>[^\s#]++)',
    re.ASCII,
)


_COMMENT = "comment"


class Line:
    """The tokens of one line, without a comment behind them, from left to right; the last one is empty."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        found = [(m.lastgroup or "", m.group(), m.start()) for m in _TOKEN.finditer(text)]
        end = found.pop()[2] if found and found[-1][0] == _COMMENT else len(text)
        self._tokens = [*found, ("", "", len(text[:end].rstrip()))]
        self._next = 0

    @property
    def kind(self) -> str:
        """The kind of the next token; empty at the end."""
        return self._tokens[self._next][0]

    @property
    def token(self) -> str:
        """The next token; empty at the end."""
        return self._tokens[self._next][1]

    @property
    def place(self) -> Place:
        """Where the next token stands."""
        _, token, offset = self._tokens[self._next]
        return Place(self.number, offset, token)

    def take(self) -> Place:
        """The next token, which is then behind."""
        place = self.place
        self._next += 1
        return place

    def accept(self, token: str) -> bool:
        """Take the next token if it is this one."""
        found = self._tokens[self._next][1] == token
        self._next += found
        return found

    def expect(self, token: str, instead: str = "") -> None:
        """Take this token; raises Rejected for any other."""
        if not self.accept(token):
            self.reject(instead or f"{token!r}")

    def name(self, role: str) -> Name:
        """Take a name, plain or in quotes; raises Rejected where there is none."""
        if self.kind not in _NAMES:
            self.reject(f"the name of {role}")
        return _NAMES[self.kind](self.take())

    def malformed_list(self, expected: str, words: frozenset[str], *, hint: Hint = "") -> NoReturn:
        """Raise Rejected at the first token that does not belong into a list of numbers and words."""
        self.take()
        while self.kind == "number" or self.token in words:
            self.take()
            if not self.accept(","):
                self.reject("',' or ']'", hint=hint)
        self.reject(expected, hint=hint)

    def reject(self, expected: str, *, hint: Hint = "") -> NoReturn:
        """Raise Rejected: the next token is not what was expected."""
        place = self.place
        found = repr(place.token) if place.token else "the end of the line"
        raise Rejected(Kind.SYNTAX, place, f"expected {expected}, found {found}", hint=hint)


def _plain(place: Place) -> Name:
    return Name(place, place.token)


def _quoted(place: Place) -> Name:
    """The text in quotes, with the escapes of JSON; raises Rejected for any other escape."""
    try:
        text = json.loads(place.token, strict=False)
        text.encode()
    except (ValueError, UnicodeEncodeError) as fault:
        message = f"expected a text with the escapes of JSON, found {place.token}"
        raise Rejected(Kind.SYNTAX, place, message) from fault
    return Name(place, text, is_quoted=True)


_NAMES = {"name": _plain, "text": _quoted}
