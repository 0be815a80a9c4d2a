"""Builder functions of Python make what native text makes, and what they build when they run."""

from dataclasses import replace
from pathlib import Path
from textwrap import dedent, indent
from typing import Any

import numpy as np
import pytest
from hypothesis import given

import holowork as hw
from holowork.ir import Graph, Origin
from holowork.ops import GraphBuilder, from_bytes
from holowork.source import read_source, to_source
from tests.source.graphs import graphs
from tests.source.python_writing import to_python
from tests.source.texts import found, line, lines, the_one

X = "x = h.input('x', shape=[2, 3])"


def net(*body: str, head: str = "def net(h):") -> str:
    """A builder function with this body."""
    return "\n".join([head, *(indent(part, "    ") for part in body), ""])


def built(*body: str) -> list[str]:
    return lines(read_source(net(X, *body)))


def bare(graph: Graph) -> Graph:
    """A graph with the names of its ports alone."""
    nodes = tuple(
        replace(node, origin=Origin(), name=node.name if node.is_port else "") for node in graph.nodes
    )
    return replace(graph, nodes=nodes, name="")


PROGRAMS = {
    "product": (
        """
        def net(h):
            x = h.input(shape=[2, 3])
            w = h.const(shape=[3, 2], values=[1, 0, 0, 1, 1, 1])
            h1 = h.ops.matmul(x, w, shape=[2, 2])
            y = h.ops.gelu(h1, shape=(2, 2))
            h.output(y)
        """,
        """
        input x: f32[2, 3]
        const w: f32[3, 2] = [1, 0, 0, 1, 1, 1]
        let h1: f32[2, 2] = matmul(x, w)
        let y: f32[2, 2] = gelu(h1)
        output y
        """,
    ),
    "neutral operands": (
        """
        def net(h):
            x = h.input("x", shape=[4], dtype="f32")
            z = h.constant("z", shape=[4], values=[0, 0, -0, +0])
            o = h.const(name="o", dtype="f32", values=(1, 1, 1.0, 1e0), shape=(4,))
            a = h.ops.add(x, z, shape=[4])
            m = h.ops.mul(o, a, shape=[4])
            y = h.ops.tanh(m, shape=[4])
            h.output(y)
        """,
        """
        input x: f32[4]
        const z: f32[4] = [0, 0, -0, 0]
        const o: f32[4] = [1, 1, 1, 1]
        let a: f32[4] = add(x, z)
        let m: f32[4] = mul(o, a)
        let y: f32[4] = tanh(m)
        output y
        """,
    ),
    "two outputs": (
        """
        def net(h):
            "Two inputs, two outputs."
            a = h.input(shape=[2])
            b = h.input(shape=[2])
            c = h.ops.add(a, b)
            d = h.ops.add(b, a)
            e = h.ops.sub(c, d)
            unused = h.ops.exp(a)
            pass
            h.output(e)
            h.output("sum", c)
        """,
        """
        input a: f32[2]
        input b: f32[2]
        let c = add(a, b)
        let d = add(b, a)
        let e = sub(c, d)
        let unused = exp(a)
        output e
        output sum = c
        """,
    ),
    "attributes": (
        """
        def net(h):
            x = h.input(shape=[1, 2, 4, 4])
            w = h.input(shape=[2, 2, 3, 3])
            s = h.ops.reduce_mean(x, axes=[1], keepdims=True, shape=[1, 1, 4, 4])
            y = h.ops.conv2d(x, w, stride=[2, 1], padding=(1, 1), shape=[1, 2, 2, 4])
            z = h.ops.lrn(y, size=3, bias_bits=1073741824)
            h.output(s)
            h.output(z)
        """,
        """
        input x: f32[1, 2, 4, 4]
        input w: f32[2, 2, 3, 3]
        let s: f32[1, 1, 4, 4] = reduce_mean(x, axes=[1], keepdims=true)
        let y: f32[1, 2, 2, 4] = conv2d(x, w, stride=[2, 1], padding=[1, 1])
        let z = lrn(y, size=3, bias_bits=1073741824)
        output s
        output z
        """,
    ),
    "reshapes": (
        """
        def net(h):
            x = h.input("x", shape=[2, 6])
            r = h.ops.reshape(x, shape=[3, 4])
            n = h.ops.neg(r, shape=[3, 4])
            c = h.ops.cast(n, dtype="f16", shape=[3, 4])
            b = h.ops.less(x, x, dtype="bool", shape=[2, 6])
            f = h.ops.less(x, x, shape=[2, 6])
            h.output(c)
            h.output(b)
            h.output(f)
        """,
        """
        input x: f32[2, 6]
        let r: f32[3, 4] = reshape(x)
        let n: f32[3, 4] = neg(r)
        let c: f16[3, 4] = cast(n)
        let b: bool[2, 6] = less(x, x)
        let f: f32[2, 6] = less(x, x)
        output c
        output b
        output f
        """,
    ),
}


