"""Expressions of a Python text as calls in the order of evaluation, however deep they nest."""

import ast
from dataclasses import replace

from holowork.source.diagnostics import Kind, Rejected
from holowork.source.python_arguments import WrittenCall
from holowork.source.python_callees import written_call
from holowork.source.python_literals import is_list, literal, refuse, values
from holowork.source.python_text import Reading
from holowork.source.syntax import Absent, Call, Items, Name, Step, Value


class PythonExpression:
    """The value of an expression, and the calls that make it; what is wrong with it is among the refused."""

    def __init__(self, reading: Reading, root: ast.expr) -> None:
        self._reading = reading
        self._parts: dict[int, WrittenCall | Value] = {}
        self._values: dict[int, Value] = {}
        self.calls: list[Call] = []
        for node in reversed(self._nodes(root)):
            self._values[id(node)] = self._value(node)
        self.value = self._values[id(root)]

    def _nodes(self, root: ast.expr) -> list[ast.expr]:
        """The expression and its operands: each before its own, those on the right first."""
        nodes, ahead = [], [root]
        while ahead:
            node = ahead.pop()
            nodes.append(node)
            self._parts[id(node)] = part = self._part(node)
            ahead += part.sources if isinstance(part, WrittenCall) else ()
        return nodes

    def _part(self, node: ast.expr) -> WrittenCall | Value:
        try:
            return written_call(self._reading, node) or _leaf(self._reading, node)
        except Rejected as rejected:
            return self._refused(node, rejected)

    def _value(self, node: ast.expr) -> Value:
        part = self._parts[id(node)]
        if not isinstance(part, WrittenCall):
            return part
        try:
            self.calls.append(part.call(self._values))
        except Rejected as rejected:
            return self._refused(node, rejected)
        return Step(part.op.place, len(self.calls) - 1)

    def _refused(self, node: ast.expr, rejected: Rejected) -> Value:
        """What stands where something was refused; nobody reads it, since the statement is refused too."""
        self._reading.rejected.append(rejected)
        return Absent(self._reading.text.place(node))


def _leaf(reading: Reading, node: ast.expr) -> Value:
    """A name or a literal; raises Rejected for anything else."""
    if isinstance(node, ast.Name):
        return Name(reading.text.place(node), node.id, is_quoted=True)  # no name means a number here
    if is_list(node):
        rows, extents = values(reading.text, node)
        return replace(rows, shape=extents) if isinstance(rows, Items) else rows
    is_text = isinstance(node, ast.Constant) and isinstance(node.value, str)
    found = None if is_text else literal(reading.text, node)
    if found is None:
        expected = "a name, a number, a list of numbers or an op"
        refuse(reading.text, node, kind=Kind.PYTHON_INPUT, expected=expected)
    return found
