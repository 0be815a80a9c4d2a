"""One application of an op: what it is applied to and what comes out, without any buffer."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any

import numpy as np
from numpy.typing import NDArray

from holowork.ir import Attribute, TensorType
from holowork.ops.arithmetic import FUSED, Numerics

Array = NDArray[Any]
Operands = tuple[Array | None, ...]


class TableUse(StrEnum):
    """When a function of few values is looked up: where that is faster, wherever it can be, or not at all."""

    AUTO = "auto"
    ALWAYS = "always"
    NEVER = "never"


@dataclass(frozen=True, kw_only=True)
class Application:
    """The types of the operands (None for one left out), the type of the result, every attribute.

    `constants` are the places of operands known to be the same in every run; `tables` says when a function of
    few values is looked up. No bit of the result depends on either, only which kernels compute it.
    """

    operands: tuple[TensorType | None, ...]
    result: TensorType
    attributes: Mapping[str, Attribute] = field(default_factory=dict)
    numerics: Numerics = FUSED
    constants: frozenset[int] = frozenset()
    tables: TableUse = TableUse.AUTO

    def operand(self, index: int) -> TensorType:
        """The type of a required operand."""
        found = self.operands[index]
        if found is None:
            raise IndexError(index)
        return found

    def integer(self, name: str) -> int:
        """The value of an integer attribute."""
        return int(self.attributes[name])  # type: ignore[arg-type]  # the row declares the kind

    def number(self, name: str) -> np.float32:
        """The value of a number attribute, as the f32 that it is."""
        return np.float32(self.attributes[name])  # type: ignore[arg-type]  # the row declares the kind

    def truth(self, name: str) -> bool:
        """The value of a truth attribute."""
        return bool(self.attributes[name])

    def word(self, name: str) -> str:
        """The value of a word attribute."""
        return str(self.attributes[name])

    def integers(self, name: str) -> tuple[int, ...]:
        """The value of a list attribute."""
        return tuple(self.attributes[name])  # type: ignore[arg-type]  # the row declares the kind


Reference = Callable[[Operands, Application], Array]
"""The definition of an op: operands shaped as the application says → the result, of its type and shape."""
