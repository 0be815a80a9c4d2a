"""What is wrong in a text: where, of which kind, what was expected and how to go on."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum

from holowork.core import SourceError

END = "<eol>"
SHOWN = 20
"""Diagnostics that are shown, and told how to go on, of any number."""
_WINDOW = 100
_LONGEST_MESSAGE = 600


class Kind(StrEnum):
    """The kinds of diagnostics. Their texts are stable; where the peer has the kind, it has the text."""

    SYNTAX = "source: bad v2 syntax"
    SHAPE = "source: bad shape"
    ENCODING = "source: bad encoding"
    DUPLICATE = "source: duplicate name"
    DIRECTIVE = "unknown directive"
    INPUT_NAME = "input: missing name"
    INPUT_SHAPE = "input: bad shape"
    INPUT_MISSING_SHAPE = "input: missing shape"
    INPUT_DTYPE = "input: unsupported dtype"
    CONST_NAME = "const: missing name"
    CONST_MISSING_SHAPE = "const: missing shape"
    CONST_SHAPE = "const: bad shape"
    CONST_MISSING_EQUALS = "const: missing '='"
    CONST_EXPECTED_EQUALS = "const: expected '='"
    CONST_MISSING_VALUES = "const: missing values"
    CONST_VALUE = "const: bad value"
    CONST_COUNT = "const: value count mismatch"
    CONST_BYTES = "const: byte count mismatch"
    CONST_DTYPE = "const: unsupported dtype"
    OUTPUT_NAME = "output: missing name"
    OUTPUT_SOURCE = "output: unknown/!node source"
    OP_NAME = "op: missing op name"
    OP_UNKNOWN = "op: unknown op kind"
    OP_SHAPE = "op: bad shape"
    OP_INPUT = "op: unresolved input"
    OP_MISSING = "op: missing operand"
    OP_OPERANDS = "op: bad operands"
    OP_DTYPE = "op: unsupported dtype"
    OP_TYPE = "op: wrong type"
    ATTR_UNKNOWN = "op: unknown attr"
    ATTR_MISPLACED = "op: attr not valid"
    ATTR_BOOL = "attr: expected bool"
    ATTR_NUMBER = "attr: expected number"
    ATTR_LIST = "attr: expected list"
    ATTR_TEXT = "attr: expected text"
    ATTR_VALUE = "attr: bad number"
    ATTR_LENGTH = "attr: bad list length"
    ATTR_AXIS = "attr: axis out of range"
    ATTR_REFUSED = "attr: bad value"
    FILE_SHAPE = "external const: shape mismatch"
    FILE_DTYPE = "external const: dtype mismatch"
    FILE_LENGTH = "external const: byte len mismatch"
    FILE_OPEN = "external const: open file"
    FILE_READ = "external const: read file"
    FILE_RESOLVE = "external const: resolve file"
    FILE_ROOT = "external const: resolve root"
    FILE_OUTSIDE = "external const: outside root"
    FILE_SHORT = "external const: short read"
    FILE_HASH = "external const: content hash mismatch"
    FILE_FORMAT = "external const: bad npy"
    GRAPH_MISSING = "source graph missing"
    GRAPH_AMBIGUOUS = "source graph ambiguous"
    GRAPH_UNKNOWN = "source graph not found"
    PYTHON_SYNTAX = "python: bad syntax"
    PYTHON_STATEMENT = "python: unsupported graph statement"
    PYTHON_ASSIGNMENT = "python: bad assignment"
    PYTHON_EXPECTED_CALL = "python: expected call"
    PYTHON_GRAPH_CALL = "python: unsupported graph call"
    PYTHON_CALL = "python: bad call"
    PYTHON_OUTPUT = "python: bad output"
    PYTHON_EXPRESSION = "python: unsupported graph expression"
    PYTHON_ARGUMENT = "python: bad argument"
    PYTHON_KEYWORD = "python: unsupported keyword"
    PYTHON_MISSING_SHAPE = "python: missing shape"
    PYTHON_MISSING = "python: missing keyword"
    PYTHON_INPUT = "python: bad input ref"
    PYTHON_SHAPE = "python: bad shape"
    PYTHON_INTEGER = "python: bad integer"
    PYTHON_LIST = "python: expected list"
    PYTHON_NUMBER = "python: bad numeric value"
    PYTHON_DTYPE = "python: unsupported dtype"
    PYTHON_ATTR = "python: bad attr value"
    PYTHON_OP = "python: unknown op kind"


_SHOWN_AS: Mapping[str, str] = {
    Kind.SYNTAX: "source: bad syntax",
    Kind.OUTPUT_SOURCE: "output: unknown value",
}
"""Kinds whose text, which is the peer's, says less than this one does."""


