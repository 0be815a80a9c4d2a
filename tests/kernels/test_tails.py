"""What follows products, convolutions and quantized tensors: one kernel has the bits of all, one by one."""

from dataclasses import replace

import numpy as np
import pytest

from holowork.ir import Graph, TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Array, GraphBuilder, Member, Region, region_launches
from holowork.ops.kernels.tails import fitted
from kernels_ir import FLOATS, CpuFeatures, DType, LookupSpec, PanelConvSpec, runnable_presets
from tests.distances import same_bits
from tests.kernels.guarded import run_launches
from tests.kernels.regions import agree, region_of
from tests.kernels.rows import SPECIAL, numbers, with_special

on_every_cpu = pytest.mark.parametrize("cpu", runnable_presets(), ids=lambda cpu: cpu.name)
of_every_float = pytest.mark.parametrize("dtype", [DType.F32, DType.F16, DType.BF16], ids=lambda d: d.text)
in_both_modes = pytest.mark.parametrize("numerics", ["fused", "strict"])
COLUMNS = (1, 8, 15, 16, 17, 33)
"""Around vectors of every width."""
FORMS = {
    "whole": lambda m, n: (m, n),
    "row": lambda m, n: (n,),
    "column": lambda m, n: (m, 1),
    "one": lambda m, n: (),
}
"""How what is read beside a product broadcasts to it."""


def drawn(graph: Graph) -> tuple[Array, ...]:
    """Operands of a graph; special values are among what is beside a product."""
    kinds = [graph[i].type for i in graph.inputs]
    usual = [numbers(kind, i) for i, kind in enumerate(kinds)]
    strewn = (
        with_special(x, *SPECIAL) if kinds[i].dtype in FLOATS else x for i, x in enumerate(usual[2:], 2)
    )
    return (*usual[:2], *strewn)


@on_every_cpu
@in_both_modes
@of_every_float
@pytest.mark.parametrize("form", FORMS)
def test_products_go_on_with_what_is_beside_them(
    form: str, dtype: DType, numerics: str, cpu: CpuFeatures
) -> None:
    for columns in COLUMNS:
        g = GraphBuilder("tail", numerics=numerics)
        a, b = g.input("a", (5, 6), dtype), g.input("b", (6, columns), dtype)
        r = g.input("r", FORMS[form](5, columns), dtype)
        g.output("y", ((a @ b) - r).gelu() * r)
        graph = g.freeze()

        assert agree(graph, drawn(graph), cpu), columns


@on_every_cpu
@of_every_float
@pytest.mark.parametrize("has_c", [False, True])
def test_gemm_is_rounded_before_its_tail(dtype: DType, cpu: CpuFeatures, *, has_c: bool) -> None:
    g = GraphBuilder("tail")
    a, b, d = g.input("a", (5, 7), dtype), g.input("b", (33, 7), dtype), g.input("d", (5, 33), dtype)
    c = g.input("c", (33,), dtype) if has_c else None
    y = g.op("gemm", a, b, c, alpha=0.7, beta=-1.3, trans_b=True)
    g.output("y", (d - y).exp())
    graph = g.freeze()

    assert agree(graph, drawn(graph), cpu)


@on_every_cpu
@pytest.mark.parametrize("name", ["matmul_activation", "matmul_add", "matmul_add_activation"])
def test_calls_that_go_on_themselves_go_on(name: str, cpu: CpuFeatures) -> None:
    dtype = DType.BF16
    kinds = [TensorType(dtype, shape) for shape in ((5, 7), (7, 17), (5, 17))][: 2 + ("add" in name)]
    beside = TensorType(dtype, (5, 17))
    first = TABLE[name].apply(tuple(kinds), {} if name == "matmul_add" else {"act": "silu"})
    last = TABLE["mul"].apply((first.result, beside), {})
    count = len(kinds)
    members = (
        Member(op=TABLE[name], application=first, sources=tuple(range(count))),
        Member(op=TABLE["mul"], application=last, sources=(count + 1, count)),
    )
    region = Region(operands=(*kinds, beside), members=members)
    operands = tuple(numbers(kind, i) for i, kind in enumerate(region.operands) if kind)
    launches = region_launches(region)
    assert launches is not None

    found, _ = run_launches(launches, operands, region.result, cpu=cpu)

    assert same_bits(region.reference(operands), found)


