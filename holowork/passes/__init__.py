"""Passes: functions from program to program, run by one observed pipeline."""

from holowork.passes.editor import Editor
from holowork.passes.pattern import Pattern, bindings, node, op
from holowork.passes.pipeline import Pass, PassFinished, PassStarted, run
from holowork.passes.rewrite import (
    EXACT,
    Condition,
    Match,
    NearMiss,
    Rewrite,
    RewriteApplied,
    private,
    rewrite,
    rewriting,
)

__all__ = [
    "EXACT",
    "Condition",
    "Editor",
    "Match",
    "NearMiss",
    "Pass",
    "PassFinished",
    "PassStarted",
    "Pattern",
    "Rewrite",
    "RewriteApplied",
    "bindings",
    "node",
    "op",
    "private",
    "rewrite",
    "rewriting",
    "run",
]
