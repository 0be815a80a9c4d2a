"""Inputs (kind 9) and Outputs (kind 10): the ports of the program."""

from dataclasses import dataclass

from holowork.codec import array, codec_of, enum_u8, record, text, u8, u16, u32, u64, wire
from holowork.core import Displayable
from holowork.ir import TensorType
from kernels_ir import DType


def known_dtype(dtype: object) -> DType | None:
    """The dtype, or None for the bare tag that a damaged view has where it knows none."""
    return dtype if isinstance(dtype, DType) else None


def dtype_text(dtype: object) -> str:
    """The name of a dtype, or the tag of an unknown one."""
    known = known_dtype(dtype)
    return f"unknown dtype {dtype}" if known is None else known.text


@record
class PortDescriptor(Displayable):
    """One input or output of a compiled graph."""

    name: str = wire(text(u16), "semantic name, such as 'input_ids'; empty where there is none")
    slot: int = wire(u32, "workspace slot the tensor is bound to")
    element_count: int = wire(u64, "elements the slot holds; for i4 and e8cb, bytes")
    dtype: DType = wire(enum_u8(DType), "element type")
    shape: tuple[int, ...] = wire(array(u64, u8), "extents, outermost first")

    @property
    def type(self) -> TensorType:
        """The element type and the extents as they are written."""
        return TensorType(self.dtype, self.shape)

    @property
    def byte_length(self) -> int:
        """Bytes of the tensor: the count decides, never the product of the extents.

        A port of i4 or e8cb counts stored bytes; a count that equals the product of the extents
        counts elements.
        """
        if self.dtype.is_sub_byte and self.element_count == self.type.elements:
            return self.type.bytes
        return self.element_count * self.dtype.port_stride

    @property
    def is_consistent(self) -> bool:
        """True where the extents hold as many bytes as the count says."""
        return self.type.bytes == self.byte_length

    def __str__(self) -> str:
        name = repr(self.name)[1:-1] or f"slot {self.slot}"
        return f"{name}: {dtype_text(self.dtype)}[{','.join(map(str, self.shape))}]"


PORTS = array(codec_of(PortDescriptor), u32)
"""Ports, in the order in which tensors are given and returned."""


@dataclass(frozen=True, kw_only=True)
class Ports(Displayable):
    """The ports of a program, in order."""

    inputs: tuple[PortDescriptor, ...]
    outputs: tuple[PortDescriptor, ...]

    def __repr__(self) -> str:
        return f"Ports({', '.join(map(str, self.inputs))} → {', '.join(map(str, self.outputs))})"
