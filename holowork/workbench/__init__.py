"""The workbench: cards, pictures and live views of every value, for notebooks."""

from typing import TYPE_CHECKING

from holowork.workbench.renderer import RENDERER, NoForm
from holowork.workbench.settings import BadOption, NoWidgets, UnknownOption, option_context, options

if TYPE_CHECKING:
    from holowork.workbench.magics import load_magics
    from holowork.workbench.widget import Workbench

__all__ = [
    "RENDERER",
    "BadOption",
    "NoForm",
    "NoWidgets",
    "UnknownOption",
    "Workbench",
    "load_magics",
    "option_context",
    "options",
]


def __getattr__(name: str) -> object:
    """Load on first use what needs a library that cards do without."""
    if name == "load_magics":
        from holowork.workbench.magics import load_magics

        return load_magics
    if name != "Workbench":
        told = f"module {__name__!r} has no attribute {name!r}"
        raise AttributeError(told)
    from holowork.workbench.settings import check_widgets

    check_widgets()
    from holowork.workbench.widget import Workbench

    return Workbench
