"""Drawings as PNG."""

from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from matplotlib.image import imread

import holowork as hw
from holowork.ops import Array
from holowork.workbench import NoForm
from holowork.workbench.markup import Markup, element
from holowork.workbench.raster import MOST_PIXELS, png_of
from holowork.workbench.raster_look import declared, look_of, rules_of
from holowork.workbench.raster_path import path_of
from holowork.workbench.svg import Picture
from tests.workbench.samples import chain, clamp, evil_graph, module

DRAWN = [
    clamp(),
    clamp().freeze(),
    module(),
    module().passes[0],
    module().archive,
    module().kernels[0].compare("avx2", "neon"),
    hw.diff(module().archive, hw.compile(chain(3)).archive),
    evil_graph(),
    hw.compile(chain(40)).graph,
]


def drawn(*shapes: Markup, style: str = "") -> Array:
    """The pixels of a picture of 40 × 20, one for each of its own."""
    title = "shapes"
    picture = Picture(title=title, width=40, height=20, style=style, content=element("g", *shapes))
    pixels = imread(BytesIO(png_of(picture)))
    return np.rint(pixels[::2, ::2, :3] * 255).astype(np.uint8)


@pytest.mark.parametrize("value", DRAWN, ids=lambda value: type(value).__name__)
def test_every_picture_is_drawn_twice_as_dense_and_the_same_each_time(value: Any) -> None:
    png = value.to_png()

    height, width, _ = imread(BytesIO(png)).shape
    head = value.to_svg().partition(">")[0]
    assert png == value.to_png()
    assert f'width="{width / 2:g}"' in head
    assert f'height="{height / 2:g}"' in head


def test_a_long_picture_is_drawn_smaller() -> None:
    height, width, _ = imread(BytesIO(chain(200).to_png())).shape

    assert (True, True) == (width < 154, height <= MOST_PIXELS)


def test_a_png_is_written_to_a_file(tmp_path: Path) -> None:
    png = module().to_png(tmp_path / "module.png")

    assert png == (tmp_path / "module.png").read_bytes()
    assert png.startswith(b"\x89PNG")


def test_what_has_no_picture_has_no_png() -> None:
    with pytest.raises(NoForm, match=r"to_png: expected .*Module.*, found Session"):
        hw.Session(module()).to_png()


def test_a_rectangle_is_where_and_as_it_is_drawn() -> None:
    box = element("rect", x=10, y=4, width=20, height=10, fill="#ff0000")

    pixels = drawn(box)

    assert [255, 0, 0] == pixels[9, 20].tolist()
    assert [255, 255, 255] == pixels[9, 5].tolist()
    assert [255, 255, 255] == pixels[17, 20].tolist()


@pytest.mark.parametrize(
    "shape",
    [
        element("path", d="M10 5h20v10h-20z", fill="#0000ff"),
        element("path", d="M10 5L30 5V15H10Z", fill="#0000ff"),
        element("path", d="m10 5l20 0l0 10l-20 0z", fill="#0000ff"),
        element("polygon", points="10,5 30,5 30,15 10,15", fill="#0000ff"),
        element("rect", x=10, y=5, width=20, height=10, rx=3, fill="#0000ff"),
        element("circle", cx=20, cy=10, r=5, fill="#0000ff"),
        element("line", x1=10, y1=10, x2=30, y2=10, stroke="#0000ff", stroke_width=6),
    ],
)
def test_each_kind_of_shape_is_drawn(shape: Markup) -> None:
    pixels = drawn(shape)

    assert [0, 0, 255] == pixels[10, 20].tolist()
    assert [255, 255, 255] == pixels[1, 1].tolist()


def test_letters_are_no_formulas() -> None:
    plain = drawn(element("text", "$x^2$", x=2, y=15, font_size=12))

    assert (plain < 128).any()


def test_a_path_has_its_points_and_codes() -> None:
    path = path_of("M1 2h3v4C1 2 3 4 5 6l-1 -1z")

    assert [[1, 2], [4, 2], [4, 6], [1, 2], [3, 4], [5, 6], [4, 5], [1, 2]] == path.vertices.tolist()
    assert [1, 2, 2, 4, 4, 4, 2, 79] == path.codes.tolist()


def test_rules_hold_by_their_classes_and_those_for_dark_grounds_are_left_out() -> None:
    sheet = "text{fill:#111}.a{fill:#222}.a.b{fill:#333;font:11px serif}@media(dark){.a{fill:#fff}}"
    rules = rules_of(sheet + ".a{stroke:#444}")

    assert "#111" == look_of("text", {}, (rules, {}))["fill"]
    assert "#222" == look_of("text", {"class": "a"}, (rules, {}))["fill"]
    assert {"fill": "#333", "stroke": "#444", "font-size": "11"}.items() <= look_of(
        "rect", {"class": "b a"}, (rules, {"fill": "#000"})
    ).items()


def test_a_style_of_its_own_holds_before_every_rule() -> None:
    look = look_of("path", {"class": "a", "style": "stroke-width:3"}, (rules_of(".a{stroke-width:1}"), {}))

    assert "3" == look["stroke-width"]
    assert {"font-size": "12", "font-weight": "bold"} == declared("font-size:12px;font-weight:bold")


def test_a_notebook_gets_a_png_where_it_asks_for_one_by_name() -> None:
    bundle = module()._repr_mimebundle_

    assert "image/png" not in bundle()
    assert module().to_png() == bundle(include={"image/png", "text/html"})["image/png"]


def test_what_has_no_picture_has_no_png_in_its_bundle() -> None:
    bundle = hw.Session(module())._repr_mimebundle_(include={"image/png"})

    assert "image/png" not in bundle
