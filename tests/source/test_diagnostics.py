"""What is said of a text that does not describe a graph: everything, in order, each at its token."""

import pytest

from holowork.core import HoloworkError, SourceError
from holowork.source import SourceDiagnostics, read_source
from tests.source.texts import diagnostics, found, the_one

X = "input x: f32[2,3]\n"


def test_everything_that_is_wrong_is_said_in_the_order_of_the_text() -> None:
    text = f"{X}let a = gelo(x)\nlet b = add(x\nlet c = relu(y)\noutput z extra\nlet x = neg(x)\n"

    assert found(text) == [
        (2, 9, "op: unknown op kind", "gelo"),
        (3, 14, "source: bad v2 syntax", "<eol>"),
        (4, 14, "op: unresolved input", "y"),
        (5, 10, "source: bad v2 syntax", "extra"),
        (6, 5, "source: duplicate name", "x"),
    ]


def test_several_faults_of_one_line_are_all_said() -> None:
    text = f"{X}let a = add(foo(x), relu(y, alpha=1))"

    assert [kind for _, _, kind, _ in found(text)] == [
        "op: unknown op kind",
        "op: unresolved input",
        "op: attr not valid",
    ]


def test_a_name_whose_line_was_refused_is_told_once() -> None:
    text = f"{X}let a = gelo(x)\nlet b = add(a, x)\nlet c: f32[9] = relu(b)\noutput c\noutput d = neg(a)"

    assert found(text) == [(2, 9, "op: unknown op kind", "gelo")]


def test_a_name_whose_line_could_not_be_read_is_told_once() -> None:
    text = f"{X}let a = = add(x, x)\nconst w: f32[2] = [a]\ninput i: f32\noutput b = add(add(a, w), i)"

    assert [line for line, *_ in found(text)] == [2, 3, 4]


def test_attributes_of_a_call_on_a_refused_value_are_still_read() -> None:
    text = f"{X}let a = gelo(x)\nlet b = softmax(a, axis=1.5)"

    assert [kind for _, _, kind, _ in found(text)] == ["op: unknown op kind", "attr: bad number"]


def test_columns_count_bytes() -> None:
    text = 'input "π": f32[2]\nlet y = add("π", "σ")'

    assert found(text) == [(2, 19, "op: unresolved input", '"σ"')]


def test_the_text_of_the_error_shows_the_line_and_marks_the_token() -> None:
    with pytest.raises(SourceDiagnostics) as caught:
        read_source(f"{X}let y = gelo(x)", name="model.txt")

    assert str(caught.value) == (
        "model.txt:2:9: op: unknown op kind: expected the name of an op, found 'gelo'. Did you mean gelu?\n"
        "    let y = gelo(x)\n"
        "            ^^^^"
    )


def test_a_diagnostic_carries_its_parts() -> None:
    diagnostic = the_one(f"{X}let y = gelo(x)")

    assert (diagnostic.line, diagnostic.column, diagnostic.token) == (2, 9, "gelo")
    assert diagnostic.kind == "op: unknown op kind"
    assert diagnostic.message == "expected the name of an op, found 'gelo'"
    assert diagnostic.hint == "Did you mean gelu?"


def test_a_source_error_is_a_holowork_error() -> None:
    assert issubclass(SourceDiagnostics, SourceError)
    assert issubclass(SourceDiagnostics, HoloworkError)


def test_many_diagnostics_are_all_kept_and_twenty_shown() -> None:
    with pytest.raises(SourceDiagnostics) as caught:
        read_source("\n".join([X, *(f"let v{i} = gelo(w{i})" for i in range(2000))]))

    assert len(caught.value.diagnostics) == 4000
    assert str(caught.value).count("\n    let ") == 20
    assert str(caught.value).endswith("and 3980 more")


def test_a_long_line_is_shown_as_a_window_around_the_token() -> None:
    text = f"{X}let y = add({'x, ' * 5000}gone)"

    diagnostic = found(text)[0]
    shown = diagnostics(text)[0].excerpt.splitlines()

    assert diagnostic == (2, 15_013, "op: unresolved input", "gone")
    assert len(shown[0]) < 120
    assert shown[0][shown[1].index("^") :].startswith("gone")


def test_letters_that_do_not_print_are_dots_in_the_excerpt() -> None:
    diagnostic = the_one('input x: f32[2]\nlet y = add("\u202ea\x07b", x)')

    assert diagnostic.excerpt.splitlines()[0] == '    let y = add("·a·b", x)'
    assert diagnostic.token == '"\u202ea\x07b"'


def test_markup_in_names_is_said_letter_for_letter() -> None:
    name = "<img src=x onerror=alert(1)></script>&lt;"

    diagnostic = the_one(f'input x: f32[2]\noutput y = "{name}"')

    assert name in diagnostic.message
    assert name in diagnostic.excerpt


def test_a_long_token_does_not_make_a_long_message() -> None:
    name = "a" * 100_000

    diagnostic = the_one(f"input x: f32[2]\noutput y = {name}")

    assert diagnostic.token == name
    assert len(diagnostic.message) < 1000
