"""KernelCalls (kind 1): the program."""

from holowork.codec import Layout, array, u32
from holowork.ops import KernelCall, KernelCallLayout

KERNEL_CALLS = array(KernelCallLayout(), u32)
"""The calls of an archive that declares no own calls."""


def kernel_calls(declared: frozenset[int]) -> Layout[tuple[KernelCall, ...]]:
    """The calls of an archive whose extension `holowork.calls` declares these discriminants."""
    return array(KernelCallLayout(declared), u32) if declared else KERNEL_CALLS
