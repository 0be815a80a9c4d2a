"""Sessions: an archive, loaded and ready to run."""

import os
import threading
from collections.abc import Mapping, Sequence
from time import perf_counter
from typing import Protocol, runtime_checkable
from weakref import WeakValueDictionary

import numpy as np

from holowork.archive import Archive, HoloLoader, PortDescriptor
from holowork.core import Displayable, KappaLabel, digest, label_from_fingerprint
from holowork.ir import TensorType
from holowork.ops import Array, dtype_of, to_bytes
from holowork.runtime.arena import BufferArena, Bytes
from holowork.runtime.dispatch import AUTO, provider_named
from holowork.runtime.errors import InputMismatch, UnboundLabel, UnknownPort, Unloadable
from holowork.runtime.memo import DEFAULT_BYTES, Key, Memo
from holowork.runtime.plan import Plan
from holowork.runtime.prepared import Prepared, output_arrays
from holowork.runtime.run import Run
from holowork.runtime.values import Value, bytes_for_port, port_name, port_type
from holowork.runtime.walk import Walker


class Session(Displayable):
    """A compiled program that runs; every value in it has a label, and what was computed once is looked up.

    `source` is a path, bytes, an Archive, or anything that has one (`archive`) or can give its bytes
    (`to_bytes`). `memo` is the number of bytes that results are kept for, 0 for none. Raises DamagedArchive
    or Unloadable. Runs of one session come one after another, whichever threads ask.
    """

    def __init__(self, source: object, *, provider: str = AUTO, memo: int = DEFAULT_BYTES) -> None:
        loader = _loader(source)
        loaded = loader.into_plan()
        self.name = loader.archive.name
        self.fingerprint = loaded.fingerprint
        self._extensions = loaded.extensions
        self._plan = Plan.of(loaded)
        self._provider = provider_named(provider)
        self.arena = BufferArena()
        self.memo = Memo(memo)
        self.last: Run | None = None
        self.runs = 0
        self._walker = Walker(self._plan, self._provider, self.arena)
        self._values: WeakValueDictionary[KappaLabel, Value] = WeakValueDictionary()
        self._regions: dict[int, Value] = {}
        self._lock = threading.RLock()

    @property
    def provider(self) -> str:
        """The name of the provider that computes."""
        return self._provider.name

    @property
    def input_ports(self) -> tuple[PortDescriptor, ...]:
        """The input ports, in order."""
        return self._plan.inputs

    @property
    def output_ports(self) -> tuple[PortDescriptor, ...]:
        """The output ports, in order."""
        return self._plan.outputs

    @property
    def kernel_count(self) -> int:
        """Calls of the program."""
        return len(self._plan.steps)

    def input_port_by_name(self, name: str) -> tuple[int, PortDescriptor] | None:
        """Position and port of the first input of this name, or None."""
        return _first(self.input_ports, name)

    def output_port_by_name(self, name: str) -> tuple[int, PortDescriptor] | None:
        """Position and port of the first output of this name, or None."""
        return _first(self.output_ports, name)

    def extension(self, key: str) -> bytes | None:
        """The bytes of the first extension of this key, or None."""
        return self._extensions.get(key)

    def extension_keys(self) -> tuple[str, ...]:
        """All extension keys in archive order, repeated ones included."""
        return self._extensions.keys_in_order

    def intern(self, array: object) -> Value:
        """A read-only copy of an array that carries its label, to be presented without hashing."""
        if isinstance(array, Value):
            return array
        given = np.asarray(array)
        dtype = dtype_of(given)
        if dtype is None:
            raise InputMismatch("value", "an array of a storable element type", given.dtype)
        return self._interned(to_bytes(given, dtype), TensorType(dtype, given.shape))

    def resolve(self, label: KappaLabel) -> Value | None:
        """The value that the session holds under a label, or None."""
        return self._values.get(label)

    def run(self, inputs: Mapping[str, object] | None = None, /, **named: object) -> dict[str, Array]:
        """Run on inputs by name → outputs by name, as read-only arrays.

        Raises InputMismatch or UnknownPort, which name the port; the session can be used on.
        """
        given = {**(inputs or {}), **named}
        names = tuple(port_name(p, i) for i, p in enumerate(self.input_ports))
        for name in given:
            if name not in names:
                raise UnknownPort("input", name, names)
        for name in names:
            if name not in given:
                raise InputMismatch(repr(name), "an array", "nothing")
        outputs = self.execute([given[name] for name in names])
        ports = (port_name(port, i) for i, port in enumerate(self.output_ports))
        return dict(zip(ports, outputs, strict=True))

    def execute(self, inputs: Sequence[object]) -> list[Array]:
        """Run on inputs by position → outputs by position, as read-only arrays."""
        self._check_count(inputs)
        with self._lock:
            values = tuple(self._presented(given, i) for i, given in enumerate(inputs))
            return [value.numpy() for value in self._executed(values)]

    def prepare(self, outputs: Sequence[Array] | None = None) -> Prepared:
        """A callable on inputs by position that fills `outputs`, or arrays of its own.

        Raises OutputMismatch, which names the port.
        """
        return Prepared(self.execute, output_arrays(self.output_ports, outputs))

    def execute_addressed(self, labels: Sequence[KappaLabel]) -> list[KappaLabel]:
        """Run on values that the session holds, by label → the labels of the outputs.

        `resolve` gives their values. Raises UnboundLabel before anything is changed.
        """
        self._check_count(labels)
        with self._lock:
            values = tuple(self._held(label, i) for i, label in enumerate(labels))
            return [value.label for value in self._executed(values)]

    def _executed(self, values: tuple[Value, ...]) -> tuple[Value, ...]:
        key = tuple(value.label for value in values)
        start = perf_counter()
        found = self.memo.look_up(key) if self.memo.limit else None
        outputs, computed = (found.outputs, frozenset[int]()) if found else self._computed(values)
        seconds = perf_counter() - start
        self._note(key, outputs, (computed, seconds))
        if not found and self.memo.limit:
            self.memo.remember(key, outputs, seconds)
        return outputs

    def _computed(self, values: tuple[Value, ...]) -> tuple[tuple[Value, ...], frozenset[int]]:
        outputs, computed = self._walker.walk(values)
        for value in outputs:
            self._values[value.label] = value
        return outputs, computed

    def _note(self, key: Key, outputs: tuple[Value, ...], done: tuple[frozenset[int], float]) -> None:
        self.runs += 1
        self.last = Run(
            inputs=key,
            outputs=tuple(value.label for value in outputs),
            names=self._walker.names,
            computed=done[0],
            seconds=done[1],
        )

    def _presented(self, given: object, position: int) -> Value:
        """The value of an argument; an array is compared with the port's last one before it is hashed."""
        port = self.input_ports[position]
        name = repr(port_name(port, position))
        if isinstance(given, Value):
            return _fitting(given, port, name)
        data = bytes_for_port(given, port, name)
        last = self._regions.get(position)
        if last is not None and np.array_equal(last.data, np.frombuffer(data, np.uint8)):
            return last
        self._regions[position] = self._interned(data, port_type(port))
        return self._regions[position]

    def _held(self, label: KappaLabel, position: int) -> Value:
        port = self.input_ports[position]
        name = repr(port_name(port, position))
        value = self._values.get(label)
        if value is None:
            raise UnboundLabel(name, label)
        return _fitting(value, port, name)

    def _interned(self, data: memoryview, kind: TensorType) -> Value:
        label = label_from_fingerprint(digest(data))
        held = self._values.get(label)
        if held is not None and held.type == kind:
            return held
        value = Value(label, kind, _copied(self.arena, data))
        self._values[label] = value
        return value

    def _check_count(self, given: Sequence[object]) -> None:
        if len(given) != len(self.input_ports):
            names = ", ".join(repr(port_name(p, i)) for i, p in enumerate(self.input_ports))
            expected = f"{len(self.input_ports)} inputs ({names})"
            raise InputMismatch("count", expected, len(given))

    def __repr__(self) -> str:
        short = self.fingerprint.hex()[:4]
        return f"Session(κ={short}…, runs={self.runs}, memo {self.memo.hits}/{self.runs})"


