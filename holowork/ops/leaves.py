"""What a region reads as one expression: the operands, each in the way in which members read it."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from holowork.ir import ABSENT, TensorType
from holowork.ops.application import Application
from holowork.ops.region import EXPAND, Member, Region
from kernels_ir import Apply, Expression, Read


@dataclass(frozen=True)
class Leaf:
    """An operand of a region as it is read: a type that broadcasts to the extents `around`, and the way."""

    source: int
    type: TensorType
    around: tuple[int, ...]
    is_moved: bool


@dataclass
class Leaves:
    """The expressions of the members of a region, and the operands that they read, each as it is read.

    `known` are the expressions of values that are there; reads of operands are numbered from `first` on.
    `shape` has the extents of what is whole, where they are not the region's.
    """

    region: Region
    known: Mapping[int, Expression] = field(default_factory=dict)
    first: int = 0
    shape: tuple[int, ...] | None = None
    found: list[Leaf] = field(default_factory=list)
    _made: dict[int, Expression] = field(default_factory=dict)

    @property
    def types(self) -> tuple[TensorType, ...]:
        """The types of the operands that are read; each broadcasts to the result."""
        return tuple(leaf.type for leaf in self.found)

    @property
    def result(self) -> TensorType:
        """The type of the result, along the axes of the region."""
        return TensorType(self.region.result.dtype, self._shape)

    @property
    def _shape(self) -> tuple[int, ...]:
        return self.region.shape if self.shape is None else self.shape

    def application(self) -> Application:
        """The region as one application to what is read."""
        constants = (i for i, leaf in enumerate(self.found) if leaf.source in self.region.constants)
        return Application(
            operands=self.types,
            result=self.result,
            numerics=self.region.root.application.numerics,
            constants=frozenset(constants),
            tables=self.region.root.application.tables,
        )

    def expression(self) -> Expression:
        """The expression of the result."""
        first = len(self.region.operands)
        for number, member in enumerate(self.region.members, start=first):
            if number not in self.known and member.op.name != EXPAND:
                self._made[number] = self._of_member(member)
        return self._value(first + len(self.region.members) - 1)

    def _of_member(self, member: Member) -> Expression:
        own = member.op.expression_of(member.application)
        if own is None:
            raise TypeError(member.op.name)
        present = [source for source in member.sources if source != ABSENT]
        is_inner = bool(self.known) or any(self._is_computed(source) for source in present)
        return self._on(own, (present, is_inner))

    def _on(self, own: Expression, read: tuple[list[int], bool]) -> Expression:
        """An expression of operands as one of what they are; lanes that are computed are not moved."""
        present, is_inner = read
        if isinstance(own, Read):
            return self._value(present[own.index], is_moved=own.is_moved and not is_inner)
        return replace(own, operands=tuple(self._on(inner, read) for inner in own.operands))

    def _is_computed(self, source: int) -> bool:
        return isinstance(self._made.get(source), Apply)

    def _value(self, source: int, *, is_moved: bool = False) -> Expression:
        member = self.region.member(source)
        if member is not None and member.op.name == EXPAND and self.region.member(member.sources[0]):
            # as many elements as there are: what is computed is repeated along axes of 1 alone
            return self._value(member.sources[0])
        found = self.known.get(source, self._made.get(source))
        return self._read(source, is_moved=is_moved) if found is None else found

    def _read(self, source: int, *, is_moved: bool) -> Read:
        """An operand, repeated along axes where a member does that; one that is read in two ways is two."""
        leaf = self._leaf(source, is_moved=is_moved)
        if leaf not in self.found:
            self.found.append(leaf)
        return Read(self.first + self.found.index(leaf), is_moved=is_moved)

    def _leaf(self, source: int, *, is_moved: bool) -> Leaf:
        member = self.region.member(source)
        if member is not None:
            return Leaf(member.sources[0], member.application.operand(0), member.type.shape, is_moved)
        kind = self.region.operands[source]
        if kind is None:
            raise IndexError(source)
        return Leaf(source, TensorType(kind.dtype, self._shape), self._shape, is_moved)
