"""Memory tiers by rule: which memory a value would be in, said by what makes it and by its element type."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from types import MappingProxyType

from holowork.core import SessionError
from holowork.ops import refusal
from holowork.runtime.errors import listed
from kernels_ir import DType


class Tier(IntEnum):
    """A memory, by its number."""

    CPU_L1 = 0
    CPU_L2 = 1
    CPU_MAIN = 2
    DEVICE = 3

    @property
    def text(self) -> str:
        """The name in reports, such as `CpuL1`."""
        return _TEXTS[self]

    @property
    def side(self) -> str:
        """Which of the two owners the memory belongs to."""
        return DEVICE_SIDE if self is Tier.DEVICE else CPU_SIDE


CPU_SIDE, DEVICE_SIDE = "cpu", "device"
_TEXTS = {Tier.CPU_L1: "CpuL1", Tier.CPU_L2: "CpuL2", Tier.CPU_MAIN: "CpuMain", Tier.DEVICE: "Device"}

LAYOUT_OPS = frozenset(
    ("reshape", "transpose", "concat", "slice", "pad", "expand", "resize", "gather", "kv_cache_write")
)
"""Ops that move elements and compute none; im2col and col2im are not among them."""


@dataclass(frozen=True, kw_only=True)
class Made:
    """What rules look at: the ops of the calls of a kernel, the element type of its result."""

    ops: tuple[str, ...]
    dtype: DType

    @property
    def bits(self) -> int:
        """Bits of an element; types of less than a byte count as a byte."""
        return max(self.dtype.bits, 8)


@dataclass(frozen=True, kw_only=True)
class Rule:
    """The tier of what a condition holds for; `reason` is the condition in words."""

    name: str
    tier: Tier
    reason: str
    holds: Callable[[Made], bool]


def _is_layout(made: Made) -> bool:
    return LAYOUT_OPS.issuperset(made.ops)


def _of_bits(least: int, most: int) -> Callable[[Made], bool]:
    return lambda made: least <= made.bits <= most


def _always(_made: Made) -> bool:
    return True


_WIDEST = 1 << 16
GIVEN = Rule(
    name="given",
    tier=Tier.CPU_MAIN,
    reason="no kernel makes it, and the CPU owns every slot at the start",
    holds=_always,
)
"""The rule of inputs, constants and results that are there before the first run, under every policy."""

LAYOUT = Rule(name="layout", tier=Tier.CPU_MAIN, reason="elements are moved, none computed", holds=_is_layout)
BYTE = Rule(name="byte", tier=Tier.CPU_L1, reason="elements of at most 8 bits", holds=_of_bits(0, 8))
HALF = Rule(name="half", tier=Tier.CPU_L2, reason="elements of 9 to 16 bits", holds=_of_bits(9, 16))
THREE_BYTES = Rule(
    name="three-bytes", tier=Tier.CPU_MAIN, reason="elements of 17 to 24 bits", holds=_of_bits(17, 24)
)
WORD = Rule(name="word", tier=Tier.DEVICE, reason="elements of at least 25 bits", holds=_of_bits(25, _WIDEST))
FORCED_CPU = Rule(name="forced-cpu", tier=Tier.CPU_MAIN, reason="the policy says so", holds=_always)
FORCED_DEVICE = Rule(name="forced-device", tier=Tier.DEVICE, reason="the policy says so", holds=_always)


@dataclass(frozen=True, kw_only=True)
class Policy:
    """Rules in order, of which the first that holds says the tier of a result; one of them always holds."""

    name: str
    summary: str
    rules: tuple[Rule, ...]

    def rule(self, made: Made) -> Rule:
        """The rule that says the tier."""
        return next(rule for rule in self.rules if rule.holds(made))


COMPILED = Policy(
    name="compiled",
    summary="Tiers by layout and by the bits of an element, however many there are.",
    rules=(LAYOUT, BYTE, HALF, THREE_BYTES, WORD),
)
ALL_CPU = Policy(name="all-cpu", summary="Everything in the main memory of the CPU.", rules=(FORCED_CPU,))
ALL_DEVICE = Policy(name="all-device", summary="All that kernels make on the device.", rules=(FORCED_DEVICE,))

POLICIES: Mapping[str, Policy] = MappingProxyType(
    {policy.name: policy for policy in (COMPILED, ALL_CPU, ALL_DEVICE)}
)


class UnknownPolicy(SessionError):
    """There is no policy of this name."""

    def __init__(self, name: object, known: tuple[str, ...] = tuple(POLICIES)) -> None:
        super().__init__(refusal("policy", f"one of {listed(known)}", name, known=known))
        self.name = name
        self.known = known


def policy_named(name: object) -> Policy:
    """The policy of a name; raises UnknownPolicy."""
    if not isinstance(name, str) or name not in POLICIES:
        raise UnknownPolicy(name)
    return POLICIES[name]
