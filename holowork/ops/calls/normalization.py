"""Calls of the norms: rows, or groups of channels, scaled by their own statistics."""

from itertools import pairwise
from typing import Any, ClassVar, Self

import numpy as np

from holowork.codec import record, u32, u64, wire
from holowork.ir import Attribute, TensorType
from holowork.ops.application import Application
from holowork.ops.calls.base import BUFFER, DTYPE, NOWHERE, BufferRef, Buffers, Call, flat
from holowork.ops.calls.codes import bits_of, number_of
from holowork.ops.calls.reduction import has_wire_extents, rows_of
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType

EPSILON = float(np.float32(1e-9))
"""The epsilon that zero bits stand for."""


@record
class NormCall(Call):
    """Each of `batch` rows of `feature` elements, scaled by its own mean and variance

    The peer refuses a call whose gamma or beta is the absent reference, so that takes an own call.
    """

    NEEDED: ClassVar[int] = 3
    """How many leading operands the peer insists on."""
    LAST: ClassVar[str] = "beta"
    """The field of the op's third operand."""

    x: BufferRef = wire(BUFFER, "operand")
    gamma: BufferRef = wire(BUFFER, "factors, one a feature or channel", default=NOWHERE)
    beta: BufferRef = wire(BUFFER, "summands, one a feature or channel", default=NOWHERE)
    residual: BufferRef = wire(BUFFER, "what is added to the operand first", default=NOWHERE)
    output: BufferRef = wire(BUFFER, "result")
    batch: int = wire(u32, "rows")
    feature: int = wire(u32, "elements of a row")
    channels: int = wire(u32, "channels of a row; 0 along the last axis", default=0)
    num_groups: int = wire(u32, "groups of channels; 0 along the last axis", default=0)
    epsilon_bits: int = wire(u64, "f32 bits of what the variance is raised by; 0: 1e-9", default=0)
    dtype: DType = wire(DTYPE, "element type")

    @property
    def operands(self) -> tuple[BufferRef, ...]:
        return (self.x, self.gamma, getattr(self, self.LAST))

    def params(self) -> bytes:
        return Call.params(self) + bytes([self.residual.is_present])

    def suffix(self, full: int) -> bytes:
        """Summands without factors would have the label of factors without summands."""
        del full
        is_ambiguous = self.beta.is_present and not self.gamma.is_present
        return bytes((self.gamma.is_present,)) if is_ambiguous else b""

    @property
    def _kinds(self) -> tuple[TensorType, ...]:
        """The types of the operands, if all are present."""
        parameter = flat(self.dtype, self.feature)
        return (_rows(self), parameter, parameter)

    @property
    def _attributes(self) -> dict[str, Attribute]:
        """The attributes that the fields say."""
        return {"epsilon": _epsilon(self)}

    def application(self) -> Application:
        kinds = self._kinds
        pairs = zip(kinds, self.operands, strict=True)
        operands = tuple(kind if reference.is_present else None for kind, reference in pairs)
        return Application(operands=operands, result=kinds[0], attributes=self._attributes)

    @classmethod
    def _geometry(cls, application: Application) -> tuple[int, int, int, int]:
        """batch, feature, channels and num_groups"""
        return (*rows_of(application.operand(0)), 0, 0)

    @classmethod
    def of(cls, application: Application, buffers: Buffers) -> Self | None:
        given = sum(kind is not None for kind in application.operands[: cls.NEEDED])
        extents = cls._geometry(application)
        epsilon = float(application.number("epsilon"))
        if given < cls.NEEDED or epsilon == 0 or not has_wire_extents(*extents[:2]):
            return None
        names = ("batch", "feature", "channels", "num_groups")
        fields: dict[str, Any] = dict(zip(names, extents, strict=True))
        fields |= {"x": buffers.operand(0), "gamma": buffers.operand(1), cls.LAST: buffers.operand(2)}
        bits = 0 if epsilon == EPSILON else bits_of(epsilon)
        return cls(**fields, output=buffers.output, epsilon_bits=bits, dtype=application.result.dtype)


@record
class RmsNormCall(NormCall):
    """Each row, scaled by the root of its mean square; beta is carried and not read"""

    NEEDED: ClassVar[int] = 2


@record
class AddRmsNormCall(NormCall):
    """Each row of x + residual, scaled by the root of its mean square; beta is carried and not read"""

    NEEDED: ClassVar[int] = 2
    LAST: ClassVar[str] = "residual"

    @property
    def labelled(self) -> tuple[BufferRef, ...]:
        return tuple(ref for ref in (self.x, self.gamma, self.beta, self.residual) if ref.is_present)

    @property
    def _kinds(self) -> tuple[TensorType, ...]:
        x = _rows(self)
        return (x, flat(self.dtype, self.feature), x)


@record
class GroupNormCall(NormCall):
    """Each of `num_groups` runs of channels, scaled by its own mean and variance, factors one a channel"""

    @property
    def _kinds(self) -> tuple[TensorType, ...]:
        sizes = (self.num_groups, self.channels, self.feature)
        if any(not part or whole % part for part, whole in pairwise(sizes)):
            found = "{} groups, {} channels, {} elements".format(*sizes)
            raise OperandMismatch("norm", "groups that divide the channels, and these the row", found)
        x = TensorType(self.dtype, (self.batch, self.channels, self.feature // self.channels))
        parameter = flat(self.dtype, self.channels)
        return (x, parameter, parameter)

    @property
    def _attributes(self) -> dict[str, Attribute]:
        return {"epsilon": _epsilon(self), "num_groups": self.num_groups}

    @classmethod
    def _geometry(cls, application: Application) -> tuple[int, int, int, int]:
        x = application.operand(0)
        batch, channels = x.shape[:2]
        return (batch, x.elements // max(batch, 1), channels, application.integer("num_groups"))


@record
class InstanceNormCall(GroupNormCall):
    """Each channel, scaled by its own mean and variance"""

    @property
    def _attributes(self) -> dict[str, Attribute]:
        if self.num_groups != self.channels:
            expected = f"a group for each of {self.channels} channels"
            raise OperandMismatch("norm", expected, f"{self.num_groups} groups")
        return {"epsilon": _epsilon(self)}

    @classmethod
    def _geometry(cls, application: Application) -> tuple[int, int, int, int]:
        x = application.operand(0)
        batch, channels = x.shape[:2]
        return (batch, x.elements // max(batch, 1), channels, channels)


def _rows(call: NormCall) -> TensorType:
    """The type of x along the last axis; raises OperandMismatch where the call has channels."""
    if call.channels or call.num_groups:
        found = f"{call.channels} channels in {call.num_groups} groups"
        raise OperandMismatch("norm", "no channels along the last axis", found)
    return TensorType(call.dtype, (call.batch, call.feature))


def _epsilon(call: NormCall) -> float:
    value = number_of(call.epsilon_bits) if call.epsilon_bits else EPSILON
    if not 0 < value < np.inf:
        raise OperandMismatch("norm", "a positive finite epsilon", str(value))
    return value
