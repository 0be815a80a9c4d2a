"""Archive to results: sessions, their arena, their memo."""

from holowork.runtime.arena import ArenaCounters, BufferArena
from holowork.runtime.ceilings import Ceilings, NoCeilings
from holowork.runtime.claims import FalseClaim, false_claims
from holowork.runtime.code import (
    HOST,
    STAGES,
    WIDTHS,
    CodeComparison,
    KernelCode,
    UnknownCpu,
    UnknownStage,
    UnknownWidth,
    cpu_named,
)
from holowork.runtime.code_list import KernelList
from holowork.runtime.dispatch import PROVIDERS, Provider
from holowork.runtime.errors import (
    BadCount,
    BadLimit,
    InputMismatch,
    KernelRefused,
    NotARun,
    OutputMismatch,
    ReferencesInUse,
    UnboundLabel,
    UnknownPort,
    UnknownProvider,
    UnknownTables,
    Unloadable,
    WorkspaceExhausted,
)
from holowork.runtime.folding import FOLDS, FoldBudget, UnknownFold, folded
from holowork.runtime.foreign import OPENED, foreign_file
from holowork.runtime.fusion import LOAD_PASSES, program_of
from holowork.runtime.giving import GivenUp
from holowork.runtime.inspection_nodes import UnknownNode
from holowork.runtime.inspection_values import NodeValue, Statistics
from holowork.runtime.instructions import CLASSES, InstructionClass, class_of, instruction_counts
from holowork.runtime.linked import LinkedCode
from holowork.runtime.listing import Listing, NotListed
from holowork.runtime.loading import read_from
from holowork.runtime.lookups import LookupTable, TableCheck, TableList
from holowork.runtime.lookups_timing import TableTiming
from holowork.runtime.machine import Cpu, cpu
from holowork.runtime.made_up import made_up
from holowork.runtime.memo import Memo
from holowork.runtime.memo_entries import MemoEntry
from holowork.runtime.memo_explain import PartedCall, PartedValue, Parting, UnlikeRuns
from holowork.runtime.moves import Move
from holowork.runtime.pages import WeightPages
from holowork.runtime.past import PastRun, SharedValue
from holowork.runtime.plan import Plan
from holowork.runtime.prepared import Prepared
from holowork.runtime.profile import Chart, Profile
from holowork.runtime.profile_compare import ProfileComparison
from holowork.runtime.profile_flame import Flame, family_of, flame_of
from holowork.runtime.profile_text import event_rows, slowest_first, typical_run, typical_runs
from holowork.runtime.profiling_values import SERIES, KernelProfile, Quartiles, Slice
from holowork.runtime.refine import Refinement
from holowork.runtime.refine_conditions import VALIDATORS, BadRefinement, Status, Validator
from holowork.runtime.roofline import Point
from holowork.runtime.run import STATES, Run
from holowork.runtime.session import InferenceSession, Session
from holowork.runtime.step import Step
from holowork.runtime.store import DoubtedStore, Store
from holowork.runtime.store_media import BadStore
from holowork.runtime.tiers import Tiers
from holowork.runtime.tiers_rules import POLICIES, Policy, Tier, UnknownPolicy
from holowork.runtime.tiers_values import Migration, TieredValue, TierLevel
from holowork.runtime.values import Value
from holowork.runtime.warm_start import UnknownMode, WarmStart

__all__ = [
    "CLASSES",
    "FOLDS",
    "HOST",
    "LOAD_PASSES",
    "OPENED",
    "POLICIES",
    "PROVIDERS",
    "SERIES",
    "STAGES",
    "STATES",
    "VALIDATORS",
    "WIDTHS",
    "ArenaCounters",
    "BadCount",
    "BadLimit",
    "BadRefinement",
    "BadStore",
    "BufferArena",
    "Ceilings",
    "Chart",
    "CodeComparison",
    "Cpu",
    "DoubtedStore",
    "FalseClaim",
    "Flame",
    "FoldBudget",
    "GivenUp",
    "InferenceSession",
    "InputMismatch",
    "InstructionClass",
    "KernelCode",
    "KernelList",
    "KernelProfile",
    "KernelRefused",
    "LinkedCode",
    "Listing",
    "LookupTable",
    "Memo",
    "MemoEntry",
    "Migration",
    "Move",
    "NoCeilings",
    "NodeValue",
    "NotARun",
    "NotListed",
    "OutputMismatch",
    "PartedCall",
    "PartedValue",
    "Parting",
    "PastRun",
    "Plan",
    "Point",
    "Policy",
    "Prepared",
    "Profile",
    "ProfileComparison",
    "Provider",
    "Quartiles",
    "ReferencesInUse",
    "Refinement",
    "Run",
    "Session",
    "SharedValue",
    "Slice",
    "Statistics",
    "Status",
    "Step",
    "Store",
    "TableCheck",
    "TableList",
    "TableTiming",
    "Tier",
    "TierLevel",
    "TieredValue",
    "Tiers",
    "UnboundLabel",
    "UnknownCpu",
    "UnknownFold",
    "UnknownMode",
    "UnknownNode",
    "UnknownPolicy",
    "UnknownPort",
    "UnknownProvider",
    "UnknownStage",
    "UnknownTables",
    "UnknownWidth",
    "UnlikeRuns",
    "Unloadable",
    "Validator",
    "Value",
    "WarmStart",
    "WeightPages",
    "WorkspaceExhausted",
    "class_of",
    "cpu",
    "cpu_named",
    "event_rows",
    "false_claims",
    "family_of",
    "flame_of",
    "folded",
    "foreign_file",
    "instruction_counts",
    "made_up",
    "program_of",
    "read_from",
    "slowest_first",
    "typical_run",
    "typical_runs",
]
