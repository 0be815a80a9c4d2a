"""What an archive claims of its constant cone: labels and results by slot, each of which can be checked."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

import numpy as np

from holowork.archive import Archive, HoloLoader, WarmStartEntry
from holowork.codec import body_of
from holowork.core import SessionError, digest, label_from_fingerprint
from holowork.runtime.arena import BufferArena, Bytes
from holowork.runtime.constant_cone import ConstantCone
from holowork.runtime.dispatch import AUTO, Provider, provider_named
from holowork.runtime.plan import Plan

_REMEDY = (
    'warm_start="ignore" computes it instead, and `holowork compile FILE.holo --fold results` writes it anew'
)


class FalseClaim(SessionError):
    """An entry of WarmStart does not say what its call computes; `where` names both."""

    def __init__(self, where: str, expected: str, found: str) -> None:
        super().__init__(f"{where}: expected {expected}, found {found}; {_REMEDY}")
        self.where = where
        self.expected = expected
        self.found = found


@dataclass(frozen=True, kw_only=True)
class Claim:
    """One entry, by its position: a slot, its label, and its bytes; none where it claims the label alone."""

    position: int
    entry: WarmStartEntry
    body: memoryview

    @property
    def slot(self) -> int:
        """The slot that it speaks of."""
        return self.entry.slot


@dataclass(frozen=True, kw_only=True)
class Claims:
    """The entries of an archive, each of a slot of its constant cone.

    One without bytes is right if its label is; the bytes of others decide alone, as the peer derives other
    labels than ours for calls that it fuses.
    """

    cone: ConstantCone
    each: tuple[Claim, ...]

    @classmethod
    def of(cls, cone: ConstantCone, entries: tuple[WarmStartEntry, ...]) -> "Claims":
        """Match entries with a cone; raises FalseClaim for another slot, or a result of another length."""
        each = tuple(
            Claim(position=position, entry=entry, body=body_of(entry.result).view())
            for position, entry in enumerate(entries)
        )
        claims, slots = cls(cone=cone, each=each), frozenset(cone.slots)
        for claim in each:
            claims._check_place(claim, slots)
        return claims

    @property
    def bodies(self) -> Mapping[int, memoryview]:
        """The results by the slots that have them first."""
        return {self.cone.sources[claim.slot]: claim.body for claim in self.each if claim.body}

    def faults(self, provider: Provider, arena: BufferArena) -> Iterator[FalseClaim]:
        """What is wrong with each, which computes the results; raises KernelRefused, WorkspaceExhausted."""
        slots = [claim.slot for claim in self.each if claim.body]
        made = self.cone.computed(slots, provider, arena) if slots else {}
        for claim in self.each:
            fault = self._body_fault(claim, made[claim.slot]) if claim.body else self._label_fault(claim)
            if fault is not None:
                yield fault

    def _check_place(self, claim: Claim, slots: frozenset[int]) -> None:
        if claim.slot not in slots:
            where = f"WarmStart[{claim.position}]"
            raise FalseClaim(where, "the slot of a call that no input reaches", f"slot {claim.slot}")
        length = self.cone.plan.lengths[claim.slot]
        if claim.body and len(claim.body) != length:
            raise FalseClaim(self._where(claim), f"{length} bytes, or none", f"{len(claim.body)}")

    def _label_fault(self, claim: Claim) -> FalseClaim | None:
        expected = self.cone.labels[claim.slot].text
        if claim.entry.label == expected:
            return None
        return FalseClaim(self._where(claim), f"the label {expected}", claim.entry.label)

    def _body_fault(self, claim: Claim, made: Bytes) -> FalseClaim | None:
        found = np.frombuffer(claim.body, np.uint8)
        differing = np.flatnonzero(made != found)
        if not len(differing):
            return None
        at, expected = differing[0], self.cone.labels[claim.slot]
        return FalseClaim(
            self._where(claim),
            f"the result {expected} of the bytes {_named(made)}",
            f"{claim.entry.label} of the bytes {_named(found)}, "
            f"{len(differing)} of {len(made)} of them others, the first at {at}",
        )

    def _where(self, claim: Claim) -> str:
        step = self.cone.plan.steps[self.cone.index_of(claim.slot)]
        return f"WarmStart[{claim.position}] of {step.where}"


def _named(data: Bytes) -> str:
    return label_from_fingerprint(digest(data)).text


def false_claims(archive: Archive) -> tuple[FalseClaim, ...]:
    """Every claim of an archive that is wrong; computes its constant cone.

    Raises DamagedArchive, Unloadable, KernelRefused or WorkspaceExhausted.
    """
    loaded = HoloLoader(archive).into_plan()
    if not loaded.warm_start:
        return ()
    try:
        claims = Claims.of(ConstantCone.of(Plan.of(loaded)), loaded.warm_start)
    except FalseClaim as fault:
        return (fault,)
    return tuple(claims.faults(provider_named(AUTO), BufferArena()))
