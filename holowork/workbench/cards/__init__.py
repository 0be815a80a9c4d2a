"""One card for each kind of value: compact HTML that reads without styles, scripts or a kernel."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from holowork.archive import Archive
from holowork.ir import Graph
from holowork.model import Module, PassList, PassStop
from holowork.ops import GraphBuilder, OpSpec
from holowork.runtime import Run, Session
from holowork.workbench.cards.archives import archive_card
from holowork.workbench.cards.graphs import graph_card
from holowork.workbench.cards.modules import module_card
from holowork.workbench.cards.ops import op_card
from holowork.workbench.cards.passes import pass_card, pass_list_card
from holowork.workbench.cards.runs import run_card, session_card
from holowork.workbench.markup import Markup

CARDS: Mapping[type, Callable[[Any], Markup]] = MappingProxyType(
    {
        GraphBuilder: lambda builder: graph_card(builder.freeze()),
        Graph: graph_card,
        Module: module_card,
        PassList: pass_list_card,
        PassStop: pass_card,
        Archive: archive_card,
        Session: session_card,
        Run: run_card,
        OpSpec: op_card,
    }
)

__all__ = ["CARDS"]
