"""Ports as a session has them: what they are called, and which tensor goes through them."""

from collections.abc import Sequence
from dataclasses import dataclass

from holowork.archive import PortDescriptor
from holowork.ir import ADDRESSABLE, TensorType
from holowork.runtime.errors import Unloadable
from kernels_ir import DType


@dataclass(frozen=True, kw_only=True)
class Port:
    """A port of a loaded program.

    `name` is what `run` calls it, `type` the tensor that it takes or gives, `length` the bytes of that.
    `is_whole` is false for an output that shows fewer or more bytes than what was computed has.
    """

    descriptor: PortDescriptor
    name: str
    type: TensorType
    length: int
    is_whole: bool = True

    @property
    def array_shape(self) -> tuple[int, ...]:
        """The extents of the array of the port; an e8cb tensor is its index bytes, in one row."""
        return (self.length,) if self.type.dtype is DType.E8CB else self.type.shape


def input_ports(descriptors: Sequence[PortDescriptor]) -> tuple[Port, ...]:
    """The input ports, in order; raises Unloadable for one that no array can be given to."""
    named = zip(descriptors, names_of(descriptors), strict=True)
    ports = tuple(
        Port(descriptor=port, name=name, type=port_type(port), length=port.byte_length)
        for port, name in named
    )
    return _usable("Inputs", ports)


def output_ports(
    descriptors: Sequence[PortDescriptor], types: Sequence[TensorType], filled: Sequence[int]
) -> tuple[Port, ...]:
    """The output ports, in order, with their types and the bytes that were computed for them."""
    columns = zip(descriptors, names_of(descriptors), types, filled, strict=True)
    ports = tuple(
        Port(
            descriptor=port,
            name=name,
            type=kind,
            length=port.byte_length,
            is_whole=port.byte_length == computed,
        )
        for port, name, kind, computed in columns
    )
    return _usable("Outputs", ports)


def names_of(descriptors: Sequence[PortDescriptor]) -> tuple[str, ...]:
    """A name of its own for each port: the written one, for the first that has it, else the position."""
    firsts: dict[str, int] = {}
    for position, port in enumerate(descriptors):
        if port.name:
            firsts.setdefault(port.name, position)
    by_position = {position: name for name, position in firsts.items()}
    return tuple(by_position.get(i) or _position_name(i, firsts) for i in range(len(descriptors)))


def _position_name(position: int, taken: dict[str, int]) -> str:
    """The position; marked where another port is written so."""
    name = str(position)
    while name in taken:
        name += "'"
    return name


def port_type(port: PortDescriptor, *implied: tuple[int, ...]) -> TensorType:
    """The type of a port's tensor: the first extents that hold its bytes, the written ones, else one row."""
    for shape in (port.shape, *implied):
        kind = TensorType(port.dtype, shape)
        if kind.bytes == port.byte_length:
            return kind
    return TensorType(port.dtype, (port.byte_length * 8 // port.dtype.bits,))


def _usable(side: str, ports: tuple[Port, ...]) -> tuple[Port, ...]:
    for position, port in enumerate(ports):
        where = f"{side}[{position}] ({port.descriptor.name!r})"
        if port.type.dtype is DType.F64:
            raise Unloadable(where, "f32, f16 or bf16 for floats", "f64, which is not computed in")
        if not port.type.is_addressable:
            raise Unloadable(where, ADDRESSABLE, str(port.type))
    return ports
