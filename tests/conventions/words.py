"""Words that have no place in any text of the repository."""

import re
from collections.abc import Iterator

from tests.conventions.files import File

MARKERS = re.compile(r"\b(T[O]DO|F[I]XME|X[X]X|H[A]CK)\b")
HOSTS = re.compile(r"\b(pypi\.org|pythonhosted\.org|npmjs\.org|npmjs\.com|deb\.debian\.org)\b")
DATES = re.compile(
    r"\b20[2-9]\d-[01]\d-[0-3]\d\b|\b(January|February|March|April|May|June|July|August|September|"
    r"October|November|December) 20[2-9]\d\b"
)
DATED = frozenset({"CHANGELOG.md"})

SILENCED = re.compile(r"#\s*(noqa|type:\s*ignore)")
REASONED = re.compile(r"#\s*(noqa:\s*[A-Z]+\d+(,\s*[A-Z]+\d+)*|type:\s*ignore\[[\w\-, ]+\])[\s#:–-]+\w")
COMMENTED_OUT = re.compile(r"#\s*noqa:[^#]*\bERA")


def found(file: File, pattern: re.Pattern[str]) -> Iterator[tuple[int, str]]:
    """Line and text of every match."""
    for number, line in enumerate(file.text.splitlines(), start=1):
        for match in pattern.finditer(line):
            yield number, match.group()


def marker_words(file: File) -> Iterator[str]:
    """Notes to oneself: what is begun is finished."""
    return (file.at(line, f"the marker {word}") for line, word in found(file, MARKERS))


def hosts(file: File) -> Iterator[str]:
    """Names of package registries: a user may have another one."""
    return (file.at(line, f"the host {word}") for line, word in found(file, HOSTS))


def dates(file: File) -> Iterator[str]:
    """Dates, which only the change log has."""
    if file.path not in DATED:
        yield from (file.at(line, f"the date {word}") for line, word in found(file, DATES))


def silent_ignores(file: File) -> Iterator[str]:
    """Checks that are switched off without a reason on the line, or to keep commented-out code."""
    for number, line in enumerate(file.text.splitlines(), start=1):
        if COMMENTED_OUT.search(line):
            yield file.at(number, "commented-out code")
        elif SILENCED.search(line) and not REASONED.search(line):
            yield file.at(number, "a check is switched off without its code and a reason on the line")
