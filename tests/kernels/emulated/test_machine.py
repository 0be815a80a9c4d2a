"""The emulated machine notices what goes wrong, and goes on."""

from collections.abc import Sequence
from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from holowork.ir import TensorType
from holowork.ops import TABLE
from kernels_ir import NEON, RESULT, DType, KernelSpec, Launch, Launches, TeamSpec, WalkerSpec, operand
from tests.kernels.emulated.launching import emulate, machine
from tests.kernels.emulated.linking import linked, missing
from tests.kernels.emulated.machine import DATA, Crashed
from tests.kernels.running import block_of

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())
X = np.array([-1.5, 2.5, -0.0, np.inf] * 5, np.float32)
LAUNCH: Launch = TABLE["abs"].kernel(TABLE["abs"].apply((TensorType(DType.F32, X.shape),), {})).launches[0]


def made(launch: Launch, room: int = X.size) -> NDArray[np.float32]:
    """What a launch makes of X, in room for so many elements."""
    buffers = {operand(0): X.copy(), RESULT: np.zeros(room, np.float32)}
    emulate(Launches(launches=(launch,)), buffers, NEON)
    return buffers[RESULT]


def test_a_kernel_computes() -> None:
    assert np.array_equal(np.abs(X), made(LAUNCH))


def test_a_kernel_that_writes_beside_its_buffers_is_noticed() -> None:
    with pytest.raises(AssertionError, match="wrote beside"):
        made(LAUNCH, X.size - 1)


def test_a_kernel_that_crashes_is_noticed_and_the_next_one_computes() -> None:
    (name,) = LAUNCH.writes
    astray = replace(LAUNCH, places={}, sizes={**dict.fromkeys(LAUNCH.spec.arguments, 8), name: 0})

    with pytest.raises(Crashed, match="ended with -11"):
        made(astray)

    assert np.array_equal(np.abs(X), made(LAUNCH))


@pytest.mark.parametrize("spec", [WalkerSpec(), TeamSpec()], ids=lambda spec: spec.family)
def test_the_entries_of_a_table_are_run(spec: KernelSpec) -> None:
    kernel, outs = linked(LAUNCH.spec, NEON), (80, 96, 112)
    memory = np.zeros(128, np.int64)
    memory[64:74] = X.view(np.int64)
    for number, out in enumerate(outs):
        _put(memory, 16 + 16 * number, block_of(LAUNCH, {operand(0): _at(64), RESULT: _at(out)}))
    _put(memory, 8, [kernel.entry, _at(32), kernel.entry, _at(48)])
    named = {"count": 2, "table": _at(8), "mailbox": _at(12), "next": _at(14), "done": _at(15)}
    _put(memory, 0, [named[name] for name in spec.arguments])

    calls = [(kernel, _at(16)), (linked(spec, NEON), _at(0))]
    found = np.frombuffer(machine().run(memory.tobytes(), calls), np.int64)

    assert all(np.array_equal(np.abs(X), found[out : out + 10].view(np.float32)) for out in outs)


def _at(word: int) -> int:
    """The address of a word of the machine's data."""
    return DATA + 8 * word


def _put(memory: NDArray[np.int64], word: int, words: Sequence[int] | NDArray[np.int64]) -> None:
    memory[word : word + len(words)] = words
