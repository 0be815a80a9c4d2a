"""Regions around one kernel on lines: an expression that stands for what it reads, one of what it makes."""

from dataclasses import dataclass, replace
from functools import cached_property
from itertools import accumulate
from math import prod
from operator import mul

from holowork.ir import ABSENT, TensorType
from holowork.ops import regions
from holowork.ops.attention_regions import attention_launches
from holowork.ops.kernels.heads import Head, LineKernel, Lines, Surroundings
from holowork.ops.kernels.tails import Shape, Tail, fitted
from holowork.ops.leaves import Leaf, Leaves
from holowork.ops.region import EXPAND, Member, Region
from holowork.ops.regions import with_leaves
from kernels_ir import Expression, Launches, Read, operand


def region_launches(region: Region) -> Launches | None:
    """The kernels of a region, or None where there are none; those of one application are its op's."""
    return attention_launches(region) or _amid(region) or regions.region_launches(region)


def _amid(region: Region) -> Launches | None:
    """A kernel on lines, its head and its tail; None where a region is something else."""
    if len(region.members) == 1 or len(region.anchors) != 1 or not region.result.elements:
        return None
    (anchor,) = region.anchors
    kernel: object = anchor.op.kernel
    if not isinstance(kernel, LineKernel):
        return None
    lines = kernel.lines(anchor.application)
    if lines is None:
        return None
    return _Around(region=region, anchor=anchor, kernel=kernel, lines=lines).launches()


@dataclass(frozen=True, kw_only=True)
class _Around:
    """The region of an anchor."""

    region: Region
    anchor: Member
    kernel: LineKernel
    lines: Lines

    def launches(self) -> Launches:
        """The kernel, and copies of what has to be whole."""
        before, behind = self._before, self._behind
        leaves = (*(before.leaves.found if before else ()), *(behind.leaves.found if behind else ()))
        around = Surroundings(
            shape=self._shape,
            head=self._head(before) if before else None,
            tail=self._tail(behind) if behind else None,
        )
        made = self.kernel.amid(self.anchor.application, around)
        copied = tuple(leaf for leaf in leaves if self._fit(leaf) is None)
        return with_leaves(made, tuple(map(operand, self._sources)), (leaves, copied))

    def _head(self, end: "_End") -> Head:
        expression, extras = _unmoved(end.expression), self._extras(end.leaves)
        return Head(expression=expression, extras=extras, result=end.leaves.result.dtype)

    def _tail(self, end: "_End") -> Tail:
        expression, extras = end.expression, self._extras(end.leaves)
        return Tail(expression=expression, extras=extras, result=end.leaves.result)

    @cached_property
    def _first(self) -> int:
        """The number of the first member."""
        return len(self.region.operands)

    @cached_property
    def _shape(self) -> Shape:
        """The extents of what is read, as fine as members say them, lines last."""
        said = (member.type.shape for member in self.region.members if member.op.name == EXPAND)
        ways = (_cut(shape, self.lines.shape) for shape in said)
        return next(filter(None, ways), self.lines.shape)

    @cached_property
    def _inner(self) -> frozenset[int]:
        """The numbers of the members that compute what the anchor reads."""
        found: set[int] = set()
        waiting = [self.anchor.sources[0]]
        while waiting:
            number = waiting.pop()
            member = self.region.member(number) if number != ABSENT else None
            if member is not None and number not in found:
                found.add(number)
                waiting += member.sources
        return frozenset(n for n in found if self._computes(n))

    def _computes(self, number: int) -> bool:
        """Whether a member computes something: what only repeats may be read at both ends."""
        member = self.region.member(number)
        return member is not None and member.op.name != EXPAND

    @property
    def _sources(self) -> tuple[int, ...]:
        """The operands of the anchor; the first one is not read where a head stands for it."""
        first, *rest = self.anchor.sources
        return (0 if self._inner else first, *(max(source, 0) for source in rest))

    @cached_property
    def _before(self) -> "_End | None":
        """The head."""
        if not self._inner:
            return None
        last = self.anchor.sources[0]
        part = replace(self.region, members=self.region.members[: last - self._first + 1])
        others = {n for n in range(self._first, last + 1) if self._computes(n)} - self._inner
        shape = self.anchor.application.operand(0).shape
        return _End.of(Leaves(part, known=dict.fromkeys(others, Read(0)), shape=shape))

    @cached_property
    def _behind(self) -> "_End | None":
        """The tail."""
        if self.region.root is self.anchor:
            return None
        anchor = self._first + self.region.members.index(self.anchor)
        known: dict[int, Expression] = dict.fromkeys((*self._inner, anchor), Read(0))
        return _End.of(Leaves(self.region, known=known, first=1, shape=self.anchor.type.shape))

    def _extras(self, leaves: Leaves) -> tuple[TensorType, ...]:
        return tuple(self._fit(leaf) or self._whole(leaf) for leaf in leaves.found)

    def _fit(self, leaf: Leaf) -> TensorType | None:
        """A leaf as the kernel reads it; None where it has to be laid out whole."""
        if leaf.type.elements == prod(leaf.around):
            return self._whole(leaf)
        return fitted(leaf.type, leaf.around, self._shape) if self._repeats else None

    def _whole(self, leaf: Leaf) -> TensorType:
        is_alike = prod(leaf.around) == prod(self._shape)
        return leaf.type.with_shape(self._shape if is_alike else leaf.around)

    @cached_property
    def _repeats(self) -> bool:
        """Whether the kernel reads what is repeated along axes of x."""
        return self.lines.repeats and (self.lines.is_alike or not self._is_joined_at_the_end)

    @property
    def _is_joined_at_the_end(self) -> bool:
        """Whether the tail reads something else."""
        return self._behind is not None and bool(self._behind.leaves.found)


@dataclass(frozen=True, kw_only=True)
class _End:
    """An expression, and what it reads."""

    expression: Expression
    leaves: Leaves

    @classmethod
    def of(cls, leaves: Leaves) -> "_End":
        """What is computed of leaves, which are found on the way."""
        return cls(expression=leaves.expression(), leaves=leaves)


def _unmoved(expression: Expression) -> Expression:
    """The same of lanes that compute."""
    if isinstance(expression, Read):
        return Read(expression.index)
    return replace(expression, operands=tuple(map(_unmoved, expression.operands)))


def _cut(shape: Shape, lines: Shape) -> Shape | None:
    """Extents whose last axes are one as long as lines; None where none are, or there are other elements."""
    reached = tuple(accumulate(reversed(shape), mul, initial=1))
    if reached[-1] != prod(lines) or lines[-1] not in reached[1:]:
        return None
    return (*shape[: len(shape) - reached.index(lines[-1], 1)], lines[-1])
