"""Rows of the operation table."""

from holowork.ops.spec import OpSpec

OPS: tuple[OpSpec, ...] = ()
