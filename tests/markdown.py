"""Parts of derived pages."""

from collections.abc import Iterable, Iterator

DERIVED = "This page is derived from the code by `make docs`."


def row(*cells: object) -> str:
    """One line of a table."""
    return "| " + " | ".join(str(cell).replace("|", "\\|").replace("\n", " ") for cell in cells) + " |"


def table(headers: tuple[str, ...], rows: Iterable[tuple[object, ...]]) -> Iterator[str]:
    """The lines of a table."""
    yield row(*headers)
    yield row(*("---" for _ in headers))
    yield from (row(*cells) for cells in rows)


def page(title: str, *parts: Iterable[str]) -> str:
    """A page of parts with an empty line between them."""
    texts = ["\n".join(part) for part in parts]
    return "\n\n".join((f"# {title}", DERIVED, *texts)) + "\n"


def anchor(title: str) -> str:
    """A link to a heading of the same page, as readers of Markdown make it."""
    kept = "".join(letter for letter in title.lower() if letter.isalnum() or letter in " -_")
    return f"[{title}](#{kept.replace(' ', '-')})"
