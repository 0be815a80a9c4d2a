"""How values show themselves: as text by their own repr, richly through one renderer set from above."""

from __future__ import annotations

import os
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Never, Protocol

from holowork.core.errors import WorkbenchError

PathLike = str | os.PathLike[str]
PNG = "image/png"


class NoRenderer(WorkbenchError):
    """A rich form was asked for where nothing can make one."""

    def __str__(self) -> str:
        return "display: expected a renderer, found none; `import holowork` sets it"


class Renderer(Protocol):
    """Makes the rich forms of every value."""

    def bundle(self, value: object, *, has_png: bool = False) -> Mapping[str, object]:
        """Return the compact forms by MIME type, text/plain left out; none where only text is wanted.

        With `has_png` there is a PNG too, of what has a picture.
        """
        ...

    def html(self, value: object, path: PathLike | None) -> str:
        """Return a page that stands alone, and write it to `path` if there is one."""
        ...

    def svg(self, value: object, path: PathLike | None) -> str:
        """Return a picture, and write it to `path` if there is one."""
        ...

    def png(self, value: object, path: PathLike | None) -> bytes:
        """Return a picture as PNG, and write it to `path` if there is one."""
        ...

    def view(self, value: object, **state: object) -> object:
        """Return the live view, opened at `state`."""
        ...

    def plot(self, value: object, name: str, **options: object) -> object:
        """Return the figure of that name."""
        ...

    def line(self) -> Callable[[str], object]:
        """Return what shows a line below the running cell in place of its last one; "" leaves nothing."""
        ...


_loaders: list[Callable[[], Renderer]] = []


def set_renderer(load: Callable[[], Renderer] | None) -> None:
    """Let the renderer that `load` returns, on each use, make every rich form; None: text only."""
    _loaders[:] = [] if load is None else [load]


def renderer() -> Renderer:
    """Return the renderer in use; raises NoRenderer."""
    if not _loaders:
        raise NoRenderer
    return _loaders[0]()


class Showable:
    """Something that a notebook shows as a card; its text form is its repr."""

    __slots__ = ()

    def _repr_mimebundle_(
        self, *, include: Container[str] | None = None, **_hints: object
    ) -> dict[str, object]:
        """The forms for a notebook; a PNG, which takes long to draw, where `include` asks for it by name."""
        has_png = include is not None and PNG in include
        rich = renderer().bundle(self, has_png=has_png) if _loaders else {}
        return {**rich, "text/plain": repr(self)}

    def _repr_html_(self) -> str | None:
        html = self._repr_mimebundle_().get("text/html")
        return None if html is None else str(html)


class Displayable(Showable):
    """Something that a notebook shows richly, and that can be written and viewed."""

    __slots__ = ()

    def view(self, **state: object) -> object:
        """Return a live view of this, opened at `state`."""
        return renderer().view(self, **state)

    def to_html(self, path: PathLike | None = None) -> str:
        """Return this as an HTML page that stands alone; write it to `path` if one is given."""
        return renderer().html(self, path)

    def to_svg(self, path: PathLike | None = None) -> str:
        """Return a picture of this; write it to `path` if one is given."""
        return renderer().svg(self, path)

    def to_png(self, path: PathLike | None = None) -> bytes:
        """Return a picture of this as PNG, on light paper; write it to `path` if one is given."""
        return renderer().png(self, path)


class Runnable:
    """Something that a session runs, and says so where it is asked to run itself."""

    __slots__ = ()

    if not TYPE_CHECKING:  # attributes are checked by type

        def __getattr__(self, name: str) -> Never:
            kind = type(self).__name__
            hint = f". Write Session({kind.lower()}).{name}(…)" if name in _OF_SESSIONS else ""
            told = f"{kind}: expected an attribute, found {name!r}{hint}"
            raise AttributeError(told, name=name, obj=self)


_OF_SESSIONS = frozenset({"execute", "execute_addressed", "intern", "prepare", "profile", "run"})


def on_one_line(value: object) -> str:
    """Write one value on one line; characters that a terminal would obey are escaped."""
    escaped = (
        char if char.isprintable() else char.encode("unicode_escape").decode("ascii") for char in str(value)
    )
    return "".join(escaped)


_PLURALS = (("y", 1, "ies"), (("s", "x", "ch", "sh"), 0, "es"), ("", 0, "s"))
"""How a word ends, how many of its letters go for its plural, and what comes: the first that fits."""


def counted(many: int, singular: str) -> str:
    """`1 node`, `2 nodes`, `0 misses`, `1,000 entries`: the one way to say how many there are."""
    if many == 1:
        return f"1 {singular}"
    cut, ending = next((cut, ending) for end, cut, ending in _PLURALS if singular.endswith(end))
    return f"{many:,} {singular[: len(singular) - cut]}{ending}"


_UNITS = ((1e-1, 1.0, "s"), (1e-4, 1e-3, "ms"), (1e-7, 1e-6, "µs"))
"""From so many seconds on, times are told in a unit of so many."""


def readable_time(seconds: float) -> str:
    """A time as people read it."""
    unit, name = next(((unit, name) for least, unit, name in _UNITS if seconds >= least), (1e-9, "ns"))
    return f"{seconds / unit:.2f} {name}"


def _column(header: str, values: Sequence[object]) -> list[str]:
    cells = [on_one_line(header), *map(on_one_line, values)]
    width = max(map(len, cells))
    are_numbers = all(isinstance(value, int | float) for value in values)
    justify = str.rjust if are_numbers else str.ljust
    return [justify(cell, width) for cell in [cells[0], "-" * width, *cells[1:]]]


def table(rows: Iterable[Sequence[object]], headers: Sequence[str]) -> str:
    """Set `rows` in columns under `headers`: columns of numbers to the right, all else to the left.

    Raises ValueError if a row is not as long as the headers.
    """
    columns = [_column(header, values) for header, *values in zip(headers, *rows, strict=True)]
    return "\n".join("  ".join(line).rstrip() for line in zip(*columns, strict=True))