@pytest.mark.parametrize("name", PROGRAMS)
def test_a_program_in_python_and_in_native_text_is_one_graph_and_one_archive(name: str) -> None:
    python, native = map(dedent, PROGRAMS[name])

    expected = hw.compile_source(native, "native")
    module = hw.compile_source(python, "python")

    assert lines(expected.graph) == lines(module.graph)
    assert [node.name for node in expected.graph] == [node.name for node in module.graph]
    assert expected.to_bytes() == module.to_bytes()


@given(graph=graphs())
def test_any_graph_is_the_same_from_python_as_from_native_text(graph: Graph) -> None:
    expected = read_source(to_source(graph))

    assert bare(expected) == bare(read_source(to_python(graph), "python"))


RUNNABLE = """
import operator

def net(g: "hw.Graph", unused=None):
    x = g.input("x", (2, 3))
    w = g.const("w", [[1.0, 0], [0, -1], [1, 1.5]])
    i = g.const([1, 0])
    k = x @ w + 1
    y = g.softmax(k * k - -k / 2 % 3, axis=0)
    c = g.concat([y, k.clip(0, hi=6).reshape(2, 2)], axis=-1)
    n = ~(k >= y) ^ (k == y)
    r = g.reduce_sum(c, [0], True).transpose([1, 0])
    p = g.gather(k, i, axis=0).cast("f16").expand([3, 2, 2])
    v = g.input("v", (3,), dtype="int32")
    t = x.T[0, ::-1] @ [[1.0, 2.0], [0.5, 4]] + abs(x)[..., None, 1:2] * v.T.astype(dtype="float32")[0]
    f = v // 2 + 7 // v - v[-1] // v
    u = (x != 2).astype("f32") * pow(x, 2)
    e = u.astype("f32")
    s = e.reduce_sum(axes=1) + e.reduce_sum(1) + (2 < e)[:, 0].astype("f32")
    g.output("t", g.reshape(t, 2, -1).reshape(shape=[-1]).expand(2, 4))
    g.output("f", f)
    g.output("e", e)
    g.output("s", (2 != s) ^ (2 == s) ^ (1 >= s))
    g.output("n", n.and_(n))
    g.output("r", r.slice([1], [3]).gelu(approximate="none"))
    g.output(name="p", tensor=2 ** p)
"""


def test_a_builder_function_is_read_as_the_graph_that_it_builds_when_it_runs() -> None:
    names: dict[str, Any] = {}
    exec(RUNNABLE, names)
    graph = GraphBuilder()
    names["net"](graph)

    assert bare(graph.freeze()) == bare(read_source(RUNNABLE))


def test_nothing_of_a_text_is_run(tmp_path: Path) -> None:
    touch = f"__import__('pathlib').Path({str(tmp_path / 'touched')!r}).touch()"
    text = f"""
{touch}
@{touch}
def other(g, x={touch}) -> {touch}: {touch}
class Class({touch}): {touch}
if True: {touch}
def net(h: {touch}, unused={touch}):
    f"{{{touch}}}"; x = h.input({touch}, [2])
    {touch}
    y = h.ops.relu(x, shape=[{touch}])
"""

    kinds = {kind for _, _, kind, _ in found(text, language="python")}

    assert kinds == {
        "python: unsupported graph expression",
        "python: bad argument",
        "python: bad integer",
    }
    assert not list(tmp_path.iterdir())


def test_a_graph_has_the_name_of_its_function() -> None:
    assert read_source(net(X, "h.output(x)", head="def two_layers(h):"), name="net.py").name == "two_layers"