@dataclass(frozen=True, slots=True)
class Place:
    """A token of the text: its line and its first character, counted from 0, and its letters."""

    line: int
    offset: int
    token: str


WHOLE = Place(0, 0, "")
"""The place of what is wrong with a text as a whole, so that no line of it is shown."""
Hint = str | Callable[[], str]


class Rejected(SourceError):
    """A line, or a part of one, was refused; becomes a `Diagnostic` where the text is at hand.

    `hint` says how to go on. One that takes a search is a function, called if there is room for it.
    """

    def __init__(self, kind: Kind, place: Place, message: str, *, hint: Hint = "") -> None:
        super().__init__(message)
        self.kind = kind
        self.place = place
        self.message = message
        self.hint = hint
        self.others: tuple[Rejected, ...] = ()
        """What was refused in the same list behind this."""


@dataclass(frozen=True, kw_only=True)
class Diagnostic:
    """One thing that is wrong in a text.

    `line` and `column` count from 1, columns in bytes of UTF-8. `kind` is a text of `Kind`, `token` what
    was rejected (`<eol>` at the end of a line). `excerpt` is the line, and below it what marks the token;
    it is empty for what is wrong with a text as a whole.
    """

    line: int
    column: int
    kind: str
    token: str
    message: str
    hint: str = ""
    excerpt: str = ""

    def __str__(self) -> str:
        hint = f". {self.hint}" if self.hint else ""
        said = f"{_SHOWN_AS.get(self.kind, self.kind)}: {self.message}{hint}"
        return f"{self.line}:{self.column}: {said}\n{self.excerpt}".rstrip()


class SourceDiagnostics(SourceError):
    """A text does not describe a graph: everything that is wrong with it, in the order of the text."""

    def __init__(self, name: str, diagnostics: tuple[Diagnostic, ...]) -> None:
        super().__init__(name, diagnostics)
        self.name = name
        self.diagnostics = diagnostics

    def __str__(self) -> str:
        shown = [f"{self.name}:{diagnostic}" for diagnostic in self.diagnostics[:SHOWN]]
        more = len(self.diagnostics) - len(shown)
        return "\n".join([*shown, f"and {more} more"] if more else shown)


def diagnose(rejected: Iterable[Rejected], lines: tuple[str, ...]) -> tuple[Diagnostic, ...]:
    """The diagnostics for all that was refused, in the order of the text; those that are shown have hints."""
    in_order = sorted(rejected, key=lambda found: (found.place.line, found.place.offset))
    return tuple(
        _diagnostic(found, lines[found.place.line], is_hinted=rank < SHOWN)
        for rank, found in enumerate(in_order)
    )


def _diagnostic(rejected: Rejected, text: str, *, is_hinted: bool) -> Diagnostic:
    place, hint = rejected.place, rejected.hint
    if callable(hint):
        hint = hint() if is_hinted else ""
    return Diagnostic(
        line=place.line + 1,
        column=len(text[: place.offset].encode("utf-8", "surrogatepass")) + 1,
        kind=rejected.kind,
        token=place.token or END,
        message=_shortened(rejected.message),
        hint=hint,
        excerpt=_excerpt(text, place),
    )


def _shortened(message: str) -> str:
    """A message names what a text holds, which may be of any length."""
    return message if len(message) <= _LONGEST_MESSAGE else f"{message[:_LONGEST_MESSAGE]}…"


def _excerpt(text: str, place: Place) -> str:
    """A window of a long line; letters that a terminal does not print are dots, so the mark fits."""
    if place == WHOLE:
        return ""
    start = max(place.offset - _WINDOW // 2, 0)
    window = text[start : start + _WINDOW]
    visible = "".join(letter if letter.isprintable() else "·" for letter in window)
    before = place.offset - start
    width = max(min(len(place.token), len(window) - before), 1)
    return f"    {visible.rstrip()}\n    {' ' * before}{'^' * width}"
