"""Numbers in specs: kernels of other bits are other kernels."""

import math

from holowork.compiler import compile_graph
from holowork.ops import GraphBuilder
from holowork.runtime import Session
from kernels_ir import Apply, DType, ElementwiseSpec, Read
from tests.strategies import same_outputs


def _spec(number: float) -> ElementwiseSpec:
    expression = Apply("mul", (Read(0),), DType.F32, (number,))
    return ElementwiseSpec(
        operands=(DType.F32,), uniform=(False,), outer=0, expression=expression, result=DType.F32
    )


def test_specs_with_zeros_of_either_sign_are_two() -> None:
    assert _spec(0.0) != _spec(-0.0)
    assert 2 == len({_spec(0.0), _spec(-0.0), _spec(0.0)})


def test_specs_with_the_same_nan_are_one() -> None:
    assert _spec(math.nan) == _spec(math.nan)


def test_a_factor_of_minus_zero_is_not_served_by_the_kernel_of_zero() -> None:
    for alpha in (0.0, -0.0):
        graph = GraphBuilder("signed")
        a, b = graph.input("a", (2, 2)), graph.input("b", (2, 2))
        graph.output("y", graph.gemm(a, b, alpha=alpha))
        frozen = graph.freeze()
        given = {"a": [[1, 2], [3, 4]], "b": [[1, 2], [3, 4]]}

        found = Session(compile_graph(frozen), provider="llvm").run(given)

        reference = Session(compile_graph(frozen), provider="reference").run(given)
        assert same_outputs(tuple(reference.values()), list(found.values()))