def test_a_node_knows_the_line_it_came_from() -> None:
    graph = read_source(net(X, "", "h.output('y',\n  x.neg())"), name="net.py")

    assert [node.origin.where for node in graph] == ["net.py:2", "net.py:4", "net.py:4"]


def test_the_builder_has_any_name_and_other_parameters_are_left_alone() -> None:
    heads = ["def f(h):", "def f(h: hw.Graph, size=3) -> None:", "def f(h, /, other):"]

    assert {tuple(lines(read_source(net(X, "h.output(x)", head=head)))) for head in heads} == {
        ("input[] f32[2,3]", "output[0] f32[2,3]")
    }


def test_what_is_no_builder_function_is_not_read() -> None:
    text = net(X, "h.output(x)") + dedent(
        """
        import nowhere
        N = [x ** 2 for x in range(3)]

        def helper(x):
            return x.relu() if x else not_even_there()

        def nullary():
            g.output(3)

        async def later(g):
            g.output(g)

        class Net:
            def forward(self):
                self.output(3)
        """
    )

    assert read_source(text).name == "net"


def test_one_of_several_graphs_is_chosen_by_its_name() -> None:
    text = net(X, "h.output(x)", head="def first(h):") + net(
        "h.oops = 1", "h.output(1)", head="def second(h):"
    )

    assert read_source(text, graph="first").name == "first"
    assert found(text, graph="second") == [
        (5, 5, "python: bad assignment", "h.oops"),
        (6, 14, "output: missing name", "1"),
    ]


def test_several_graphs_without_a_choice_are_refused_by_their_names() -> None:
    texts = [net(X, "h.output(x)", head=f"def {name}(h):") for name in ("encoder", "decoder")]

    diagnostic = the_one("".join(texts))

    assert (diagnostic.line, diagnostic.kind) == (4, "source graph ambiguous")
    assert diagnostic.message == "expected one graph, found encoder (line 1), decoder (line 4)"
    assert "graph=" in diagnostic.hint
    assert "--graph" in diagnostic.hint


def test_two_graphs_of_one_name_are_refused_even_if_it_is_chosen() -> None:
    diagnostic = the_one(net(X, "h.output(x)") * 2, graph="net")

    assert (diagnostic.kind, diagnostic.hint) == ("source graph ambiguous", "Give each a name of its own")


def test_a_graph_that_is_not_there_is_refused_with_those_that_are() -> None:
    diagnostic = the_one(net(X, "h.output(x)"), graph="nett")

    assert (diagnostic.line, diagnostic.column, diagnostic.kind) == (1, 1, "source graph not found")
    assert diagnostic.message == "expected the name of a graph (net), found 'nett'"
    assert diagnostic.hint == "Did you mean net?"


@pytest.mark.parametrize(
    "text", ["", "x = 1", "def f(h): pass", "def f(h): h.relu(h)", "def f(): h.output(1)"]
)
def test_a_text_without_a_builder_function_has_no_graph(text: str) -> None:
    assert [kind for _, _, kind, _ in found(text, language="python")] == ["source graph missing"]


def test_a_name_that_is_given_is_that_of_the_port_and_either_name_stands_for_the_value() -> None:
    graph = read_source(net("x = h.input('image', shape=[2])", "y = h.ops.add(x, image)", "h.output('y', y)"))

    assert [node.name for node in graph] == ["image", "y", "y"]
    assert line(graph[1]) == "add[0, 0] f32[2]"


def test_a_name_has_one_meaning() -> None:
    text = net("x = h.input('y', shape=[2])", "y = h.input('x', shape=[2])", "x = h.relu(x)")

    assert [(line, token) for line, _, kind, token in found(text) if kind == "source: duplicate name"] == [
        (3, "y"),
        (3, "'x'"),
        (4, "x"),
    ]


def test_a_port_may_be_named_unlike_its_value() -> None:
    graph = read_source(net(X, "h.output(x)", "h.output('a b', x)", "h.output('', x.neg())"))

    assert [graph[port].name for port in graph.outputs] == ["x", "a b", ""]


