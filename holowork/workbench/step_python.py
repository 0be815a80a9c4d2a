"""Steps as Python: a cell that builds the same graph with `hw.Graph`."""

import builtins
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from keyword import iskeyword
from typing import Any

import numpy as np

from holowork.core import HoloworkError, OpError
from holowork.ir import ABSENT, CONST, INPUT, NUMERICS, OUTPUT, Attribute, Constant, TensorType
from holowork.ops import Wanted, constant_of, from_bytes, method_name
from holowork.workbench.building import Built, Head
from holowork.workbench.steps import Step
from kernels_ir import FLOATS, DType

MOST_ELEMENTS = 32
"""Elements up to which a constant that a graph holds is written out."""
_RESERVED = frozenset({"hw", "g", "graph", "held", "ir", "DType", *dir(builtins)})
_OPERATORS = {"add": "+", "sub": "-", "mul": "*", "div": "/", "matmul": "@"}
_HELD = (
    "# `graph` is what this was drafted from: it holds the constants that are too long for a text",
    'held = {node.name: node for node in graph.nodes if node.op == "const"}',
)
_KEPT = ("from holowork import ir", "from kernels_ir import DType")
_LONGEST = 200
_NUMBERLESS = frozenset({DType.F64, DType.E8CB})


@dataclass(frozen=True, kw_only=True)
class Cell:
    """Steps, what came of them, and what each is called in the Python."""

    steps: Sequence[Step]
    built: Built
    names: tuple[str, ...]

    def source(self, place: int) -> str:
        """An operand."""
        return "None" if place == ABSENT else self.names[place]

    def line(self, place: int) -> str:
        """The line that makes a step, or the comment why none can."""
        step, fault = self.steps[place], self.built.faults.get(place)
        if fault is not None:
            return f"# %{place} {step.op}: {_on_one_line(fault)}"
        if step.is_kept:
            return f"{self.names[place]} = {self._kept(place, step)}"
        return _LINES.get(step.op, _op)(self, place, step)

    def _kept(self, place: int, step: Step) -> str:
        """A node as it is: no method makes it."""
        kind = self.built.type(place)
        columns = [f"op={step.op!r}", *([f"name={step.name!r}"] if step.name else [])]
        if step.given:
            sources = ("ir.ABSENT" if s == ABSENT else f"{self.names[s]}.node" for s in step.given)
            columns.append(f"sources=({', '.join(sources)},)")
        columns += [f"attributes={_attributes(step)}"] if step.attributes else []
        columns.append(f"type={_type(kind)}")
        return f"g.{'port' if step.op == INPUT else 'append'}(ir.Node({', '.join(columns)}))"


def python_of(head: Head, steps: Sequence[Step], built: Built) -> str:
    """The lines that build the steps; a step with an error is a comment."""
    cell = Cell(steps=steps, built=built, names=tuple(_names(steps)))
    lines = [cell.line(place) for place in range(len(steps))]
    held = any(_is_held(step) for step in steps)
    kept = any(step.is_kept for step in steps)
    heading = ["import holowork as hw", *(_KEPT if kept else ()), "", *(_HELD if held else ())]
    return "\n".join([*heading, *_head(head), *lines, ""])


def _head(head: Head) -> Iterator[str]:
    mode = "" if head.numerics == NUMERICS[0] else f", numerics={head.numerics!r}"
    yield f"g = hw.Graph({head.name!r}{mode})"
    for key, data in head.extensions:
        yield f"g.add_extension({key!r}, {data!r})"


def _names(steps: Sequence[Step]) -> Iterator[str]:
    """What each step is called: by its name where that is a new one of Python's, else by op and place."""
    used: set[str] = set()
    for place, step in enumerate(steps):
        plain = re.sub(r"\W", "_", step.name, flags=re.ASCII)
        is_free = plain == step.name and plain.isidentifier() and not iskeyword(plain)
        name = plain if is_free and plain not in used | _RESERVED else f"{step.op}_{place}"
        while name in used:
            name += "_"
        used.add(name)
        yield name


def _input(cell: Cell, place: int, step: Step) -> str:
    kind = cell.built.type(place)
    if kind is None:
        return f"# %{place} input"
    return f'{cell.names[place]} = g.input({step.name!r}, {kind.shape!r}, "{kind.dtype.text}")'


