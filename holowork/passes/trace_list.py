"""All passes of a program, by position or name, and what they tell together."""

import json
import os
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from holowork.core import Displayable, ModelError, counted, table, write_whole
from holowork.ir import Node
from holowork.ops import refusal
from holowork.passes.trace import PassStop
from holowork.passes.trace_explain import Explanation, explained
from holowork.passes.trace_lineage import Lineage
from holowork.passes.trace_record import record_of


@dataclass(frozen=True)
class PassList(Displayable):
    """Passes in the order in which they ran, by position or name."""

    stops: tuple[PassStop, ...]
    name: str = field(default="")

    def __iter__(self) -> Iterator[PassStop]:
        return iter(self.stops)

    def __len__(self) -> int:
        return len(self.stops)

    def __getitem__(self, key: int | str) -> PassStop:
        """Find a pass; raises UnknownPass, IndexError for a position."""
        if isinstance(key, int):
            return self.stops[key]
        for stop in self.stops:
            if stop.name == key:
                return stop
        raise UnknownPass(key, tuple(stop.name for stop in self.stops))

    def __add__(self, other: "PassList") -> "PassList":
        """These passes, then others."""
        return PassList((*self.stops, *other.stops), self.name)

    @cached_property
    def lineage(self) -> Lineage:
        """Which nodes of the first graph each node of the last one stands for."""
        return Lineage.of(self.stops)

    def provenance(self, node: int) -> tuple[Node, ...]:
        """The nodes of the first graph that a node of the last one stands for; `origin` has their lines."""
        return tuple(self.lineage.first[origin] for origin in self.lineage.back_to_first(node))

    def explain(self, what: str | int) -> Explanation:
        """Why each node on the way to an output, a named value or a node of the last graph looks as it does.

        Raises UnknownValue.
        """
        return explained(self.lineage, what)

    def to_json(self, path: str | os.PathLike[str] | None = None) -> dict[str, Any]:
        """All of it in values that JSON has, as docs/trace.md says; written to `path` if one is given."""
        told = record_of(self.stops, self.name).to_json()
        if path is not None:
            write_whole(path, [json.dumps(told, indent=1).encode(), b"\n"])
        return told

    def __repr__(self) -> str:
        rows = [(s.name, s.stage, f"{s.seconds * 1e3:.2f} ms", _nodes(s), _change(s)) for s in self]
        listed = table(rows, ("pass", "stage", "time", "nodes", "what changed"))
        return f"PassList({self.name!r}, {counted(len(self), 'pass')})\n{listed}"


def _nodes(stop: PassStop) -> str:
    return f"{len(stop.before)} → {len(stop.after)}"


def _change(stop: PassStop) -> str:
    """The rules that were applied and how often, else what the step tells."""
    tally: dict[str, int] = {}
    for rewrite in stop.rewrites:
        tally[rewrite.rule] = tally.get(rewrite.rule, 0) + 1
    rules = [rule if times == 1 else f"{rule} ×{times}" for rule, times in tally.items()]
    shown = ", ".join([*rules[:_MOST_RULES], *["…"] * (len(rules) > _MOST_RULES)])
    counts = f"−{stop.removed} +{stop.added}" if stop.is_change else ""
    return "  ".join(part for part in (counts, shown, stop.note) if part)


_MOST_RULES = 3


class UnknownPass(ModelError):
    """There is no pass of this name."""

    def __init__(self, name: object, known: tuple[str, ...]) -> None:
        super().__init__(refusal("passes", f"a position or one of {', '.join(known)}", name, known=known))
        self.name = name
        self.known = known
