"""The legacy grammar, where everything is f32, and which of the two grammars a text is in."""

import pytest

from holowork.ir import Graph
from holowork.ops import from_bytes
from holowork.source import read_source
from tests.source.texts import found, lines

X = "input x :2x3\n"


def constant(graph: Graph) -> list[float]:
    (found,) = (node.constant for node in graph if node.constant)
    values: list[float] = from_bytes(found.type, found.data).reshape(-1).tolist()
    return values


def test_a_text_of_the_published_wheel_is_read() -> None:
    text = (
        "# two inputs, the same product written twice\n"
        "input a :8x8\ninput b :8x8\n"
        "op matmul a b :8x8 as=p\nop matmul a b :8x8 as=q\nop matmul b a :8x8 as=r\n"
        "op add p q :8x8 as=s\nop sub s r :8x8 as=t\nop tanh t :8x8 as=y\noutput y\n"
    )

    graph = read_source(text)

    assert lines(graph) == [
        "input[] f32[8,8]",
        "input[] f32[8,8]",
        "matmul[0, 1] f32[8,8]",
        "matmul[0, 1] f32[8,8]",
        "matmul[1, 0] f32[8,8]",
        "add[2, 3] f32[8,8]",
        "sub[5, 4] f32[8,8]",
        "tanh[6] f32[8,8]",
        "output[7] f32[8,8]",
    ]


def test_type_and_name_stand_anywhere_and_the_last_one_wins() -> None:
    graph = read_source(f"{X}op relu as=h :3x2 x :2x3 as=y\noutput y")

    assert lines(graph)[1] == "relu[0] f32[2,3]"


def test_an_op_needs_neither_type_nor_name() -> None:
    graph = read_source(f"{X}op relu x as=h\nop neg h\noutput h")

    assert [(node.op, node.name) for node in graph] == [
        ("input", "x"),
        ("relu", "h"),
        ("neg", ""),
        ("output", "h"),
    ]


def test_words_behind_a_whole_line_are_ignored() -> None:
    graph = read_source("input x :2 and more\nconst c :2 = 1,2 too\noutput x as well\noutput c")

    assert [node.op for node in graph] == ["input", "const", "output", "output"]


def test_values_are_numbers_of_any_spelling() -> None:
    assert constant(read_source("const c :6 = 1,-2.5,.5,1e1,INF,+3.\noutput c")) == [
        1.0,
        -2.5,
        0.5,
        10.0,
        float("inf"),
        3.0,
    ]


def test_any_text_without_blanks_is_a_name() -> None:
    graph = read_source("input 1 :2\ninput <b> :2\nop add 1 <b> as=π\noutput π")

    assert [node.name for node in graph] == ["1", "<b>", "π", "π"]


def test_comparisons_answer_in_f32() -> None:
    graph = read_source(f"{X}op less x x as=y\noutput y")

    assert lines(graph)[1] == "less[0, 0] result=operand f32[2,3]"


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("inptu a :2", (2, 1, "unknown directive", "inptu")),
        ("input", (2, 6, "input: missing name", "<eol>")),
        ("input a", (2, 8, "input: missing shape", "<eol>")),
        ("input a b", (2, 9, "input: missing shape", "b")),
        ("input a :", (2, 9, "input: bad shape", ":")),
        ("input a :2x", (2, 9, "input: bad shape", ":2x")),
        ("input a :-2", (2, 9, "input: bad shape", ":-2")),
        ("input a :99999999999999999999", (2, 9, "input: bad shape", ":99999999999999999999")),
        ("const", (2, 6, "const: missing name", "<eol>")),
        ("const c", (2, 8, "const: missing shape", "<eol>")),
        ("const c = 1", (2, 9, "const: bad shape", "=")),
        ("const c :1", (2, 11, "const: missing '='", "<eol>")),
        ("const c :1 =1", (2, 12, "const: expected '='", "=1")),
        ("const c :1 =", (2, 13, "const: missing values", "<eol>")),
        ("const c :2 = 1,x", (2, 16, "const: bad value", "x")),
        ("const c :2 = 1,", (2, 14, "const: bad value", "1,")),
        ("const c :1 = 1_0", (2, 14, "const: bad value", "1_0")),
        ("const c :2 = 1", (2, 14, "const: value count mismatch", "1")),
        ("output", (2, 7, "output: missing name", "<eol>")),
        ("output z", (2, 8, "output: unknown/!node source", "z")),
        ("op", (2, 3, "op: missing op name", "<eol>")),
        ("op gelo x", (2, 4, "op: unknown op kind", "gelo")),
        ("op relu z", (2, 9, "op: unresolved input", "z")),
        ("op relu inf", (2, 9, "op: unresolved input", "inf")),
        ("op relu x :2y3", (2, 11, "op: bad shape", ":2y3")),
        ("op relu x :3x2", (2, 11, "op: wrong type", ":3x2")),
        ("op relu x as=x", (2, 11, "source: duplicate name", "as=x")),
        ("op add x", (2, 4, "op: missing operand", "add")),
    ],
)
def test_a_fault_is_refused_at_its_word(line: str, expected: tuple[int, int, str, str]) -> None:
    assert found(f"{X}{line}") == [expected]


def test_a_name_whose_line_could_not_be_read_is_told_once() -> None:
    text = "input a\nconst b :2\nop relu a :y as=c\nop add a b as=d\nop add c d as=e\noutput e"

    assert [line for line, *_ in found(text)] == [1, 2, 3]


@pytest.mark.parametrize(
    "line",
    ["let y = relu(x)", "input x: f32[4]", "input x :f32 [4]", "const c: i8[1] = [1]", "input x: q7[2]"],
)
def test_one_line_with_types_makes_the_whole_text_v2(line: str) -> None:
    assert "source: bad v2 syntax" in {kind for _, _, kind, _ in found(f"op relu x\n{line}")}


@pytest.mark.parametrize("line", ["# let y = relu(x)", "", "output x: f32[4]", "op letter x:f32[4]"])
def test_other_lines_leave_a_text_in_the_legacy_grammar(line: str) -> None:
    assert "source: bad v2 syntax" not in {kind for _, _, kind, _ in found(f"input x\n{line}")}
