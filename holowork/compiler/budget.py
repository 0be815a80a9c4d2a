"""Values of nodes that depend on constants alone, as far as a budget goes."""

from dataclasses import dataclass

import numpy as np

from holowork.core import OpError
from holowork.ir import ABSENT, Constant, Graph, Node
from holowork.ops import Array, Trait, application_of, from_bytes, op_named, to_bytes
from kernels_ir import DType

_QUIET = {DType.F32: 0x7FC00000, DType.F16: 0x7E00, DType.BF16: 0x7FC0}
"""The bits of the positive quiet NaN."""
_LINEAR = Trait.ELEMENTWISE | Trait.MOVEMENT | Trait.REDUCTION
"""Ops that look at each element a few times; others may combine each with each."""


@dataclass(frozen=True, kw_only=True)
class Budget:
    """How much may be computed: bytes of one result, bytes of all, pairs of elements of one op."""

    result: int = 1 << 24
    total: int = 1 << 26
    pairs: int = 1 << 28


class Computed:
    """The values of nodes that depend on constants alone, each computed when something first needs it.

    `missed` has those that were to be computed, and what of the budget or of the op was in the way.
    """

    def __init__(self, graph: Graph, budget: Budget) -> None:
        self._graph = graph
        self._budget = budget
        self._values: dict[int, Array] = {}
        self._paid: dict[int, int] = {}
        self._failed: set[int] = set()
        self._spent = 0
        self.missed: dict[int, str] = {}
        for position, node in enumerate(graph.nodes):
            if node.constant is not None:
                self._paid[position] = node.type.bytes
            elif node.sources and not node.is_port and all(source in self._paid for source in node.present):
                self._paid[position] = sum(self._paid[source] for source in set(node.present))

    def depends(self, node: int) -> bool:
        """Whether a node is an op that depends on constants alone."""
        return node in self._paid and self._graph[node].constant is None

    def pays(self, node: int) -> bool:
        """Whether a result takes no more bytes than the constants that it is computed of."""
        return self._graph[node].type.bytes <= self._paid[node]

    def is_had(self, node: int) -> bool:
        """Compute a node and what it reads, as far as that is not done; whether its value is there."""
        waiting = [node]
        while waiting:
            position = waiting[-1]
            sources = [source for source in self._graph[position].present if self._is_open(source)]
            waiting.extend(sources)
            if not sources:
                waiting.pop()
                self._compute(position)
        return node in self._values

    def constant(self, node: int) -> Constant:
        """The value of a node that is had."""
        kind = self._graph[node].type
        return Constant(kind, bytes(to_bytes(self._values[node], kind.dtype)))

    def _is_open(self, node: int) -> bool:
        return self.depends(node) and node not in self._values and node not in self._failed

    def _compute(self, position: int) -> None:
        """Keep the value of a node whose sources are settled, or why there is none."""
        node = self._graph[position]
        if not self._is_open(position):
            return
        if any(source in self._failed for source in node.present):
            self._failed.add(position)
            return
        reason = self._refusal(node) or self._kept(position, node)
        if reason:
            self._failed.add(position)
            self.missed[position] = reason

    def _kept(self, position: int, node: Node) -> str:
        try:
            self._values[position] = self._value(position, node)
        except OpError as fault:
            return f"its reference computes it: {fault}"
        self._spent += node.type.bytes
        return ""

    def _refusal(self, node: Node) -> str:
        """What of the budget is in the way; nothing where nothing is."""
        budget, size = self._budget, node.type.bytes
        if size > budget.result:
            return f"its result takes at most {budget.result:,} bytes"
        if self._spent + size > budget.total:
            return f"all results together take at most {budget.total:,} bytes"
        if self._pairs(node) > budget.pairs:
            return f"it combines at most {budget.pairs:,} pairs of elements"
        return ""

    def _pairs(self, node: Node) -> int:
        if op_named(node.op).traits & _LINEAR:
            return 0
        return node.type.elements * max(self._graph[source].type.elements for source in node.present)

    def _value(self, position: int, node: Node) -> Array:
        row = op_named(node.op)
        operands = tuple(None if source == ABSENT else self._operand(source) for source in node.sources)
        result = row.reference(operands, application_of(self._graph, position))
        is_moved = bool(row.traits & Trait.MOVEMENT)
        return result if is_moved or node.type.dtype not in _QUIET else _quieted(result, node.type.dtype)

    def _operand(self, position: int) -> Array:
        constant = self._graph[position].constant
        if constant is None:
            return self._values[position]
        return from_bytes(constant.type, constant.data)


def _quieted(result: Array, dtype: DType) -> Array:
    """The result with the positive quiet NaN for every NaN."""
    with np.errstate(invalid="ignore"):  # ml_dtypes asks whether a signalling NaN is one by comparing it
        found = np.isnan(result)
    if not found.any():
        return result
    quiet = np.array(result, order="C")
    quiet.view(f"u{quiet.itemsize}")[found] = _QUIET[dtype]
    return quiet
