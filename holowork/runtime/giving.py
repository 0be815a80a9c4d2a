"""Values that a caller gives up: a run may write over their memory, where nobody else can see it."""

from collections.abc import Iterator, Mapping
from sys import getrefcount
from types import MappingProxyType
from typing import Never
from weakref import getweakrefcount

from holowork.core import KappaLabel, SessionError
from holowork.ir import TensorType
from holowork.runtime.arena import SMALL, Place, unwritten
from holowork.runtime.frame import Frame
from holowork.runtime.moves import Move
from holowork.runtime.values import Value
from kernels_ir import DType

Values = tuple[Value, ...]
NOTHING: frozenset[int] = frozenset()
_NONE: Mapping[int, Place] = MappingProxyType({})


class GivenUp(SessionError):
    """A value was asked for its bytes after a run was allowed to write over them; `label` is its label."""

    def __init__(self, label: KappaLabel) -> None:
        remedy = "resolve a label before it is donated to keep its value, which is then copied"
        super().__init__(
            f"value {label.short}: expected bytes, found that they were donated to a run; {remedy}"
        )
        self.label = label


class Spent(Value):
    """What is left of a value that was given up: its type and its label. Its bytes raise GivenUp."""

    __slots__ = ()

    def __init__(self, value: Value) -> None:
        self._label, self.text, self.type = value.label, value.text, value.type
        self.gate = self._array = None

    @property
    def data(self) -> Never:  # type: ignore[override]  # the slot of what it was is never filled
        """No bytes any more."""
        raise GivenUp(self.label)


def references(values: Values, index: int) -> tuple[int, ...]:
    """How often one of some values is referred to, its bytes are, and the memory that these are part of."""
    value = values[index]
    data = value.data
    whole = data.base
    return getweakrefcount(value), getrefcount(value), getrefcount(data), getrefcount(whole)


def is_alone(values: Values, index: int) -> bool:
    """Whether nobody can see the memory of a value but who holds these values, which hold it once.

    Each array, view, value and run that shows bytes refers to them, and a session that knows a value by its
    label refers to it weakly, so that nobody can come by them afterwards. How many references there are in
    that case depends on the interpreter, and is therefore counted on a value like it. Small values share
    memory with others, and a copy of them costs nothing.
    """
    return len(values[index].data) > SMALL and references(values, index) == _ALONE


_SIZE = SMALL + 1
_ALONE = references((Value("", TensorType(DType.U8, (_SIZE,)), unwritten(2 * _SIZE, "a value")[:_SIZE]),), 0)


class Giving:
    """Runs a frame, with writes to caches that are done in place; one run at a time.

    `donated` are the positions of the inputs that the next one may write over, `moved` the steps of the last
    that wrote in place.
    """

    def __init__(self, frame: Frame) -> None:
        self.frame = frame
        self.donated = NOTHING
        self.moved = self._inside = frozenset(move.index for move in frame.recipe.moves if move.is_inside)
        self._chosen: tuple[Move, ...] = ()

    def choose(self, values: Values, cones: tuple[int, ...]) -> Mapping[int, Place]:
        """The memory of caches that output ports are to show, in a run of some cones."""
        if not self.donated:
            self._chosen = ()
            return _NONE
        self._chosen = tuple(self._wanted(values, cones))
        return {move.ends[1]: values[move.ends[0]].place for move in self._chosen if move.ends}

    def _wanted(self, values: Values, cones: tuple[int, ...]) -> Iterator[Move]:
        recipe = self.frame.recipe
        for move in recipe.moves:
            is_given = move.ends is not None and not move.missed and move.ends[0] in self.donated
            is_computed = recipe.cones.numbers[move.index] in cones
            if is_given and is_computed and move.ends and is_alone(values, move.ends[0]):
                yield move

    def run(self, cones: int) -> bool:
        """Run; False where a kernel found what it cannot compute, and then no cache was written to.

        All kernels that can are run first: behind them nothing goes back, and nothing has to.
        """
        recipe, chosen = self.frame.recipe, self._chosen
        if not chosen:
            self.moved = self._inside
            return self.frame.run(cones)
        self.moved = self._inside.union(move.index for move in chosen)
        first, rest = range(recipe.settled), range(recipe.settled, len(recipe.calls))
        if not self.frame.run(cones, frozenset(rest)):
            return False
        return self.frame.run(cones, frozenset((*first, *(recipe.moves[move] for move in chosen))))
