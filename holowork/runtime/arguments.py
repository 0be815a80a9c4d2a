"""Arguments as callers give them, by name, in order or by label; refused where they are something else."""

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from keyword import iskeyword

from holowork.core import KappaLabel
from holowork.runtime.errors import InputMismatch, OutputMismatch, UnknownPort, listed

_LISTS = (list, tuple)
_NO_LIST = (Mapping, AbstractSet, str, bytes, bytearray, memoryview)
"""What can be walked, and is no list of arrays in order; what has `__array__` is one array."""


def in_order(
    given: object,
    names: Sequence[str],
    refusal: type[InputMismatch | OutputMismatch] = InputMismatch,
) -> Sequence[object]:
    """What was given for the ports of these names, one for each; raises `refusal` for anything else."""
    each = given if isinstance(given, _LISTS) else _walked(given, names, refusal)
    if len(each) != len(names):
        raise refusal("count", _counted(names, refusal.side), len(each) or "none")
    return each


def _walked(
    given: object, names: Sequence[str], refusal: type[InputMismatch | OutputMismatch]
) -> Sequence[object]:
    if isinstance(given, _NO_LIST) or hasattr(given, "__array__") or not isinstance(given, Iterable):
        hint = "; run takes names" if isinstance(given, Mapping) and refusal is InputMismatch else ""
        expected = f"a list of {_counted(names, refusal.side)}"
        raise refusal("order", expected, f"{type(given).__name__}{hint}")
    return tuple(given)


def _counted(names: Sequence[str], side: str) -> str:
    listing = f" ({listed(names)})" if names else ""
    return f"{len(names) or 'no'} {side}{'s' * (len(names) != 1)}{listing}"


def by_name(given: Sequence[object], named: Mapping[str, object], names: Sequence[str]) -> list[object]:
    """What was given for each of the ports of these names, in their order.

    `given` is what stood before the names: one mapping, None, or nothing. Raises InputMismatch, UnknownPort.
    """
    first = {} if not given or given[0] is None else given[0]
    if len(given) > 1 or not isinstance(first, Mapping):
        found = ", ".join(type(one).__name__ for one in given[:2]) + ", …" * (len(given) > 2)
        form = ", ".join("…" for _ in names[:2]) + ", …" * (len(names) > 2)
        remedy = f"execute([{form}]) takes them in order"
        raise InputMismatch("names", f"arrays by name, {_example(names)}", f"{found}; {remedy}")
    for name in first.keys() & named.keys():
        raise InputMismatch(repr(name), "one array", "two, in the mapping and by name")
    return _each({**first, **named}, names)


def _each(given: Mapping[str, object], names: Sequence[str]) -> list[object]:
    known = frozenset(names)
    for name in given:
        if name not in known:
            raise UnknownPort("input", name, tuple(names))
    for name in names:
        if name not in given:
            raise InputMismatch(repr(name), "an array", "nothing")
    return [given[name] for name in names]


def _example(names: Sequence[str]) -> str:
    """How a run on ports of these names is written, the first two of them."""
    more = ", …" * (len(names) > 2)
    if all(name.isidentifier() and not iskeyword(name) for name in names[:2]):
        return f"run({', '.join(f'{name}=…' for name in names[:2])}{more})"
    return f"run({{{', '.join(f'{name!r}: …' for name in names[:2])}{more}}})"


def label_given(label: object, where: str) -> KappaLabel:
    """The label, if it is one; raises InputMismatch, which says how to come by it."""
    if isinstance(label, KappaLabel):
        return label
    if isinstance(getattr(label, "label", None), KappaLabel):
        remedy = "its .label is one"
    else:
        remedy = "KappaLabel(text) makes one" if isinstance(label, str) else "intern(array).label is one"
    raise InputMismatch(where, "a KappaLabel", f"{type(label).__name__}; {remedy}")
