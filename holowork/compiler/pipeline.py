"""The compiler: graph in, archive out, observed all the way."""

from dataclasses import dataclass

from holowork.archive import Archive
from holowork.compiler.desugar import DESUGAR
from holowork.compiler.emit import emit
from holowork.compiler.lower import Lowering
from holowork.compiler.verify import VERIFY
from holowork.core import Event, Observer, ignore
from holowork.ir import Graph
from holowork.passes import Pass, run

COMPILE_PASSES: tuple[Pass[Graph], ...] = (VERIFY, DESUGAR)
"""In order: nothing is rewritten unverified; composites go first, so that no later pass need know them."""


@dataclass(frozen=True)
class Scheduled(Event):
    """Nodes were given levels."""

    graph: Graph
    levels: tuple[tuple[int, ...], ...]


@dataclass(frozen=True)
class Lowered(Event):
    """Nodes became calls, and calls an archive."""

    lowering: Lowering
    archive: Archive


def compile_graph(
    graph: Graph, format_version: int = 2, observer: Observer = ignore, *, trace: bool = False
) -> Archive:
    """Compile a frozen graph to an archive; `trace` keeps the names of its values in it.

    Raises GraphError for a graph that is not well formed or well typed, ReservedKey for an extension of
    holowork's own, Unencodable for what no field holds, such as a port name of 65,536 bytes.
    """
    program = run(COMPILE_PASSES, graph, observer)
    lowering = Lowering(program)
    observer(Scheduled(program, lowering.levels))
    archive = emit(lowering, format_version, trace=trace)
    observer(Lowered(lowering, archive))
    return archive
