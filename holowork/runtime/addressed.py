"""The part of a session that runs on values by their labels, and may write over those that are given up."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from operator import attrgetter
from time import perf_counter
from typing import Any

from holowork.core import KappaLabel
from holowork.runtime.arguments import in_order
from holowork.runtime.errors import UnknownPort
from holowork.runtime.giving import Spent
from holowork.runtime.moves import Move
from holowork.runtime.refine_session import Refining
from holowork.runtime.values import Value

Values = tuple[Value, ...]


class Addressed(Refining):
    """A session whose values have labels; it has what is named here."""

    _done: tuple[Values, Values, frozenset[int], float, float] | None
    _left: Values = ()
    """The inputs of a run as it is shown later, where some are given up."""

    @property
    def moves(self) -> tuple[Move, ...]:
        """The writes of rows to caches: whether each is done in place, and if not, what speaks against it."""
        return self._engine.moves

    def execute_addressed(
        self, labels: Sequence[KappaLabel], *, donate: Iterable[str] = ()
    ) -> list[KappaLabel]:
        """Run on values that the session holds, by label → the labels of the outputs.

        `resolve` gives their values. `donate` names inputs that are not needed any more: their labels resolve
        to nothing from now on, whatever becomes of the run, and a write to a cache may be done in their
        memory, see `moves`. That is never seen: where anybody else holds the value, an array of it or a run
        that shows it, a copy is written. Raises UnboundLabel, InputMismatch or UnknownPort before anything is
        changed.
        """
        start = perf_counter()
        each, donated = in_order(labels, self.input_names), self._positions(donate)
        with self._lock:
            pairs = zip(each, self._plan.inputs, strict=True)
            values = tuple([self._interning.of_label(label, port) for label, port in pairs])
            if not donated:
                return self._executed(values, start, _LABEL)
            with self._giving_up(values, donated):
                return self._executed(values, start, _LABEL)

    def _positions(self, names: object) -> frozenset[int]:
        """The positions of inputs by name; raises UnknownPort."""
        each: Any = (names,) if isinstance(names, str) else names
        known = {name: index for index, name in enumerate(self.input_names)} if each else {}
        for name in each:
            if name not in known:
                raise UnknownPort("input", name, tuple(known))
        return frozenset(known[name] for name in each)

    @contextmanager
    def _giving_up(self, values: Values, donated: frozenset[int]) -> Iterator[None]:
        """Hold on to some values no more, but for what they were called."""
        self._done = None
        self._left = tuple(Spent(value) if i in donated else value for i, value in enumerate(values))
        for index in donated:
            self._interning.release(values[index])
        try:
            with self._engine.donated(values, donated):
                yield
        finally:
            self._left = ()


_LABEL = attrgetter("label")
