"""Building what a draft describes: as much of it as can be, and why the rest cannot."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from typing import ClassVar

from holowork.core import HoloworkError, KappaLabel, OpError
from holowork.ir import ABSENT, CONST, INPUT, NUMERICS, OUTPUT, Graph, Node, Origin, TensorType
from holowork.ops import GraphBuilder, extents_and_dtype, input_name, op_named, symbolic_labels
from holowork.workbench.applying import applied, attributes_of, told
from holowork.workbench.step_faults import Unconnected, Waiting
from holowork.workbench.steps import Step


@dataclass(frozen=True, kw_only=True)
class Head:
    """What a graph is besides its nodes."""

    name: str = ""
    numerics: str = NUMERICS[0]
    extensions: tuple[tuple[str, bytes], ...] = ()


@dataclass(frozen=True, kw_only=True)
class Built:
    """What came of a draft: `part` has all that could be built, `faults` says for each other step why not.

    `nodes` has the node of each step, ABSENT where there is none; broadcasting makes nodes of no step.
    """

    part: Graph
    nodes: tuple[int, ...]
    faults: Mapping[int, HoloworkError]

    @property
    def graph(self) -> Graph:
        """The whole graph; raises the first fault where there is one."""
        if self.faults:
            raise self.faults[min(self.faults)]
        return self.part

    def type(self, place: int) -> TensorType | None:
        """The type of the value of a step, None where it cannot be built."""
        node = self.nodes[place]
        return None if node == ABSENT else self.part[node].type

    def label(self, place: int) -> KappaLabel | None:
        """The symbolic label of a step, None where there is none."""
        node = self.nodes[place]
        return None if node == ABSENT or not self._labels else self._labels[node]

    @cached_property
    def _labels(self) -> tuple[KappaLabel, ...]:
        try:
            return symbolic_labels(self.part)
        except OpError:
            return ()

    @cached_property
    def equals(self) -> Mapping[int, int]:
        """For each step whose value an earlier one has, label and type, the first such step."""
        first: dict[tuple[KappaLabel, TensorType], int] = {}
        found: dict[int, int] = {}
        for place, node in enumerate(self.nodes):
            label, kind = self.label(place), self.type(place)
            if label is None or kind is None or self.part[node].op in {INPUT, OUTPUT}:
                continue
            earlier = first.setdefault((label, kind), place)
            if earlier != place:
                found[place] = earlier
        return found


def build(head: Head, steps: Sequence[Step]) -> Built:
    """Build every step that can be, in order."""
    making = _Making(head)
    for step in steps:
        making.add(step)
    return making.done()


class _Making:
    """A graph under construction, step by step."""

    def __init__(self, head: Head) -> None:
        self._head = head
        self._builder = GraphBuilder(head.name, numerics=head.numerics)
        self._names: list[str] = []
        self._nodes: list[int] = []
        self._faults: dict[int, HoloworkError] = {}

    def add(self, step: Step) -> None:
        """Build a step, or note why it cannot be."""
        node = ABSENT
        try:
            _check_connected(step)
            self._check_sources(step)
            node = self._KINDS.get(step.op, _Making._op)(self, step)
        except HoloworkError as fault:
            self._faults[len(self._nodes)] = fault.with_traceback(None)
        self._names.append(step.name)
        self._nodes.append(node)

    def done(self) -> Built:
        """What was built."""
        part = replace(self._builder.freeze(), extensions=self._head.extensions)
        return Built(part=part, nodes=tuple(self._nodes), faults=self._faults)

    def _check_sources(self, step: Step) -> None:
        for source in step.present:
            if self._nodes[source] == ABSENT:
                raise Waiting(step.op, source)

    def _input(self, step: Step) -> int:
        kind = step.type
        if kind is None:
            raise Unconnected(INPUT, ("its type",))
        if not step.is_kept:
            input_name(step.name, "input", "")
            extents_and_dtype(kind.shape, kind.dtype, f"input {step.name!r}")
        return self._port(Node(op=INPUT, type=kind, name=step.name, origin=step.origin))

    def _constant(self, step: Step) -> int:
        constant = step.constant
        if constant is None:
            raise Unconnected(CONST, ("its elements",))
        node = Node(op=CONST, type=constant.type, name=step.name, constant=constant, origin=step.origin)
        return self._builder.push(node)

    def _output(self, step: Step) -> int:
        source = self._nodes[step.sources[0]]
        kind = self._builder.nodes[source].type
        return self._port(Node(op=OUTPUT, sources=(source,), type=kind, name=step.name, origin=step.origin))

    def _port(self, node: Node) -> int:
        return self._builder.port(node).node

    def _op(self, step: Step) -> int:
        """The nodes of an op, their sources at the places that they have here."""
        given = [ABSENT if source == ABSENT else self._nodes[source] for source in step.given]
        kinds = tuple(None if source == ABSENT else self._builder.nodes[source].type for source in given)
        found = applied(step.op, kinds, attributes_of(step))
        if found.fault is not None:
            raise told(step, kinds, [None if s == ABSENT else self._names[s] for s in step.given])
        places = [*given, *range(len(self._builder.nodes), len(self._builder.nodes) + len(found.nodes))]
        *before, last = found.nodes
        for node in before:
            self._builder.push(_moved(node, places, step.origin))
        return self._builder.push(replace(_moved(last, places, step.origin), name=step.name))

    _KINDS: ClassVar[Mapping[str, Callable[["_Making", Step], int]]] = {
        INPUT: _input,
        CONST: _constant,
        OUTPUT: _output,
    }


def _moved(node: Node, places: Sequence[int], origin: Origin) -> Node:
    sources = tuple(ABSENT if source == ABSENT else places[source] for source in node.sources)
    return replace(node, sources=sources, origin=origin)


def _check_connected(step: Step) -> None:
    """Refuse operands that must be there and are not; raises Unconnected."""
    if ABSENT not in step.sources and step.sources:
        return
    roles = required_roles(step)
    missing = [role for role, source in zip(roles, step.sources, strict=False) if role and source == ABSENT]
    missing += filter(None, roles[len(step.sources) :])
    if missing:
        raise Unconnected(step.op, missing)


def required_roles(step: Step) -> list[str]:
    """What each operand that must be there is called; "" for one that can be left out."""
    if step.op == OUTPUT:
        return ["its value"]
    if step.op in {INPUT, CONST}:
        return []
    row = op_named(step.op)
    roles = ["" if role.optional else role.name for role in row.roles]
    if row.is_variadic:
        return roles[:1] * max(len(step.sources), 1)
    return roles
