"""The names that a text has bound so far, and everything that was refused on the way."""

from dataclasses import dataclass
from functools import cached_property, partial

from holowork.ops import Tensor, suggestion
from holowork.source.diagnostics import Kind, Place, Rejected
from holowork.source.program import Program, names_bound, names_read
from holowork.source.syntax import Item, Name


@dataclass(frozen=True, slots=True)
class Bound:
    """What a name stands for; `tensor` is None where its line was refused, which is told once."""

    line: int
    tensor: Tensor | None
    is_quoted: bool


class Scope:
    """Names bound in the order of the text."""

    def __init__(self, program: Program) -> None:
        self._program = program
        self._here = Place(0, 0, "")
        self._bound: dict[str, Bound] = {}
        self.rejected: list[Rejected] = []

    def enter(self, item: Item) -> None:
        """Go on to a declaration."""
        self._here = item.place

    def report(self, rejected: Rejected) -> None:
        """Keep what was refused."""
        self.rejected += [rejected, *rejected.others]

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
            raise Rejected(kind, name.place, message, hint=partial(self._hint, name, self._here))
        return bound.tensor

    def _hint(self, name: Name, here: Place) -> str:
        later = self._declared.get(name.text)
        if later is None:
            above = (known for known, bound in self._bound.items() if bound.line < here.line)
            return suggestion(name.text, above) or self._program.to_declare
        if later.place == here:
            return f"Line {here.line + 1} needs itself: a cycle"
        if self._reaches(later, here):
            return f"Lines {here.line + 1} and {later.place.line + 1} need each other: a cycle"
        return f"Line {later.place.line + 1} declares it: move that line above this one"

    @cached_property
    def _declared(self) -> dict[str, Item]:
        """The declaration of each name, wherever it stands."""
        return {name.text: item for item in reversed(self._program.items) for name in names_bound(item)}

    def _reaches(self, item: Item, here: Place) -> bool:
        """Whether a declaration needs, through others, what is declared in a place."""
        seen: set[Place] = set()
        ahead = [item]
        while ahead:
            found = ahead.pop()
            if found.place == here:
                return True
            if found.place not in seen:
                seen.add(found.place)
                ahead += [self._declared[name] for name in names_read(found) if name in self._declared]
        return False
