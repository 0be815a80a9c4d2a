"""Load passes on products, quantized tensors and tables: each alone beside no pass at all.

Sessions are prepared on arrays of the caller, on one thread. What a condition of cost leaves off is measured
with the condition set aside: there the work apart is ours, the fused one beside it.
The baseline that computes one at a time is code of the same compiler, a loop that dequantizes into memory and
one that calls `tanhf` of the C library.
"""

from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import find_spec
from typing import ClassVar

import numpy as np
import pytest

from holowork.compiler import compile_graph
from holowork.ops import NUMPY_DTYPES, Array, GraphBuilder, Tensor
from holowork.runtime import Session
from holowork.runtime.fusion import dequantize_matmul
from kernels_ir import F32, CpuFeatures, DType, Entry, KernelSpec, compile_object, detect, load
from kernels_ir.builder import Kernel
from kernels_ir.kinds import I8
from kernels_ir.values import Value
from tests.benchmarks.cases import SLACK
from tests.benchmarks.comparing import told
from tests.benchmarks.ours import aligned
from tests.benchmarks.page import Line, Report
from tests.benchmarks.quiet import Call, times

_KEPT: list[object] = []
"""What is measured reads and writes it."""
OVER_ONE_AT_A_TIME, OVER_TORCH = 27, 3
MANY = 1 << 20
SCALE, ZERO_POINT = 0.05, 3


@dataclass(frozen=True, kw_only=True)
class Fusing:
    """A graph in which one load pass fires: its name, the pass, and what is built from a graph."""

    work: str
    pass_: str
    build: Callable[[GraphBuilder], Tensor]

    def __str__(self) -> str:
        return f"{self.pass_}: {self.work}"


def _weights(rows: int, size: int, *, is_constant: bool) -> Callable[[GraphBuilder], Tensor]:
    """A product with weights of a scale for each column."""
    random = np.random.default_rng(0)

    def build(g: GraphBuilder) -> Tensor:
        x = g.input("x", (rows, size))
        given = [
            random.integers(-128, 128, (size, size)).astype(np.int8),
            random.standard_normal(size).astype(np.float32),
            np.zeros(size, np.int32),
        ]
        parts = [
            g.const(part)
            if is_constant
            else g.input(f"p{i}", part.shape, DType.named(_NAMES[part.dtype.name]))
            for i, part in enumerate(given)
        ]
        return x @ g.op("dequantize", *parts, axis=1)

    return build


_NAMES = {"int8": "i8", "float32": "f32", "int32": "i32"}


def _product(rows: int, depth: int, columns: int, dtype: str = "f32") -> Callable[[GraphBuilder], Tensor]:
    """gelu(a·b + v) + r, b constant."""

    def build(g: GraphBuilder) -> Tensor:
        b = np.random.default_rng(1).standard_normal((depth, columns)).astype(np.float32)
        weights = g.const(b.astype(NUMPY_DTYPES[DType.named(dtype)]))
        product = g.input("x", (rows, depth), dtype) @ weights
        return (product + g.input("v", (columns,), dtype)).gelu() + g.input("r", (rows, columns), dtype)

    return build


