"""Passes: functions from program to program, run by one observed pipeline."""

from holowork.passes.editor import Editor
from holowork.passes.pipeline import Pass, PassFinished, PassStarted, RewriteApplied, run

__all__ = ["Editor", "Pass", "PassFinished", "PassStarted", "RewriteApplied", "run"]
