"""What is refused in a builder function: everything at once, each at its line, column and token."""

import re

import pytest

from holowork.source import SourceDiagnostics, read_source
from tests.source.texts import found, the_one

HEAD = "def net(h):\n    x = h.input('x', shape=[2, 3])\n"


def faults(statement: str) -> list[tuple[int, int, str, str]]:
    """What is wrong with a statement that stands on line 3 behind four blanks."""
    return found(f"{HEAD}    {statement}\n", language="python")


@pytest.mark.parametrize(
    ("statement", "column", "kind", "token"),
    [
        ("for i in x: pass", 5, "unsupported graph statement", "for i in x: pass"),
        ("if x:\n        pass", 5, "unsupported graph statement", "if x:"),
        ("return x", 5, "unsupported graph statement", "return x"),
        ("import os", 5, "unsupported graph statement", "import os"),
        ("def inner(): pass", 5, "unsupported graph statement", "def inner(): pass"),
        ("y: int = h.relu(x)", 5, "unsupported graph statement", "y: int = h.relu(x)"),
        ("x += 1", 5, "unsupported graph statement", "x += 1"),
        ("with x: y = 1", 5, "unsupported graph statement", "with x: y = 1"),
        ("...", 5, "unsupported graph expression", "..."),
        ("h.relu(x)", 5, "unsupported graph expression", "h.relu(x)"),
        ("h.input('z', [2])", 5, "unsupported graph expression", "h.input('z', [2])"),
        ("y, z = x, x", 5, "bad assignment", "y, z"),
        ("y = z = h.relu(x)", 5, "bad assignment", "y"),
        ("x.y = h.relu(x)", 5, "bad assignment", "x.y"),
        ("h = h.relu(x)", 5, "bad assignment", "h"),
        ("y = x", 9, "expected call", "x"),
        ("y = -5", 9, "expected call", "-5"),
        ("y = [x]", 9, "expected call", "[x]"),
        ("y = h.output(x)", 9, "bad output", "h.output(x)"),
        ("y = h.rellu(x)", 9, "unsupported graph call", "h.rellu"),
        ("y = h.ops.nn.relu(x)", 9, "unsupported graph call", "h.ops.nn.relu"),
        ("y = h.ops(x)", 9, "unsupported graph call", "h.ops"),
        ("y = relu(x)", 9, "unsupported graph call", "relu"),
        ("y = h.relu(h.const('c', [1]))", 16, "unsupported graph call", "h.const"),
        ("y = h.ops.rellu(x)", 9, "unknown op kind", "h.ops.rellu"),
        ("y = x.neg().rellu()", 17, "unknown op kind", "rellu"),
        ("y = x.ops.relu()", 9, "bad input ref", "x.ops"),
        ("y = x()(x)", 9, "bad call", "x()"),
        ("y = (lambda: x)()", 10, "bad call", "lambda: x"),
        ("y = x[x]", 11, "bad input ref", "x"),
        ("y = x if x else x", 9, "bad input ref", "x if x else x"),
        ("y = h.relu([x for _ in x])", 16, "bad input ref", "[x for _ in x]"),
        ("y = h.relu(f'{x}')", 16, "bad input ref", "f'{x}'"),
        ("y = h.relu('x')", 16, "bad input ref", "'x'"),
        ("y = h.relu(1j)", 16, "bad input ref", "1j"),
        ("y = h.relu(b'x')", 16, "bad input ref", "b'x'"),
        ("y = h.relu(y := x)", 16, "bad input ref", "y := x"),
        ("y = h.relu(*x)", 16, "bad input ref", "*x"),
        ("y = h.relu(**x)", 16, "unsupported keyword", "**x"),
        ("y = h.relu(x=x, x=x)", 21, "unsupported keyword", "x=x"),
        ("y = x << x", 11, "bad input ref", "<<"),
        ("y = x[h.relu(x)]", 11, "bad input ref", "h.relu(x)"),
        ("y = x[1.5]", 11, "bad integer", "1.5"),
        ("y = x.shape", 9, "bad input ref", "x.shape"),
        ("y = x.astype()", 11, "bad argument", "astype"),
        ("y = x.astype(np.float32)", 18, "unsupported dtype", "np.float32"),
        ("y = [[1]] + [[2]]", 15, "bad input ref", "+"),
        ("y = x and x", 9, "bad input ref", "x and x"),
        ("y = not x", 9, "bad input ref", "not"),
        ("y = +x", 9, "bad input ref", "+"),
        ("y = x < x < x", 11, "bad input ref", "<"),
        ("y = x * (2 + 3)", 16, "bad input ref", "+"),
        ("y = -True", 9, "bad input ref", "-"),
        ("y = h.sub(x, a=x)", 18, "unsupported keyword", "a"),
        ("y = h.reduce_sum(x, [1], axes=[1])", 30, "unsupported keyword", "axes"),
        ("y = h.reduce_sum(x, axes=x)", 30, "bad attr value", "x"),
        ("y = h.reduce_sum(x, axes=[1 + 1])", 30, "bad attr value", "[1 + 1]"),
        ("y = h.reduce_sum(x, axes=[[1]])", 30, "bad attr value", "[[1]]"),
        ("y = h.relu(x, shape=6)", 25, "expected list", "6"),
        ("y = h.relu(x, shape=[2, 3.0])", 29, "bad integer", "3.0"),
        ("y = h.relu(x, shape=[2, -3])", 29, "bad integer", "-3"),
        ("y = h.relu(x, shape=[2, 0x3])", 29, "bad integer", "0x3"),
        ("y = h.relu(x, shape=[2, True])", 29, "bad integer", "True"),
        ("y = h.relu(x, shape=[2, 18446744073709551616])", 29, "bad integer", "18446744073709551616"),
        (f"y = h.relu(x, shape={[1] * 65})", 25, "bad shape", str([1] * 65)),
        ("y = h.relu(x, dtype='f64')", 25, "unsupported dtype", "'f64'"),
        ("y = h.relu(x, dtype=hw.f32)", 25, "unsupported dtype", "hw.f32"),
        ("y = h.input(3, [2])", 17, "bad argument", "3"),
        (r"y = h.input('\ud800', [2])", 17, "bad argument", r"'\ud800'"),
        ("y = h.input('z', [2], 'f32', 1)", 34, "bad argument", "1"),
        ("y = h.input('z', [2], size=3)", 27, "unsupported keyword", "size"),
        ("y = h.input('z', [2], shape=[2])", 27, "unsupported keyword", "shape"),
        ("y = h.input(**x)", 17, "unsupported keyword", "**"),
        ("y = h.const('c')", 9, "missing keyword", "h.const('c')"),
        ("y = h.const(value=1, values=[1])", 9, "missing keyword", "h.const(value=1, values=[1])"),
        ("y = h.const('c', file('w.npy'))", 9, "missing shape", "h.const('c', file('w.npy'))"),
        ("y = h.const('c', np.ones(3))", 22, "bad numeric value", "np.ones"),
        ("y = h.const('c', [1, x])", 26, "bad numeric value", "x"),
        ("y = h.const('c', [1, [2]])", 26, "bad numeric value", "[2]"),
        ("y = h.const('c', [[1, 2], [3]])", 31, "bad shape", "[3]"),
        ("y = h.const('c', [[1, 2], 3])", 31, "bad shape", "3"),
        (f"y = h.const('c', {'[' * 65}{']' * 65})", 22, "bad shape", f"{'[' * 65}{']' * 65}"),
        ("h.output()", 5, "missing keyword", "h.output()"),
        ("h.output('y')", 14, "bad input ref", "'y'"),
        ("h.output('y', x, x)", 22, "bad argument", "x"),
    ],
)
def test_a_statement_is_refused_at_the_token_to_blame(
    statement: str, column: int, kind: str, token: str
) -> None:
    assert faults(statement)[0] == (3, column, f"python: {kind}", token)


