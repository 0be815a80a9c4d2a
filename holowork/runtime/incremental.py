"""Runs that compute only the cones whose inputs have changed."""

from collections.abc import Mapping
from functools import partial
from itertools import compress, count
from operator import ne
from types import MappingProxyType

from holowork.runtime.arena import Place
from holowork.runtime.cones import ConeResult
from holowork.runtime.frame import Frame
from holowork.runtime.giving import Giving
from holowork.runtime.labelling import Labelling
from holowork.runtime.memo import Memo
from holowork.runtime.places import INPUT, KEPT, OUTPUT
from holowork.runtime.plan import Plan
from holowork.runtime.reach import Reach
from holowork.runtime.shortcuts import Texts
from holowork.runtime.values import Value
from holowork.runtime.walk import Walker

Values = tuple[Value, ...]
Computed = tuple[Values, frozenset[int]]
"""The outputs of a run, and the steps that it computed."""
_NONE: Mapping[int, Value] = MappingProxyType({})
Given = Mapping[int, Place]
"""The memory of caches that output ports are to show."""


class Incremental:
    """A frame, and what its cones were bound to last: a cone is computed where the memo has no result of it.

    Raises WorkspaceExhausted where the frame does not fit.
    """

    _revision = 0

    def __init__(self, walker: Walker, frame: Frame, memo: Memo) -> None:
        self._plan, self._memo, self.giving = walker.plan, memo, Giving(frame)
        self._pinned, self._arena = walker.pinned, walker.arena
        self._cones, self._places = frame.recipe.cones.each, frame.recipe.outputs
        sides = (INPUT, self._plan.inputs), (KEPT, self._cones), (OUTPUT, self._places)
        self._bind_input, self._bind_block, self._bind_output = (
            [frame.binder(base, index) for index in range(len(each))] for base, each in sides
        )
        self._rooms = _rooms(self._plan)
        self._reach = Reach(self._cones, len(self._plan.inputs))
        self._is_kept = self._reach.is_partial and memo.limit > 0
        self._results: list[ConeResult | None] = [None] * len(self._cones)
        self._outputs: dict[int, Value] = {}
        self._passed = tuple([(n, at) for n, at in enumerate(self._places) if at.base != OUTPUT])
        self._texts: Texts = ("",) * len(self._plan.inputs)
        self._unknown, self._addresses = self._texts, [0] * len(self._plan.inputs)

    def run(self, values: Values, texts: Texts) -> Computed | None:
        """The outputs; None where operands cannot be computed, which a walk then explains.

        `texts` are the labels of the values where a memo asked for them.
        """
        self._bind_inputs(values)
        missed = self._missed(texts)
        labelling = Labelling(self._plan, texts or tuple([value.labelled for value in values]))
        given = self.giving.choose(values, missed)
        fresh = [self._fresh(number, labelling, given) for number in missed]  # raises before one is bound
        for number, result in zip(missed, fresh, strict=True):
            self._bind(number, result)
        cones, steps = self._reach.job(missed)
        if not self.giving.run(cones):
            for number in missed:
                self._results[number] = None
            return None
        if self._is_kept:
            self._keep(texts, missed)
        return self._shown(values, labelling), steps

    def release(self, value: Value) -> None:
        """Let go of a value that was an output."""
        for index, _ in self._passed:
            self._outputs.pop(index, None)
        for number, result in enumerate(self._results):
            if result is not None and value in result.outputs.values():
                self._results[number], self._texts = None, self._unknown
                for index in result.outputs:
                    self._outputs.pop(index, None)

    def _bind_inputs(self, values: Values) -> None:
        now = [value.address for value in values]
        for index in compress(count(), map(ne, now, self._addresses)):
            self._bind_input[index](now[index])
        self._addresses = now

    def _missed(self, texts: Texts) -> tuple[int, ...]:
        """The cones that have to be computed; the others are bound to their results.

        What no input reaches is computed once. Where nothing is kept of cones, no label is asked for.
        """
        missed = self._not_found(texts) if self._is_kept else self._reach.changing
        if not all(self._results):
            unbound = (number for number, result in enumerate(self._results) if result is None)
            return tuple(sorted({*missed, *unbound}))
        return missed

    def _not_found(self, texts: Texts) -> tuple[int, ...]:
        """The cones that changed labels of inputs reach, and that the memo has no result of."""
        if self._revision != self._memo.revision:
            self._let_go()
        changed = tuple(map(ne, texts, self._texts))
        self._texts = self._unknown  # until the run is over
        reach = self._reach
        touched = reach.touched(changed)
        missed = tuple([n for n in touched if n == reach.last or not self._find(n, texts)])
        self._memo.count_cones(len(reach.changing) - len(missed), len(missed))
        return missed

    def _let_go(self) -> None:
        """What the memo was told to drop is bound no more; every cone is looked up again."""
        self._revision = self._memo.revision
        self._texts = self._unknown
        for result in self._results:
            if result is not None and result.key and not self._memo.holds(result.key):
                result.key = ()

    def _find(self, number: int, texts: Texts) -> bool:
        """Bind the result of a cone that the memo has, unless it is bound; False where there is none."""
        key, last = self._reach.keys[number](texts), self._results[number]
        if last is not None and last.key == key:
            return True
        found = self._memo.find(key)
        if not isinstance(found, ConeResult):
            return False
        self._bind(number, found)
        return True

    def _bind(self, number: int, result: ConeResult) -> None:
        self._results[number] = result
        if result.block is not None:
            self._bind_block[number](result.block[1])
        for port, value in result.outputs.items():
            self._outputs[port] = value
            self._bind_output[port](value.address)

    def _fresh(self, number: int, labelling: Labelling, given: Given) -> ConeResult:
        """Memory for a new result; where none is kept, what other cones read is written over."""
        cone, last = self._cones[number], self._results[number]
        outputs = self._lent(cone.outputs, labelling, given) if cone.outputs else _NONE
        if last is not None and not self._is_kept:
            return ConeResult(last.block, outputs)
        block = self._arena.lend(cone.bytes, "values that other kernels read") if cone.bytes else None
        return ConeResult(block, outputs)

    def _lent(self, ports: tuple[int, ...], labelling: Labelling, given: Given) -> dict[int, Value]:
        """Memory for what output ports show, unless it is given; several may show one value."""
        owned: dict[int, Place] = {}
        outputs: dict[int, Value] = {}
        for index in ports:
            owner = self._places[index].index
            if owner not in owned:
                owned[owner] = given.get(owner) or self._arena.lend(*self._rooms[index])
            outputs[index] = self._output(index, owned[owner], labelling)
        return outputs

    def _keep(self, texts: Texts, missed: tuple[int, ...]) -> None:
        """What cones made is found again by the labels of their inputs; of the last one, the run is."""
        self._texts = texts
        for number in missed:
            result = self._results[number]
            if result is not None and number != self._reach.last:
                result.key = self._reach.keys[number](texts)
                self._memo.keep(result.key, result)

    def _shown(self, values: Values, labelling: Labelling) -> Values:
        """The outputs: what cones made, and the bytes of inputs and constants that are passed on."""
        for index, at in self._passed:
            place = values[at.index].place if at.base == INPUT else self._constant(at.offset)
            self._outputs[index] = self._output(index, place, labelling)
        return tuple([self._outputs[index] for index in range(len(self._places))])

    def _output(self, index: int, place: Place, labelling: Labelling) -> Value:
        (buffer, address), port = place, self._plan.outputs[index]
        data = buffer if len(buffer) == port.length else buffer[: port.length]
        label = partial(labelling.of_output, index, data)
        return Value(label, port.type, data, address=address)

    def _constant(self, address: int) -> Place:
        found = (data for data in self._pinned.values() if data.ctypes.data == address)
        return next(found), address


def _rooms(plan: Plan) -> tuple[tuple[int, str], ...]:
    """For each output port the bytes of its slot, and what messages call it."""
    return tuple([(plan.lengths[port.descriptor.slot], f"output {port.name!r}") for port in plan.outputs])
