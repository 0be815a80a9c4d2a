"""The values of a session: arguments become values, and labels are found again."""

from collections.abc import Sequence
from weakref import WeakSet, WeakValueDictionary

import numpy as np

from holowork.core import KappaLabel, digest, label_from_fingerprint
from holowork.ir import TensorType
from holowork.ops import FoundDouble, Unusable, Wanted, constant_of
from holowork.runtime.arena import BufferArena, Bytes
from holowork.runtime.arguments import label_given
from holowork.runtime.errors import InputMismatch, UnboundLabel
from holowork.runtime.ports import Port
from holowork.runtime.values import Value, bytes_for, check_value

_FEW = 1 << 14
"""Bytes that are copied and compared before NumPy has begun to."""


class Interning:
    """Values by label, as long as somebody holds them, and the last value of each input port.

    An array can be changed where it is, so it is compared with the port's last value before it is hashed.
    """

    def __init__(self, arena: BufferArena) -> None:
        self._arena = arena
        self._named: WeakValueDictionary[KappaLabel, Value] = WeakValueDictionary()
        self._unnamed: WeakSet[Value] = WeakSet()
        self._regions: dict[int, Value] = {}

    def of_array(self, array: object) -> Value:
        """A read-only copy of an array, or of listed numbers; raises InputMismatch for what is no tensor."""
        try:
            constant = constant_of(array, Wanted(where="value"))
        except Unusable as fault:
            raise InputMismatch("value", fault.expected, fault.found) from fault
        except FoundDouble as fault:
            found = "f64. Cast with x.astype('float32')"
            raise InputMismatch("value", "f32, f16 or bf16 for floats", found) from fault
        return self._of_bytes(memoryview(constant.data), constant.type)

    def of_argument(self, given: object, port: Port) -> Value:
        """The value of what was given for a port; raises InputMismatch."""
        if isinstance(given, Value):
            check_value(given, port)
            return given
        data = bytes_for(given, port)
        slot = port.descriptor.slot
        last = self._regions.get(slot)
        if last is None or not _is_same(last.data, data):
            last = self._regions[slot] = self._of_bytes(data, port.type)
        return last

    def of_label(self, label: object, port: Port) -> Value:
        """The held value of a label, which fits a port by its bytes; raises UnboundLabel or InputMismatch."""
        label = label_given(label, repr(port.name))
        value = self.find(label)
        if value is None:
            raise UnboundLabel(repr(port.name), label)
        if len(value.data) != port.length:
            raise InputMismatch(repr(port.name), f"{port.length} bytes for {port.type}", f"{value.type}")
        return value

    def find(self, label: object) -> Value | None:
        """The held value of a label, or None; raises InputMismatch for what is no label."""
        wanted = label_given(label, "label")
        while self._unnamed:
            value = self._unnamed.pop()
            self._named[value.label] = value
        return self._named.get(wanted)

    def keep(self, values: Sequence[Value]) -> None:
        """Let values be found by their labels while somebody holds them; no label is derived before then."""
        self._unnamed.update(values)

    def _of_bytes(self, data: memoryview, kind: TensorType) -> Value:
        label = label_from_fingerprint(digest(data))
        held = self._named.get(label)
        if held is None or held.type != kind:
            held = Value(label, kind, self._copied(data))
            self._named[label] = held
        return held

    def _copied(self, data: memoryview) -> Bytes:
        buffer = self._arena.take(len(data), "a value")
        buffer[:] = np.frombuffer(data, np.uint8)
        self._arena.hand_over(buffer)
        return buffer


def _is_same(held: Bytes, given: memoryview) -> bool:
    """Whether bytes, as many on both sides, are the same."""
    if len(held) <= _FEW:
        return held.tobytes() == given.tobytes()
    return np.array_equal(held, np.frombuffer(given, np.uint8))
