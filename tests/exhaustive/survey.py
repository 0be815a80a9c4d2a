"""Walking through all bit patterns of f32: how far machine code is from the truth, and where two ways differ.

The walk is cut into parts, which processes take as they come.
"""

import os
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial, reduce

import numpy as np

from holowork.ops import Array
from kernels_ir import runnable_presets
from tests.exhaustive.functions import NEAREST, OF_TWO, Function
from tests.prove.measuring import ALL, Claim, pairs, ulp_errors

PART, CHUNK = 1 << 24, 1 << 14
PAIRS = 1 << 28
STEP = int(os.environ.get("ACCURACY_STEP", "1"))
"""The reference, and presets without an instruction for a fused step, are asked at every so many patterns."""
Worst = tuple[float, float]
"""The largest error, and the operand where it is, the first one of several."""


@dataclass(frozen=True, kw_only=True)
class Survey:
    """What was found on some operands.

    `numbers` counts the results that are numbers, `rounded` those of them that are the f32 nearest to the
    truth; the absolute error is that of the others. `compared` counts the operands that another way computed
    too, for each way, and `differing` has the bits of the first one that it gave other bits for.
    """

    numbers: int = 0
    rounded: int = 0
    ulp: Worst = (NEAREST, np.nan)
    absolute: Worst = (0.0, np.nan)
    compared: Counter[str] = field(default_factory=Counter)
    differing: Mapping[str, int] = field(default_factory=dict)

    @property
    def is_whole(self) -> bool:
        """Whether errors were measured, and ways compared."""
        return self.numbers > 0 and bool(self.compared)

    def __add__(self, later: "Survey") -> "Survey":
        return Survey(
            numbers=self.numbers + later.numbers,
            rounded=self.rounded + later.rounded,
            ulp=max(self.ulp, later.ulp),
            absolute=max(self.absolute, later.absolute),
            compared=self.compared + later.compared,
            differing={**later.differing, **self.differing},
        )


def accuracy(function: Function) -> Survey:
    """The errors of machine code: of one operand on every f32, of two on random pairs."""
    return _joined(str(function), partial(_walked, function, _measured), _parts(function))


def agreement(function: Function) -> Survey:
    """Where the machine code of other presets and the reference differ, on the same operands."""
    return _joined(f"{function}, every way", partial(_walked, function, compared), _parts(function))


def _parts(function: Function) -> int:
    return (PAIRS if function.name in OF_TWO else ALL) // PART


def _joined(title: str, work: Callable[[int], Survey], parts: int) -> Survey:
    """What all processors find in so many parts; how much is done is told on the way."""
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        return reduce(Survey.__add__, _told(title, pool.map(work, range(parts)), parts), Survey())


def _told(title: str, found: Iterator[Survey], parts: int) -> Iterator[Survey]:
    for number, part in enumerate(found, 1):
        yield part
        if number * 10 // parts > (number - 1) * 10 // parts:
            print(f"{title}: {number / parts:.0%}", file=sys.stderr, flush=True)


def _walked(function: Function, look: Callable[..., Survey], part: int) -> Survey:
    starts = range(part * PART, (part + 1) * PART, CHUNK)
    operands = _pairs if function.name in OF_TWO else neighbours
    with np.errstate(all="ignore"):
        return reduce(Survey.__add__, (look(function, *operands(start)) for start in starts), Survey())


def neighbours(start: int) -> tuple[Array]:
    """The f32 whose bits are so many numbers from `start` on."""
    return ((np.arange(CHUNK, dtype=np.uint32) + np.uint32(start)).view(np.float32),)


def _pairs(seed: int) -> tuple[Array, Array]:
    return pairs(CHUNK, seed)


def _measured(function: Function, *operands: Array) -> Survey:
    return measured(function.claim, operands, function.made_by(runnable_presets()[0], *operands))


def compared(function: Function, *operands: Array) -> Survey:
    """Where other ways to compute differ from the widest preset."""
    ours = function.made_by(runnable_presets()[0], *operands)
    first = int(operands[0].view(np.uint32)[0])
    found = Survey()
    for way, (make, step) in _ways(function).items():
        x, *_ = some = tuple(operand[-first % step :: step].copy() for operand in operands)
        apart = _differing(ours[-first % step :: step], make(*some))
        where = {way: int(x.view(np.uint32)[apart][0])} if apart.any() else {}
        found += Survey(compared=Counter({way: len(x)}), differing=where)
    return found


def _ways(function: Function) -> dict[str, tuple[Callable[..., Array], int]]:
    """Every other way to compute, and at which multiples it is asked: all where it is fast."""
    others = runnable_presets()[1:]
    presets = {cpu.name: (partial(function.made_by, cpu), 1 if cpu.has_fma else STEP) for cpu in others}
    return presets | {"reference": (function.referred, STEP)}


def _differing(a: Array, b: Array) -> Array:
    """Where bits differ; any NaN equals any NaN."""
    bits = np.dtype(f"u{a.itemsize}")
    apart: Array = (a.view(bits) != b.view(bits)) & ~(_is_nan(a) & _is_nan(b))
    return apart


def _is_nan(x: Array) -> Array:
    found: Array = x != x  # noqa: PLR0124  of every dtype: NaN alone is not itself
    return found


def measured(claim: Claim, operands: tuple[Array, ...], found: Array) -> Survey:
    """How far results are from the truth; all but the nearest f32 are measured."""
    truth = claim.truth(*(x.astype(np.float64) for x in operands))
    is_nan = np.isnan(found)
    off = np.flatnonzero((truth.astype(np.float32) != found) & ~(is_nan & np.isnan(truth)))
    x, found_off, truth_off = operands[0][off], found[off], truth[off]
    below = (x < -1) & (claim.absolute is not None)
    numbers = found.size - int(np.count_nonzero(is_nan))
    return Survey(
        numbers=numbers,
        rounded=numbers - len(x),
        ulp=_worst(x, np.where(below, 0.0, ulp_errors(found_off, truth_off)), Survey.ulp),
        absolute=_worst(x, np.where(below, np.abs(found_off - truth_off), 0.0), Survey.absolute),
    )


def _worst(x: Array, errors: Array, otherwise: Worst) -> Worst:
    if not errors.size:
        return otherwise
    place = int(np.argmax(errors))
    return float(errors[place]), float(x[place])
