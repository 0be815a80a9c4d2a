"""What magics are given, as the Python that it amounts to: source text in a cell, a run on a line."""

import ast
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from keyword import iskeyword

from holowork.core import HoloworkError, WorkbenchError
from holowork.ir import Graph
from holowork.ops import one_of
from holowork.source import Diagnostic, SourceDiagnostics, read_source
from holowork.workbench.markup import letters

DUMPS = ("graph", "lowered", "passes", "kernels", "tables", "archive")
"""Parts of a module that `--dump` shows: attributes of `hw.Module`."""
MOST_ON_A_LINE = 600
_RUNS = ("run", "execute")
_COUNTS = ("repeat", "warmup", "memo")
_OPTIONS = re.compile(r"\s*((?:--[a-z-]+(?:[= ]\d+)?(?:\s+|$))*)(.*)", re.DOTALL)


class CellFault(WorkbenchError):
    """A magic refuses what it was given; the cell shows the text of this alone, letter for letter."""

    def __init__(self, magic: str, *lines: str) -> None:
        super().__init__("\n".join([f"{magic}: {lines[0]}", *lines[1:]]))
        self.magic = magic

    def _render_traceback_(self) -> list[str]:
        """What IPython shows in place of frames, which are all of IPython here."""
        return [letters(line, MOST_ON_A_LINE) for line in str(self).split("\n")]


@dataclass(frozen=True, kw_only=True)
class CellText:
    """Source text in a cell: `above` lines stand before it, and `name` is what it is bound to."""

    magic: str
    name: str
    text: str
    above: int
    language: str = "auto"
    graph: str | None = None

    def __post_init__(self) -> None:
        if not self.name.isidentifier() or iskeyword(self.name):
            raise CellFault(self.magic, f"expected a name of Python to bind, found {self.name!r}")

    def read(self) -> Graph:
        """The graph; raises CellFault, which counts lines and columns in the cell."""
        whole = "\n" * self.above + self.text  # so that lines are those of the cell
        try:
            return read_source(whole, self.language, name=self.name, graph=self.graph)
        except SourceDiagnostics as fault:
            raise CellFault(self.magic, *_told(fault, whole)) from fault

    def python(self, dumps: Sequence[str], *, is_compiled: bool) -> str:
        """The lines of Python that do the same."""
        language = "" if self.language == "auto" else f", {self.language!r}"
        chosen = "" if self.graph is None else f", graph={self.graph!r}"
        made = f"read_source({_quoted(self.text)}{language}, name={self.name!r}{chosen})"
        lines = [
            *["import holowork as hw"] * is_compiled,
            "from holowork.source import read_source",
            f"{self.name} = hw.compile({made}, progress=True)" if is_compiled else f"{self.name} = {made}",
            *(f"display({self.name}.{name})" for name in dumps),
            self.name,
        ]
        return "\n".join(lines)


_MOST_FAULTS = 20


def _told(fault: SourceDiagnostics, text: str) -> Iterator[str]:
    """How many faults there are, then each with its place in the cell."""
    many = len(fault.diagnostics)
    yield "one fault" if many == 1 else f"{many} faults"
    for found in fault.diagnostics[:_MOST_FAULTS]:
        yield f"cell:{_in_letters(found, text)}"
    if many > _MOST_FAULTS:
        yield f"and {many - _MOST_FAULTS} more"


def _in_letters(found: Diagnostic, text: str) -> Diagnostic:
    """With the column that an editor shows: letters, where the source language counts bytes."""
    line = text.split("\n")[found.line - 1].encode("utf-8", "surrogatepass")
    column = len(line[: found.column - 1].decode("utf-8", "ignore")) + 1
    return replace(found, column=column)


def _quoted(text: str) -> str:
    """A literal of a text, over several lines where that shows it as it is."""
    is_plain = all(letter.isprintable() or letter == "\n" for letter in text)
    if is_plain and '"""' not in text and "\\" not in text and text.endswith("\n"):
        return f'"""\n{text}"""' if text.startswith("\n") else f'"""\\\n{text}"""'
    return repr(text)


def check_dumps(magic: str, names: Sequence[str], *, is_compiled: bool) -> None:
    """Refuse parts that a module has not, and parts of a graph alone; raises CellFault."""
    for name in names:
        if name not in DUMPS:
            raise CellFault(magic, one_of("--dump", DUMPS, name))
        if not is_compiled:
            raise CellFault(magic, f"--dump {name}: expected --compile beside it, found a graph alone")


def options_before(line: str) -> tuple[str, str]:
    """The options that begin a line, and the expression behind them."""
    found = _OPTIONS.fullmatch(line)
    return (found[1], found[2].strip()) if found else ("", line.strip())


def profile_call(magic: str, text: str, counts: dict[str, int | bool]) -> str:
    """`s.run(x=X)` as `s.profile(x=X, repeat=50)`; raises CellFault for what is no run."""
    call = _run_in(magic, text)
    given = {keyword.arg for keyword in call.keywords}
    if given.intersection(_COUNTS):  # ports of these names: options go before them
        keys: list[ast.expr | None] = [None if k.arg is None else ast.Constant(k.arg) for k in call.keywords]
        call.args.append(ast.Dict(keys, [k.value for k in call.keywords]))
        call.keywords = []
    call.keywords += [ast.keyword(name, ast.Constant(value)) for name, value in counts.items()]
    return ast.unparse(call)


def _run_in(magic: str, text: str) -> ast.Call:
    try:
        call = ast.parse(text, mode="eval").body
    except (SyntaxError, ValueError):
        call = ast.Constant(None)
    match call:
        case ast.Call(func=ast.Attribute(attr=name) as method) if name in _RUNS:
            method.attr = "profile"
            return call
    found = repr(text) if text else "nothing"
    raise CellFault(magic, f"expected a run, such as s.run(x=X) or s.execute([X]), found {found}")


def refused(magic: str, fault: HoloworkError) -> CellFault:
    """A refusal as the cell shows it."""
    return fault if isinstance(fault, CellFault) else CellFault(magic, str(fault))
