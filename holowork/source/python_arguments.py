"""What an op is given in a Python text: operands and attributes, by position and by name."""

import ast
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, NoReturn

from holowork.ops import OpSpec, takes_spread
from holowork.source.diagnostics import Kind, Rejected
from holowork.source.python_literals import dtype, literal, number, refuse, shape
from holowork.source.python_text import PythonText
from holowork.source.syntax import Absent, Call, Declared, Given, Name, Value
from kernels_ir import DType

_SHAPE, _DTYPE = "shape", "dtype"


@dataclass(frozen=True, kw_only=True)
class WrittenCall:
    """An op with its arguments as they are written; the operand that a method belongs to is the first."""

    text: PythonText
    op: Name
    row: OpSpec
    given: tuple[ast.expr, ...]
    keywords: tuple[ast.keyword, ...] = ()
    form: Callable[..., Any] | None = None

    @property
    def sources(self) -> tuple[ast.expr, ...]:
        """The expressions of the operands, in the order of evaluation."""
        return (*self._operands, *(keyword.value for keyword in self._named.values()))

    def call(self, values: Mapping[int, Value]) -> Call:
        """The call, by the values of its sources; raises Rejected."""
        operands = [values[id(node)] for node in self._operands]
        for place, keyword in self._named.items():
            if place < len(self._operands):
                self._refuse_twice(keyword)
            operands += [Absent(self.op.place)] * (place + 1 - len(operands))
            operands[place] = values[id(keyword.value)]
        return Call(
            op=self.op,
            operands=tuple(operands),
            attributes=self._attributes(),
            declared=self._declared(),
            form=self.form,
        )

    @cached_property
    def _own(self) -> list[str]:
        return [spec.name for spec in self.row.offered_attributes]

    @cached_property
    def _roles(self) -> list[str]:
        return [] if self.row.is_variadic else [role.name for role in self.row.roles]

    @cached_property
    def _by_position(self) -> dict[str, ast.expr]:
        """Attributes behind the operands, where nobody can take them for operands."""
        is_open = self.row.is_variadic or any(role.optional for role in self.row.roles)
        surplus = () if is_open else self.given[len(self._roles) :]
        if takes_spread(self.row) and surplus and all(number(self.text, node) for node in surplus):
            surplus = (_list_of(surplus),)
        is_told = len(surplus) <= len(self._own) and all(literal(self.text, node) for node in surplus)
        return dict(zip(self._own, surplus, strict=False)) if is_told else {}

    @cached_property
    def _operands(self) -> tuple[ast.expr, ...]:
        return self.given[: len(self._roles)] if self._by_position else self.given

    @cached_property
    def _named(self) -> dict[int, ast.keyword]:
        """Operands that are given by name, at their places."""
        return {
            self._roles.index(keyword.arg): keyword
            for keyword in self.keywords
            if keyword.arg in self._roles and keyword.arg not in self._own
        }

    @cached_property
    def _of_result(self) -> dict[str, ast.keyword]:
        """Keywords that state the type of the result."""
        words = {_DTYPE} if _SHAPE in self._own else {_SHAPE, _DTYPE}
        return {keyword.arg: keyword for keyword in self.keywords if keyword.arg in words}

    def _attributes(self) -> dict[str, Given]:
        by_position = {
            name: Given(self.text.place(node), self._literal(node))
            for name, node in self._by_position.items()
        }
        others = [keyword for keyword in self.keywords if keyword not in self._named.values()]
        stated = {keyword.arg: keyword for keyword in others if keyword.arg not in self._of_result}
        for keyword in others:
            if keyword.arg in by_position:
                self._refuse_twice(keyword)
        by_name = {
            name: Given(self.text.word(keyword, name), self._literal(keyword.value))
            for name, keyword in stated.items()
            if name is not None
        }
        return by_position | by_name

    def _declared(self) -> Declared | None:
        """The type that is stated for the result; where only extents are, f32, as the peer has it."""
        if not self._of_result:
            return None
        stated = {name: keyword.value for name, keyword in self._of_result.items()}
        return Declared(
            place=self.text.place(next(iter(stated.values()))),
            dtype=dtype(self.text, stated[_DTYPE]) if _DTYPE in stated else DType.F32,
            shape=shape(self.text, stated[_SHAPE]) if _SHAPE in stated else None,
        )

    def _literal(self, node: ast.expr) -> Value:
        found = literal(self.text, node)
        if found is None:
            refuse(self.text, node, kind=Kind.PYTHON_ATTR, expected="a number, a text, or a list of numbers")
        return found

    def _refuse_twice(self, keyword: ast.keyword) -> NoReturn:
        place = self.text.word(keyword, keyword.arg or "")
        raise Rejected(Kind.PYTHON_KEYWORD, place, f"expected each argument once, found {keyword.arg} twice")


def _list_of(nodes: tuple[ast.expr, ...]) -> ast.expr:
    """Integers that are given one by one as one list, in the place of the first."""
    return ast.copy_location(ast.Tuple(elts=list(nodes), ctx=ast.Load()), nodes[0])
