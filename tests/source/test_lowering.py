"""Bad input: each fault of a text is refused at its place, with how to go on."""

import pytest

from holowork.source import read_source
from tests.source.texts import diagnostics, found, lines

X = "input x: f32[2,3]\n"

BAD = {
    "an unknown op": (f"{X}output y = gelo(x)", (2, 12, "op: unknown op kind", "gelo")),
    "a missing operand": (f"{X}output y = add(x)", (2, 12, "op: missing operand", "add")),
    "a surplus operand": (f"{X}output y = relu(x, x)", (2, 12, "op: bad operands", "relu")),
    "a duplicate name": (f"{X}let x = neg(x)", (2, 5, "source: duplicate name", "x")),
    "a duplicate input": (f"{X}input x: f32[2]", (2, 7, "source: duplicate name", "x")),
    "a duplicate output": (f"{X}output x\noutput x", (3, 8, "source: duplicate name", "x")),
    "an undefined reference": (f"{X}output y = neg(h)", (2, 16, "op: unresolved input", "h")),
    "an undefined output": (f"{X}output h", (2, 8, "output: unknown/!node source", "h")),
    "an output of nothing": (f"{X}output h = none", (2, 12, "output: unknown/!node source", "none")),
    "a cyclic reference": (f"{X}let y = add(x, y)", (2, 16, "op: unresolved input", "y")),
    "a wrong shape": (f"{X}let y: f32[3,2] = relu(x)", (2, 8, "op: wrong type", "f32")),
    "a wrong element type": (f"{X}let y: f16[2,3] = relu(x)", (2, 8, "op: wrong type", "f16")),
    "shapes that do not fit": (f"{X}output y = matmul(x, x)", (2, 12, "op: bad operands", "matmul")),
    "an element type that an op has not": (
        "input x: i32[2]\noutput y = sigmoid(x)",
        (2, 20, "op: unsupported dtype", "x"),
    ),
    "element types that do not mix": (
        f"{X}input i: i32[2,3]\noutput y = add(x, i)",
        (3, 12, "op: bad operands", "add"),
    ),
    "a bad number": ("const c: i32[2] = [1, 2.5]\noutput c", (1, 23, "const: bad value", "2.5")),
    "a number out of range": ("const c: u8[2] = [1, 256]\noutput c", (1, 22, "const: bad value", "256")),
    "too few numbers": ("const c: f32[2] = [1]\noutput c", (1, 19, "const: value count mismatch", "[1]")),
    "a name for a number": ("const c: f32[1] = x\noutput c", (1, 19, "const: bad value", "x")),
    "an op for a constant": ("const c: f32[1] = neg(c)\noutput c", (1, 19, "const: bad value", "neg")),
    "extents beyond 63 bits": ("input x: f32[9223372036854775808]", (1, 10, "input: bad shape", "f32")),
    "a constant of extents beyond 63 bits": (
        "const c: f32[0,9223372036854775808] = []",
        (1, 10, "const: bad shape", "f32"),
    ),
    "a fused call": (f"{X}output y = expand_binary(x, x)", (2, 12, "op: unknown op kind", "expand_binary")),
}


@pytest.mark.parametrize(("text", "expected"), BAD.values(), ids=BAD)
def test_a_fault_is_refused_at_its_place(text: str, expected: tuple[int, int, str, str]) -> None:
    assert found(text) == [expected]


@pytest.mark.parametrize(
    ("text", "hint"),
    [
        (f"{X}let hidden = neg(x)\noutput y = neg(hiden)", "Did you mean hidden?"),
        (f"{X}output y = neg(nothing_like_it)", "Declare it with input, const or let"),
        (f"{X}let y = neg(h)\nlet h = neg(x)", "Line 3 declares it: move that line above this one"),
        (f"{X}let a = neg(b)\nlet b = neg(c)\nlet c = neg(a)", "Lines 2 and 3 need each other: a cycle"),
        (f"{X}let a = add(x, a)", "Line 2 needs itself: a cycle"),
        (f"{X}op relu x", "A text with types has no op lines: write let y = relu(x)"),
        (f"{X}ouput x", "Did you mean output or input?"),
        (f"{X}let y = softmax(x, axs=1)", "Did you mean axis?"),
        ("const c: f64[1] = 1", "State f32 for the same values"),
    ],
)
def test_a_hint_says_how_to_go_on(text: str, hint: str) -> None:
    assert diagnostics(text)[0].hint == hint


def test_extents_that_differ_by_ones_alone_are_a_reshape() -> None:
    graph = read_source(f"{X}let s: f32[1] = reduce_sum(x)\noutput s")

    assert lines(graph) == [
        "input[] f32[2,3]",
        "reduce_sum[0] f32[]",
        "reshape[1] f32[1]",
        "output[2] f32[1]",
    ]


def test_operands_broadcast() -> None:
    graph = read_source(f"{X}input b: f32[3]\noutput y = add(x, b)")

    assert [node.op for node in graph] == ["input", "input", "expand", "add", "output"]


def test_an_input_and_a_constant_can_be_outputs() -> None:
    graph = read_source(f"{X}const c: f32[1] = [2]\noutput x\noutput c\noutput two = 2")

    assert [graph[graph[port].sources[0]].op for port in graph.outputs] == ["input", "const", "const"]


def test_an_empty_text_is_an_empty_graph() -> None:
    assert len(read_source("\n# nothing\n")) == 0


def test_a_list_is_a_constant_of_one_row() -> None:
    graph = read_source("input x: f32[2,3]\noutput y = add(x, [1, 2, 3])")

    assert [str(node.type) for node in graph if node.op == "const"] == ["f32[3]"]


def test_indices_in_a_list_are_integers() -> None:
    graph = read_source("input x: f32[2,3]\noutput y = gather(x, [1, -1], axis=1)")

    assert lines(graph)[1:3] == ["const[] i64[2]", "gather[0, 1] axis=1 f32[2,2]"]


def test_attention_with_a_cache_is_one_of_two_ops() -> None:
    head = "input q: f32[1,2,1,4]\ninput k: f32[1,2,1,4]\ninput m: f32[1,2]\ninput n: i32[1]\n"
    text = f"{head}output a = attention(q, k, k, k, k, m)\noutput b = attention(q, k, k, k, k, n, scale=0.5)"

    graph = read_source(text)

    assert [graph[graph[port].sources[0]].op for port in graph.outputs] == [
        "decode_attention",
        "decode_attention_valid",
    ]