InferenceSession = Session


@runtime_checkable
class HasBytes(Protocol):
    """Something that can give an archive as bytes."""

    def to_bytes(self) -> bytes:
        """The archive as bytes."""
        ...


def _loader(source: object) -> HoloLoader:
    archive = getattr(source, "archive", source)
    if isinstance(archive, Archive):
        archive.check()
        return HoloLoader(archive)
    if isinstance(source, (str, os.PathLike, bytes, bytearray, memoryview)):
        return HoloLoader.from_bytes(source)
    if isinstance(source, HasBytes):
        return HoloLoader.from_bytes(source.to_bytes())
    raise Unloadable("Session", "a path, bytes, an archive or a module", type(source).__name__)


def _first(ports: tuple[PortDescriptor, ...], name: str) -> tuple[int, PortDescriptor] | None:
    return next(((i, port) for i, port in enumerate(ports) if port.name == name), None)


def _fitting(value: Value, port: PortDescriptor, name: str) -> Value:
    if len(value.data) != port.byte_length:
        raise InputMismatch(name, f"{port.byte_length} bytes for {port_type(port)}", f"{value.type}")
    return value


def _copied(arena: BufferArena, data: memoryview) -> Bytes:
    buffer = arena.take(len(data))
    buffer[:] = np.frombuffer(data, np.uint8)
    buffer.flags.writeable = False
    return buffer
