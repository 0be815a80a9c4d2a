"""Graph to archive: verify, desugar, schedule, lower, emit."""

from holowork.compiler.lower import Lowering
from holowork.compiler.pipeline import COMPILE_PASSES, Lowered, Scheduled, compile_graph
from holowork.compiler.verify import ReservedKey

__all__ = ["COMPILE_PASSES", "Lowered", "Lowering", "ReservedKey", "Scheduled", "compile_graph"]
