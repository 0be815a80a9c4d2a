"""The mutable builder: what nodes it makes of what a user writes, and what it refuses."""

import copy
import pickle
import time

import numpy as np
import pytest

from holowork.core import HoloworkError
from holowork.ir import Graph, UnknownNumerics, parse, same_structure, show
from holowork.ops import (
    FoundDouble,
    GraphBuilder,
    OperandMismatch,
    Tensor,
    Unusable,
    interpret,
    verify_types,
)


def with_input(shape: tuple[int, ...] = (2, 3), dtype: str = "f32") -> tuple[GraphBuilder, Tensor]:
    graph = GraphBuilder("g")
    return graph, graph.input("x", shape, dtype)


def test_the_graph_of_the_storyboard_has_eight_nodes_and_seven_edges() -> None:
    g = GraphBuilder("mlp")
    x = g.input("x", shape=(32, 128), dtype="f32")
    w = g.const("w", np.ones((128, 64), "float32"))
    b = g.const("b", np.zeros(64, "float32"))

    g.output("y", g.gelu(x @ w + b))

    assert repr(g) == f"Graph('mlp', nodes=8, edges=7, κ°={g.label.short})"


def test_a_frozen_graph_is_what_its_text_says() -> None:
    g, x = with_input()
    g.add_extension("note", b"hi")
    h = ((x + 1) * 2.0).named("h")
    g.output("y", h.softmax(axis=-2))

    expected = """\
graph "g"
extension "note" = 0x6869
%0 = input("x") : f32[2,3]
%1 = const(1.0) : f32[]
%2 = expand(%1, shape=[2, 3]) : f32[2,3]
%3 = add(%0, %2) : f32[2,3]
%4 = const(2.0) : f32[]
%5 = expand(%4, shape=[2, 3]) : f32[2,3]
%6 = mul("h", %3, %5) : f32[2,3]
%7 = softmax(%6, axis=0) : f32[2,3]
%8 = output("y", %7) : f32[2,3]
"""
    assert show(g.freeze()) == expected


def test_freezing_twice_gives_the_same_value_until_the_graph_changes() -> None:
    g, x = with_input()

    first = g.freeze()
    again = g.freeze()
    x.relu()

    assert first is again
    assert len(g.freeze()) == len(first) + 1


@pytest.mark.parametrize("change", ["name", "numerics"])
def test_freezing_after_a_change_of_name_or_mode_shows_it(change: str) -> None:
    g, _ = with_input()
    before = g.freeze()

    setattr(g, change, "strict")

    assert getattr(g.freeze(), change) == "strict"
    assert getattr(before, change) != "strict"


def test_an_unknown_mode_of_arithmetic_is_refused() -> None:
    with pytest.raises(UnknownNumerics, match="numerics: expected fused or strict, found 'fast'"):
        GraphBuilder(numerics="fast")


def test_where_no_broadcast_is_needed_none_is_made() -> None:
    g, x = with_input()

    (x + x).relu()
    scalar = g.input("s", ())
    scalar * 2

    assert [node.op for node in g.nodes] == ["input", "add", "relu", "input", "const", "mul"]


def test_astype_to_the_same_dtype_makes_no_node() -> None:
    _, x = with_input()

    assert x.astype("float32") is x
    assert (x + 1).T.T.shape == (2, 3)


def test_equal_meaning_gives_equal_nodes() -> None:
    g, x = with_input()

    pairs = [
        (x.softmax(axis=1), x.softmax()),
        (x.reshape(-1, 2), x.reshape(3, 2)),
        (x.reduce_sum(axes=(1, 0)), x.reduce_sum()),
        (x[:1], x[0:-1]),
    ]

    for first, second in pairs:
        assert g.nodes[first.node].attributes == g.nodes[second.node].attributes


