"""The v2 grammar: what is accepted, and where a line that does not fit is refused."""

import numpy as np
import pytest

from holowork.ops import NUMPY_DTYPES, from_bytes
from holowork.source import read_source
from kernels_ir import DType
from tests.source.texts import diagnostics, found, lines, the_one

READABLE = [dtype for dtype in DType if dtype is not DType.F64]
V2 = "input x: f32[2,3]\n"


def test_declarations_become_nodes_in_the_order_of_the_text() -> None:
    text = "input x: f32[2,3]\nconst w: f32[3,1] = [1, 2, 3]\nlet y: f32[2,1] = matmul(x, w)\noutput y"

    graph = read_source(text)

    assert lines(graph) == [
        "input[] f32[2,3]",
        "const[] f32[3,1]",
        "matmul[0, 1] f32[2,1]",
        "output[2] f32[2,1]",
    ]
    assert [node.name for node in graph] == ["x", "w", "y", "y"]


@pytest.mark.parametrize("dtype", READABLE, ids=lambda dtype: dtype.text)
def test_an_input_has_any_element_type_but_f64(dtype: DType) -> None:
    graph = read_source(f"input x: {dtype.text}[8, 2]\noutput x")

    assert graph[0].type.dtype is dtype


@pytest.mark.parametrize("keyword", ["input x: f64[2]", "const x: f64[2] = [1, 2]"])
def test_f64_is_refused_at_the_type(keyword: str) -> None:
    diagnostic = the_one(f"{keyword}\noutput x")

    assert (diagnostic.line, diagnostic.column, diagnostic.token) == (1, 10, "f64")
    assert diagnostic.kind in {"input: unsupported dtype", "const: unsupported dtype"}


def test_an_empty_list_of_extents_is_rank_0() -> None:
    graph = read_source("input x: f32[]\nconst one: f32[] = 1\nlet y: f32[] = add(x, one)\noutput y")

    assert {node.type.shape for node in graph} == {()}


def test_blanks_are_free_and_lines_may_end_with_carriage_returns() -> None:
    tight = "input x:f32[2,3]\nlet y:f32[2,3]=relu(x)\noutput y\n"
    loose = "\r\n input\tx : f32 [ 2 , 3 ] \r\n# comment\r\n\tlet y : f32[2,3] = relu ( x )\r\n output  y\r\n"

    assert lines(read_source(loose)) == lines(read_source(tight))


def test_calls_nest() -> None:
    graph = read_source(f"{V2}output y = gelu(add(relu(x), neg(x)))")

    assert [node.op for node in graph] == ["input", "relu", "neg", "add", "gelu", "output"]


def test_five_thousand_brackets_nest() -> None:
    depth = 5000

    graph = read_source(f"{V2}output y = {'neg(' * depth}x{')' * depth}")

    assert len(graph) == depth + 2


@pytest.mark.parametrize("brackets", ["(" * 5000, "[" * 5000, "f(" * 5000, "f([" * 2000])
def test_brackets_that_stay_open_are_refused_at_any_depth(brackets: str) -> None:
    assert len(diagnostics(f"{V2}let y = neg({brackets}")) == 1


def test_ten_thousand_lines_are_read() -> None:
    chain = [f"let v{i}: f32[2] = neg(v{i - 1})" for i in range(1, 10_000)]

    graph = read_source("\n".join(["input v0: f32[2]", *chain, "output v9999"]))

    assert len(graph) == 10_001


@pytest.mark.parametrize(
    ("operand", "expected"),
    [("1.5", 1.5), ("-2", -2.0), ("0x1.8p1", 3.0), ("inf", np.inf), ("-inf", -np.inf), (".5e1", 5.0)],
)
def test_a_literal_is_a_scalar_of_the_type_beside_it(operand: str, expected: float) -> None:
    graph = read_source(f"input x: bf16[2]\noutput y = add(x, {operand})")

    (constant,) = (node.constant for node in graph if node.constant)
    assert str(constant.type) == "bf16[]"
    assert from_bytes(constant.type, constant.data) == NUMPY_DTYPES[DType.BF16].type(expected)


