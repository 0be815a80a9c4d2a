"""The values of a model by their names: those of a graph, and around it those of the graph that holds it."""

from collections.abc import Callable
from difflib import get_close_matches

from holowork.importers.errors import MalformedModel
from holowork.ops import Tensor

Made = Callable[[], Tensor]


class Scope:
    """Names and their tensors; a constant becomes a node when it is first read."""

    def __init__(self, outer: "Scope | None" = None) -> None:
        self._outer = outer
        self._tensors: dict[str, Tensor | None] = {}
        self._waiting: dict[str, Made] = {}

    def expect(self, name: str, make: Made) -> None:
        """Note a constant; `make` is called when its name is first read. Raises MalformedModel."""
        self._refuse_taken(name)
        self._waiting[name] = make

    def bind(self, name: str, tensor: Tensor | None) -> None:
        """Give a value its name, None for an absent one; raises MalformedModel for a name that is taken."""
        self._refuse_taken(name)
        self._tensors[name] = tensor

    def holds(self, name: str) -> bool:
        """Whether a value of this name can be read from this graph itself."""
        return name in self._tensors or name in self._waiting

    def knows(self, name: str) -> bool:
        """Whether a value of this name can be read, here or around."""
        return self.holds(name) or bool(self._outer and self._outer.knows(name))

    def find(self, name: str, where: str) -> Tensor | None:
        """The value of a name, None for one that is absent; raises MalformedModel."""
        if name in self._waiting:
            self._tensors[name] = self._waiting.pop(name)()
        if name in self._tensors:
            return self._tensors[name]
        if self._outer is None or not self._outer.knows(name):
            raise MalformedModel(where, "the name of a value before it", f"{name!r}{self._near(name)}")
        return self._outer.find(name, where)

    def _refuse_taken(self, name: str) -> None:
        if self.holds(name):
            raise MalformedModel("graph", "one value for each name", f"a second one called {name!r}")

    def _near(self, name: str) -> str:
        close = get_close_matches(name, [*self._tensors, *self._waiting], n=1)
        return f", which nothing makes; there is {close[0]!r}" if close else ", which nothing makes"
