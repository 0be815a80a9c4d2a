"""What the peer's calls can say, so that no rewrite takes a portable program from the wire."""

from collections.abc import Mapping

from holowork.ir import Attribute, TensorType
from holowork.ops import BufferRef, Buffers, lower, op_named


def is_portable(op: str, kinds: tuple[TensorType | None, ...], attributes: Mapping[str, Attribute]) -> bool:
    """Whether an op applied to operands of these types is a call of the peer's."""
    row = op_named(op)
    anywhere = Buffers(operands=(BufferRef(slot=0),) * len(kinds), output=BufferRef(slot=1))
    return lower(row, row.apply(kinds, attributes), anywhere).is_portable