def _convolution(channels: int, side: int, kernel: int) -> Callable[[GraphBuilder], Tensor]:
    """relu(conv2d(x, w) + v) + r, w constant."""

    def build(g: GraphBuilder) -> Tensor:
        shape = (channels, channels, kernel, kernel)
        w = g.const(np.random.default_rng(1).standard_normal(shape).astype(np.float32))
        y = g.op("conv2d", g.input("x", (1, channels, side, side)), w, pads=(kernel // 2,) * 4)
        return (y + g.input("v", (channels, 1, 1))).relu() + g.input("r", y.shape)

    return build


def _dequantized(g: GraphBuilder) -> Tensor:
    q = g.input("q", (MANY,), "i8")
    return g.op("dequantize", q, scale=SCALE, zero_point=ZERO_POINT).gelu()


def _chain(dtype: str) -> Callable[[GraphBuilder], Tensor]:
    return lambda g: g.input("x", (MANY,), dtype).gelu().tanh().exp()


def _repeated(op: str, small: tuple[int, ...]) -> Callable[[GraphBuilder], Tensor]:
    return lambda g: g.op(
        op, g.input("x", (1024, 256)), g.op("expand", g.input("v", small), shape=(1024, 256))
    )


CASES = (
    *(
        Fusing(
            work=f"weights 1024×1024, {rows} rows, {'constant' if is_constant else 'not constant'}",
            pass_="dequantize-matmul",
            build=_weights(rows, 1024, is_constant=is_constant),
        )
        for rows in (1, 4, 16, 64)
        for is_constant in (True, False)
    ),
    Fusing(
        work="weights 256×256, 4 rows, not constant",
        pass_="dequantize-matmul",
        build=_weights(4, 256, is_constant=False),
    ),
    *(
        Fusing(
            work=f"gelu(a·b + v) + r, {rows}×{depth}×{columns} {dtype}",
            pass_="matmul-epilogue",
            build=_product(rows, depth, columns, dtype),
        )
        for rows, depth, columns, dtype in (
            (64, 256, 1024, "f32"),
            (1, 1024, 1024, "f32"),
            (256, 64, 256, "f32"),
            (64, 256, 1024, "bf16"),
        )
    ),
    *(
        Fusing(
            work=f"relu(conv + v) + r, {channels} channels of {side}×{side}, filters {kernel}×{kernel}",
            pass_="matmul-epilogue",
            build=_convolution(channels, side, kernel),
        )
        for channels, side, kernel in ((64, 56, 1), (64, 28, 3), (16, 112, 3))
    ),
    Fusing(work="gelu of i8, 1 Mi", pass_="dequantize-activation", build=_dequantized),
    Fusing(work="exp(tanh(gelu)) of bf16, 1 Mi", pass_="unary-table", build=_chain("bf16")),
    Fusing(work="exp(tanh(gelu)) of f16, 1 Mi", pass_="unary-table", build=_chain("f16")),
    Fusing(work="x + row, 1024×256", pass_="expand-binary", build=_repeated("add", (256,))),
    Fusing(work="x / column, 1024×256", pass_="expand-binary", build=_repeated("div", (1024, 1))),
)


@pytest.fixture(autouse=True)
def _one_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOLOWORK_THREADS", "1")


@pytest.mark.parametrize("case", CASES, ids=str)
def test_each_pass_alone_beside_none(case: Fusing, report: Report) -> None:
    on, off = _prepared(case, (case.pass_,)), _prepared(case, ())

    found = times({"on": on, "off": off}).seconds

    ratio = found["off"] / found["on"]
    beside = f"without it {told(found['off'])}"
    report(Line(work=str(case), ours=told(found["on"]), beside=beside, ratio=ratio, slack=SLACK))


@pytest.mark.parametrize("rows", [4, 64])
def test_weights_that_are_left_to_be_numbers_first(
    rows: int, report: Report, monkeypatch: pytest.MonkeyPatch
) -> None:
    work = f"constant weights 256×256, {rows} rows: left off"
    case = Fusing(work=work, pass_="dequantize-matmul", build=_weights(rows, 256, is_constant=True))
    left = _prepared(case, (case.pass_,), is_fused=False)
    monkeypatch.setattr(dequantize_matmul, "CACHED", 0)
    forced = _prepared(case, (case.pass_,))

    found = times({"left": left, "forced": forced}).seconds

    ratio = found["forced"] / found["left"]
    beside = f"fused all the same {told(found['forced'])}"
    report(Line(work=str(case), ours=told(found["left"]), beside=beside, ratio=ratio, slack=SLACK))


def test_gelu_of_quantized_elements(report: Report) -> None:
    case = Fusing(work="dequantize, gelu of i8, 1 Mi", pass_="dequantize-activation", build=_dequantized)
    q = np.random.default_rng(0).integers(-128, 128, MANY).astype(np.int8)
    calls = {"ours": _prepared(case, (case.pass_,), (q,)), "one": _one_at_a_time(q), **_torch(q)}

    found = times(calls).seconds

    one = f"one at a time {told(found['one'])}"
    ratio = found["one"] / found["ours"]
    work, ours = case.work, told(found["ours"])
    report(Line(work=work, ours=ours, beside=one, ratio=ratio, target=OVER_ONE_AT_A_TIME, slack=SLACK))
    if "torch" in found:
        beside, ratio = f"torch {told(found['torch'])}", found["torch"] / found["ours"]
        report(Line(work=work, ours=ours, beside=beside, ratio=ratio, target=OVER_TORCH, slack=SLACK))


def _prepared(
    case: Fusing, passes: tuple[str, ...], inputs: tuple[Array, ...] = (), *, is_fused: bool = True
) -> Call:
    """A session's program on arrays; with passes, they have fired."""
    g = GraphBuilder("case")
    g.output("y", case.build(g))
    graph = g.freeze()
    session = Session(compile_graph(graph), memo=0, passes=passes)
    fired = [e for pass_ in session.passes for e in pass_.rewrites] if passes else []
    assert bool(fired) == (is_fused and bool(passes)), f"{case}: expected the pass to fire, found {fired}"
    given = inputs or tuple(_drawn(port.dtype, port.shape) for port in session.input_ports)
    out = session.output_ports[0]
    result = aligned(out.element_count * NUMPY_DTYPES[out.dtype].itemsize).view(NUMPY_DTYPES[out.dtype])
    result = result.reshape(tuple(out.shape))
    _KEPT.extend((session, given, result))
    return session.prepare([result], inputs=list(given))


def _drawn(dtype: DType, shape: tuple[int, ...]) -> Array:
    random, kind = np.random.default_rng(len(shape)), NUMPY_DTYPES[dtype]
    if kind.kind in "iu":
        return random.integers(0, 2, shape).astype(kind)
    return random.standard_normal(tuple(shape)).astype(np.float32).astype(kind)


@dataclass(frozen=True, kw_only=True)
class OneByOneSpec(KernelSpec):
    """numbers[i] = (q[i] − 3)·0.05 of i8, then out[i] = x/2·(1 + tanhf(…)), one element after another."""

    family: ClassVar[str] = "one_by_one"

    @property
    def arguments(self) -> tuple[str, ...]:
        return ("q", "numbers", "out", "elements")


def emit_one_by_one(spec: OneByOneSpec, cpu: CpuFeatures) -> str:
    kernel = Kernel(spec, cpu)
    q, numbers, out = (kernel.pointer(name) for name in ("q", "numbers", "out"))
    kernel.declare("float @tanhf(float)")
    for index in kernel.loop(kernel.argument("elements")):
        whole = kernel.load(kernel.at(q, index), I8)
        number = kernel.convert(kernel.convert(whole, F32) - float(ZERO_POINT), F32) * SCALE
        kernel.store(number, kernel.at(numbers, index, F32.bytes))
    for index in kernel.loop(kernel.argument("elements")):
        x = kernel.load(kernel.at(numbers, index, F32.bytes), F32)
        inner = (x + x * x * x * 0.044715) * 0.7978845608028654
        tanh = Value(kernel, kernel.line(f"call float @tanhf({inner})"), F32)
        kernel.store(x * 0.5 * (tanh + 1.0), kernel.at(out, index, F32.bytes))
    return kernel.close()


def _one_at_a_time(q: Array) -> Call:
    cpu = detect().chosen
    numbers, out = aligned(q.size * F32.bytes), aligned(q.size * F32.bytes)
    block = np.array([q.ctypes.data, numbers.ctypes.data, out.ctypes.data, q.size], np.int64)
    entry = Entry(load(compile_object(emit_one_by_one(OneByOneSpec(), cpu), cpu)), block.ctypes.data)
    _KEPT.extend((entry, block, q, numbers, out))
    return entry.run


def _torch(q: Array) -> dict[str, Call]:
    if find_spec("torch") is None:
        return {}
    import torch

    torch.set_num_threads(1)
    given = torch._make_per_tensor_quantized_tensor(torch.from_numpy(q), SCALE, ZERO_POINT)
    gelu = torch.nn.functional.gelu
    return {"torch": lambda: gelu(given.dequantize(), approximate="tanh")}
