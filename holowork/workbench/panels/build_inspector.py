"""The inspector of the Build panel: the fields of the chosen step, or of the graph where none is chosen."""

from collections.abc import Iterator
from itertools import islice

from holowork.core import Places
from holowork.ir import ABSENT, CONST, INPUT, NUMERICS, OUTPUT, Attribute
from holowork.ops import TABLE, AttributeSpec, OpSpec, op_named, said_of
from holowork.workbench.draft import Draft
from holowork.workbench.fitting import Candidate, candidates, joining
from holowork.workbench.markup import MOST_LETTERS, Markup, code, element, letters
from holowork.workbench.page import asking
from holowork.workbench.panels.build_fields import DTYPES, Refused, attribute_field, options, row, text_field
from holowork.workbench.panels.build_list import fault_text
from holowork.workbench.step_python import values_text

MOST_FITTING = 60
"""Values offered for an operand, the latest first."""
MOST_JOINED = 3
"""Values offered by way of a step that makes them fit."""
MOST_UNFIT = 12
"""Values told with the reason why they do not fit."""
_LONGEST_REASON = 90
_KEPT = "This call was made by passes: it is kept as it is, and its attributes are settled."


class Inspector:
    """The fields of one step of a draft; `refused` is what was typed there last and could not be taken."""

    def __init__(self, draft: Draft, place: int, refused: Refused | None) -> None:
        self._draft = draft
        self._place = place
        self._refused = refused if refused is not None and refused.place == place else None

    def html(self) -> Markup:
        """The fields; what is wrong stands above them."""
        if self._place == ABSENT:
            return element("div", element("h4", "Graph"), *self._of_graph())
        step = self._draft[self._place]
        return element(
            "div", element("h4", f"%{self._place} {step.op}"), *self._summary(), *self._fields(), *self._end()
        )

    def _of_graph(self) -> Iterator[Markup]:
        head = self._draft.head
        yield row("name", self._text("graph", head.name), self._told("graph"))
        modes = [(mode, mode, "") for mode in NUMERICS]
        yield row("numerics", options("numerics", modes, head.numerics, label="numerics"))
        yield element("p", "Choose a step to see its operands and attributes; an op of the palette reads it.")

    def _summary(self) -> Iterator[Markup]:
        place, step = self._place, self._draft[self._place]
        kind, label = self._draft.built.type(place), self._draft.built.label(place)
        if step.op in TABLE:
            yield element("p", op_named(step.op).summary)
        if kind is not None:
            yield element("p", code(kind), " κ° ", code(label.short) if label else "none")
        if place in self._draft.built.faults:
            yield fault_text(self._draft, place, offers=True)

    def _fields(self) -> Iterator[Markup]:
        step = self._draft[self._place]
        yield row("name", self._text("name", step.name), self._told("name"))
        yield from {INPUT: self._input, CONST: self._constant, OUTPUT: self._output}.get(step.op, self._op)()

    def _input(self) -> Iterator[Markup]:
        kind = self._draft[self._place].type
        if kind is None or kind.dtype.text not in DTYPES:
            return
        dtypes = [(name, name, "") for name in DTYPES]
        yield row("dtype", options("dtype", dtypes, kind.dtype.text, label="dtype"), self._told("dtype"))
        shape = ", ".join(map(str, kind.shape))
        yield row("shape", self._text("shape", shape, "extents, such as 32, 128"), self._told("shape"))

    def _constant(self) -> Iterator[Markup]:
        step = self._draft[self._place]
        if step.constant is None:
            return
        kind = step.constant.type
        dtypes = [(name, name, "") for name in DTYPES]
        text = values_text(step.constant)
        hint = f"{kind.elements:,} elements; a number or a list replaces them"
        yield row("value", self._text("value", text, hint), self._told("value"))
        if text:
            yield row("dtype", options("dtype", dtypes, kind.dtype.text, label="dtype"), self._told("dtype"))

    def _output(self) -> Iterator[Markup]:
        yield self._operand(0, "value", is_needed=True)

    def _op(self) -> Iterator[Markup]:
        step = self._draft[self._place]
        if step.op not in TABLE:
            return
        op = op_named(step.op)
        for turn, (role, is_needed) in enumerate(self._roles(op)):
            yield self._operand(turn, role, is_needed=is_needed)
        if step.is_kept:
            yield element("p", _KEPT)
            return
        given = dict(step.attributes)
        for spec in op.offered_attributes:
            yield self._attribute(spec, given.get(spec.name, spec.default))

    def _roles(self, op: OpSpec) -> list[tuple[str, bool]]:
        """What each operand is called, and whether it must be there; of any number, one more."""
        if not op.is_variadic:
            return [(role.name, not role.optional) for role in op.roles]
        many = len(self._draft[self._place].sources) + 1
        return [(f"{op.roles[0].name} {turn}", turn == 0) for turn in range(many)]

    def _attribute(self, spec: AttributeSpec, value: Attribute) -> Markup:
        name = f"attribute:{spec.name}"
        fault = self._draft.built.faults.get(self._place)
        where = f"{self._draft[self._place].op}.{spec.name}"
        told = self._told(name) or (letters(fault) if getattr(fault, "where", "") == where else "")
        doc = f"{said_of(spec)}; {spec.doc}"
        return row(spec.name, attribute_field(spec, value, self._typed(name)), told, doc=doc)

    def _operand(self, operand: int, role: str, *, is_needed: bool) -> Markup:
        """The values that fit, the latest first, and those that do not with the reason."""
        sources = self._draft[self._place].sources
        now = sources[operand] if operand < len(sources) else ABSENT
        found = candidates(self._draft, self._place, operand)[::-1]
        fitting = [one for one in found if not one.reason or one.place == now]
        unfit = [one for one in found if one.reason and one.place != now]
        offered = [one for one in fitting if one.place == now]
        offered += islice((one for one in fitting if one.place != now), MOST_FITTING)
        first = (str(ABSENT), "– choose –" if is_needed else "– left out –", "")
        texts = [first, *((str(one.place), self._value(one), "") for one in offered)]
        texts += [(str(one.place), self._value(one), _short(one.reason)) for one in unfit[:MOST_UNFIT]]
        control = options(f"operand:{operand}", texts, str(now), label=role)
        notes = (self._joined(operand), _left_out(len(fitting) - len(offered), unfit))
        return row(role, element("div", control, *notes))

    def _joined(self, operand: int) -> Markup | str:
        """Values that do not fit, and do by way of one more step."""
        place = self._place
        if self._draft[place].op == OUTPUT:
            return ""
        found = islice(joining(self._draft, place, operand).items(), MOST_JOINED)
        buttons = [
            asking(f"%{other}, {one.text}", f"join:{operand}", other, title="connect by way of this step")
            for other, one in found
        ]
        return element("div", "or ", *buttons, class_="hw-or") if buttons else ""

    def _value(self, one: Candidate) -> str:
        step, kind = self._draft[one.place], self._draft.built.type(one.place)
        name = letters(step.name, MOST_LETTERS) if step.name else step.op
        return f"%{one.place} {name} {kind or ''}"

    def _end(self) -> Iterator[Markup]:
        where = self._draft[self._place].origin.where
        yield element("p", "from ", code(Places().shown(where)) if where else "an unknown place")
        yield element("p", asking("Delete", "delete", self._place, title="refused while others read it"))

    def _text(self, field: str, value: str, hint: str = "") -> Markup:
        typed = self._typed(field)
        text = value if typed is None else typed
        return text_field(field, text, label=field, placeholder=hint or None)

    def _typed(self, field: str) -> str | None:
        return self._refused.typed if self._refused and self._refused.field == field else None

    def _told(self, field: str) -> str:
        return self._refused.told if self._refused and self._refused.field == field else ""


def _short(reason: str) -> str:
    return letters(reason, _LONGEST_REASON)


def _left_out(more: int, unfit: list[Candidate]) -> Markup | str:
    """How many values are not listed, and why those that do not fit do not, once each."""
    reasons = list(dict.fromkeys(one.reason for one in unfit))[:MOST_UNFIT]
    lines = [element("li", letters(reason)) for reason in reasons]
    many = [f"{more:,} more that fit"] if more else []
    if not lines:
        return element("p", *many) if many else ""
    summary = ", ".join([*many, f"{len(unfit):,} that do not fit"])
    return element("details", element("summary", summary), element("ul", *lines))
