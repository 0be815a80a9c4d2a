"""docs/accuracy.md: what every f32 showed, function by function."""

import math
import platform
from collections.abc import Callable, Iterator, Mapping

import numpy as np

from kernels_ir import detect, runnable_presets
from tests.exhaustive.functions import FUNCTIONS, MODES, OF_ONE, OF_TWO, PAIRED, Function
from tests.exhaustive.survey import PAIRS, Survey
from tests.prove.measuring import ALL, Claim

Surveys = Mapping[Function, Survey]
Record = Callable[[Function, Survey], None]
"""What the fixture `record` is: it tells what a survey found, and keeps it for the page."""
WANTED = (*FUNCTIONS, *PAIRED)
"""What the page tells of."""

_TEXT = """# Accuracy

This page is measured by `make accuracy`, which takes hours; `make prove` does the same.

Machine code computed every function of one f32 for each of the 2³² bit patterns, subnormals, infinities and
NaNs included. The results were compared with f64 functions of NumPy or of the C library.

- An *ulp* is the distance between neighbouring f32 at the true value. A result that is the f32 nearest to the
  truth counts as 0.5 ulp; an infinity in place of a number counts as 2^128.
- *at* is the operand of the largest error; of `pow`, which took 2^{pairs} random pairs of all magnitudes, the
  base.
- *nearest* is the share of the results, NaN left out, that are the f32 nearest to the truth.
- In *strict* mode every fused step is a multiply and an add. A function without fused steps is the same in
  both modes.
- For `gelu` (the tanh form), `gelu_erf` and `silu` the claim in ulp is for x ≥ −1. Below, where the result
  goes to zero, the absolute error is at most 2^-22.

Measured on {machine}.
"""
_SAME = """## The same bits

The numbers above are those of {first}. Other ways to compute gave the same bits at every operand at which
they were asked; any NaN equals any NaN. *all* is every pattern, or every pair. The slow ways are the
reference in NumPy and presets without an instruction for a fused step: `ACCURACY_STEP=257 make accuracy`
asks them at every 257th pattern.
"""


def accuracy_page(surveys: Surveys) -> str:
    """The page of whole surveys."""
    told = _TEXT.format(pairs=PAIRS.bit_length() - 1, machine=_machine())
    same = _SAME.format(first=runnable_presets()[0].name)
    return "\n".join((told, *_errors(surveys), "", same, *_agreements(surveys), ""))


def line(function: Function, survey: Survey) -> str:
    """What one survey found, as a sentence."""
    if not survey.numbers:
        return f"{function}: compared {dict(survey.compared)}, first with other bits {dict(survey.differing)}"
    (ulp, at), (error, place) = survey.ulp, survey.absolute
    below = f", {_power(error)} below −1 at {place:.9g}" if error else ""
    return f"{function}: {ulp:.3f} ulp at {at:.9g}{below}; {_share(survey)} are the nearest f32"


def _errors(surveys: Surveys) -> Iterator[str]:
    yield "| function | claim | fused | at | nearest | strict | at | nearest | below −1 |"
    yield "| --- | --- | --- | --- | --- | --- | --- | --- | --- |"
    for name, claim in (OF_ONE | OF_TWO).items():
        found = [surveys.get(Function(name=name, mode=mode)) for mode in MODES]
        cells = (f"`{name}`", f"{claim.ulp:g} ulp", *_cells(found), _below(claim, found))
        yield f"| {' | '.join(cells)} |"


def _agreements(surveys: Surveys) -> Iterator[str]:
    ways = list(next(iter(surveys.values())).compared)
    yield f"| function | {' | '.join(ways)} |"
    yield f"| --- |{' --- |' * len(ways)}"
    for function, survey in surveys.items():
        operands = PAIRS if function in PAIRED else ALL
        steps = [round(operands / survey.compared[way]) for way in ways]
        cells = ("all" if step == 1 else f"every {step}th" for step in steps)
        yield f"| `{function.name}` {function.mode} | {' | '.join(cells)} |"


def _cells(found: list[Survey | None]) -> Iterator[str]:
    for survey in found:
        yield from ("same", "", "") if survey is None else _numbers(survey)


def _numbers(survey: Survey) -> tuple[str, str, str]:
    ulp, at = survey.ulp
    return f"{ulp:.3f}", "" if math.isnan(at) else f"{at:.9g}", _share(survey)


def _share(survey: Survey) -> str:
    """Rounded down, so that 100 % are all."""
    return f"{math.floor(survey.rounded / survey.numbers * 1e4) / 1e2:.2f} %"


def _below(claim: Claim, found: list[Survey | None]) -> str:
    return _power(max(survey.absolute[0] for survey in found if survey)) if claim.absolute else ""


def _power(error: float) -> str:
    return f"2^{math.log2(error):.1f}"


def _machine() -> str:
    """What was measured on."""
    library = " ".join(platform.libc_ver())
    return f"{detect().model}, Python {platform.python_version()}, NumPy {np.__version__}, {library}"
