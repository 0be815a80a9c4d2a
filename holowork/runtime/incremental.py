"""Runs that compute only the cones whose inputs have changed, on machine code."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from holowork.runtime.arena import Place
from holowork.runtime.cones import Cone
from holowork.runtime.frame import Frame
from holowork.runtime.labelling import Labelling
from holowork.runtime.memo import Memo
from holowork.runtime.places import INPUT, KEPT, OUTPUT
from holowork.runtime.plan import Plan
from holowork.runtime.values import Value
from holowork.runtime.walk import Walker

Values = tuple[Value, ...]
Computed = tuple[Values, frozenset[int]]
"""The outputs of a run, and the steps that it computed."""
Key = tuple[object, ...]
Texts = Key
"""The labels of inputs, as text."""


@dataclass(kw_only=True, slots=True, eq=False)
class ConeResult:
    """What a cone makes: the memory of the values that other cones read, and the values of output ports.

    `key` is what it is found by, once the run that makes it is over.
    """

    block: Place | None
    outputs: dict[int, Value]
    key: Key = ()

    @property
    def places(self) -> tuple[Place, ...]:
        """All that it holds, each once."""
        outputs = {value.address: value.place for value in self.outputs.values()}
        return (*outputs.values(), *((self.block,) if self.block else ()))


class Incremental:
    """A frame, and what its cones were bound to last: a cone is computed where the memo has no result of it.

    Raises WorkspaceExhausted where the frame does not fit.
    """

    _revision = 0

    def __init__(self, walker: Walker, frame: Frame, memo: Memo) -> None:
        self._walker, self._plan, self._frame, self._memo = walker, walker.plan, frame, memo
        self._cones = frame.recipe.cones.each
        self._places = frame.recipe.outputs
        self._rooms = _rooms(self._plan)
        self._changing = tuple([n for n, cone in enumerate(self._cones) if not cone.is_constant])
        self._is_kept = len(self._changing) > 1 and memo.limit > 0
        self._last = _last(self._cones, len(self._plan.inputs))
        self._results: list[ConeResult | None] = [None] * len(self._cones)
        self._outputs: dict[int, Value] = {}
        self._passed = tuple([(n, at) for n, at in enumerate(self._places) if at.base != OUTPUT])
        self._texts: Texts = ()
        self._addresses = [0] * len(self._plan.inputs)
        self._touched: dict[tuple[int, ...], tuple[int, ...]] = {}
        self._jobs: dict[tuple[int, ...], tuple[int, frozenset[int]]] = {}

    def run(self, values: Values, texts: Texts) -> Computed | None:
        """The outputs; None where operands cannot be computed, which a walk then explains.

        `texts` are the labels of the values where a memo asked for them.
        """
        self._bind_inputs(values)
        missed = self._missed(texts)
        labelling = Labelling(self._plan, tuple([value.labelled for value in values]))
        fresh = [self._fresh(number, labelling) for number in missed]  # raises before anything is bound
        for number, result in zip(missed, fresh, strict=True):
            self._bind(number, result)
        cones, steps = self._jobs.get(missed) or self._job(missed)
        if not self._frame.run(cones):
            for number in missed:
                self._results[number] = None
            return None
        if self._is_kept:
            self._keep(texts, missed)
        return self._shown(values, labelling), steps

    def _job(self, missed: tuple[int, ...]) -> tuple[int, frozenset[int]]:
        """The bits of some cones, and their steps."""
        steps = frozenset(step for number in missed for step in self._cones[number].steps)
        job = self._jobs[missed] = sum(1 << number for number in missed), steps
        return job

    def _bind_inputs(self, values: Values) -> None:
        for index, value in enumerate(values):
            address = value.address
            if address != self._addresses[index]:
                self._addresses[index] = address
                self._frame.bind(INPUT, index, address)

    def _missed(self, texts: Texts) -> tuple[int, ...]:
        """The cones that have to be computed; the others are bound to their results.

        What no input reaches is computed once. Where nothing is kept of cones, no label is asked for.
        """
        missed = self._not_found(texts) if self._is_kept else self._changing
        if not all(self._results):
            unbound = (number for number, result in enumerate(self._results) if result is None)
            return tuple(sorted({*missed, *unbound}))
        return missed

    def _not_found(self, texts: Texts) -> tuple[int, ...]:
        """The cones that changed labels of inputs reach, and that the memo has no result of."""
        if self._revision != self._memo.revision:
            self._let_go()
        last = self._texts or [""] * len(texts)
        changed = tuple([i for i, text in enumerate(texts) if text != last[i]])
        self._texts = ()  # until the run is over
        if changed not in self._touched:
            reached = (n for n in self._changing if not set(changed).isdisjoint(self._cones[n].inputs))
            self._touched[changed] = tuple(reached)
        missed = tuple([number for number in self._touched[changed] if not self._find(number, texts)])
        self._memo.count_cones(len(self._changing) - len(missed), len(missed))
        return missed

    def _let_go(self) -> None:
        """What the memo was told to drop is bound no more; every cone is looked up again."""
        self._revision = self._memo.revision
        self._texts = ()
        for result in self._results:
            if result is not None and result.key and not self._memo.holds(result.key):
                result.key = ()

    def _find(self, number: int, texts: Texts) -> bool:
        """Bind the result of a cone that the memo has, unless it is bound; False where there is none."""
        if number == self._last:
            return False
        key, last = self._key(number, texts), self._results[number]
        if last is not None and last.key == key:
            return True
        found = self._memo.find(key)
        if not isinstance(found, ConeResult):
            return False
        self._bind(number, found)
        return True

    def _key(self, number: int, texts: Texts) -> Key:
        return (number, *[texts[index] for index in self._cones[number].inputs])

    def _bind(self, number: int, result: ConeResult) -> None:
        self._results[number] = result
        if result.block is not None:
            self._frame.bind(KEPT, number, result.block[1])
        for port, value in result.outputs.items():
            self._outputs[port] = value
            self._frame.bind(OUTPUT, port, value.address)

    def _fresh(self, number: int, labelling: Labelling) -> ConeResult:
        """Memory for a new result; where none is kept, what other cones read is written over."""
        arena, cone, last = self._walker.arena, self._cones[number], self._results[number]
        outputs: dict[int, Value] = {}
        for index in cone.outputs:
            owner = self._places[index].index
            place = outputs[owner].place if owner in outputs else arena.lend(*self._rooms[index])
            outputs[index] = self._output(index, place, labelling)
        if last is not None and not self._is_kept:
            return ConeResult(block=last.block, outputs=outputs)
        block = arena.lend(cone.bytes, "values that other kernels read") if cone.bytes else None
        return ConeResult(block=block, outputs=outputs)

    def _keep(self, texts: Texts, missed: tuple[int, ...]) -> None:
        """What cones made is found again by the labels of their inputs; of the last one, the run is."""
        self._texts = texts
        for number in missed:
            result = self._results[number]
            if result is not None and number != self._last:
                result.key = self._key(number, texts)
                self._memo.keep(result.key, result, result.places)

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
        found = (data for data in self._walker.pinned.values() if data.ctypes.data == address)
        return next(found), address


def _last(cones: Sequence[Cone], inputs: int) -> int | None:
    """The cone of all inputs, which is known by its run; None where there is none."""
    every = tuple(range(inputs))
    return next((number for number, cone in enumerate(cones) if cone.inputs == every), None)


def _rooms(plan: Plan) -> tuple[tuple[int, str], ...]:
    """For each output port the bytes of its slot, and what messages call it."""
    return tuple([(plan.lengths[port.descriptor.slot], f"output {port.name!r}") for port in plan.outputs])
