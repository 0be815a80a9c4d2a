"""Sessions: an archive, loaded and ready to run."""

import threading
from collections.abc import Callable, Mapping, Sequence
from operator import is_
from time import perf_counter
from typing import Any, Never, TypeVar

from holowork.archive import PortDescriptor
from holowork.core import KappaLabel
from holowork.ops import Array, TableUse
from holowork.runtime.addressed import Addressed
from holowork.runtime.arena import BufferArena
from holowork.runtime.arguments import by_name, in_order
from holowork.runtime.code_list import KernelList
from holowork.runtime.dispatch import AUTO, provider_named
from holowork.runtime.engine import Engine
from holowork.runtime.fusing import fused
from holowork.runtime.interning import Interning
from holowork.runtime.loading import loaded
from holowork.runtime.lookups import TableList
from holowork.runtime.memo import DEFAULT_BYTES, Memo
from holowork.runtime.pages import WeightPages
from holowork.runtime.plan import Plan
from holowork.runtime.prepared import Bound, Prepared, check_apart_from, input_arrays, output_arrays
from holowork.runtime.run import Run
from holowork.runtime.served import Served
from holowork.runtime.shortcuts import NO_VALUES, Texts, Values, getter
from holowork.runtime.store import store_of
from holowork.runtime.tables import use_named
from holowork.runtime.unit import reached, units_of
from holowork.runtime.values import Value
from holowork.runtime.walk import Walker
from holowork.runtime.warm_start import CHECK, Setting, WarmStart

T = TypeVar("T")


