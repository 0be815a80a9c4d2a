"""Each rule of elide-identities on whole domains: all numbers of 8 and 16 bits, special ones of more."""

from itertools import product

import numpy as np
import pytest

from holowork.compiler import COMPILE_PASSES
from holowork.compiler.elide_arithmetic import ABSORBING, NEUTRAL, Row
from holowork.compiler.elide_functions import INVERSE, SETTLED, holds_all
from holowork.compiler.elide_identities import ELIDE_IDENTITIES
from holowork.core import Event
from holowork.ir import Graph
from holowork.ops import NUMPY_DTYPES, TABLE, Array, GraphBuilder, interpret
from holowork.passes import NearMiss, RewriteApplied, run
from kernels_ir import FLOATS, DType
from tests.strategies import same_outputs

WHOLE = tuple(dtype for dtype in DType if dtype not in {DType.F64, DType.I4, DType.E8CB})
BITS = {DType.F32: "u4", DType.F16: "u2", DType.BF16: "u2"}
PAIRS = tuple(
    (outer, inner)
    for outer, inner in product({**INVERSE, **SETTLED}, {**INVERSE, **SETTLED, "exp": (), "sigmoid": ()})
)


def domain(dtype: DType) -> Array:
    """Every number of a type of up to 16 bits; of others, many, with those at the edges."""
    if dtype is DType.BOOL:
        return np.array([False, True])
    width = NUMPY_DTYPES[dtype].itemsize
    if width <= 2:
        return np.arange(1 << 8 * width).astype(f"u{width}").view(NUMPY_DTYPES[dtype])
    words = np.random.default_rng(0).integers(0, 1 << 63, 4096, np.uint64, endpoint=True)
    edges = [0, 1, 1 << 24, 1 << 31, (1 << 31) - 1, 0x3F800000, 0x7F800000, 0x7FC00000, 0x7F800001]
    bits = np.concatenate([words, words << np.uint64(1), np.array(edges, np.uint64)]).astype(f"u{width}")
    return np.concatenate([bits, ~bits]).view(NUMPY_DTYPES[dtype])


def elided(graph: Graph, inputs: list[Array]) -> list[Event]:
    """What the pass tells of a graph; it must leave every bit of its outputs."""
    events: list[Event] = []
    program = run((ELIDE_IDENTITIES,), graph, events.append)

    assert same_outputs(interpret(graph, inputs), interpret(program, inputs))
    return events


def rules_of(events: list[Event]) -> list[str]:
    return [event.rule for event in events if isinstance(event, RewriteApplied)]


ROWS = [
    pytest.param(row, dtype, id=f"{row.rule}-{dtype.text}")
    for row in (*NEUTRAL, *ABSORBING)
    for dtype in WHOLE
    if dtype in TABLE[row.op].accepts
]


@pytest.mark.parametrize("sign", [1, -1])
@pytest.mark.parametrize(("row", "dtype"), ROWS)
def test_a_neutral_or_absorbing_operand_is_elided_where_no_bit_depends_on_it(
    row: Row, dtype: DType, sign: int
) -> None:
    x, number = domain(dtype), np.array(row.number(dtype)).astype(NUMPY_DTYPES[dtype])
    other = np.copysign(number, sign).astype(number.dtype) if dtype in FLOATS and not number else number

    for is_first in (False, True)[: 1 + row.commutes]:
        graph = GraphBuilder()
        operands = (graph.input("x", x.shape, dtype), graph.const(other))
        graph.output("y", graph.op(row.op, *operands[:: -1 if is_first else 1]))
        events = elided(graph.freeze(), [x])
        told = [event.rule for event in events if isinstance(event, RewriteApplied | NearMiss)]
        assert row.rule in told


@pytest.mark.parametrize("outer_and_inner", PAIRS, ids=".".join)
def test_a_function_upon_a_function_keeps_every_bit(outer_and_inner: tuple[str, str]) -> None:
    outer, inner = outer_and_inner
    for dtype in WHOLE:
        if dtype in TABLE[outer].accepts & TABLE[inner].accepts:
            x, graph = domain(dtype), GraphBuilder()
            graph.output("y", graph.op(outer, graph.op(inner, graph.input("x", x.shape, dtype))))
            elided(graph.freeze(), [x])


@pytest.mark.parametrize("dtype", WHOLE, ids=lambda dtype: dtype.text)
def test_casts_there_and_back_keep_every_bit(dtype: DType) -> None:
    x = domain(dtype)
    for between, target, truth in product(WHOLE, WHOLE, ("nonzero", "whole")):
        graph = GraphBuilder()
        inner = graph.input("x", x.shape, dtype).cast(dtype=between, truth=truth)
        graph.output("y", inner.cast(dtype=target, truth=truth))
        elided(graph.freeze(), [x])


@pytest.mark.parametrize("dtype", WHOLE, ids=lambda dtype: dtype.text)
def test_a_type_holds_another_where_a_cast_there_and_back_loses_nothing(dtype: DType) -> None:
    x = domain(dtype)
    for between in WHOLE:
        graph = GraphBuilder()
        graph.output("y", graph.input("x", x.shape, dtype).cast(dtype=between).cast(dtype=dtype))
        returns = same_outputs([x], list(interpret(graph.freeze(), [x])))
        assert returns or not holds_all(between, dtype), between


@pytest.mark.parametrize("steps", [(1, 1), (2, 1), (-1, -1), (-2, 3), (3, -1), (-1, 2)])
@pytest.mark.parametrize("dim", [0, 1, 4])
def test_a_slice_of_a_slice_is_one_slice(dim: int, steps: tuple[int, int]) -> None:
    x = np.arange(dim, dtype=np.float32)
    bounds, others = product(range(-dim - 1, dim + 1), repeat=2), [(0, 99), (1, -1), (-1, -99)]
    for (start, stop), (first, last) in product(bounds, others):
        graph = GraphBuilder()
        inner = graph.op("slice", graph.input("x", (dim,)), starts=start, ends=stop, steps=steps[0])
        graph.output("y", graph.op("slice", inner, starts=first, ends=last, steps=steps[1]))
        frozen = graph.freeze()
        program = run((ELIDE_IDENTITIES,), frozen)
        assert same_outputs(interpret(frozen, [x]), interpret(program, [x]))
        assert len(program[program.outputs[0]].present) == 1


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize(("dtype", "bits"), [("f32", 0x7F800001), ("f16", 0x7C01), ("bf16", 0x7F81)])
def test_a_signalling_nan_is_looked_at_without_a_warning(dtype: str, bits: int) -> None:
    graph = GraphBuilder()
    body = bits.to_bytes(4 if dtype == "f32" else 2, "little")
    nan = graph.const(body, dtype=dtype, shape=())
    x = graph.input("x", (), dtype)
    graph.output("y", graph.op("where", nan, x * nan, x))
    graph.output("z", nan.relu())

    program = run(COMPILE_PASSES, graph.freeze())

    assert ["mul"] == [node.op for node in program if node.sources and not node.is_port]


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 1 << 32, 1 << 28))
def test_the_power_of_one_is_the_number_itself_for_every_f32(start: int) -> None:
    graph = GraphBuilder()
    graph.output("y", graph.input("x", (1 << 16,)) ** 1.0)
    power = graph.freeze()
    for first in range(start, start + (1 << 28), 1 << 16):
        x = (np.arange(1 << 16, dtype=np.uint32) + np.uint32(first)).view(np.float32)
        assert same_outputs([x], list(interpret(power, [x])))
