"""What joins compiler and runtime for the user."""

from holowork.model.compile import NoOutputs, NotCompilable, compile, compile_source, compile_source_file
from holowork.model.digits import Digits, MissingData, Network, digits_graph, load_digits, train
from holowork.model.matching import continued
from holowork.model.module import Module
from holowork.model.opening import NotOpenable, inspect, open
from holowork.model.trace import PassList, PassStop, UnknownPass

__all__ = [
    "Digits",
    "MissingData",
    "Module",
    "Network",
    "NoOutputs",
    "NotCompilable",
    "NotOpenable",
    "PassList",
    "PassStop",
    "UnknownPass",
    "compile",
    "compile_source",
    "compile_source_file",
    "continued",
    "digits_graph",
    "inspect",
    "load_digits",
    "open",
    "train",
]
