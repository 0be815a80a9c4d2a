"""What an expression of a Python text applies: an op of the builder, a method of a value, an operator."""

import ast
import operator
from collections.abc import Callable
from functools import partial
from keyword import iskeyword
from typing import Any, NoReturn

from holowork.ops import TABLE, UFUNCS, OpSpec, method_name
from holowork.source.calls import similar_op
from holowork.source.diagnostics import Kind, Place, Rejected
from holowork.source.python_arguments import WrittenCall
from holowork.source.python_forms import ASTYPE, written_attribute, written_cast, written_subscript
from holowork.source.python_graphs import DECLARING, OPS, path_of
from holowork.source.python_literals import is_list, literal, number, refuse
from holowork.source.python_text import Reading
from holowork.source.syntax import Name

Op = tuple[Name, OpSpec]

_BUILTINS = frozenset({"abs", "pow"})
"""Functions of Python that a value answers with the op of that name."""
_FORMS: dict[type[ast.AST], Callable[..., Any]] = {ast.FloorDiv: operator.floordiv, ast.NotEq: operator.ne}
_REFLECTED: dict[type[ast.AST], ast.cmpop] = {
    ast.Lt: ast.Gt(),
    ast.LtE: ast.GtE(),
    ast.Gt: ast.Lt(),
    ast.GtE: ast.LtE(),
    ast.Eq: ast.Eq(),
    ast.NotEq: ast.NotEq(),
}
"""What Python asks of the value on the right where a number stands on the left."""
_OPERATORS: dict[type[ast.AST], str] = {
    ast.Add: "add",
    ast.Sub: "sub",
    ast.Mult: "mul",
    ast.Div: "div",
    ast.Mod: "mod",
    ast.Pow: "pow",
    ast.MatMult: "matmul",
    ast.BitAnd: "and",
    ast.BitOr: "or",
    ast.BitXor: "xor",
    ast.Lt: "less",
    ast.LtE: "less_or_equal",
    ast.Gt: "greater",
    ast.GtE: "greater_or_equal",
    ast.Eq: "equal",
    ast.NotEq: "equal",
    ast.FloorDiv: "div",
    ast.USub: "neg",
    ast.Invert: "bnot",
}
_PREFIXES: dict[type[ast.AST], str] = {ast.USub: "-", ast.UAdd: "+", ast.Invert: "~", ast.Not: "not"}


def written_call(reading: Reading, node: ast.expr) -> WrittenCall | None:
    """The op that an expression applies, with its arguments; None for a name, a literal and the like.

    Raises Rejected where it is no op.
    """
    read = _READERS.get(type(node))
    return None if read is None else read(reading, node)


def _call(reading: Reading, node: ast.Call) -> WrittenCall:
    _check_arguments(reading, node)
    if isinstance(node.func, ast.Attribute) and _is_cast(reading, node.func):
        return written_cast(reading, node, node.func)
    (op, row), given = _callee(reading, node)
    return WrittenCall(
        text=reading.text,
        op=op,
        row=row,
        given=tuple(_listed(reading, row, given)),
        keywords=tuple(node.keywords),
    )


def _is_cast(reading: Reading, callee: ast.Attribute) -> bool:
    return callee.attr == ASTYPE and not {*path_of(callee)[:1]} & {reading.builder, *reading.modules}


def _callee(reading: Reading, node: ast.Call) -> tuple[Op, list[ast.expr]]:
    """The op that is called, and its operands by position: what a method belongs to is the first."""
    path, callee = path_of(node.func), node.func
    if path[:1] == (reading.builder,):
        return _of_builder(reading.text.place(callee), path[1:]), node.args
    if isinstance(callee, ast.Name) and callee.id in _BUILTINS:
        return (Name(reading.text.place(callee), callee.id), TABLE[callee.id]), node.args
    if not isinstance(callee, ast.Attribute) or (path[0:1] and path[0] in reading.modules):
        _refuse_callee(reading, callee)
    place = reading.text.last_word(callee, callee.attr)
    return _op(place, callee.attr, Kind.PYTHON_OP), [callee.value, *node.args]


def _check_arguments(reading: Reading, node: ast.Call) -> None:
    """Refuse keywords that come twice, and stars: what these hold is known when a program runs."""
    seen: set[str] = set()
    for one in node.args:
        if isinstance(one, ast.Starred):
            refuse(reading.text, one, kind=Kind.PYTHON_INPUT, expected="an argument without a star")
    for keyword in node.keywords:
        if keyword.arg is None:
            refuse(reading.text, keyword, kind=Kind.PYTHON_KEYWORD, expected="a keyword")
        if keyword.arg in seen:
            refuse(reading.text, keyword, kind=Kind.PYTHON_KEYWORD, expected="each keyword once")
        seen.add(keyword.arg)


