"""Graph to archive: verify, desugar, passes that make less of it, schedule, lower, emit."""

from holowork.compiler.lower import Lowering
from holowork.compiler.pipeline import (
    ALWAYS,
    COMPILE_PASSES,
    KNOWN_PASSES,
    STEPS,
    Lowered,
    Scheduled,
    all_of,
    compile_graph,
)
from holowork.compiler.progress import NoProgress, watching
from holowork.compiler.progress_line import Progress
from holowork.compiler.unfinished import Unfinished
from holowork.compiler.verify import ReservedKey

__all__ = [
    "ALWAYS",
    "COMPILE_PASSES",
    "KNOWN_PASSES",
    "STEPS",
    "Lowered",
    "Lowering",
    "NoProgress",
    "Progress",
    "ReservedKey",
    "Scheduled",
    "Unfinished",
    "all_of",
    "compile_graph",
    "watching",
]
