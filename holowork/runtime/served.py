"""What runs compute, unless a store has it: outputs whose labels are known before anything is computed."""

from holowork.runtime.engine import Engine
from holowork.runtime.incremental import Computed
from holowork.runtime.labelling import Labelling
from holowork.runtime.shortcuts import Texts
from holowork.runtime.store import Store
from holowork.runtime.values import Value
from holowork.runtime.warm_start import WarmStart

Values = tuple[Value, ...]


class Served:
    """Runs an engine, where the store that a session was given has not the outputs of all ports."""

    def __init__(self, warm_start: WarmStart, engine: Engine) -> None:
        self._require, self._compute = warm_start.require, engine.run
        self._store = warm_start.setting.store
        self._plan = warm_start.plan
        self._arena = warm_start.setting.arena
        made = {step.writes.slot for step in self._plan.steps}
        self._derived = tuple(
            index
            for index, port in enumerate(self._plan.outputs)
            if port.is_whole and port.descriptor.slot in made
        )

    def run(self, values: Values, key: Texts) -> Computed:
        """The outputs, and the steps that were computed; raises FalseClaim, KernelRefused and the like.

        `key` are the labels of the values, as text, where a memo asked for them.
        """
        store = self._store
        if store is None:
            self._require()
            return self._compute(values, key)
        served = self._find(values, store)
        if served is not None:
            return served, frozenset()
        self._require()
        outputs, computed = self._compute(values, key)
        for index in self._derived:
            store.keep(outputs[index].label, outputs[index].data.data)
        return outputs, computed

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
            data, address = self._arena.hold(body)
            found.append(Value(label, port.type, data, address=address))
        return tuple(found)