def _of_builder(place: Place, words: tuple[str, ...]) -> Op:
    """The op behind the builder's name: h.ops.relu, or h.relu."""
    if len(words) == 2 and words[0] == OPS:
        return _op(place, words[1], Kind.PYTHON_OP)
    if len(words) == 1 and words[0] not in DECLARING:
        return _op(place, words[0], Kind.PYTHON_GRAPH_CALL)
    hint = "Inputs, constants and outputs are statements of their own"
    message = f"expected an op, found {place.token!r}"
    raise Rejected(Kind.PYTHON_GRAPH_CALL, place, message, hint=hint)


def _op(place: Place, word: str, kind: Kind) -> Op:
    """The row of an op by the name of its method: `and_` where Python has a keyword."""
    plain = word.removesuffix("_")
    row = TABLE.get(plain if iskeyword(plain) else word)
    if row is None or not row.is_offered:
        message = f"expected the name of an op, found {word!r}"
        raise Rejected(kind, place, message, hint=partial(similar_op, word))
    return Name(place, row.name), row


def _refuse_callee(reading: Reading, callee: ast.expr) -> NoReturn:
    place, word = reading.text.place(callee), (path_of(callee) or ("",))[-1]
    if not word:
        message = f"expected an op such as {reading.builder}.relu, found {place.token!r}"
        raise Rejected(Kind.PYTHON_CALL, place, message)
    op = UFUNCS.get(word, word)
    hint = f"Write {reading.builder}.{method_name(op)}" if op in TABLE else partial(similar_op, word)
    message = f"expected a call of {reading.builder}, found {place.token!r}"
    raise Rejected(Kind.PYTHON_GRAPH_CALL, place, message, hint=hint)


def _listed(reading: Reading, row: OpSpec, given: list[ast.expr]) -> list[ast.expr]:
    """The operands, where an op that takes any number of them is given one list."""
    first = given[0] if row.is_variadic and len(given) == 1 else None
    if isinstance(first, ast.List | ast.Tuple) and literal(reading.text, first) is None:
        return first.elts
    return given


def _binary(reading: Reading, node: ast.BinOp) -> WrittenCall:
    place = reading.text.operator(node, node.left)
    return _operator(reading, (place, node.op), node.left, node.right)


def _comparison(reading: Reading, node: ast.Compare) -> WrittenCall:
    place = reading.text.operator(node, node.left)
    if len(node.ops) > 1:
        message = "expected one comparison, found several in a row"
        raise Rejected(Kind.PYTHON_INPUT, place, message, hint="Join them with &")
    left, right = node.left, node.comparators[0]
    if _is_literal(reading, left) and not _is_literal(reading, right):
        return _operator(reading, (place, _REFLECTED.get(type(node.ops[0]), node.ops[0])), right, left)
    return _operator(reading, (place, node.ops[0]), left, right)


def _unary(reading: Reading, node: ast.UnaryOp) -> WrittenCall | None:
    if number(reading.text, node) is not None:
        return None
    place = reading.text.word(node, _PREFIXES[type(node.op)])
    return _operator(reading, (place, node.op), node.operand)


def _operator(reading: Reading, written: tuple[Place, ast.AST], *operands: ast.expr) -> WrittenCall:
    """An operator between values; raises Rejected where it is no op, or computes with literals alone."""
    place, sign = written
    op = _OPERATORS.get(type(sign))
    if op is None:
        message = f"expected an operator that is an op, found {place.token!r}"
        raise Rejected(Kind.PYTHON_INPUT, place, message)
    if all(_is_literal(reading, operand) for operand in operands):
        message = f"expected a value of the graph beside {place.token!r}, found literals alone"
        raise Rejected(Kind.PYTHON_INPUT, place, message, hint="Write the number that they make")
    form = _FORMS.get(type(sign))
    return WrittenCall(text=reading.text, op=Name(place, op), row=TABLE[op], given=operands, form=form)


def _is_literal(reading: Reading, node: ast.expr) -> bool:
    return is_list(node) or literal(reading.text, node) is not None


_READERS: dict[type[ast.AST], Callable[[Reading, Any], WrittenCall | None]] = {
    ast.Attribute: written_attribute,
    ast.Subscript: written_subscript,
    ast.Call: _call,
    ast.BinOp: _binary,
    ast.Compare: _comparison,
    ast.UnaryOp: _unary,
}
