"""What can be wrong with calls whose bytes can be read: attributes that make no sense with their operands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from holowork.archive.kernel_calls import ForeignCall
from holowork.archive.level_checks import Finding
from holowork.core import OpError
from holowork.ops import BadAttribute, KernelCall, no_limits

if TYPE_CHECKING:
    from holowork.archive.container import Container

_BITS = "_bits"
"""Behind the name of a number that a record keeps as the bits of an f32."""


def kernel_calls(calls: tuple[KernelCall | ForeignCall, ...], _: Container) -> Iterator[Finding]:
    """Each attribute has a value that its op takes with such operands."""
    for index, call in enumerate(calls):
        if isinstance(call, KernelCall) and call.op.limits is not no_limits:
            yield from _limited(index, call)


def _limited(index: int, call: KernelCall) -> Iterator[Finding]:
    try:
        found = call.application()
        call.op.limits(found.operands, found.attributes)
    except BadAttribute as fault:
        name = fault.where.rpartition(".")[2]
        field = f"{name}{_BITS}" if hasattr(call.payload, f"{name}{_BITS}") else name
        yield Finding(path=f"[{index}].{field}", text=str(fault), is_fault=False)
    except OpError:  # operands that do not fit are the loader's to refuse, call by call
        return
