"""How the shapes of our drawings look: what is inherited, attributes, and the rules of the style element."""

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

Look = Mapping[str, str]
FIRST: Look = {"fill": "#000000", "stroke": "none", "font-size": "12", "text-anchor": "start"}
"""What holds where nothing is said."""
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_DARK = re.compile(r"@media[^{]*\{(?:[^{}]*\{[^{}]*\})*\}")
_SIZE = re.compile(r"([\d.]+)px")


@dataclass(frozen=True, kw_only=True)
class Rule:
    """What one selector says: a tag, classes, or both."""

    tag: str
    classes: frozenset[str]
    look: Look

    @property
    def weight(self) -> tuple[int, int]:
        """Of two rules the one with more classes holds, then the one with a tag."""
        return len(self.classes), bool(self.tag)


def rules_of(sheet: str) -> tuple[Rule, ...]:
    """The rules of a style element, those last that hold; those for dark grounds are left out."""
    rules = [rule for heads, body in _RULE.findall(_DARK.sub("", sheet)) for rule in _rules(heads, body)]
    return tuple(sorted(rules, key=lambda rule: rule.weight))


def _rules(heads: str, body: str) -> Iterator[Rule]:
    for head in heads.split(","):
        tag, *classes = head.strip().split(".")
        yield Rule(tag=tag, classes=frozenset(classes), look=declared(body))


def declared(body: str) -> dict[str, str]:
    """Declarations such as `stroke:#000;font:12px sans-serif`, of a font the size alone."""
    pairs = (pair.split(":", 1) for pair in body.split(";") if ":" in pair)
    told = {name.strip(): value.strip() for name, value in pairs}
    size = _SIZE.search(told.pop("font", "")) or _SIZE.search(told.get("font-size", ""))
    return {**told, "font-size": size[1]} if size else told


def look_of(tag: str, attributes: Look, above: tuple[Sequence[Rule], Look]) -> dict[str, str]:
    """How an element looks within what is above it: the rules, and the look of its parent."""
    rules, parent = above
    classes = set(attributes.get("class", "").split())
    found = {**parent, **attributes}
    for rule in rules:
        if rule.tag in {"", tag} and rule.classes <= classes:
            found |= rule.look
    return found | declared(attributes.get("style", ""))
