"""Attention: the request for a kernel. `attention_code` writes it, in stages that have a module each."""

from dataclasses import dataclass
from enum import Enum
from typing import ClassVar

from kernels_ir.dtypes import DType
from kernels_ir.spec import KernelSpec
from kernels_ir.tiles import WIDEST_PANEL

_LINE = 64


class Sight(Enum):
    """Which rows of one tensor of keys a row of queries sees."""

    ALL = "all"
    COUNTED = "counted"
    """Those before the number that is at `counted`, read as u32."""
    CAUSAL = "causal"
    """Row i those up to number i."""
    MASKED = "masked"
    """Those whose mask is not −∞; it is added to the scores."""
    ADDED = "added"
    """All; the mask is added to the scores."""


MASKS = frozenset({Sight.MASKED, Sight.ADDED})
"""Those that a mask is read for."""


class Scaling(Enum):
    """How a product becomes a score by the factor that is given."""

    PRODUCT = "product"
    QUOTIENT = "quotient"
    """By one from 2⁻⁴⁰ to 2⁴⁰."""
    DIVISION = "division"
    """By any."""
    READ_PRODUCT = "read product"
    """By the number at `scale`."""
    READ_DIVISION = "read division"
    NONE = "none"
    """It is one."""


READ = frozenset({Scaling.READ_PRODUCT, Scaling.READ_DIVISION})
"""Those whose factor is in memory."""


@dataclass(frozen=True, kw_only=True)
class HeadsSpec(KernelSpec):
    """What specs of both families have.

    `is_tree` says that weights are summed by the lane tree, as softmax does, and not in their order.
    """

    result: DType
    sights: tuple[Sight, ...]
    rows: int
    elements: int
    scaling: Scaling = Scaling.DIVISION
    is_tree: bool = False


@dataclass(frozen=True, kw_only=True)
class AttentionSpec(HeadsSpec):
    """out = softmax(q·kᵀ / D)·v for each head, over the keys that are seen, in the order of their tensors.

    There is a tensor of keys and one of values for each of `sights`, f32 and dense [heads, rows, elements];
    `group` heads of q in a row share one of theirs. q [elements, rows] and the mask [keys, rows] lie in
    panels, one matrix for each head of q and one mask for all. `factor` is the bits of an f32. `rows` and
    `elements` are extents, from which only the shapes of tiles are taken.

    An item is as many rows of one head as the widest panel has, `items` for each. A call makes items
    `first` to `last`; its scratch begins `part` times `scratch_step` bytes behind the first.
    """

    family: ClassVar[str] = "attention"

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, extents, the factor, which items."""
        extents = ("rows", "width", "items", "group", *_keys(self.sights), *_ITEMS)
        return (*_places(self), *extents)


@dataclass(frozen=True, kw_only=True)
class FewRowsSpec(HeadsSpec):
    """The same for few rows: `rows` of q share a head of keys, `queries` of each head of q.

    q [heads of keys, rows, elements] and the mask [queries, keys] lie as they are. An item is a head of keys.
    """

    family: ClassVar[str] = "attention_rows"

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, extents, the factor, which items."""
        extents = ("queries", "width", *_keys(self.sights), *_ITEMS)
        return (*_places(self), *extents)


_ITEMS = ("factor", "first", "last", "part", "scratch_step")


def _places(spec: HeadsSpec) -> tuple[str, ...]:
    """The names of addresses."""
    tensors = (f"{name}{number}" for number in range(len(spec.sights)) for name in "kv")
    found = {
        "mask": not MASKS.isdisjoint(spec.sights),
        "counted": Sight.COUNTED in spec.sights,
        "scale": spec.scaling in READ,
    }
    return ("q", *tensors, *(name for name, is_there in found.items() if is_there), "out", "scratch")


def _keys(sights: tuple[Sight, ...]) -> tuple[str, ...]:
    """The names of the numbers of keys."""
    return tuple(f"keys{number}" for number in range(len(sights)))


def few_rows_scratch_bytes(rows: int, keys: int, elements: int) -> int:
    """Room for the weights and the sums of one head of keys on any CPU."""
    return _lines(rows * (keys + WIDEST_PANEL + elements))


def scratch_bytes(keys: int, elements: int) -> int:
    """Room for the weights and the sums of one panel on any CPU."""
    return _lines(WIDEST_PANEL * (keys + elements))


def _lines(elements: int) -> int:
    """Bytes of the lines of a cache that hold f32 elements."""
    return -(-DType.F32.storage(elements) // _LINE) * _LINE
