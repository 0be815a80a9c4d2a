"""Two profiles, kernel by kernel."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holowork.core import Displayable, readable_time, table
from holowork.runtime.profile_text import short
from holowork.runtime.profiling_values import KernelProfile, Quartiles

if TYPE_CHECKING:
    from holowork.runtime.profile import Profile


@dataclass(frozen=True, kw_only=True)
class ComparedKernel:
    """A kernel of one profile or of both, and its measured times there; None where it has none."""

    name: str
    before: Quartiles | None
    after: Quartiles | None

    @property
    def ratio(self) -> float | None:
        """The time after over the time before; None where one is missing."""
        if self.before is None or self.after is None or not self.before.median:
            return None
        return self.after.median / self.before.median

    @property
    def is_apart(self) -> bool:
        """Whether the quartiles of the two do not overlap, so that the difference is more than spread."""
        if self.before is None or self.after is None:
            return False
        return self.before.high < self.after.low or self.after.high < self.before.low


@dataclass(frozen=True, kw_only=True, repr=False)
class ProfileComparison(Displayable):
    """Measured times of two profiles: those of whole runs, and of kernels.

    Kernels of the same ops whose results have one label are the same; where none have, those of the same ops
    in their order.
    """

    runs: ComparedKernel
    kernels: tuple[ComparedKernel, ...]

    @classmethod
    def of(cls, before: Profile, after: Profile) -> ProfileComparison:
        """The first profile beside the second."""
        common = {kernel.label for kernel in before.kernels} & {kernel.label for kernel in after.kernels}
        title = _label if common else _name
        lefts, rights = _by_key(before, title), _by_key(after, title)
        return cls(
            runs=ComparedKernel(name="run", before=before.measured, after=after.measured),
            kernels=tuple(
                ComparedKernel(
                    name=(lefts.get(key) or rights[key]).name,
                    before=before.times(lefts[key]) if key in lefts else None,
                    after=after.times(rights[key]) if key in rights else None,
                )
                for key in dict.fromkeys((*lefts, *rights))
            ),
        )

    def table(self) -> str:
        """A row for the runs and for each kernel."""
        rows = [
            (short(one.name), _shown(one.before), _shown(one.after), _ratio(one), _told(one))
            for one in (self.runs, *self.kernels)
        ]
        return table(rows, ("kernel", "before", "after", "ratio", ""))

    def __repr__(self) -> str:
        changed = sum(one.is_apart for one in self.kernels)
        return f"ProfileComparison({_ratio(self.runs)}, {changed} of {len(self.kernels)} kernels apart)"


def _by_key(profile: Profile, title: Callable[[KernelProfile], str]) -> dict[tuple[str, int], KernelProfile]:
    """The kernels by title, and by their number among those of one title."""
    counts: dict[str, int] = defaultdict(int)
    found = {}
    for kernel in profile.kernels:
        key = title(kernel)
        found[key, counts[key]] = kernel
        counts[key] += 1
    return found


def _label(kernel: KernelProfile) -> str:
    return f"{kernel.name} {kernel.label.text}"


def _name(kernel: KernelProfile) -> str:
    return kernel.name


def _shown(times: Quartiles | None) -> str:
    return "none" if times is None else readable_time(times.median)


def _ratio(one: ComparedKernel) -> str:
    return "" if one.ratio is None else f"{one.ratio:.2f}×"


def _told(one: ComparedKernel) -> str:
    return "quartiles apart" if one.is_apart else ""
