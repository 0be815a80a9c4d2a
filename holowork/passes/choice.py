"""Which passes are run: names and passes, as users give them."""

from collections.abc import Iterable

from holowork.core import ModelError
from holowork.ir import Graph
from holowork.ops import shown, suggestion
from holowork.passes.pipeline import Pass

Known = tuple[Pass[Graph], ...]


class NoSuchPass(ModelError):
    """A pass was asked for that there is not, or something that is none."""

    def __init__(self, where: str, known: tuple[str, ...], found: object) -> None:
        hint = suggestion(found, known) if isinstance(found, str) else ""
        expected = f"one of {', '.join(known)}, or a Pass"
        super().__init__(f"{where}: expected {expected}, found {shown(found)}{hint and '. '}{hint}")
        self.known = known
        self.found = found


class NotPasses(ModelError):
    """Something else than a list of passes was given."""

    def __init__(self, found: object) -> None:
        hint = f"; write passes=({found!r},)" if isinstance(found, str | Pass) else ""
        expected = "a list of names and passes, () for none, None for all"
        super().__init__(f"passes: expected {expected}, found {type(found).__name__}{hint}")
        self.found = found


def chosen(given: object, known: Known, always: frozenset[str] = frozenset()) -> Known:
    """The passes that were asked for, in the order given; all known ones for None.

    Steps in `always` run whatever is asked for, so that their names choose nothing. Raises NoSuchPass for an
    unknown name, with the nearest one, NotPasses for what is no list.
    """
    if given is None:
        return known
    if isinstance(given, str | bytes | Pass) or not isinstance(given, Iterable):
        raise NotPasses(given)
    asked = ((place, item) for place, item in enumerate(given) if not _is_named(item, always))
    return tuple(_one(place, item, known) for place, item in asked)


def _is_named(item: object, names: frozenset[str]) -> bool:
    return isinstance(item, str) and item in names


def _one(place: int, item: object, known: Known) -> Pass[Graph]:
    if isinstance(item, Pass):
        return item
    found = next((one for one in known if one.name == item), None)
    if found is None:
        raise NoSuchPass(f"passes[{place}]", tuple(one.name for one in known), item)
    return found
