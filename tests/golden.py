"""Golden files: what is below the rule, or a whole derived page, compared or written anew."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from holowork.core import Event
from holowork.ir import Graph, parse, show
from holowork.passes import NearMiss, Pass, run

RULE = re.compile(r"^---- .*\n", re.MULTILINE)


@dataclass(frozen=True, kw_only=True)
class Golden:
    """The comparison of one run; `update` writes what it would have refused."""

    update: bool

    def case(self, path: Path, transform: Callable[[str], str]) -> None:
        """Below the rule `---- name` stands what `transform` makes of the text above it."""
        text = path.read_text(encoding="utf-8")
        rule = RULE.search(text)
        assert rule, f"{path}: expected a rule '---- name', found none"
        self.page(path, text[: rule.end()] + transform(text[: rule.start()]))

    def page(self, path: Path, derived: str) -> None:
        """The whole file is `derived`."""
        if self.update:
            path.write_text(derived, encoding="utf-8")
        assert path.read_text(encoding="utf-8") == derived, f"{path} differs; --update-golden writes it anew"


def after(pass_: Pass[Graph], text: str) -> str:
    """The graph of a text after a pass; for each near miss a comment: its node, its rule, what must hold."""
    events: list[Event] = []
    graph = run((pass_,), parse(text), events.append)
    missed = (event for event in events if isinstance(event, NearMiss))
    lines = (f"# near miss: %{miss.node} {miss.rule}, only if {miss.condition}\n" for miss in missed)
    return show(graph) + "".join(lines)
