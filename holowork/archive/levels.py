"""Schedule (kind 2) and ExecPlan (kind 12): numbers by level."""

from holowork.codec import array, u32

LEVELS = array(array(u32, u32), u32)
"""Levels, each a list of node ids (Schedule) or of positions in the list of calls (ExecPlan)."""
