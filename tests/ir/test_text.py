"""Graphs as text, there and back."""

import time
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from holowork.ir import (
    ABSENT,
    CONST,
    INPUT,
    OUTPUT,
    Attribute,
    Constant,
    Graph,
    MalformedGraph,
    Node,
    Origin,
    TensorType,
    TextError,
    parse,
    same_structure,
    show,
    shown_by_label,
)
from kernels_ir import DType
from tests.recipes import ALL
from tests.strategies import NAMES, constants, graphs, renamed, types

GOLDEN = """\
graph "m\\"l\\np"
numerics "strict"
extension "note" = 0x68690a
extension "empty" = 0x
%0 = input("x") : f32[2,3]
%1 = const("w", [1.0, -0.0, nan, 0x7fc00001, 0.1, -inf]) : f32[2,3]
%2 = const(3) : i64[]
%3 = softmax("rows", %0, axis=0) : f32[2,3]
%4 = any(%3, _, %1, axes=[], epsilon=1e-05, even=true, perm=[1, 0], scale=-0.0, to="x", w=[0.5, nan]) : f16[2]
%5 = const([true, false, 0x2]) : bool[3]
%6 = const([-8, 7, 0]) : i4[3]
%7 = const([3, 255]) : e8cb[16]
%8 = const([]) : bf16[0,3]
%9 = input() : f16[]
%10 = output("y", %4) : f16[2]
"""

ATTRIBUTES = st.dictionaries(
    st.from_regex(r"[a-z_][a-z0-9_]{0,5}", fullmatch=True).filter(lambda name: name != "_"),
    st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=4)
    | st.lists(st.integers(), max_size=3).map(tuple)
    | st.lists(st.floats(), min_size=1, max_size=3).map(tuple),
    max_size=3,
)


def graph_of(*nodes: Node) -> Graph:
    return Graph(nodes=nodes)


def parsed_or_refused(text: str) -> Graph | None:
    try:
        return parse(text)
    except TextError:
        return None


def there_and_back(graph: Graph) -> Graph:
    return parse(show(graph), shown_by_label(graph))


def test_show_inverts_parse() -> None:
    assert show(parse(GOLDEN)) == GOLDEN


@given(graph=graphs().flatmap(renamed))
@settings(max_examples=30)
def test_parse_inverts_show_for_graphs_of_the_table(graph: Graph) -> None:
    assert same_structure(graph, there_and_back(graph))


@given(attributes=ATTRIBUTES, name=NAMES)
def test_parse_inverts_show_for_any_attribute_and_name(attributes: dict[str, Attribute], name: str) -> None:
    kind = TensorType(DType.F32, ())
    pairs = tuple(sorted(attributes.items()))
    node = Node(op="any", sources=(0, ABSENT), type=kind, attributes=pairs, name=name)
    graph = graph_of(Node(op=INPUT, type=kind), node)

    assert same_structure(graph, there_and_back(graph))


@given(constant=types(st.sampled_from(list(DType)), ALL).flatmap(constants))
def test_every_bit_of_a_constant_survives(constant: Constant) -> None:
    graph = graph_of(Node(op=CONST, type=constant.type, constant=constant))

    back = there_and_back(graph)[0].constant

    assert back is not None
    assert bytes(constant.data) == back.data


@pytest.mark.parametrize("dtype", [DType.F16, DType.BF16], ids=lambda dtype: dtype.text)
def test_every_bit_pattern_of_a_16_bit_float_survives(dtype: DType) -> None:
    kind = TensorType(dtype, (32,))
    bodies = [
        b"".join(bits.to_bytes(2, "little") for bits in range(at, at + 32)) for at in range(0, 1 << 16, 32)
    ]
    graph = Graph(nodes=tuple(Node(op=CONST, type=kind, constant=Constant(kind, body)) for body in bodies))

    back = parse(show(graph))

    assert same_structure(graph, back)


def test_large_constants_are_shown_by_label_and_parsed_with_their_bodies() -> None:
    kind = TensorType(DType.U8, (33,))
    graph = graph_of(Node(op=CONST, type=kind, constant=Constant(kind, bytes(range(33)))))

    text = show(graph)

    assert text == f"%0 = const({next(iter(shown_by_label(graph)))}) : u8[33]\n"
    assert same_structure(graph, parse(text, shown_by_label(graph)))


def test_provenance_is_not_shown() -> None:
    node = Node(op=INPUT, type=TensorType(DType.F32, ()))

    assert show(graph_of(node)) == show(graph_of(replace(node, origin=Origin("model.py:3"))))


def test_comments_blank_lines_and_carriage_returns_are_passed_over() -> None:
    text = "# a graph\r\n\r\n  %0 = input()  : f32[ 2 , 3 ]  # its input\r\n"

    assert show(parse(text)) == "%0 = input() : f32[2,3]\n"


@pytest.mark.parametrize(
    ("word", "bits"),
    [
        ("0.1", 0x3DCD),
        ("0x1.8p+1", 0x4040),
        ("0x7fc1", 0x7FC1),
        ("nan", 0x7FC0),
        ("-inf", 0xFF80),
        ("3", 0x4040),
    ],
)
def test_an_element_of_a_float_is_a_decimal_a_hexadecimal_number_or_its_bits(word: str, bits: int) -> None:
    constant = parse(f"%0 = const([{word}]) : bf16[1]")[0].constant

    assert constant is not None
    assert constant.data == bits.to_bytes(2, "little")