@pytest.mark.parametrize(
    ("statement", "column", "kind", "token"),
    [
        ("y = h.input('z')", 9, "input: missing shape", "h.input('z')"),
        ("h.output(x + x)", 14, "output: missing name", "x + x"),
        ("h.output('y', x // x)", 21, "op: bad operands", "//"),
        ("h.output('y', x[2])", 19, "op: bad operands", "x[2]"),
        ("h.output('y', z)", 19, "output: unknown/!node source", "z"),
        ("y = h.relu(z)", 16, "op: unresolved input", "z"),
        ("x = h.relu(x)", 5, "source: duplicate name", "x"),
        ("y = h.relu(x, x)", 9, "op: bad operands", "h.relu"),
        ("y = x.sub()", 11, "op: missing operand", "sub"),
        ("y = x.neg(). \\\n  sub()", 3, "op: missing operand", "sub"),
        ("y = h.softmax(x, axs=1)", 22, "op: unknown attr", "axs"),
        ("y = h.relu(x, axis=1)", 19, "op: attr not valid", "axis"),
        ("y = h.softmax(x, axis=9)", 27, "attr: axis out of range", "9"),
        ("y = h.softmax(x, axis=1_0)", 27, "attr: bad number", "1_0"),
        ("y = h.softmax(x, axis=[1])", 27, "attr: expected number", "[1]"),
        ("y = h.softmax(x, axis=None)", 27, "attr: expected number", "None"),
        ("y = h.reduce_sum(x, keepdims=1)", 34, "attr: expected bool", "1"),
        ("y = h.reduce_sum(x, axes=[0, 1.5])", 34, "attr: bad number", "1.5"),
        ("y = h.gelu(x, approximate='erf')", 31, "attr: bad value", "'erf'"),
        ("y = h.relu(x, shape=[3, 2])", 25, "op: wrong type", "[3, 2]"),
        ("y = h.const('c', shape=[2], values=[1])", 40, "const: value count mismatch", "[1]"),
        ("y = h.const('c', [1, 2.5], dtype='i8')", 26, "const: bad value", "2.5"),
        ("y = h.const('c', [1, 300], dtype='u8')", 26, "const: bad value", "300"),
        ("y = h.const('c', open('w'), shape=[2])", 22, "const: bad value", "open"),
        ("y = h.const('c', file('../w'), shape=[2])", 27, "external const: outside root", "'../w'"),
    ],
)
def test_what_any_language_refuses_is_refused_in_the_same_words(
    statement: str, column: int, kind: str, token: str
) -> None:
    line = 3 + statement.count("\n")

    assert faults(statement) == [(line, column, kind, token)]


