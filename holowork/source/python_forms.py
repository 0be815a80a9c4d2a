"""What a Python text may say of a value that a tensor answers with more, or less, than one op."""

import ast
from operator import attrgetter, itemgetter, methodcaller

from holowork.ops import TABLE
from holowork.source.diagnostics import Kind, Rejected
from holowork.source.python_arguments import WrittenCall
from holowork.source.python_literals import dtype, number, refuse
from holowork.source.python_text import PythonText, Reading
from holowork.source.syntax import Name

ASTYPE = "astype"
_REVERSED = "T"
_OTHERS = "For other indices write x.gather(indices, axis)"
_KEY = "integers, slices, … and None"


def written_attribute(reading: Reading, node: ast.Attribute) -> WrittenCall | None:
    """`x.T`; None for any other attribute."""
    if node.attr != _REVERSED:
        return None
    op = Name(reading.text.last_word(node, node.attr), "transpose")
    return WrittenCall(
        text=reading.text,
        op=op,
        row=TABLE[op.text],
        given=(node.value,),
        form=attrgetter(_REVERSED),
    )


def written_subscript(reading: Reading, node: ast.Subscript) -> WrittenCall:
    """`x[0, 1:, None]`; raises Rejected for what is known when a program runs."""
    op = Name(reading.text.place(node), "slice")
    form = itemgetter(_key(reading.text, node.slice))
    return WrittenCall(text=reading.text, op=op, row=TABLE[op.text], given=(node.value,), form=form)


def written_cast(reading: Reading, node: ast.Call, callee: ast.Attribute) -> WrittenCall:
    """`x.astype("f32")`; raises Rejected."""
    given = [*node.args, *(keyword.value for keyword in node.keywords if keyword.arg == "dtype")]
    place = reading.text.last_word(callee, ASTYPE)
    count = len(node.args) + len(node.keywords)
    if len(given) != 1 or count != 1:
        message = f"expected one element type in quotes, found {count} arguments"
        raise Rejected(Kind.PYTHON_ARGUMENT, place, message)
    form = methodcaller(ASTYPE, dtype(reading.text, given[0]))
    return WrittenCall(
        text=reading.text,
        op=Name(place, "cast"),
        row=TABLE["cast"],
        given=(callee.value,),
        form=form,
    )


def _key(text: PythonText, node: ast.expr) -> object:
    if isinstance(node, ast.Tuple):
        return tuple(_item(text, element) for element in node.elts)
    return _item(text, node)


def _item(text: PythonText, node: ast.expr) -> object:
    if isinstance(node, ast.Slice):
        ends = (node.lower, node.upper, node.step)
        return slice(*(None if end is None else _item(text, end) for end in ends))
    if isinstance(node, ast.Constant) and node.value in {None, ...}:
        return node.value
    found = number(text, node)
    if found is None:
        place = text.place(node)
        message = f"expected {_KEY}, found {place.token!r}"
        raise Rejected(Kind.PYTHON_INPUT, place, message, hint=_OTHERS)
    try:
        return int(found.token, 0)
    except ValueError:
        refuse(text, node, kind=Kind.PYTHON_INTEGER, expected="an integer")
