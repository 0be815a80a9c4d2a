"""Archives that we and the wheel both run, with several inputs for each: single ops, and whole graphs."""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise
from pathlib import Path

import numpy as np

from holowork.archive import PortDescriptor
from holowork.compiler import compile_graph
from holowork.ir import TensorType
from holowork.model.digits import digits_graph, load_digits, train
from holowork.ops import Array, GraphBuilder, OpSpec, Tensor, from_bytes
from holowork.runtime import Session
from kernels_ir import DType
from tests.benchmarks.ours import copied
from tests.benchmarks.wheel_sizes import large
from tests.interop.cases import PORTABLE, Case, Rng, case_of, normal

TURNS = 4
"""Inputs that take turns: the wheel remembers what it computed from the last two, and computes each anew."""
DATA = Path(__file__).parents[1] / "data" / "peer"
SIXTEEN_BIT = (DType.F16, DType.BF16)
Inputs = tuple[Array, ...]


@dataclass(frozen=True, kw_only=True)
class Made:
    """An archive, and inputs by position for as many calls as there are turns."""

    archive: bytes
    inputs: tuple[Inputs, ...]


@dataclass(frozen=True, kw_only=True)
class Program:
    """What is measured under a name, made when it is."""

    name: str
    make: Callable[[], Made] = field(repr=False)

    def __str__(self) -> str:
        return self.name


def programs() -> Iterator[Program]:
    """Every op that the wheel's wire can say, small and large, and whole graphs."""
    for op in PORTABLE:
        yield _of_op(op, DType.F32, case_of)
        yield _of_op(op, DType.F32, large)
        yield from (_of_op(op, dtype, large) for dtype in SIXTEEN_BIT if {*SIXTEEN_BIT} <= op.portable)
    yield from (Program(name=name, make=partial(_of_graph, make)) for name, make in _GRAPHS.items())
    yield from map(_of_file, sorted(DATA.glob("v4-0.13.0/*.holo")))
    yield from map(_of_file, sorted(path for path in DATA.glob("direct-v2/*.holo") if _has_run(path)))


def _of_op(op: OpSpec, dtype: DType, case: Callable[[OpSpec, Rng], Case]) -> Program:
    drawn = case(op, np.random.default_rng(0)).graph(op, dtype)[1]
    shapes = " ".join("×".join(map(str, x.shape)) for x in drawn.values())

    def make() -> Made:
        graphs = [case(op, np.random.default_rng(seed)).graph(op, dtype) for seed in range(TURNS)]
        archive = compile_graph(graphs[0][0].freeze()).to_bytes()
        return Made(archive=archive, inputs=tuple(_copies(inputs.values()) for _, inputs in graphs))

    of = "" if dtype is DType.F32 else f" {dtype.text}"
    return Program(name=f"{op.name}{of} {shapes}", make=make)


def _of_graph(make: Callable[[], GraphBuilder]) -> Made:
    archive = compile_graph(make().freeze()).to_bytes()
    ports = Session(archive, provider="reference").input_ports
    rngs = map(np.random.default_rng, range(TURNS))
    return Made(
        archive=archive, inputs=tuple(_copies(normal(r, *port.shape) for port in ports) for r in rngs)
    )


def _of_file(path: Path) -> Program:
    """An archive that the wheel wrote, on its inputs and on those with their elements moved on."""

    def make() -> Made:
        archive = path.read_bytes()
        first = [_stored(path, port) for port in Session(archive, provider="reference").input_ports]
        turns = (_copies(np.roll(x, turn).reshape(x.shape) for x in first) for turn in range(TURNS))
        return Made(archive=archive, inputs=tuple(turns))

    return Program(name=f"{path.parent.name}/{path.stem}", make=make)


def _stored(path: Path, port: PortDescriptor) -> Array:
    stem = f"{path.with_suffix('')}.in.{port.name}"
    if Path(f"{stem}.npy").exists():
        return np.asarray(np.load(f"{stem}.npy"))
    return from_bytes(TensorType(port.dtype, port.shape), memoryview(Path(f"{stem}.bin").read_bytes()))


def _has_run(path: Path) -> bool:
    """Whether the wheel has given it results."""
    return any(path.parent.glob(f"{path.stem}.out.*"))


def _copies(arrays: Iterable[Array]) -> Inputs:
    return tuple(map(copied, arrays))


def _layers(sizes: tuple[int, ...], rows: int) -> GraphBuilder:
    """Products with constant weights, each with a bias and GELU; a softmax at the end."""
    graph, rng = GraphBuilder("layers"), np.random.default_rng(0)
    x = graph.input("x", (rows, sizes[0]))
    for k, n in pairwise(sizes):
        x = (x @ graph.const(normal(rng, k, n) / np.float32(k**0.5)) + graph.const(normal(rng, n))).gelu()
    graph.output("y", x.softmax())
    return graph


def _chain(nodes: int, side: int) -> GraphBuilder:
    graph = GraphBuilder("chain")
    first = x = graph.input("x", (side, side))
    for number in range(nodes):
        x = x.tanh() if number % 2 else x + first
    graph.output("y", x)
    return graph


def _block(rows: int, width: int) -> GraphBuilder:
    """A layer norm, attention of one head with four constant products, and the input added."""
    graph, rng = GraphBuilder("block"), np.random.default_rng(0)
    x = graph.input("x", (rows, width))

    def product(of: Tensor) -> Tensor:
        return of @ graph.const(normal(rng, width, width) / np.float32(width**0.5))

    normed = x.layer_norm(graph.const(normal(rng, width)), graph.const(normal(rng, width)), epsilon=1e-5)
    q, k, v = (product(normed) for _ in "qkv")
    graph.output("y", product((q @ k.T * width**-0.5).softmax() @ v) + x)
    return graph


def _small() -> GraphBuilder:
    graph = GraphBuilder("small")
    x, w = graph.input("x", (16, 16)), graph.input("w", (16, 16))
    graph.output("y", ((x @ w + w).relu() * x) + w)
    return graph


def _of_bytes() -> GraphBuilder:
    graph, rng = GraphBuilder("of bytes"), np.random.default_rng(0)
    weights = graph.const(rng.integers(-127, 128, (1024, 1024)).astype(np.int8))
    x = graph.input("x", (64, 1024))
    graph.output("y", graph.op("matmul_dequant", x, weights, scale=0.03, zero_point=5))
    return graph


_GRAPHS: dict[str, Callable[[], GraphBuilder]] = {
    "5 nodes of 16×16": _small,
    "digits, 60 images": lambda: digits_graph(train(load_digits()), 60),
    "3 layers of 1024, 128 rows": lambda: _layers((1024,) * 4, 128),
    "3 layers of 64, 1 row": lambda: _layers((64,) * 4, 1),
    "chain of 100 nodes of 16×16": lambda: _chain(100, 16),
    "chain of 10 nodes of 512×512": lambda: _chain(10, 512),
    "block of 128 rows of 256": lambda: _block(128, 256),
    "64×1024×1024, constant weights of i8": _of_bytes,
}
