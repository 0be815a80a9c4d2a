"""Inputs, constants and outputs of a builder function."""

import ast
from collections.abc import Mapping
from dataclasses import dataclass

from holowork.ir import TensorType
from holowork.source.diagnostics import Kind, Rejected
from holowork.source.python_expressions import PythonExpression
from holowork.source.python_literals import common_dtype, dtype, literal, refuse, shape, string, values
from holowork.source.python_text import Reading
from holowork.source.syntax import Call, Const, Given, Input, Name, Output, Refused, Step, Typed, Value
from kernels_ir import DType

_WHOLE = "numbers in lists, file(…) or bytes(…)"


@dataclass(frozen=True, kw_only=True)
class Signature:
    """The arguments of a declaration: those that may come by position, in their order, and others."""

    order: tuple[str, ...]
    others: tuple[str, ...] = ()


_INPUT = Signature(order=("name", "shape", "dtype"))
_CONST = Signature(order=("name", "value"), others=("values", "shape", "dtype"))
_UNNAMED_CONST = Signature(order=("value",), others=("name", "values", "shape", "dtype"))
_OUTPUT = Signature(order=("name", "tensor"))
_UNNAMED_OUTPUT = Signature(order=("tensor",), others=("name",))


@dataclass(frozen=True, kw_only=True)
class Declaration:
    """A call of the builder that declares something, and the name that its value gets."""

    reading: Reading
    target: Name
    call: ast.Call


def read_input(declaration: Declaration) -> Input:
    """`x = h.input("x", shape=[2, 3], dtype="f32")`; raises Rejected."""
    reading, target = declaration.reading, declaration.target
    given = _arguments(reading, declaration.call, _INPUT)
    if "shape" not in given:
        message = "expected the extents of the input, such as shape=[2, 3], found none"
        raise Rejected(Kind.INPUT_MISSING_SHAPE, reading.text.place(declaration.call), message)
    extents = shape(reading.text, given["shape"])
    kind = TensorType(_dtype(reading, given, DType.F32), extents)
    return Input(
        place=target.place,
        name=_name(declaration, given),
        variable=target,
        typed=Typed(place=reading.text.place(given["shape"]), type=kind),
    )


def read_const(declaration: Declaration) -> Const:
    """`w = h.const("w", shape=[2], values=[1, 2])`, or with a list of lists; raises Rejected."""
    reading, target, call = declaration.reading, declaration.target, declaration.call
    is_named = len(call.args) > 1 or (bool(call.args) and _is_text(call.args[0]))
    given = _arguments(reading, call, _CONST if is_named else _UNNAMED_CONST)
    data = _values(reading, call, given)
    return Const(
        place=target.place,
        name=_name(declaration, given),
        variable=target,
        typed=Typed(place=data.value.place, type=_const_type(declaration, given, data)),
        calls=data.calls,
        value=data.value,
    )


def read_output(reading: Reading, call: ast.Call) -> Output | Refused:
    """`h.output(y)`, or `h.output("port", y)`; raises Rejected.

    Where only the name is missing, the calls are kept, so that what is wrong with them is told too.
    """
    given = _arguments(reading, call, _UNNAMED_OUTPUT if len(call.args) == 1 else _OUTPUT)
    node = given.get("tensor")
    if node is None:
        raise Rejected(Kind.PYTHON_MISSING, reading.text.place(call), "expected a value, found none")
    before = len(reading.rejected)
    expression, place = PythonExpression(reading, node), reading.text.place(call)
    calls = tuple(expression.calls)
    try:
        name = _port(reading, given, node)
    except Rejected as rejected:
        is_whole = len(reading.rejected) == before
        reading.rejected.append(rejected)
        return Refused(place=place, calls=calls if is_whole else ())
    return Output(place=place, name=name, calls=calls, value=expression.value)


