"""What a memo holds, entry by entry."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from holowork.archive import readable_bytes
from holowork.core import KappaLabel
from holowork.runtime.shortcuts import Key
from holowork.runtime.values import Value

RUN, CONE = "run", "cone"


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class MemoEntry:
    """One result that is kept: of a run, or of a cone, which is what depends on some inputs alone.

    `inputs` are the labels that it is found by, `seconds` what it took to compute, None for a cone, which has
    no time of its own. `bytes` that several entries hold are counted in each. `hits` are look-ups by these
    labels; those by the very values that were presented before are counted for the whole memo alone.
    It holds the result as long as it lives.
    """

    key: Key = field(repr=False)
    bytes: int
    seconds: float | None
    hits: int
    held: object = field(repr=False)

    def __repr__(self) -> str:
        found_by = ", ".join(f"κ {label.short}" for label in self.inputs) or "no input"
        return f"MemoEntry({self.kind} of {found_by}: {readable_bytes(self.bytes)}, {self.hits} hits)"

    @property
    def kind(self) -> str:
        """`run`, or `cone`."""
        return CONE if self.key and isinstance(self.key[0], int) else RUN

    @property
    def inputs(self) -> tuple[KappaLabel, ...]:
        """The labels that it is found by."""
        return tuple(KappaLabel(part) for part in self.key if isinstance(part, str))

    @property
    def outputs(self) -> tuple[KappaLabel, ...]:
        """The labels of the outputs that it holds, derived when they are first asked for."""
        found = getattr(self.held, "outputs", ())
        values = found.values() if isinstance(found, Mapping) else found
        return tuple(value.label for value in values if isinstance(value, Value))

    @property
    def name(self) -> str:
        """What tells it from all others of its memo."""
        return " ".join(map(str, (self.kind, *self.key)))
