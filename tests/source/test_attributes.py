"""Attributes by our names and the peer's, read by kind, refused at the value."""

import numpy as np
import pytest

from holowork.ir import Attribute
from holowork.ops import TABLE
from holowork.source import read_source
from holowork.source.aliases import ALIASES
from holowork.source.diagnostics import Place, Rejected
from holowork.source.readers import read_floats
from holowork.source.repeated import _SAID
from holowork.source.syntax import Given, Items
from tests.source.texts import found, lines, the_one

HEAD = "input x: f32[1,2,4,4]\ninput w: f32[2,2,3,3]\ninput a: f32[2,2]\ninput b: f32[2,2]\n"


def attributes(call: str) -> dict[str, Attribute]:
    graph = read_source(f"{HEAD}output y = {call}")
    return graph[graph[graph.outputs[0]].sources[0]].attribute_map()


@pytest.mark.parametrize(
    ("peers", "ours"),
    [
        ("reduce_sum(x, axes_mask=6)", "reduce_sum(x, axes=[1, 2])"),
        ("reduce_max(x, axes_mask=0, keepdims=true)", "reduce_max(x, keepdims=true)"),
        ("conv2d(x, w, stride=[2, 1])", "conv2d(x, w, strides=[2, 1])"),
        ("conv2d(x, w, stride_w=2)", "conv2d(x, w, strides=[1, 2])"),
        ("conv2d(x, w, stride_h=2, stride_w=2)", "conv2d(x, w, strides=[2, 2])"),
        ("conv2d(x, w, pad=[1, 2])", "conv2d(x, w, pads=[1, 2, 1, 2])"),
        ("conv2d(x, w, pads=[1, 2])", "conv2d(x, w, pads=[1, 2, 1, 2])"),
        ("conv2d(x, w, padding=[1, 2, 3, 4])", "conv2d(x, w, pads=[1, 2, 3, 4])"),
        ("conv2d(x, w, pad_w=1)", "conv2d(x, w, pads=[0, 1, 0, 1])"),
        ("conv2d(x, w, kernel=[3, 3])", "conv2d(x, w)"),
        ("conv_transpose_2d(x, w, k_h=3, k_w=3)", "conv_transpose_2d(x, w)"),
        ("max_pool_2d(x, k=[2, 2], stride=[2, 2])", "max_pool_2d(x, kernel=[2, 2], strides=[2, 2])"),
        ("gemm(a, b, a, alpha_bits=1056964608)", "gemm(a, b, a, alpha=0.5)"),
        ("gemm(a, b, a, beta_bits=0x40000000)", "gemm(a, b, a, beta=2)"),
        ("lrn(x, bias_bits=1073741824, size=3)", "lrn(x, bias=2, size=3)"),
        ("attention(x, x, x, scale_bits=1056964608)", "attention(x, x, x, scale=0.5)"),
        ("transpose(a, [0, 1])", "transpose(a, perm=[0, 1])"),
        ("slice(a, [1], [2])", "slice(a, starts=[1], ends=[2])"),
        ("pad(a, [0, 0, 1, 1])", "pad(a, pads=[0, 0, 1, 1])"),
        ("gather(a, [0], axis=0, axis=1)", "gather(a, [0], axis=1)"),
        ("conv2d(x, w, stride_h=9, stride=[2, 2], stride_h=1)", "conv2d(x, w, strides=[1, 2])"),
        ("gelu(a, approximate=none)", 'gelu(a, approximate="none")'),
    ],
)
def test_the_peers_words_say_the_same_as_ours(peers: str, ours: str) -> None:
    assert attributes(peers) == attributes(ours)


def test_an_axis_list_may_be_a_constant() -> None:
    text = "input x: f32[2,3]\nconst p: i64[2] = [0, 1]\nlet y: f32[2,3] = transpose(x, p)\noutput y"

    assert lines(read_source(text))[2] == "transpose[0] perm=(0, 1) f32[2,3]"


def test_a_constant_of_floats_is_no_axis_list() -> None:
    text = "input x: f32[2,3]\nconst p: f32[2] = [0, 1]\nlet y = transpose(x, p)"

    assert found(text) == [(3, 9, "op: bad operands", "transpose")]


def test_a_list_of_numbers_is_read_number_by_number() -> None:
    numbers = Given(Place(0, 0, "scales"), Items(Place(0, 7, "[0.1, 2, -inf]")))

    assert read_floats(numbers) == (float(np.float32(0.1)), 2.0, -np.inf)


def test_a_word_in_a_list_of_numbers_is_refused_at_its_place() -> None:
    numbers = Given(Place(0, 0, "scales"), Items(Place(0, 7, "[0.1, true]")))

    with pytest.raises(Rejected) as caught:
        read_floats(numbers)

    assert caught.value.place == Place(0, 13, "true")


