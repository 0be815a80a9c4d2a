"""f16 and bf16 compute in f32 and are narrowed once, in every op that computes."""

from typing import Any

import numpy as np
import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from holowork.core import OpError
from holowork.ir import TensorType
from holowork.ops import Array, OpSpec, Trait, comparisons, elementwise, functions
from kernels_ir import FLOATS, DType
from tests.distances import same_bits
from tests.ops.rows import apply, typed
from tests.recipes import ALL, FIRST, recipe_of
from tests.strategies import FEW, OFFERED, arrays

NARROW = sorted(FLOATS - {DType.F32})
OTHERWISE = {"cast", *(row.name for row in (*elementwise.OPS, *functions.OPS, *comparisons.OPS))}
"""Ops whose own tests go through every 16-bit float, and the one with an element type of its own."""
COMPUTED = [
    row
    for row in OFFERED
    if row.accepts >= set(NARROW)
    and not row.traits & (Trait.COMPOSITE | Trait.MOVEMENT)
    and row.name not in OTHERWISE
]
Drawn = tuple[list[Array | None], dict[str, Any]]


def operands_for(data: st.DataObject, request: tuple[OpSpec, DType]) -> Drawn:
    """Operands of any bits for an op, and attributes."""
    row, dtype = request
    first = TensorType(dtype, data.draw(FIRST.get(row.name, ALL)))
    asked = recipe_of(row)(data.draw, first)
    kinds = dict(enumerate((first, *asked.others)))
    operands = [
        kind if kind is None else asked.values.get(place, data.draw(arrays(kind)))
        for place, kind in kinds.items()
    ]
    return operands, dict(asked.attributes)


def widened(x: Array | None, dtype: DType) -> Array | None:
    is_narrow = x is not None and x.dtype == typed(0, dtype).dtype
    return x.astype(np.float32) if x is not None and is_narrow else x


@pytest.mark.parametrize("dtype", NARROW, ids=lambda dtype: dtype.text)
@pytest.mark.parametrize("row", COMPUTED, ids=lambda row: row.name)
@given(data=st.data())
@FEW
def test_16_bit_floats_are_the_f32_result_narrowed(row: OpSpec, dtype: DType, data: st.DataObject) -> None:
    operands, given_attributes = operands_for(data, (row, dtype))
    try:
        narrow = apply(row.name, *operands, **given_attributes).result()
    except OpError:
        reject()

    with np.errstate(all="ignore"):
        wide = apply(row.name, *(widened(x, dtype) for x in operands), **given_attributes).result()

        assert same_bits(wide.astype(narrow.dtype), narrow)
