"""Products of matrices: the request for one."""

from dataclasses import dataclass, replace
from typing import ClassVar

from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.epilogue import Epilogue
from kernels_ir.kinds import STORED
from kernels_ir.spec import KernelSpec
from kernels_ir.tiles import (
    VECTORS,
    Tile,
    engine,
    heights,
    is_engine,
    panels_side_by_side,
    tallest,
)
from kernels_ir.tiles_rows import DEPTH, a_step

DEPTH_BLOCK = DEPTH
"""Most steps of the inner axis before the next tile: a tile's rows of a stay in the first cache."""
COLUMN_BLOCK = 512
"""Most columns of an item, so that its part of b stays in the second cache."""


@dataclass(frozen=True, kw_only=True)
class MatmulSpec(KernelSpec):
    """out[…, i, j] = epilogue(the chain of steps a[…, i, k]·b[…, k, j] for k ascending, from +0).

    `dtype` is that of a, and of b unless that is packed. `is_turned` reads a as its transpose; where a is
    turned, or does not have the type that computes, the rows of a tile are copied before they are read. So
    they are where they are `is_apart`: at distances after which the sets of a cache repeat, so that the first
    cache cannot hold the rows of a tile side by side.
    `rows` and `columns` are extents, from which only the shapes of tiles are taken: the code serves all
    extents with the same ones, and `alike` has the least of them. `outer` counts leading axes.

    The work is cut into items: `column_blocks` times `row_blocks` for each matrix of the result, whose
    rows of tiles are dealt out evenly. A call makes items `first` to `last`, and any calls that make each
    item once will do, at the same time too: threads can take ranges from a counter, each with an
    argument block of its own. `row_blocks` may be any number from 1 on.
    """

    family: ClassVar[str] = "matmul"
    dtype: DType
    is_packed: bool
    rows: int
    columns: int
    outer: int = 0
    is_turned: bool = False
    is_apart: bool = False
    epilogue: Epilogue | None = None

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses; extents; elements from row to row; blocks and items; leading axes.

        `a_stride` and `b_stride` count matrices, the strides of operands of the epilogue elements.
        `depth_block` is from 1 to DEPTH_BLOCK; `column_block` at most COLUMN_BLOCK and a multiple of
        WIDEST. `sums` has room for cells where the result has not.
        """
        extras = self.extras
        names = ("a", "b", "out", *("sums",) * self.has_sums, *extras)
        extents = ("rows", "columns", "depth", "a_row", "b_row", *(f"{name}_row" for name in extras))
        blocks = ("depth_block", "column_block", "column_blocks", "row_blocks", "first", "last")
        each = ("extent", "a_stride", "b_stride", *(f"{name}_stride" for name in extras))
        axes = (f"{name}{axis}" for axis in range(self.outer) for name in each)
        return (*names, *extents, *blocks, *axes)

    @property
    def extras(self) -> tuple[str, ...]:
        """The names of the operands of the epilogue."""
        return tuple(f"x{index}" for index in range(len(self.epilogue.operands if self.epilogue else ())))

    @property
    def result(self) -> DType:
        """The dtype of the result."""
        return self.epilogue.result if self.epilogue else engine(self.dtype)

    @property
    def has_sums(self) -> bool:
        """Whether cells are summed apart, because the result is of another kind."""
        return STORED[self.result].llvm != STORED[engine(self.dtype)].llvm

    @property
    def is_copied(self) -> bool:
        """Whether the rows of a tile are copied."""
        return self.is_turned or self.is_apart or not is_engine(self.dtype)


def tiles_of(spec: MatmulSpec, cpu: CpuFeatures) -> tuple[Tile, ...]:
    """The tiles that a product takes: of one or two heights, whole ones and those at the right edge."""
    lanes = cpu.lanes(engine(spec.dtype).bits)
    low, *taller = heights(spec.rows, tallest(cpu.vector_registers))
    tile = Tile(
        height=low,
        panels=panels_side_by_side((low, *taller)[-1], -(-spec.columns // (VECTORS * lanes)), cpu),
        lanes=lanes,
        dtype=engine(spec.dtype) if spec.is_packed else spec.dtype,
        a_step=a_step(spec.dtype, is_turned=spec.is_turned),
        is_packed=spec.is_packed,
        is_edge=False,
    )
    edges = (replace(tile, is_edge=True),) * (spec.columns % tile.width > 0)
    is_masked = cpu.has_masks and spec.is_packed and len(edges) > 0  # a mask of all columns costs nothing
    whole = (tile,) * (spec.columns >= tile.width and not is_masked)
    return tuple(replace(each, height=height) for height in (low, *taller) for each in (*whole, *edges))
