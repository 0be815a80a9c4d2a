"""Python text of any kind is read or refused, however deep, long or damaged it is."""

import contextlib

import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.core import SourceError
from holowork.ops import TABLE
from holowork.source import SourceDiagnostics, read_source, to_source
from tests.source.texts import found, without_origins

PROGRAM = """\
def net(h):
    x = h.input("x", shape=[2, 3])
    w = h.const("w", [[1, 0.5], [-2, 1e3], [0, 0]], dtype="f32")
    b = h.constant(shape=(2,), values=[0.5, -0.25])
    k = h.ops.matmul(x, w, shape=[2, 2])
    y = (k + b).gelu("none") * 2 - h.reduce_sum(k, axes=[1], keepdims=True)
    h.output("probs", h.softmax(y, axis=-1))
    h.output(k)
"""
VOCABULARY = """
def net ( h ): x y h . ops input const output shape= values= dtype= axis= [ ] ( ) , : = + - * / @ ** % // <
1 -1 1e999 0x10 True None "x" 'f16' f"{x}" lambda for if return import x[0] [[1],[2]] := é # \\ ; @d async not
"""
WORDS = st.sampled_from([*VOCABULARY.split(), *"\n\n\t\r\0\f", "\n    ", "\n\t", "'''", *TABLE])


def read(text: str) -> None:
    """Read a text, or refuse it; what is read can be written in native text."""
    with contextlib.suppress(SourceError):
        graph = read_source(text, "python")

        assert without_origins(read_source(to_source(graph), name=graph.name)) == without_origins(graph)


@given(text=st.text() | st.lists(WORDS, max_size=40).map(" ".join))
def test_any_text_is_read_or_refused(text: str) -> None:
    read(text)


@given(body=st.lists(WORDS, max_size=30).map(" ".join))
def test_any_body_is_read_or_refused(body: str) -> None:
    read(f"def net(h):\n    x = h.input('x', [2, 3])\n    {body}\n    h.output('y', x)\n")


@given(cut=st.tuples(st.integers(0, len(PROGRAM)), st.integers(0, 12)), put=st.lists(WORDS, max_size=3))
def test_any_damage_to_a_program_is_read_or_refused(cut: tuple[int, int], put: list[str]) -> None:
    start, length = cut

    read(PROGRAM[:start] + " ".join(put) + PROGRAM[start + length :])


DEEP = {
    "brackets": "(" * 100_000,
    "closed brackets": f"{'(' * 190}x{')' * 190}",
    "lists": f"{'[' * 190}{']' * 190}",
    "signs": f"{'-' * 100_000}x",
    "some signs": f"{'-' * 500}x",
    "signs of a number": f"{'-' * 500}1",
    "inversions": f"{'~' * 5_000}x",
    "sum": "+".join(["x"] * 100_000),
    "power": "**".join(["x"] * 100_000),
    "attributes": f"x{'.a' * 100_000}",
    "methods": f"x{'.neg()' * 100_000}",
    "some methods": f"x{'.neg()' * 400}",
    "lambdas": f"{'lambda: ' * 50_000}x",
    "conditions": f"{'x if x else ' * 50_000}x",
    "decimal digits": "9" * 100_000,
    "hexadecimal digits": f"0x{'9' * 100_000}",
    "digits of a fraction": f"0.{'9' * 100_000}",
    "exponent": "1e999999999999999999999",
    "texts": "'x' " * 100_000,
    "elements": f"[{'0,' * 20_000}]",
}


@pytest.mark.parametrize("expression", DEEP.values(), ids=DEEP)
@pytest.mark.parametrize(
    "statement", ["y = h.relu({})", "y = h.const('c', {})", "{}", "y = h.neg(x, shape={})"]
)
def test_any_depth_and_any_length_is_read_or_refused(statement: str, expression: str) -> None:
    read(
        f"def net(h):\n    x = h.input('x', [2])\n    {statement.format(expression)}\n    h.output('y', x)\n"
    )


def test_a_text_that_nests_too_deep_for_python_is_refused_with_advice() -> None:
    text = f"def net(h):\n    h.output('y', {'-' * 100_000}x)\n"

    with pytest.raises(SourceDiagnostics) as caught:
        read_source(text)

    (diagnostic,) = caught.value.diagnostics
    assert (diagnostic.line, diagnostic.kind) == (1, "python: bad syntax")
    assert diagnostic.hint == "Give parts of a deep expression names of their own"


def test_many_faults_are_all_said() -> None:
    text = "def net(h):\n    h.output('x', 1)\n" + "    relu(x)\n" * 2000

    assert len(found(text)) == 2000


def test_warnings_of_python_are_not_ours(recwarn: pytest.WarningsRecorder) -> None:
    read_source("y = '\\d'\ndef net(h):\n    h.output('y', 1)\n")

    assert not recwarn.list