def test_a_literal_that_the_type_beside_it_has_not_is_refused() -> None:
    assert found("input x: i32[2]\noutput y = add(x, 1.5)") == [(2, 19, "const: bad value", "1.5")]


def test_a_condition_lends_its_type_to_no_literal() -> None:
    graph = read_source(f"{V2}output y = where(less(x, 0), 1, x)")

    assert {str(node.type.dtype.text) for node in graph if node.op == "const"} == {"f32"}


def test_words_for_numbers_are_names_where_they_are_bound() -> None:
    graph = read_source("input inf: f32[2]\nlet nan = neg(inf)\noutput nan")

    assert lines(graph) == ["input[] f32[2]", "neg[0] f32[2]", "output[1] f32[2]"]


def test_a_name_in_quotes_takes_no_word_away() -> None:
    graph = read_source('input "none": f32[2]\nlet "inf" = clip("none", none, inf)\noutput "inf"')

    assert lines(graph)[-2:] == ["clip[0, -1, 2] f32[2]", "output[3] f32[2]"]


def test_names_in_quotes_hold_any_text() -> None:
    name = '<img src=x onerror="f()">'
    quoted = name.replace('"', '\\"')

    graph = read_source(f'input "{quoted}": f32[2]\noutput "a b" = "{quoted}"')

    assert [node.name for node in graph] == [name, "a b"]


def test_numbered_values_have_no_name() -> None:
    graph = read_source("input %0: f32[2]\nlet %1 = neg(%0)\noutput %2 = %1")

    assert [node.name for node in graph] == ["", "", ""]


def test_an_output_reads_a_value_under_another_name() -> None:
    graph = read_source(f"{V2}let h = neg(x)\noutput first = h\noutput second = neg(h)\noutput x")

    assert [(graph[port].name, graph[port].sources) for port in graph.outputs] == [
        ("first", (1,)),
        ("second", (3,)),
        ("x", (0,)),
    ]


def test_none_leaves_an_optional_operand_out() -> None:
    graph = read_source(f"{V2}output y = clip(x, none, 6)")

    (clip,) = (node for node in graph if node.op == "clip")
    assert clip.sources[:2] == (0, -1)


def test_a_node_knows_the_line_it_came_from() -> None:
    graph = read_source(f"{V2}\n\noutput y = neg(x)", name="model.txt")

    assert [node.origin.where for node in graph] == ["model.txt:1", "model.txt:4", "model.txt:4"]


@pytest.mark.parametrize(
    ("line", "column", "token"),
    [
        ("output y extra", 10, "extra"),
        ("output", 7, "<eol>"),
        ("output ,", 8, ","),
        ("lett y = relu(x)", 1, "lett"),
        ("let = relu(x)", 5, "="),
        ("let y relu(x)", 7, "relu"),
        ("let y = ", 8, "<eol>"),
        ("let y = x", 9, "x"),
        ("let y = relu(x", 15, "<eol>"),
        ("let y = relu(x,)", 16, ")"),
        ("let y = relu(x x)", 16, "x"),
        ("let y = relu(@x)", 14, "@x)"),
        ("let y: f33[2] = relu(x)", 8, "f33"),
        ("let y: f32 = relu(x)", 12, "="),
        ("let y: f32[2,] = relu(x)", 14, "]"),
        ("let y: f32[2, N] = relu(x)", 15, "N"),
        ("let y: f32[N] = relu(x)", 12, "N"),
        ("let y = relu(a=neg(x))", 16, "neg"),
        ("const c: f32[2] = [1, 2", 24, "<eol>"),
        ("const c: f32[2] = [1, x]", 23, "x"),
        ("const c: f32[2] = [1,, 2]", 22, ","),
        ("const c: f32[2] [1, 2]", 17, "[1, 2]"),
        ("input z f32[2]", 9, "f32"),
        ('input "a\\q": f32[2]', 7, '"a\\q"'),
        ("const c: f32[1] = 1e", 20, "e"),
    ],
)
def test_a_line_is_refused_at_the_first_token_that_does_not_fit(line: str, column: int, token: str) -> None:
    assert found(f"{V2}{line}")[0] == (2, column, "source: bad v2 syntax", token)


