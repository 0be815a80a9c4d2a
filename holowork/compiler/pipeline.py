"""The compile pipeline: passes over the graph, then schedule, lower and emit."""

from dataclasses import dataclass

from holowork.archive import Archive
from holowork.compiler.dead_code import DEAD_CODE
from holowork.compiler.desugar import DESUGAR
from holowork.compiler.elide_identities import ELIDE_IDENTITIES
from holowork.compiler.emit import emit
from holowork.compiler.fold_constants import FOLD_CONSTANTS
from holowork.compiler.lower import Lowering
from holowork.compiler.pack_panels import PACK_PANELS
from holowork.compiler.share import SHARE
from holowork.compiler.verify import VERIFY
from holowork.core import Event, Observer, ignore
from holowork.ir import Graph
from holowork.ops import verify_types
from holowork.passes import Pass, run

ALWAYS: tuple[Pass[Graph], ...] = (
    VERIFY,  # nothing is rewritten unverified
    DESUGAR,  # composites go first, so that no later pass need know them
)
"""What every compile begins with; it ends with STEPS."""
STEPS = frozenset({"schedule", "lower"})
"""What makes an archive of the last graph: it rewrites nothing, and cannot be left out."""
COMPILE_PASSES: tuple[Pass[Graph], ...] = (
    *ALWAYS,
    ELIDE_IDENTITIES,  # before share: what changes nothing hides what is equal
    SHARE,  # before folding: equal constants are computed once
    FOLD_CONSTANTS,  # before dead code, as it leaves behind what it has computed
    DEAD_CODE,  # when everything is rewired that is going to be
)
"""The passes of a compile that asks for no others, in order."""
KNOWN_PASSES: tuple[Pass[Graph], ...] = (
    *COMPILE_PASSES,
    PACK_PANELS,  # last: no other pass need know of panels
)
"""The passes that have a name."""


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
    graph: Graph,
    format_version: int = 2,
    observer: Observer = ignore,
    *,
    trace: bool = False,
    passes: tuple[Pass[Graph], ...] = COMPILE_PASSES,
) -> Archive:
    """Compile a frozen graph to an archive; `trace` keeps the names of its values in it.

    Those of ALWAYS run first. The types that a pass of somebody else's makes are checked. Raises GraphError
    for a graph that is not well formed or well typed, ReservedKey for an extension of holowork's own,
    Unencodable for what no field holds, such as a port name of 65,536 bytes.
    """
    chosen = all_of(passes)
    program = run(chosen, graph, observer)
    if not {id(one) for one in chosen} <= {id(one) for one in COMPILE_PASSES}:
        verify_types(program)
    lowering = Lowering(program)
    observer(Scheduled(program, lowering.levels))
    archive = emit(lowering, format_version, trace=trace)
    observer(Lowered(lowering, archive))
    return archive


def all_of(passes: tuple[Pass[Graph], ...]) -> tuple[Pass[Graph], ...]:
    """The passes that run where these are asked for: those of ALWAYS first, and once."""
    return (*ALWAYS, *(one for one in passes if all(one is not other for other in ALWAYS)))