REFUSALS = {
    "g.input('z', (), 'f64')": "input 'z' is f64; holowork computes floats in f32, f16 or bf16.",
    "g.const('w', np.zeros(2))": "constant 'w' is f64; holowork computes floats in f32, f16 or bf16.",
    "x + np.zeros((2, 3))": "add.b is f64; holowork computes floats in f32, f16 or bf16.",
    "x * np.float64(2)": "mul.b is f64; holowork computes floats in f32, f16 or bf16.",
    "x.astype(np.float64)": "astype is f64; holowork computes floats in f32, f16 or bf16.",
    "g.input('x', ())": "input 'x': expected a new name, found that of %0",
    "g.input(3, ())": "input: expected a name in quotes, then extents and a dtype, found int",
    "g.input((2, 3), 'x')": "input: expected a name in quotes, then extents and a dtype, found tuple",
    "g.output(x, 'y')": "output: expected a name in quotes, then a tensor, found Tensor",
    "g.const([1], 'c')": "the name of a constant: expected a name in quotes, then its value, found list",
    "g.input('n', (2, 'k'))": "input 'n': expected extents that are whole numbers, found [2, 'k']. Ext",
    "g.input('n', (None, 3))": "input 'n': expected extents that are whole numbers, found [None, 3]. ",
    "g.input('n', (-1,))": "input 'n': expected extents from 0 to 9223372036854775807, found [-1]. Ex",
    "g.input('n', (True,))": "input 'n': expected extents that are whole numbers, found [True]",
    "g.input('n', (), 'f33')": "input 'n': expected a dtype (bool, u8, i8, u64, i32, i64, f16, bf16, f32,",
    "x + ints": "add: expected operands of one dtype, found f32 and i32. Cast b with .astype('f32')",
    "ints * x": "mul: expected operands of one dtype, found i32 and f32. Cast a with .astype('f32')",
    "mask * x": "mul: expected operands of one dtype, found bool and f32. Cast a with .astype('f32')",
    "mask & ints": "and: expected operands of one dtype, found bool and i32. Cast a with .astype('i32')",
    "mask & x": "and: expected operands of one dtype, found bool and f32. Cast b with .astype('bool')",
    "half + x": "add: expected operands of one dtype, found f16 and f32. Cast a with .astype('f32')",
    "half + brain": "add: expected operands of one dtype, found f16 and bf16. Cast a and b with .astype('f",
    "g.concat([x, x], 1)": "concat: expected tensors one by one or in one list, all else by name (*values,",
    "x.concat([x, x])": "concat: expected tensors one by one or in one list, all else by name (*values, ax",
    "g.concat(x, x, 1)": "concat: expected tensors one by one or in one list, all else by name (*values, a",
    "g.output('o', [x, x])": "output 'o': expected numbers, or one tensor, found a list with tensors. Give",
    "x + [x, x]": "add.b: expected numbers, or one tensor, found a list with tensors. Give them one at a t",
    "g.const('c', x)": "constant 'c': expected numbers, or one tensor, found a tensor, which is a value of",
    "x.where(mask, 0)": "where: expected the condition first, found f32 before bool. Write cond.where(a, b)",
    "g.where(x, mask, x)": "where: expected the condition first, found f32 before bool. Write cond.where(a, ",
    "g.input('n', 4, 8)": "input 'n': expected all extents in one list, such as (2, 3), found 4, then 8 fo",
    "g.input('', 4)": "input: expected a name that a run binds it by, found an empty text",
    "type(g)(3)": "graph: expected a name in quotes, found int",
    "x.transpose(axes=[1, 0])": "transpose: expected one of x, perm, found 'axes'. Did you mean perm?",
    "x + [1.0, 2.0]": "add: expected shapes that broadcast, found f32[2,3] and f32[2]",
    "x @ x": "matmul: expected as many columns of a as rows of b, found f32[2,3] and f32[2,3]: 3 and 2. Did",
    "g.softmax(x, axsi=1)": "softmax: expected one of x, axis, found 'axsi'. Did you mean axis?",
    "g.matmul(x, x, packed_columns=3)": "matmul: expected one of a, b, found 'packed_columns'",
    "g.concat(x, ints)": "concat: expected tensors that differ from f32[2,3] along axis 0 at most, found i",
    "g.concat()": "concat: expected 1 operand or more (values*), found none",
    "g.cast(x, dtype='f64')": "cast.dtype is f64; holowork computes floats in f32, f16 or bf16.",
    "g.gather(x, [0.5])": "gather.indices: expected whole numbers for i64, found floats",
    "g.max_pool_2d(x)": "max_pool_2d.kernel: expected 2 integers, found nothing",
    "g.input('n', (1 << 62, 2))": "input 'n': expected a tensor of at most 64 axes and less than 2^63 bytes",
    "g.expand(x, shape=[1 << 61, 2, 3])": "expand: expected tensors of at most 64 axes and less than",
    "g.expand(x, shape=[1 << 64, 2, 3])": "expand.shape: expected a list of integers of 64 bits",
    "g.softmax(x, axis=10**5000)": "softmax.axis: expected an integer of 64 bits, found int of",
    "ints + 1.5": "add.b: expected whole numbers for i32, found floats. Cast with .astype(…)",
    "ints + (1 << 31)": "add.b: expected numbers from -2147483648 to 2147483647 for i32, found 2147483648",
    "x + stranger": "add.b: expected a tensor of this graph, found Tensor(%0 input : f32[]), one of",
    "g.output('y', stranger)": "output 'y': expected a tensor of this graph, found Tensor(%0 input : f32[])",
    "x + None": "add.b: expected a tensor, an array or a number, found None",
    "None - x": "sub.a: expected a tensor, an array or a number, found None",
    "x == None": "equal.b: expected a tensor, an array or a number, found None",
    "g.concat(x, None)": "concat.values: expected a tensor, an array or a number, found None",
    "g.add(x, b=None)": "add.b: expected a tensor, an array or a number, found None",
    "g.where(a=x, b=x)": "where.cond: expected a tensor, an array or a number, found None",
    "g.add(x)": "add: expected 2 operands (a, b), found 1. Here a is 'x'",
    "x.add(1, 2, 3)": "add: expected arguments (a, b), found 4 arguments",
    "x.softmax(0, axis=0)": "softmax: expected arguments (x, axis=-1), found axis twice",
    "g.softmax(x, x=x)": "softmax: expected arguments (x, axis=-1), found x twice",
    "g.gelu(x, axis=1)": "gelu: expected one of x, approximate, found 'axis'",
    "g.op('gelo', x)": "op 'gelo': expected the name of an op, found none of that name. Did you mean gelu?",
    "g.op('matmul_add', x, x, x)": "matmul_add: expected an op that graphs are built from, found a call",
    "x[0, 0, 0]": "x[…]: expected at most 2 indices for [2, 3], found 3",
    "x[np.ones((2, 3), bool)]": "x[…]: expected integers, slices, … and None, found ndarray. What a mask",
    "x[[True, False]]": "x[…]: expected integers, slices, … and None, found list. What a mask keeps has no",
    "x[[0, 1]]": "x[…]: expected integers, slices, … and None, found list. Choose by other indices with .gat",
    "x // 2": "x//y: expected integers, found f32. For floats, (x / y).floor() rounds the quotient before",
    "x.softmax(dim=1)": "softmax: expected one of x, axis, found 'dim'. Did you mean axis?",
    "x.reduce_sum(dim=1)": "reduce_sum: expected one of x, axes, keepdims, found 'dim'. Did you mean axes?",
    "x.reshape(ints)": "reshape.shape: expected a list of integers, found Tensor(%1 cast : i32[2,3]). At",
    "g.softmax(x, ints)": "softmax: expected arguments (x, axis=-1), found 2 arguments, the last a tenso",
    "x.named('z')": "input 'x': expected a node that is no port, found the new name 'z'",
    "g.add_extension('holowork.x', b'')": "extension 'holowork.x': expected a new key that does not begin",
    "g.add_extension('note', b'')": "extension 'note': expected a new key that does not begin with holowork.",
}


