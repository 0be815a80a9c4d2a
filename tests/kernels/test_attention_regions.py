"""Attention from its ops: one kernel has the bits of products, scale, mask, softmax and products again."""

import numpy as np
import pytest

from holowork.ops import GraphBuilder, region_launches
from kernels_ir import CpuFeatures, HeadsSpec, runnable_presets
from tests.distances import same_bits
from tests.kernels.guarded import run_launches
from tests.kernels.regions import region_of
from tests.kernels.rows import SPECIAL, numbers, with_special

on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
in_both_modes = pytest.mark.parametrize("numerics", ["fused", "strict"])
SHAPES = ((1, 1, 1), (3, 2, 1), (8, 65, 16), (9, 63, 17), (17, 64, 5), (33, 129, 31), (49, 16, 20))
"""Rows, keys and elements: few rows and panels, around vectors of every width and the 64 lanes."""


def agrees(graph: GraphBuilder, cpu: CpuFeatures, *special: float) -> bool:
    """Whether attention and at most copies have the bits of the references, one after another."""
    region = region_of(graph.freeze())
    launches = region_launches(region)
    assert launches is not None
    assert sum(isinstance(launch.spec, HeadsSpec) for launch in launches.launches) == 1
    kinds = [kind for kind in region.operands if kind is not None]
    drawn = (numbers(kind, place) for place, kind in enumerate(kinds))
    operands = tuple(with_special(x, *special) if special else x for x in drawn)
    found, is_fault = run_launches(launches, operands, region.result, cpu=cpu)
    return not is_fault and same_bits(region.reference(operands), found)


@on_every_cpu
@in_both_modes
@pytest.mark.parametrize("scale", ["none", "mul", "div"])
@pytest.mark.parametrize("has_mask", [False, True], ids=["all", "masked"])
def test_heads_of_any_extents(scale: str, numerics: str, cpu: CpuFeatures, *, has_mask: bool) -> None:
    for rows, keys, width in SHAPES:
        g = GraphBuilder("attention", numerics=numerics)
        q, k = g.input("q", (2, 3, rows, width)), g.input("k", (2, keys, 3, width))
        scores = q @ k.transpose((0, 2, 3, 1))
        if scale != "none":
            scores = g.op(scale, scores, g.input("s", (1, 1, 1, 1)).expand((2, 3, rows, keys)))
        if has_mask:
            scores = g.input("m", (rows, keys)).expand((2, 3, rows, keys)) + scores
        g.output("y", scores.softmax() @ g.input("v", (2, 3, keys, width)))

        assert agrees(g, cpu), (rows, keys, width)


@on_every_cpu
@pytest.mark.parametrize("rows", [3, 33])
@pytest.mark.parametrize(
    "values", [SPECIAL, (np.nan,), (np.inf,), (-np.inf,), (0.0, -0.0), (1e-45,)], ids=str
)
def test_special_values_spread_as_they_do_op_by_op(
    values: tuple[float, ...], rows: int, cpu: CpuFeatures
) -> None:
    g = GraphBuilder("attention")
    q, k, v = g.input("q", (2, rows, 8)), g.input("k", (2, 70, 8)), g.input("v", (2, 70, 8))
    m = g.input("m", (1, rows, 70)).expand((2, rows, 70))
    g.output("y", (q @ k.transpose((0, 2, 1)) + m).softmax() @ v)

    assert agrees(g, cpu, *values)


@on_every_cpu
@pytest.mark.parametrize("rows", [5, 33])
def test_rows_that_a_mask_hides_altogether_weigh_nothing(rows: int, cpu: CpuFeatures) -> None:
    g = GraphBuilder("attention")
    x, m = g.input("x", (rows, 8)), g.input("m", (rows, rows))
    g.output("y", (x @ x.transpose() + m).softmax() @ x)
    region = region_of(g.freeze())
    launches = region_launches(region)
    assert launches is not None
    mask = np.where(np.tri(rows, k=-1), np.float32(0), np.float32(-np.inf))
    operands = (numbers(region.operands[0] or region.result), mask)

    found, _ = run_launches(launches, operands, region.result, cpu=cpu)

    assert same_bits(region.reference(operands), found)
    assert not found[0].any()
