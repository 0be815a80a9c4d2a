"""Runs on the caller's own buffers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from holowork.archive import PortDescriptor
from holowork.core import SessionError
from holowork.ops import NUMPY_DTYPES, Array
from holowork.runtime.values import port_name, port_type


class OutputMismatch(SessionError):
    """An array cannot take what an output port gives."""

    def __init__(self, port: str, expected: str, found: object) -> None:
        super().__init__(f"output {port}: expected {expected}, found {found}")
        self.port = port
        self.expected = expected
        self.found = found


@dataclass(frozen=True, eq=False)
class Prepared:
    """A program bound to output arrays: call it with the inputs by position, and they are filled."""

    execute: Callable[[Sequence[object]], list[Array]]
    outputs: tuple[Array, ...]

    def __call__(self, *inputs: object) -> tuple[Array, ...]:
        """Run, fill the output arrays, and return them."""
        for target, result in zip(self.outputs, self.execute(inputs), strict=True):
            np.copyto(target, result)
        return self.outputs


def output_arrays(ports: Sequence[PortDescriptor], given: Sequence[object] | None) -> tuple[Array, ...]:
    """The arrays that take the outputs: the given ones, once they are found to fit, or new ones."""
    if given is None:
        kinds = [port_type(port) for port in ports]
        return tuple(np.zeros(kind.shape, NUMPY_DTYPES[kind.dtype]) for kind in kinds)
    if len(given) != len(ports):
        raise OutputMismatch("count", f"{len(ports)} arrays", len(given))
    return tuple(_fitting(array, port, i) for i, (array, port) in enumerate(zip(given, ports, strict=True)))


def _fitting(array: object, port: PortDescriptor, position: int) -> Array:
    kind, name = port_type(port), repr(port_name(port, position))
    if not isinstance(array, np.ndarray):
        raise OutputMismatch(name, f"an array of {kind}", type(array).__name__)
    if (array.dtype, array.shape) != (NUMPY_DTYPES[kind.dtype], kind.shape):
        raise OutputMismatch(name, str(kind), f"{array.dtype}{list(array.shape)}")
    if not array.flags.writeable:
        raise OutputMismatch(name, "an array that can be written", "a read-only one")
    return array
