"""What an op refuses, as a diagnostic at the token that is to blame."""

from holowork.core import OpError
from holowork.ops import BadAttribute, OperandMismatch, OpSpec, Unsupported
from holowork.source.aliases import ALIASES
from holowork.source.attributes import refused
from holowork.source.diagnostics import Kind, Rejected
from holowork.source.syntax import Call, Items, Number


def refusal_of(fault: OpError, call: Call, row: OpSpec) -> Rejected:
    """The diagnostic for an error that the row of an op, or the builder, has raised."""
    if isinstance(fault, BadAttribute):
        return _attribute(fault, call, row)
    message = str(fault).removeprefix(f"{row.name}: ")
    if isinstance(fault, Unsupported) and call.operands:
        return Rejected(Kind.OP_DTYPE, call.operands[0].place, message)
    return Rejected(Kind.OP_OPERANDS, call.op.place, message)


def check_count(row: OpSpec, call: Call, count: int) -> None:
    """Refuse a call with too few operands, or too many; raises Rejected."""
    try:
        row.check_count(count)
    except OperandMismatch as fault:
        kind = Kind.OP_MISSING if count < row.least_operands else Kind.OP_OPERANDS
        message = f"expected {fault.expected}, found {fault.found}"
        raise Rejected(kind, call.op.place, message, hint=_by_name(row, call)) from fault


def _by_name(row: OpSpec, call: Call) -> str:
    """How to write numbers behind the operands, which are attributes; empty where there are none."""
    surplus = call.operands[len(row.roles) :]
    names = [spec.name for spec in row.offered_attributes]
    are_numbers = all(isinstance(one, Number | Items) for one in surplus)
    pairs = [f"{name}={one.place.token}" for name, one in zip(names, surplus, strict=False)]
    return f"Write {', '.join(pairs)}" if pairs and are_numbers else ""


def _attribute(fault: BadAttribute, call: Call, row: OpSpec) -> Rejected:
    """At the value if the attribute is stated, by whatever name; else at the op."""
    name = fault.where.partition(".")[2]
    aliases = ALIASES.get(row.name, {})
    for stated, given in call.attributes.items():
        if name in {stated, aliases[stated].target if stated in aliases else stated}:
            return refused(given.value.place, name, fault)
    return refused(call.op.place, name or row.name, fault)
