"""Patterns: what a node and its sources look like, with names for what a rewrite speaks of."""

from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from typing import Protocol

from holowork.ir import ABSENT, Node

Binding = Mapping[str, int]
"""From the names of a pattern to ids of nodes."""
ROOT = "root"
"""What the first node of every pattern is called."""


class Nodes(Protocol):
    """Nodes by id: a graph, or one that is being written."""

    def __getitem__(self, node: int) -> Node:
        """The node of this id."""
        ...


@dataclass(frozen=True, kw_only=True)
class Pattern:
    """A node that passes `test`, whose sources look like `sources`; None for any sources at all.

    `ops` are the ops of such nodes where they can be listed. With `commutes`, sources may be in any of
    two orders; with `among`, others may stand before and behind them. A node that was matched by a name
    alone is bound to it, whatever it is. Nodes of the ops `through` are looked through: the first one is
    bound, and what is behind them is tested.
    """

    name: str = ""
    ops: frozenset[str] | None = None
    test: Callable[[Node], bool] | None = None
    sources: tuple["Pattern", ...] | None = None
    commutes: bool = False
    may_be_absent: bool = False
    through: frozenset[str] = frozenset()
    among: bool = False

    def fits(self, node: Node) -> bool:
        """Whether a node looks like this, its sources aside."""
        return (self.ops is None or node.op in self.ops) and (self.test is None or self.test(node))


def behind(nodes: Nodes, source: int, through: Collection[str]) -> Node:
    """The node at the end of a row of nodes of these ops, each of which reads the next one first."""
    found = nodes[source]
    while found.op in through:
        found = nodes[found.sources[0]]
    return found


def op(
    ops: str | tuple[str, ...], /, *sources: "Pattern | str", name: str = "", commutes: bool = False
) -> Pattern:
    """A node of one of these ops; a source is a pattern, or a name for whatever stands there.

    A name that ends in `?` is also for a source that is left out.
    """
    names = frozenset((ops,) if isinstance(ops, str) else ops)
    return Pattern(name=name, ops=names, sources=_patterns(sources), commutes=commutes)


def node(
    test: Callable[[Node], bool],
    /,
    *sources: "Pattern | str",
    name: str = "",
    commutes: bool = False,
    through: Collection[str] = (),
    among: bool = False,
) -> Pattern:
    """A node that passes a test, maybe behind nodes of some ops; sources are those of `op`.

    With `among`, others may stand before and behind them.
    """
    return Pattern(
        name=name,
        test=test,
        sources=_patterns(sources),
        commutes=commutes,
        through=frozenset(through),
        among=among,
    )


def _patterns(sources: tuple[Pattern | str, ...]) -> tuple[Pattern, ...] | None:
    """None where nothing is said of them."""
    return tuple(map(_pattern, sources)) or None


def _pattern(source: Pattern | str) -> Pattern:
    if isinstance(source, Pattern):
        return source
    return Pattern(name=source.rstrip("?"), may_be_absent=source.endswith("?"))


def bindings(pattern: Pattern, nodes: Nodes, root: Node) -> Iterator[Binding]:
    """Every way in which a node, which need not have an id yet, looks like a pattern."""
    if pattern.fits(root):
        yield from _of_sources(pattern, nodes, root)


def _of_sources(pattern: Pattern, nodes: Nodes, found: Node) -> Iterator[Binding]:
    if pattern.sources is None:
        yield {}
        return
    orders = [pattern.sources, pattern.sources[::-1]] if pattern.commutes else [pattern.sources]
    for sources in _padded(orders, len(found.sources)) if pattern.among else orders:
        if len(sources) == len(found.sources):
            yield from _each(list(zip(sources, found.sources, strict=True)), nodes, {})


_ANY = Pattern(may_be_absent=True)


def _padded(orders: list[tuple[Pattern, ...]], count: int) -> Iterator[tuple[Pattern, ...]]:
    """The sources anywhere among so many."""
    for sources in orders:
        others = count - len(sources)
        for before in range(others + 1):
            yield (*(_ANY,) * before, *sources, *(_ANY,) * (others - before))


def _each(pairs: list[tuple[Pattern, int]], nodes: Nodes, bound: Binding) -> Iterator[Binding]:
    """Every way to bind the pairs, in keeping with what is bound already."""
    if not pairs:
        yield bound
        return
    (pattern, source), *rest = pairs
    for more in _of_source(pattern, nodes, source):
        if all(bound.get(name, node) == node for name, node in more.items()):
            yield from _each(rest, nodes, {**bound, **more})


def _of_source(pattern: Pattern, nodes: Nodes, source: int) -> Iterator[Binding]:
    own = {pattern.name: source} if pattern.name else {}
    if source == ABSENT:
        yield from (own,) * pattern.may_be_absent
        return
    found = behind(nodes, source, pattern.through)
    if pattern.fits(found):
        yield from ({**own, **more} for more in _of_sources(pattern, nodes, found))
