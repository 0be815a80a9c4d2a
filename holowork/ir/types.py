"""What is known of a tensor before it has a value: element type and extents."""

from dataclasses import dataclass
from functools import cached_property

from kernels_ir import DType, element_count


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
