from importlib.machinery import ModuleSpec

import pytest

import holowork as hw
from holowork.workbench import BadOption, NoWidgets, UnknownOption
from holowork.workbench.settings import OPTIONS, Options


def test_every_option_begins_with_its_default() -> None:
    options = Options()

    assert {name: option.default for name, option in OPTIONS.items()} == {
        name: getattr(options, name) for name in OPTIONS
    }


def test_the_repr_documents_every_option() -> None:
    text = repr(Options())

    assert all(name in text and option.doc in text for name, option in OPTIONS.items())


def test_an_option_is_set_as_an_attribute() -> None:
    options = Options()

    options.max_nodes = 7

    assert 7 == options.max_nodes


@pytest.mark.parametrize(
    ("name", "value", "told"),
    [
        (
            "display",
            "loud",
            "options.display: expected one of 'auto', 'live', 'static', 'text', found 'loud'",
        ),
        ("max_nodes", 0, "options.max_nodes: expected a whole number from 1 on, found 0"),
        ("max_nodes", True, "options.max_nodes: expected a whole number from 1 on, found True"),
        ("theme", 3, "options.theme: expected one of 'auto', 'light', 'dark', found 3"),
    ],
)
def test_a_value_that_an_option_does_not_take_is_refused(name: str, value: object, told: str) -> None:
    options = Options()

    with pytest.raises(BadOption) as refusal:
        setattr(options, name, value)

    assert told == str(refusal.value)
    assert OPTIONS[name].default == getattr(options, name)


def test_an_option_that_there_is_none_of_is_refused() -> None:
    told = "options: expected one of display, max_nodes, theme, found 'colour'"

    with pytest.raises(UnknownOption, match=told):
        Options().colour = "red"
    with pytest.raises(AttributeError, match=told):
        _ = Options().colour


def test_options_hold_within_a_block_and_no_longer() -> None:
    with hw.option_context(display="text", max_nodes=3) as within:
        assert ("text", 3) == (within.display, within.max_nodes)

    assert ("auto", 400) == (hw.options.display, hw.options.max_nodes)


def test_a_block_that_fails_leaves_the_options_as_they_were() -> None:
    with pytest.raises(KeyError), hw.option_context(display="text"):
        raise KeyError

    assert "auto" == hw.options.display


def test_a_block_with_one_bad_option_sets_none() -> None:
    with pytest.raises(BadOption), hw.option_context(max_nodes=9, theme="pink"):
        pass

    assert 400 == hw.options.max_nodes


def test_live_views_are_refused_where_there_is_no_widget_library(monkeypatch: pytest.MonkeyPatch) -> None:
    def find_spec(name: str) -> ModuleSpec | None:
        return None

    monkeypatch.setattr("holowork.workbench.settings.find_spec", find_spec)

    with pytest.raises(NoWidgets, match="live view: expected the package anywidget, found none"):
        hw.options.display = "live"


def test_the_options_are_listed() -> None:
    assert set(OPTIONS) <= set(dir(Options()))
