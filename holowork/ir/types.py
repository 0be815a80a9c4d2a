"""What is known of a tensor before it has a value: element type and extents."""

from dataclasses import dataclass
from functools import cached_property
from math import prod

from kernels_ir import DType, element_count

MOST_AXES = 64
"""As many as NumPy has."""
ADDRESSABLE = "at most 64 axes and less than 2^63 bytes"
"""What messages say of a type that memory could hold."""
_ADDRESSES = 1 << 63


@dataclass(frozen=True)
class TensorType:
    """An element type and static extents, outermost first; rank 0 is a scalar."""

    dtype: DType
    shape: tuple[int, ...]

    @cached_property
    def elements(self) -> int:
        """The product of the extents."""
        return element_count(self.shape)

    @property
    def bytes(self) -> int:
        """Bytes of storage, packed."""
        return self.dtype.storage(self.elements)

    @cached_property
    def is_addressable(self) -> bool:
        """True where memory could hold it: at most 64 axes and, empty axes apart, less than 2^63 bytes."""
        elements = prod(extent for extent in self.shape if extent)
        return self.rank <= MOST_AXES and elements * max(self.dtype.bits // 8, 1) < _ADDRESSES

    @property
    def rank(self) -> int:
        """The number of axes."""
        return len(self.shape)

    def with_shape(self, shape: tuple[int, ...]) -> "TensorType":
        """The same element type with other extents."""
        return TensorType(self.dtype, tuple(shape))

    def with_dtype(self, dtype: DType) -> "TensorType":
        """The same extents with another element type."""
        return TensorType(dtype, self.shape)

    def __str__(self) -> str:
        return f"{self.dtype.text}[{','.join(map(str, self.shape))}]"
