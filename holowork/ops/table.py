"""The operation table: every op and every fused call, by name and by discriminant."""

from collections.abc import Mapping
from types import MappingProxyType

from holowork.core import OpError
from holowork.ops import (
    attentions,
    binary,
    comparisons,
    conversion,
    convolution,
    distribution,
    elementwise,
    functions,
    fused,
    indexing,
    layout,
    linalg,
    normalization,
    patches,
    pooling,
    positions,
    quantization,
    quantized_matmul,
    reduction,
    response_norm,
    sampling,
)
from holowork.ops.attributes import shown
from holowork.ops.spec import OpSpec
from holowork.ops.suggestions import instead_of, nearest_op, question

_MODULES: Mapping[str, tuple[tuple[OpSpec, ...], ...]] = {
    "Signs, bits, rounding": (elementwise.OPS,),
    "Functions": (functions.OPS,),
    "Arithmetic": (binary.OPS,),
    "Comparisons": (comparisons.OPS,),
    "Conversion": (conversion.OPS,),
    "Matrices": (linalg.OPS, fused.OPS),
    "Images": (convolution.OPS, pooling.OPS, patches.OPS),
    "Normalization": (normalization.OPS, response_norm.OPS, distribution.OPS),
    "Reductions": (reduction.OPS,),
    "Layout": (layout.OPS, sampling.OPS),
    "Choosing and scanning": (indexing.OPS,),
    "Attention": (attentions.OPS, positions.OPS),
    "Quantization": (quantization.OPS, quantized_matmul.OPS),
}
FAMILIES: Mapping[str, tuple[OpSpec, ...]] = MappingProxyType(
    {title: tuple(row for rows in modules for row in rows) for title, modules in _MODULES.items()}
)
"""Every op, under the title of its family."""
OPS: tuple[OpSpec, ...] = tuple(
    sorted((row for rows in FAMILIES.values() for row in rows), key=lambda row: row.id)
)
TABLE: Mapping[str, OpSpec] = MappingProxyType({row.name: row for row in OPS})
BY_DISCRIMINANT: Mapping[int, OpSpec] = MappingProxyType(
    {discriminant: row for row in OPS for discriminant in row.wire}
    | {row.own_discriminant: row for row in OPS if row.is_offered}
)


class UnknownOp(OpError):
    """There is no op of this name."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.near = nearest_op(name, (row.name for row in OPS if row.is_offered))
        hint = instead_of(name) or question(self.near) or "hw.ops lists them"
        super().__init__(f"op {shown(name)}: expected the name of an op, found none of that name. {hint}")


def op_named(name: str) -> OpSpec:
    """The row of an op; raises UnknownOp, which names the nearest ones."""
    row = TABLE.get(name)
    if row is None:
        raise UnknownOp(name)
    return row
