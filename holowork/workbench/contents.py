"""An archive as the Contents panel reads it: as far as it goes, hashed no further than is quick."""

from dataclasses import dataclass
from functools import cached_property
from pathlib import PurePath

from holowork.archive import Archive, SectionKind, SectionView, Weight
from holowork.core import Displayable, KappaLabel
from holowork.workbench.archive_view import MOST_HASHED
from holowork.workbench.exporting import stem_of

ENDING = ".bin"


@dataclass(frozen=True, kw_only=True, repr=False)
class Contents(Displayable):
    """An archive, and what it is called in the Python that a click amounts to."""

    archive: Archive
    expression: str = "archive"

    def __repr__(self) -> str:
        return repr(self.archive)

    @cached_property
    def seen(self) -> Archive:
        """The same bytes, read as far as they go: nothing of it refuses, and nothing hashes the file."""
        twin = Archive(self.archive.source, self.archive.table, self.archive.name)
        twin.is_damaged_view = True
        return twin

    @property
    def is_small(self) -> bool:
        """Whether the whole file is hashed unasked."""
        return self.archive.source.size <= MOST_HASHED

    @property
    def footer_state(self) -> str:
        """`ok`, `wrong`, or `not checked yet` where that would hash a large file."""
        if self.is_small:
            self.archive.footer_fault  # noqa: B018  # asking for it checks the footer
        return self.archive.footer_state

    @cached_property
    def weights(self) -> tuple[Weight, ...]:
        """The stored constants, in archive order."""
        return tuple(self.seen.weights.values())

    @cached_property
    def numbers(self) -> dict[str, int]:
        """Positions of the stored constants by the texts of their labels."""
        return {weight.label.text: number for number, weight in enumerate(self.weights)}

    @cached_property
    def names(self) -> dict[int, str]:
        """What the slots were called, where the archive says so."""
        return {slot.slot: slot.name for slot in self.seen.named_slots if slot.name}

    @cached_property
    def labels(self) -> dict[int, KappaLabel]:
        """The labels of sections by position; none of a file too large to hash unasked."""
        return {view.position: view.label() for view in self.seen.sections} if self.is_small else {}

    def position(self, kind: SectionKind) -> int:
        """The first section of a kind, −1 where there is none."""
        view = self.seen.sections.first(kind)
        return -1 if view is None else view.position

    def home_of(self, weight: Weight) -> int:
        """The section that holds the bytes of a constant."""
        return self.position(SectionKind.CONSTANTS if weight.stored.is_inline else SectionKind.WEIGHTS)

    def called(self, weight: Weight) -> str:
        """The first name of a constant; empty where none is stored."""
        return next((use.name for use in weight.uses if use.name), "")

    def stem(self, part: SectionView | Weight) -> str:
        """How the name of a file with the bytes of a part begins."""
        if isinstance(part, Weight):
            own = self.called(part) or f"constant-{self.numbers[part.label.text]}"
        else:
            own = f"{part.position}-{part.name}"
        return stem_of(f"{PurePath(self.archive.name).stem or 'archive'}-{own}", "archive")

    def saving(self, part: SectionView | Weight, name: str) -> str:
        """The Python that writes the bytes of a part."""
        if isinstance(part, Weight):
            return f'{self.expression}.weights[{self.numbers[part.label.text]}].save("{name}")'
        return f'{self.expression}.extract({part.position}, "{name}")'
