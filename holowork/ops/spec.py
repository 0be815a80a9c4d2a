"""One row of the operation table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import Flag, auto
from functools import cached_property
from typing import Any, Protocol, runtime_checkable

import numpy as np

from holowork.core import Displayable, OpError
from holowork.ir import ADDRESSABLE, Attribute, TensorType
from holowork.ops.application import Application, Array, Operands, Reference
from holowork.ops.arrays import NUMPY_DTYPES
from holowork.ops.attributes import AttributeSpec, take_all
from holowork.ops.calls.base import Call
from kernels_ir import FLOATS, DType, Expression, Launches

OWN_CALLS = 0x4000
"""The first discriminant of holowork's own calls; an op's own call is this plus its id."""


class Trait(Flag):
    """What may be assumed of an op."""

    NONE = 0
    ELEMENTWISE = auto()
    """Each element of the result depends on the elements at the same place."""
    COMMUTATIVE = auto()
    """The order of the two operands does not matter: labels sort them."""
    MOVEMENT = auto()
    """Bits are moved, never computed: NaN payloads survive."""
    REDUCTION = auto()
    """Elements along axes are combined in the order of the lane tree."""
    COMPOSITE = auto()
    """Desugared into other ops before lowering; has no call of its own."""
    FUSED = auto()
    """Stands for several ops at once; found on the wire or made when a session loads, never built."""


@dataclass(frozen=True)
class Operand:
    """The role of one operand: its name, and whether it can be left out or repeated."""

    name: str
    optional: bool = False
    repeated: bool = False

    @classmethod
    def parse(cls, text: str) -> "Operand":
        """`x`, `gamma?` (may be left out) or `values*` (one or more)."""
        return cls(text.rstrip("?*"), text.endswith("?"), text.endswith("*"))


Infer = Callable[["OperandTypes", Mapping[str, Any]], TensorType]
OperandTypes = tuple[TensorType | None, ...]
Limits = Callable[[OperandTypes, Mapping[str, Any]], None]
KernelOf = Callable[[Application], Launches | None]
"""The kernels that compute an application, with the bits of the reference; None where none can."""


@runtime_checkable
class HasExpression(Protocol):
    """A kernel that computes each element on its own, and can say how."""

    @property
    def expression(self) -> Callable[[Application], Expression | None]:
        """From an application to the expression of an element; None where there is none."""
        ...


class OperandMismatch(OpError):
    """Operands of an op do not fit it or one another."""

    def __init__(self, op: str, expected: str, found: object) -> None:
        super().__init__(f"{op}: expected {expected}, found {found}")
        self.op = op
        self.expected = expected
        self.found = str(found)


class Unsupported(OpError):
    """An op does not take this element type."""

    def __init__(self, op: str, dtype: DType, accepted: frozenset[DType]) -> None:
        names = ", ".join(d.text for d in sorted(accepted))
        hint = ". Cast f64 to f32 first, for instance with x.astype('float32')" if dtype is DType.F64 else ""
        super().__init__(f"{op}: expected {names}, found {dtype.text}{hint}")
        self.op = op
        self.dtype = dtype
        self.accepted = accepted


def no_limits(_operands: OperandTypes, _attributes: Mapping[str, Any]) -> None:
    """Every value that an attribute takes makes sense with every operand."""


def _of_elements(reference: Reference) -> Reference:
    """The reference where there is something to compute: an empty result takes no memory along the way."""

    def computed(operands: Operands, application: Application) -> Array:
        kind = application.result
        if kind.elements:
            return reference(operands, application)
        return np.empty(kind.shape, NUMPY_DTYPES[kind.dtype])

    return computed


@dataclass(frozen=True, kw_only=True, repr=False)
class OpSpec(Displayable):
    """An operation: its names, its operands, its types, its definition, and how it is said on the wire.

    `id` is the catalogue's number. `discriminant` is the wire's, None for an op that only has an own call.
    `accepts` are the element types of the first operand; `portable` those that the peer computes rightly.
    """

    name: str
    id: int
    discriminant: int | None
    operands: tuple[str, ...]
    summary: str
    infer: Infer
    reference: Reference
    limits: Limits = no_limits
    """Refuses values of attributes that make no sense with these operands; raises BadAttribute."""
    kernel: KernelOf | None = None
    call: type[Call] | None = None
    forms: tuple[tuple[int, type[Call]], ...] = ()
    """Further discriminants of the op, each with its record, for what `call` has no fields for."""
    shapes: str = ""
    """Extents of the operands, and types of those that differ, where they do not go without saying."""
    attributes: tuple[AttributeSpec, ...] = ()
    accepts: frozenset[DType] = FLOATS
    portable: frozenset[DType] = FLOATS
    traits: Trait = Trait.NONE
    tolerance: int = 0
    """Largest distance from the peer in ulp of the result type where both compute; 0 is the same bits."""
    near: float = 0.0
    """Absolute distance from the peer that is allowed besides: where it loses digits, where sums cancel."""
    differs: str = ""
    """Where the peer's result is deliberately not followed, and why; a row of the table of differences."""

    def __post_init__(self) -> None:
        # whoever runs a reference, extents of an empty result are no reason to take memory
        object.__setattr__(self, "reference", _of_elements(self.reference))

    def __repr__(self) -> str:
        from holowork.ops.card import card  # the card reads the row, so it is loaded when one is shown

        return card(self)

    @cached_property
    def roles(self) -> tuple[Operand, ...]:
        """The operands, parsed."""
        return tuple(Operand.parse(text) for text in self.operands)

    def expression_of(self, application: Application) -> Expression | None:
        """What an application computes for each element on its own, or None where it does not."""
        return self._expression(application) if self._expression else None

    @property
    def has_expression(self) -> bool:
        """Whether there may be an expression of an element, whatever the op is applied to."""
        return self._expression is not None

    @cached_property
    def _expression(self) -> Callable[[Application], Expression | None] | None:
        kernel: object = self.kernel
        return kernel.expression if isinstance(kernel, HasExpression) else None

    @property
    def own_discriminant(self) -> int:
        """The discriminant of the op's own call."""
        return OWN_CALLS + self.id

    @cached_property
    def wire(self) -> Mapping[int, type[Call]]:
        """Every discriminant of the op that the peer knows and its record, in the order of lowering."""
        first = ((self.discriminant, self.call),) if self.discriminant is not None and self.call else ()
        return dict((*first, *self.forms))

    @property
    def is_offered(self) -> bool:
        """True for ops that a graph can be built from."""
        return not self.traits & Trait.FUSED

    @cached_property
    def offered_attributes(self) -> tuple[AttributeSpec, ...]:
        """The attributes that users see."""
        return tuple(spec for spec in self.attributes if spec.is_offered)

    @cached_property
    def least_operands(self) -> int:
        """How many operands there must be."""
        return sum(not role.optional for role in self.roles)

    @cached_property
    def is_variadic(self) -> bool:
        """True where an operand may be repeated."""
        return any(role.repeated for role in self.roles)

    def complete(self, given: Mapping[str, Any]) -> dict[str, Attribute]:
        """All attributes with defaults filled in; raises BadAttribute."""
        return take_all(self.attributes, given, self.name)

    def apply(self, operands: OperandTypes, given: Mapping[str, Any]) -> Application:
        """The op applied to operand types; raises OpError where it does not fit."""
        self.check(operands)
        attributes = self.complete(given)
        self.limits(operands, attributes)
        result = self.infer(operands, attributes)
        self._check_size(result)
        return Application(operands=operands, result=result, attributes=attributes)

    def check(self, operands: OperandTypes) -> None:
        """Refuse a wrong number of operands, a size beyond memory, a wrong element type of the first one."""
        self.check_count(len(operands))
        for place, operand in enumerate(operands):
            role = self.roles[min(place, len(self.roles) - 1)]
            if operand is not None:
                self._check_size(operand)
            elif not role.optional:
                raise OperandMismatch(self.name, f"the operand {role.name}", "nothing")
        first = operands[0] if operands else None
        if first is not None and first.dtype not in self.accepts:
            raise Unsupported(self.name, first.dtype, self.accepts)

    def check_count(self, count: int) -> None:
        """Refuse too few operands, or too many; raises OperandMismatch."""
        least = self.least_operands
        most = max(count, least) if self.is_variadic else len(self.roles)
        if not least <= count <= most:
            wanted = f"{least}" if least == most or self.is_variadic else f"{least} to {most}"
            title = f"{wanted} operand{'s' * (wanted != '1')}{' or more' * self.is_variadic}"
            raise OperandMismatch(self.name, f"{title} ({', '.join(self.operands)})", count or "none")

    def _check_size(self, kind: TensorType) -> None:
        if not kind.is_addressable:
            raise OperandMismatch(self.name, f"tensors of {ADDRESSABLE}", kind)
