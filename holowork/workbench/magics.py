"""`%load_ext holowork`: source text in a cell, a profile of a run, the processor."""

import shlex
from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NoReturn

from IPython.core import magic as _ipython_magic
from IPython.display import display as _untyped_display

from holowork.core import HoloworkError
from holowork.model import compile as compile_graph
from holowork.runtime import cpu
from holowork.source import LANGUAGES
from holowork.workbench.magic_texts import (
    DUMPS,
    CellFault,
    CellText,
    check_dumps,
    options_before,
    profile_call,
    refused,
)
from holowork.workbench.operands import operands_card
from holowork.workbench.settings import options

_display: Any = _untyped_display
_ipython: Any = _ipython_magic
_Options = Mapping[str, Mapping[str, Any]]
"""The options of a command as argparse takes them, by their names."""


class _Parser(ArgumentParser):
    """Refuses as everything here does; raises CellFault."""

    def error(self, message: str) -> NoReturn:
        """Tell what is wrong and where help is."""
        raise CellFault(self.prog, message, f"{self.prog}? shows what it takes")


@dataclass(frozen=True, kw_only=True)
class Magic:
    """A magic: what it takes, and the function of a shell, options and text that it is.

    What a line magic takes is split from its expression, if it has one.
    """

    title: str
    summary: str
    options: _Options = field(default_factory=dict)
    run: Callable[[Any, Namespace, str], object]

    @property
    def kind(self) -> str:
        """`line` or `cell`, as IPython calls it."""
        return "cell" if self.title.startswith("%%") else "line"

    @property
    def parser(self) -> ArgumentParser:
        """What reads the options, and knows the help."""
        shape = RawDescriptionHelpFormatter
        parser = _Parser(prog=self.title, description=self.summary, add_help=False, formatter_class=shape)
        for name, given in {**self.options, **_SHOW}.items():
            parser.add_argument(name, **given)
        return parser

    def __call__(self, shell: Any, line: str, cell: str) -> object:  # noqa: ANN401  # IPython's
        """Do what a line, and the cell below it, ask for; raises CellFault for what holowork refuses."""
        try:
            head, expression = (line, cell) if self.kind == "cell" else options_before(line)
            return self.run(shell, self.parser.parse_args(shlex.split(head)), expression)
        except HoloworkError as fault:
            raise refused(self.title, fault) from None


_SHOW: _Options = {"--show-python": {"action": "store_true", "help": "print the Python that does the same"}}


def _holo(shell: Any, given: Namespace, cell: str) -> object:  # noqa: ANN401  # IPython's
    check_dumps("%%holo", given.dump, is_compiled=given.compile)
    text = _text_of(shell, given, cell)
    _tell(given, text.python(given.dump, is_compiled=given.compile))
    graph = text.read()
    made = compile_graph(graph, progress=True) if given.compile else graph
    shell.push({given.name: made})
    for part in given.dump:
        _display(getattr(made, part))
    return made


def _text_of(shell: Any, given: Namespace, cell: str) -> CellText:  # noqa: ANN401  # IPython's
    return CellText(
        magic="%%holo",
        name=given.name,
        text=cell,
        above=_lines_above(shell, cell),
        language=given.language,
        graph=given.graph,
    )


def _lines_above(shell: Any, cell: str) -> int:  # noqa: ANN401  # IPython's
    """How many lines of the running cell stand above its text: the magic, and empty ones before it."""
    history = shell.history_manager
    raw, body = history.input_hist_raw[-1].rstrip() if history else "", cell.rstrip()
    return int(raw[: -len(body)].count("\n")) if body and raw.endswith(body) else 1


def _profile(shell: Any, given: Namespace, run: str) -> object:  # noqa: ANN401  # IPython's
    counts = {"repeat": given.repeat, "warmup": given.warmup, "memo": given.memo}
    python = profile_call("%holo_profile", run, counts)
    _tell(given, python)
    try:
        return shell.ev(python)
    except (NameError, AttributeError) as fault:
        raise CellFault("%holo_profile", f"{fault}; run the cell that makes it first") from None


def _cpu(shell: Any, given: Namespace, rest: str) -> object:  # noqa: ANN401  # IPython's
    if rest:
        raise CellFault("%holo_cpu", f"expected nothing more, found {rest!r}")
    _tell(given, "import holowork as hw\nhw.cpu")
    return cpu


def _tell(given: Namespace, python: str) -> None:
    if given.show_python:
        _display({"text/plain": python}, raw=True)


MAGICS = (
    Magic(
        title="%%holo",
        summary="Read the source text of a cell, bind its graph to NAME, and show it.\n\n"
        "Constants in files are read below the current folder. Faults are told by line and column\n"
        "of the cell.",
        options={
            "name": {"metavar": "NAME", "help": "what the graph or module is bound to"},
            "--compile": {"action": "store_true", "help": "compile the graph, and bind the module"},
            "--dump": {
                "action": "append",
                "default": [],
                "metavar": "PART",
                "help": f"show a part of the module too: {', '.join(DUMPS)}; may be repeated",
            },
            "--language": {
                "default": "auto",
                "metavar": "LANGUAGE",
                "help": f"auto, {', '.join(LANGUAGES)}; auto goes by the text (default: auto)",
            },
            "--graph": {"metavar": "NAME", "help": "function to read, of several in a text of Python"},
        },
        run=_holo,
    ),
    Magic(
        title="%holo_profile",
        summary="Profile a session on the inputs of a run: how long each kernel takes.\n\n"
        "Behind the options stands the run, such as s.run(x=X) or s.execute([X]).",
        options={
            "--repeat": {"type": int, "default": 50, "metavar": "N", "help": "runs (default: 50)"},
            "--warmup": {"type": int, "default": 3, "metavar": "N", "help": "runs before (default: 3)"},
            "--memo": {"action": "store_true", "help": "runs that the memo answers as well"},
        },
        run=_profile,
    ),
    Magic(
        title="%holo_cpu",
        summary="Show the processor: its features, and the instructions that kernels are made of.",
        run=_cpu,
    ),
)


def load_magics(shell: Any) -> None:  # noqa: ANN401  # IPython's
    """Give a shell of IPython the magics, and cards below the tracebacks of refused operations."""
    for magic in MAGICS:
        shell.register_magic_function(_function(shell, magic), magic.kind, magic.title.strip("%"))
    shell.events.register("post_run_cell", show_operands)


def show_operands(result: Any) -> None:  # noqa: ANN401  # IPython's
    """Show what an operation was refused for, once the traceback of a cell is there."""
    fault = result.error_in_exec
    found = operands_card(fault) if isinstance(fault, HoloworkError) else None
    if found is not None and options.display != "text":
        _display({"text/html": found, "text/plain": ""}, raw=True)


def _function(shell: Any, magic: Magic) -> Callable[..., object]:  # noqa: ANN401  # IPython's
    """A magic as IPython calls it; braces and dollars in a line are Python's own."""

    def function(line: str, cell: str = "") -> object:
        return magic(shell, line, cell)

    function.__doc__ = magic.parser.format_help()
    called: Callable[..., object] = _ipython.no_var_expand(function)
    return called
