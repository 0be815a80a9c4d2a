"""Section kinds by what people call them: a kind, its number, or its name in any case."""

from holowork.archive.format import SECTIONS, SectionKind
from holowork.core import ArchiveError
from holowork.ops import one_of

_NAMES = tuple(section.name for section in SECTIONS)


class UnknownSection(ArchiveError, KeyError):
    """The format has no section of this name or number."""

    def __init__(self, key: object) -> None:
        super().__init__(one_of("section", _NAMES, key))
        self.key = key

    def __str__(self) -> str:
        return str(self.args[0])


def _folded(name: str) -> str:
    return name.replace("_", "").lower()


_BY_WORD = {_folded(section.name): section.kind for section in SECTIONS}


def kind_of(key: SectionKind | int | str) -> SectionKind:
    """The kind that is meant: `weights`, `Weights`, `WEIGHTS` and 3 are one; raises UnknownSection."""
    if isinstance(key, SectionKind):
        return key
    try:
        return _BY_WORD[_folded(key)] if isinstance(key, str) else SectionKind(key)
    except (KeyError, ValueError) as fault:
        raise UnknownSection(key) from fault


def is_kind(word: object) -> bool:
    """Whether a word is the name of a kind, in any case."""
    return isinstance(word, str) and _folded(word) in _BY_WORD
