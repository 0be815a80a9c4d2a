"""What a report of tiers consists of: values, levels, migrations."""

from collections.abc import Mapping
from dataclasses import dataclass

from holowork.core import KappaLabel
from holowork.ir import TensorType
from holowork.runtime.tiers_rules import CPU_SIDE, DEVICE_SIDE, GIVEN, Rule, Tier

COMPUTED, BOUND, KNOWN = "computed", "bound", "known"
"""Where values come from, beside inputs and constants: a kernel, another slot's bytes, a warm start."""
_OTHER = {CPU_SIDE: DEVICE_SIDE, DEVICE_SIDE: CPU_SIDE}


@dataclass(frozen=True, kw_only=True)
class TieredValue:
    """One value in memory: what it is, how long it lives, in which tier and why.

    `bytes` are those of its slot, `held` those of memory that it alone takes: 0 where it is bound to the
    bytes of the slot `shares`, which then live as long. It lives from level `first` to level `last`, both
    included. `label` is known before a run for constants alone.
    """

    slot: int
    call: str
    name: str
    index: int
    origin: str
    type: TensorType
    bytes: int
    shares: int | None
    last: int
    first: int = 0
    kernel: str = ""
    rule: Rule = GIVEN
    label: KappaLabel | None = None

    @property
    def node(self) -> str:
        """How the value is called: by its call, else by what it is and its name."""
        named = f" {self.name!r}" if self.name else ""
        return f"{self.call}{named}" if self.call else f"{self.origin}{named or f' {self.index}'}"

    @property
    def tier(self) -> Tier:
        """The memory."""
        return self.rule.tier

    @property
    def reason(self) -> str:
        """Why it is in that tier."""
        return self.rule.reason

    @property
    def held(self) -> int:
        """Bytes of memory that no other value is in."""
        return self.bytes if self.shares is None else 0

    @property
    def is_made(self) -> bool:
        """Whether a kernel makes it."""
        return self.origin == COMPUTED


@dataclass(frozen=True, kw_only=True)
class Migration:
    """A slot that a kernel of a level reads, and whose bytes the other side owns; then both own them."""

    slot: int
    target: str

    @property
    def text(self) -> str:
        """Slot and direction on one line."""
        return f"slot {self.slot} {_OTHER[self.target]}→{self.target}"


@dataclass(frozen=True, kw_only=True)
class TierLevel:
    """One level of the schedule: how many kernels run, what moves before, and the bytes that live by tier."""

    number: int
    kernels: int
    migrations: tuple[Migration, ...]
    bytes: Mapping[Tier, int]

    @property
    def total(self) -> int:
        """Bytes of all tiers."""
        return sum(self.bytes.values())