DTYPES = "one of the dtypes bool, u8, i8, u64, i32, i64, f16, bf16, f32, f64, i4, e8cb"
HEADINGS = "a node such as %0, or graph, numerics, extension"
ARGUMENT = "a source, an element, an attribute or ')'"
LABEL = f"blake3:{'0' * 64}"
TWO_INPUTS = '%0 = input("x") : f32[]\n%1 = input("x") : f32[]'
FAULTS = [
    ("%1 = x() : f32[]", "1:1", ("%0, the next node", "%1")),
    ("\n%0 = relu(%0) : f32[]", "2:11", ("a node before %0", "%0")),
    ("%0 = relu(%9999999999) : f32[]", "1:11", ("a node before %0", "%9999999999")),
    ('%0 = input("a" : f32[]', "1:16", ("')'", ":")),
    ("%0 = input() : f33[]", "1:16", (DTYPES, "f33")),
    ("%0 = input() : f32[-1]", "1:20", ("a whole number of 0 or more", "-1")),
    ("%0 = input() : f32[2", "1:21", ("']'", "the end of the line")),
    ("%0 = const([1, 300]) : u8[2]", "1:16", ("an element of u8", "300")),
    ("%0 = const([1.5]) : i32[1]", "1:13", ("an element of i32", "1.5")),
    ("%0 = const([1e300]) : f32[1]", "1:13", ("an element of f32", "1e300")),
    ("%0 = const([9]) : i4[1]", "1:13", ("an element of i4", "9")),
    ("%0 = const([1]) : u8[2]", "1:6", ("2 elements for u8[2]", "1")),
    (f"%0 = const({LABEL}) : f32[1]", "1:12", ("a label that `constants` has a body for", LABEL[:40] + "…")),
    ("%0 = relu(3) : f32[]", "1:6", ("elements or a label only for a constant", "them for relu")),
    ("%0 = relu(a=1, a=2) : f32[]", "1:16", ("each attribute once", "a again")),
    ('%0 = input("\\q") : f32[]', "1:12", ("a text in quotes with the escapes of JSON", '"\\q"')),
    ('%0 = relu("a", "b") : f32[]', "1:16", (ARGUMENT, '"b"')),
    ("%0 = input() : f32[] %1", "1:22", ("the end of the line", "%1")),
    ("bad", "1:1", (HEADINGS, "bad")),
    ('numerics "fast"', "1:10", ("fused or strict", "'fast'")),
    ("@", "1:1", (HEADINGS, "a stray character '@'")),
    ('extension "a" = 0x0', "1:17", ("pairs of hexadecimal digits after 0x", "0x0")),
    ("%0 = output() : f32[]", "1:6", ("one source for an output", "()")),
    (TWO_INPUTS, "2:6", ("a new name for this input", "'x', taken by %0")),
]


@pytest.mark.parametrize(("text", "place", "words"), FAULTS)
def test_a_fault_names_line_and_column(text: str, place: str, words: tuple[str, str]) -> None:
    line, column = map(int, place.split(":"))

    with pytest.raises(TextError) as fault:
        parse(text)

    expected, found = words
    assert str(fault.value) == f"line {line}, column {column}: expected {expected}, found {found}"
    assert (fault.value.line, fault.value.column) == (line, column)
    assert (fault.value.expected, fault.value.found) == words


def test_a_body_of_another_length_is_refused() -> None:
    with pytest.raises(TextError, match="expected 8 bytes for f32\\[2\\], found 3 bytes"):
        parse(f"%0 = const({LABEL}) : f32[2]", {LABEL: b"abc"})


@given(
    at=st.integers(0, len(GOLDEN)),
    length=st.integers(0, 4),
    patch=st.text('%01=x(),:[]"\\ .-#_\n', max_size=3),
)
@settings(max_examples=200)
def test_a_damaged_text_is_parsed_or_refused(at: int, length: int, patch: str) -> None:
    text = GOLDEN[:at] + patch + GOLDEN[at + length :]

    outcome = parsed_or_refused(text)

    assert outcome is None or same_structure(outcome, there_and_back(outcome))


def test_a_chain_of_10_000_nodes_is_shown_and_parsed_within_seconds() -> None:
    kind = TensorType(DType.F32, (4,))
    chain = tuple(Node(op="relu", sources=(at,), type=kind) for at in range(10_000))
    graph = graph_of(Node(op=INPUT, type=kind), *chain, Node(op=OUTPUT, sources=(10_000,), type=kind))
    began = time.process_time()

    back = there_and_back(graph)

    assert same_structure(graph, back)
    assert time.process_time() - began < 10


def test_rank_0_stays_rank_0() -> None:
    graph = parse("%0 = input() : f32[]\n%1 = const(2.5) : f32[]\n%2 = const([2.5]) : f32[1]\n")

    assert [node.type.shape for node in graph] == [(), (), (1,)]


def test_a_broken_graph_is_refused_by_verify_too() -> None:
    node = Node(op=CONST, type=TensorType(DType.F32, ()))

    with pytest.raises(MalformedGraph, match="node %0: expected a body for a constant and only there"):
        graph_of(node).verify()


def test_the_text_of_a_graph_is_what_is_printed_of_it_and_bounded() -> None:
    lines = "".join(f"%{at} = exp(%{at - 1}) : f32[2]\n" for at in range(1, 300))
    small, large = parse('%0 = input("x") : f32[2]\n'), parse(f'%0 = input("x") : f32[2]\n{lines}')

    assert show(small) == f"{small}\n"
    assert 201 == len(str(large).splitlines())
    assert str(large).endswith("\n… 100 more nodes; print(holowork.ir.show(graph)) writes all")
    assert "\n" not in repr(large)
