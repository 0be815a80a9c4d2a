"""Weights in the order in which kernels read them: panels of 16 columns, and columns one after another.

Both layouts are the peer's. A packed weight keeps the type of the matrix that it stands for.
"""

import numpy as np

from holowork.core import OpError
from holowork.ir import TensorType
from holowork.ops.application import Array
from kernels_ir import DType

PANEL = 16
"""Columns of a panel."""
GROUPS = {DType.I8: 1, DType.I4: 1, DType.E8CB: 8}
"""Rows that one stored cell holds, for each type that can lie output-major."""

_NIBBLES = 2


class Unpackable(OpError):
    """A tensor cannot be laid out as asked."""

    def __init__(self, layout: str, expected: str, found: object) -> None:
        super().__init__(f"{layout}: expected {expected}, found {found}")
        self.layout = layout
        self.expected = expected
        self.found = found


def panel_shape(rows: int, columns: int) -> tuple[int, int, int]:
    """The extents of a packed matrix: panels, rows, 16 columns."""
    return (-(-columns // PANEL), rows, PANEL)


def pack_panels(matrix: Array) -> Array:
    """[k, n] → [⌈n/16⌉, k, 16]: panel p holds columns 16p … 16p + 15, zeros where there is none."""
    if matrix.ndim != 2:
        raise Unpackable("panels", "a matrix", f"{matrix.ndim} axes")
    rows, columns = matrix.shape
    panels = np.zeros(panel_shape(rows, columns), matrix.dtype)
    for panel in range(len(panels)):
        part = matrix[:, panel * PANEL : (panel + 1) * PANEL]
        panels[panel, :, : part.shape[1]] = part
    return panels


def unpack_panels(panels: Array, columns: int) -> Array:
    """[⌈n/16⌉, k, 16] → [k, n]; the inverse of `pack_panels`."""
    count, rows, _ = panels.shape
    return panels.swapaxes(0, 1).reshape(rows, count * PANEL)[:, :columns]


def to_output_major(data: bytes | memoryview, kind: TensorType) -> bytes:
    """The bytes of a quantized matrix [k, n], its cells column after column; i4 low nibble first."""
    rows, columns = cell_grid(kind)
    return _transposed(data, kind, (rows, columns))


def to_row_major(data: bytes | memoryview, kind: TensorType) -> bytes:
    """The inverse of `to_output_major`; `kind` is the type of the matrix in both."""
    rows, columns = cell_grid(kind)
    return _transposed(data, kind, (columns, rows))


def cell_grid(kind: TensorType) -> tuple[int, int]:
    """The extents [k / group, n] of the stored cells; raises Unpackable where columns are no whole bytes."""
    if kind.dtype not in GROUPS or kind.rank != 2:
        raise Unpackable("output-major", "a matrix of i8, i4 or e8cb", kind)
    rows, columns = kind.shape
    multiple = GROUPS[kind.dtype] * (_NIBBLES if kind.dtype is DType.I4 else 1)
    if rows % multiple:
        raise Unpackable("output-major", f"a multiple of {multiple} rows for {kind.dtype.text}", kind)
    return rows // GROUPS[kind.dtype], columns


def _transposed(data: bytes | memoryview, kind: TensorType, grid: tuple[int, int]) -> bytes:
    stored = np.frombuffer(data, np.uint8)
    if len(stored) != kind.bytes:
        raise Unpackable("output-major", f"{kind.bytes} bytes for {kind}", f"{len(stored)} bytes")
    if kind.dtype is not DType.I4:
        return stored.reshape(grid).T.tobytes()
    cells = np.stack((stored & 15, stored >> 4), axis=-1).reshape(grid)
    pairs = cells.T.reshape(-1, _NIBBLES)
    return np.asarray(pairs[:, 0] | (pairs[:, 1] << 4)).tobytes()
