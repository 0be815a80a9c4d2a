"""The steps of a draft: one input, constant, op or output each, in an order that a graph can have."""

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from heapq import heapify, heappop, heappush

from holowork.ir import ABSENT, CONST, INPUT, OUTPUT, Attribute, Constant, Graph, Node, Origin, TensorType
from holowork.ops import TABLE
from holowork.workbench.step_faults import Circular
from kernels_ir import DType

DRAFTED = Origin("Build panel")
"""Where a node comes from that was asked for in a panel."""


@dataclass(frozen=True, kw_only=True)
class Held:
    """The constant of a graph that was drafted from, and how Python finds it there."""

    place: int
    name: str
    is_alone: bool
    """Whether no other constant of the graph has its name."""

    def __str__(self) -> str:
        return f"held[{self.name!r}]" if self.is_alone else f"graph.nodes[{self.place}]"


@dataclass(frozen=True, kw_only=True)
class Step:
    """One line of a draft; its sources are places of other steps, ABSENT where none is connected.

    An op has a source for each of its operands, in the order of their roles. `type` is that of an input;
    `held` says where a constant was found. A step that `is_kept` is none that a graph is built from by a
    method, such as a call that passes made.
    """

    op: str
    name: str = ""
    sources: tuple[int, ...] = ()
    attributes: tuple[tuple[str, Attribute], ...] = ()
    type: TensorType | None = None
    constant: Constant | None = None
    held: Held | None = None
    is_kept: bool = False
    origin: Origin = DRAFTED

    @property
    def present(self) -> tuple[int, ...]:
        """The sources that are connected."""
        return tuple(source for source in self.sources if source != ABSENT)

    @property
    def given(self) -> tuple[int, ...]:
        """The sources as an op is applied to them: what is not connected at the end is not there."""
        last = max((place for place, source in enumerate(self.sources, 1) if source != ABSENT), default=0)
        row = TABLE.get(self.op)
        return self.sources[: max(last, row.least_operands if row and not row.is_variadic else 0)]

    @property
    def is_value(self) -> bool:
        """Whether other steps can read it."""
        return self.op != OUTPUT


def steps_of(graph: Graph) -> tuple[Step, ...]:
    """The steps that make a graph again, one for each node."""
    names = Counter(node.name for node in graph if node.op == CONST)
    return tuple(
        Step(
            op=node.op,
            name=node.name,
            sources=_by_role(node),
            attributes=node.attributes,
            type=node.type if node.op == INPUT else None,
            constant=node.constant,
            held=_held(place, node, names),
            is_kept=_is_kept(node),
            origin=node.origin,
        )
        for place, node in enumerate(graph.nodes)
    )


def _held(place: int, node: Node, names: Counter[str]) -> Held | None:
    if node.op != CONST:
        return None
    return Held(place=place, name=node.name, is_alone=bool(node.name) and names[node.name] == 1)


def _by_role(node: Node) -> tuple[int, ...]:
    """A source for each role of the op."""
    row = TABLE.get(node.op)
    if row is None or row.is_variadic:
        return node.sources
    return node.sources + (ABSENT,) * (len(row.roles) - len(node.sources))


def _is_kept(node: Node) -> bool:
    """Whether no method of a graph under construction makes such a node."""
    if node.op == INPUT:
        return not node.name or node.type.dtype is DType.F64
    if node.op in {CONST, OUTPUT}:
        return False
    row = TABLE.get(node.op)
    if row is None or not row.is_offered:
        return True
    return not {name for name, _ in node.attributes} <= {spec.name for spec in row.offered_attributes}


def arranged(steps: Sequence[Step]) -> tuple[int, ...]:
    """The places of the steps in an order in which each comes after its sources, as near to theirs as can be.

    Ports keep their order. Raises Circular.
    """
    waits = [set(sources) for sources in _needed(steps)]
    if all(source < place for place, sources in enumerate(waits) for source in sources):
        return tuple(range(len(steps)))
    readers: dict[int, list[int]] = {}
    for place, sources in enumerate(waits):
        for source in sources:
            readers.setdefault(source, []).append(place)
    ready = [place for place, sources in enumerate(waits) if not sources]
    heapify(ready)
    order: list[int] = []
    while ready:
        order.append(heappop(ready))
        _release(order[-1], readers.get(order[-1], ()), (waits, ready))
    _check_whole(waits, order)
    return tuple(order)


def _release(place: int, readers: Iterable[int], state: tuple[list[set[int]], list[int]]) -> None:
    """Let go what waited for a step alone."""
    waits, ready = state
    for reader in readers:
        waits[reader].discard(place)
        if not waits[reader]:
            heappush(ready, reader)


def _needed(steps: Sequence[Step]) -> Iterable[tuple[int, ...]]:
    """What must come before each step: its sources, and for an output the one before it."""
    last: tuple[int, ...] = ()
    for place, step in enumerate(steps):
        yield (*step.present, *(last if step.op == OUTPUT else ()))
        if step.op == OUTPUT:
            last = (place,)


def _check_whole(waits: Sequence[set[int]], order: Sequence[int]) -> None:
    stuck = sorted(set(range(len(waits))).difference(order))
    if stuck:
        raise Circular(stuck[0], min(waits[stuck[0]]))


def renumbered(steps: Sequence[Step], order: Sequence[int]) -> tuple[Step, ...]:
    """The steps in another order, or some of them, their sources at the new places."""
    places = {ABSENT: ABSENT} | {old: new for new, old in enumerate(order)}
    return tuple(
        replace(steps[old], sources=tuple(places[source] for source in steps[old].sources)) for old in order
    )