@pytest.mark.parametrize(("expression", "message"), REFUSALS.items(), ids=list(REFUSALS))
def test_a_refusal_says_where_and_what_and_leaves_the_graph_as_it_was(expression: str, message: str) -> None:
    g, x = with_input()
    names = {"g": g, "x": x, "np": np, "ints": x.astype("i32"), "stranger": GraphBuilder("h").input("a", ())}
    names |= {"mask": x > 0, "half": x.astype("f16"), "brain": x.astype("bf16")}
    g.add_extension("note", b"hi")
    before = g.freeze()

    with pytest.raises(HoloworkError) as fault:
        eval(expression, names)

    assert str(fault.value).startswith(message)
    assert g.freeze() == before


IS_F64 = "is f64; holowork computes floats in f32, f16 or bf16."
WAYS_OUT = {
    "g.input('p', (2,), np.float64)": f"input 'p' {IS_F64} Declare 'f32' instead",
    "g.const([1.0], dtype='f64')": f"a constant {IS_F64} Declare 'f32' instead",
    "x / np.sqrt(32)": f"div.b {IS_F64} Make it a number of Python's with float(…)",
    "np.float64(2) * x": f"mul.a {IS_F64} Make it a number of Python's with float(…)",
    "np.ones(3) + x": f"add.a {IS_F64} Cast it with .astype(np.float32)",
    "g.const('p', np.ones(3))": f"constant 'p' {IS_F64} Cast it with .astype(np.float32)",
}


