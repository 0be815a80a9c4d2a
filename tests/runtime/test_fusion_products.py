"""Products, quantized tensors and tables in sessions: the rules of the reference, a test for each row."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.compiler import compile_graph
from holowork.ir import Graph
from holowork.ops import NUMPY_DTYPES, Array, GraphBuilder, interpret
from holowork.ops.kernels import tables
from holowork.runtime import Session
from holowork.runtime.fusion import LOAD_PASSES
from kernels_ir import DType
from tests.runtime.followed import followed
from tests.strategies import inputs_of, same_outputs

ACTIVATIONS = ("relu", "gelu", "silu", "sigmoid", "tanh", "elu", "selu", "exp")
TABLED = ("sigmoid", "tanh", "gelu", "silu", "exp", "erf")
of_every_float = pytest.mark.parametrize("dtype", ["f32", "f16", "bf16"])


def numbers(shape: tuple[int, ...], dtype: str = "f32", seed: int = 0) -> Array:
    drawn = np.random.default_rng(seed).standard_normal(shape).astype(np.float32)
    return drawn.astype(NUMPY_DTYPES[DType.named(dtype)])


def kernels_and_bits(graph: Graph, inputs: dict[str, Array]) -> tuple[int, bool]:
    """How many kernels a session has, and whether it has the bits of the references and of no passes."""
    archive, expected = compile_graph(graph), list(interpret(graph, inputs))
    sessions = Session(archive, memo=0), Session(archive, memo=0, passes=())
    found = [list(session.run(inputs).values()) for session in sessions]
    return sessions[0].kernel_count, all(same_outputs(expected, each) for each in found)


@pytest.fixture
def _tables_pay(monkeypatch: pytest.MonkeyPatch) -> None:
    """Look everything up that can be, however few elements there are."""
    monkeypatch.setattr(tables, "RUNS", 1 << 40)
    monkeypatch.setattr(tables, "GATHERED", 0)


@pytest.mark.usefixtures("_tables_pay")
@given(st.data())
@pytest.mark.parametrize("provider", ["llvm", "reference"])
def test_what_follows_has_the_same_bits_and_labels(provider: str, data: st.DataObject) -> None:
    graph = data.draw(followed())
    given_ = data.draw(inputs_of(graph))
    archive, expected = compile_graph(graph), list(interpret(graph, given_))
    alone = data.draw(st.sampled_from(LOAD_PASSES))

    labels = []
    for passes in (LOAD_PASSES, (), (alone,)):
        session = Session(archive, provider=provider, memo=0, passes=passes)
        assert same_outputs(expected, list(session.run(given_).values())), passes
        assert session.last is not None
        labels.append(session.last.outputs)

    assert labels[0] == labels[1] == labels[2]


@of_every_float
@pytest.mark.parametrize("act", ACTIVATIONS)
def test_an_activation_is_part_of_its_product(act: str, dtype: str) -> None:
    g = GraphBuilder("p")
    a, b, r = g.input("a", (5, 7), dtype), g.input("b", (7, 17), dtype), g.input("r", (5, 17), dtype)
    g.output("y", g.op(act, a @ b + r))
    inputs = {"a": numbers((5, 7), dtype), "b": numbers((7, 17), dtype, 1), "r": numbers((5, 17), dtype, 2)}

    assert (1, True) == kernels_and_bits(g.freeze(), inputs)


def test_two_observers_of_a_product_keep_it_apart() -> None:
    g = GraphBuilder("p")
    product = g.input("a", (5, 7)) @ g.input("b", (7, 17))
    g.output("y", product.relu())
    g.output("z", product.exp())

    found = kernels_and_bits(g.freeze(), {"a": numbers((5, 7)), "b": numbers((7, 17), seed=1)})

    assert (3, True) == found


def test_a_bias_of_leading_axes_is_read_where_it_lies() -> None:
    g = GraphBuilder("p")
    product = g.input("a", (2, 3, 7)) @ g.input("b", (7, 17))
    g.output("y", (product + g.input("v", (17,)) - g.input("w", (2, 1, 17))).relu())
    shapes = {"a": (2, 3, 7), "b": (7, 17), "v": (17,), "w": (2, 1, 17)}

    found = kernels_and_bits(g.freeze(), {name: numbers(shape) for name, shape in shapes.items()})

    assert (1, True) == found


def test_dequantized_weights_come_first_and_an_epilogue_after_them() -> None:
    g = GraphBuilder("p")
    weights = g.op("dequantize", g.input("q", (7, 17), "i8"), scale=0.5, zero_point=2)
    g.output("y", (g.input("a", (5, 7)) @ weights + g.input("r", (5, 17))).gelu())
    q = np.random.default_rng(0).integers(-128, 128, (7, 17)).astype(np.int8)

    found = kernels_and_bits(g.freeze(), {"q": q, "a": numbers((5, 7)), "r": numbers((5, 17))})

    assert (1, True) == found


def test_weights_that_lie_by_columns_are_served_where_no_product_takes_them() -> None:
    g = GraphBuilder("p")
    q, s = g.input("q", (8, 16), "i8"), g.input("s", (16,))
    weights = g.op("dequantize", q, s, axis=1, weight_layout=1, act_quant=1)
    g.output("y", g.input("a", (5, 8)) @ weights)
    g.output("w", weights)
    integers = np.random.default_rng(0).integers(-128, 128, (8, 16)).astype(np.int8)

    found = kernels_and_bits(g.freeze(), {"q": integers, "s": numbers((16,)), "a": numbers((5, 8))})

    assert (2, True) == found


@pytest.mark.usefixtures("_tables_pay")
@pytest.mark.parametrize("act", TABLED)
@pytest.mark.parametrize("dtype", ["i8", "u8"])
def test_an_activation_of_every_quantized_element_is_looked_up(dtype: str, act: str) -> None:
    g = GraphBuilder("q")
    numbers_ = g.op("dequantize", g.input("q", (256,), dtype), scale=0.07, zero_point=3)
    g.output("y", g.op(act, numbers_))
    every = np.arange(256).astype(np.uint8).view(NUMPY_DTYPES[DType.named(dtype)])
    graph = g.freeze()

    session = Session(compile_graph(graph))
    found = list(session.run(q=every).values())

    assert same_outputs(list(interpret(graph, {"q": every})), found)
    assert session.last is not None
    assert (("dequantize", "table"), (act, "table")) == session.last.states


def test_a_run_counts_the_calls_that_tables_answer() -> None:
    g = GraphBuilder("t")
    x = g.input("x", (1 << 20,), "bf16")
    g.output("y", x.gelu().tanh() + x)
    archive, given_ = compile_graph(g.freeze()), numbers((1 << 20,), "bf16")

    session, reference = Session(archive), Session(archive, provider="reference")
    session.run(x=given_)
    first = session.last
    session.run(x=given_)

    assert first is not None
    assert (("gelu", "table"), ("tanh", "table"), ("add", "computed")) == first.states
    assert (2, 1) == (first.table, len(first.computed))
    assert session.last is not None
    assert (0, 3) == (session.last.table, session.last.memo)
    assert {"dequantize-activation", "unary-table"} <= {pass_.name for pass_ in LOAD_PASSES}
    assert not reference.kernels


@pytest.mark.parametrize("op", ["add", "sub", "mul", "div", "min", "max"])
def test_both_operands_may_be_repeated(op: str) -> None:
    g = GraphBuilder("e")
    u = g.op("expand", g.input("u", (3, 1)), shape=(3, 5))
    v = g.op("expand", g.input("v", (5,)), shape=(3, 5))
    g.output("y", g.op(op, u, v))

    assert (1, True) == kernels_and_bits(g.freeze(), {"u": numbers((3, 1)), "v": numbers((5,), seed=1)})