class Session(Addressed):
    """A compiled program that runs; every value in it has a label, and what it computed is looked up.

    `source` is a path, bytes, an Archive, or anything that has one (`archive`) or can give its bytes
    (`to_bytes`). `memo` is the number of bytes that results are kept for, of whole runs and of what depends
    on some inputs alone, 0 for none; equal calls of one run are computed once in any case. `passes` are
    load passes by name or as values, () for none, by default all, or what a module was compiled with: they
    group calls into kernels. `tables` says when kernels look functions of few values up: `auto` where that
    is faster, `always` wherever it can be, `never`. No bit and no label depends on either. `warm_start`
    says what is made of results that the archive claims: `check` computes them once before they are used,
    `trust` does not, `ignore` leaves them. `store` is a Store, or a folder, a URL that fsspec knows, or an
    object with `get` and `put`, then one that is not trusted. `weights_budget` is the number of bytes of
    weights that are in memory at once, None for all: the others are read when a kernel needs them, see
    `weights`. Raises DamagedArchive, Unloadable, UnknownProvider, NoSuchPass, UnknownTables, BadLimit,
    UnknownMode, BadStore or FalseClaim, OSError for a path. Runs of one session come one after another,
    whichever threads ask; what is found for values waits for none.
    """

    _done: tuple[Values, Values, frozenset[int], float, float] | None = None
    _runs = 0

    def __init__(
        self,
        source: object,
        *,
        provider: str = AUTO,
        memo: int = DEFAULT_BYTES,
        passes: object = None,
        tables: str = TableUse.AUTO,
        warm_start: str = CHECK,
        store: object = None,
        weights_budget: int | None = None,
    ) -> None:
        self.archive, plan = loaded(source, reads_weights=weights_budget is None)
        self.name, self.fingerprint = self.archive.name, plan.fingerprint
        self.arena = BufferArena(WeightPages.of(weights_budget))
        self.memo = Memo(memo, store_of(store))
        self._extensions, self._levels = plan.extensions, plan.levels
        self.table_use, self._provider = use_named(tables), provider_named(provider)
        setting = Setting(warm_start, self.memo.store, provider=self._provider, arena=self.arena)
        self.warm_start = WarmStart(Plan.of(plan).using(self.table_use), plan, setting)
        self._plan = self.warm_start.plan
        wanted = getattr(source, "choice", None) if passes is None else passes
        self.program, self.passes = fused(self._plan, self.archive, wanted)
        self._make_ready()

    def _make_ready(self) -> None:
        """What computes, and what finds the results of values that were presented before."""
        units = units_of(self._plan, self.program)
        self._walker = Walker(self._plan, self._provider, self.arena, units=units)
        self._engine = Engine(self._walker, self._provider, self.memo, program=self.program)
        self._served = Served(self.warm_start, self._engine)
        self._interning = Interning(self.arena, self._plan.inputs, is_looked_up=self.memo.limit > 0)
        sides = self._plan.inputs, self._plan.outputs
        self._input_names, self._output_names = (tuple(port.name for port in ports) for ports in sides)
        self._find, self._ticks = self.memo.shortcuts.find, self.memo.shortcuts.ticks
        self._presented, self._arity = getter(self._input_names), len(self._input_names)
        self._lock = threading.RLock()

    @property
    def provider(self) -> str:
        """The name of the provider that computes."""
        return self._provider.name

    @property
    def weights(self) -> WeightPages | None:
        """The weights that are in memory now under `weights_budget`; None where all are."""
        return self.arena.pages

    @property
    def input_ports(self) -> tuple[PortDescriptor, ...]:
        """The input ports, in order."""
        return tuple(port.descriptor for port in self._plan.inputs)

    @property
    def output_ports(self) -> tuple[PortDescriptor, ...]:
        """The output ports, in order."""
        return tuple(port.descriptor for port in self._plan.outputs)

    @property
    def kernel_count(self) -> int:
        """Kernels of a run: what is neither found among equal calls, nor a reshape, nor made but once."""
        return sum(not unit.is_relabel for unit in reached(self._plan, self._walker.units))

    @property
    def kernels(self) -> KernelList:
        """The machine code of the program, a kernel each; empty for a session on references."""
        return self._engine.kernels

    @property
    def tables(self) -> TableList:
        """The tables that kernels look results up in; empty for a session on references."""
        return self._engine.tables

    @property
    def last(self) -> Run | None:
        """What the last run did; None before there was one."""
        if self._done is None:
            return None
        inputs, outputs, computed, start, end = self._done
        return Run(
            inputs=tuple(value.label for value in inputs),
            outputs=tuple(value.label for value in outputs),
            names=self._walker.names,
            computed=computed - self._engine.tabled,
            seconds=end - start,
            tabled=computed & self._engine.tabled,
            moved=computed & self._engine.moved,
            inspection=self._inspection(inputs, outputs),
        )

    @property
    def runs(self) -> int:
        """Runs so far, those that were looked up too."""
        return self._runs + self.memo.shortcuts.hits

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
        with self._lock:
            return array if isinstance(array, Value) else self._interning.of_array(array)

    def resolve(self, label: KappaLabel) -> Value | None:
        """The value that is held under a label, or None: by the memo, the last run, or a caller."""
        with self._lock:
            return self._interning.find(label)

    def run(
        self, inputs: Mapping[str, object] | None = None, /, *others: Never, **named: object
    ) -> dict[str, Array]:
        """Run on inputs by name → outputs by name, as read-only arrays; `execute` takes them in order.

        A port without a name, or with one that a port before it has, is called by its position. Raises
        InputMismatch or UnknownPort, which name the port; the session can be used on.
        """
        start, given = perf_counter(), named if inputs is None else inputs
        try:
            held = self._presented(given)
            is_each = len(given) == self._arity and not others and (given is named or not named)
            found = self._find(held) if is_each and type(held[0]) is Value else None
        except NO_VALUES:
            found = None
        if found is None:
            outputs = self._computed(by_name((inputs, *others), named, self._input_names), start)
            return dict(zip(self._output_names, outputs, strict=True))
        found.used, view, names = next(self._ticks), found.view, self._output_names
        results = {names[0]: view()} if view else dict(zip(names, found.views(), strict=True))
        self._done = held, found.outputs, _NOTHING, start, perf_counter()
        return results

    def execute(self, inputs: Sequence[object]) -> list[Array]:
        """Run on inputs by position → outputs by position, as read-only arrays; raises InputMismatch."""
        start = perf_counter()
        try:
            held: Any = tuple(inputs) if type(inputs[0]) is Value else ()
            found = self._find(held)
        except NO_VALUES:
            found = None
        if found is None:
            return self._computed(inputs, start)
        found.used, view = next(self._ticks), found.view
        results = [view()] if view else found.views()
        self._done = held, found.outputs, _NOTHING, start, perf_counter()
        return results

    def prepare(
        self, outputs: Sequence[Array] | None = None, *, inputs: Sequence[Array] | None = None
    ) -> Prepared:
        """A callable on inputs by position that fills `outputs`, or arrays of its own.

        With `inputs` it is called without arguments, and reads those arrays: the fastest way to run. Raises
        InputMismatch or OutputMismatch, which names the port.
        """
        arrays = output_arrays(self._plan.outputs, outputs)
        common: dict[str, Any] = {
            "execute": self.execute,
            "outputs": arrays,
            "ports": (self._plan.inputs, self._plan.outputs),
            "is_bound": outputs is not None,
        }
        if inputs is None:
            return Prepared(**common)
        read = input_arrays(self._plan.inputs, inputs)
        check_apart_from(read, arrays, self._plan.outputs)
        self.warm_start.require()
        return Bound(**common, inputs=read, frame=self._engine.frame_on(read, arrays))

    def _computed(self, inputs: Sequence[object], start: float) -> list[Array]:
        """The outputs of arrays, or of values that are presented for the first time."""
        each = in_order(inputs, self._input_names)
        with self._lock:
            values = self._interning.of_arguments(each)
            outputs = self._executed(values, start, Value.numpy)
            if self.memo.limit and all(map(is_, each, values)):
                self.memo.present(values)
            return outputs

    def _executed(self, values: Values, start: float, form: Callable[[Value], T]) -> list[T]:
        """Run on values, for a call that began at `start` and returns each output in a form."""
        key = _key(values) if self.memo.limit else ()
        found, since = self.memo.look_up(key), perf_counter()
        outputs, computed = (found.outputs, _NOTHING) if found else self._served.run(values, key)
        if found is None:
            spared = perf_counter() - since  # by a hit, whose inputs are hashed all the same
            self.memo.remember(key, outputs, spared)
        self._interning.keep(outputs)
        results = list(map(form, outputs))
        self._runs += 1
        self._done = self._left or values, outputs, computed, start, perf_counter()
        return results

    def __repr__(self) -> str:
        short = self.fingerprint.hex()[:4]
        tables = "" if self.table_use is TableUse.AUTO else f", tables {self.table_use}"
        return f"Session(κ={short}…, runs={self.runs}, memo {self.memo.hits}/{self.runs}{tables})"


InferenceSession = Session
_NOTHING: frozenset[int] = frozenset()


def _key(values: Values) -> Texts:
    """What the memo knows a run on values by."""
    return tuple([value.text or value.label.text for value in values])


def _first(ports: tuple[PortDescriptor, ...], name: str) -> tuple[int, PortDescriptor] | None:
    return next(((i, port) for i, port in enumerate(ports) if port.name == name), None)