@pytest.mark.parametrize("extents", ["-1", "1.5", "18446744073709551616", "0x10", "true"])
def test_extents_are_decimal_integers_of_64_bits(extents: str) -> None:
    assert found(f"input x: f32[{extents}]")[0][2:] == ("source: bad shape", extents)


def test_a_tensor_has_at_most_64_axes() -> None:
    axes = ",".join(["1"] * 65)

    assert found(f"input x: f32[{axes}]")[0][2] == "source: bad shape"


def test_a_line_of_a_million_letters_is_read_in_linear_time() -> None:
    zeros = ",".join(["0"] * 250_000)

    assert found(f"input x: f32[2]\nconst c: f32[1] = [{zeros}] [")[0][:2] == (2, 500_021)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("input x: float32[2] # two numbers\noutput x# and out", ["input[] f32[2]", "output[0] f32[2]"]),
        ("input x: f32[]\noutput x", ["input[] f32[]", "output[0] f32[]"]),
        (
            'const "a # b": int8[1] = [1]# one\noutput x = "a # b" # x',
            ["const[] i8[1]", "output[0] i8[1]"],
        ),
        (
            "input x: bfloat16[2]\noutput y = cast(x, dtype=float32)",
            ["input[] bf16[2]", "cast[0] f32[2]", "output[1] f32[2]"],
        ),
    ],
)
def test_comments_may_follow_a_statement_and_types_have_the_names_of_numpy_too(
    text: str, expected: list[str]
) -> None:
    assert expected == lines(read_source(text))


def test_a_graph_may_be_named() -> None:
    text = "graph mlp  # the first\ninput x: f32[2]\noutput x"

    assert "mlp" == read_source(text, name="net.txt").name
    assert "mlp" == read_source(text, graph="mlp").name
    assert "net.txt" == read_source("input x: f32[2]\noutput x", name="net.txt").name
    assert [(1, 1, "source graph not found", "<eol>")] == found(text, graph="cnn")
    assert [(4, 7, "source: duplicate name", "b")] == found(f"{text}\ngraph b")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("input x: f32\noutput x", "expected extents such as [2, 3], or [] for a scalar, found the end"),
        ("input x: f33[2]", "expected an element type (bool, u8, i8, u64, i32, i64, f16, bf16, f32, i4, "),
        ("input x: f32[2, N]", "expected an extent in digits, found 'N'"),
        ("net.txt", "expected input, const, op or output, found 'net.txt'"),
    ],
)
def test_a_refusal_speaks_of_the_form_that_was_meant(text: str, message: str) -> None:
    assert diagnostics(text)[0].message.startswith(message)


def test_the_name_of_a_file_is_no_text() -> None:
    assert diagnostics("net.txt")[0].hint.startswith("The name of a file? hw.compile_source_file(path) reads")


def test_every_number_that_a_type_does_not_have_is_told() -> None:
    text = "const c: u8[4] = [256, 1, -1, 2.5]\noutput c"

    assert ["256", "-1", "2.5"] == [token for _, _, _, token in found(text)]


def test_a_number_behind_the_operands_is_answered_with_the_attribute() -> None:
    (diagnostic,) = diagnostics("input x: f32[2]\noutput y = softmax(x, 0)")

    assert "Write axis=0" == diagnostic.hint
    assert "expected 1 operand (x), found 2" == diagnostic.message


def test_what_is_told_of_a_text_is_plain_where_the_kind_is_the_peers() -> None:
    (syntax,) = diagnostics("let y relu")
    (value,) = diagnostics("input x: f32[2]\noutput y = z")

    assert "source: bad v2 syntax" == syntax.kind
    assert str(syntax).startswith("1:7: source: bad syntax: ")
    assert "output: unknown/!node source" == value.kind
    assert str(value).startswith("2:12: output: unknown value: ")
