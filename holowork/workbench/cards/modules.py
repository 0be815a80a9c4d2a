"""The card of a module."""

from holowork.archive import readable_bytes
from holowork.model import Module
from holowork.workbench.bytemap import map_picture
from holowork.workbench.cards.frame import card, count, ports_of_graph
from holowork.workbench.cards.graphs import kappa
from holowork.workbench.cards.passes import pass_table
from holowork.workbench.history import History
from holowork.workbench.markup import Markup, element, folded
from holowork.workbench.options import options
from holowork.workbench.picture import graph_picture


def module_card(module: Module) -> Markup:
    """Ports, the passes, the graph after the last of them, and the archive as a strip."""
    before, after = len(module.graph), len(module.lowered)
    size = readable_bytes(module.archive.source.size)
    sections = count(len(module.archive.sections), "section")
    label = module.archive.label
    picture = graph_picture(History.of_graph(module.lowered), options.max_nodes)
    return (
        card("Module", module.name, [f"nodes {before} → {after}", kappa(module.graph)])
        .add(ports_of_graph(module.graph), pass_table(History.of(module.passes.stops)))
        .add(folded("graph after the last pass", picture.img, is_open=before != after))
        .add(
            element(
                "div",
                f"archive of {size} in {sections}, ",
                element("span", "κ ", element("code", label.short), title=label.text),
            ),
            map_picture(module.archive).img,
        )
        .done()
    )
