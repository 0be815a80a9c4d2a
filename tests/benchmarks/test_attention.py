"""Attention is as fast as that of torch and onnxruntime, on one thread.

torch has its fused form for any of these; onnxruntime's operator has neither causal masks nor shared heads
here, and keeps the heads of a row together, so it is given its own copy in that order.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE, Array
from kernels_ir import RESULT, DType, Entry, detect, operand, temporary
from tests.benchmarks.quiet import Call, times
from tests.kernels.running import code_of

SLACK = 0.85
"""Differences that a shared machine does not tell apart, below a target."""
_KEPT: list[object] = []
"""The kernels that are measured."""


@dataclass(frozen=True, kw_only=True)
class Case:
    """Heads, rows, keys, elements; heads of keys; the least ratio of the best peer's time to ours."""

    shape: tuple[int, int, int, int]
    shared: int = 0
    causal: bool = False
    target: float = 1.0

    def __str__(self) -> str:
        heads, rows, keys, width = self.shape
        marks = f", {self.key_heads} of keys" * bool(self.shared) + ", causal" * self.causal
        return f"{heads} heads{marks}, {rows} rows, {keys} keys of {width}"

    @property
    def key_heads(self) -> int:
        """Heads of keys and values."""
        return self.shared or self.shape[0]


CASES = (
    *(
        Case(shape=(12, keys, keys, 64), causal=causal)
        for keys in (128, 512, 1024)
        for causal in (False, True)
    ),
    Case(shape=(16, 256, 256, 128)),
    Case(shape=(16, 256, 256, 128), shared=4, causal=True),
    Case(shape=(12, 512, 512, 80)),
    *(Case(shape=(12, rows, 1024, 64)) for rows in (1, 8, 32)),
    Case(shape=(32, 1, 1024, 128), shared=8),
)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_no_peer_is_faster(case: Case) -> None:
    heads, rows, keys, width = case.shape
    q, k, v = (_tensor((1, *shape)) for shape in ((heads, rows, width), *[(case.key_heads, keys, width)] * 2))
    peers = dict(_peers(case, (q, k, v)))
    if not peers:
        pytest.skip(f"{case}: no peer to compare with")

    found = times({"ours": _ours(case, (q, k, v)), **peers})

    told = ", ".join(f"{name} {taken * 1e6:.1f} µs" for name, taken in found.seconds.items())
    ratio = min(found.seconds[name] for name in peers) / found.seconds["ours"]
    print(f"\n{case}: {told}; best peer / ours {ratio:.2f}, {found.kept:.0%} of the samples counted")
    assert ratio > case.target * SLACK


def _tensor(shape: tuple[int, ...]) -> Array:
    held = _aligned(DType.F32.storage(int(np.prod(shape)))).view(np.float32).reshape(shape)
    held[...] = np.random.default_rng(shape[2]).standard_normal(shape, np.float32)
    return held


def _aligned(size: int) -> Array:
    room = np.zeros(size + 64, np.uint8)
    start = -room.ctypes.data % 64
    return room[start : start + size]


def _ours(case: Case, arrays: tuple[Array, ...]) -> Call:
    row, kinds = TABLE["attention"], tuple(TensorType(DType.F32, x.shape) for x in arrays)
    application = row.apply(kinds, {"causal": case.causal})
    made = row.kernel(application) if row.kernel else None
    assert made is not None
    held = {operand(index): x for index, x in enumerate(arrays)} | {RESULT: _tensor(application.result.shape)}
    held |= {temporary(index): _aligned(size) for index, size in enumerate(made.temporaries)}
    entries = []
    for launch in made.launches:
        named = {name: held[place].ctypes.data for name, place in launch.places.items()} | dict(launch.sizes)
        block = np.array([named[name] for name in launch.spec.arguments], np.int64)
        entries.append(Entry(code_of(launch.spec, detect().chosen), block.ctypes.data))
        _KEPT.append((block, held))
    _KEPT.append(entries)
    return lambda: [entry.run() for entry in entries]


def _peers(case: Case, arrays: tuple[Array, ...]) -> Iterator[tuple[str, Call]]:
    """The peers that are installed; those that are not are named."""
    for package, make in _PEERS.items():
        if find_spec(package) is None:
            print(f"\n{case}: {package} is not installed")
        elif package == "torch" or not (case.causal or case.shared):
            yield package, make(case, tuple(x.copy() for x in arrays))


def _torch(case: Case, arrays: tuple[Array, ...]) -> Call:
    import torch

    torch.set_num_threads(1)
    q, k, v = map(torch.from_numpy, arrays)
    attend = torch.nn.functional.scaled_dot_product_attention

    def run() -> object:
        with torch.inference_mode():
            return attend(q, k, v, is_causal=case.causal, enable_gqa=bool(case.shared))

    return run


def _onnxruntime(case: Case, arrays: tuple[Array, ...]) -> Call:
    import onnxruntime
    from onnx import TensorProto, helper

    ports = dict(zip("qkv", map(_heads_together, arrays), strict=True))
    result = np.empty_like(ports["q"])
    node = helper.make_node(
        "MultiHeadAttention", ["q", "k", "v"], ["out"], domain="com.microsoft", num_heads=case.shape[0]
    )
    graph = helper.make_graph(
        [node],
        "attention",
        [helper.make_tensor_value_info(name, TensorProto.FLOAT, x.shape) for name, x in ports.items()],
        [helper.make_tensor_value_info("out", TensorProto.FLOAT, result.shape)],
    )
    opsets = [helper.make_opsetid("", 17), helper.make_opsetid("com.microsoft", 1)]
    options = onnxruntime.SessionOptions()
    options.intra_op_num_threads = 1
    model = helper.make_model(graph, opset_imports=opsets, ir_version=9).SerializeToString()
    session = onnxruntime.InferenceSession(model, options, providers=["CPUExecutionProvider"])
    binding = session.io_binding()
    for name, x in ports.items():
        binding.bind_cpu_input(name, x)
    binding.bind_output("out", "cpu", 0, np.float32, result.shape, result.ctypes.data)
    kept = (session, binding, ports, result)
    return lambda: kept[0].run_with_iobinding(kept[1])


def _heads_together(x: Array) -> Array:
    """[batch, heads, rows, elements] → [batch, rows, heads·elements]"""
    batch, heads, rows, width = x.shape
    return np.ascontiguousarray(x.transpose(0, 2, 1, 3)).reshape(batch, rows, heads * width)


_PEERS: dict[str, Callable[[Case, tuple[Array, ...]], Call]] = {"torch": _torch, "onnxruntime": _onnxruntime}
