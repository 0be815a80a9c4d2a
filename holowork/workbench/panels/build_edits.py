"""What the fields and buttons of the Build panel do to a draft: one function for each verb."""

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType

from holowork.core import WorkbenchError
from holowork.ir import ABSENT, CONST, INPUT, LEAVES, NUMERICS, OUTPUT, UnknownNumerics
from holowork.ops import TABLE, BadAttribute, dtype_named, op_named
from holowork.workbench.draft import Draft, Placed, new_step
from holowork.workbench.fitting import joined, joining, repairs
from holowork.workbench.panels.build_fields import attribute_of, constant_from, input_type
from holowork.workbench.step_python import values_text
from holowork.workbench.steps import Step
from kernels_ir import FLOATS


class BadAsk(WorkbenchError):
    """A panel was asked for what its page does not offer."""

    def __init__(self, where: str, expected: str, found: object) -> None:
        super().__init__(f"{where}: expected {expected}, found {found!r}")
        self.found = found


@dataclass(frozen=True, kw_only=True)
class Asked:
    """What is asked for: at which step, what word the verb has behind it, and the text that is given."""

    place: int
    word: str
    text: str


def _number(text: str, below: int) -> int:
    """A place that a text names; raises BadAsk."""
    if not text.isdecimal() or int(text) >= below:
        raise BadAsk("place", f"a number below {below}", text)
    return int(text)


def chosen_step(draft: Draft, asked: Asked) -> Step:
    """The step that fields are of; raises BadAsk where none is chosen."""
    if asked.place == ABSENT:
        raise BadAsk("fields", "a chosen step", "none")
    return draft[asked.place]


def _add(draft: Draft, asked: Asked) -> Placed:
    """One more step at the end, reading the chosen one if that fits."""
    op = asked.text
    if op not in {*LEAVES, OUTPUT} and (op not in TABLE or not TABLE[op].is_offered):
        raise BadAsk("add", "an op of the palette", op)
    if op == CONST:
        return draft.added(Step(op=op, name=draft.free_name(op, "c"), constant=constant_from("1.0", "f32")))
    return draft.added(new_step(op, _first(draft, op, asked.place), draft))


def _first(draft: Draft, op: str, place: int) -> int:
    """The chosen step where the op takes its value as the first operand."""
    kind = None if place == ABSENT or not draft[place].is_value else draft.built.type(place)
    if kind is None or op == INPUT:
        return ABSENT
    return place if op == OUTPUT or kind.dtype in op_named(op).accepts else ABSENT


def _delete(draft: Draft, asked: Asked) -> Placed:
    return draft.removed(_number(asked.text, len(draft)))


def _share(draft: Draft, asked: Asked) -> Placed:
    place = _number(asked.text, len(draft))
    other = draft.built.equals.get(place)
    if other is None:
        raise BadAsk("share", "a step whose content an earlier one has", f"%{place}")
    return draft.shared(place, other)


def _mend(draft: Draft, asked: Asked) -> Placed:
    text, _, turn = asked.text.partition(":")
    place = _number(text, len(draft))
    found = repairs(draft, place)
    repair = found[_number(turn, len(found))]
    return joined(draft, (place, draft[place].sources[repair.operand]), repair)


def _name(draft: Draft, asked: Asked) -> Placed:
    chosen_step(draft, asked)
    return draft.renamed(asked.place, asked.text)


def _head(draft: Draft, asked: Asked) -> Placed:
    return replace(draft, head=replace(draft.head, name=asked.text)), asked.place


def _numerics(draft: Draft, asked: Asked) -> Placed:
    if asked.text not in NUMERICS:
        raise UnknownNumerics(asked.text)
    return replace(draft, head=replace(draft.head, numerics=asked.text)), asked.place


def _shape(draft: Draft, asked: Asked) -> Placed:
    kind = chosen_step(draft, asked).type
    if kind is None:
        raise BadAsk("shape", "an input", f"%{asked.place}")
    return draft.changed(asked.place, type=input_type(asked.text, kind.dtype.text))


def _dtype(draft: Draft, asked: Asked) -> Placed:
    """Another element type of an input, or of the numbers of a constant."""
    step = chosen_step(draft, asked)
    if step.type is not None:
        shape = ", ".join(map(str, step.type.shape))
        return draft.changed(asked.place, type=input_type(shape, asked.text))
    if step.constant is None:
        raise BadAsk("dtype", "an input or a constant", f"%{asked.place}")
    values = values_text(step.constant)
    is_float = dtype_named(asked.text) in FLOATS
    return draft.valued(asked.place, constant_from(values if is_float else _whole(values), asked.text))


def _whole(values: str) -> str:
    """Numbers without a fraction as whole numbers."""
    return re.sub(r"\.0\b", "", values)


def _value(draft: Draft, asked: Asked) -> Placed:
    constant = chosen_step(draft, asked).constant
    if constant is None:
        raise BadAsk("value", "a constant", f"%{asked.place}")
    return draft.valued(asked.place, constant_from(asked.text, constant.type.dtype.text))


def _operands(draft: Draft, asked: Asked) -> int:
    """How many operands can be connected: one more than there are where any number can."""
    return len(chosen_step(draft, asked).sources) + draft.is_variadic(asked.place)


def _operand(draft: Draft, asked: Asked) -> Placed:
    operand = _number(asked.word, _operands(draft, asked))
    source = ABSENT if asked.text == str(ABSENT) else _number(asked.text, len(draft))
    if source != ABSENT and not draft[source].is_value:
        raise BadAsk("operand", "a value", f"%{source} output")
    return draft.connected(asked.place, operand, source)


def _join(draft: Draft, asked: Asked) -> Placed:
    """An operand connected by way of a step that makes the value fit."""
    operand = _number(asked.word, _operands(draft, asked))
    other = _number(asked.text, len(draft))
    repair = joining(draft, asked.place, operand).get(other)
    if repair is None:
        raise BadAsk("join", "a value that a step makes fit", f"%{other}")
    return joined(draft, (asked.place, other), repair)


def _attribute(draft: Draft, asked: Asked) -> Placed:
    """Another value of an attribute; the default is none."""
    step = chosen_step(draft, asked)
    specs = {} if step.op in {*LEAVES, OUTPUT} else {s.name: s for s in op_named(step.op).offered_attributes}
    if asked.word not in specs or step.is_kept:
        raise BadAttribute(step.op, f"one of {', '.join(specs) or 'no attributes'}", asked.word)
    spec = specs[asked.word]
    given = dict(step.attributes) | {spec.name: attribute_of(step.op, spec, asked.text)}
    if repr(given[spec.name]) == repr(spec.default):
        del given[spec.name]
    return draft.changed(asked.place, attributes=tuple(sorted(given.items())))


EDITS: Mapping[str, Callable[[Draft, Asked], Placed]] = MappingProxyType(
    {
        "add": _add,
        "delete": _delete,
        "share": _share,
        "mend": _mend,
        "name": _name,
        "graph": _head,
        "numerics": _numerics,
        "shape": _shape,
        "dtype": _dtype,
        "value": _value,
        "operand": _operand,
        "join": _join,
        "attribute": _attribute,
    }
)
"""What each verb does; raises OpError for a text that a field cannot take, WorkbenchError for all else."""
