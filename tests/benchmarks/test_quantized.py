"""Products with weights of i8 are as fast as the dynamic ones of torch and onnxruntime, on one thread.

Every candidate has weights of its own, packed ahead as in a session; rows are quantized in every call.
Products with `act_quant=0` keep rows as f32, which the peers do not: they are compared all the same.
"""

import warnings
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, replace
from importlib.util import find_spec
from typing import Any

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE, Array
from kernels_ir import RESULT, DType, Entry, Launches, Place, detect, operand, temporary
from tests.benchmarks.quiet import Call, times
from tests.kernels.running import code_of

_KEPT: list[object] = []
"""The kernels that are measured, and what they read and write."""
SLACK = 0.85
"""Differences that a shared machine does not tell apart, below a target."""


@dataclass(frozen=True, kw_only=True)
class Case:
    """m×n×k, whether rows are quantized, and the least ratio of the best peer's time to ours."""

    shape: tuple[int, int, int]
    target: float
    act_quant: int = 1

    def __str__(self) -> str:
        m, n, k = self.shape
        return f"{m}×{n}×{k}, {'W8A8' if self.act_quant else 'W8A32'}"


BESIDE_TILES = 0.6
"""From 32 rows on onnxruntime does 700 to 800 GOP/s where AMX is granted, whose tiles these kernels leave
alone; where it has one core of its own to see, and computes without them, it does 370 to 410."""
OF_NUMBERS = 0.6
"""A single row of f32: four instructions make sixteen weights numbers, one multiplies bytes at the peers."""
CASES = (
    *(Case(shape=(1, side, side), target=1.0) for side in (1024, 4096)),
    *(Case(shape=(8, side, side), target=1.0) for side in (1024, 4096)),
    *(Case(shape=(m, 1024, 1024), target=BESIDE_TILES) for m in (32, 128, 512)),
    Case(shape=(32, 4096, 4096), target=BESIDE_TILES),
    *(Case(shape=(1, side, side), target=OF_NUMBERS, act_quant=0) for side in (1024, 4096)),
)


@pytest.fixture(autouse=True)
def one_thread() -> Iterator[None]:
    """The pools of the peers have one thread."""
    with ExitStack() as stack:
        if find_spec("torch"):
            import torch

            torch.set_num_threads(1)
            stack.enter_context(torch.inference_mode())
        yield


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_peer_is_faster(case: Case) -> None:
    m, n, k = case.shape
    random = np.random.default_rng(m + n)
    a, scales = random.standard_normal((m, k), np.float32), random.random(n, np.float32) / 100
    arrays = a, random.integers(-127, 128, (k, n)).astype(np.int8), scales
    peers = dict(_peers(case, arrays))
    if not peers:
        pytest.skip(f"{case}: no peer to compare with")

    found = times({"ours": _ours(case, arrays), **peers})

    ours, steps = found.seconds["ours"], 2 * m * n * k
    rates = ", ".join(f"{name} {steps / taken / 1e9:.0f}" for name, taken in found.seconds.items())
    ratio = min(found.seconds[name] for name in peers) / ours
    print(f"\n{case}: GOP/s {rates}; best peer / ours {ratio:.2f}, {found.kept:.0%} of the samples counted")
    assert ratio > case.target * SLACK


def _ours(case: Case, arrays: tuple[Array, ...]) -> Call:
    """The kernels that read a; what only reads constants has been run."""
    kinds = tuple(
        TensorType(dtype, x.shape) for dtype, x in zip((DType.F32, DType.I8, DType.F32), arrays, strict=True)
    )
    row = TABLE["matmul_dequant"]
    application = row.apply(kinds, {"act_quant": case.act_quant})
    application = replace(application, constants=frozenset({1, 2}))
    assert row.kernel is not None
    made = row.kernel(application)
    assert made is not None
    places = {operand(i): _copied(x) for i, x in enumerate(arrays)}
    places[RESULT] = _aligned(application.result.bytes)
    runs = list(_each_time(made, places))
    return lambda: [run() for run in runs]


