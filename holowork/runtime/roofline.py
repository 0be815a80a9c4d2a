"""Rooflines: what bounds a kernel at best, and how far it is from that."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holowork.runtime.ceilings import Ceilings
from holowork.runtime.profiling_values import KernelProfile

if TYPE_CHECKING:
    from holowork.runtime.profile import Profile

Machine = tuple[Ceilings, Mapping[str, int]]
"""What one thread can do at most, and the bytes of each cache."""
ARITHMETIC, MEMORY = "arithmetic", "memory"


@dataclass(frozen=True, kw_only=True)
class Point:
    """A kernel below a roofline: its measured median beside the least time that the ceilings allow.

    `least` is an estimate, from types and ceilings of one thread; `bound` names what makes it: `arithmetic`,
    or the level of memory that holds what the kernel moves. `factor` is how much longer it takes: below 1
    where several threads share it, or where a nearer cache had its bytes.
    """

    kernel: KernelProfile
    median: float
    least: float
    bound: str

    @property
    def factor(self) -> float:
        """Measured time over the least time."""
        return self.median / self.least if self.least else float("inf")

    @property
    def rate(self) -> float:
        """Floating point operations a second."""
        return self.kernel.operations / self.median if self.median else 0.0


def points_of(profile: Profile, machine: Machine) -> tuple[Point, ...]:
    """A point for each kernel that was measured."""
    timed = ((kernel, profile.times(kernel)) for kernel in profile.kernels)
    return tuple(point_of(kernel, times.median, machine) for kernel, times in timed if times is not None)


def point_of(kernel: KernelProfile, median: float, machine: Machine) -> Point:
    """Where a kernel is below the ceilings."""
    ceilings, _ = machine
    level = level_of(kernel.bytes, machine)
    computing = kernel.operations / ceilings.operations
    moving = kernel.bytes / ceilings.reading[level]
    bound = ARITHMETIC if computing > moving else level
    return Point(kernel=kernel, median=median, least=max(computing, moving), bound=bound)


def level_of(size: int, machine: Machine) -> str:
    """The nearest level of memory that holds so many bytes."""
    ceilings, caches = machine
    fitting = (level for level in ceilings.reading if caches.get(level, 0) >= size)
    return next(fitting, MEMORY)
