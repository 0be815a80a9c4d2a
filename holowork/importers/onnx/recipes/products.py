"""Products of matrices, convolutions and pools."""

from holowork.importers.onnx.recipe import Recipe, direct
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor


def _matmul(step: Step) -> Results:
    return product(step[0], step[1])


def product(a: Tensor, b: Tensor) -> Tensor:
    """A product of matrices; a vector counts as a row on the left, as a column on the right."""
    left = a.reshape((1, *a.shape)) if a.ndim == 1 else a
    right = b.reshape((*b.shape, 1)) if b.ndim == 1 else b
    found = left.matmul(right)
    shape = found.shape
    kept = (*shape[:-2], *shape[-2:-1][: a.ndim > 1], *shape[-1:][: b.ndim > 1])
    return found if kept == shape else found.reshape(kept)


def _gemm(step: Step) -> Results:
    return step.graph.gemm(
        step[0],
        step[1],
        step.get(2),
        alpha=step.attribute("alpha", 1.0),
        beta=step.attribute("beta", 1.0),
        trans_a=bool(step.attribute("transA", 0)),
        trans_b=bool(step.attribute("transB", 0)),
    )


PRODUCTS: tuple[Recipe, ...] = (
    direct("MatMul", _matmul),
    direct("Gemm", _gemm),
)