@pytest.mark.parametrize(("expression", "message"), WAYS_OUT.items(), ids=list(WAYS_OUT))
def test_the_message_for_f64_names_the_way_out_that_fits(expression: str, message: str) -> None:
    g, x = with_input()

    with pytest.raises(FoundDouble) as fault:
        eval(expression, {"g": g, "x": x, "np": np})

    assert message == str(fault.value)


@pytest.mark.parametrize("expression", ["x[mask]", "x[0, mask[0]]", "x[mask, 0]"])
def test_a_mask_is_no_index_and_where_is_named_instead(expression: str) -> None:
    _, x = with_input()
    mask = x > 0
    hint = "What a mask keeps has no extents before a run; keep all elements with where(mask, x, 0)"

    with pytest.raises(OperandMismatch) as fault:
        eval(expression, {"x": x, "mask": mask})

    assert f"x[…]: expected integers, slices, … and None, found Tensor. {hint}" == str(fault.value)


def test_extents_that_a_run_would_set_are_refused_with_the_way_to_go_on() -> None:
    with pytest.raises(Unusable) as fault:
        GraphBuilder().input("x", ("batch", 3))

    assert str(fault.value).endswith(". Extents are fixed while a graph is built; for others, build it again")


def test_a_tensor_of_another_graph_of_the_same_name_is_told_apart() -> None:
    _, x = with_input()
    other, y = with_input()
    found = "add.b: expected a tensor of this graph, found Tensor(%0 input : f32[2,3]), one of another graph"

    with pytest.raises(OperandMismatch) as alike:
        x + y
    other.input("z", ())
    with pytest.raises(OperandMismatch) as longer:
        x + y

    assert f"{found} that is called 'g' too" == str(alike.value)
    assert f"{found} that is called 'g' too, of 2 nodes where this one has 1" == str(longer.value)


BIASED = {
    "g.conv2d(i, w, b)": "found 3 arguments, the last a tensor. It has no bias; add one to the result, with",
    "g.conv2d(i, w, bias=b)": "found 'bias'. It has no bias; add one to the result, with .reshape(-1, 1, 1)",
    "g.conv_transpose_2d(i, w, b)": "found 3 arguments, the last a tensor. It has no bias; add one to the",
    "g.matmul(b[None], b[:, None], b)": "the last a tensor. It has no bias; add one to the result, or use",
}


@pytest.mark.parametrize(("expression", "hint"), BIASED.items(), ids=list(BIASED))
def test_where_no_bias_is_taken_it_says_how_to_add_one(expression: str, hint: str) -> None:
    g, i = with_input((1, 3, 8, 8))
    names = {"g": g, "i": i, "w": g.input("w", (4, 3, 3, 3)), "b": g.input("b", (4,))}

    with pytest.raises(HoloworkError) as fault:
        eval(expression, names)

    assert hint in str(fault.value)
    assert (1, 4, 6, 6) == (i.conv2d(names["w"]) + names["b"].reshape(-1, 1, 1)).shape


@pytest.mark.parametrize("expression", ["x @ x", "x[9]", "x.astype('f64')", "g.const(object())", "x != ints"])
def test_an_error_carries_the_line_of_the_caller_once(expression: str) -> None:
    g, x = with_input()
    names = {"g": g, "x": x, "ints": x.astype("i32")}
    program = compile(f"\n\n{expression}", "/home/user/model.py", "eval")

    with pytest.raises(HoloworkError) as fault:
        eval(program, names)

    assert fault.value.__notes__ == ["at model.py:3"]


