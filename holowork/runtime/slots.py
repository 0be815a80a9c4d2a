"""Slots: how many bytes each has, and how many of them its writer fills."""

from collections.abc import Iterator
from dataclasses import replace

from holowork.archive import LoadedPlan
from holowork.ops import BufferRef
from holowork.runtime.errors import Unloadable

_END = 1 << 63


class Slots:
    """The bytes of every slot; grows while calls are taken in order, and is only read from then on.

    `sizes` is the largest reference, port or constant of each; a reference of length 0 and a pad fill it.
    `filled` is what the writer makes, which is all that can be read. `constants` have no writer. Raises
    Unloadable for a slot that no memory can hold.
    """

    def __init__(self, loaded: LoadedPlan) -> None:
        self.sizes: dict[int, int] = {}
        self.filled: dict[int, int] = {port.slot: port.byte_length for port in loaded.inputs}
        self.constants = frozenset(constant.slot for constant in loaded.constants)
        self.filled |= {constant.slot: constant.size for constant in loaded.constants}
        for slot, end in _claims(loaded):
            self._reach(slot, end)

    def whole(self, ref: BufferRef) -> BufferRef:
        """The reference with its length said: 0 is the slot's full extent."""
        if ref.length or not ref.is_present:
            return ref
        return replace(ref, length=max(self.sizes.get(ref.slot, 0) - ref.offset, 0))

    def fill(self, ref: BufferRef, length: int, *, is_pad: bool) -> BufferRef:
        """Note that `length` bytes are written to a reference; the reference with its length said."""
        if not ref.length:
            self._reach(ref.slot, ref.offset + length)
        self.filled[ref.slot] = self.sizes[ref.slot] if is_pad else length
        return self.whole(ref)

    def _reach(self, slot: int, end: int) -> None:
        if end >= _END:
            where = f"slot {slot}"
            raise Unloadable(where, "less than 2^63 bytes", end)
        self.sizes[slot] = max(self.sizes.get(slot, 0), end)


def _claims(loaded: LoadedPlan) -> Iterator[tuple[int, int]]:
    for call in loaded.calls:
        for ref in (*call.payload.operands, *call.payload.labelled, call.payload.output):
            if ref.is_present:
                yield ref.slot, ref.offset + ref.length
    for port in (*loaded.inputs, *loaded.outputs):
        yield port.slot, port.byte_length
    for constant in loaded.constants:
        yield constant.slot, constant.size