def test_everything_that_is_wrong_is_said_in_the_order_of_the_text() -> None:
    text = (
        f"{HEAD}    a = h.ops.gelo(x)\n    for i in x: pass\n    b = a.relu() + x.foo(q[1])\n"
        "    c = h.relu(\n        y, alpha=1)\n    h.output(b)\n    h.output(d)\n"
    )

    assert found(text) == [
        (3, 9, "python: unknown op kind", "h.ops.gelo"),
        (4, 5, "python: unsupported graph statement", "for i in x: pass"),
        (5, 22, "python: unknown op kind", "foo"),
        (7, 9, "op: unresolved input", "y"),
        (7, 12, "op: attr not valid", "alpha"),
        (9, 14, "output: unknown/!node source", "d"),
    ]


def test_columns_count_bytes() -> None:
    assert found(f"{HEAD}    é = h.add(x, x); y = h.add(é, é + ü)\n")[0][:2] == (3, 42)


@pytest.mark.parametrize("ending", ["\n", "\r\n", "\r"])
def test_lines_end_as_in_python(ending: str) -> None:
    text = f"{HEAD}    '''two\nlines'''\n    y = h.relu(z)\n".replace("\n", ending)

    assert found(text, language="python")[0][:2] == (5, 16)


def test_the_text_of_the_error_shows_the_line_and_marks_the_token() -> None:
    with pytest.raises(SourceDiagnostics) as caught:
        read_source(f"{HEAD}    y = x.neg().gelo()\n", name="net.py")

    assert str(caught.value) == (
        "net.py:3:17: python: unknown op kind: expected the name of an op, found 'gelo'. Did you mean gelu?\n"
        "        y = x.neg().gelo()\n"
        "                    ^^^^"
    )


