"""Drawings as PNG: matplotlib draws the shapes that the SVG has, on light paper."""

import re
from collections.abc import Callable, Iterator, Mapping
from io import BytesIO
from types import MappingProxyType
from typing import Any
from xml.etree import ElementTree as ET

from holowork.workbench.raster_look import FIRST, Look, look_of, rules_of
from holowork.workbench.raster_path import path_of
from holowork.workbench.svg import Picture

PAPER = "#ffffff"
DENSE = 2.0
"""Pixels of the PNG for one of the drawing."""
MOST_PIXELS = 8000
"""The longest side of a PNG; larger drawings are drawn smaller."""
_INCH = 100.0
_POINT = 72 / _INCH
"""A pixel of the drawing in points."""
_SLIM = 0.9
"""How much smaller letters are drawn: those of the library's font are wider."""
_ANCHORS = {"start": "left", "middle": "center", "end": "right"}


def png_of(picture: Picture) -> bytes:
    """The picture on light paper, its colours those of a light theme; the same bytes each time."""
    from matplotlib.figure import Figure

    width, height = picture.width, picture.height
    figure = Figure(figsize=(width / _INCH, height / _INCH), facecolor=PAPER)
    axes: Any = figure.add_axes((0, 0, 1, 1))
    axes.set(xlim=(0, width), ylim=(height, 0))
    axes.axis("off")
    root = ET.fromstring(picture.svg)  # noqa: S314  # a text of ours
    for order, (tag, text, look) in enumerate(_shapes(root)):
        _DRAWN[tag](axes, text, {**look, "zorder": str(order)})
    dense = min(DENSE, MOST_PIXELS / max(width, height))
    written = BytesIO()
    figure.savefig(written, format="png", dpi=_INCH * dense, metadata={"Software": None})
    return written.getvalue()


Shape = tuple[str, str, dict[str, str]]
"""A tag, its text, and its attributes beside how it looks."""


def _shapes(root: ET.Element) -> Iterator[Shape]:
    """Every shape from the back to the front."""
    sheet = "".join(found.text or "" for found in root.iter() if _tag(found) == "style")
    rules = rules_of(sheet)
    waiting: list[tuple[ET.Element, Look]] = [(root, FIRST)]
    while waiting:
        found, parent = waiting.pop()
        tag = _tag(found)
        look = look_of(tag, found.attrib, (rules, parent))
        if tag in _DRAWN:
            yield tag, found.text or "", look
        kept = {name: value for name, value in look.items() if name not in _OWN}
        waiting += [(child, kept) for child in reversed(found)]


_OWN = {"class", "style", "x", "y", "width", "height", "rx", "d", "points", "viewBox"}
"""Attributes that nothing inherits."""


def _tag(found: ET.Element) -> str:
    return found.tag.rpartition("}")[2]


def _colour(look: Look, name: str) -> Any:  # noqa: ANN401  # of matplotlib
    """A colour with its opacity; none where there is none."""
    value = look.get(name, "none")
    value = look.get("color", FIRST["fill"]) if value == "currentColor" else value
    if value == "none":
        return "none"
    return value, float(look.get(f"{name}-opacity", 1))


def _outlined(look: Look) -> dict[str, Any]:
    lengths = re.findall(r"[\d.]+", look.get("stroke-dasharray", ""))
    dashes = [float(length) * _POINT for length in lengths]
    width = float(look.get("stroke-width", 1)) * _POINT
    return {
        "facecolor": _colour(look, "fill"),
        "edgecolor": _colour(look, "stroke"),
        "linewidth": width if look.get("stroke", "none") != "none" else 0,
        "linestyle": (0, dashes) if dashes else "-",
        "zorder": int(look["zorder"]),
    }


def _path(axes: Any, _: str, look: Look) -> None:  # noqa: ANN401  # of matplotlib
    from matplotlib.patches import PathPatch

    axes.add_patch(PathPatch(path_of(look["d"]), **_outlined(look)))


def _points(axes: Any, _: str, look: Look) -> None:  # noqa: ANN401  # of matplotlib
    _path(axes, "", {**look, "d": f"M{look['points']}"})


def _polygon(axes: Any, _: str, look: Look) -> None:  # noqa: ANN401  # of matplotlib
    _path(axes, "", {**look, "d": f"M{look['points']}z"})


def _line(axes: Any, _: str, look: Look) -> None:  # noqa: ANN401  # of matplotlib
    _path(axes, "", {**look, "d": "M{x1} {y1}L{x2} {y2}".format_map(look)})


def _rect(axes: Any, _: str, look: Look) -> None:  # noqa: ANN401  # of matplotlib
    from matplotlib.patches import FancyBboxPatch

    x, y, width, height = (float(look.get(name, 0)) for name in ("x", "y", "width", "height"))
    radius = min(float(look.get("rx", 0)), width / 2, height / 2)
    corners = f"round,pad=0,rounding_size={radius}" if radius else "square,pad=0"
    axes.add_patch(FancyBboxPatch((x, y), width, height, boxstyle=corners, **_outlined(look)))


def _circle(axes: Any, _: str, look: Look) -> None:  # noqa: ANN401  # of matplotlib
    from matplotlib.patches import Circle

    axes.add_patch(Circle((float(look["cx"]), float(look["cy"])), float(look["r"]), **_outlined(look)))


def _text(axes: Any, text: str, look: Look) -> None:  # noqa: ANN401  # of matplotlib
    """Letters as they are: nothing in a name is a formula."""
    axes.text(
        float(look.get("x", 0)),
        float(look.get("y", 0)),
        text,
        color=_colour(look, "fill"),
        fontsize=float(look["font-size"]) * _POINT * _SLIM,
        fontweight="bold" if look.get("font-weight") in {"bold", "700"} else "normal",
        ha=_ANCHORS[look["text-anchor"]],
        va="baseline",
        parse_math=False,
        zorder=int(look["zorder"]),
    )


_DRAWN: Mapping[str, Callable[[Any, str, Look], None]] = MappingProxyType(
    {
        "rect": _rect,
        "path": _path,
        "polyline": _points,
        "polygon": _polygon,
        "line": _line,
        "circle": _circle,
        "text": _text,
    }
)
