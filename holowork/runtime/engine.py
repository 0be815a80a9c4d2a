"""How a session computes what its memo does not have: by one table of machine code, or step by step."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cached_property

from holowork.ir import Graph
from holowork.ops import Array
from holowork.runtime.code_list import KernelList, kernels_in
from holowork.runtime.cones import Cone
from holowork.runtime.dispatch import LLVM, Provider
from holowork.runtime.errors import WorkspaceExhausted
from holowork.runtime.frame import Frame, Settled
from holowork.runtime.giving import NOTHING
from holowork.runtime.incremental import Computed, Incremental
from holowork.runtime.lookups import TableList, tables_of
from holowork.runtime.memo import Memo
from holowork.runtime.moves import Move, walked_moves
from holowork.runtime.places import INPUT, KEPT, OUTPUT
from holowork.runtime.recipe import Recipe, recipe_of
from holowork.runtime.shortcuts import Texts
from holowork.runtime.values import Value
from holowork.runtime.walk import Walker

Values = tuple[Value, ...]
_HEAD = 64
"""Bytes that tell most values apart."""


class Engine:
    """Runs a plan. A plan whose units all have kernels runs without Python for each of them."""

    def __init__(self, walker: Walker, provider: Provider, memo: Memo, *, program: Graph) -> None:
        self._walker = walker
        self._plan = walker.plan
        self._provider = provider
        self._memo = memo
        self._program = program
        self.moved = NOTHING  # what the last run wrote in place

    @cached_property
    def recipe(self) -> Recipe | None:
        """The plan as machine code, or None where it is walked step by step."""
        if self._provider is not LLVM or self._walker.stored:
            return None
        return recipe_of(self._plan, self._walker.units, self._walker.pinned)

    @cached_property
    def _incremental(self) -> Incremental | None:
        """The recipe in memory; None without one, and where it does not fit: a walk then names the call."""
        try:
            return None if self.recipe is None else self._framed(self.recipe)
        except WorkspaceExhausted:
            return None

    def _framed(self, recipe: Recipe) -> Incremental:
        return Incremental(self._walker, Frame(recipe), self._memo)

    @cached_property
    def moves(self) -> tuple[Move, ...]:
        """The writes to caches."""
        return walked_moves(self._plan) if self.recipe is None else tuple(self.recipe.moves)

    @cached_property
    def kernels(self) -> KernelList:
        """The kernels of the plan, each once; none where references compute."""
        return kernels_in(self._walker.units if self._provider is LLVM else (), self._program)

    @cached_property
    def tables(self) -> TableList:
        """The tables that kernels look results up in; none where references compute."""
        return tables_of(self._walker.units if self._provider is LLVM else ())

    @cached_property
    def tabled(self) -> frozenset[int]:
        """The steps that lookup tables answer; none where references compute."""
        units = (unit for unit in self._walker.units if self._provider is LLVM and unit.is_table)
        return frozenset(member for unit in units for member in unit.members)

    def frame_on(self, inputs: Sequence[Array], outputs: Sequence[Array]) -> Settled | None:
        """A frame of its own for arrays that stay where they are; None where bytes have to be moved.

        What no input reaches is computed now, and not again.
        """
        if self.recipe is None or not self._is_direct((*inputs, *outputs)):
            return None
        frame, cones = Frame(self.recipe), self.recipe.cones.each
        blocks = [self._walker.arena.take(cone.bytes) for cone in cones]
        for base, buffers in ((INPUT, inputs), (OUTPUT, outputs), (KEPT, blocks)):
            for index, buffer in enumerate(buffers):
                frame.bind(base, index, buffer.ctypes.data)
        settled = sum(1 << number for number, cone in enumerate(cones) if _stays(cone))
        if not frame.run(settled):
            return None
        every = (1 << len(cones) + 1) - 1  # copies of outputs too, which come behind all cones
        return Settled(frame=frame, cones=every & ~settled, held=tuple(blocks))

    def _is_direct(self, arrays: Sequence[Array]) -> bool:
        """Whether what is written to a port has the port's length, and the arrays are dense."""
        wholes = all(port.length == self._plan.lengths[port.descriptor.slot] for port in self._plan.outputs)
        return wholes and all(array.flags.c_contiguous for array in arrays)

    @cached_property
    def _may_repeat(self) -> bool:
        """Whether equal inputs can make calls equal: several of one op, on more than one input."""
        steps = self._plan.steps
        return len(self._plan.inputs) > 1 and len({step.call.op.name for step in steps}) < len(steps)

    @contextmanager
    def donated(self, values: Values, indices: frozenset[int]) -> Iterator[None]:
        """Let one run write over some of its inputs, which nothing here holds any more."""
        for index in indices:
            self._memo.release(values[index])
            if self._incremental is not None:
                self._incremental.release(values[index])
        if self._incremental is not None:
            self._incremental.giving.donated = indices
        try:
            yield
        finally:
            if self._incremental is not None:
                self._incremental.giving.donated = NOTHING

    def run(self, values: Values, key: Texts) -> Computed:
        """The outputs, and the steps that were computed; raises KernelRefused or WorkspaceExhausted.

        `key` are the labels of the values, as text, where a memo asked for them.
        """
        has_equals = len(set(key)) < len(key) if key else _has_equals(values)
        if self._incremental is None or (has_equals and self._may_repeat):
            self.moved = NOTHING
            return self._walker.walk(values)
        computed = self._incremental.run(values, key)
        self.moved = self._incremental.giving.moved if computed else NOTHING
        return computed or self._walker.walk(values)


def _has_equals(values: Values) -> bool:
    """Whether two values are equal; most differ where they begin, so that no label is asked for."""
    heads = {value.data[:_HEAD].tobytes() for value in values}
    return len(heads) < len(values) and len({value.label.text for value in values}) < len(values)


def _stays(cone: Cone) -> bool:
    """Whether what a cone makes is the same in every run, and nothing that a caller can overwrite."""
    return cone.is_constant and not cone.outputs