def _const(cell: Cell, place: int, step: Step) -> str:
    held = step.held
    if held is None or not _is_held(step):
        name = f"{step.name!r}, " if step.name else ""
        return f"{cell.names[place]} = g.const({name}{_written(step.constant)})"
    named = "" if held.name == step.name else f".named({step.name!r})"
    return f"{cell.names[place]} = g.append({held}){named}  # {cell.built.type(place)}"


def _output(cell: Cell, place: int, step: Step) -> str:
    return f"g.output({step.name!r}, {cell.source(step.sources[0])})"


def _op(cell: Cell, place: int, step: Step) -> str:
    operands = [cell.source(source) for source in step.given]
    stated = [f"{name}={_value(value)}" for name, value in step.attributes]
    call = f"g.{method_name(step.op)}({', '.join([*operands, *stated])})"
    if step.op in _OPERATORS:
        call = f" {_OPERATORS[step.op]} ".join(operands)
    if step.name:
        call = f"({call}).named({step.name!r})" if step.op in _OPERATORS else f"{call}.named({step.name!r})"
    return f"{cell.names[place]} = {call}"


_LINES: Mapping[str, Callable[[Cell, int, Step], str]] = {INPUT: _input, CONST: _const, OUTPUT: _output}


def _is_held(step: Step) -> bool:
    """Whether a constant is taken from the graph that was drafted from: few elements are written out."""
    constant = step.constant
    if step.held is None or constant is None:
        return False
    return constant.type.elements > MOST_ELEMENTS or constant.type.dtype is DType.F64


def _written(constant: Constant | None) -> str:
    """The arguments of `const` that make the same bits, of numbers where there are any; "" for none."""
    return "" if constant is None else _literal(constant.type, bytes(constant.data))


@lru_cache(maxsize=1024)
def _literal(kind: TensorType, data: bytes) -> str:
    dtype, shape = f', dtype="{kind.dtype.text}"', f", shape={kind.shape!r}"
    if kind.dtype in _NUMBERLESS:
        return f"{data!r}{dtype}{shape}" if kind.dtype is DType.E8CB else ""
    values = _listed(kind, data)
    found = _made(values, Wanted(where="", dtype=kind.dtype, shape=kind.shape))
    if found is None or bytes(found.data) != data:
        return f"{data!r}{dtype}{shape}"
    return f"{_value(values)}{dtype}{shape if np.shape(values) != kind.shape else ''}"


def values_text(constant: Constant) -> str:
    """The elements of a constant as Python writes them; "" where they are too many, or no numbers."""
    if constant.type.elements > MOST_ELEMENTS or constant.type.dtype in _NUMBERLESS:
        return ""
    return _value(_listed(constant.type, bytes(constant.data)))


def _listed(kind: TensorType, data: bytes) -> Any:  # noqa: ANN401  # numbers, or lists of them
    array = from_bytes(kind, data)
    with np.errstate(invalid="ignore"):  # a signalling NaN is told apart by its bits, later
        if kind.dtype in FLOATS:
            shortest = [float(str(value)) for value in array.reshape(-1)]
            return np.array(shortest).reshape(kind.shape).tolist()
        return (array.astype(np.int8) if kind.dtype is DType.I4 else array).tolist()


def _made(values: object, wanted: Wanted) -> Constant | None:
    try:
        return constant_of(values, wanted)
    except OpError:
        return None


def _attributes(step: Step) -> str:
    return f"({', '.join(f'({name!r}, {_value(value, is_tuple=True)})' for name, value in step.attributes)},)"


def _value(value: Attribute | list[Any], *, is_tuple: bool = False) -> str:
    """A value as Python reads it back: numbers that no literal means are made of words."""
    if isinstance(value, list | tuple):
        inner = ", ".join(_value(one, is_tuple=is_tuple) for one in value)
        return f"({inner}{',' * (len(value) == 1)})" if is_tuple else f"[{inner}]"
    if isinstance(value, float):
        return str(np.float32(value)) if np.isfinite(value) else f"float({str(value)!r})"
    return repr(value)


def _type(kind: TensorType | None) -> str:
    return "None" if kind is None else f"ir.TensorType(DType.{kind.dtype.name}, {kind.shape!r})"


def _on_one_line(fault: HoloworkError) -> str:
    text = " ".join(str(fault).split())
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode("ascii") for c in text)[
        :_LONGEST
    ]