@pytest.mark.parametrize(
    ("statement", "hint"),
    [
        ("y = h.relu(nothing)", "Assign it to that name in a line above"),
        ("y = h.relu(z); z = h.relu(x)", "Line 3 declares it: move that line above this one"),
        ("y = h.relu(\n  z)\n    z = h.relu(x)", "Line 5 declares it: move that line above this one"),
        ("y = h.relu(\n  z)\n    z = h.relu(y)", "Lines 3 and 5 need each other: a cycle"),
        ("y = h.relu(\n  y)", "Line 3 needs itself: a cycle"),
        ("y = relu(x)", "Write h.relu"),
        ("y = x < x < x", "Join them with &"),
        ("y = x[x]", "For other indices write x.gather(indices, axis)"),
        ("y = abs(x) + exp(x)", "Write h.exp"),
        ("y = argmax(x)", "holowork has no op for it; hw.ops lists those that it has"),
        ("y = x * (2 + 3)", "Write the number that they make"),
        ("y = h.relu(h.input('z', [2]))", "Inputs, constants and outputs are statements of their own"),
        ("h.output(x + x)", 'Write h.output("y", …)'),
    ],
)
def test_a_hint_says_how_to_go_on(statement: str, hint: str) -> None:
    assert the_one(f"{HEAD}    {statement}\n").hint == hint


@pytest.mark.parametrize(
    ("head", "token", "expected"),
    [
        ("@cached\ndef net(h):", "cached", "no decorator"),
        ("def net(h, *rest):", "rest", "no parameters with stars"),
        ("def net(h, *, size=3):", "size", "no parameters with stars"),
        ("def net(h, **options):", "options", "no parameters with stars"),
    ],
)
def test_a_builder_function_has_no_decorators_and_no_stars(head: str, token: str, expected: str) -> None:
    diagnostic = the_one(f"{head}\n    h.output('y', 1)\n")

    assert (diagnostic.kind, diagnostic.token) == ("python: bad syntax", token)
    assert re.match(f"expected {expected} on a function that builds a graph", diagnostic.message)


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("def net(h):\n    x = (", (2, 9)),
        ("def net(h):\n    h.output('y', x", (2, 13)),
        ("def net(h):\n    y = 'x\n", (2, 9)),
        ("def net(h):\n\ty = 1\n        z = 1\n", (3, 1)),
        ("def net(h):\n    y = 1 +\n", (2, 12)),
        ("def net(h):\n    é = é é\n", (2, 13)),
        ("def net(h):\n", (1, 12)),
        ("x = 1\ny = \0", (2, 5)),
        ("x = 1\ny = '\ud800'", (2, 6)),
        ("\ufeffx = 1", (1, 1)),
        ("x = 0777", (1, 5)),
    ],
)
def test_what_is_not_python_is_refused_at_its_place(text: str, place: tuple[int, int]) -> None:
    assert found(text, language="python")[0][:3] == (*place, "python: bad syntax")


@pytest.mark.parametrize(
    ("output", "expected"),
    [
        (
            "h.output(np.exp(x))",
            [("python: unsupported graph call", "np.exp"), ("output: missing name", "np.exp(x)")],
        ),
        ("h.output(x * c)", [("output: missing name", "x * c"), ("op: bad operands", "*")]),
    ],
)
def test_what_is_wrong_with_a_value_is_told_beside_its_missing_name(
    output: str, expected: list[tuple[str, str]]
) -> None:
    text = f"import numpy as np\n{HEAD}    c = h.const([1, 2, 3])\n    {output}\n"

    assert sorted(expected) == sorted((kind, token) for _, _, kind, token in found(text))


def test_what_is_wrong_with_the_choice_of_a_graph_shows_no_line() -> None:
    diagnostic = the_one(f"import numpy as np\n{HEAD}    h.output(x)\n", graph="mlp")

    assert ("source graph not found", "") == (diagnostic.kind, diagnostic.excerpt)
    assert str(diagnostic).endswith("expected the name of a graph (net), found 'mlp'")


@pytest.mark.parametrize(
    ("call", "hint"),
    [
        ("np.exp(x)", "Write h.exp"),
        ("np.logical_and(x, x)", "Write h.and_"),
        ("np.sort(x)", "holowork has no op for it; hw.ops lists those that it has"),
        ("np.linalg.norm(x)", "Did you mean layer_norm, rms_norm or group_norm?"),
    ],
)
def test_a_function_of_an_imported_module_is_answered_with_the_op(call: str, hint: str) -> None:
    diagnostic = the_one(f"import numpy as np\n{HEAD}    y = {call}\n")

    assert ("python: unsupported graph call", hint) == (diagnostic.kind, diagnostic.hint)
