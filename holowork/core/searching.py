"""Searching in graphs: the language lies in a layer above, which sets it."""

from collections.abc import Callable

from holowork.core.errors import GraphError

Search = Callable[[object, str], tuple[int, ...]]
"""From a graph and a query to the ids of the nodes that it finds."""
_loaders: list[Callable[[], Search]] = []


class NoSearch(GraphError):
    """A graph was searched where nothing knows the language."""

    def __str__(self) -> str:
        return "find: expected a search language, found none; `import holowork` sets it"


def set_search(load: Callable[[], Search] | None) -> None:
    """Let the search that `load` returns, on each use, answer `find`; None: nothing does."""
    _loaders[:] = [] if load is None else [load]


class Searchable:
    """Something with nodes that can be found."""

    __slots__ = ()

    def find(self, query: str) -> tuple[int, ...]:
        """The ids of the nodes that a query finds, such as `op:gelu dtype:bf16 shape:*x768 cost:>1M`.

        Terms are combined; a word without a colon is looked for in names and ops. Raises BadTerm.
        """
        if not _loaders:
            raise NoSearch
        return _loaders[0]()(self, query)
