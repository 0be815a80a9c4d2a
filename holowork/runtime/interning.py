"""The values of a session: arguments become values, and labels are found again."""

from collections import deque
from collections.abc import Iterable, Sequence
from functools import partial
from weakref import WeakValueDictionary, ref

import numpy as np

from holowork.core import KappaLabel, digest, label_from_fingerprint
from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, FoundDouble, Unusable, Wanted, constant_of, to_bytes
from holowork.runtime.arena import BufferArena, Bytes
from holowork.runtime.arguments import label_given
from holowork.runtime.errors import InputMismatch, UnboundLabel
from holowork.runtime.ports import Port
from holowork.runtime.values import Value, bytes_for, check_value
from kernels_ir import DType

_FEW = 1 << 14
"""Bytes that are copied and compared at once: they stay in the fastest cache."""
_FEW_UNNAMED = 1 << 10
"""References that are kept before those to nothing are dropped."""
_MOST_DONATED = 64
"""Labels of values that were given up that messages tell of."""
Content = bytes | Bytes
"""What an argument holds, in one row: a copy where it is short, else the bytes where they are."""


class _Gate:
    """An input port: how its arrays look that need no conversion, and the last value that came in."""

    def __init__(self, port: Port) -> None:
        self._port = port
        self._dtype = NUMPY_DTYPES[port.type.dtype]
        self._is_packed = port.type.dtype is DType.I4
        self._shape = port.array_shape
        self._is_short = port.length <= _FEW
        self.last: Value | None = None

    def content(self, given: object) -> Content:
        """The bytes of an argument; raises InputMismatch."""
        if type(given) is np.ndarray and given.dtype is self._dtype and given.shape == self._shape:
            array = np.frombuffer(to_bytes(given, DType.I4), np.uint8) if self._is_packed else given
        else:
            array = np.frombuffer(bytes_for(given, self._port), np.uint8)
        return array.tobytes() if self._is_short else np.ascontiguousarray(array).reshape(-1).view(np.uint8)

    def found(self, content: Content) -> Value | None:
        """The last value, if these are its bytes."""
        last = self.last
        return last if last is not None and _is_same(last.data, content) else None


class Interning:
    """Values by label, as long as somebody holds them, and the last value of each input port.

    An array can be changed where it is, so it is compared with the port's last value before it is hashed.
    Where nothing is looked up, `is_looked_up` is false: an array is then copied, and hashed when somebody
    asks for its label.
    """

    def __init__(self, arena: BufferArena, ports: Sequence[Port], *, is_looked_up: bool) -> None:
        self._arena = arena
        self._named: WeakValueDictionary[KappaLabel, Value] = WeakValueDictionary()
        self._unnamed: list[ref[Value]] = []
        self._most_unnamed = _FEW_UNNAMED
        self._gates = {port.name: _Gate(port) for port in ports}
        self._passes = {port.type: object() for port in ports}
        self._sides = tuple([(self._passes[port.type], port) for port in ports])
        self._is_looked_up = is_looked_up
        self._donated: deque[KappaLabel] = deque(maxlen=_MOST_DONATED)

    def of_array(self, array: object) -> Value:
        """A read-only copy of an array, or of listed numbers; raises InputMismatch for what is no tensor."""
        try:
            constant = constant_of(array, Wanted(where="value"))
        except Unusable as fault:
            raise InputMismatch("value", fault.expected, fault.found) from fault
        except FoundDouble as fault:
            found = "f64. Cast with x.astype('float32')"
            raise InputMismatch("value", "f32, f16 or bf16 for floats", found) from fault
        value = self._hashed(np.frombuffer(constant.data, np.uint8), constant.type)
        self.keep([self._named.get(value.label, value)])
        self._named[value.label] = value
        value.gate = self._passes.get(value.type)
        return value

    def of_arguments(self, each: Sequence[object]) -> tuple[Value, ...]:
        """The values of what was given for the ports, in order; raises InputMismatch."""
        return tuple(
            [
                given if type(given) is Value and given.gate is gate else self._let_in(given, gate, port)
                for given, (gate, port) in zip(each, self._sides, strict=True)
            ]
        )

    def _let_in(self, given: object, gate: object, port: Port) -> Value:
        """The value of what was given for a port, which is found by its label from now on."""
        value = self.of_argument(given, port)
        self.keep((value,))
        value.gate = gate
        return value

    def of_argument(self, given: object, port: Port) -> Value:
        """The value of what was given for a port; raises InputMismatch."""
        if isinstance(given, Value):
            check_value(given, port)
            return given
        gate = self._gates[port.name]
        content = gate.content(given)
        if not self._is_looked_up:
            return self._copied(content, port.type)
        value = gate.last = gate.found(content) or self._hashed(content, port.type)
        return value

    def of_label(self, label: object, port: Port) -> Value:
        """The held value of a label, which fits a port by its bytes; raises UnboundLabel or InputMismatch."""
        label = label_given(label, repr(port.name))
        value = self.find(label)
        if value is None:
            raise UnboundLabel(repr(port.name), label, is_donated=label in self._donated)
        if len(value.data) != port.length:
            raise InputMismatch(repr(port.name), f"{port.length} bytes for {port.type}", f"{value.type}")
        return value

    def find(self, label: object) -> Value | None:
        """The held value of a label, or None; raises InputMismatch for what is no label."""
        wanted = label_given(label, "label")
        for value in self._live():
            if self._named.setdefault(value.label, value) is not value:
                self._unnamed.append(ref(value))  # for when the one that is named is let go
        return self._named.get(wanted)

    def keep(self, values: Iterable[Value]) -> None:
        """Let values be found by their labels while somebody holds them; no label is derived before then."""
        self._unnamed.extend(map(ref, values))
        if len(self._unnamed) > self._most_unnamed:
            self._unnamed = list(map(ref, self._live()))
            self._most_unnamed = max(2 * len(self._unnamed), _FEW_UNNAMED)

    def release(self, value: Value) -> None:
        """Let a value be found no more, unless it is let in again."""
        value.gate = None
        self._donated.append(value.label)
        self._unnamed = [each for each in self._unnamed if each() is not value]
        if self._named.get(value.label) is value:
            del self._named[value.label]
        for gate in self._gates.values():
            if gate.last is value:
                gate.last = None

    def _live(self) -> set[Value]:
        """The values without a name that somebody holds, which are forgotten here."""
        live = {value for each in self._unnamed if (value := each()) is not None}
        self._unnamed = []
        return live

    def _hashed(self, content: Content, kind: TensorType) -> Value:
        """The value of these bytes that a caller holds, or a new one, which gets its name later."""
        label = label_from_fingerprint(digest(content))
        held = self._named.get(label)
        if held is not None and held.type == kind:
            return held
        data, address = self._arena.hold(content)
        return Value(label, kind, data, address=address)

    def _copied(self, content: Content, kind: TensorType) -> Value:
        """A value of its own, which is hashed when somebody asks for its label."""
        data, address = self._arena.hold(content)
        return Value(partial(_label_of, data), kind, data, address=address)


def _label_of(data: Bytes) -> KappaLabel:
    return label_from_fingerprint(digest(data))


def _is_same(held: Bytes, content: Content) -> bool:
    """Whether bytes, as many on both sides, are the same: the first part that differs decides."""
    if isinstance(content, bytes):
        return held.tobytes() == content
    parts = (slice(start, start + _FEW) for start in range(0, len(held), _FEW))
    return all(held[part].tobytes() == content[part].tobytes() for part in parts)