@pytest.mark.parametrize(
    ("value", "kind", "expected"),
    [
        ("1.5", "f32[]", 1.5),
        ("-2", "i64[]", -2),
        ("- +-2", "i64[]", 2),
        ("True", "bool[]", True),
        ("[1, 0x10]", "i64[2]", [1, 16]),
        ("(1, 2.5,)", "f32[2]", [1, 2.5]),
        ("[[True], [False]]", "bool[2,1]", [[True], [False]]),
        ("[[], []]", "f32[2,0]", np.zeros((2, 0))),
        ("((1e999, -1e-999),)", "f32[1,2]", [[np.inf, -0.0]]),
        ("[\n  1,  # one\n  2,\n]", "i64[2]", [1, 2]),
        ("[1, 2], dtype='f16'", "f16[2]", [1, 2]),
        ("[[1, 2]], shape=[2, 1]", "i64[2,1]", [[1], [2]]),
        ("values=[1, 2]", "f32[2]", [1, 2]),
        ("values=[1, 2], dtype='u8'", "u8[2]", [1, 2]),
        ("value=[1, 2], dtype='i4'", "i4[2]", [1, 2]),
    ],
)
def test_constants_are_what_the_builder_makes_of_them(value: str, kind: str, expected: object) -> None:
    graph = read_source(net(f"c = h.const({value})", "h.output(c)"))

    (constant,) = (node.constant for node in graph if node.constant)
    assert kind == str(constant.type)
    np.testing.assert_array_equal(expected, from_bytes(constant.type, constant.data))


def test_a_number_is_rounded_once_from_all_of_its_digits() -> None:
    digits = "1.00000005960464477539062500000000000000000000000000001"

    graph = read_source(net(f"c = h.const({digits})", "h.output(c)"))

    assert graph[0].constant is not None
    assert np.float32(1) + np.float32(2**-23) == from_bytes(graph[0].constant.type, graph[0].constant.data)


def test_a_constant_lies_in_a_file(tmp_path: Path) -> None:
    np.save(tmp_path / "w.npy", np.arange(4, dtype=np.float32))
    text = net("w = h.const('w', file('w.npy'), shape=[4])", "h.output(w)")

    graph = read_source(text, root=tmp_path)

    assert graph[0].constant is not None
    assert graph[0].constant.data == np.arange(4, dtype=np.float32).tobytes()


def test_operators_and_methods_are_ops() -> None:
    assert built("y = (-x).relu() * 2 + x.exp()", "h.output(y)")[1:] == [
        "neg[0] f32[2,3]",
        "relu[1] f32[2,3]",
        "const[] f32[]",
        "expand[3] shape=(2, 3) f32[2,3]",
        "mul[2, 4] f32[2,3]",
        "exp[0] f32[2,3]",
        "add[5, 6] f32[2,3]",
        "output[7] f32[2,3]",
    ]


def test_operands_come_by_name_and_attributes_by_position() -> None:
    assert built("y = h.sub(b=x, a=h.reduce_max(x, [1], True))", "z = h.clip(x, hi=6)", "h.output(y)")[
        1:
    ] == [
        "reduce_max[0] axes=(1,) keepdims=True f32[2,1]",
        "expand[1] shape=(2, 3) f32[2,3]",
        "sub[2, 0] f32[2,3]",
        "const[] f32[]",
        "expand[4] shape=(2, 3) f32[2,3]",
        "clip[0, -1, 5] f32[2,3]",
        "output[3] f32[2,3]",
    ]


def test_names_of_python_are_no_words_for_numbers() -> None:
    assert built("inf = x.neg()", "none = inf.neg()", "y = h.clip(none, None, inf)", "h.output(y)")[1:] == [
        "neg[0] f32[2,3]",
        "neg[1] f32[2,3]",
        "clip[2, -1, 1] f32[2,3]",
        "output[3] f32[2,3]",
    ]


def test_a_type_is_stated_for_any_call_and_checked() -> None:
    text = net(X, "y = h.ops.neg(h.ops.relu(x, shape=[3, 2]), shape=[2, 3])", "h.output(y)")

    assert found(text) == [(3, 39, "op: wrong type", "[3, 2]")]


def test_a_shape_alone_is_that_of_f32() -> None:
    text = net("x = h.input('x', [2], 'f16')", "y = h.ops.relu(x, shape=[2])", "h.output(y)")

    assert found(text) == [(3, 29, "op: wrong type", "[2]")]


def test_a_long_sum_is_read() -> None:
    graph = read_source(net(X, f"y = {' + '.join(['x'] * 500)}", "h.output(y)"))

    assert len(graph) == 501
