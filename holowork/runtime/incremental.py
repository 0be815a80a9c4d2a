"""Runs that compute only the cones whose inputs have changed, on machine code."""

from dataclasses import dataclass, field

from holowork.core import KappaLabel
from holowork.runtime.arena import Bytes
from holowork.runtime.frame import Frame
from holowork.runtime.labelling import Labelling
from holowork.runtime.memo import Memo
from holowork.runtime.places import INPUT, KEPT, OUTPUT
from holowork.runtime.values import Value
from holowork.runtime.walk import Walker

Values = tuple[Value, ...]
Computed = tuple[Values, frozenset[int]]
"""The outputs of a run, and the steps that it computed."""
Key = tuple[object, ...]
Place = tuple[Bytes, int]
"""A buffer and its address."""


@dataclass(frozen=True, kw_only=True, eq=False)
class ConeResult:
    """What a cone made: the memory of the values that other cones read, and the bytes of output ports."""

    block: Place | None
    ports: dict[int, Place]
    outputs: dict[int, Value] = field(default_factory=dict)
    """The values of output ports, once the run that made them is over."""

    @property
    def buffers(self) -> tuple[Bytes, ...]:
        """All that it holds."""
        places = (*self.ports.values(), *((self.block,) if self.block else ()))
        return tuple([buffer for buffer, _ in places])


class Incremental:
    """A frame, and what its cones were bound to last: a cone is computed where the memo has no result of it.

    Raises WorkspaceExhausted where the frame does not fit.
    """

    def __init__(self, walker: Walker, frame: Frame, memo: Memo) -> None:
        self._walker = walker
        self._plan = walker.plan
        self._frame = frame
        self._memo = memo
        self._cones = frame.recipe.cones.each
        self._places = frame.recipe.outputs
        self._is_parted = sum(not cone.is_constant for cone in self._cones) > 1
        self._keys: list[Key | None] = [None] * len(self._cones)
        self._results: list[ConeResult | None] = [None] * len(self._cones)
        self._labels: tuple[KappaLabel | None, ...] = (None,) * len(self._plan.inputs)
        self._touched: dict[tuple[int, ...], tuple[int, ...]] = {}

    def run(self, values: Values) -> Computed | None:
        """The outputs; None where operands cannot be computed, which a walk then explains."""
        missed = self._bind(values)
        if not self._frame.run(sum(1 << number for number in missed)):
            self._forget(missed)
            return None
        outputs = self._outputs(values, missed)
        return outputs, frozenset(step for number in missed for step in self._cones[number].steps)

    def _bind(self, values: Values) -> list[int]:
        """Bind inputs and results; the cones that have to be computed."""
        labels = tuple(value.label for value in values)
        changed = tuple(i for i, label in enumerate(labels) if label != self._labels[i])
        for index in changed:
            self._frame.bind(INPUT, index, values[index].address)
        self._labels = labels
        return [number for number in self._touched_by(changed) if not self._find(number, labels)]

    def _touched_by(self, changed: tuple[int, ...]) -> tuple[int, ...]:
        """The cones that are not what they were: all of them where nothing is kept from run to run."""
        if not self._memo.limit:
            changed = tuple(range(len(self._labels)))
        if changed not in self._touched:
            self._touched[changed] = tuple(
                n for n, cone in enumerate(self._cones) if not set(changed).isdisjoint(cone.inputs)
            )
        unbound = (n for n, cone in enumerate(self._cones) if cone.is_constant and self._results[n] is None)
        return (*unbound, *self._touched[changed])

    def _find(self, number: int, labels: tuple[KappaLabel, ...]) -> bool:
        """Bind the result of a cone that the memo has, or memory for a new one."""
        cone = self._cones[number]
        key: Key = (number, *(labels[index] for index in cone.inputs))
        if key == self._keys[number] and self._memo.limit:
            return True
        found = self._memo.find(key) if self._is_parted else None
        result = found if isinstance(found, ConeResult) else self._fresh(number)
        self._keys[number], self._results[number] = key, result
        if result.block is not None:
            self._frame.bind(KEPT, number, result.block[1])
        for port, (_, address) in result.ports.items():
            self._frame.bind(OUTPUT, port, address)
        return found is not None

    def _fresh(self, number: int) -> ConeResult:
        """Memory for a new result; without a memo, what other cones read is written over."""
        arena, cone, last = self._walker.arena, self._cones[number], self._results[number]
        ports = [index for index in cone.outputs if self._places[index].index == index]
        fresh = {index: arena.place(self._length(index), self._title(index)) for index in ports}
        if last is not None and not self._memo.limit:
            return ConeResult(block=last.block, ports=fresh)
        block = arena.place(cone.bytes, "values that other kernels read") if cone.bytes else None
        return ConeResult(block=block, ports=fresh)

    def _length(self, index: int) -> int:
        return self._plan.lengths[self._plan.outputs[index].descriptor.slot]

    def _title(self, index: int) -> str:
        return f"output {self._plan.outputs[index].name!r}"

    def _forget(self, missed: list[int]) -> None:
        """Take back the memory of cones that could not be computed."""
        for number in missed:
            result = self._results[number]
            for buffer in result.buffers if result else ():
                if buffer.flags.writeable:
                    self._walker.arena.give_back(buffer)
            self._keys[number] = self._results[number] = None
        self._labels = (None,) * len(self._labels)

    def _outputs(self, values: Values, missed: list[int]) -> Values:
        labelling = Labelling(self._plan, tuple(value.label for value in values))
        for number in missed:
            self._keep(number, labelling)
        shown = {
            index: value for result in self._results if result for index, value in result.outputs.items()
        }
        return tuple(self._output(index, values, shown) for index in range(len(self._places)))

    def _keep(self, number: int, labelling: Labelling) -> None:
        """What a cone made cannot be written any more, and is found again by the labels of its inputs."""
        result, key = self._results[number], self._keys[number]
        if result is None or key is None:
            return
        for buffer in result.buffers:
            if buffer.flags.writeable:
                self._walker.arena.hand_over(buffer)
        for index in self._cones[number].outputs:
            port = self._plan.outputs[index]
            buffer, address = result.ports[self._places[index].index]
            data = buffer if len(buffer) == port.length else buffer[: port.length]
            label = labelling.of_output(index, data)
            result.outputs[index] = Value(label, port.type, data, address=address)
        if self._is_parted:
            self._memo.keep(key, result, result.buffers)

    def _output(self, index: int, values: Values, shown: dict[int, Value]) -> Value:
        """An output: one that a cone made, or the bytes of an input or of a constant."""
        if index in shown:
            return shown[index]
        address, port = self._places[index], self._plan.outputs[index]
        data = values[address.index].data if address.base == INPUT else self._constant(address.offset)
        labelling = Labelling(self._plan, tuple(value.label for value in values))
        return Value(labelling.of_output(index, data[: port.length]), port.type, data[: port.length])

    def _constant(self, address: int) -> Bytes:
        return next(data for data in self._walker.pinned.values() if data.ctypes.data == address)
