"""One unit by machine code: the argument blocks of its kernels, and what they need of constants made once."""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.util import find_spec

import numpy as np
from numpy.typing import NDArray

from holowork.runtime.arena import Bytes, aligned, reserved
from holowork.runtime.kernels import kernels_of
from holowork.runtime.step import Constants, Kernel, Operands
from holowork.runtime.tables import TABLES
from holowork.runtime.unit import Unit
from kernels_ir import FAULT, RESULT, Code, Launch, Launches, Place, operand, temporary

Places = Mapping[Place, Bytes]
WORD = 8


def is_available() -> bool:
    """Whether LLVM is there."""
    return find_spec("llvmlite") is not None


def native_kernel(unit: Unit, constants: Constants, reference: Kernel) -> Kernel:
    """The machine code of a unit; the reference where there is none, and to say what a kernel found wrong."""
    return reference if unit.launches is None else compiled(unit.launches, constants, reference)


def compiled(launches: Launches, constants: Constants, reference: Kernel) -> Kernel:
    """Launches as a kernel; the reference says what one of them found wrong."""
    return _Native(split(launches, constants), reference)


@dataclass(frozen=True, kw_only=True)
class Split:
    """The launches of a unit: those that read nothing but constants are made `once`, the others `each` time.

    `fresh` are the temporaries that the first ones do not fill.
    """

    once: tuple[Launch, ...]
    each: tuple[Launch, ...]
    fresh: tuple[Place, ...]
    sizes: tuple[int, ...]

    def buffers(self, places: Iterable[Place]) -> dict[Place, Bytes]:
        """New memory for temporaries."""
        return {place: reserved(self.sizes[place.index], "a temporary of a kernel") for place in places}

    def make_once(self, constants: Places) -> dict[Place, Bytes]:
        """Run what reads nothing but constants; where those of its temporaries are that are read each time.

        What is made of nothing, by one launch alone, is a table of the process.
        """
        made: dict[Place, Bytes] = {}
        writers = Counter(place for launch in (*self.once, *self.each) for place in _written(launch))
        for launch in self.once:
            out, *others = _written(launch)
            if not others and set(launch.places.values()) == {out} and writers[out] == 1:
                made[out] = table_of(launch, self.sizes[out.index])
            else:
                made |= self.buffers(place for place in _written(launch) if place not in made)
                Block.of(launch).run({**constants, **made})
        read = {place for launch in self.each for place in launch.places.values()}
        return {place: buffer for place, buffer in made.items() if place in read}


def split(launches: Launches, constants: Constants) -> Split:
    """Tell apart what has to be made once and what each time."""
    changing = _changing(launches, constants)
    is_each = {id(launch): not changing.isdisjoint(_written(launch)) for launch in launches.launches}
    every = map(temporary, range(len(launches.temporaries)))
    return Split(
        once=tuple(launch for launch in launches.launches if not is_each[id(launch)]),
        each=tuple(launch for launch in launches.launches if is_each[id(launch)]),
        fresh=tuple(place for place in every if place in changing),
        sizes=launches.temporaries,
    )


def _changing(launches: Launches, constants: Constants) -> set[Place]:
    """The places that may hold other bytes in another run: what launches write that read such a place."""
    places = {place for launch in launches.launches for place in launch.places.values()}
    changing = {place for place in places if place.role != "temporary"} - {operand(i) for i in constants}
    while True:
        touched = (launch for launch in launches.launches if not changing.isdisjoint(launch.places.values()))
        found = changing.union(*map(_written, touched))
        if found == changing:
            return found
        changing = found


def _written(launch: Launch) -> list[Place]:
    """The places that a launch fills."""
    return [launch.places[name] for name in launch.writes]


def table_of(launch: Launch, length: int) -> Bytes:
    """What a launch makes of nothing, which the process has once."""
    (place,) = _written(launch)
    key = launch.spec, frozenset(launch.sizes.items()), length
    return TABLES.table(key, length, lambda table: Block.of(launch).run({place: table}))


@dataclass(frozen=True)
class Block:
    """One launch: its code, its words, and which words are addresses of which places."""

    code: Code
    words: NDArray[np.int64]
    addresses: tuple[tuple[int, Place], ...]

    @classmethod
    def of(cls, launch: Launch) -> "Block":
        """The block of a launch, whose kernel is compiled where it has to be."""
        names = launch.spec.arguments
        words = np.array([launch.sizes.get(name, 0) for name in names], np.int64)
        addresses = tuple((i, launch.places[name]) for i, name in enumerate(names) if name in launch.places)
        return cls(kernels_of().code(launch.spec), words, addresses)

    def run(self, places: Places) -> None:
        """Fill in the addresses and run."""
        for word, place in self.addresses:
            self.words[word] = places[place].ctypes.data
        self.code(self.words.ctypes.data)


class _Native:
    """The launches of a unit as a kernel on bytes."""

    def __init__(self, parts: Split, reference: Kernel) -> None:
        self._parts = parts
        self._reference = reference
        self._each = [Block.of(launch) for launch in parts.each]
        self._kept: dict[Place, Bytes] | None = None

    def __call__(self, operands: Operands, result: Bytes) -> None:
        places = {operand(i): data for i, data in enumerate(operands) if data is not None}
        if self._kept is None:
            self._kept = self._parts.make_once(places)
        fault = aligned(WORD)
        fresh = self._parts.buffers(self._parts.fresh)
        for block in self._each:
            block.run({**places, **self._kept, **fresh, RESULT: result, FAULT: fault})
        if fault.any():
            self._reference(operands, result)
