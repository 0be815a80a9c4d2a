"""ShapeRegistry (kind 4): extents by number."""

from typing import Self

from holowork.codec import array, codec_of, fixed_array, record, u8, u32, u64, wire

_IN_PLACE = 8


@record
class ShapeRecord:
    """The extents of one shape: eight in place, the others behind them."""

    rank: int = wire(u8, "number of axes")
    dims: tuple[int, ...] = wire(fixed_array(u64, _IN_PLACE), "first eight extents, unused ones 0")
    overflow: tuple[int, ...] = wire(array(u64, u32), "extents from the ninth on", default=())

    @property
    def shape(self) -> tuple[int, ...]:
        """All extents, outermost first."""
        return (self.dims[: min(self.rank, _IN_PLACE)] + self.overflow)[: self.rank]

    @classmethod
    def of(cls, shape: tuple[int, ...]) -> Self:
        """The record of a shape."""
        dims = shape[:_IN_PLACE]
        filled = dims + (0,) * (_IN_PLACE - len(dims))
        return cls(rank=len(shape), dims=filled, overflow=shape[_IN_PLACE:])


SHAPES = array(codec_of(ShapeRecord), u32)
"""Shapes; the position is the shape's number."""
