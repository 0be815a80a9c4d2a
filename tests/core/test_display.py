from collections.abc import Iterator, Mapping

import pytest

from holowork.core import Displayable, NoRenderer, WorkbenchError, counted, display, set_renderer, table


class Shown(Displayable):
    __slots__ = ()

    def __repr__(self) -> str:
        return "Shown()"


class Recorder:
    """A renderer that tells what it was asked for."""

    def bundle(self, value: object, *, has_png: bool = False) -> Mapping[str, object]:
        return {"text/html": f"<b>{value!r}</b>", "text/plain": "not this"}

    def html(self, value: object, path: display.PathLike | None) -> str:
        return f"html {value!r} {path}"

    def png(self, value: object, path: display.PathLike | None) -> bytes:
        return f"png {value!r} {path}".encode()

    def svg(self, value: object, path: display.PathLike | None) -> str:
        return f"svg {value!r} {path}"

    def view(self, value: object, **state: object) -> object:
        return ("view", repr(value), state)

    def plot(self, value: object, name: str, **options: object) -> object:
        return ("plot", repr(value), name, options)


class TextOnly(Recorder):
    def bundle(self, value: object, *, has_png: bool = False) -> Mapping[str, object]:
        return {}


@pytest.fixture(autouse=True)
def _renderer_of_the_others() -> Iterator[None]:
    before = list(display._loaders)
    set_renderer(None)
    yield
    display._loaders[:] = before


def test_without_a_renderer_only_text_is_shown() -> None:
    assert Shown()._repr_mimebundle_(include=None, exclude=None) == {"text/plain": "Shown()"}
    assert Shown()._repr_html_() is None


@pytest.mark.parametrize("form", ["view", "to_html", "to_svg", "to_png"])
def test_without_a_renderer_a_rich_form_is_refused(form: str) -> None:
    with pytest.raises(NoRenderer) as refusal:
        getattr(Shown(), form)()

    assert isinstance(refusal.value, WorkbenchError)
    assert str(refusal.value) == ("display: expected a renderer, found none; `import holowork` sets it")


def test_one_renderer_makes_every_rich_form() -> None:
    set_renderer(Recorder)

    assert Shown().view(index=3) == ("view", "Shown()", {"index": 3})
    assert Shown().to_html() == "html Shown() None"
    assert Shown().to_html("page.html") == "html Shown() page.html"
    assert Shown().to_svg() == "svg Shown() None"
    assert Shown().to_svg("picture.svg") == "svg Shown() picture.svg"
    assert Shown().to_png("picture.png") == b"png Shown() picture.png"
    assert display.renderer().plot(Shown(), "roofline", log=True) == (
        *("plot", "Shown()", "roofline"),
        {"log": True},
    )


def test_the_text_form_is_the_repr_whatever_the_renderer_says() -> None:
    set_renderer(Recorder)

    assert Shown()._repr_mimebundle_() == {"text/html": "<b>Shown()</b>", "text/plain": "Shown()"}
    assert Shown()._repr_html_() == "<b>Shown()</b>"


def test_a_renderer_may_want_text_only() -> None:
    set_renderer(TextOnly)

    assert Shown()._repr_mimebundle_() == {"text/plain": "Shown()"}
    assert Shown()._repr_html_() is None


def test_the_renderer_is_loaded_on_first_use_only() -> None:
    loads: list[str] = []

    def load() -> Recorder:
        loads.append("loaded")
        return Recorder()

    set_renderer(load)

    before = list(loads)
    Shown().to_svg()

    assert before == []
    assert loads == ["loaded"]


def test_the_last_renderer_set_is_used() -> None:
    set_renderer(TextOnly)
    set_renderer(Recorder)

    assert Shown()._repr_html_() == "<b>Shown()</b>"


def test_a_displayable_value_has_no_dictionary() -> None:
    assert not hasattr(Shown(), "__dict__")


def test_a_table_has_columns_and_numbers_to_the_right() -> None:
    text = table([("relu", 3, "a"), ("matmul", 12, "bc")], ("op", "count", "note"))

    assert text.splitlines() == [
        "op      count  note",
        "------  -----  ----",
        "relu        3  a",
        "matmul     12  bc",
    ]


def test_a_column_that_is_not_all_numbers_stays_left() -> None:
    assert table([(1,), ("-",), (222,)], ("n",)).splitlines() == ["n", "---", "1", "-", "222"]


def test_a_table_without_rows_has_its_headers() -> None:
    assert table([], ("a", "bb")) == "a  bb\n-  --"


def test_what_a_terminal_would_obey_is_escaped() -> None:
    text = table([("red\x1b[31m\nkappa κ",)], ("name",))

    assert text.splitlines()[2:] == ["red\\x1b[31m\\nkappa κ"]


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="zip"):
        table([(1, 2), (1,)], ("a", "b"))


@pytest.mark.parametrize(
    ("expected", "many", "singular"),
    [
        ("1 hit", 1, "hit"),
        ("0 hits", 0, "hit"),
        ("2 misses", 2, "miss"),
        ("1 near miss", 1, "near miss"),
        ("3 passes", 3, "pass"),
        ("1,000 entries", 1000, "entry"),
        ("2 bodies", 2, "body"),
    ],
)
def test_what_is_counted_agrees_with_its_number(expected: str, many: int, singular: str) -> None:
    assert expected == counted(many, singular)
