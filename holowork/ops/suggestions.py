"""Names that somebody may have meant, for messages that refuse another."""

from collections.abc import Iterable
from difflib import get_close_matches
from itertools import islice

import numpy as np

from holowork.ops.vocabulary import INSTEAD, MEANT, folded

_MOST = 3
_LONGEST_NAME = 60
"""Letters up to which a name is compared: a search takes time in the product of lengths."""
_MOST_CANDIDATES = 2000
_NUMPYS = frozenset((*np.__all__, *dir(np.ndarray)))
"""The words of NumPy, by its lists: to ask for an attribute may load a module, or warn."""


def nearest(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """Up to three of the known names, whatever the case: the same one, else what others call `name`.

    Where there is neither, those with `name` as a whole word, else those of similar letters.
    """
    if len(name) > _LONGEST_NAME:
        return ()
    candidates = list(islice((one for one in known if len(one) <= _LONGEST_NAME), _MOST_CANDIDATES))
    same = [one for one in candidates if folded(one) == folded(name)]
    meant = [one for word in MEANT.get(folded(name), ()) for one in candidates if one.rstrip("_") == word]
    found = same or meant or _similar(name.lower(), candidates)
    return tuple(dict.fromkeys(found))[:_MOST]


def nearest_op(name: str, known: Iterable[str]) -> tuple[str, ...]:
    """As `nearest`, for names of ops: a word that has a meaning elsewhere is no misspelling of another."""
    candidates = tuple(islice(known, _MOST_CANDIDATES))
    is_word = name.lower() in _NUMPYS
    near = nearest(name, candidates)
    if folded(name) in INSTEAD:
        return ()
    return tuple(one for one in near if not is_word or _is_told(name, one))


def _is_told(name: str, candidate: str) -> bool:
    """Whether more than letters speaks for a candidate: the name itself, a table, a whole word."""
    is_meant = candidate.rstrip("_") in MEANT.get(folded(name), ())
    return folded(name) == folded(candidate) or is_meant or name.lower() in candidate.split("_")


def instead_of(name: str) -> str:
    """How to go on without an op of this name, where others have one; empty for any other name."""
    return INSTEAD.get(folded(name), "")


def op_hint(name: str, known: Iterable[str]) -> str:
    """What to write instead of the name of an op that there is none of; empty where nothing is near."""
    return instead_of(name) or question(nearest_op(name, known))


def _similar(name: str, candidates: list[str]) -> list[str]:
    as_word = [one for one in candidates if name in one.split("_")]
    return as_word or get_close_matches(name, candidates, n=_MOST)


def question(near: Iterable[str]) -> str:
    """`Did you mean …?` with these names; empty for none."""
    *first, last = near or [""]
    if not last:
        return ""
    return f"Did you mean {', '.join(first)} or {last}?" if first else f"Did you mean {last}?"


def suggestion(name: str, known: Iterable[str]) -> str:
    """The question whether a similar name is meant; empty where none is similar."""
    return question(nearest(name, known))


def refusal(where: str, expected: str, found: object, *, known: Iterable[str]) -> str:
    """`where: expected …, found …`, with the question whether one of the known names is meant."""
    hint = suggestion(found, known) if isinstance(found, str) else ""
    return f"{where}: expected {expected}, found {found!r}{hint and f'. {hint}'}"


def one_of(where: str, known: Iterable[str], found: object) -> str:
    """The refusal of what is none of a few names, which are listed."""
    names = tuple(known)
    return refusal(where, f"one of {', '.join(names)}", found, known=names)
