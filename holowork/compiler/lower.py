"""lower: every op node becomes one kernel call on numbered slots."""

from dataclasses import dataclass
from functools import cached_property

from holowork.ir import Graph, levels_of
from holowork.ops import NOWHERE, BufferRef, Buffers, KernelCall, application_of, lower, op_named


@dataclass(frozen=True)
class Lowering:
    """A graph with its levels and slots: values first, in node order, constants behind them."""

    graph: Graph

    @cached_property
    def slots(self) -> dict[int, int]:
        """The slot of each node; an output has a number that nothing is written to."""
        values = [i for i, node in enumerate(self.graph.nodes) if node.constant is None]
        return {node: slot for slot, node in enumerate([*values, *self.constants])}

    @cached_property
    def constants(self) -> tuple[int, ...]:
        """The nodes that are constants, in order."""
        return tuple(i for i, node in enumerate(self.graph.nodes) if node.constant is not None)

    @cached_property
    def levels(self) -> tuple[tuple[int, ...], ...]:
        """Nodes by level."""
        return levels_of(self.graph)

    @cached_property
    def traversal(self) -> tuple[int, ...]:
        """The op nodes in the order of their calls: level by level, ascending."""
        return tuple(n for level in self.levels for n in level if not self.graph[n].is_port)

    @cached_property
    def calls(self) -> tuple[KernelCall, ...]:
        """One call for each op node, in the order of the traversal."""
        return tuple(self._call(n) for n in self.traversal)

    def schedule(self) -> tuple[tuple[int, ...], ...]:
        """Slots by level, ports included: the Schedule section."""
        return tuple(tuple(self.slots[n] for n in level) for level in self.levels)

    def exec_plan(self) -> tuple[tuple[int, ...], ...]:
        """Positions of calls by level, without empty levels: the ExecPlan section."""
        position = {node: i for i, node in enumerate(self.traversal)}
        plan = (tuple(position[n] for n in level if n in position) for level in self.levels)
        return tuple(level for level in plan if level)

    def buffer(self, node: int) -> BufferRef:
        """All the bytes of a node's slot, or the absent reference."""
        if node < 0:
            return NOWHERE
        return BufferRef(slot=self.slots[node], length=self.graph[node].type.bytes)

    def _call(self, position: int) -> KernelCall:
        node = self.graph[position]
        operands = tuple(map(self.buffer, node.sources))
        buffers = Buffers(operands=operands, output=self.buffer(position))
        return lower(op_named(node.op), application_of(self.graph, position), buffers)
