import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.workbench.markup import (
    MOST_IN_TITLE,
    Lines,
    Markup,
    element,
    folded,
    letters,
    name_of,
    number,
    table,
)
from tests.workbench.samples import EVIL, Page


@given(st.text())
def test_letters_are_all_to_be_seen_or_written_out(text: str) -> None:
    shown = letters(text)

    assert shown.isprintable()


@given(st.text(st.characters(exclude_categories=["C", "Z"]), max_size=MOST_IN_TITLE))
def test_what_can_be_seen_is_shown_letter_for_letter(text: str) -> None:
    assert text == letters(text)


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("a\u202eb", "a\\u202eb"),
        ("\u200f", "\\u200f"),
        ("a\nb\x1b", "a\\nb\\x1b"),
        ("\ud800", "\\ud800"),
        ("κ 字 é", "κ 字 é"),
    ],
)
def test_marks_and_controls_are_written_out(text: str, shown: str) -> None:
    assert shown == letters(text)


def test_a_long_text_ends_in_an_ellipsis() -> None:
    assert "ab…" == letters("abcdef", 3)


@given(st.text(), st.text())
def test_an_element_holds_its_text_and_nothing_else(text: str, title: str) -> None:
    page = Page(element("b", text, title=title))

    assert (["b"], []) == (page.tags, page.open)
    assert letters(text) == page.text
    assert [("title", letters(title, 1 << 20))] == page.attributes


def test_markup_goes_in_as_it_is_and_only_markup() -> None:
    inner = element("i", "<x>")

    assert "<b><i>&lt;x&gt;</i>&lt;y&gt;</b>" == element("b", inner, "<y>")


def test_an_attribute_that_is_none_is_left_out() -> None:
    assert '<a class="k" font-size="3"></a>' == element("a", class_="k", font_size=3, title=None)


@pytest.mark.parametrize("name", EVIL)
def test_a_name_is_isolated_and_escaped(name: str) -> None:
    page = Page(name_of(name))

    assert ["bdi"] == page.tags
    assert letters(name) == page.text


def test_a_long_name_is_whole_in_its_tooltip() -> None:
    page = Page(name_of("n" * 100))

    assert ("title", "n" * 100) in page.attributes
    assert "n" * 79 + "…" == page.text


def test_columns_of_numbers_stand_to_the_right() -> None:
    html = table(("a", "b", "c"), [(1, number("2 kB"), "x"), (3, number("4 B"), "y")])

    assert (6, 3) == (html.count("text-align:right"), html.count("text-align:left"))


def test_a_table_without_rows_has_its_headers() -> None:
    assert "ab" == Page(table(("a", "b"), [])).text


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        table(("a", "b"), [(1, 2), (3,)])


def test_folded_content_may_begin_open() -> None:
    assert [("open", "")] == Page(folded("more", Markup("<b></b>"), is_open=True)).attributes
    assert [] == Page(folded("more", "text")).attributes


def test_lines_keep_their_breaks_and_are_escaped_all_the_same() -> None:
    text = Lines("a = 1 < 2\n")

    found = element("pre", text, title=text)

    assert '<pre title="a = 1 &lt; 2\n">a = 1 &lt; 2\n</pre>' == found
