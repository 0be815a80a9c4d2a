"""Literals of a Python text: numbers, truth values, texts and lists of them, read as they are written."""

import ast
import re
from typing import NoReturn

from holowork.ir import MOST_AXES
from holowork.ops import DTYPE_NAMES
from holowork.source.diagnostics import Kind, Place, Rejected
from holowork.source.python_text import Part, PythonText
from holowork.source.syntax import Absent, Items, Name, Number, Value
from kernels_ir import DType

_U64 = 1 << 64
_SIGNS = (ast.UAdd, ast.USub)
_LISTS = (ast.List, ast.Tuple)
_EXTENT = re.compile(r"[0-9]{1,20}", re.ASCII)
_WHOLE = re.compile(r"-?(?:0[xX][0-9a-fA-F]+|[0-9]+)", re.ASCII)
_TRUTHS = {"True": "true", "False": "false"}


def refuse(text: PythonText, node: Part, *, kind: Kind, expected: str) -> NoReturn:
    """Raise Rejected at a part of the tree."""
    place = text.place(node)
    raise Rejected(kind, place, f"expected {expected}, found {place.token!r}")


def literal(text: PythonText, node: ast.expr) -> Value | None:
    """The value of a literal; None for anything else. Raises Rejected for a text that no name can be."""
    if isinstance(node, _LISTS):
        parts = [_part(text, element) for element in node.elts]
        found = tuple(part for part in parts if part is not None)
        return Items(text.place(node), found) if len(found) == len(parts) else None
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return string(text, node)
    if isinstance(node, ast.Constant) and node.value is None:
        return Absent(text.place(node))
    part = _part(text, node)
    if part is None:
        return None
    return Name(part, _TRUTHS[part.token]) if part.token in _TRUTHS else Number(part)


def string(text: PythonText, node: ast.expr) -> Name:
    """A text in quotes; raises Rejected for anything else."""
    value = node.value if isinstance(node, ast.Constant) else None
    if not isinstance(value, str) or not _is_unicode(value):
        refuse(text, node, kind=Kind.PYTHON_ARGUMENT, expected="a text in quotes")
    return Name(text.place(node), value, is_quoted=True)


def dtype(text: PythonText, node: ast.expr) -> DType:
    """An element type, by its name in quotes; raises Rejected."""
    value = node.value if isinstance(node, ast.Constant) else None
    found = DTYPE_NAMES.get(value) if isinstance(value, str) else None
    if found in {None, DType.F64}:
        names = ", ".join(dtype.text for dtype in DType if dtype is not DType.F64)
        refuse(text, node, kind=Kind.PYTHON_DTYPE, expected=f"an element type in quotes ({names})")
    return found


def shape(text: PythonText, node: ast.expr) -> tuple[int, ...]:
    """Extents: a list or tuple of decimal integers; raises Rejected."""
    if not isinstance(node, _LISTS):
        refuse(text, node, kind=Kind.PYTHON_LIST, expected="extents such as [2, 3]")
    _check_rank(text, node, len(node.elts))
    return tuple(_extent(text, element) for element in node.elts)


def values(text: PythonText, node: ast.expr) -> tuple[Value, tuple[int, ...]]:
    """A number, or lists of numbers, outermost axis first, and the extents; raises Rejected."""
    if not isinstance(node, _LISTS):
        return Number(_required(text, node)), ()
    level: list[ast.expr] = [node]
    extents: list[int] = []
    while level and isinstance(level[0], _LISTS):
        extents.append(len(level[0].elts))
        level = [element for row in level for element in _row(text, row, extents[-1])]
    _check_rank(text, node, len(extents))
    return Items(text.place(node), tuple(_required(text, element) for element in level)), tuple(extents)


def common_dtype(value: Value) -> DType:
    """What numbers are if nobody says: bool or i64 if all of them are, else f32."""
    tokens = value.texts if isinstance(value, Items) else [value.place.token]
    if tokens and all(token in _TRUTHS for token in tokens):
        return DType.BOOL
    return DType.I64 if tokens and all(map(_WHOLE.fullmatch, tokens)) else DType.F32


def is_list(node: ast.expr) -> bool:
    """Whether a part of the tree is a list of lists, which is a literal with extents of its own."""
    return isinstance(node, _LISTS) and bool(node.elts) and all(isinstance(one, _LISTS) for one in node.elts)


def number(text: PythonText, node: ast.expr) -> Place | None:
    """A number with signs, as it is written; None for anything else."""
    sign, inner = "", node
    while isinstance(inner, ast.UnaryOp) and isinstance(inner.op, _SIGNS):
        is_turned = isinstance(inner.op, ast.USub)
        sign = ("" if sign else "-") if is_turned else sign
        inner = inner.operand
    if not isinstance(inner, ast.Constant) or type(inner.value) not in (int, float):
        return None
    written = text.place(inner)
    return written if inner is node else text.word(node, sign + written.token)


def _part(text: PythonText, node: ast.expr) -> Place | None:
    """A number or a truth value; None for anything else."""
    is_truth = isinstance(node, ast.Constant) and isinstance(node.value, bool)
    return text.place(node) if is_truth else number(text, node)


def _required(text: PythonText, node: ast.expr) -> Place:
    found = _part(text, node)
    if found is None:
        refuse(text, node, kind=Kind.PYTHON_NUMBER, expected="a number")
    return found


def _row(text: PythonText, node: ast.expr, length: int) -> list[ast.expr]:
    if not isinstance(node, _LISTS) or len(node.elts) != length:
        refuse(text, node, kind=Kind.PYTHON_SHAPE, expected=f"a list of {length}, as those beside it are")
    return node.elts


def _extent(text: PythonText, node: ast.expr) -> int:
    found = number(text, node)
    if found is None or not _EXTENT.fullmatch(found.token) or int(found.token) >= _U64:
        refuse(text, node, kind=Kind.PYTHON_INTEGER, expected="an extent from 0 to 2**64 - 1 in decimal")
    return int(found.token)


def _check_rank(text: PythonText, node: ast.expr, rank: int) -> None:
    if rank > MOST_AXES:
        place = text.place(node)
        raise Rejected(Kind.PYTHON_SHAPE, place, f"expected at most {MOST_AXES} axes, found {rank}")


def _is_unicode(value: str) -> bool:
    """Whether a file could hold the text: half of a surrogate pair is no letter."""
    return not any("\ud800" <= letter <= "\udfff" for letter in value)
