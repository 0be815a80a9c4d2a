"""A recipe in memory: its workspace, its argument blocks, and the table that a walker runs."""

from collections import defaultdict
from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from holowork.runtime.arena import Bytes, reserved
from holowork.runtime.kernels import kernels_of
from holowork.runtime.native import WORD
from holowork.runtime.places import FIXED, WORKSPACE, Address
from holowork.runtime.recipe import Part, Recipe
from holowork.runtime.threads import Crew, crew
from kernels_ir import Entry, TeamSpec, WalkerSpec

LIGHT = 1 << 16
"""Bytes that are moved while the interpreter's lock is held; a longer run lets go of it."""

WORTH_WAKING = 1 << 24
"""Shared multiply-adds of a run for which helpers are woken: some 0.2 ms, where that takes 0.05."""
LINE = 16
"""Words between two counters, so that they are never in one cache line, nor in two neighbouring ones."""
_NONE: frozenset[int] = frozenset()
MOST_TURNS = 1 << 8
"""Choices of cones whose tables are kept."""
Row = tuple[int, int]
"""The addresses of a kernel and of its block."""


@dataclass(frozen=True, kw_only=True, eq=False)
class _Turn:
    """A table that the walker runs, its block, and the run as a function without arguments."""

    table: NDArray[np.int64]
    block: NDArray[np.int64]
    address: int
    """Where the block is."""
    entry: Entry
    bytes_moved: int


class Frame:
    """Runs a recipe on inputs, outputs and memory of cones that are bound by address; one run at a time.

    Raises WorkspaceExhausted for a workspace that no memory can hold.
    """

    def __init__(self, recipe: Recipe) -> None:
        self.recipe = recipe
        self._workspace = reserved(recipe.workspace, "workspace")
        self._words = np.array(recipe.words, np.int64)
        self._bases = {(FIXED, 0): 0, (WORKSPACE, 0): self._workspace.ctypes.data}
        self._moving: dict[tuple[str, int], list[tuple[int, int]]] = defaultdict(list)
        for word, address in recipe.addresses:
            self._place(word, address)
        self._crew = crew() if recipe.shared_work >= WORTH_WAKING else None
        self._teams: list[NDArray[np.int64]] = []
        self._calls = [self._call(call) for call in recipe.calls]
        self._code = kernels_of().code(WalkerSpec())
        self._turns: dict[tuple[int, frozenset[int]], _Turn] = {}
        self._view = self._words.data
        words = (self._workspace[at.offset : at.offset + WORD] for at in recipe.faults)
        self._faults = [word.view(np.int64).data for word in words]

    def bind(self, base: str, index: int, address: int) -> None:
        """Say where an input, an output or the memory of a cone is."""
        self.binder(base, index)(address)

    def binder(self, base: str, index: int) -> Callable[[int], None]:
        """What to call with the address of an input, an output or the memory of a cone."""
        words, view = self._moving.get((base, index), ()), self._view

        def bind(address: int) -> None:
            for word, offset in words:
                view[word] = address + offset

        return bind

    def run(self, cones: int, without: frozenset[int] = _NONE) -> bool:
        """Run the kernels of some cones, a bit each; False where one found what it cannot compute.

        `without` are calls of the recipe that are left out.
        """
        turn = self._turns.get((cones, without)) or self.turn(cones, without)
        if self._crew is not None:
            with self._crew.at_work():
                self._code(turn.address)
        elif turn.bytes_moved < LIGHT:
            turn.entry.run()
        else:
            self._code(turn.address)
        return not (self._faults and self._has_fault())

    def turn(self, cones: int, without: frozenset[int] = _NONE) -> "_Turn":
        """The walker's table of the kernels of some cones."""
        key = cones, without
        if key not in self._turns:
            if len(self._turns) >= MOST_TURNS:
                self._turns.clear()
            taken = self._taken(cones, without)
            table = self._rows(row for i in taken for row in self._calls[i])
            block = np.array([len(table), table.ctypes.data], np.int64)
            self._turns[key] = _Turn(
                table=table,
                block=block,
                address=block.ctypes.data,
                entry=kernels_of().entry(self._code, block.ctypes.data),
                bytes_moved=sum(self.recipe.moved[i] for i in taken),
            )
        return self._turns[key]

    def _taken(self, cones: int, without: frozenset[int]) -> list[int]:
        owners = enumerate(self.recipe.owners)
        return [i for i, owner in owners if cones >> owner & 1 and i not in without]

    def _call(self, parts: tuple[Part, ...]) -> list[Row]:
        """The rows of the walker's table for one call: its parts, or the team that shares them."""
        start = self._words.ctypes.data
        rows = [(code.address, start + first * WORD) for code, first in parts]
        return rows if len(rows) == 1 or self._crew is None else [self._team(rows, self._crew)]

    def _team(self, rows: list[Row], with_: Crew) -> Row:
        table, counters = self._rows(rows), np.zeros(2 * LINE, np.int64)
        places = (table.ctypes.data, counters[0:].ctypes.data, counters[LINE:].ctypes.data)
        block = np.array([with_.mailbox.ctypes.data, len(rows), *places], np.int64)
        self._teams += [table, counters, block]
        return kernels_of().code(TeamSpec()).address, block.ctypes.data

    def _rows(self, rows: Iterable[Row]) -> NDArray[np.int64]:
        found = list(rows)
        return np.array(found, np.int64).reshape(len(found), 2)

    def _place(self, word: int, address: Address) -> None:
        base = address.base, address.index
        if base in self._bases:
            self._words[word] = self._bases[base] + address.offset
        else:
            self._moving[base].append((word, address.offset))

    def _has_fault(self) -> bool:
        found = [fault for fault in self._faults if fault[0]]
        for fault in found:
            fault[0] = 0
        return bool(found)


@dataclass(frozen=True, kw_only=True, eq=False)
class Settled:
    """The run of some cones of a frame on what is bound; `held` is memory that it needs."""

    frame: Frame
    cones: int
    held: tuple[Bytes, ...]

    def run(self) -> bool:
        """Run; False where a kernel found operands that it cannot compute."""
        return self.frame.run(self.cones)

    @property
    def entry(self) -> Entry:
        """The run as a function without arguments."""
        return self.frame.turn(self.cones).entry
