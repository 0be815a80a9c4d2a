"""The renderer: every rich form of every value, by tables of what has a card, a picture, a live view."""

import os
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, TypeVar

from holowork.archive import Archive
from holowork.core import PNG, WorkbenchError, write_whole
from holowork.ir import Graph
from holowork.model import ArchiveDiff, Module
from holowork.ops import GraphBuilder
from holowork.passes import Diff, PassStop
from holowork.runtime import Chart, CodeComparison, LookupTable, Profile
from holowork.workbench.bars import bars_picture
from holowork.workbench.bytemap import map_picture
from holowork.workbench.cards import CARDS
from holowork.workbench.cards.profiles import chart_picture
from holowork.workbench.chart_timeline import timeline_picture
from holowork.workbench.curve import curve_picture
from holowork.workbench.history import History
from holowork.workbench.markup import Markup, element, letters
from holowork.workbench.picture import graph_picture
from holowork.workbench.plots import flame_figure, roofline_figure, timeline_figure
from holowork.workbench.raster import png_of
from holowork.workbench.settings import Options, check_widgets, options
from holowork.workbench.status import StatusLine
from holowork.workbench.strips import strips_picture
from holowork.workbench.svg import Picture
from holowork.workbench.target import is_viewable, stop_of

PathLike = str | os.PathLike[str]
MOST_BYTES = 60_000
"""The largest card that a notebook is given, where `max_nodes` is as it was."""
Maker = TypeVar("Maker")


class NoForm(WorkbenchError):
    """A value has no such form; `known` names what has one."""

    def __init__(self, form: str, value: object, known: tuple[str, ...]) -> None:
        listed = ", ".join(known) or "nothing yet; to_svg() and to_html() draw what there is"
        super().__init__(f"{form}: expected {listed}, found {type(value).__name__}")
        self.form = form
        self.known = known


def _graph_picture(graph: Graph) -> Picture:
    return graph_picture(History.of_graph(graph), options.max_nodes)


def _pass_picture(stop: PassStop) -> Picture:
    return graph_picture(History.of([stop]), options.max_nodes, 0)


PICTURES: Mapping[type, Callable[[Any], Picture]] = MappingProxyType(
    {
        GraphBuilder: lambda builder: _graph_picture(builder.freeze()),
        Graph: _graph_picture,
        Module: lambda module: _graph_picture(module.lowered),
        PassStop: _pass_picture,
        Diff: lambda diff: _pass_picture(stop_of(diff)),
        Archive: map_picture,
        ArchiveDiff: strips_picture,
        LookupTable: curve_picture,
        CodeComparison: bars_picture,
        Profile: timeline_picture,
        Chart: chart_picture,
    }
)
PLOTS: Mapping[str, Mapping[type, Callable[[Any], object]]] = MappingProxyType(
    {
        "timeline": {Profile: timeline_figure},
        "flame": {Profile: flame_figure},
        "roofline": {Profile: roofline_figure},
    }
)


def made(form: str, makers: Mapping[type, Maker], value: object) -> Maker:
    """What makes a form of a value, by the value's class or one of its bases; raises NoForm."""
    for kind in type(value).__mro__:
        if kind in makers:
            return makers[kind]
    raise NoForm(form, value, tuple(sorted(kind.__name__ for kind in makers)))


class WorkbenchRenderer:
    """Makes the rich forms of every value; see `holowork.core.Renderer`."""

    def bundle(self, value: object, *, has_png: bool = False) -> Mapping[str, object]:
        """The card of a value as text/html, a PNG, and a live view where `options.display` is "live"."""
        is_drawn = has_png and any(kind in PICTURES for kind in type(value).__mro__)
        return {**self._shown(value), **({PNG: self.png(value, None)} if is_drawn else {})}

    def _shown(self, value: object) -> Mapping[str, object]:
        if options.display == "text" or not any(kind in CARDS for kind in type(value).__mro__):
            return {}
        if options.display == "live" and is_viewable(value):
            return self._live(value)
        return {"text/html": compact(value)}

    def html(self, value: object, path: PathLike | None) -> str:
        """A page that stands alone; raises NoForm."""
        return written_page(value, made("to_html", CARDS, value)(value), path)

    def svg(self, value: object, path: PathLike | None) -> str:
        """A picture; raises NoForm."""
        return _written(str(made("to_svg", PICTURES, value)(value).svg), path)

    def png(self, value: object, path: PathLike | None) -> bytes:
        """A picture as PNG; raises NoForm."""
        body = png_of(made("to_png", PICTURES, value)(value))
        if path is not None:
            write_whole(path, [body])
        return body

    def view(self, value: object, **state: object) -> object:
        """A Workbench opened at `state`; raises NoForm, NoWidgets."""
        check_widgets()
        from holowork.workbench.widget import Workbench

        return Workbench(value, **state)

    def plot(self, value: object, name: str, **options: object) -> object:
        """The figure of that name; raises NoForm."""
        return made(f"plot {name!r}", PLOTS.get(name, {}), value)(value)

    def line(self) -> Callable[[str], object]:
        """A line below the running cell."""
        return StatusLine()

    def _live(self, value: object) -> Mapping[str, object]:
        view: Any = self.view(value)
        bundle: Mapping[str, object] = view._repr_mimebundle_()[0]
        return bundle


def compact(value: object) -> str:
    """The card of a value, or where that is too large for a notebook, one line that says so."""
    card = made("card", CARDS, value)(value)
    if is_small(card):
        return str(card)
    told = f"its card has {len(card.encode()):,} bytes, too many for a notebook; to_html(path) writes it"
    return str(element("div", element("code", letters(value, 200)), element("div", told)))


def is_small(html: Markup) -> bool:
    """Whether a notebook is given so many bytes."""
    return len(html.encode()) <= MOST_BYTES * max(options.max_nodes / _USUAL_NODES, 1)


_USUAL_NODES = Options().max_nodes


def written_page(value: object, content: Markup, path: PathLike | None) -> str:
    """A page that stands alone, titled by the first line of a repr; written to `path` if there is one."""
    page = f"<!DOCTYPE html>\n{_page(str(letters(value, 120).partition(chr(10))[0]), content)}\n"
    return _written(page, path)


def _page(title: str, card: Markup) -> Markup:
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("meta", name="color-scheme", content="light dark"),
        element("title", title),
    )
    return element("html", head, element("body", card, style="margin:16px"), lang="en")


def _written(text: str, path: PathLike | None) -> str:
    if path is not None:
        write_whole(path, [text.encode()])
    return text


RENDERER = WorkbenchRenderer()
