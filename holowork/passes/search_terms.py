"""The terms of the search language: one row for each word that stands before a colon."""

import operator
import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fnmatch import translate
from types import MappingProxyType

from holowork.core import GraphError
from holowork.ir import CONST, INPUT, OUTPUT
from holowork.ops import DTYPE_NAMES, TABLE
from holowork.passes.search_subject import Subject

Test = Callable[[int], bool]
"""Whether a term holds for the node of a number."""
_MOST_LISTED = 24


class Refused(GraphError):
    """A term is none; `known` are the words that it could have had."""

    def __init__(self, found: str, expected: str, known: Sequence[str] = ()) -> None:
        super().__init__(expected)
        self.found = found
        self.expected = expected
        self.known = tuple(known)


@dataclass(frozen=True, kw_only=True)
class TermSpec:
    """A word before a colon, an example, what it means, and the test that what stands behind it makes."""

    name: str
    example: str
    summary: str
    test: Callable[[str, Subject], Test]


def _holds_name(text: str, subject: Subject) -> Test:
    """The text is part of the node's name or op, whatever the case."""
    sought = text.casefold()
    return lambda i: sought in subject.nodes[i].name.casefold() or sought in subject.nodes[i].op.casefold()


def _op(value: str, subject: Subject) -> Test:
    there = sorted({node.op for node in subject.nodes})
    if not _is_pattern(value) and value not in {*there, *TABLE, INPUT, OUTPUT, CONST}:
        raise Refused(value, _listed("an op", there), (*there, *TABLE))
    is_like = _like(value)
    return lambda i: is_like(subject.nodes[i].op)


def _dtype(value: str, subject: Subject) -> Test:
    if not _is_pattern(value) and value not in DTYPE_NAMES:
        names = sorted({dtype.text for dtype in DTYPE_NAMES.values()})
        raise Refused(value, _listed("a dtype", names), names)
    is_like = _like(value if _is_pattern(value) else DTYPE_NAMES[value].text)
    return lambda i: is_like(subject.nodes[i].type.dtype.text)


def _shape(value: str, subject: Subject) -> Test:
    if not re.fullmatch(r"[0-9x*?]+|scalar", value):
        raise Refused(value, "extents as in 32x128 or *x768, or scalar")
    is_like = _like(value)
    return lambda i: is_like("x".join(map(str, subject.nodes[i].type.shape)) or "scalar")


def _label(value: str, subject: Subject) -> Test:
    prefix = value.lower().rpartition(":")[2]
    if not re.fullmatch(r"[0-9a-f]+", prefix):
        raise Refused(value, "the first hexadecimal digits of a label, as in k:3f9a")
    return lambda i: subject.labels[i].rpartition(":")[2].startswith(prefix)


def _pass(value: str, subject: Subject) -> Test:
    is_like = _like(value)
    touched = [nodes for name, nodes in subject.passes.items() if is_like(name)]
    if not touched:
        names = tuple(subject.passes)
        raise Refused(
            value,
            _listed("a pass", names)
            if names
            else "the search field of the Passes panel; a graph alone has no passes",
            names,
        )
    return lambda i: any(i in nodes for nodes in touched)


_COST = re.compile(r"(<=|>=|<|>|=?)(\d+(?:\.\d+)?)([kmgt]?)", re.IGNORECASE)
_COMPARISONS: Mapping[str, Callable[[float, float], bool]] = MappingProxyType(
    {
        "<": operator.lt,
        "<=": operator.le,
        ">": operator.gt,
        ">=": operator.ge,
        "=": operator.eq,
        "": operator.eq,
    }
)
_UNITS = {"": 1e0, "k": 1e3, "m": 1e6, "g": 1e9, "t": 1e12}


def _cost(value: str, subject: Subject) -> Test:
    match = _COST.fullmatch(value)
    if match is None:
        raise Refused(value, "<, <=, =, >= or > and a number of multiply-adds, as in cost:>1M")
    sign, number, unit = match.groups()
    holds, limit = _COMPARISONS[sign], float(number) * _UNITS[unit.lower()]
    return lambda i: holds(subject.costs[i], limit)


def _is(value: str, subject: Subject) -> Test:
    if value not in subject.kinds:
        names = tuple(subject.kinds)
        raise Refused(value, f"one of {', '.join(names)}", names)
    marked = subject.kinds[value]
    return lambda i: i in marked


def _is_pattern(value: str) -> bool:
    return any(char in value for char in "*?[")


def _like(pattern: str) -> Callable[[str], bool]:
    """Whether a text has the pattern, in which * stands for any letters and ? for one; whatever the case."""
    matched = re.compile(translate(pattern), re.IGNORECASE).match
    return lambda text: matched(text) is not None


def _listed(what: str, names: Sequence[str]) -> str:
    more = ", …" if len(names) > _MOST_LISTED else ""
    return f"{what}: {', '.join(names[:_MOST_LISTED])}{more}"


_ROWS = (
    TermSpec(name="op", example="op:gelu", summary="the op; * stands for any letters", test=_op),
    TermSpec(name="dtype", example="dtype:bf16", summary="the element type", test=_dtype),
    TermSpec(name="shape", example="shape:*x768", summary="the extents", test=_shape),
    TermSpec(name="k", example="k:3f9a", summary="how the symbolic label begins", test=_label),
    TermSpec(name="pass", example="pass:fold*", summary="touched by a pass", test=_pass),
    TermSpec(name="cost", example="cost:>1M", summary="multiply-adds, estimated", test=_cost),
    TermSpec(name="is", example="is:const", summary="what it is", test=_is),
)
TERMS: Mapping[str, TermSpec] = MappingProxyType({row.name: row for row in _ROWS})
"""All words before a colon."""


def term_test(text: str, subject: Subject) -> Test:
    """The test that a term makes: `word:value`, or part of a name, in quotes where it holds a colon.

    Raises Refused.
    """
    key, colon, value = text.partition(":")
    if not colon or text.startswith('"'):
        return _holds_name(text.strip('"'), subject)
    if key not in TERMS:
        raise Refused(key, f"one of {', '.join(f'{name}:' for name in TERMS)}", tuple(TERMS))
    return TERMS[key].test(value, subject)
