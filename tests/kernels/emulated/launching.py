"""Launches on buffers in the memory of an emulated machine."""

import atexit
from collections.abc import Mapping
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kernels_ir import CpuFeatures, Launches, Place
from tests.kernels.emulated.linking import linked
from tests.kernels.emulated.machine import DATA, Machine
from tests.kernels.running import block_of

Held = Mapping[Place, NDArray[Any]]
_LINE = 64
_UNTOUCHED = 0xA5


def emulate(launches: Launches, buffers: Held, cpu: CpuFeatures) -> None:
    """Run launches in order on buffers; all other memory must stay as it is."""
    kernels = {Place("block", i): launch for i, launch in enumerate(launches.launches)}
    blocks = {at: np.zeros(len(launch.spec.arguments), np.int64) for at, launch in kernels.items()}
    places, size = _laid_out({**buffers, **blocks})
    addresses = {place: DATA + part.start for place, part in places.items()}
    for at, launch in kernels.items():
        blocks[at][:] = block_of(launch, addresses)
    memory = np.full(size, _UNTOUCHED, np.uint8)
    for place, held in {**buffers, **blocks}.items():
        memory[places[place]] = held.view(np.uint8)
    calls = [(linked(launch.spec, cpu), addresses[at]) for at, launch in kernels.items()]
    found = np.frombuffer(machine().run(memory.tobytes(), calls), np.uint8)
    for place, buffer in buffers.items():
        buffer.view(np.uint8)[:] = memory[places[place]] = found[places[place]]
    assert np.array_equal(memory, found), "a kernel wrote beside its buffers"


def machine() -> Machine:
    """The machine of this process; the next one where the last has crashed."""
    if _machine().has_ended:
        _machine.cache_clear()
    return _machine()


@cache
def _machine() -> Machine:
    started = Machine()
    atexit.register(started.stop)
    return started


def _laid_out(held: Held) -> tuple[dict[Place, slice], int]:
    """Where each array is, with the alignment that it has here and a line between two; and where they end."""
    places, end = {}, _LINE
    for place, buffer in held.items():
        start = end + buffer.ctypes.data % _LINE
        places[place] = slice(start, start + buffer.nbytes)
        end = -(-places[place].stop // _LINE) * _LINE + _LINE
    return places, end
