"""What runs compute, unless a store has it: outputs whose labels are known before anything is computed."""

import numpy as np

from holowork.runtime.arena import Bytes
from holowork.runtime.engine import Engine
from holowork.runtime.incremental import Computed
from holowork.runtime.labelling import Labelling
from holowork.runtime.store import Store
from holowork.runtime.values import Value
from holowork.runtime.warm_start import WarmStart

Values = tuple[Value, ...]


class Served:
    """Runs an engine, where the store that a session was given has not the outputs of all ports."""

    def __init__(self, warm_start: WarmStart, engine: Engine) -> None:
        self._warm_start = warm_start
        self._engine = engine
        self._plan = warm_start.plan
        self._arena = warm_start.setting.arena
        made = {step.writes.slot for step in self._plan.steps}
        self._derived = tuple(
            index
            for index, port in enumerate(self._plan.outputs)
            if port.is_whole and port.descriptor.slot in made
        )

    def run(self, values: Values) -> Computed:
        """The outputs, and the steps that were computed; raises FalseClaim, KernelRefused and the like."""
        store = self._warm_start.setting.store
        if store is None:
            return self._computed(values)
        served = self._find(values, store)
        if served is not None:
            return served, frozenset()
        outputs, computed = self._computed(values)
        for index in self._derived:
            store.keep(outputs[index].label, outputs[index].data.data)
        return outputs, computed

    def _computed(self, values: Values) -> Computed:
        self._warm_start.require()
        return self._engine.run(values)

    def _find(self, values: Values, store: Store) -> Values | None:
        """The outputs of a run on these inputs; None where the store has not all of them."""
        if len(self._derived) < len(self._plan.outputs) or not store.trusted:
            return None
        labelling = Labelling(self._plan, tuple([value.labelled for value in values]))
        found = []
        for index, port in enumerate(self._plan.outputs):
            label = labelling.boundary(index)
            body = None if label is None else store.find(label, port.length)
            if label is None or body is None:
                return None
            found.append(Value(label, port.type, self._copied(body)))
        return tuple(found)

    def _copied(self, body: bytes) -> Bytes:
        buffer = self._arena.take(len(body), "an output")
        buffer[:] = np.frombuffer(body, np.uint8)
        self._arena.hand_over(buffer)
        return buffer
