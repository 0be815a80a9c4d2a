"""Graph to archive: verify, desugar, schedule, lower, emit."""

from holowork.compiler.lower import Lowering
from holowork.compiler.pipeline import COMPILE_PASSES, Lowered, Scheduled, compile_graph

__all__ = ["COMPILE_PASSES", "Lowered", "Lowering", "Scheduled", "compile_graph"]
