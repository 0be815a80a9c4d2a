"""The names that a text has bound so far, and everything that was refused on the way."""

from dataclasses import dataclass
from functools import cached_property, partial

from holowork.ops import Tensor, suggestion
from holowork.source.diagnostics import Kind, Rejected
from holowork.source.program import names_read
from holowork.source.syntax import Item, Name, Output


@dataclass(frozen=True, slots=True)
class Bound:
    """What a name stands for; `tensor` is None where its line was refused, which is told once."""

    line: int
    tensor: Tensor | None
    is_quoted: bool


class Scope:
    """Names bound in the order of the text."""

    def __init__(self, items: tuple[Item, ...]) -> None:
        self._items = items
        self._bound: dict[str, Bound] = {}
        self.rejected: list[Rejected] = []

    def report(self, rejected: Rejected) -> None:
        """Keep what was refused."""
        self.rejected.append(rejected)

    def has(self, name: str) -> bool:
        """Whether the name is bound."""
        return name in self._bound

    def hides(self, word: str) -> bool:
        """Whether a word is a plain name here. A name in quotes takes no word away."""
        bound = self._bound.get(word)
        return bound is not None and not bound.is_quoted

    def bind(self, name: Name, tensor: Tensor | None) -> None:
        """Give a value its name; a name that is taken is reported, and stands for nothing from then on."""
        earlier = self._bound.get(name.text)
        if earlier is None:
            self._bound[name.text] = Bound(name.place.line, tensor, name.is_quoted)
            return
        self._bound[name.text] = Bound(earlier.line, None, earlier.is_quoted)
        message = f"expected a new name, found {name.text!r}, which line {earlier.line + 1} has taken"
        self.report(Rejected(Kind.DUPLICATE, name.place, message))

    def value(self, name: Name, kind: Kind) -> Tensor | None:
        """The value of a name, or None where its line was refused; raises Rejected if it is not bound."""
        bound = self._bound.get(name.text)
        if bound is None:
            message = f"expected a value from a line above, found {name.text!r}"
            raise Rejected(kind, name.place, message, hint=partial(self._hint, name))
        return bound.tensor

    def _hint(self, name: Name) -> str:
        later, line = self._declared.get(name.text), name.place.line
        if later is None:
            above = (known for known, bound in self._bound.items() if bound.line < line)
            return suggestion(name.text, above) or "Declare it with input, const or let"
        if later.place.line == line:
            return f"Line {line + 1} needs itself: a cycle"
        if self._reaches(later, line):
            return f"Lines {line + 1} and {later.place.line + 1} need each other: a cycle"
        return f"Line {later.place.line + 1} declares it: move that line above this one"

    @cached_property
    def _declared(self) -> dict[str, Item]:
        """The line that declares each name, wherever it stands."""
        return {
            item.name.text: item
            for item in reversed(self._items)
            if item.name is not None and not isinstance(item, Output)
        }

    def _reaches(self, item: Item, line: int) -> bool:
        """Whether a declaration needs, through others, what a line declares."""
        seen: set[int] = set()
        ahead = [item]
        while ahead:
            here = ahead.pop()
            if here.place.line == line:
                return True
            if here.place.line not in seen:
                seen.add(here.place.line)
                ahead += [self._declared[name] for name in names_read(here) if name in self._declared]
        return False