def test_operands_and_attributes_mix() -> None:
    graph = read_source(f"{HEAD}output y = matmul(a, b)\noutput z = gemm(a, alpha=2, b, beta=3, a)")

    assert lines(graph)[-2] == "gemm[2, 3, 2] alpha=2.0 beta=3.0 f32[2,2]"


def test_a_repeated_window_must_be_that_of_the_weight() -> None:
    diagnostic = the_one(f"{HEAD}output y = conv2d(x, w, kernel=[2, 2])")

    assert (diagnostic.kind, diagnostic.token) == ("attr: bad value", "[2, 2]")


@pytest.mark.parametrize(("stated", "is_right"), [(2, True), (1, False)])
def test_a_repeated_tag_must_be_that_of_the_operand(stated: int, *, is_right: bool) -> None:
    text = f"input q: i8[4]\nlet y: f32[4] = dequantize(q, scale=0.5, quant_dtype={stated})\noutput y"

    if is_right:
        assert lines(read_source(text))[1] == "dequantize[0] scale=0.5 f32[4]"
    else:
        assert found(text) == [(2, 54, "attr: bad value", str(stated))]


@pytest.mark.parametrize(
    ("call", "kind", "token"),
    [
        ("relu(a, slope=1)", "op: unknown attr", "slope"),
        ("relu(a, axis=1)", "op: attr not valid", "axis"),
        ("relu(a, stride_h=1)", "op: attr not valid", "stride_h"),
        ("reduce_sum(a, keepdims=1)", "attr: expected bool", "1"),
        ('reduce_sum(a, keepdims="true")', "attr: expected bool", '"true"'),
        ("softmax(a, axis=true)", "attr: expected number", "true"),
        ("softmax(a, axis=[1])", "attr: expected number", "[1]"),
        ("reduce_sum(a, axes=word)", "attr: expected list", "word"),
        ("gelu(a, approximate=1)", "attr: expected text", "1"),
        ("gelu(a, approximate=erf)", "attr: bad value", "erf"),
        ("softmax(a, axis=2.0)", "attr: bad number", "2.0"),
        ("softmax(a, axis=9223372036854775808)", "attr: bad number", "9223372036854775808"),
        ("reduce_sum(a, axes=[0, 1.5])", "attr: bad number", "1.5"),
        ("reduce_sum(a, axes=[0, true])", "attr: bad number", "true"),
        ("reduce_sum(a, axes_mask=4294967296)", "attr: bad number", "4294967296"),
        ("conv2d(x, w, stride=[1])", "attr: bad list length", "[1]"),
        ("conv2d(x, w, pads=[1, 2, 3])", "attr: bad list length", "[1, 2, 3]"),
        ("softmax(a, axis=7)", "attr: axis out of range", "7"),
        ("reduce_sum(a, axes=[7])", "attr: axis out of range", "[7]"),
        ("conv2d(x, w, stride=[0, 1])", "attr: bad value", "[0, 1]"),
    ],
)
def test_an_attribute_is_refused_at_its_place(call: str, kind: str, token: str) -> None:
    assert [fault[2:] for fault in found(f"{HEAD}output y = {call}")] == [(kind, token)]


def test_an_unknown_attribute_lists_the_known_ones() -> None:
    diagnostic = the_one(f"{HEAD}output y = layer_norm(a, epsilom=1)")

    assert diagnostic.message == "expected an attribute of layer_norm (epsilon), found 'epsilom'"
    assert diagnostic.hint == "Did you mean epsilon?"


def test_every_alias_means_an_attribute_of_its_op_or_what_the_operands_say() -> None:
    targets = {(op, alias.target) for op, aliases in ALIASES.items() for alias in aliases.values()}
    own = {(op, spec.name) for op, row in TABLE.items() for spec in row.attributes}

    assert {target for _, target in targets - own} <= _SAID.keys()


def test_what_only_passes_set_cannot_be_stated() -> None:
    diagnostic = the_one("input x: f32[2, 2]\nlet y = matmul(x, x, packed_columns=2)\noutput y")

    assert "expected an attribute of matmul (it has none), found 'packed_columns'" == diagnostic.message


def test_one_number_stands_for_a_list_of_one_and_for_all_numbers_of_a_window() -> None:
    long = f"{HEAD}output y = reduce_sum(conv2d(x, w, strides=[2, 2], pads=[1, 1, 1, 1]), axes=[1])"
    short = f"{HEAD}output y = reduce_sum(conv2d(x, w, strides=2, pads=1), axes=1)"

    assert lines(read_source(long)) == lines(read_source(short))
