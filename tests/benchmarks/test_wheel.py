"""The uor-hologram wheel: whatever its session can run, ours runs faster, on one thread.

Both load the same archive and are given the same inputs, without our memo. Four inputs take turns in every
row, because the wheel remembers what it computed from the last two. *prepared* is a call on buffers that
stay where they are: ours is what a session's `prepare` gives, the wheel's is its C function. *execute* is a
call of Python: ours on arrays, the wheel's on bytes; both hash new inputs, and return new outputs. Ours
hashes 256 KiB and more on all processors.
"""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle

import numpy as np
import pytest

from holowork.ops import Array, dtype_of, to_bytes
from holowork.runtime import Session
from tests.benchmarks import wheel
from tests.benchmarks.comparing import told
from tests.benchmarks.install import WHEEL
from tests.benchmarks.ours import copied
from tests.benchmarks.page import Line, Report
from tests.benchmarks.quiet import LEAST, Call, times
from tests.benchmarks.wheel_programs import Made, Program, programs

SHARE = 0.2
"""The part of the usual time that suffices for two candidates."""
NEAR = 0.02
"""Results are theirs but for so much of the largest: they cut 16-bit floats where we round."""


@pytest.mark.parametrize("way", ["prepared", "execute"])
@pytest.mark.parametrize("program", [*programs()], ids=str)
def test_the_wheel_is_not_faster(program: Program, way: str, report: Report) -> None:
    if wheel.missing():
        pytest.skip(wheel.missing())
    made = program.make()
    session, theirs = Session(made.archive, memo=0), wheel.Loaded(made.archive)
    _check(session, theirs, made)

    found = times(WAYS[way](session, theirs, made), least=LEAST * SHARE)

    ours, peer = found.seconds.values()
    work, beside = f"{program}, {way}", f"{WHEEL} {told(peer)}"
    report(Line(work=work, ours=told(ours), beside=beside, ratio=peer / ours, counted=found.kept))


def _prepared(session: Session, theirs: wheel.Loaded, made: Made) -> dict[str, Call]:
    results = session.execute(made.inputs[0])
    ours = [session.prepare([*map(np.empty_like, results)], inputs=inputs) for inputs in made.inputs]
    bound = [theirs.bound(_stored(inputs), _room(results)) for inputs in made.inputs]
    return {"ours": _in_turn(ours), WHEEL: _in_turn(bound)}


def _executed(session: Session, theirs: wheel.Loaded, made: Made) -> dict[str, Call]:
    ours = [partial(session.execute, inputs) for inputs in made.inputs]
    other = [partial(theirs.execute, _bytes(inputs)) for inputs in made.inputs]
    return {"ours": _in_turn(ours), WHEEL: _in_turn(other)}


WAYS: dict[str, Callable[[Session, wheel.Loaded, Made], dict[str, Call]]] = {
    "prepared": _prepared,
    "execute": _executed,
}


def _stored(arrays: Sequence[Array]) -> list[Array]:
    """What is kept of arrays: the same bytes, i4 in halves of them."""
    return [copied(np.frombuffer(data, np.uint8)) for data in _bytes(arrays)]


def _room(like: Sequence[Array]) -> list[Array]:
    return [np.empty_like(stored) for stored in _stored(like)]


def _bytes(arrays: Sequence[Array]) -> list[bytes]:
    return [bytes(to_bytes(x, dtype_of(x))) for x in arrays]  # type: ignore[arg-type]  # every array has one


def _in_turn(calls: Sequence[Call]) -> Call:
    endless = cycle(calls)
    return lambda: (next(endless)(), calls)


def _check(session: Session, theirs: wheel.Loaded, made: Made) -> None:
    """Both give nearly the same for the first inputs."""
    (first, *_) = made.inputs
    for ours, data in zip(session.execute(first), theirs.execute(_bytes(first)), strict=True):
        found = _numbers(np.frombuffer(data, ours.dtype).reshape(ours.shape))
        expected = _numbers(ours)
        assert np.abs(expected - found).max(initial=0) <= NEAR * max(np.abs(expected).max(initial=0), 1e-30)


def _numbers(x: Array) -> Array:
    return np.nan_to_num(x.astype(np.float64))
