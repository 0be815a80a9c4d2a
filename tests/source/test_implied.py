"""Attributes that the stated type says."""

import pytest

from holowork.source import read_source
from tests.source.texts import found, lines


def made(head: str, call: str) -> str:
    graph = read_source(f"{head}\n{call}\noutput y")
    return lines(graph)[graph[graph.outputs[0]].sources[0]]


@pytest.mark.parametrize(
    ("head", "call", "expected"),
    [
        ("input x: f32[2,3]", "let y: f32[3,2] = reshape(x)", "reshape[0] shape=(3, 2) f32[3,2]"),
        ("input x: f32[1,3]", "let y: f32[2,3] = expand(x)", "expand[0] shape=(2, 3) f32[2,3]"),
        ("input x: f32[2,3]", "let y: f32[4,9] = resize(x)", "resize[0] sizes=(4, 9) f32[4,9]"),
        ("input x: f32[2]", "let y: i8[2] = cast(x)", "cast[0] dtype=i8 i8[2]"),
        ("input x: i8[2]", "let y: bf16[2] = dequantize(x)", "dequantize[0] dtype=bf16 bf16[2]"),
        (
            "input x: f32[1,1,4,4]",
            "let y: f32[1,1,2,2] = max_pool_2d(x, stride=[2,2])",
            "max_pool_2d[0] kernel=(2, 2) strides=(2, 2) f32[1,1,2,2]",
        ),
        (
            "input x: f32[1,1,4,6]",
            "let y: f32[1,1,1,2] = avg_pool_2d(x, stride=[1,3])",
            "avg_pool_2d[0] kernel=(4, 3) strides=(1, 3) f32[1,1,1,2]",
        ),
        (
            "input x: f32[4,4]",
            "let y: f32[1,3,3] = col2im(x, kernel=[2,2])",
            "col2im[0] image=(3, 3) kernel=(2, 2) f32[1,3,3]",
        ),
        (
            "input x: f32[4,3]",
            "let y: f32[2,3] = slice(x, starts=[1])",
            "slice[0] ends=(3,) starts=(1,) f32[2,3]",
        ),
        (
            "input x: f32[4,3]",
            "let y: f32[2,3] = slice(x)",
            "slice[0] ends=(2,) starts=(0,) f32[2,3]",
        ),
        ("input x: f32[2,3]", "let y: f32[4,3] = pad(x)", "pad[0] pads=(0, 0, 2, 0) f32[4,3]"),
        ("input x: i32[2]", "let y: i32[2] = equal(x, x)", "equal[0, 0] result=operand i32[2]"),
        ("input x: bool[2]", "let y: bool[2] = equal(x, x)", "equal[0, 0] bool[2]"),
    ],
)
def test_the_stated_type_says_the_attribute(head: str, call: str, expected: str) -> None:
    assert made(head, call) == expected


def test_an_attribute_that_is_given_stays() -> None:
    text = "input x: f32[4,3]\nlet y: f32[3,4] = reshape(x, shape=[2,6])"

    assert found(text) == [(2, 8, "op: wrong type", "f32")]


def test_the_type_is_that_of_the_outermost_call() -> None:
    made_of = made("input x: f32[2,3]", "let y: f32[3,2] = reshape(reshape(x))")

    assert made_of == "reshape[1] shape=(3, 2) f32[3,2]"


@pytest.mark.parametrize(
    "call",
    [
        "let y: f32[3] = slice(x, starts=[1])",
        "let y: f32[2,3] = max_pool_2d(x)",
        "let y: f32[2] = pad(x)",
        "let y: f32[5,5] = reshape(x)",
        "let y: f32[5,5] = expand(x)",
        "let y: f64[2,3] = cast(x)",
        "let y: i8[2,3] = less(x, x)",
    ],
)
def test_a_type_that_says_nothing_sound_is_refused(call: str) -> None:
    assert len(found(f"input x: f32[2,3]\n{call}")) == 1
