"""Passes: functions from program to program, run by one observed pipeline."""

from holowork.passes.calls import CALLS, FORM, TABULATED, calls_of, lowered_nodes
from holowork.passes.choice import NoSuchPass, NotPasses, chosen
from holowork.passes.diff import Diff, diff
from holowork.passes.editor import Editor
from holowork.passes.matching import continued
from holowork.passes.node_text import node_line
from holowork.passes.pattern import Nodes, Pattern, behind, bindings, node, op
from holowork.passes.pipeline import Pass, PassFinished, PassStarted, run
from holowork.passes.readers import told_of_readers
from holowork.passes.rewrite import (
    EXACT,
    Condition,
    Match,
    NearMiss,
    Rewrite,
    RewriteApplied,
    alone,
    missed,
    private,
    rewrite,
    rewriting,
)
from holowork.passes.search import BadTerm, Found, find, search
from holowork.passes.search_subject import Subject
from holowork.passes.search_terms import TERMS, TermSpec
from holowork.passes.trace import PassStop
from holowork.passes.trace_counters import COUNTERS, Counter, Counting
from holowork.passes.trace_explain import Explanation, Step, UnknownValue
from holowork.passes.trace_lineage import Lineage, Link, Reason
from holowork.passes.trace_list import PassList, UnknownPass
from holowork.passes.trace_record import record_of
from holowork.passes.trace_recorder import Recorder
from holowork.passes.trace_text import legend, lines_of, told
from holowork.passes.trace_work import work_of

__all__ = [
    "CALLS",
    "COUNTERS",
    "EXACT",
    "FORM",
    "TABULATED",
    "TERMS",
    "BadTerm",
    "Condition",
    "Counter",
    "Counting",
    "Diff",
    "Editor",
    "Explanation",
    "Found",
    "Lineage",
    "Link",
    "Match",
    "NearMiss",
    "NoSuchPass",
    "Nodes",
    "NotPasses",
    "Pass",
    "PassFinished",
    "PassList",
    "PassStarted",
    "PassStop",
    "Pattern",
    "Reason",
    "Recorder",
    "Rewrite",
    "RewriteApplied",
    "Step",
    "Subject",
    "TermSpec",
    "UnknownPass",
    "UnknownValue",
    "alone",
    "behind",
    "bindings",
    "calls_of",
    "chosen",
    "continued",
    "diff",
    "find",
    "legend",
    "lines_of",
    "lowered_nodes",
    "missed",
    "node",
    "node_line",
    "op",
    "private",
    "record_of",
    "rewrite",
    "rewriting",
    "run",
    "search",
    "told",
    "told_of_readers",
    "work_of",
]
