"""Regions: several applications that one kernel computes, whose inner results are never in memory."""

from dataclasses import dataclass
from functools import cached_property

import numpy as np

from holowork.ir import ABSENT, TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.spec import OpSpec

EXPAND = "expand"
"""The op that repeats elements along axes."""


@dataclass(frozen=True, kw_only=True)
class Member:
    """One application of a region.

    Its `sources` are ABSENT for an operand that is left out, numbers of the region's operands, and behind
    those the numbers of the members before it.
    """

    op: OpSpec
    application: Application
    sources: tuple[int, ...]

    @property
    def type(self) -> TensorType:
        """The type of the result."""
        return self.application.result


@dataclass(frozen=True, kw_only=True)
class Region:
    """Members in order, of which the last one makes the result; None for an operand that is left out."""

    operands: tuple[TensorType | None, ...]
    members: tuple[Member, ...]
    constants: frozenset[int] = frozenset()

    @property
    def root(self) -> Member:
        """The member that makes the result."""
        return self.members[-1]

    @property
    def result(self) -> TensorType:
        """The type of the result."""
        return self.root.type

    def member(self, source: int) -> Member | None:
        """The member that a source is, or None for an operand of the region."""
        number = source - len(self.operands)
        return self.members[number] if number >= 0 else None

    @cached_property
    def shape(self) -> tuple[int, ...]:
        """The extents of the result, as members have them that depend on more than their product.

        An elementwise call knows no more than how many elements there are.
        """
        said = (*self.anchors, *(member for member in self.members if member.op.name == EXPAND))
        return next((member.type.shape for member in said), self.result.shape)

    @cached_property
    def anchors(self) -> tuple[Member, ...]:
        """The members that are neither elementwise nor a repetition along axes."""
        return tuple(member for member in self.members if not is_absorbed(member))

    def reference(self, operands: Operands) -> Array:
        """The result by the references of the members, one after another."""
        values = list(operands)
        for member in self.members:
            pairs = zip(member.sources, member.application.operands, strict=True)
            taken = tuple(_taken(values, source, kind) for source, kind in pairs)
            values.append(member.op.reference(taken, member.application))
        return np.asarray(values[-1])

    @classmethod
    def single(cls, op: OpSpec, application: Application) -> "Region":
        """One application on its own."""
        sources = tuple(ABSENT if kind is None else i for i, kind in enumerate(application.operands))
        member = Member(op=op, application=application, sources=sources)
        return cls(operands=application.operands, members=(member,), constants=application.constants)


def _taken(values: list[Array | None], source: int, kind: TensorType | None) -> Array | None:
    """A value with the axes that its reader sees."""
    found = None if source == ABSENT else values[source]
    if found is None or kind is None or kind.dtype.is_sub_byte or found.shape == kind.shape:
        return found
    return found.reshape(kind.shape)


def is_absorbed(member: Member) -> bool:
    """Whether a member has an expression for each element, or only repeats elements."""
    return member.op.name == EXPAND or member.op.expression_of(member.application) is not None
