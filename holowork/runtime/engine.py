"""How a session computes what its memo does not have: by one table of machine code, or step by step."""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property

from holowork.ops import Array
from holowork.runtime.arena import Bytes
from holowork.runtime.code import KernelCode
from holowork.runtime.dispatch import LLVM, Provider
from holowork.runtime.errors import WorkspaceExhausted
from holowork.runtime.frame import Frame, addresses_of
from holowork.runtime.labelling import Labelling
from holowork.runtime.native import launches_of
from holowork.runtime.places import INPUT, OUTPUT
from holowork.runtime.recipe import Recipe, recipe_of
from holowork.runtime.values import Value
from holowork.runtime.walk import Walker

Values = tuple[Value, ...]


class Engine:
    """Runs a plan. A plan whose steps all have kernels runs without Python for each step."""

    def __init__(self, walker: Walker, provider: Provider) -> None:
        self._walker = walker
        self._plan = walker.plan
        self._provider = provider

    @cached_property
    def recipe(self) -> Recipe | None:
        """The plan as machine code, or None where it is walked step by step."""
        return recipe_of(self._plan, self._walker.pinned) if self._provider is LLVM else None

    @cached_property
    def _frame(self) -> Frame | None:
        """The recipe in memory; None without one, and where it does not fit: a walk then names the call."""
        try:
            return None if self.recipe is None else Frame(self.recipe)
        except WorkspaceExhausted:
            return None

    @cached_property
    def kernels(self) -> tuple[KernelCode, ...]:
        """The kernels of the plan, each once; none where references compute."""
        found = map(launches_of, self._plan.steps) if self._provider is LLVM else ()
        specs = Counter(launch.spec for launches in found if launches for launch in launches.launches)
        return tuple(KernelCode(spec, calls) for spec, calls in specs.items())

    def frame_on(self, inputs: Sequence[Array], outputs: Sequence[Array]) -> Frame | None:
        """A frame of its own for arrays that stay where they are; None where bytes have to be moved."""
        if self.recipe is None or not self._is_direct(self.recipe, (*inputs, *outputs)):
            return None
        frame = Frame(self.recipe)
        frame.bind(addresses_of(inputs), addresses_of(outputs))
        return frame

    def _is_direct(self, recipe: Recipe, arrays: Sequence[Array]) -> bool:
        """Whether kernels write every output, whole and once, and the arrays are dense."""
        places = [(address.base, address.index) for address in recipe.outputs]
        wholes = all(port.length == self._plan.lengths[port.descriptor.slot] for port in self._plan.outputs)
        is_each = places == [(OUTPUT, index) for index in range(len(places))]
        return is_each and wholes and all(array.flags.c_contiguous for array in arrays)

    def run(self, values: Values) -> tuple[Values, frozenset[int]]:
        """The outputs, and the steps that were computed; raises KernelRefused or WorkspaceExhausted."""
        if self._frame is None or len({value.label for value in values}) < len(values):
            return self._walker.walk(values)
        return self._framed(values, self._frame) or self._walker.walk(values)

    def _framed(self, values: Values, frame: Frame) -> tuple[Values, frozenset[int]] | None:
        """The same by machine code; None where operands cannot be computed, which a walk then explains."""
        arena = self._walker.arena
        fresh = {
            address.index: arena.take(self._plan.lengths[port.descriptor.slot], f"output {port.name!r}")
            for address, port in zip(frame.recipe.outputs, self._plan.outputs, strict=True)
            if address.base == OUTPUT
        }
        wanted = [fresh[i].ctypes.data if i in fresh else 0 for i in range(len(self._plan.outputs))]
        frame.bind([value.address for value in values], wanted)
        if frame.run():
            return self._outputs(values, fresh), frame.recipe.computed
        for buffer in fresh.values():
            arena.give_back(buffer)
        return None

    def _outputs(self, values: Values, fresh: dict[int, Bytes]) -> Values:
        labelling = Labelling(self._plan, tuple(value.label for value in values))
        for buffer in fresh.values():
            self._walker.arena.hand_over(buffer)
        outputs = []
        for index, port in enumerate(self._plan.outputs):
            data = self._data(index, values, fresh)[: port.length]
            outputs.append(Value(labelling.of_output(index, data), port.type, data))
        return tuple(outputs)

    def _data(self, index: int, values: Values, fresh: dict[int, Bytes]) -> Bytes:
        """The bytes of an output: new ones, those of an input, or those of a constant."""
        address = self.recipe.outputs[index] if self.recipe else None
        if address is None or address.base == OUTPUT:
            return fresh[address.index if address else index]
        if address.base == INPUT:
            return values[address.index].data
        return self._constant(address.offset)

    def _constant(self, address: int) -> Bytes:
        return next(data for data in self._walker.pinned.values() if data.ctypes.data == address)
