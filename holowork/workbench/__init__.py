"""The workbench: cards, pictures and live views of every value, for notebooks."""

from typing import TYPE_CHECKING

from holowork.workbench.renderer import RENDERER, NoForm
from holowork.workbench.settings import BadOption, NoWidgets, UnknownOption, option_context, options

if TYPE_CHECKING:
    from holowork.workbench.widget import Workbench

__all__ = [
    "RENDERER",
    "BadOption",
    "NoForm",
    "NoWidgets",
    "UnknownOption",
    "Workbench",
    "option_context",
    "options",
]


def __getattr__(name: str) -> type:
    """Load the widget on first use: cards need no widget library."""
    if name != "Workbench":
        told = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(told)
    from holowork.workbench.settings import check_widgets

    check_widgets()
    from holowork.workbench.widget import Workbench

    return Workbench
