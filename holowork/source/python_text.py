"""Python source as a tree, and where each part of it stands. Nothing of it is ever run."""

import ast
import re
import warnings
from collections.abc import Sequence
from dataclasses import dataclass, field

from holowork.source.diagnostics import WHOLE, Kind, Place, Rejected

_STRANGE = re.compile("[\0\ud800-\udfff]")
_WORD = re.compile(r"\S+")
_BREAK = re.compile(r"\r\n|\r|\n")
_OPERATOR = re.compile(r"[\s)]*(\*\*|//|<<|>>|[<>=!]=|[-+*/@%&|^<>])")
_NO_FILE = ""  # for a fault, Python looks up the line in the file of the name that it is given

Part = ast.expr | ast.stmt | ast.arg | ast.keyword


class PythonText:
    """A text in Python. Columns of its tree count bytes; places count characters."""

    def __init__(self, text: str) -> None:
        self.lines = lines_of(text)
        self._offsets: dict[int, Sequence[int]] = {}

    def place(self, node: Part) -> Place:
        """Where a part of the tree begins, and its text as far as its first line goes."""
        line = node.lineno - 1
        start = self._offset(line, node.col_offset)
        is_short = node.end_lineno == node.lineno
        end = self._offset(line, node.end_col_offset or 0) if is_short else None
        return Place(line, start, self.lines[line][start:end].rstrip())

    def word(self, node: Part, word: str) -> Place:
        """The place of the word that a part of the tree begins with."""
        line = node.lineno - 1
        return Place(line, self._offset(line, node.col_offset), word)

    def last_word(self, node: ast.expr, word: str) -> Place:
        """The place of the name at the end of a part of the tree; of all where it is spelled otherwise."""
        line = (node.end_lineno or node.lineno) - 1
        end = self._offset(line, node.end_col_offset or 0)
        start = end - len(word)
        is_there = self.lines[line][max(start, 0) : end] == word
        return Place(line, start, word) if is_there else self.place(node)

    def operator(self, node: ast.expr, left: ast.expr) -> Place:
        """The place of the operator behind an operand; of all of it where a line lies between."""
        line = (left.end_lineno or left.lineno) - 1
        found = _OPERATOR.match(self.lines[line], self._offset(line, left.end_col_offset or 0))
        return Place(line, found.start(1), found[1]) if found else self.place(node)

    def _offset(self, line: int, column: int) -> int:
        """The character at a column in bytes; a line is measured once, however many parts it has."""
        text = self.lines[line]
        if text.isascii():
            return column
        if line not in self._offsets:
            of_bytes = [at for at, letter in enumerate(text) for _ in letter.encode()]
            self._offsets[line] = [*of_bytes, len(text)]
        return self._offsets[line][column]


@dataclass(frozen=True, kw_only=True)
class Reading:
    """A text that is read, what builder and modules are called in it, and what has been refused so far."""

    text: PythonText
    builder: str
    modules: frozenset[str] = frozenset()
    rejected: list[Rejected] = field(default_factory=list)


def lines_of(text: str) -> tuple[str, ...]:
    """The lines of a text, broken where Python breaks them."""
    return tuple(_BREAK.split(text))


def parse(text: str) -> ast.Module:
    """The tree of a text; raises Rejected where Python cannot read it."""
    _refuse_strange(text)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # they are about how the program would run
            return ast.parse(text, _NO_FILE)
    except SyntaxError as fault:
        message = f"expected Python, found {fault.msg}"
        raise Rejected(Kind.PYTHON_SYNTAX, _fault_place(fault, lines_of(text)), message) from fault
    except (RecursionError, MemoryError, ValueError, OverflowError) as fault:
        message = f"expected expressions that Python can read, found {str(fault) or type(fault).__name__}"
        hint = "Give parts of a deep expression names of their own"
        raise Rejected(Kind.PYTHON_SYNTAX, WHOLE, message, hint=hint) from fault


def _refuse_strange(text: str) -> None:
    """Refuse letters that no file of Python has."""
    strange = _STRANGE.search(text)
    if strange is not None:
        before = lines_of(text[: strange.start()])
        place = Place(len(before) - 1, len(before[-1]), strange.group())
        raise Rejected(Kind.PYTHON_SYNTAX, place, f"expected letters of Unicode, found {strange.group()!r}")


def _fault_place(fault: SyntaxError, lines: tuple[str, ...]) -> Place:
    """What Python marks, or the word that begins there; columns of a fault count characters from 1."""
    line = min(max((fault.lineno or 1) - 1, 0), len(lines) - 1)
    text = lines[line]
    offset = min(max((fault.offset or 1) - 1, 0), len(text.rstrip()))
    is_marked = fault.end_lineno == fault.lineno and (fault.end_offset or 0) - 1 > offset
    word = _WORD.match(text, offset)
    token = text[offset : (fault.end_offset or 0) - 1] if is_marked else word.group() if word else ""
    return Place(line, offset, token)
