"""The operation table: every op and every fused call, by name and by discriminant."""

from collections.abc import Mapping
from types import MappingProxyType

from holowork.core import OpError
from holowork.ops import (
    attention,
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
    lrn,
    normalization,
    patches,
    pooling,
    positions,
    quantization,
    quantized_matmul,
    reduction,
    sampling,
)
from holowork.ops.attributes import shown
from holowork.ops.spec import OpSpec
from holowork.ops.suggestions import meant, nearest

_MODULES = (
    elementwise,
    functions,
    binary,
    comparisons,
    linalg,
    convolution,
    patches,
    pooling,
    normalization,
    lrn,
    reduction,
    distribution,
    layout,
    sampling,
    indexing,
    conversion,
    attention,
    positions,
    quantization,
    quantized_matmul,
    fused,
)
OPS: tuple[OpSpec, ...] = tuple(
    sorted((row for module in _MODULES for row in module.OPS), key=lambda row: row.id)
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
        self.near = nearest(name, (row.name for row in OPS if row.is_offered))
        hint = meant(self.near) or "hw.ops lists them"
        super().__init__(f"op {shown(name)}: expected the name of an op, found none of that name. {hint}")


def op_named(name: str) -> OpSpec:
    """The row of an op; raises UnknownOp, which names the nearest ones."""
    row = TABLE.get(name)
    if row is None:
        raise UnknownOp(name)
    return row
