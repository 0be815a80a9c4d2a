"""The part of a session that runs on its own outputs."""

from collections.abc import Callable
from time import perf_counter
from typing import TypeVar

from holowork.runtime.inspected import Inspected
from holowork.runtime.refine import Passed, Passes, Refinement
from holowork.runtime.refine_conditions import STABLE_BYTES, Conditions, check_ports
from holowork.runtime.run import Run
from holowork.runtime.values import Value

T = TypeVar("T")
Values = tuple[Value, ...]


class Refining(Inspected):
    """A session that can be repeated; it has what is named here."""

    @property
    def last(self) -> Run | None:
        """What the last run did."""
        raise TypeError(type(self))

    def _executed(self, values: Values, start: float, form: Callable[[Value], T]) -> list[T]:
        """Run on values, for a call that began at `start` and returns each output in a form."""
        raise TypeError(type(self), values, start, form)

    def refine(
        self,
        inputs: object = None,
        *,
        max_passes: int,
        validators: object = STABLE_BYTES.name,
        max_repairs: int = 0,
    ) -> Refinement:
        """Run on inputs, by name or in order, then on what came out, until all validators accept a pass.

        There are at most `max_passes` runs, then `max_repairs` more. A validator compares what goes into a
        pass with what comes out: `stable-bytes`, `stable-labels`, or a Validator of yours; up to four, all of
        which must accept. A label names what was computed, so it is stable only where nothing is: inputs that
        are passed through. Other runs may come between two passes. Raises BadRefinement for bounds,
        validators, or outputs that do not fit the inputs; what `run` raises, of any pass.
        """
        conditions = Conditions.of(validators, max_passes, max_repairs)
        check_ports(self._plan)
        with self._lock:
            values = self._values_of(inputs)
        return Refinement.of(Passes.run(self._one_pass, values, conditions), self.memo)

    def _one_pass(self, values: Values) -> Passed:
        with self._lock:
            outputs = tuple(self._executed(values, perf_counter(), _itself))
            run = self.last
        computed = 0 if run is None else len(run.computed | run.tabled)
        return Passed(outputs=outputs, computed=computed, skipped=len(self._plan.steps) - computed)


def _itself(value: Value) -> Value:
    return value
