"""Norms, softmax and reductions with what stands before and behind them: one kernel has the bits of all."""

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from holowork.ir import ABSENT
from holowork.ops import TABLE, Array, GraphBuilder, Member, Region, Tensor, region_launches
from kernels_ir import (
    PRESETS,
    Apply,
    CpuFeatures,
    DType,
    ElementwiseSpec,
    End,
    Ends,
    KernelSpec,
    NormSpec,
    Read,
    SoftmaxSpec,
    emit,
)
from tests.distances import same_bits
from tests.golden import Golden
from tests.kernels.guarded import run_launches
from tests.kernels.regions import region_of
from tests.kernels.rows import LENGTHS, SPECIAL, numbers, with_special
from tests.kernels.turns import on_cpus_in_turn

GOLDEN = Path(__file__).parent / "golden" / "ends"
NUMERICS = ("fused", "strict")
Op = Callable[[Tensor], Tensor]
OPS: dict[str, Op] = {
    "layer_norm": lambda x: x.layer_norm(epsilon=1e-5),
    "rms_norm": lambda x: x.rms_norm(epsilon=1e-5),
    "softmax": lambda x: x.softmax(),
    "log_softmax": lambda x: x.log_softmax(),
    "sum": lambda x: x.reduce_sum(axes=(-1,), keepdims=True),
    "mean": lambda x: x.reduce_mean(axes=(-1,), keepdims=True),
    "prod": lambda x: x.reduce_prod(axes=(-1,), keepdims=True),
    "max": lambda x: x.reduce_max(axes=(-1,), keepdims=True),
}
BROADCAST = {
    "whole": (2, 3, 0),
    "row": (0,),
    "line": (2, 3, 1),
    "one": (),
    "rows of a matrix": (1, 3, 0),
    "matrices": (2, 1, 0),
    "batches": (2, 1, 1),
}
"""Extents of what broadcasts to [2, 3, length]; 0 stands for the length."""


def operands_of(region: Region, *special: float) -> tuple[Array, ...]:
    """Numbers for the operands of a region, special ones among those of floats."""
    kinds = [kind for kind in region.operands if kind is not None]
    made = (numbers(kind, place) for place, kind in enumerate(kinds))
    pairs = zip(made, kinds, strict=True)
    return tuple(with_special(x, *special) if special and kind.dtype.is_float else x for x, kind in pairs)


def agrees(graph: GraphBuilder, cpu: CpuFeatures, *special: float) -> bool:
    """Whether the kernels of a whole graph have the bits of the references; nothing is left to others."""
    region = region_of(graph.freeze())
    return has_bits_of_references(region, operands_of(region, *special), cpu)


def has_bits_of_references(region: Region, operands: tuple[Array, ...], cpu: CpuFeatures) -> bool:
    """Whether one kernel, and copies at most, have the bits of all members."""
    launches = region_launches(region)
    assert launches is not None
    assert len({type(launch.spec) for launch in launches.launches} - {ElementwiseSpec}) == 1
    found, is_fault = run_launches(launches, operands, region.result, cpu=cpu)
    return not is_fault and same_bits(region.reference(operands), found)


@on_cpus_in_turn(name=OPS, numerics=NUMERICS)
def test_lines_of_any_length_have_ends(name: str, numerics: str, cpu: CpuFeatures) -> None:
    for length in filter(None, LENGTHS):
        g = GraphBuilder("ends", numerics=numerics)
        x, r, b = g.input("x", (3, length)), g.input("r", (3, length)), g.input("b", (length,))
        g.output("y", OPS[name](x * r + b).sigmoid())

        assert agrees(g, cpu), length


@on_cpus_in_turn(form=BROADCAST, dtype=(DType.F32, DType.BF16), name=("layer_norm", "softmax", "sum"))
def test_what_broadcasts_to_lines_is_read_as_it_lies(
    form: str, dtype: DType, name: str, cpu: CpuFeatures
) -> None:
    for length in (1, 67):
        shape = tuple(extent or length for extent in BROADCAST[form])
        g = GraphBuilder("ends")
        x, r = g.input("x", (2, 3, length), dtype), g.input("r", shape, dtype)
        made = OPS[name]((x + r) * r)
        g.output("y", (made - r).tanh() if made.shape == x.shape else made.tanh())

        assert agrees(g, cpu), length


@on_cpus_in_turn(name=OPS)
def test_special_values_pass_both_ends(name: str, cpu: CpuFeatures) -> None:
    for values in (SPECIAL, (np.nan,), (np.inf,), (-np.inf,), (0.0, -0.0), (1e-45,)):
        g = GraphBuilder("ends")
        x, r = g.input("x", (6, 67)), g.input("r", (6, 67))
        g.output("y", OPS[name](x.min(r)).abs())

        assert agrees(g, cpu, *values), values


