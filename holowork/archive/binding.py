"""Which bytes an archive carries under which label, and which slots they are bound to."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from holowork.archive.constants import ConstantEntry, InlineConstant
from holowork.archive.extensions import SHAPES_KEY, SHAPES_MARK
from holowork.archive.format import SectionKind
from holowork.archive.ports import known_dtype
from holowork.archive.weights import WeightEntry
from holowork.codec import Body, body_of
from holowork.core import KappaLabel, OpError, digest, label_from_fingerprint
from holowork.ir import TensorType
from holowork.ops import KernelCall
from kernels_ir import DType

if TYPE_CHECKING:
    from holowork.archive.container import Container


@dataclass(frozen=True, kw_only=True)
class Use:
    """One slot that a body is bound to: its name, and its tensor as far as the archive says."""

    slot: int
    name: str
    dtype: DType
    shape: tuple[int, ...] | None

    @property
    def type(self) -> TensorType | None:
        """The tensor in the slot, None where the archive does not say enough."""
        dtype = known_dtype(self.dtype)
        return None if dtype is None or self.shape is None else TensorType(dtype, self.shape)


@dataclass(frozen=True, kw_only=True)
class StoredBody:
    """Bytes that an archive carries; `is_inline` where they stand in Constants."""

    body: Body
    is_inline: bool


def label_of(entry: ConstantEntry) -> KappaLabel:
    """The label of a constant's bytes."""
    if isinstance(entry, InlineConstant):
        return label_from_fingerprint(digest(body_of(entry.body).view()))
    return label_from_fingerprint(entry.fingerprint)


def stored_bodies(archive: Container) -> dict[KappaLabel, StoredBody]:
    """Every body by its label: those of Weights, unread, then those that stand in Constants."""
    weights: tuple[WeightEntry, ...] = archive.shown(SectionKind.WEIGHTS)
    found = {
        label_from_fingerprint(entry.fingerprint): StoredBody(body=body_of(entry.body), is_inline=False)
        for entry in weights
    }
    for entry in archive.shown(SectionKind.CONSTANTS):
        if isinstance(entry, InlineConstant):
            found.setdefault(label_of(entry), StoredBody(body=body_of(entry.body), is_inline=True))
    return found


def uses(archive: Container) -> Mapping[KappaLabel, list[Use]]:
    """The slots that each label is bound to before the first call."""
    names = {named.slot: named.name for named in archive.named_slots}
    shapes = _shapes(archive)
    found: dict[KappaLabel, list[Use]] = defaultdict(list)
    for entry in archive.shown(SectionKind.CONSTANTS):
        use = Use(
            slot=entry.slot,
            name=names.get(entry.slot, ""),
            dtype=entry.dtype,
            shape=shapes.get(entry.slot),
        )
        found[label_of(entry)].append(use)
    return found


def _shapes(archive: Container) -> dict[int, tuple[int, ...]]:
    """Extents by slot: those that the archive states, else those that the calls imply."""
    if archive.extensions.get(SHAPES_KEY) == SHAPES_MARK:
        return dict(enumerate(record.shape for record in archive.shown(SectionKind.SHAPE_REGISTRY)))
    return {slot: kind.shape for slot, kind in _read_types(archive)}


def _read_types(archive: Container) -> Iterator[tuple[int, TensorType]]:
    for call in _whole_calls(archive):
        for ref, kind in zip(call.payload.operands, _operand_types(call), strict=False):
            if kind is not None and ref.is_present:
                yield ref.slot, kind


def _whole_calls(archive: Container) -> Iterator[KernelCall]:
    """The calls that are known, and whose tags are."""
    calls = archive.shown(SectionKind.KERNEL_CALLS)
    view = archive.sections.first(SectionKind.KERNEL_CALLS)
    doubtful = view.reading.doubtful if view is not None and archive.is_damaged_view else ()
    for position, call in enumerate(calls):
        if isinstance(call, KernelCall) and position not in doubtful:
            yield call


def _operand_types(call: KernelCall) -> tuple[TensorType | None, ...]:
    """The types that a call reads; none where it is no valid application of its op."""
    try:
        return call.application().operands
    except OpError:
        return ()
