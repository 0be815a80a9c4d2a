"""What a session shows of itself: values of its kernels, and profiles."""

import threading
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from types import MappingProxyType

from holowork.archive import Extensions
from holowork.core import Displayable
from holowork.ir import Graph
from holowork.ops import Array
from holowork.passes import Explanation, PassList
from holowork.runtime.arena import BufferArena
from holowork.runtime.arguments import by_name, in_order
from holowork.runtime.engine import Engine
from holowork.runtime.inspection import Inspection, Program
from holowork.runtime.inspection_values import NodeValue
from holowork.runtime.interning import Interning
from holowork.runtime.made_up import made_up
from holowork.runtime.memo import Memo
from holowork.runtime.plan import Plan
from holowork.runtime.profile import Profile
from holowork.runtime.profiling import Counts, profiled
from holowork.runtime.profiling_subject import Subject
from holowork.runtime.tiers import Tiers, tiers_of
from holowork.runtime.tiers_rules import COMPILED, policy_named
from holowork.runtime.values import Value
from holowork.runtime.walk import Walker
from holowork.runtime.warm_start import WarmStart

Values = tuple[Value, ...]


class Inspected(Displayable):
    """The part of a session that looks into runs; the session has what it names."""

    name: str
    arena: BufferArena
    memo: Memo
    warm_start: WarmStart
    program: Graph
    passes: PassList
    _plan: Plan
    _walker: Walker
    _engine: Engine
    _interning: Interning
    _extensions: Extensions
    _levels: tuple[tuple[int, ...], ...]
    _profile: Profile | None = None
    _lock: threading.RLock  # type: ignore[valid-type,unused-ignore]  # a function before Python 3.13

    def execute(self, inputs: Sequence[object]) -> list[Array]:
        """Run on inputs by position."""
        raise TypeError(type(self))

    @property
    def input_names(self) -> tuple[str, ...]:
        """What `run` calls the inputs, in order."""
        return tuple(port.name for port in self._plan.inputs)

    @property
    def output_names(self) -> tuple[str, ...]:
        """What `run` calls the outputs, in order."""
        return tuple(port.name for port in self._plan.outputs)

    def made_up_inputs(self) -> dict[str, object]:
        """Inputs by name, to measure with: floats of a normal distribution, always the same; else zeros."""
        pairs = zip(self.input_names, self._plan.inputs, strict=True)
        return {name: made_up(port.descriptor) for name, port in pairs}

    @property
    def last_profile(self) -> Profile | None:
        """What `profile` measured last; None before it did."""
        return self._profile

    def explain(self, what: str | int) -> Explanation:
        """Why each kernel on the way to an output looks as it does: see `PassList.explain`.

        Lines of the source are known where the archive keeps them, as `compile(…, trace=True)` has it. Raises
        UnknownValue.
        """
        return self.passes.explain(what)

    def tiers(self, policy: str = COMPILED.name) -> Tiers:
        """The memory tier of each value under a policy: `compiled`, `all-cpu` or `all-device`.

        To be looked at alone: no bit and no label depends on it. Raises UnknownPolicy.
        """
        return tiers_of(self._seen, self._levels, name=self.name, policy=policy_named(policy))

    def profile(
        self,
        inputs: object = None,
        *,
        repeat: int = 50,
        warmup: int = 3,
        memo: bool = False,
        **named: object,
    ) -> Profile:
        """Run on inputs `repeat` times, and keep the time of each kernel.

        They are given by name, as for `run`, or in order, in a mapping or list where a port has the name of
        an option.

        A first run and `warmup` more go before, in series of their own. With `memo`, as many runs follow as a
        caller makes them, which the memo answers. Kernels run as in a session, on memory that the profile
        takes for itself. Raises BadCount, InputMismatch or UnknownPort, KernelRefused or WorkspaceExhausted.
        """
        counts = Counts(repeat=repeat, warmup=warmup, memo=memo)
        with self._lock:
            self.warm_start.require()
            self._profile = profiled(self._subject(self._values_of(inputs, named)), counts)
            return self._profile

    def kernel_values(self, inputs: object = None) -> Iterator[NodeValue]:
        """What each kernel makes of inputs, in the order of the program, one after another.

        They are computed by the kernels of this session, fused as they are, outside its memo; each value is
        let go when the next is asked for and nothing reads it. Raises as `run` does, when the first is asked
        for.
        """
        with self._lock:
            self.warm_start.require()
            each = self._inspection(self._values_of(inputs)).made_by(self._walker)
        while True:
            with self._lock:
                value = next(each, None)
            if value is None:
                return
            yield value

    def _values_of(self, inputs: object, named: Mapping[str, object] = MappingProxyType({})) -> Values:
        is_named = bool(named) or inputs is None or isinstance(inputs, Mapping)
        each = by_name((inputs,), named, self.input_names) if is_named else in_order(inputs, self.input_names)
        return self._interning.of_arguments(each)

    def _inspection(self, inputs: Values, outputs: Values = ()) -> Inspection:
        return Inspection(program=self._seen, inputs=inputs, outputs=outputs)

    @cached_property
    def _seen(self) -> Program:
        """The program as runs show it."""
        return Program(plan=self._plan, units=self._walker.units, extensions=self._extensions)

    def _subject(self, values: Values) -> Subject:
        return Subject(
            name=self.name,
            walker=self._walker,
            recipe=self._engine.recipe,
            memo=self.memo,
            arena=self.arena,
            inspection=self._inspection(values),
            program=self.program,
            execute=self.execute,
        )
