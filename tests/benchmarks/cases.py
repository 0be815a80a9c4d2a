"""What is measured: one op on operands of some shapes, and how each peer says it.

The texts call the operands x, y, z, w in their order, and `out` an array for the result. Those of NumPy and
torch are Python: of the parts between semicolons the last is timed, the others run once before. numexpr's is
an expression. onnxruntime's are nodes in ONNX's own syntax between semicolons, of which the last gives `out`;
what is constant for us is a constant of its model too.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Array
from kernels_ir import DType
from tests.benchmarks.ours import aligned

Shape = tuple[int, ...]
NAMES = "xyzw"
SLACK = 0.85
"""Differences that a machine with other users does not tell apart, below a target."""


@dataclass(frozen=True, kw_only=True)
class Case:
    """An op, its operands, how peers say it, and the least ratio of the best peer's time to ours.

    `dtypes` are f32 where nothing is said. `constants` are the places of operands that are the same in every
    run. `below` bounds whole numbers, such as indices; otherwise they are of the whole range of their type.
    `operations` counts floating point operations: with them, times are told as GFLOP/s. A peer's results
    are ours but for `near` of the largest of them. A test fails below `target · slack`.
    """

    op: str
    shapes: tuple[Shape, ...]
    attributes: Mapping[str, Any] = field(default_factory=dict)
    dtypes: tuple[DType, ...] = ()
    constants: frozenset[int] = frozenset()
    below: int | None = None
    name: str = ""
    operations: int = 0
    numpy: str = ""
    torch: str | tuple[str, ...] = ()
    onnx: str = ""
    numexpr: str = ""
    near: float = 1e-4
    target: float = 1.0
    slack: float = SLACK

    def __str__(self) -> str:
        shapes = " ".join("×".join(map(str, shape)) for shape in self.shapes)
        attributes = ", ".join(f"{name}={value}" for name, value in self.attributes.items())
        dtypes = " ".join(dtype.text for dtype in self.dtypes)
        return self.name or " ".join(filter(None, (self.op, shapes, dtypes, attributes)))

    @property
    def kinds(self) -> tuple[TensorType, ...]:
        """The types of the operands."""
        dtypes = self.dtypes or (DType.F32,) * len(self.shapes)
        return tuple(map(TensorType, dtypes, self.shapes))

    def operands(self) -> tuple[Array, ...]:
        """New operands, the same in every run, aligned to 64 bytes."""
        return tuple(_drawn(kind, np.random.default_rng(i), self.below) for i, kind in enumerate(self.kinds))

    @property
    def arity(self) -> int:
        """Operands that the op takes; further ones are for what follows it."""
        row = TABLE[self.op]
        return len(self.shapes) if row.is_variadic else min(len(self.shapes), len(row.roles))


def _drawn(kind: TensorType, random: np.random.Generator, below: int | None) -> Array:
    dtype = NUMPY_DTYPES[kind.dtype]
    held = aligned(kind.elements * dtype.itemsize).view(dtype).reshape(kind.shape)
    if dtype.kind in "iu":
        range_ = np.iinfo(dtype)
        low, high = (range_.min, range_.max) if below is None else (0, below - 1)
        held[...] = random.integers(low, high, kind.shape, dtype, endpoint=True)
    elif kind.dtype is DType.BOOL:
        held[...] = random.integers(0, 2, kind.shape)
    else:
        held[...] = random.standard_normal(kind.shape, np.float32).astype(dtype)
    return held
