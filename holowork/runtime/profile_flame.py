"""Where the time of a profile goes: by families of ops, by lines of the source, by kernels."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holowork.core import readable_time, table
from holowork.ops import FAMILIES, TABLE, Trait
from holowork.runtime.profile_text import MOST_ROWS, short
from holowork.runtime.profiling_values import COMPUTED, KernelProfile

if TYPE_CHECKING:
    from holowork.runtime.profile import Profile

ALL, FAMILY, LINE, KERNEL = "all", "family", "line", "kernel"
NO_LINE = "no line known"
_LIGHT = Trait.ELEMENTWISE | Trait.MOVEMENT
_FAMILY_OF = {row.name: title for title, rows in FAMILIES.items() for row in rows}


@dataclass(frozen=True, kw_only=True)
class Flame:
    """Kernels that have something in common, and the sum of their median times, in seconds.

    `kind` is `all`, `family`, `line` or `kernel`; `kernels` are those of the profile, by their numbers.
    """

    title: str
    kind: str
    seconds: float
    kernels: tuple[int, ...]
    children: tuple[Flame, ...] = ()


def family_of(kernel: KernelProfile) -> str:
    """The family of the first of its ops that is not elementwise and moves more than bits, or of the last."""
    ops = [TABLE[name] for name in kernel.name.split("+") if name in TABLE]
    heavy = [row for row in ops if not row.traits & _LIGHT]
    chosen = [*heavy[:1], *ops[-1:]]
    return _FAMILY_OF[chosen[0].name] if chosen else "Other"


def line_of(kernel: KernelProfile) -> str:
    """The first line of the source that asked for a kernel."""
    return kernel.lines[0] if kernel.lines else NO_LINE


Timed = tuple[int, KernelProfile, float]
Groups = tuple[tuple[str, Callable[[KernelProfile], str]], ...]
_GROUPS: Groups = ((FAMILY, family_of), (LINE, line_of))


def flame_of(profile: Profile, series: str = COMPUTED) -> Flame:
    """The kernels that ran in a series, grouped; what takes most time comes first."""
    found = ((i, kernel, profile.times(kernel, series)) for i, kernel in enumerate(profile.kernels))
    timed = [(i, kernel, times.median) for i, kernel, times in found if times is not None]
    return _grouped(("all kernels", ALL), timed, _GROUPS)


def _grouped(named: tuple[str, str], timed: Sequence[Timed], groups: Groups) -> Flame:
    children = _groups(timed, groups) if groups else map(_single, timed)
    return Flame(
        title=named[0],
        kind=named[1],
        seconds=sum(seconds for _, _, seconds in timed),
        kernels=tuple(number for number, _, _ in timed),
        children=tuple(sorted(children, key=lambda child: -child.seconds)),
    )


def _groups(timed: Sequence[Timed], groups: Groups) -> Iterator[Flame]:
    (kind, title_of), *rest = groups
    members: dict[str, list[Timed]] = {}
    for one in timed:
        members.setdefault(title_of(one[1]), []).append(one)
    for title, found in members.items():
        yield _grouped((title, kind), found, tuple(rest))


def _single(timed: Timed) -> Flame:
    number, kernel, seconds = timed
    return Flame(title=kernel.name, kind=KERNEL, seconds=seconds, kernels=(number,))


def flame_text(profile: Profile) -> str:
    """The groups as an indented table, each with its share of the sum of all medians."""
    whole = flame_of(profile)
    rows = list(_rows(whole, whole.seconds))
    more = f"\n… {len(rows) - MOST_ROWS} more" * (len(rows) > MOST_ROWS)
    return f"{table(rows[:MOST_ROWS], ('group', 'time', 'share'))}{more}"


def _rows(flame: Flame, whole: float, depth: int = 0) -> Iterator[tuple[str, str, str]]:
    share = f"{100 * flame.seconds / whole:.1f} %" if whole else ""
    yield f"{'· ' * depth}{short(flame.title)}", readable_time(flame.seconds), share
    for child in flame.children:
        yield from _rows(child, whole, depth + 1)
