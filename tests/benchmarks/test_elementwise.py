"""Functions of f32 are as fast as the best of NumPy, torch, onnxruntime and numexpr, on one thread.

`exp` and `tanh` spend on accuracy what the peers spend on speed: their targets are lower, and `tanh` in the
cache is bound by its division. The smaller size
stays in the second cache, the larger one comes from memory.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.benchmarks.cases import Case
from tests.benchmarks.comparing import compared
from tests.benchmarks.page import Report

SIZES = (1 << 16, 1 << 23)


def _function(name: str, target: float = 1.0) -> Case:
    return Case(
        op=name,
        shapes=(),
        torch=f"torch.{name}(x, out=out)",
        onnx=f"out = {name.capitalize()}(x)",
        target=target,
    )


def _gelu(form: str) -> Case:
    return Case(
        op="gelu",
        shapes=(),
        attributes={"approximate": form},
        torch=f"torch.ops.aten.gelu.out(x, approximate='{form}', out=out)",
        onnx=f'out = Gelu <approximate="{form}"> (x)',
    )


def _with(case: Case, numpy: str, numexpr: str) -> Case:
    return replace(case, numpy=numpy, numexpr=numexpr)


FUNCTIONS = (
    _with(_function("exp", 0.8), "np.exp(x, out=out)", "exp(x)"),
    _with(_function("tanh", 0.8), "np.tanh(x, out=out)", "tanh(x)"),
    _with(_function("sigmoid"), "", "1 / (1 + exp(-x))"),
    _function("erf"),
    _gelu("none"),
    _gelu("tanh"),
)


def _cases() -> Iterator[Case]:
    yield from (replace(case, shapes=((size,),)) for case in FUNCTIONS for size in SIZES)


@pytest.mark.parametrize("case", [*_cases()], ids=str)
def test_no_peer_is_faster(case: Case, report: Report) -> None:
    line = compared(case)

    report(line)
