"""Whether the peer can run an archive."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holowork.archive.extensions import NUMERICS_KEY
from holowork.archive.format import SectionKind
from holowork.archive.kernel_calls import ForeignCall, call_name
from holowork.ops import KernelCall

if TYPE_CHECKING:
    from holowork.archive.container import Container

FUSED = b"fused"


@dataclass(frozen=True, kw_only=True)
class OwnCallPlace:
    """An own call: its position in the list of calls and the name of its op."""

    position: int
    name: str


@dataclass(frozen=True, kw_only=True)
class Portability:
    """True where the peer can run the program with our results; `calls` and `numerics` are in the way."""

    calls: tuple[OwnCallPlace, ...]
    """Calls that only holowork knows."""
    numerics: str
    """The numeric mode where it is not the peer's, else empty."""

    def __bool__(self) -> bool:
        return not self.calls and not self.numerics

    @property
    def reasons(self) -> tuple[str, ...]:
        """What is in the way: each op once, with its first call."""
        counts = Counter(call.name for call in self.calls)
        firsts = {call.name: call.position for call in reversed(self.calls)}
        ops = (f"{name} (KernelCalls[{firsts[name]}]{_more(count)})" for name, count in counts.items())
        return (*ops, f"numerics {self.numerics}") if self.numerics else tuple(ops)

    def __str__(self) -> str:
        return "yes" if self else f"no: {', '.join(self.reasons)}"

    def __repr__(self) -> str:
        return f"Portability({self})"


def _more(count: int) -> str:
    return f" and {count - 1} more" if count > 1 else ""


def portability(archive: Container) -> Portability:
    """What is in the way of the peer."""
    calls = archive.shown(SectionKind.KERNEL_CALLS)
    numerics = archive.extensions.get(NUMERICS_KEY, FUSED)
    return Portability(
        calls=tuple(OwnCallPlace(position=i, name=call_name(c)) for i, c in enumerate(calls) if _is_own(c)),
        numerics="" if numerics == FUSED else numerics.decode("ascii", "backslashreplace"),
    )


def _is_own(call: KernelCall | ForeignCall) -> bool:
    return isinstance(call, ForeignCall) or not call.is_portable
