"""Lists of what has a name: one is had by its position or by its name."""

from typing import ClassVar, Protocol, TypeVar, overload

from holowork.core import Displayable, SessionError
from holowork.ops import refusal

_MOST_NAMES = 8


class Named(Protocol):
    """Something with a name."""

    @property
    def name(self) -> str:
        """What it is called."""
        ...


T = TypeVar("T", bound=Named)


class NotListed(SessionError, LookupError):
    """A list has nothing at this position, or of this name."""

    def __init__(self, what: str, found: object, known: tuple[str, ...]) -> None:
        more = [f"{len(known) - _MOST_NAMES} more"] * (len(known) > _MOST_NAMES)
        names = ", ".join([*known[:_MOST_NAMES], *more])
        places = f"a position below {len(known)} or one of {names}"
        expected = places if known else "nothing, as there are none"
        super().__init__(refusal(what, expected, found, known=known))
        self.found = found
        self.known = known


class Listing(tuple[T, ...], Displayable):
    """A tuple whose items can be asked for by name too: the first of that name. Raises NotListed."""

    __slots__ = ()
    what: ClassVar[str] = "list"

    @overload  # type: ignore[override]  # a name is one more kind of key
    def __getitem__(self, key: int | str) -> T: ...
    @overload
    def __getitem__(self, key: slice) -> tuple[T, ...]: ...
    def __getitem__(self, key: int | str | slice) -> T | tuple[T, ...]:
        found = next((item for item in self if item.name == key), None) if isinstance(key, str) else None
        if found is not None:
            return found
        try:
            return super().__getitem__(key)  # type: ignore[index]  # a name that is none is refused below
        except (IndexError, TypeError) as fault:
            raise NotListed(self.what, key, tuple(item.name for item in self)) from fault

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(map(repr, self))})"