def test_an_error_says_which_tensors_the_operands_are() -> None:
    g = GraphBuilder()
    x, w = g.input("x", (32, 128)), g.const("w", np.zeros((64, 128), np.float32))
    fits = "as many columns of a as rows of b, found f32[32,128] and f32[64,128]: 128 and 64"

    with pytest.raises(OperandMismatch) as product:
        x @ w
    with pytest.raises(OperandMismatch) as norm:
        x.relu().layer_norm(w)
    with pytest.raises(OperandMismatch) as nameless:
        x.relu().softmax().reshape(3)

    hint = "Did you mean matmul(a, transpose(b))? Here a is 'x', b is 'w'"
    assert f"matmul: expected {fits}. {hint}" == str(product.value)
    assert str(norm.value).endswith("found f32[64,128]. Here x is %2 relu, gamma is 'w'")
    assert "Here" not in str(nameless.value)


def test_numbers_take_the_element_type_of_their_role() -> None:
    g, x = with_input((1, 1, 4, 2))
    q = g.input("q", (4, 2), "i8")

    written = x.kv_cache_write(x[:, :, :1], [3])
    scaled = q.dequantize([0.5, 2.0], [1, 2], axis=1)

    assert ["i32"] == [g.nodes[g.nodes[written.node].sources[2]].type.dtype.text]
    assert ["f32", "i32"] == [g.nodes[s].type.dtype.text for s in g.nodes[scaled.node].sources[1:]]


def test_one_number_stands_for_both_axes_and_two_for_both_sides() -> None:
    g, x = with_input((1, 1, 6, 6))
    w = g.const(np.ones((1, 1, 3, 3), np.float32))

    single = x.conv2d(w, strides=2, pads=1)
    paired = x.conv2d(w, strides=(2, 2), pads=(1, 1))
    whole = x.conv2d(w, [2, 2], [1, 1, 1, 1])

    attributes = [g.nodes[tensor.node].attributes for tensor in (single, paired, whole)]
    assert attributes == [(("pads", (1, 1, 1, 1)), ("strides", (2, 2)))] * 3


def test_a_dtype_may_be_given_as_numpy_has_it() -> None:
    _, x = with_input()
    names = (np.float16, "float16", "f16", np.dtype("f2"))

    assert ["f16"] * 4 == [x.cast(dtype=dtype).dtype.text for dtype in names]


def test_an_output_name_is_given_once_and_may_be_that_of_an_input() -> None:
    g, x = with_input()
    g.output("x", x)

    with pytest.raises(Unusable, match="output 'x': expected a new name, found that of %1"):
        g.output("x", x.relu())


def test_inputs_constants_and_numbers_can_be_outputs() -> None:
    g, x = with_input()

    g.output("x", x)
    g.output("again", x)
    g.output("c", g.const([1, 2]))
    g.output("n", 3.0)

    assert [str(g.freeze()[port].type) for port in g.freeze().outputs] == [
        "f32[2,3]",
        "f32[2,3]",
        "i64[2]",
        "f32[]",
    ]


def test_a_node_knows_the_line_that_asked_for_it_and_not_its_folder() -> None:
    g, x = with_input()

    exec(compile("\ny = (x + 1)[0]\nz = g.gelu(y)", "/home/user/model.py", "exec"), {"g": g, "x": x})

    assert [node.origin.where for node in g.nodes[1:]] == ["model.py:2"] * 5 + ["model.py:3"]
    assert g.nodes[0].origin.where.startswith("test_builder.py:")


def test_a_place_can_be_named_instead_of_the_line() -> None:
    g, x = with_input()

    with g.at("model.onnx: Gelu_3"):
        y = x.gelu() + 1

    assert {"model.onnx: Gelu_3"} == {g.nodes[at].origin.where for at in range(1, y.node + 1)}


def test_provenance_and_names_are_in_no_label() -> None:
    labels = set()
    for name in ("a", "b"):
        g = GraphBuilder(name)
        with g.at(name):
            g.output(name, g.input(name, (2,)).relu().named(name))
        labels.add(g.label)

    assert len(labels) == 1


def test_the_label_follows_the_graph_as_it_grows_and_its_mode() -> None:
    g, x = with_input()
    empty = g.label
    g.output("y", x.relu())
    fused = g.label

    g.numerics = "strict"

    assert len({empty, fused, g.label}) == 3


def test_a_copied_or_pickled_builder_goes_on_by_itself() -> None:
    g, x = with_input()
    g.output("y", x.relu())

    for other in (copy.deepcopy(g), pickle.loads(pickle.dumps(g))):
        other.input("z", ())

        assert len(other.nodes) == len(g.nodes) + 1
        assert other.label == g.label


