"""Contractions: members of a region that are one op of the table, which has kernels of its own."""

from dataclasses import replace
from math import prod

from holowork.ir import ABSENT, Attribute, TensorType
from holowork.ops.application import Application
from holowork.ops.calls.quantization import OUTPUT_MAJOR
from holowork.ops.quantized_matmul import MATMUL_DEQUANT
from holowork.ops.region import Member, Region
from kernels_ir import DType

_WEIGHTS = 1
"""The operand of a product that may be dequantized."""
_MATRIX = 2
_PARTS = 4
"""What is dequantized, scales, zero points, the codebook."""


def contracted(region: Region) -> Region:
    """The region, its dequantized weights made part of the product that alone reads them."""
    found = next(filter(None, (_pair(region, product) for product in region.members)), None)
    if found is None:
        return region
    number, product = found
    weights = region.members[number - len(region.operands)]
    joined = _joined(weights, product)
    if joined is None:
        return region
    members = (joined if member is product else member for member in region.members if member is not weights)
    return replace(region, members=tuple(_renumbered(member, number) for member in members))


def quantized_product(weights: Application, product: Application) -> Application | None:
    """A product of numbers that are dequantized as one application, which has every bit of the two; or None.

    The weights are one matrix, with one scale, a scale for each column, or one for each row.
    """
    a, b = product.operands[:2]
    if a is None or b is None or not _is_matrix(b) or product.attributes.get("packed_columns"):
        return None
    q, matrix = weights.operand(0), b.with_shape(b.shape[-_MATRIX:])
    is_f32 = weights.result.dtype is product.result.dtype is DType.F32
    if not is_f32 or not has_scales(weights, matrix.shape) or not lies(weights, matrix.shape):
        return None
    scales = (*weights.operands, None, None, None)[1:_PARTS]
    return Application(
        operands=(a, q.with_shape(matrix.shape), *scales, None),
        result=product.result,
        attributes=_attributes(weights),
        numerics=product.numerics,
        constants=frozenset(place + 1 for place in weights.constants) | (product.constants & {0}),
    )


def _attributes(weights: Application) -> dict[str, Attribute]:
    """Those of a product of numbers: integers are not multiplied, whatever is declared of weights."""
    kept = {name: weights.attributes[name] for name in ("scale", "zero_point", "weight_layout")}
    return {**kept, "inner": inner_of(weights), "act_quant": 0, "act": "none"}


def inner_of(weights: Application) -> int:
    """Neighbours that share a scale."""
    axis = weights.integer("axis")
    return prod(weights.result.shape[axis + 1 :]) if axis >= 0 else 1


def has_scales(weights: Application, matrix: tuple[int, ...]) -> bool:
    """Whether the scales are one, one for each column of a matrix, or one for each row."""
    scales = (*weights.operands, None)[1]
    rows, columns = matrix
    return scales is None or (scales.elements, inner_of(weights)) in ((columns, 1), (rows, columns))


def lies(weights: Application, matrix: tuple[int, ...]) -> bool:
    """Whether the bytes are those of a matrix: other layouts than row by row depend on the extents."""
    q = weights.operand(0)
    is_plain = weights.integer("weight_layout") != OUTPUT_MAJOR and q.dtype is not DType.E8CB
    return q.shape == matrix or (is_plain and q.elements == prod(matrix))


def _is_matrix(kind: TensorType) -> bool:
    return kind.rank >= _MATRIX and prod(kind.shape[:-_MATRIX]) == 1


def _pair(region: Region, product: Member) -> tuple[int, Member] | None:
    """The number of what is dequantized for a product, and the product."""
    number = product.sources[_WEIGHTS] if product.op.name == "matmul" else ABSENT
    weights = None if number == ABSENT else region.member(number)
    return (number, product) if weights is not None and weights.op.name == "dequantize" else None


def _joined(weights: Member, product: Member) -> Member | None:
    application = quantized_product(weights.application, product.application)
    if application is None:
        return None
    parts = (*weights.sources, ABSENT, ABSENT, ABSENT)[:_PARTS]
    return Member(op=MATMUL_DEQUANT, application=application, sources=(product.sources[0], *parts, ABSENT))


def _renumbered(member: Member, dropped: int) -> Member:
    sources = tuple(source - (source > dropped) for source in member.sources)
    return replace(member, sources=sources)
