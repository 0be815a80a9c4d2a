"""Hashing everything that is stored with a fingerprint, in one pass over the file."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from holowork.archive.content import ContentBlob
from holowork.archive.errors import ChecksumMismatch, DamagedArchive, Malformed, Truncated
from holowork.archive.format import SectionKind
from holowork.archive.problem import by_kind
from holowork.archive.problems import content_faults
from holowork.archive.section import SectionView
from holowork.archive.streams import hasher_of, walk
from holowork.archive.weights import WeightEntry
from holowork.codec import Body, body_of
from holowork.core import (
    Displayable,
    Hasher,
    HoloworkError,
    KappaLabel,
    LabelError,
    claim_check,
    counted,
    new_hasher,
)

if TYPE_CHECKING:
    from holowork.archive.container import Container


_MOST_PLACES = 3
_MOST_ALIKE = 8


@dataclass(frozen=True, kw_only=True)
class Verdict(Displayable):
    """What a verification found; true where nothing is wrong.

    Its text is `ok`, or a line for each kind of fault.
    """

    faults: tuple[DamagedArchive, ...]
    bodies: int | None
    """How many stored bodies were hashed, None where only the footer was."""
    false_claims: tuple[HoloworkError, ...] = ()
    """Results of section WarmStart that are not what their calls compute."""
    unchecked: str = ""
    """Why such results could not be computed, such as a program that does not load; empty where they were."""

    @property
    def ok(self) -> bool:
        """True where nothing is wrong."""
        return not self.faults and not self.false_claims

    def __bool__(self) -> bool:
        return self.ok

    def __str__(self) -> str:
        faults = by_kind(self.faults, lambda fault: (fault.where, fault.explanation), most=_MOST_ALIKE)
        return "\n".join((*faults, *map(str, self.false_claims))) or "ok"

    def __repr__(self) -> str:
        found = f"{counted(len(self.faults), 'fault')}: {self._places()}" if self.faults else self._claimed()
        bodies = "" if self.bodies is None else f" and {counted(self.bodies, 'body')}"
        deeper = "; verify(deep=True) says which body was changed" if self.is_unplaced else ""
        left = f"; WarmStart not computed: {self.unchecked}" if self.unchecked else ""
        return f"Verdict({found}; hashed the footer{bodies}{deeper}{left})"

    @property
    def is_unplaced(self) -> bool:
        """True where bytes were changed, and a deep verification may say of which stored body."""
        return self.bodies is None and any(type(fault) is ChecksumMismatch for fault in self.faults)

    def _claimed(self) -> str:
        return counted(len(self.false_claims), "false claim") if self.false_claims else "ok"

    def _places(self) -> str:
        """Where the first faults are; `str` says what is wrong with each."""
        more = len(self.faults) - _MOST_PLACES
        places = [f"{fault.where} at byte {fault.offset}" for fault in self.faults[:_MOST_PLACES]]
        return ", ".join([*places, *([f"{more} more"] if more > 0 else [])])


@dataclass(frozen=True, kw_only=True)
class Claim:
    """A body and the fingerprint that is stored for it."""

    where: str
    body: Body
    expected: bytes

    @property
    def end(self) -> int:
        """The byte behind the body."""
        return self.body.offset + self.body.length

    def part(self, block: memoryview, offset: int) -> memoryview:
        """What the block at an offset holds of the body."""
        return block[max(self.body.offset - offset, 0) : max(self.end - offset, 0)]


class Sweep:
    """Claims in byte order; each is hashed while its bytes come by, and judged when it ends."""

    def __init__(self, claims: Iterable[Claim]) -> None:
        self._waiting = deque(sorted(claims, key=lambda claim: claim.body.offset))
        self._running: list[tuple[Claim, Hasher]] = []
        self.faults: list[DamagedArchive] = []

    def feed(self, block: memoryview, offset: int) -> None:
        """Hash the block at an offset; blocks come in order, without gaps."""
        end = offset + len(block)
        while self._waiting and self._waiting[0].body.offset < end:
            claim = self._waiting.popleft()
            self._running.append((claim, hasher_of(claim.body)))
        for claim, hasher in self._running:
            hasher.update(claim.part(block, offset))
        for claim, hasher in self._running:
            self._judge(claim, hasher, is_over=claim.end <= end)
        self._running = [pair for pair in self._running if pair[0].end > end]

    def finish(self) -> None:
        """Judge what lies behind the last block: nothing, but for bodies of no bytes."""
        left = [*self._running, *((claim, new_hasher()) for claim in self._waiting)]
        for claim, hasher in left:
            self._judge(claim, hasher)

    def _judge(self, claim: Claim, hasher: Hasher, *, is_over: bool = True) -> None:
        if is_over and (found := hasher.digest()) != claim.expected:
            self.faults.append(ChecksumMismatch(claim.where, claim.body.offset, (claim.expected, found)))


def verified(archive: Container, *, deep: bool) -> Verdict:
    """Everything that is wrong with the frame and the footer; `deep`: with the stored bodies too."""
    frame = (*archive.table.version_faults(), *archive.table.entry_faults())
    if not deep:
        footer = archive.footer_fault
        return Verdict(faults=(*frame, *([footer] if footer else [])), bodies=None)
    unreadable: list[DamagedArchive] = []
    claims = tuple(_claims(archive, unreadable))
    try:
        hashed = [*content_faults(archive), *_swept(archive, claims)]
    except Truncated as fault:
        hashed = [fault]
    faults = (*frame, *unreadable, *hashed)
    verdict = Verdict(faults=faults, bodies=len(claims))
    return verdict if faults else _with_claims(verdict, archive)


def _with_claims(verdict: Verdict, archive: Container) -> Verdict:
    """The verdict, and what is wrong with the results that the archive claims, which are computed anew."""
    check = claim_check()
    if check is None or archive.sections.first(SectionKind.WARM_START) is None:
        return verdict
    try:
        return replace(verdict, false_claims=tuple(check(archive)))
    except HoloworkError as fault:
        return replace(verdict, unchecked=str(fault))


def _swept(archive: Container, claims: Iterable[Claim]) -> list[DamagedArchive]:
    sweep, footer = Sweep(claims), hasher_of(archive.hashed)
    walk(archive.hashed, lambda block, _: footer.update(block), sweep.feed)
    sweep.finish()
    fault = archive.settle_footer(footer.digest())
    return [*([fault] if fault else []), *sweep.faults]


def _claims(archive: Container, unreadable: list[DamagedArchive]) -> Iterator[Claim]:
    """Every fingerprint that is stored; faults of the sections go to `unreadable`."""
    for kind, claims_of in _CLAIMS.items():
        for view in archive.sections.all(kind):
            unreadable += view.reading.faults
            try:
                yield from claims_of(view)
            except LabelError as fault:
                unreadable.append(Malformed(f"{view.name}.label", view.ref.offset, str(fault)))


def _of_weights(view: SectionView) -> Iterator[Claim]:
    entries: tuple[WeightEntry, ...] = view.reading.value
    for index, entry in enumerate(entries):
        where = f"{view.name}[{index}]"
        yield Claim(where=where, body=body_of(entry.body), expected=entry.fingerprint)


def _of_content(view: SectionView) -> Iterator[Claim]:
    blob: ContentBlob | None = view.reading.value
    if blob is not None:
        expected = KappaLabel.parse(blob.label).digest
        yield Claim(where=view.name, body=body_of(blob.content), expected=expected)


_CLAIMS = {SectionKind.WEIGHTS: _of_weights, SectionKind.CONTENT_BLOB: _of_content}
