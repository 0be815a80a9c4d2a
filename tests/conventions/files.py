"""The files of the repository, as the rules of form see them."""

import ast
import io
import os
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from functools import cached_property
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PRODUCT = ("holowork", "kernels_ir")
FOREIGN = ("tests/data",)  # written by others, kept as it came
TEXTS = ("*.cfg", "*.css", "*.ipynb", "*.js", "*.md", "*.py", "*.toml", "*.txt", "*.yaml", "Makefile", "run")

LAYOUT = frozenset({tokenize.COMMENT, tokenize.NL, tokenize.NEWLINE, tokenize.INDENT, tokenize.DEDENT})
DOCUMENTED = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)


@dataclass(frozen=True, kw_only=True)
class File:
    """One text file; `path` is relative to the root, with forward slashes."""

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        """The file as a Python module."""
        return ast.parse(self.text, self.path)

    @cached_property
    def name(self) -> str:
        """`holowork.ops.table` for holowork/ops/table.py."""
        return self.path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")

    @cached_property
    def package(self) -> str:
        """The package whose modules may be imported one by one here: two names below holowork, else one."""
        return owner(self.name)

    @cached_property
    def code_lines(self) -> frozenset[int]:
        """Lines that carry code: no blank line, no comment, no docstring."""
        tokens = tokenize.generate_tokens(io.StringIO(self.text).readline)
        covered = (range(t.start[0], t.end[0] + 1) for t in tokens if t.type not in LAYOUT and t.string)
        return frozenset(line for lines in covered for line in lines) - self._docstring_lines

    @cached_property
    def _docstring_lines(self) -> frozenset[int]:
        nodes = (node for node in ast.walk(self.tree) if isinstance(node, DOCUMENTED))
        texts = (node.body[0] for node in nodes if ast.get_docstring(node, clean=False) is not None)
        return frozenset(line for text in texts for line in range(text.lineno, (text.end_lineno or 0) + 1))

    def at(self, line: int, offence: str) -> str:
        """`offence` with its place before it."""
        return f"{self.path}:{line}: {offence}"


Rule = Callable[[File], Iterator[str]]


def owner(name: str) -> str:
    """The package a dotted module name belongs to."""
    return ".".join(name.split(".")[: 2 if name.startswith("holowork.") else 1])


def ignored() -> tuple[str, ...]:
    """Names that git does not see."""
    lines = (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    return (".git", *(line.rstrip("/") for line in lines))


def is_seen(name: str) -> bool:
    """Whether an entry of this name is part of the repository."""
    return not any(fnmatch(name, pattern) for pattern in ignored())


def paths() -> Iterator[str]:
    """Every file of the repository but the foreign ones, in order."""
    for folder, below, names in os.walk(ROOT):
        below[:] = sorted(filter(is_seen, below))
        for name in sorted(filter(is_seen, names)):
            path = (Path(folder) / name).relative_to(ROOT).as_posix()
            if not path.startswith(FOREIGN):
                yield path


def texts() -> Iterator[File]:
    """Every text that people wrote here."""
    for path in paths():
        if any(fnmatch(Path(path).name, pattern) for pattern in TEXTS):
            yield File(path=path, text=(ROOT / path).read_text(encoding="utf-8"))


def product() -> Iterator[File]:
    """Every module of holowork and kernels_ir."""
    return (file for file in texts() if file.path.startswith(PRODUCT) and file.path.endswith(".py"))
