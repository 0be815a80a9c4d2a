"""Reverse accumulation: from a loss back to the tensors that it depends on, as new nodes of its graph."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np

from holowork.core import shown_place
from holowork.ir import ABSENT, Node
from holowork.ops.arrays import NUMPY_DTYPES
from holowork.ops.gradients.step import NoGradient, Step, expanded, summed_to
from holowork.ops.gradients.table import GRADIENTS, refusal
from holowork.ops.operands import tensor_of
from holowork.ops.requests import Unusable, Wanted
from holowork.ops.spec import Trait
from holowork.ops.table import op_named
from holowork.ops.tensor import Tensor
from kernels_ir import FLOATS, DType

if TYPE_CHECKING:
    from holowork.ops.builder import GraphBuilder

_NAMES = ", ".join(dtype.text for dtype in sorted(FLOATS))


@dataclass(frozen=True, kw_only=True)
class Request:
    """What is differentiated, by what, and what is taken as a constant."""

    loss: Tensor
    wrt: tuple[Tensor, ...]
    stop: frozenset[int]

    @classmethod
    def of(cls, graph: "GraphBuilder", loss: object, lists: tuple[object, object]) -> "Request":
        """The request of tensors of a graph; raises Unusable, OperandMismatch."""
        (scalar,) = _tensors(graph, "loss", [loss])
        wrt, stop = (
            _tensors(graph, role, _listed(one)) for role, one in zip(("wrt", "stop"), lists, strict=True)
        )
        if scalar.dtype not in FLOATS or scalar.size != 1:
            expected = f"one number of {_NAMES}"
            raise Unusable(
                "backward.loss", expected, f"{scalar.type}. reduce_sum() or reduce_mean() make one"
            )
        for tensor in wrt:
            if tensor.dtype not in FLOATS:
                raise Unusable("backward.wrt", f"tensors of {_NAMES}", f"{tensor.title} : {tensor.type}")
        return cls(loss=scalar, wrt=wrt, stop=frozenset(tensor.node for tensor in stop))

    def way(self, nodes: Sequence[Node]) -> frozenset[int]:
        """The nodes of floats that change with one of `wrt`, up to the loss."""
        found = {tensor.node for tensor in self.wrt}
        for position in range(self.loss.node + 1):
            node = nodes[position]
            is_open = node.type.dtype in FLOATS and position not in self.stop
            if is_open and not found.isdisjoint(node.present):
                found.add(position)
        return frozenset(found)


def _listed(given: object) -> Iterable[object]:
    return given if isinstance(given, list | tuple) else [given]


def _tensors(graph: "GraphBuilder", role: str, given: Iterable[object]) -> tuple[Tensor, ...]:
    """Tensors of this graph; raises Unusable for anything else."""
    where, found = f"backward.{role}", tuple(given)
    for one in found:
        if not isinstance(one, Tensor):
            raise Unusable(where, "tensors of the graph", type(one).__name__)
    return tuple(tensor_of(graph, one, Wanted(where=where)) for one in found)


def gradients_of(graph: "GraphBuilder", request: Request) -> tuple[Tensor, ...]:
    """d loss / d t for each t of `wrt`, of its type; zeros where the loss does not depend on it.

    Raises NoGradient where the way leads through an op without a rule.
    """
    back = Accumulation(graph=graph, way=request.way(graph.nodes))
    back.add(request.loss.node, _filled(request.loss, 1))
    for position in range(request.loss.node, -1, -1):
        if position in back.found and position in back.way and position not in request.stop:
            back.pass_on(position)
    return tuple(back.found[t.node] if t.node in back.found else _filled(t, 0) for t in request.wrt)


def _filled(like: Tensor, value: int) -> Tensor:
    """A number, repeated to the type of a tensor."""
    number = like.graph.const(np.asarray(value, NUMPY_DTYPES[like.dtype]))
    return expanded(number, like.shape)


@dataclass(frozen=True, kw_only=True)
class Accumulation:
    """The gradients that are known so far, by node; contributions to one node are added."""

    graph: "GraphBuilder"
    way: frozenset[int]
    found: dict[int, Tensor] = field(default_factory=dict)

    def add(self, node: int, contribution: Tensor) -> None:
        """Add what one reader of a node contributes to its gradient."""
        known = self.found.get(node)
        self.found[node] = contribution if known is None else known + contribution

    def pass_on(self, position: int) -> None:
        """Add to the gradients of the operands of a node; raises NoGradient."""
        node = self.graph.nodes[position]
        places = [place for place, source in enumerate(node.sources) if source in self.way]
        if not places:
            return
        step = self._step(position)
        reason = refusal(node.op, step.attributes)
        if reason:
            line = node.origin.where and f" of {shown_place(node.origin.where)}"
            raise NoGradient(node.op, f"%{position}{line}", reason)
        for place in places:
            contribution = GRADIENTS[node.op](step, place)
            if contribution is not None:
                source = Tensor(self.graph, node.sources[place])
                self.add(source.node, summed_to(contribution, source.shape).astype(source.dtype))

    def _step(self, position: int) -> Step:
        """The node with its gradient, widened where its op computes."""
        node = self.graph.nodes[position]
        row = op_named(node.op)
        seen = _as_it_is if row.traits & Trait.MOVEMENT else _widened
        operands = (None if source == ABSENT else Tensor(self.graph, source) for source in node.sources)
        return Step(
            operands=tuple(None if one is None else seen(one) for one in operands),
            attributes=row.complete(node.attribute_map()),
            result=seen(Tensor(self.graph, position)),
            gradient=seen(self.found[position]),
        )


def _as_it_is(tensor: Tensor) -> Tensor:
    return tensor


def _widened(tensor: Tensor) -> Tensor:
    """f16 and bf16 as f32."""
    return tensor.astype(DType.F32) if tensor.dtype in FLOATS else tensor
