"""Attributes of the peer that say again what the operands say: they are compared, and dropped."""

from collections.abc import Callable, Mapping
from typing import Any

from holowork.ir import TensorType
from holowork.ops import OpSpec
from holowork.source.aliases import ALIASES
from holowork.source.diagnostics import Kind, Place, Rejected
from holowork.source.syntax import Call

Types = tuple[TensorType | None, ...]
Said = Callable[[Types], Any]


def drop_repeated(call: Call, row: OpSpec, stated: tuple[dict[str, Any], Types]) -> None:
    """Take out what is no attribute of the row; raises Rejected where the operands say something else."""
    attributes, types = stated
    own = {spec.name for spec in row.attributes}
    for name in [name for name in attributes if name not in own]:
        expected, found = _SAID[name](types), attributes.pop(name)
        if found != expected:
            message = f"expected {expected} for {name}, which the operands say, found {found}"
            raise Rejected(Kind.ATTR_REFUSED, _place(call, row, name), message)


def _place(call: Call, row: OpSpec, target: str) -> Place:
    aliases = ALIASES[row.name]
    places = (
        given.value.place
        for name, given in call.attributes.items()
        if name in aliases and aliases[name].target == target
    )
    return next(places, call.op.place)


def _stored_tag(types: Types) -> int | None:
    """The tag of the element type of a quantized operand."""
    return None if types[0] is None else int(types[0].dtype)


def _window(types: Types) -> tuple[int, ...] | None:
    """The last two extents of a weight."""
    return None if types[1] is None else types[1].shape[2:]


_SAID: Mapping[str, Said] = {"quant_dtype": _stored_tag, "kernel": _window}
