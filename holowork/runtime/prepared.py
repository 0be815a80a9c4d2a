"""Runs on the caller's own buffers."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from holowork.ops import NUMPY_DTYPES, Array
from holowork.runtime.arguments import in_order
from holowork.runtime.errors import InputMismatch, OutputMismatch
from holowork.runtime.frame import Settled
from holowork.runtime.ports import Port

_MOST_SHOWN = 4


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Prepared:
    """A program bound to output arrays: call it with the inputs by position, and they are filled.

    `is_bound` is true where the arrays are the caller's own.
    """

    execute: Callable[[Sequence[object]], list[Array]]
    outputs: tuple[Array, ...]
    ports: tuple[Sequence[Port], Sequence[Port]]
    """The input ports, and the output ports."""
    is_bound: bool

    def __call__(self, *inputs: object) -> tuple[Array, ...]:
        """Run, fill the output arrays, and return them."""
        for target, result in zip(self.outputs, self.execute(inputs), strict=True):
            np.copyto(target, result)
        return self.outputs

    def __repr__(self) -> str:
        inputs, outputs = map(_shown, self.ports)
        whose = "bound to the caller's arrays" if self.is_bound else "arrays of its own"
        return f"Prepared({inputs} → {outputs}; {whose})"


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Bound(Prepared):
    """A program bound to input and output arrays: call it without arguments when the inputs have changed.

    Where machine code computes the whole program, a call runs it on the arrays where they are, without
    labels and without the memo. One call at a time.
    """

    inputs: tuple[Array, ...]
    frame: Settled | None

    def __call__(self, *inputs: object) -> tuple[Array, ...]:
        """Run on the inputs as they are now, fill the output arrays, and return them."""
        if inputs or self.frame is None or not self.frame.run():
            return super().__call__(*(inputs or self.inputs))
        return self.outputs


def _shown(ports: Sequence[Port]) -> str:
    """The names and types of ports, the first few of many."""
    more = len(ports) - _MOST_SHOWN
    shown = [f"{port.name!r} {port.type}" for port in ports[:_MOST_SHOWN]]
    return ", ".join([*shown, *([f"{more} more"] if more > 0 else [])]) or "nothing"


def output_arrays(ports: Sequence[Port], given: object) -> tuple[Array, ...]:
    """The arrays that take the outputs: the given ones, once they are found to fit, or new ones."""
    if given is None:
        return tuple(np.zeros(port.array_shape, NUMPY_DTYPES[port.type.dtype]) for port in ports)
    each = in_order(given, tuple(port.name for port in ports), OutputMismatch)
    arrays = tuple(_fitting(array, port) for array, port in zip(each, ports, strict=True))
    _check_apart(arrays, ports)
    return arrays


def input_arrays(ports: Sequence[Port], given: object) -> tuple[Array, ...]:
    """The arrays that inputs are read from, once they are found to fit; raises InputMismatch."""
    each = in_order(given, tuple(port.name for port in ports))
    return tuple(_typed(array, port, InputMismatch) for array, port in zip(each, ports, strict=True))


def check_apart_from(inputs: Sequence[Array], outputs: Sequence[Array], ports: Sequence[Port]) -> None:
    """Refuse an output that would overwrite an input while it is read."""
    for array, port in zip(outputs, ports, strict=True):
        if any(np.may_share_memory(array, other) for other in inputs):
            expected = "memory apart from the inputs'"
            raise OutputMismatch(repr(port.name), expected, "an array that overlaps one")


def _typed(array: object, port: Port, refusal: type[InputMismatch | OutputMismatch]) -> Array:
    kind, name = port.type, repr(port.name)
    if not isinstance(array, np.ndarray):
        raise refusal(name, f"an array of {kind}", type(array).__name__)
    if (array.dtype, array.shape) != (NUMPY_DTYPES[kind.dtype], port.array_shape):
        raise refusal(name, str(kind), f"{array.dtype}{list(array.shape)}")
    return array


def _fitting(array: object, port: Port) -> Array:
    found = _typed(array, port, OutputMismatch)
    if not found.flags.writeable:
        raise OutputMismatch(repr(port.name), "an array that can be written", "a read-only one")
    return found


def _check_apart(arrays: Sequence[Array], ports: Sequence[Port]) -> None:
    """Refuse two ports that would write to the same bytes."""
    for position, array in enumerate(arrays):
        for other, port in zip(arrays[:position], ports, strict=False):
            if np.may_share_memory(array, other):
                expected = f"memory apart from that of output {port.name!r}"
                raise OutputMismatch(repr(ports[position].name), expected, "an array that overlaps it")
