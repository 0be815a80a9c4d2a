import base64
from xml.etree import ElementTree as ET

import pytest

from holowork.workbench.history import History
from holowork.workbench.markup import letters
from holowork.workbench.picture import MOST_LABELLED, graph_picture
from holowork.workbench.svg import Picture, curve, shown
from tests.workbench.samples import EVIL, Page, chain, clamp, evil_graph, module

SVG = "{http://www.w3.org/2000/svg}"
TAGS = {f"{SVG}{tag}" for tag in ("svg", "title", "style", "rect", "path", "text")}


def drawn(picture: Picture) -> ET.Element:
    return ET.fromstring(picture.svg)


def words(root: ET.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def desugared() -> Picture:
    stops = module().passes.stops
    return graph_picture(History.of(stops), 400, [stop.name for stop in stops].index("desugar"))


def test_every_node_is_drawn_with_its_op_and_type() -> None:
    graph = clamp().freeze()

    found = words(drawn(graph_picture(History.of_graph(graph), 400)))

    assert {"relu", "clip", "tanh", "x", "y", "input f32[2,3]", "f32[2,3]"} <= set(found)


def test_the_picture_lies_on_its_own_light_card() -> None:
    first = next(iter(drawn(graph_picture(History.of_graph(clamp().freeze()), 400)).iter(f"{SVG}rect")))

    assert "#ffffff" == first.get("fill")


def test_states_differ_by_sign_and_outline_not_by_colour_alone() -> None:
    root = drawn(desugared())

    signs = [text for text in words(root) if text in {"+", "−", "~"}]
    style = root.find(f"{SVG}style")

    assert ({"+", "−", "~"}, True) == (set(signs), style is not None)
    assert "stroke-dasharray" in (style.text or "") if style is not None else False
    looks = [rect.get("class", "") for rect in root.iter(f"{SVG}rect")]
    assert 2 * signs.count("~") == sum("rewired" in look for look in looks)
    assert signs.count("−") == sum("removed" in look for look in looks)


def test_names_are_drawn_letter_for_letter() -> None:
    root = drawn(graph_picture(History.of_graph(evil_graph()), 400))

    assert {element.tag for element in root.iter()} <= TAGS
    for name in EVIL:
        shown_name = letters(name)
        assert (shown_name if len(shown_name) <= 18 else shown_name[:17] + "…") in words(root)


def test_the_card_around_a_picture_carries_it_whole() -> None:
    picture = desugared()

    page = Page(picture.img)

    source = dict(page.attributes)["src"]
    assert source.startswith("data:image/svg+xml;base64,")
    assert picture.svg == base64.b64decode(source.partition(",")[2]).decode()
    assert picture.title == dict(page.attributes)["alt"]


def test_of_a_large_graph_the_first_nodes_are_drawn_and_the_title_says_so() -> None:
    picture = graph_picture(History.of_graph(chain(500).freeze()), 100)

    assert "the first 100 of 502 nodes" in picture.title


@pytest.mark.parametrize("nodes", [MOST_LABELLED, MOST_LABELLED + 1, 400])
def test_a_picture_stays_small(nodes: int) -> None:
    picture = graph_picture(History.of_graph(chain(nodes - 2).freeze()), 400)

    assert len(picture.img) < 45_000
    assert ("relu" in picture.svg) == (nodes <= MOST_LABELLED)


@pytest.mark.parametrize(
    ("value", "text"), [(1.0, "1"), (1.25, "1.2"), (-0.96, "-1"), (10.0, "10"), (0.0, "0")]
)
def test_coordinates_take_few_letters(value: float, text: str) -> None:
    assert text == shown(value)


def test_an_upright_edge_is_a_line_and_a_slanted_one_a_curve() -> None:
    assert "M1 2V9" == curve([(1.0, 2.0), (1.0, 9.0)])
    assert "M0 0C0 5 4 5 4 10" == curve([(0.0, 0.0), (4.0, 10.0)])
