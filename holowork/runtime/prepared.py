"""Runs on the caller's own buffers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from holowork.core import SessionError
from holowork.ops import NUMPY_DTYPES, Array
from holowork.runtime.ports import Port


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


def output_arrays(ports: Sequence[Port], given: Sequence[object] | None) -> tuple[Array, ...]:
    """The arrays that take the outputs: the given ones, once they are found to fit, or new ones."""
    if given is None:
        return tuple(np.zeros(port.array_shape, NUMPY_DTYPES[port.type.dtype]) for port in ports)
    if len(given) != len(ports):
        raise OutputMismatch("count", f"{len(ports)} arrays", len(given))
    arrays = tuple(_fitting(array, port) for array, port in zip(given, ports, strict=True))
    _check_apart(arrays, ports)
    return arrays


def _fitting(array: object, port: Port) -> Array:
    kind, name = port.type, repr(port.name)
    if not isinstance(array, np.ndarray):
        raise OutputMismatch(name, f"an array of {kind}", type(array).__name__)
    if (array.dtype, array.shape) != (NUMPY_DTYPES[kind.dtype], port.array_shape):
        raise OutputMismatch(name, str(kind), f"{array.dtype}{list(array.shape)}")
    if not array.flags.writeable:
        raise OutputMismatch(name, "an array that can be written", "a read-only one")
    return array


def _check_apart(arrays: Sequence[Array], ports: Sequence[Port]) -> None:
    """Refuse two ports that would write to the same bytes."""
    for position, array in enumerate(arrays):
        for other, port in zip(arrays[:position], ports, strict=False):
            if np.may_share_memory(array, other):
                expected = f"memory apart from that of output {port.name!r}"
                raise OutputMismatch(repr(ports[position].name), expected, "an array that overlaps it")