def test_a_deep_copy_of_a_tensor_belongs_to_a_copy_of_its_graph() -> None:
    g, x = with_input()

    other_graph, other = copy.deepcopy((g, x))

    assert other.graph is other_graph
    assert other_graph is not g


def test_a_chain_of_10_000_ops_is_built_frozen_shown_copied_and_pickled_within_seconds() -> None:
    began = time.process_time()
    g = GraphBuilder("deep")
    x = g.input("x", (4,))
    for _ in range(10_000):
        x = x.relu()
    g.output("y", x)

    frozen = g.freeze()
    verify_types(frozen)

    assert same_structure(frozen, parse(show(frozen)))
    assert frozen == pickle.loads(pickle.dumps(frozen))
    assert len(copy.deepcopy(g).nodes) == len(frozen) == 10_002
    assert "nodes=10002, edges=10001" in repr(g)
    assert np.array_equal([0, 0, 1, 2], interpret(frozen, [np.array([-1, 0, 1, 2], np.float32)])[0])
    assert time.process_time() - began < 10


def test_a_sum_and_a_concat_of_6131_inputs_are_built() -> None:
    g = GraphBuilder()
    inputs = [g.input(f"x{place}", (1,)) for place in range(6131)]

    g.output("sum", sum(inputs[1:], inputs[0]))
    g.output("all", g.concat(inputs))

    (total, everything) = interpret(g.freeze(), [np.ones(1, np.float32)] * 6131)
    assert total[0] == 6131
    assert everything.shape == (6131,)


def test_a_graph_is_a_value_that_text_describes() -> None:
    g, x = with_input()
    g.output("y", x[::-1, None, 1].astype("bf16"))

    assert isinstance(g.freeze(), Graph)
    assert same_structure(g.freeze(), parse(show(g.freeze())))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("x.reshape(shape=[3, 2])", "x.reshape(3, 2)"),
        ("g.reshape(x, 3, 2)", "g.reshape(x, [3, 2])"),
        ("g.reshape(x, -1)", "x.reshape(shape=-1)"),
        ("x.transpose(perm=[1, 0])", "x.transpose(1, 0)"),
        ("g.transpose(x, 1, 0)", "x.transpose([1, 0])"),
        ("x.expand(4, 2, 3)", "g.expand(x, shape=(4, 2, 3))"),
        ("g.expand(x, 4, 2, 3)", "x.expand(np.array([4, 2, 3]))"),
    ],
)
def test_one_list_of_integers_is_taken_whole_by_name_and_one_by_one(one: str, other: str) -> None:
    g, x = with_input()
    names = {"g": g, "x": x, "np": np}

    first, second = (g.nodes[eval(expression, names).node] for expression in (one, other))

    assert (first.op, first.sources, first.attributes, first.type) == (
        second.op,
        second.sources,
        second.attributes,
        second.type,
    )


@pytest.mark.parametrize(
    ("word", "end"),
    [
        ("argmax", "holowork has no op for it; hw.ops lists those that it has"),
        ("run", "A graph is compiled, then run: hw.Session(hw.compile(g)).run(…)"),
        ("save", "Compile it first: hw.compile(g).save(path)"),
        ("arange", "Make it with NumPy and give it to const"),
        ("leaky_relu", "Compose it: where(x > 0, x, x * slope)"),
        ("embedding", "Did you mean gather?"),
        ("cat", "Did you mean concat?"),
        ("hanning", "dir() lists them"),
    ],
)
def test_words_of_others_are_answered_with_what_to_do_and_never_by_their_letters(word: str, end: str) -> None:
    g, _ = with_input()

    with pytest.raises(AttributeError) as fault:
        getattr(g, word)

    assert str(fault.value).endswith(f"found {word!r}. {end}")


def test_a_constant_without_a_value_and_a_port_of_a_taken_name_say_how_to_go_on() -> None:
    graph = GraphBuilder("hints")
    graph.input("x", (2,))

    with pytest.raises(
        Unusable, match=r"^constant 'c2': expected a value, found the name alone\. Add an array behind it"
    ):
        graph.const("c2")
    with pytest.raises(Unusable, match=r"^input 'x': expected a new name, .* own, such as 'x_2'"):
        graph.input("x", (2,))
