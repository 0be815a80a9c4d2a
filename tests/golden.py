"""Golden files: what is below the rule, or a whole derived page, compared or written anew."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

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
