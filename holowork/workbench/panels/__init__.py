"""The panels whose pages are written in Python, and which part of the state each of them has."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from holowork.workbench.page import Panel
from holowork.workbench.panels.tables import TablesPanel
from holowork.workbench.target import TABLES

PANELS: Mapping[str, Callable[[Any], Panel]] = MappingProxyType({TABLES: TablesPanel})
"""From the part of a value that a panel shows to the panel."""
PARTS: Mapping[str, str] = MappingProxyType({"table": TABLES, "entry": TABLES})
"""The parts of the state, by the panels that they are of."""

__all__ = ["PANELS", "PARTS", "TABLES"]
