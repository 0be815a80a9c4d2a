"""Small parts, finished: lengths, arguments, names, statements that have no place in the product."""

import ast
import re
from collections.abc import Iterator
from pathlib import PurePosixPath

from tests.conventions.files import File

Function = ast.FunctionDef | ast.AsyncFunctionDef

MOST_LINES = 15
MOST_ARGUMENTS = 3
MOST_MODULE_LINES = 300

VAGUE_CLASS = re.compile(r"(Manager|Helper|Handler|Util)s?$")
VAGUE_MODULES = frozenset({"common", "helpers", "utils", "util"})


def functions(file: File) -> Iterator[Function]:
    """Every function and method, nested ones too."""
    return (node for node in ast.walk(file.tree) if isinstance(node, Function))


def long_functions(file: File) -> Iterator[str]:
    """Functions of more code lines, first statement to last, than a reader holds at once."""
    for function in functions(file):
        first = min(node.lineno for node in ast.walk(function.body[0]) if hasattr(node, "lineno"))
        lines = sum(first <= line <= (function.end_lineno or 0) for line in file.code_lines)
        if lines > MOST_LINES:
            yield file.at(function.lineno, f"{function.name} has {lines} lines, at most {MOST_LINES}")


def counted_arguments(function: Function) -> int:
    """Arguments without self, cls and the keyword-only options of a public function."""
    args = function.args
    positional = [arg for arg in args.posonlyargs + args.args if arg.arg not in ("self", "cls")]
    is_private = function.name.startswith("_") and not function.name.endswith("__")
    return len(positional) + (args.vararg is not None) + is_private * len(args.kwonlyargs)


def many_arguments(file: File) -> Iterator[str]:
    """Functions of more arguments than a call can show; a frozen dataclass carries more."""
    for function in functions(file):
        count = counted_arguments(function)
        if count > MOST_ARGUMENTS:
            yield file.at(
                function.lineno, f"{function.name} takes {count} arguments, at most {MOST_ARGUMENTS}"
            )


def long_module(file: File) -> Iterator[str]:
    """A module that has become two."""
    lines = len(file.text.splitlines())
    if lines > MOST_MODULE_LINES:
        yield file.at(1, f"the module has {lines} lines, never over {MOST_MODULE_LINES}")


def vague_names(file: File) -> Iterator[str]:
    """Names that say nothing of what is inside."""
    stem = PurePosixPath(file.path).stem
    if stem in VAGUE_MODULES:
        yield file.at(1, f"a module called {stem}")
    for node in ast.walk(file.tree):
        if isinstance(node, ast.ClassDef) and VAGUE_CLASS.search(node.name):
            yield file.at(node.lineno, f"a class called {node.name}")


def unfinished(file: File) -> Iterator[str]:
    """Statements for tests, and stubs."""
    for node in ast.walk(file.tree):
        if isinstance(node, ast.Assert):
            yield file.at(node.lineno, "an assert outside the tests")
        if isinstance(node, ast.Name) and node.id == "NotImplementedError":
            yield file.at(node.lineno, "a NotImplementedError")
