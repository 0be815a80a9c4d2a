"""matmul-epilogue: what is computed of a product's cells is computed while they are near."""

from holowork.ir import Graph, Node
from holowork.passes import Condition, Match, Pass, calls_of, node, op, private, rewrite, rewriting
from holowork.runtime.fusion.joining import (
    PRODUCT,
    absorbed,
    expression,
    form_of,
    joined,
    same_elements,
)
from holowork.runtime.fusion.rows_of_loops import LEAST_ROW, is_quick
from holowork.runtime.fusion.tables import is_looked_up

MOST_CALLS = 16
"""Calls of one kernel: what a tile of sums is computed with stays in registers."""
PRODUCTS = frozenset(
    {
        "matmul",
        "gemm",
        "matmul_activation",
        "matmul_add",
        "matmul_add_activation",
        "matmul_dequant",
        "conv2d",
    }
)
"""Ops whose kernels hold cells near: products, also those that a call of the format goes on with."""
NOTE = "the sums are rounded to the product's dtype before anything is computed of them"


def _is_product(found: Node) -> bool:
    return found.op in PRODUCTS or form_of(found) == PRODUCT


def _has_one_operand(found: Node) -> bool:
    return len(found.present) == 1 and not found.is_port


def _has_two_operands(found: Node) -> bool:
    return len(found.present) == len(found.sources) == 2


def _is_each(match: Match) -> bool:
    """Whether the root computes each element on its own."""
    return match.root.op != "expand" and expression(match.editor, match.root) is not None


def _has_one_dtype(match: Match) -> bool:
    kinds = {match.editor[source].type.dtype for source in match.root.present}
    return kinds == {match.root.type.dtype}


def _is_short(match: Match) -> bool:
    return len(calls_of(match.node("product"))) < MOST_CALLS


ELEMENTWISE_ROOT = Condition(text="the reader computes each element on its own", holds=_is_each)
ONE_DTYPE = Condition(
    text="the reader's operands and its result have the product's dtype", holds=_has_one_dtype
)
SHORT = Condition(text=f"one kernel stands for at most {MOST_CALLS} calls", holds=_is_short)
COMPUTED = Condition(
    text="no table answers it faster", holds=lambda match: not is_looked_up(match.editor, match.root)
)
QUICK = Condition(
    text=f"rows of the product have {LEAST_ROW} elements, or it is quickly computed",
    holds=lambda match: is_quick(match.root) or (1, *match.node("product").type.shape)[-1] >= LEAST_ROW,
)
_WHERE = (ELEMENTWISE_ROOT, private("product"), ONE_DTYPE, same_elements("product"), SHORT, QUICK)
_PRODUCT = node(_is_product, name="product")


@rewrite(node(_has_one_operand, _PRODUCT), where=(*_WHERE, COMPUTED), note=NOTE)
def activation(match: Match) -> Node:
    """f(a·b) → one kernel"""
    return joined(match, "product", form=PRODUCT)


@rewrite(
    node(_has_two_operands, _PRODUCT, op("expand", "vector", name="repeated"), commutes=True),
    where=(*_WHERE, same_elements("repeated")),
    note=NOTE,
)
def bias(match: Match) -> Node:
    """f(a·b, expand(v)) → one kernel, which reads v again and again"""
    return joined(match, "product", "repeated", form=PRODUCT)


@rewrite(node(_has_two_operands, _PRODUCT, "residual", commutes=True), where=_WHERE, note=NOTE)
def residual(match: Match) -> Node:
    """f(a·b, r) → one kernel"""
    return joined(match, "product", form=PRODUCT)


MATMUL_EPILOGUE: Pass[Graph] = Pass(
    name="matmul-epilogue",
    summary="Compute what follows a product while its cells are near.",
    exact=True,
    transform=rewriting(activation, bias, residual, tidy=absorbed),
)