@on_cpus_in_turn(
    dtypes=(
        (DType.F16, DType.F32),
        (DType.F32, DType.F16),
        (DType.BF16, DType.BOOL),
        (DType.F32, DType.I32),
    ),
    name=OPS,
)
def test_ends_change_the_dtype(dtypes: tuple[DType, DType], name: str, cpu: CpuFeatures) -> None:
    dtype, result = dtypes
    g = GraphBuilder("ends")
    x, r = g.input("x", (3, 67)), g.input("r", (3, 67), DType.I32)
    made = OPS[name](x.cast(dtype) + r.cast(DType.I8).cast(dtype))
    g.output("y", made.cast(result))

    assert agrees(g, cpu)


@on_cpus_in_turn(
    name=("softmax", "log_softmax", "reduce_sum", "reduce_mean", "reduce_max"), numerics=NUMERICS
)
def test_columns_have_ends(name: str, numerics: str, cpu: CpuFeatures) -> None:
    for shape in ((1, 5), (5, 1), (65, 33), (3, 64, 17), (200, 300)):
        axis = len(shape) - 2
        along = {"axis": axis} if "softmax" in name else {"axes": (axis,)}
        g = GraphBuilder("ends", numerics=numerics)
        x, r = g.input("x", shape), g.input("r", shape)
        made = g.op(name, (x - r).exp(), **along)
        z = g.input("z", made.shape)
        g.output("y", (made * z).sqrt())

        assert agrees(g, cpu), shape


@on_cpus_in_turn(
    axes=((0,), (1,), (0, 1)),
    dtype=(DType.I32, DType.U8, DType.I64),
    name=("reduce_sum", "reduce_prod", "reduce_min", "reduce_max"),
)
def test_integers_have_ends(axes: tuple[int, ...], dtype: DType, name: str, cpu: CpuFeatures) -> None:
    g = GraphBuilder("ends")
    x, r = g.input("x", (5, 67), dtype), g.input("r", (5, 67), dtype)
    g.output("y", g.op(name, x.max(r), axes=axes).cast(DType.F32).exp())

    assert agrees(g, cpu)


@on_cpus_in_turn(shape=((2, 6, 1), (2, 6, 7, 5), (1, 6, 67)), numerics=NUMERICS)
def test_groups_of_channels_have_ends(shape: tuple[int, ...], numerics: str, cpu: CpuFeatures) -> None:
    for dtype in (DType.F32, DType.F16):
        for name, given in (("group_norm", {"num_groups": 3}), ("instance_norm", {})):
            g = GraphBuilder("ends", numerics=numerics)
            x, r, w = g.input("x", shape, dtype), g.input("r", shape, dtype), g.input("w", (6,), dtype)
            g.output("y", g.op(name, x + r, w, w, **given).silu() * r)

            assert agrees(g, cpu), (name, dtype)


@on_cpus_in_turn(given=((), ("gamma",), ("gamma", "residual"), (None, "residual")))
def test_a_norm_with_operands_of_its_own_has_a_head(given: tuple[str | None, ...], cpu: CpuFeatures) -> None:
    for dtype in (DType.F32, DType.BF16):
        g = GraphBuilder("ends")
        x, r = g.input("x", (3, 67), dtype), g.input("r", (3, 67), dtype)
        kinds = {"gamma": (67,), "residual": (3, 67)}
        own = [g.input(role, kinds[role], dtype) if role else None for role in given]
        first = TABLE["add"].apply((x.type, r.type), {})
        kinds_of = (first.result, *(None if one is None else one.type for one in own))
        norm = TABLE["add_rms_norm"].apply(kinds_of, {})
        inputs = tuple(one.type for one in (x, r, *own) if one is not None)
        places = iter(range(2, len(inputs)))
        sources = (len(inputs), *(ABSENT if one is None else next(places) for one in own))
        region = Region(
            operands=inputs,
            members=(
                Member(op=TABLE["add"], application=first, sources=(0, 1)),
                Member(op=TABLE["add_rms_norm"], application=norm, sources=sources),
            ),
        )

        assert has_bits_of_references(region, operands_of(region), cpu), dtype


F32 = DType.F32
ENDS = Ends(
    head=End(
        expression=Apply("add", (Read(0), Read(1)), F32),
        result=F32,
        operands=(F32,) * 2,
        uniform=(False,) * 2,
    ),
    tail=End(expression=Apply("silu", (Read(0),), F32), result=F32),
)
"""A residual, and an activation that is computed of whole lines."""
SPECS: dict[str, KernelSpec] = {
    "norm": NormSpec(dtype=F32, operands=(), is_centred=False, epsilon=1e-5, ends=ENDS),
    "softmax_of_columns": SoftmaxSpec(dtype=F32, is_column=True, is_log=True, ends=ENDS),
}


@pytest.mark.parametrize("cpu", PRESETS, ids=lambda cpu: cpu.name)
@pytest.mark.parametrize("name", SPECS)
def test_text_is_as_recorded(name: str, cpu: CpuFeatures, golden: Golden) -> None:
    golden.page(GOLDEN / f"{cpu.name}_{name}.ll", emit(SPECS[name], cpu))
