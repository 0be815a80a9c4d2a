"""A graph written as text reads back as the same graph; a text of any letters is read or refused."""

import contextlib

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from holowork.core import SourceError
from holowork.ir import Graph, parse
from holowork.ops import TABLE, GraphBuilder
from holowork.source import Unwritable, read_source, to_source
from tests.source.graphs import graphs
from tests.source.texts import without_origins

VOCABULARY = """
input const let output op f32 i4 e8cb x y none inf as=y :2x3 ( ) [ ] , : = [2,3] [] f32[2] true # é
1 -1.5 0x1p3 "x" file bytes "ff" %1 axis shape keepdims 1e999 [9223372036854775807]
"""
WORDS = st.sampled_from([*VOCABULARY.split(), *"\n\n\n\t\r\0", *TABLE])
HUGE = "input x: f32[9223372036854775807]\noutput y = "
PROGRAM = (
    "input x: f32[2, 3]\nconst w: f32[3, 1] = [1, 0x1p-3, nan]\nlet h: f32[2, 1] = matmul(x, w)\n"
    'let s = reduce_sum(add(h, 1.5), axes=[0], keepdims=true)\nlet c = cast(s, dtype="i8")\n'
    "output s\noutput first = softmax(h, axis=-1)\n"
)


@given(graph=graphs())
def test_reading_inverts_writing(graph: Graph) -> None:
    again = read_source(to_source(graph), name=graph.name)

    assert without_origins(graph) == without_origins(again)


def test_a_written_graph_is_readable() -> None:
    graph = GraphBuilder()
    x = graph.input("x", shape=(2, 3))
    w = graph.const("w", np.array([[1, 0.1, -np.inf]], np.float32))
    y = graph.clip(x, None, 6).named("y")
    graph.output("a b", graph.softmax(graph.concat(y, w), axis=0))

    assert to_source(graph.freeze()) == (
        "input x: f32[2,3]\n"
        "const w: f32[1,3] = [1.0, 0.1, -inf]\n"
        "const %0: f32[] = [6.0]\n"
        "let %1: f32[2,3] = expand(%0, shape=[2, 3])\n"
        "let y: f32[2,3] = clip(x, none, %1)\n"
        "let %2: f32[3,3] = concat(y, w)\n"
        "let %3: f32[3,3] = softmax(%2, axis=0)\n"
        'output "a b" = %3\n'
    )


@pytest.mark.parametrize(
    ("data", "text"),
    [("0000c07f", "[nan]"), ("0000c0ff", "[-nan]"), ("0100c07f", 'bytes("0100c07f")')],
)
def test_a_nan_that_is_not_the_usual_one_is_written_as_bytes(data: str, text: str) -> None:
    graph = GraphBuilder()
    graph.const("n", bytes.fromhex(data), dtype="f32", shape=(1,))

    assert to_source(graph.freeze()) == f"const n: f32[1] = {text}\n"


def test_a_long_constant_is_written_as_bytes() -> None:
    graph = GraphBuilder()
    graph.const("n", np.zeros(1025, np.uint8))

    assert to_source(graph.freeze()) == f'const n: u8[1025] = bytes("{"00" * 1025}")\n'


def test_of_equal_names_the_first_is_kept_and_that_of_an_input_above_all() -> None:
    graph = GraphBuilder()
    graph.const("x", 1.0).named("x")
    x = graph.input("x", shape=())
    graph.neg(graph.neg(x).named("h")).named("h")

    again = read_source(to_source(graph.freeze()))

    assert [node.name for node in again] == ["", "x", "h", ""]


def test_a_deep_graph_is_written_and_read() -> None:
    graph = GraphBuilder()
    value = graph.input("x", shape=(2,))
    for _ in range(5000):
        value = graph.neg(value)
    graph.output("y", value)

    assert len(read_source(to_source(graph.freeze()))) == 5002


@given(text=st.text() | st.lists(WORDS, max_size=40).map(" ".join))
@example("let y = x(")
@example(f"{HUGE}slice(x, starts=[9223372036854775807], ends=[-9223372036854775808])")
@example(f"{HUGE}pad(x, pads=[9223372036854775807, 9223372036854775807])")
@example(f"{HUGE}concat(slice(concat(x, x), starts=[1], ends=[9]), x)")
@example('const w: f32[9223372036854775807] = file("x")')
def test_any_text_is_read_or_refused(text: str) -> None:
    with contextlib.suppress(SourceError):
        read_source(text)


@given(cut=st.tuples(st.integers(0, len(PROGRAM)), st.integers(0, 12)), put=st.lists(WORDS, max_size=3))
def test_any_damage_to_a_program_is_read_or_refused(cut: tuple[int, int], put: list[str]) -> None:
    start, length = cut

    with contextlib.suppress(SourceError):
        read_source(PROGRAM[:start] + " ".join(put) + PROGRAM[start + length :])


def test_what_only_passes_set_is_not_written() -> None:
    graph = parse(
        '%0 = input("x") : f32[2,3]\n%1 = input("w") : f32[1,3,16]\n'
        '%2 = matmul(%0, %1, packed_columns=4) : f32[2,4]\n%3 = output("y", %2) : f32[2,4]\n'
    )

    with pytest.raises(Unwritable, match=r"^%2 matmul: expected a graph as users build .*packed_columns$"):
        to_source(graph)
