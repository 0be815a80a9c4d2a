"""What a compile had come to before it was broken off."""

from holowork.archive import Archive
from holowork.compiler.pipeline import compile_graph
from holowork.core import Event
from holowork.ir import Graph
from holowork.passes import PassFinished


class Unfinished:
    """An observer that keeps the program of the last pass that came to its end."""

    def __init__(self, graph: Graph) -> None:
        self.program = graph

    def __call__(self, event: Event) -> None:
        """Keep what a pass has made."""
        if isinstance(event, PassFinished) and isinstance(event.after, Graph):
            self.program = event.after

    def archive(self, format_version: int, *, trace: bool) -> Archive:
        """The archive of that program, without the passes that were still to come."""
        return compile_graph(self.program, format_version, trace=trace, passes=())
