"""Archive to results: sessions, their arena, their memo."""

from holowork.runtime.arena import ArenaCounters, BufferArena
from holowork.runtime.code import CodeComparison, KernelCode, UnknownCpu, UnknownStage, UnknownWidth
from holowork.runtime.dispatch import PROVIDERS, Provider
from holowork.runtime.errors import (
    BadLimit,
    InputMismatch,
    KernelRefused,
    OutputMismatch,
    ReferencesInUse,
    UnboundLabel,
    UnknownPort,
    UnknownProvider,
    UnknownTables,
    Unloadable,
    WorkspaceExhausted,
)
from holowork.runtime.foreign import OPENED, foreign_file
from holowork.runtime.loading import read_from
from holowork.runtime.machine import Cpu, cpu
from holowork.runtime.memo import Memo
from holowork.runtime.plan import Plan
from holowork.runtime.prepared import Prepared
from holowork.runtime.run import Run
from holowork.runtime.session import InferenceSession, Session
from holowork.runtime.step import Step
from holowork.runtime.values import Value

__all__ = [
    "OPENED",
    "PROVIDERS",
    "ArenaCounters",
    "BadLimit",
    "BufferArena",
    "CodeComparison",
    "Cpu",
    "InferenceSession",
    "InputMismatch",
    "KernelCode",
    "KernelRefused",
    "Memo",
    "OutputMismatch",
    "Plan",
    "Prepared",
    "Provider",
    "ReferencesInUse",
    "Run",
    "Session",
    "Step",
    "UnboundLabel",
    "UnknownCpu",
    "UnknownPort",
    "UnknownProvider",
    "UnknownStage",
    "UnknownTables",
    "UnknownWidth",
    "Unloadable",
    "Value",
    "WorkspaceExhausted",
    "cpu",
    "foreign_file",
    "read_from",
]
