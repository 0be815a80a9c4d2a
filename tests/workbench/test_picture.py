import base64
from collections.abc import Mapping
from xml.etree import ElementTree as ET

import pytest
from matplotlib.textpath import TextPath

from holowork.workbench.history import History
from holowork.workbench.markup import Markup, letters
from holowork.workbench.module import es_module
from holowork.workbench.picture import DARK, LIGHT, MOST_LABELLED, graph_picture
from holowork.workbench.scene import BOX_H, BOX_W, MOST_NOTE, MOST_TITLE
from holowork.workbench.svg import Picture, curve, shown
from tests.workbench.samples import EVIL, Page, chain, clamp, contrast, evil_graph, module

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


def test_a_picture_has_no_ground_of_its_own() -> None:
    picture = graph_picture(History.of_graph(clamp().freeze()), 400)

    widths = [rect.get("width") for rect in drawn(picture).iter(f"{SVG}rect")]

    assert widths
    assert shown(picture.width) not in widths
    assert "@media(prefers-color-scheme:dark)" in picture.style


@pytest.mark.parametrize("palette", [LIGHT, DARK], ids=["light", "dark"])
def test_the_colours_of_a_picture_can_be_told_on_every_ground(palette: Mapping[str, str]) -> None:
    fills = [palette[kind] for kind in ("op", "input", "output", "const")]

    texts = [contrast(palette[text], fill) for text in ("ink", "note") for fill in fills]
    lines = [
        contrast(palette[line], ground)
        for line in ("line", "added", "removed", "rewired")
        for ground in (*fills, "#ffffff", "#111111")
    ]

    assert min(texts) >= 4.5
    assert min(lines) >= 3


def test_the_frame_of_a_picture_follows_the_theme_of_the_notebook() -> None:
    html = desugared().img

    assert 'body[data-jp-theme-light="false"] .hw-picture' in html
    assert 'class="hw-picture"' in html


@pytest.mark.parametrize(
    ("look", "expected"),
    [
        ((430, 300, True), ("430", "300")),
        ((1000, 5000, True), ("860", "4300")),
        ((8600, 300, True), ("5160", "180")),
        ((1720, 300, False), ("860", "150")),
        ((200, 1280, False), ("100", "640")),
        ((154, 30_000, False), ("23.1", "4500")),
    ],
)
def test_a_picture_is_shown_as_small_as_it_can_be_read_and_then_scrolls(
    look: tuple[int, int, bool], expected: tuple[str, str]
) -> None:
    width, height, has_text = look
    picture = Picture(title="p", width=width, height=height, style="", content=Markup(), has_text=has_text)

    found = dict(Page(picture.img).attributes)

    assert expected == (found["width"], found["height"])
    assert "overflow:auto" in picture.img


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
        assert (shown_name if len(shown_name) <= 14 else shown_name[:13] + "…") in words(root)


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
    assert "first 100 of 502 nodes" in Page(picture.img).text


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


def test_the_live_picture_cuts_names_where_the_drawn_one_does() -> None:
    script = es_module()

    assert f"BOX_W = {BOX_W:.0f}, BOX_H = {BOX_H:.0f}," in script
    assert f"TITLE = {MOST_TITLE}, NOTE = {MOST_NOTE};" in script
    assert "clip(this.title(i), TITLE)" in script


def test_the_longest_title_and_note_fit_their_box() -> None:
    """Letters of the widest kinds that ops are made of, in a font as wide as those of systems are."""
    title, note = "matmul+softmax"[:MOST_TITLE], "output bf16[1024,1024]"[:MOST_NOTE]

    sizes = {title: 12, note: 10}
    wide = [TextPath((0, 0), text, size=size).get_extents().width for text, size in sizes.items()]

    assert [True, True] == [width < BOX_W for width in wide]
