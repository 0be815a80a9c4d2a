"""The line below a running cell as a widget, whose Cancel interrupts the kernel."""

from functools import cache
from importlib.resources import files

import anywidget
import traitlets


@cache
def _module() -> str:
    return files("holowork.workbench").joinpath("js", "line.js").read_text(encoding="utf-8")


class Line(anywidget.AnyWidget):
    """One line of text that is replaced, and a button that cancels what the kernel works on."""

    _esm = _module()

    text = traitlets.Unicode("").tag(sync=True)

    def close(self) -> None:
        """Close the line, and the model of its layout, which the widget library leaves open."""
        layout = self.layout
        super().close()
        layout.close()
