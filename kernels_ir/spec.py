"""The request for kernels: what is baked into code, and what its argument block holds."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from dataclasses import dataclass, field, fields, replace
from itertools import pairwise
from typing import ClassVar

from kernels_ir.exact import Exact


@dataclass(frozen=True, kw_only=True)
class KernelSpec(ABC):
    """One kernel: all that its code depends on. A family adds fields of its own.

    `is_strict` makes every fused step a multiply and an add.
    """

    family: ClassVar[str]
    is_strict: bool = False

    def __post_init__(self) -> None:
        """Specs are equal where their code is: numbers are compared by their bits."""
        for column in fields(self):
            value = getattr(self, column.name)
            if type(value) is float:
                object.__setattr__(self, column.name, Exact(value))

    @property
    @abstractmethod
    def arguments(self) -> tuple[str, ...]:
        """The argument block: the name of each 8-byte word, an address or a signed integer, in order."""


@dataclass(frozen=True)
class Place:
    """Where an address points: to an operand, to the result, or to a temporary, with its index."""

    role: str
    index: int = 0


RESULT = Place("result")
FAULT = Place("fault")
"""A word that a kernel makes other than 0 when it finds operands that it cannot compute, such as an index
that is out of range; it then writes anything to its result, and nothing elsewhere."""


def operand(index: int) -> Place:
    """The bytes of an operand."""
    return Place("operand", index)


def temporary(index: int) -> Place:
    """The bytes of a temporary of the same call."""
    return Place("temporary", index)


@dataclass(frozen=True, kw_only=True)
class Launch:
    """One kernel on given sizes. Every name in `spec.arguments` is in `places` or in `sizes`.

    A launch that reads nothing but constants is made once, when a session loads. `writes` names the
    places that it fills. `work` estimates its multiply-adds where it can be divided: its sizes `first` and
    `last` are then a range of items, which can be made in any order and at the same time. There are at most
    `most_parts` ranges, which the size `part` numbers from 0 on: so many have room in temporaries.
    """

    spec: KernelSpec
    places: Mapping[str, Place]
    sizes: Mapping[str, int] = field(default_factory=dict)
    writes: tuple[str, ...] = ("out",)
    work: int = 0
    most_parts: int = 1 << 16

    def divided(self, parts: int) -> tuple["Launch", ...]:
        """Launches that make the same items in at most so many parts of nearly equal size."""
        first, last = self.sizes["first"], self.sizes["last"]
        count = max(min(parts, last - first, self.most_parts), 1)
        bounds = [first + (last - first) * part // count for part in range(count + 1)]
        return tuple(
            replace(self, sizes={**self.sizes, "first": a, "last": b, "part": number})
            for number, (a, b) in enumerate(pairwise(bounds))
        )


@dataclass(frozen=True, kw_only=True)
class Launches:
    """What computes one call: kernels in order, and the bytes of each temporary, 64-byte aligned."""

    launches: tuple[Launch, ...]
    temporaries: tuple[int, ...] = ()
