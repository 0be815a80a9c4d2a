"""Show that the tests bite: change one thing in a module, run its tests, expect a failure.

`python -m tests.mutation` takes a seeded sample of the changes to each target, names the ones that
no test noticed, and fails when they are more than the bound. A change that means the same (an
equivalent mutant) survives too, so the bound is not zero.
"""

import ast
import os
import random
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COPIED = ("holowork", "kernels_ir", "tests", "pyproject.toml")
SAMPLE = 60  # changes tried in each target
MOST_SURVIVORS = 0.1  # of a sample
SECONDS = 120  # a change that makes the tests hang is noticed

SWAPS: dict[type[ast.AST], type[ast.AST]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.Add,
    ast.FloorDiv: ast.Mult,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.And: ast.Or,
    ast.Or: ast.And,
}


@dataclass(frozen=True, kw_only=True)
class Target:
    """Modules and the tests that must notice a change in them."""

    modules: str  # a glob from the root
    tests: str


TARGETS = (
    Target(modules="holowork/codec/*.py", tests="tests/codec"),
    Target(modules="holowork/core/*.py", tests="tests/core"),
)


@dataclass(frozen=True, kw_only=True)
class Mutant:
    """A module with one change."""

    path: str
    line: int
    change: str
    text: str

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.change}"


_FORM = ("annotation", "returns", "type_comment", "decorator_list")


def runs(node: ast.AST) -> Iterator[ast.AST]:
    """`node` and what is below it, without annotations, decorators and what only the type checker reads.

    The flags of a decorator (frozen, slots, kw_only) are the form of a class, not what it does.
    """
    if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        return
    yield node
    for name, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and name not in _FORM:
                yield from runs(child)


def swap_operators(node: ast.AST) -> Iterator[str]:
    """Change each operator of an expression in turn; `node` is changed while a change is described."""
    for name in ("op", "ops"):
        before = getattr(node, name, None)
        first = before[0] if isinstance(before, list) else before
        if type(first) in SWAPS:
            after = SWAPS[type(first)]()
            setattr(node, name, [after, *before[1:]] if isinstance(before, list) else after)
            yield f"{type(first).__name__} → {type(after).__name__}"
            setattr(node, name, before)


def shift_constants(node: ast.AST) -> Iterator[str]:
    """Add one to a whole number, negate a truth value."""
    if isinstance(node, ast.Constant) and isinstance(node.value, int):
        before = node.value
        node.value = not before if isinstance(before, bool) else before + 1
        yield f"{before} → {node.value}"
        node.value = before


def drop_not(node: ast.AST) -> Iterator[str]:
    """`not x` → `not not x`"""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        before = node.operand
        node.operand = ast.UnaryOp(op=ast.Not(), operand=deepcopy(before))
        yield "not x → x"
        node.operand = before


def mutants(path: Path) -> Iterator[Mutant]:
    """Every module that differs from the one at `path` in one place."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in list(runs(tree)):
        for mutate in (swap_operators, shift_constants, drop_not):
            for change in mutate(node):
                yield Mutant(
                    path=path.relative_to(ROOT).as_posix(),
                    line=getattr(node, "lineno", 0),
                    change=change,
                    text=ast.unparse(tree),
                )


def survives(mutant: Mutant, tests: str, tree: Path) -> bool:
    """Whether the tests pass on the tree with this change; the tree is left as it was."""
    module = tree / mutant.path
    original = module.read_text(encoding="utf-8")
    module.write_text(mutant.text, encoding="utf-8")
    try:
        return passes(tests, tree)
    finally:
        module.write_text(original, encoding="utf-8")


def passes(tests: str, tree: Path) -> bool:
    """Whether the tests pass on the tree as it is."""
    command = [sys.executable, "-B", "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", tests]
    environment = os.environ | {"PYTHONPATH": str(tree), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    try:
        return not subprocess.run(
            command, cwd=tree, env=environment, check=False, capture_output=True, timeout=SECONDS
        ).returncode
    except subprocess.TimeoutExpired:
        return False


def survivors(target: Target, tree: Path) -> tuple[list[Mutant], int]:
    """The changes that no test noticed, and how many were tried."""
    if not passes(target.tests, tree):
        sys.exit(f"mutation: expected {target.tests} to pass on the unchanged tree")
    every = [mutant for path in sorted(ROOT.glob(target.modules)) for mutant in mutants(path)]
    sample = random.Random(0).sample(every, min(SAMPLE, len(every)))
    return [mutant for mutant in sample if survives(mutant, target.tests, tree)], len(sample)


def main() -> int:
    """Try every target on a copy of the tree; 1 if one has too many survivors."""
    failed = False
    with tempfile.TemporaryDirectory() as folder:
        tree = Path(folder)
        for name in COPIED:
            copy = shutil.copytree if (ROOT / name).is_dir() else shutil.copy
            copy(ROOT / name, tree / name)
        for target in TARGETS:
            alive, tried = survivors(target, tree)
            print(f"{target.modules}: {tried - len(alive)} of {tried} changes noticed", *alive, sep="\n  ")
            failed |= not tried or len(alive) > MOST_SURVIVORS * tried
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
