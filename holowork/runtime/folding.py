"""Folding: the results of an archive's constant cone, or their labels, become its section WarmStart."""

from collections.abc import Iterator
from dataclasses import dataclass

from holowork.archive import Archive, HoloLoader, WarmStartEntry, with_warm_start
from holowork.core import SessionError
from holowork.ops import refusal
from holowork.runtime.arena import BufferArena
from holowork.runtime.constant_cone import ConstantCone
from holowork.runtime.dispatch import AUTO, provider_named
from holowork.runtime.plan import Plan

LABELS, RESULTS = "labels", "results"
FOLDS = (LABELS, RESULTS)
"""What may be folded."""


@dataclass(frozen=True, kw_only=True)
class FoldBudget:
    """Bytes that results may take in an archive: each of them, and all together."""

    each: int = 1 << 24
    total: int = 1 << 26


class UnknownFold(SessionError):
    """Something else than labels or results was to be folded."""

    def __init__(self, found: object) -> None:
        super().__init__(refusal("fold", f"one of {', '.join(FOLDS)}, or None", found, known=FOLDS))
        self.found = found


def folded(archive: Archive, fold: str, budget: FoldBudget | None = None) -> Archive:
    """The archive with what depends on constants alone as its section WarmStart; idempotent.

    `labels` has an entry for each such call, without bytes. `results` has entries with bytes for those that
    other calls read, and where one exceeds the budget for what it is computed of; None is the default budget.
    Nothing to fold is no section. Claims that are there are replaced, unread. Raises UnknownFold,
    DamagedArchive, Unloadable, KernelRefused or WorkspaceExhausted.
    """
    if fold not in FOLDS:
        raise UnknownFold(fold)
    cone = ConstantCone.of(Plan.of(HoloLoader(archive).into_plan()))
    found = _labels(cone) if fold == LABELS else _results(cone, budget or FoldBudget())
    return with_warm_start(archive, tuple(found))


def _labels(cone: ConstantCone) -> Iterator[WarmStartEntry]:
    for slot in cone.slots:
        yield WarmStartEntry(slot=slot, label=cone.labels[slot].text, result=b"")


def _results(cone: ConstantCone, budget: FoldBudget) -> Iterator[WarmStartEntry]:
    spent = _Spent(cone, budget)
    slots = cone.selection(spent.takes).slots
    made = cone.computed(slots, provider_named(AUTO), BufferArena()) if slots else {}
    for slot, data in made.items():
        yield WarmStartEntry(slot=slot, label=cone.labels[slot].text, result=data.tobytes())


class _Spent:
    """What of a budget is taken."""

    def __init__(self, cone: ConstantCone, budget: FoldBudget) -> None:
        self._lengths = cone.plan.lengths
        self._each = budget.each
        self._left = budget.total

    def takes(self, slot: int) -> bool:
        """Whether the result of a slot fits, which is then taken; one of no bytes says nothing."""
        length = self._lengths[slot]
        if not 0 < length <= min(self._each, self._left):
            return False
        self._left -= length
        return True
