"""What fits where: the values that an operand can be connected to, and the repairs of what does not."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from holowork.core import OpError
from holowork.ir import ABSENT, OUTPUT, Attribute, TensorType
from holowork.ops import TABLE, OpSpec, op_named
from holowork.workbench.applying import Kinds, applied, attributes_of
from holowork.workbench.draft import Draft, Placed
from holowork.workbench.steps import Step
from kernels_ir import FLOATS, DType

MOST_REPAIRS = 4
Pairs = tuple[tuple[str, Attribute], ...]


@dataclass(frozen=True, kw_only=True)
class Candidate:
    """A value that an operand may be connected to, and why it cannot be; "" where it can."""

    place: int
    reason: str = ""


@dataclass(frozen=True, kw_only=True)
class Repair:
    """A step that, between an operand and the op that reads it, makes it fit."""

    operand: int
    step: Step
    text: str
    is_lossy: bool = False


def refusal_of(step: Step, kinds: Kinds) -> str:
    """Why an op does not take values of these types, in its own words; "" where it does."""
    fault = applied(step.op, kinds, attributes_of(step)).fault
    return "" if fault is None else str(fault)


def candidates(draft: Draft, place: int, operand: int) -> tuple[Candidate, ...]:
    """Every value of a draft, with the reason where it does not fit an operand of a step."""
    later = draft.led_to(place)
    reasons: dict[TensorType | None, str] = {None: "it has an error"}
    found: list[Candidate] = []
    for other, step in enumerate(draft.steps):
        if not step.is_value or other == place:
            continue
        kind = draft.built.type(other)
        if kind not in reasons and kind is not None:
            reasons[kind] = _reason(draft, place, (operand, kind))
        reason = f"it is made from %{place}" if other in later else reasons[kind]
        found.append(Candidate(place=other, reason=reason))
    return tuple(found)


def _reason(draft: Draft, place: int, instead: tuple[int, TensorType]) -> str:
    """The reason of the op; while other operands are not connected, what it says of the first one alone."""
    step = draft[place]
    if step.op == OUTPUT:
        return ""
    row, kinds = op_named(step.op), _kinds(draft, place, instead)
    is_open = any(kind is None and not role.optional for kind, role in zip(kinds, row.roles, strict=False))
    if is_open and not row.is_variadic:
        return _said_of_first(row, kinds[0]) if instead[0] == 0 else ""
    return refusal_of(step, kinds)


def _kinds(draft: Draft, place: int, instead: tuple[int, TensorType]) -> Kinds:
    """The types of the operands, one of them another."""
    sources = [*draft[place].sources]
    operand, kind = instead
    sources += [ABSENT] * (operand + 1 - len(sources))
    kinds = [None if source == ABSENT else draft.built.type(source) for source in sources]
    kinds[operand] = kind
    last = max(i for i, one in enumerate(kinds) if one is not None)
    return tuple(kinds[: max(last + 1, op_named(draft[place].op).least_operands)])


def _said_of_first(row: OpSpec, kind: TensorType | None) -> str:
    try:
        row.check((kind, *[kind] * (row.least_operands - 1)))
    except OpError as fault:
        return str(fault)
    return ""


def repairs(draft: Draft, place: int) -> tuple[Repair, ...]:
    """Steps that make an op fit its operands: a transpose, a cast or a reshape of one of them."""
    step = draft[place]
    if place not in draft.built.faults or step.op not in TABLE:
        return ()
    return _mending(step, [None if s == ABSENT else draft.built.type(s) for s in step.given])


def joining(draft: Draft, place: int, operand: int) -> Mapping[int, Repair]:
    """For values that do not fit an operand, the step that makes them fit it, where one does."""
    step, known = draft[place], {}
    found: dict[int, Repair] = {}
    for one in candidates(draft, place, operand)[::-1]:
        kind = draft.built.type(one.place)
        if not one.reason or kind is None or one.place in draft.led_to(place):
            continue
        if kind not in known:
            able = _mending(step, _kinds(draft, place, (operand, kind)))
            known[kind] = next((repair for repair in able if repair.operand == operand), None)
        repair = known[kind]
        if repair is not None:
            found[one.place] = repair
    return found


def joined(draft: Draft, where: tuple[int, int], repair: Repair) -> Placed:
    """A draft with an operand of a step connected to a value by way of a repair of it."""
    place, other = where
    grown, new = draft.added(replace(repair.step, sources=(other,)))
    return grown.connected(place, repair.operand, new)


def _mending(step: Step, kinds: Sequence[TensorType | None]) -> tuple[Repair, ...]:
    """Repairs of operands that are all there, those that lose nothing first."""
    types = [kind for kind in kinds if kind is not None]
    if len(types) < len(kinds):
        return ()
    found = [one for one in _proposed(step, types) if _mends(step, types, one)]
    return tuple(sorted(found, key=lambda one: one.is_lossy)[:MOST_REPAIRS])


def _mends(step: Step, kinds: Sequence[TensorType], repair: Repair) -> bool:
    operand = repair.operand
    made = applied(repair.step.op, (kinds[operand],), attributes_of(repair.step)).type
    return made is not None and not refusal_of(step, (*kinds[:operand], made, *kinds[operand + 1 :]))


def _proposed(step: Step, kinds: Sequence[TensorType]) -> Iterator[Repair]:
    """Repairs that may be none: the last operands first, as weights and biases stand there."""
    roles = _roles(step)
    for propose in (_transposes, _casts, _reshapes):
        for operand in reversed(range(len(kinds))):
            others = [kind for place, kind in enumerate(kinds) if place != operand]
            for op, attributes, text in propose(kinds[operand], others):
                yield Repair(
                    operand=operand,
                    step=Step(op=op, sources=(0,), attributes=attributes),
                    text=text.format(roles[operand]),
                    is_lossy=text.endswith(_LOSSY),
                )


def _roles(step: Step) -> list[str]:
    row = op_named(step.op)
    names = [role.name for role in row.roles]
    if row.is_variadic:
        return [f"{names[0]} {place}" for place in range(len(step.sources))]
    return names


_LOSSY = ", which loses digits"
Proposal = tuple[str, Pairs, str]


def _transposes(kind: TensorType, _others: Sequence[TensorType]) -> Iterator[Proposal]:
    if kind.rank == 2:
        yield "transpose", (), "transpose {}"
    elif kind.rank > 2:
        *batch, rows, columns = range(kind.rank)
        yield "transpose", (("perm", (*batch, columns, rows)),), "transpose the last two axes of {}"


def _casts(kind: TensorType, others: Sequence[TensorType]) -> Iterator[Proposal]:
    """To the types of the others that hold more, then to those that hold less, then to f32."""
    wanted = sorted({other.dtype for other in others}, key=lambda dtype: (dtype not in FLOATS, -dtype.bits))
    for dtype in dict.fromkeys((*wanted, DType.F32)):
        if dtype is not kind.dtype:
            attributes: Pairs = () if dtype is DType.F32 else (("dtype", dtype.text),)
            loses = "" if _holds(dtype, kind.dtype) else _LOSSY
            yield "cast", attributes, f"cast {{}} to {dtype.text}{loses}"


def _holds(dtype: DType, other: DType) -> bool:
    """Whether a type holds about what another does: a float what integers do, else that of more bits."""
    is_float = dtype in FLOATS
    return (
        (is_float, dtype.bits) >= (other in FLOATS, other.bits) if is_float == (other in FLOATS) else is_float
    )


def _reshapes(kind: TensorType, others: Sequence[TensorType]) -> Iterator[Proposal]:
    """One number for each index of an axis, or as many in the extents of another operand."""
    shapes = [other.shape for other in others if other.elements == kind.elements]
    for other in others:
        for axis, extent in enumerate(other.shape):
            if extent == kind.elements:
                shapes.append((extent, *[1] * (other.rank - axis - 1)))
    for shape in dict.fromkeys(shapes):
        if shape != kind.shape:
            attributes: Pairs = () if len(shape) == 1 else (("shape", shape),)
            yield "reshape", attributes, f"reshape {{}} to [{', '.join(map(str, shape))}]"
