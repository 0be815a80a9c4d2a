"""The card below the traceback of a refused operation."""

from collections.abc import Callable

import pytest

import holowork as hw
from holowork.core import HoloworkError
from holowork.workbench.magics import show_operands
from holowork.workbench.markup import letters
from holowork.workbench.operands import HOPS, neighbourhood, operands_card
from tests.workbench.samples import EVIL, Page, chain


def refused(act: Callable[[], object]) -> HoloworkError:
    with pytest.raises(HoloworkError) as fault:
        act()
    return fault.value


def two(name: str = "w") -> tuple[hw.Tensor, hw.Tensor]:
    graph = hw.Graph("net")
    return graph.input("x", (2, 3)).relu(), graph.input(name, (2, 3))


def test_the_operands_are_told_with_their_types_and_drawn_with_what_they_are_made_of() -> None:
    x, w = two()

    card = operands_card(refused(lambda: x @ w))

    assert card is not None
    page = Page(card)
    assert all(
        word in page.text for word in ("Refused", "matmul", "2 operands", "%1", "relu", "%2", "f32[2,3]")
    )
    assert 1 == page.tags.count("img")
    assert [] == page.open


def test_an_operand_that_is_given_twice_is_told_once() -> None:
    x, _ = two()

    assert "1 operand " in str(operands_card(refused(lambda: x @ x)))


def test_names_are_letters() -> None:
    for name in EVIL:
        x, w = two(name)

        assert letters(name) in Page(str(operands_card(refused(lambda x=x, w=w: x @ w)))).text


@pytest.mark.parametrize(
    "act",
    [
        lambda: hw.compile("nothing"),
        lambda: hw.Graph("net").relu([1.0, "x"]),
        lambda: two()[0] @ two()[1],  # an operand of another graph alone is left out, and the other is told
    ],
)
def test_a_refusal_without_an_operand_of_its_graph_has_no_card(act: Callable[[], object]) -> None:
    card = operands_card(refused(act))

    assert card is None or "1 operand " in card


def test_a_neighbourhood_ends_in_inputs() -> None:
    graph = chain(20).freeze()

    near = neighbourhood(graph, [15])

    near.verify()
    assert ["input", *["relu"] * HOPS] == [node.op for node in near.nodes]


def test_a_cell_that_fails_otherwise_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[object] = []
    monkeypatch.setattr("holowork.workbench.magics._display", lambda *given, **_: shown.append(given))
    x, w = two()

    for fault in (None, ValueError("x"), refused(lambda: hw.compile(3)), refused(lambda: x @ w)):
        show_operands(type("Result", (), {"error_in_exec": fault}))
    with hw.option_context(display="text"):
        show_operands(type("Result", (), {"error_in_exec": refused(lambda: x @ w)}))

    assert 1 == len(shown)
