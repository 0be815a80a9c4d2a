"""Every kernel has the bits of its reference, on every preset that the machine can run."""

from dataclasses import replace

import pytest
from hypothesis import given, reject
from hypothesis import strategies as st

from holowork.core import OpError
from holowork.ir import TensorType
from holowork.ops import OPS, Application, Array, OpSpec
from holowork.ops.arithmetic import FUSED, STRICT
from kernels_ir import CpuFeatures, DType, runnable_presets
from tests.distances import same_bits
from tests.kernels.running import run
from tests.recipes import ALL, FIRST, recipe_of
from tests.strategies import FEW, arrays

WITH_KERNEL = [row for row in OPS if row.kernel is not None]
BY_REFERENCE: dict[str, str] = {
    "reshape": "the runtime binds the bytes of its operand, so there is nothing to compute",
}
"""Ops without a kernel, and why."""


def check(
    row: OpSpec, application: Application, operands: tuple[Array | None, ...], cpu: CpuFeatures
) -> None:
    """Compare the kernels of an application, where there are some, with its reference."""
    assert row.kernel is not None
    launches = row.kernel(application)
    if launches is None or not application.result.elements:
        reject()

    found = run(launches, operands, application.result, cpu)

    assert same_bits(row.reference(operands, application), found)


@pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("row", WITH_KERNEL, ids=lambda row: row.name)
@FEW
@given(data=st.data())
def test_kernel_has_the_bits_of_the_reference(row: OpSpec, cpu: CpuFeatures, data: st.DataObject) -> None:
    dtype = data.draw(st.sampled_from(sorted(row.accepts - {DType.F64})))
    first = TensorType(dtype, data.draw(FIRST.get(row.name, ALL)))
    asked = recipe_of(row)(data.draw, first)
    kinds = (first, *asked.others)
    try:
        application = row.apply(kinds, asked.attributes)
    except OpError:
        reject()
    numerics = data.draw(st.sampled_from([FUSED, FUSED, STRICT]))
    operands = tuple(
        kind if kind is None else asked.values.get(place, data.draw(arrays(kind)))
        for place, kind in enumerate(kinds)
    )

    check(row, replace(application, numerics=numerics), operands, cpu)


def test_every_op_that_computes_has_a_kernel_or_a_reason() -> None:
    lacking = {row.name for row in OPS if row.is_offered and row.kernel is None}

    assert set(BY_REFERENCE) == lacking
