"""Matrix products are as fast as those of NumPy, torch and onnxruntime, on one thread.

`constant` products have their weights packed ahead, as in a session; `fresh` ones get both matrices anew in
every call. GELU is the form by tanh.
"""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from holowork.ops import TABLE
from holowork.ops.kernels import matmul as products
from holowork.ops.kernels.matmul_products import launches
from holowork.ops.kernels.matmul_shapes import Extra
from kernels_ir import Apply, DType, Epilogue, Read, operand
from tests.benchmarks.cases import Case
from tests.benchmarks.comparing import compared
from tests.benchmarks.ours import Work
from tests.benchmarks.page import Report
from tests.benchmarks.products import Sides, constant

WIDE = ((768, 768), (3072, 768), (768, 3072), (4096, 1024), (4096, 4096))
SQUARES = ((64, 1.2), (128, 1.05), (256, 1.05), (512, 1.05), (1024, 1.0), (2048, 1.0))
FRESH = ((64, 1.0), (128, 1.0), (256, 0.97), (512, 0.97), (1024, 0.97), (2048, 0.97))
ROWS = ((8, 1.2), (32, 1.02), (1, 0.95))
FOLLOWED = ((32, 768, 768), (128, 768, 768), (512, 512, 512), (128, 3072, 768))
NUMPY = {"relu": "np.maximum(np.add(np.matmul(x, y, out=out), z, out=out), 0, out=out)", "gelu": ""}
TORCH = {
    "relu": "w = y.T.contiguous(); F.relu(F.linear(x, w, z))",
    "gelu": "w = y.T.contiguous(); F.gelu(F.linear(x, w, z), approximate='tanh')",
}
ONNX = {"relu": "out = Relu(u)", "gelu": 'out = Gelu <approximate="tanh"> (u)'}


def _fresh(sides: Sides, target: float) -> Case:
    name = f"{'×'.join(map(str, sides))}, fresh"
    return replace(constant(sides, target), constants=frozenset(), name=name, torch="torch.mm(x, y, out=out)")


def _followed(sides: Sides, act: str) -> Case:
    plain = constant(sides, 1.05)
    return replace(
        plain,
        shapes=(*plain.shapes, sides[1:2]),
        attributes={"act": act},
        constants=frozenset({1, 2}),
        name=f"{'×'.join(map(str, sides))} + bias, {act}, constant",
        numpy=NUMPY[act],
        torch=TORCH[act],
        onnx=f"t = MatMul(x, y); u = Add(t, z); {ONNX[act]}",
    )


def _cases() -> Iterator[Case]:
    yield from (constant((side,) * 3, target) for side, target in SQUARES)
    yield from (_fresh((side,) * 3, target) for side, target in FRESH)
    yield from (constant((m, *sides), target) for m, target in ROWS for sides in WIDE)
    yield from (_followed(sides, act) for sides in FOLLOWED for act in ("relu", "gelu"))


@pytest.mark.parametrize("case", [*_cases()], ids=str)
def test_no_peer_is_faster(case: Case, report: Report) -> None:
    line = compared(case, work=_work(case) if "act" in case.attributes else None)

    report(line)


def _work(case: Case) -> Work:
    """The product with a bias and an activation on its tiles, which no op of the table says alone."""
    product = TABLE["matmul"].apply(case.kinds[:2], {})
    added = Apply("add", (Read(0), Read(1)), DType.F32)
    expression = Apply(case.attributes["act"], (added,), DType.F32)
    followed = replace(
        products._product(replace(product, constants=frozenset({1}))),
        epilogue=Epilogue(product=DType.F32, expression=expression, result=DType.F32),
        extras=(Extra(place=operand(2), dtype=DType.F32, steps=(0, 1)),),
    )
    return Work(launches=launches(followed), result=product.result, constants=case.constants)
