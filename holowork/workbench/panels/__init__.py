"""The panels whose pages are written in Python, and which part of the state each of them has."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from holowork.workbench.page import Panel
from holowork.workbench.panels.build import BuildPanel
from holowork.workbench.panels.code import DEFAULTS, CodePanel
from holowork.workbench.panels.contents import ContentsPanel
from holowork.workbench.panels.diff import DiffPanel
from holowork.workbench.panels.memo import MemoPanel
from holowork.workbench.panels.profile import ProfilePanel
from holowork.workbench.panels.tables import TablesPanel
from holowork.workbench.target import BUILD, CODE, CONTENTS, DIFF, MEMO, PROFILE, TABLES

PANELS: Mapping[str, Callable[[Any], Panel]] = MappingProxyType(
    {
        BUILD: BuildPanel,
        CODE: CodePanel,
        TABLES: TablesPanel,
        MEMO: MemoPanel,
        PROFILE: ProfilePanel,
        CONTENTS: ContentsPanel,
        DIFF: DiffPanel,
    }
)
"""From the part of a value that a panel shows to the panel."""
PARTS: Mapping[str, str] = MappingProxyType(
    {
        "chosen": BUILD,
        **dict.fromkeys(DEFAULTS, CODE),
        **dict.fromkeys(("table", "entry"), TABLES),
        **dict.fromkeys(("run", "earlier", "call"), MEMO),
        **dict.fromkeys(("hot", "series"), PROFILE),
        **dict.fromkeys(("section", "weight"), CONTENTS),
        "pair": DIFF,
    }
)
"""The parts of the state, by the panels that they are of."""

__all__ = ["PANELS", "PARTS", "TABLES"]
