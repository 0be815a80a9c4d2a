"""Leave to use tile registers: Linux keeps room for their state only for programs that ask."""

import ctypes
import platform
import sys
from functools import cache

_ARCH_PRCTL, _REQ_XCOMP_PERM, _TILE_DATA = 158, 0x1023, 18
"""The system call of x86-64, its request for a part of the state of a thread, the part."""


@cache
def may_use_tiles() -> bool:
    """Whether the system grants them to every thread of this process; it is asked once.

    It refuses where a thread has a stack for signals that is too small for the larger state.
    """
    if sys.platform != "linux" or platform.machine() != "x86_64":
        return False
    request = map(ctypes.c_long, (_ARCH_PRCTL, _REQ_XCOMP_PERM, _TILE_DATA))
    return bool(ctypes.CDLL(None).syscall(*request) == 0)
