"""KernelCalls (kind 1): the program."""

from dataclasses import dataclass
from typing import Any

from holowork.archive.extensions import DeclaredCall
from holowork.codec import Cursor, Layout, Malformed, Piece, Sink, Unencodable, array, blob, named, u16, u32
from holowork.ops import BY_DISCRIMINANT, KernelCall, KernelCallLayout

KERNEL_CALLS = array(KernelCallLayout(), u32)
"""The calls of an archive that declares no own calls."""

_BODY = blob(u32)
_VERSION = 1


@dataclass(frozen=True, kw_only=True)
class ForeignCall:
    """A call that the archive declares and this holowork does not know: it can be passed over, not run."""

    discriminant: int
    declared: DeclaredCall
    payload: Piece


def call_name(call: KernelCall | ForeignCall) -> str:
    """The name of the op that a call stands for."""
    return call.declared.name if isinstance(call, ForeignCall) else call.op.name


def is_known(declared: DeclaredCall) -> bool:
    """True where the table has this very call: the discriminant, the name, the version of the fields."""
    op = BY_DISCRIMINANT.get(declared.discriminant)
    return op is not None and op.name == declared.name and declared.version == _VERSION


class DeclaredCalls(Layout[KernelCall | ForeignCall]):
    """Calls of an archive that declares own calls; those of another holowork are shown, never run."""

    title = "kernel call"
    smallest = 2

    def __init__(self, declared: tuple[DeclaredCall, ...]) -> None:
        self._foreign = {call.discriminant: call for call in declared if not is_known(call)}
        self._discriminant = named(u16, {number: call.name for number, call in self._foreign.items()})
        known = {call.discriminant for call in declared} - self._foreign.keys()
        self._known = KernelCallLayout(frozenset(known))

    def read(self, cursor: Cursor) -> KernelCall | ForeignCall:
        """The call; raises Malformed for a foreign one, unless somebody watches, who is told and shown it."""
        start = cursor.offset
        found = int.from_bytes(cursor.peek(u16.smallest), "little")
        if found not in self._foreign:
            return self._read_known(cursor)
        declared = self._foreign[found]
        expected = "a call of this holowork (update it to read this file)"
        cursor.refuse(Malformed(start, expected, f"{declared.name} version {declared.version}"))
        self._discriminant.read_part(cursor, "discriminant")
        payload = _BODY.read_part(cursor, "payload")
        return ForeignCall(discriminant=found, declared=declared, payload=payload)

    def _read_known(self, cursor: Cursor) -> KernelCall:
        start = cursor.offset
        try:
            return self._known.read(cursor)
        except Unencodable as fault:  # a watched reading goes on with tags that a signature cannot be made of
            raise Malformed(start, "a call of known tags", fault.found) from fault

    def write(self, value: KernelCall | ForeignCall, sink: Sink) -> None:
        """Append the call as it was read."""
        if isinstance(value, KernelCall):
            self._known.write(value, sink)
            return
        u16.write(value.discriminant, sink)
        _BODY.write(value.payload, sink)


def kernel_calls(declared: tuple[DeclaredCall, ...]) -> Layout[Any]:
    """The calls of an archive whose extension `holowork.calls` declares these."""
    return array(DeclaredCalls(declared), u32) if declared else KERNEL_CALLS
