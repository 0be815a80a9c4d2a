"""Statements of a builder function as declarations."""

import ast
from collections.abc import Callable, Mapping
from typing import Any

from holowork.source.diagnostics import Kind, Rejected
from holowork.source.python_declarations import Declaration, read_const, read_input, read_output
from holowork.source.python_expressions import PythonExpression
from holowork.source.python_graphs import path_of
from holowork.source.python_literals import refuse
from holowork.source.python_text import Reading
from holowork.source.syntax import Absent, Item, Let, Name, Refused, Step

_OUTPUT = "output"
_DECLARATIONS: Mapping[str, Callable[[Declaration], Item]] = {
    "input": read_input,
    "const": read_const,
    "constant": read_const,
}


def items_of(reading: Reading, body: list[ast.stmt]) -> tuple[Item, ...]:
    """The declarations of a function; a statement that is refused stands among them as such."""
    found = (_item(reading, statement) for statement in body)
    return tuple(item for item in found if item is not None)


def _item(reading: Reading, statement: ast.stmt) -> Item | None:
    """A declaration; None for a statement that declares nothing."""
    before = len(reading.rejected)
    item = None
    try:
        item = _STATEMENTS.get(type(statement), _unsupported)(reading, statement)
    except Rejected as rejected:
        reading.rejected.append(rejected)
    if len(reading.rejected) == before or isinstance(item, Refused):
        return item
    return Refused(place=reading.text.place(statement), name=_target_of(reading, statement))


def _target_of(reading: Reading, statement: ast.stmt) -> Name | None:
    """The name that a refused statement meant to declare, as far as that can be seen."""
    target = statement.targets[0] if isinstance(statement, ast.Assign) else None
    return _variable(reading, target) if isinstance(target, ast.Name) else None


def _variable(reading: Reading, target: ast.Name) -> Name:
    return Name(reading.text.place(target), target.id, is_quoted=True)


def _unsupported(reading: Reading, statement: ast.stmt) -> Item | None:
    expected = "a declaration: y = …, or an output"
    refuse(reading.text, statement, kind=Kind.PYTHON_STATEMENT, expected=expected)


def _nothing(reading: Reading, statement: ast.Pass) -> Item | None:
    return None


def _bare(reading: Reading, statement: ast.Expr) -> Item | None:
    """An output, or a text that documents."""
    node = statement.value
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return None
    if not isinstance(node, ast.Call) or path_of(node.func) != (reading.builder, _OUTPUT):
        expected = "an output, or a name for the value: y = …"
        refuse(reading.text, node, kind=Kind.PYTHON_EXPRESSION, expected=expected)
    return read_output(reading, node)


def _assignment(reading: Reading, statement: ast.Assign) -> Item | None:
    target = statement.targets[0]
    if len(statement.targets) > 1 or not isinstance(target, ast.Name) or target.id == reading.builder:
        expected = "one plain name, which is not that of the builder"
        refuse(reading.text, target, kind=Kind.PYTHON_ASSIGNMENT, expected=expected)
    name, node = _variable(reading, target), statement.value
    path = path_of(node.func) if isinstance(node, ast.Call) else ()
    word = path[1] if len(path) == 2 and path[0] == reading.builder else ""
    if word == _OUTPUT:
        refuse(reading.text, node, kind=Kind.PYTHON_OUTPUT, expected="a value, which an output is not")
    if word in _DECLARATIONS and isinstance(node, ast.Call):
        return _DECLARATIONS[word](Declaration(reading=reading, target=name, call=node))
    return _let(reading, name, node)


def _let(reading: Reading, name: Name, node: ast.expr) -> Item:
    if isinstance(node, ast.Name | ast.Constant | ast.List | ast.Tuple):
        refuse(reading.text, node, kind=Kind.PYTHON_EXPECTED_CALL, expected="an op")
    expression = PythonExpression(reading, node)
    if not isinstance(expression.value, Step | Absent):
        refuse(reading.text, node, kind=Kind.PYTHON_EXPECTED_CALL, expected="an op")
    return Let(place=name.place, name=name, calls=tuple(expression.calls))


_STATEMENTS: Mapping[type[ast.stmt], Callable[[Reading, Any], Item | None]] = {
    ast.Assign: _assignment,
    ast.Expr: _bare,
    ast.Pass: _nothing,
}