def _each_time(made: Launches, places: dict[Place, Array]) -> Iterator[Call]:
    held = {**places, **{temporary(i): _aligned(size) for i, size in enumerate(made.temporaries)}}
    fixed = {operand(1), operand(2)}
    for launch in made.launches:
        named = {name: held[place].ctypes.data for name, place in launch.places.items()} | launch.sizes
        block = np.array([named[name] for name in launch.spec.arguments], np.int64)
        entry = Entry(code_of(launch.spec, detect().chosen), block.ctypes.data)
        _KEPT.append((entry, block, held))
        if {place for name, place in launch.places.items() if name not in launch.writes} <= fixed:
            entry.run()
            fixed |= {launch.places[name] for name in launch.writes}
        else:
            yield entry.run


def _copied(x: Array) -> Array:
    held = _aligned(x.nbytes)
    held[:] = x.reshape(-1).view(np.uint8)
    return held


def _aligned(size: int) -> Array:
    room = np.zeros(size + 64, np.uint8)
    start = -room.ctypes.data % 64
    return room[start : start + size]


def _peers(case: Case, arrays: tuple[Array, ...]) -> Iterator[tuple[str, Call]]:
    """The peers that are installed; those that are not are named."""
    for package, make in _PEERS.items():
        if find_spec(package) is None:
            print(f"\n{case}: {package} is not installed")
        else:
            yield package, make(arrays)


def _torch(arrays: tuple[Array, ...]) -> Call:
    import torch

    a, b, scales = arrays
    linear = torch.nn.Linear(*b.shape, bias=False)
    linear.weight.data = torch.from_numpy((b * scales).T.copy())
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        model = torch.ao.quantization.quantize_dynamic(
            torch.nn.Sequential(linear), {torch.nn.Linear}, dtype=torch.qint8
        )
    given = torch.from_numpy(a)
    return lambda: model(given)


def _onnxruntime(arrays: tuple[Array, ...]) -> Call:
    import onnxruntime

    a, b, _ = arrays
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads, options.log_severity_level = 1, 3
    session = onnxruntime.InferenceSession(_model(arrays), options, providers=["CPUExecutionProvider"])
    result = _aligned(len(a) * b.shape[1] * 4).view(np.float32).reshape(len(a), -1)
    binding = session.io_binding()
    binding.bind_cpu_input("a", a)
    binding.bind_output("c", "cpu", 0, np.float32, result.shape, result.ctypes.data)
    kept = (session, binding, result, arrays)
    return lambda: kept[0].run_with_iobinding(kept[1])


def _model(arrays: tuple[Array, ...]) -> bytes:
    """Nodes that the peer joins to one product."""
    from onnx import TensorProto, helper, numpy_helper

    a, b, scales = arrays
    nodes = [
        helper.make_node("DynamicQuantizeLinear", ["a"], ["q", "q_scale", "q_zero"]),
        helper.make_node("MatMulInteger", ["q", "b", "q_zero"], ["sums"]),
        helper.make_node("Cast", ["sums"], ["numbers"], to=TensorProto.FLOAT),
        helper.make_node("Mul", ["q_scale", "scales"], ["both"]),
        helper.make_node("Mul", ["numbers", "both"], ["c"]),
    ]
    extents = {"a": a.shape, "c": (len(a), b.shape[1])}
    ports = [helper.make_tensor_value_info(x, TensorProto.FLOAT, shape) for x, shape in extents.items()]
    constants = [numpy_helper.from_array(x, name) for x, name in ((b, "b"), (scales, "scales"))]
    graph = helper.make_graph(nodes, "product", ports[:1], ports[1:], constants)
    model: Any = helper.make_model(graph, opset_imports=[helper.make_opsetid("", 18)], ir_version=9)
    data: bytes = model.SerializeToString()
    return data


_PEERS: dict[str, Callable[[tuple[Array, ...]], Call]] = {"torch": _torch, "onnxruntime": _onnxruntime}
