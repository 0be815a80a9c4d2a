"""`x[...]` as NumPy reads it: integers, slices, an ellipsis and new axes, as a slice and a reshape."""

from dataclasses import dataclass
from operator import index

import numpy as np

from holowork.ops.canonical import cuts_of
from holowork.ops.spec import OperandMismatch
from kernels_ir import DType

_ITEMS = "integers, slices, … and None"
_MASKED = "What a mask keeps has no extents before a run; keep all elements with where(mask, x, 0)"


@dataclass(frozen=True, kw_only=True)
class Subscript:
    """What is kept along each axis, and the extents that come out."""

    chosen: tuple[tuple[range, int], ...]
    shape: tuple[int, ...]

    @property
    def is_cut(self) -> bool:
        """True where an axis is not kept whole."""
        return any(indices != range(dim) for indices, dim in self.chosen)

    @property
    def cut_shape(self) -> tuple[int, ...]:
        """The extents after the slice, before axes come and go."""
        return tuple(len(indices) for indices, _ in self.chosen)

    @property
    def attributes(self) -> dict[str, tuple[int, ...]]:
        """The attributes of the slice."""
        return cuts_of(self.chosen)


def subscript_of(key: object, shape: tuple[int, ...]) -> Subscript:
    """What a key chooses from a tensor of these extents; raises OperandMismatch."""
    items = _spread(key if isinstance(key, tuple) else (key,), shape)
    dims = iter(enumerate(shape))
    chosen: list[tuple[range, int]] = []
    result: list[int] = []
    for item in items:
        if item is None:
            result.append(1)
            continue
        axis, dim = next(dims)
        kept = _kept(item, axis, dim)
        chosen.append((kept, dim))
        result.extend([len(kept)] * isinstance(item, slice))
    return Subscript(chosen=tuple(chosen), shape=tuple(result))


def _spread(key: tuple[object, ...], shape: tuple[int, ...]) -> list[object]:
    """The key with its ellipsis, or its end, filled up with whole axes."""
    places = [place for place, item in enumerate(key) if item is Ellipsis]
    taken = sum(item is not None and item is not Ellipsis for item in key)
    if len(places) > 1:
        raise OperandMismatch("x[…]", "at most one ellipsis", f"{len(places)}")
    if taken > len(shape):
        raise OperandMismatch("x[…]", f"at most {len(shape)} indices for {list(shape)}", f"{taken}")
    place = places[0] if places else len(key)
    return [*key[:place], *[slice(None)] * (len(shape) - taken), *key[place + 1 :]]


def _kept(item: object, axis: int, dim: int) -> range:
    if isinstance(item, slice):
        return _range(item, dim)
    position = _position(item)
    if not -dim <= position < dim:
        raise OperandMismatch("x[…]", f"an index from {-dim} to {dim - 1} along axis {axis}", f"{position}")
    return range(position % dim, position % dim + 1)


def _position(item: object) -> int:
    try:
        if not isinstance(item, bool):
            return index(item)  # type: ignore[arg-type]  # it says itself whether it is one
    except TypeError:
        pass
    raise OperandMismatch("x[…]", _ITEMS, f"{type(item).__name__}. {_way(item)}")


def _way(item: object) -> str:
    """What serves in place of an index that is none."""
    kind = np.asarray(item).dtype.kind if isinstance(item, list | np.ndarray) else ""
    is_mask = isinstance(item, bool) or kind == "b" or getattr(item, "dtype", None) is DType.BOOL
    return _MASKED if is_mask else "Choose by other indices with .gather(indices, axis)"


def _range(item: slice, dim: int) -> range:
    try:
        return range(*item.indices(dim))
    except (TypeError, ValueError) as fault:
        raise OperandMismatch("x[…]", "slices of integers with a step other than 0", f"{item}") from fault