def _port(reading: Reading, given: Mapping[str, ast.expr], node: ast.expr) -> Name:
    """The name that is given, else that of the value."""
    if "name" in given:
        return string(reading.text, given["name"])
    if not isinstance(node, ast.Name):
        hint = f'Write {reading.builder}.output("y", …)'
        place = reading.text.place(node)
        raise Rejected(Kind.OUTPUT_NAME, place, f"expected a name, found {place.token!r}", hint=hint)
    return Name(reading.text.place(node), node.id, is_quoted=True)


@dataclass(frozen=True, kw_only=True)
class _Data:
    """The elements of a constant, and the type that they have if nothing else is said."""

    value: Value
    calls: tuple[Call, ...] = ()
    dtype: DType = DType.F32
    shape: tuple[int, ...] | None = None


def _values(reading: Reading, call: ast.Call, given: Mapping[str, ast.expr]) -> _Data:
    found = [given[name] for name in ("value", "values") if name in given]
    if len(found) != 1:
        title = "both value and values" if found else "neither value nor values"
        raise Rejected(Kind.PYTHON_MISSING, reading.text.place(call), f"expected values, found {title}")
    if isinstance(found[0], ast.Call):
        return _stored(reading, found[0])
    value, extents = values(reading.text, found[0])
    return _Data(value=value, dtype=common_dtype(value), shape=extents)


def _const_type(declaration: Declaration, given: Mapping[str, ast.expr], data: _Data) -> TensorType:
    """The type of a constant: `values=` are f32 and `value` is what it looks like, unless it is stated."""
    reading = declaration.reading
    extents = shape(reading.text, given["shape"]) if "shape" in given else data.shape
    if extents is None:
        message = "expected the extents of the constant, such as shape=[2, 3], found none"
        raise Rejected(Kind.PYTHON_MISSING_SHAPE, reading.text.place(declaration.call), message)
    return TensorType(_dtype(reading, given, DType.F32 if "values" in given else data.dtype), extents)


def _stored(reading: Reading, node: ast.Call) -> _Data:
    """Elements in a file, or written as bytes: said as in the native language."""
    text = reading.text
    if not isinstance(node.func, ast.Name):
        refuse(text, node.func, kind=Kind.PYTHON_NUMBER, expected=_WHOLE)
    op = Name(text.place(node.func), node.func.id)
    call = Call(
        op=op,
        operands=tuple(_literal(reading, one) for one in node.args),
        attributes=dict(_option(reading, keyword) for keyword in node.keywords),
    )
    return _Data(value=Step(op.place, 0), calls=(call,))


def _option(reading: Reading, keyword: ast.keyword) -> tuple[str, Given]:
    name = keyword.arg or "**"
    return name, Given(reading.text.word(keyword, name), _literal(reading, keyword.value))


def _literal(reading: Reading, node: ast.expr) -> Value:
    found = literal(reading.text, node)
    if found is None:
        refuse(reading.text, node, kind=Kind.PYTHON_NUMBER, expected="a number or a text in quotes")
    return found


def _arguments(reading: Reading, call: ast.Call, signature: Signature) -> dict[str, ast.expr]:
    """What is given, by name; raises Rejected."""
    order, known = signature.order, (*signature.order, *signature.others)
    for extra in call.args[len(order) :]:
        refuse(reading.text, extra, kind=Kind.PYTHON_ARGUMENT, expected=f"at most {len(order)} by position")
    given = dict(zip(order, call.args, strict=False))
    for keyword in call.keywords:
        if keyword.arg not in known or keyword.arg in given:
            place = reading.text.word(keyword, keyword.arg or "**")
            message = f"expected {', '.join(known)}, each once, found {place.token}"
            raise Rejected(Kind.PYTHON_KEYWORD, place, message)
        given[keyword.arg] = keyword.value
    return given


def _name(declaration: Declaration, given: Mapping[str, ast.expr]) -> Name:
    is_given = "name" in given
    return string(declaration.reading.text, given["name"]) if is_given else declaration.target


def _dtype(reading: Reading, given: Mapping[str, ast.expr], otherwise: DType) -> DType:
    return dtype(reading.text, given["dtype"]) if "dtype" in given else otherwise


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and isinstance(node.value, str)
