"""The card of a module."""

from holowork.archive import Archive, readable_bytes
from holowork.core import counted
from holowork.model import Module
from holowork.workbench.bytemap import map_picture
from holowork.workbench.cards.frame import card, kappa_code, ports_of_graph
from holowork.workbench.cards.graphs import kappa
from holowork.workbench.cards.passes import pass_table
from holowork.workbench.history import History
from holowork.workbench.markup import Markup, element, folded
from holowork.workbench.picture import card_picture


def module_card(module: Module) -> Markup:
    """Ports, the passes, the graph after the last of them, and the archive as a strip."""
    before, after = len(module.graph), len(module.lowered)
    picture = card_picture(History.of_graph(module.lowered))
    return (
        card("Module", module.name, [f"nodes {before} → {after}", kappa(module.graph)])
        .add(ports_of_graph(module.graph), pass_table(History.of(module.passes.stops)))
        .add(folded("graph after the last pass", picture.img, is_open=before != after))
        .add(_archive_line(module.archive), map_picture(module.archive).img)
        .done()
    )


def _archive_line(archive: Archive) -> Markup:
    size = readable_bytes(archive.source.size)
    sections = counted(len(archive.sections), "section")
    return element("div", f"archive of {size} in {sections}, κ ", kappa_code(archive.label))