@on_every_cpu
@in_both_modes
@pytest.mark.parametrize("kernel", [1, 3])
@pytest.mark.parametrize("groups", [1, 2])
def test_convolutions_go_on_channel_by_channel(
    kernel: int, groups: int, numerics: str, cpu: CpuFeatures
) -> None:
    for dtype, width in ((DType.F32, 5), (DType.F32, 19), (DType.F16, 9)):
        g = GraphBuilder("conv", numerics=numerics)
        x, w = g.input("x", (2, 4, 6, width), dtype), g.input("w", (6, 4 // groups, kernel, kernel), dtype)
        y = g.op("conv2d", x, w, groups=groups, pads=(kernel // 2,) * 4)
        bias, residual = g.input("b", (6, 1, 1), dtype), g.input("r", y.shape, dtype)
        line, image = g.input("l", (6, 1), dtype), g.input("i", (2, 1, 1, 1), dtype)
        g.output("y", (((y + bias).relu() + residual) * line) - image)
        graph = g.freeze()

        assert agree(graph, drawn(graph), cpu), (dtype, width)


@on_every_cpu
@pytest.mark.parametrize("strides", [(2, 1), (2, 2)])
def test_divided_images_go_on_too(strides: tuple[int, int], cpu: CpuFeatures) -> None:
    g = GraphBuilder("conv")
    x, w = g.input("x", (1, 3, 11, 21)), g.input("w", (17, 3, 3, 3))
    y = g.op("conv2d", x, w, strides=strides, pads=(1, 1, 1, 1))
    bias, residual = g.input("b", (17, 1, 1)), g.input("r", y.shape)
    g.output("y", ((y + bias) * residual).silu())
    graph = g.freeze()

    assert agree(graph, drawn(graph), cpu)


@on_every_cpu
@in_both_modes
@pytest.mark.parametrize("width", [1, 3, 7, 14, 15, 16, 17, 33])
def test_filters_side_by_side_go_on_channel_by_channel(width: int, numerics: str, cpu: CpuFeatures) -> None:
    for filters, groups, stride in ((32, 1, 1), (60, 1, 2), (96, 2, 1)):
        g = GraphBuilder("conv", numerics=numerics)
        x, w = g.input("x", (2, 4, 7, width)), g.input("w", (filters, 4 // groups, 3, 3))
        y = g.op("conv2d", x, w, groups=groups, strides=(stride, stride), pads=(1, 1, 1, 1))
        bias, residual = g.input("b", (filters, 1, 1)), g.input("r", y.shape)
        channel, image = g.input("c", (2, filters, 1, 1)), g.input("i", (2, 1, 1, 1))
        g.output("y", (((y + bias).relu() + residual) * channel) - image)
        graph = g.freeze()
        launches = region_launches(region_of(graph))
        assert launches is not None

        assert PanelConvSpec is type(launches.launches[-1].spec)
        assert agree(graph, drawn(graph), cpu), filters


@on_every_cpu
@pytest.mark.parametrize("parts", [2, 5, 99])
def test_parts_of_a_convolution_go_on_in_any_order(parts: int, cpu: CpuFeatures) -> None:
    g = GraphBuilder("conv")
    x, w = g.input("x", (2, 4, 9, 4)), g.input("w", (64, 2, 3, 3))
    y = g.op("conv2d", x, w, groups=2)
    g.output("y", (y + g.input("b", (64, 1, 1))).gelu() - g.input("r", y.shape))
    graph = g.freeze()
    region, operands = region_of(graph), drawn(graph)
    launches = region_launches(region)
    assert launches is not None
    *before, last = launches.launches
    divided = replace(launches, launches=(*before, *reversed(last.divided(parts))))

    found, _ = run_launches(divided, operands, region.result, cpu=cpu)

    assert same_bits(region.reference(operands), found)


@on_every_cpu
@pytest.mark.parametrize("filters", [6, 32])
def test_convolutions_go_on_to_another_dtype(filters: int, cpu: CpuFeatures) -> None:
    g = GraphBuilder("conv")
    y = g.op("conv2d", g.input("x", (1, 4, 6, 9)), g.input("w", (filters, 4, 3, 3)))
    g.output("y", (y + g.input("b", (filters, 1, 1))).cast(DType.BF16))
    graph = g.freeze()

    assert agree(graph, drawn(graph), cpu)


@on_every_cpu
@in_both_modes
@pytest.mark.parametrize("dtype", [DType.I8, DType.U8, DType.I4], ids=lambda d: d.text)
@pytest.mark.parametrize("scales", ["one", "columns", "rows"])
def test_weights_are_dequantized_in_place(scales: str, dtype: DType, numerics: str, cpu: CpuFeatures) -> None:
    for rows, depth, columns in ((1, 6, 31), (5, 9, 130), (15, 4, 17)):
        g = GraphBuilder("weights", numerics=numerics)
        a, q = g.input("a", (rows, depth)), g.input("q", (depth, columns), dtype)
        row = g.input("v", (columns,))
        if scales == "one":
            weights = g.op("dequantize", q, scale=0.3, zero_point=3 if dtype is DType.U8 else -3)
        else:
            axis, count = (1, columns) if scales == "columns" else (0, depth)
            s, z = g.input("s", (count,)), g.input("z", (count,), "i32")
            weights = g.op("dequantize", q, s, z, axis=axis)
        whole = g.input("r", (rows, columns))
        g.output("y", (((a @ weights) + row).tanh() - whole) * g.input("c", (rows, 1)))
        graph = g.freeze()

        assert agree(graph, drawn(graph), cpu), (rows, depth, columns)


@on_every_cpu
@pytest.mark.parametrize("dtype", [DType.I8, DType.U8, DType.I4], ids=lambda d: d.text)
@pytest.mark.parametrize("result", ["f32", "f16", "bf16"])
def test_every_quantized_element_is_looked_up(dtype: DType, result: str, cpu: CpuFeatures) -> None:
    every = np.arange(1 << dtype.bits).astype(np.uint8)
    elements = (every ^ 8).astype(np.int8) - 8 if dtype is DType.I4 else every.view(NUMPY_DTYPES[dtype])
    q = np.tile(elements.astype(NUMPY_DTYPES[dtype]), 17)
    for act in ("sigmoid", "tanh", "gelu", "silu", "exp", "erf"):
        g = GraphBuilder("chain")
        numbers_ = g.op("dequantize", g.input("q", q.shape, dtype), scale=0.07, zero_point=3, dtype=result)
        g.output("y", -g.op(act, numbers_))

        assert agree(g.freeze(), (q,), cpu), act


def test_few_bits_are_always_looked_up() -> None:
    g = GraphBuilder("chain")
    g.output("y", g.op("dequantize", g.input("q", (7,), "i4"), scale=0.5).tanh())

    launches = region_launches(region_of(g.freeze()))

    assert launches is not None
    assert [LookupSpec] == [type(launch.spec) for launch in launches.launches[1:]]


@pytest.mark.parametrize(
    ("shape", "around", "wanted", "expected"),
    [
        ((16,), (2, 3, 16), (6, 16), (1, 16)),
        ((2, 3, 1), (2, 3, 16), (6, 16), (6, 1)),
        ((2, 1, 16), (2, 3, 16), (6, 16), None),
        ((4, 1, 1), (2, 4, 5, 7), (2, 4, 35), (1, 4, 1)),
        ((5, 1), (2, 4, 5, 7), (2, 4, 35), None),
        ((), (2, 3), (6,), (1,)),
        ((2, 3), (2, 3), (1, 6, 1), (1, 6, 1)),
        ((1, 6), (4, 6), (2, 2, 6), (1, 1, 6)),
        ((), (), (), ()),
    ],
)
def test_what_broadcasts_to_some_extents_fits_others(
    shape: tuple[int, ...],
    around: tuple[int, ...],
    wanted: tuple[int, ...],
    expected: tuple[int, ...] | None,
) -> None:
    found = fitted(TensorType(DType.F32, shape), around, wanted)

    assert expected == (None if found is None else found.shape)
