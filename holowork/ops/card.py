"""An op on a card: signature, types, attributes, how an archive says it."""

from collections.abc import Iterator

import numpy as np

from holowork.ops.attributes import AttributeSpec
from holowork.ops.methods import method_name
from holowork.ops.spec import OpSpec, Trait
from kernels_ir import DType


def signature(op: OpSpec) -> str:
    """The op as it is called: operands, then attributes with their defaults."""
    attributes = [
        spec.name if spec.is_required else f"{spec.name}={_shown(spec.default)}"
        for spec in op.offered_attributes
    ]
    return f"{op.name}({', '.join((*op.operands, *attributes))})"


def card(op: OpSpec) -> str:
    """All that a user may want to know of an op, in a few lines."""
    return "\n".join((f"{signature(op)}: {op.summary}", *(f"  {line}" for line in _lines(op))))


def said_on_the_wire(op: OpSpec) -> str:
    """Which of the peer's calls say the op and for which types; what else is a call of holowork's own."""
    own = f"holowork's own call {op.own_discriminant:#06x}"
    if op.traits & Trait.COMPOSITE:
        return "becomes other operations"
    if not op.wire or not op.portable:
        return own if op.is_offered else ", ".join(_calls(op))
    known = f"{', '.join(_calls(op))} for {dtypes(op.portable)}"
    return f"{known}, as far as it has fields for what is said; else {own}" if op.is_offered else known


def dtypes(accepted: frozenset[DType]) -> str:
    """The names of element types, in the order of their tags."""
    return " ".join(dtype.text for dtype in DType if dtype in accepted)


def said_of(spec: AttributeSpec) -> str:
    """What values an attribute takes."""
    return " or ".join(map(str, spec.choices)) if spec.choices else spec.title


def _lines(op: OpSpec) -> Iterator[str]:
    if op.is_offered and method_name(op.name) != op.name:
        yield f"as a method: {method_name(op.name)}"
    if op.shapes:
        yield f"operands: {op.shapes}"
    yield f"takes {dtypes(op.accepts)}"
    yield f"in an archive: {said_on_the_wire(op)}"
    for spec in op.offered_attributes:
        yield f"{spec.name}: {said_of(spec)}; {spec.doc}"
    if op.differs:
        yield f"unlike the peer: {op.differs}"


def _calls(op: OpSpec) -> Iterator[str]:
    return (f"kernel call {number} ({record.__name__})" for number, record in op.wire.items())


def _shown(value: object) -> str:
    if isinstance(value, float):
        return str(np.float32(value))  # the fewest digits that mean this f32
    return repr(list(value)) if isinstance(value, tuple) else repr(value)
