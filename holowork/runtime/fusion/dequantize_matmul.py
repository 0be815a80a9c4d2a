"""dequantize-matmul: weights become numbers where a product reads them; memory is read as bytes."""

from holowork.ir import CONST, Graph, Node
from holowork.ops import has_scales, lies
from holowork.passes import Condition, Match, Pass, op, private, rewrite, rewriting
from holowork.runtime.fusion.joining import PRODUCT, absorbed, application, joined
from kernels_ir import DType

FEW_ROWS = 16
"""Rows up to which a product takes weights in place no longer than they take to become numbers first.

Measured on Sapphire Rapids by tests/benchmarks/test_fusion.py: each tile of 14 rows makes its numbers anew, a
quarter of its time.
"""
CACHED = 1 << 20
"""Bytes of weights as f32 that products read again and again from the second cache."""
MANY_ROWS = 64
"""Rows up to which bytes pay for weights beyond the cache: a quarter of the memory is read."""
NOTE = "each weight is rounded to f32 as if it had been stored, and the chains of the product are the same"


_WORTH = (
    f"it is faster: at most {FEW_ROWS} rows and weights that are no constants, "
    f"or at most {MANY_ROWS} rows and weights beyond the second cache"
)


def _is_of_f32(match: Match) -> bool:
    return {match.root.type.dtype, match.node("weights").type.dtype} == {DType.F32}


def _is_plain(match: Match) -> bool:
    return not match.root.attribute_map().get("packed_columns", 0)


def _matrix(match: Match) -> tuple[int, int]:
    """Rows and columns of the weights, as the operands of the product say."""
    return (*match.node("a").type.shape[-1:], 1)[0], (*match.root.type.shape[-1:], 1)[0]


def _is_one_matrix(match: Match) -> bool:
    (rows, columns), a = _matrix(match), match.node("a").type
    is_whole = match.node("weights").type.elements == rows * columns > 0
    return is_whole and match.root.type.elements == a.elements // rows * columns > 0


def _has_scales(match: Match) -> bool:
    weights = application(match.editor, match.node("weights"))
    return weights is not None and has_scales(weights, _matrix(match))


def _lies(match: Match) -> bool:
    weights = application(match.editor, match.node("weights"))
    return weights is not None and lies(weights, _matrix(match))


def _pays(match: Match) -> bool:
    weights, columns = match.node("weights"), match.root.type.shape[-1]
    rows = match.root.type.elements // columns
    if weights.type.bytes > CACHED:
        return rows <= MANY_ROWS
    return rows <= FEW_ROWS and not all(match.editor[source].op == CONST for source in weights.present)


@rewrite(
    op("matmul", "a", op("dequantize", name="weights")),
    where=(
        private("weights"),
        Condition(text="the product and its weights are of f32", holds=_is_of_f32),
        Condition(text="the weights do not lie in panels", holds=_is_plain),
        Condition(text="the weights are one matrix", holds=_is_one_matrix),
        Condition(text="there is one scale, or one for each column or row of the weights", holds=_has_scales),
        Condition(text="the weights lie as the matrix that is multiplied", holds=_lies),
        Condition(text=_WORTH, holds=_pays),
    ),
    note=NOTE,
)
def weights_in_place(match: Match) -> Node:
    """a·dequantize(q) → one kernel"""
    return joined(match, "weights", form=PRODUCT)


DEQUANTIZE_MATMUL: Pass[Graph] = Pass(
    name="dequantize-matmul",
    summary="Make numbers of quantized weights where a product reads them.",
    exact=True,
    transform=rewriting(weights_in_place, tidy=absorbed),
)
