"""What joins compiler and runtime for the user."""

from holowork.model.comparing import ComparedNode, Comparison, compare
from holowork.model.comparing_sides import CompanionMissing, NotComparable
from holowork.model.compile import (
    NoOutputs,
    NotCompilable,
    compile,
    compile_source,
    compile_source_file,
    last_partial,
)
from holowork.model.diffing import ArchiveDiff, NotAlike, diff
from holowork.model.diffing_parts import Part, PartDiff
from holowork.model.digits import Digits, MissingData, Network, digits_graph, load_digits, train
from holowork.model.module import Module
from holowork.model.opening import NotOpenable, inspect, open
from holowork.model.training import train_by_graph, training_graph

__all__ = [
    "ArchiveDiff",
    "CompanionMissing",
    "ComparedNode",
    "Comparison",
    "Digits",
    "MissingData",
    "Module",
    "Network",
    "NoOutputs",
    "NotAlike",
    "NotComparable",
    "NotCompilable",
    "NotOpenable",
    "Part",
    "PartDiff",
    "compare",
    "compile",
    "compile_source",
    "compile_source_file",
    "diff",
    "digits_graph",
    "inspect",
    "last_partial",
    "load_digits",
    "open",
    "train",
    "train_by_graph",
    "training_graph",
]
