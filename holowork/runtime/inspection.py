"""Looking into a run: the value of any input, constant, output or call of its program."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from holowork.archive import Extensions
from holowork.core import KappaLabel
from holowork.ir import TensorType
from holowork.ops import Array, Signature, from_bytes
from holowork.runtime.arena import Bytes
from holowork.runtime.inspection_nodes import Node, found_node
from holowork.runtime.inspection_values import (
    COMPUTED,
    CONSTANT,
    INPUT,
    OUTPUT,
    RECOMPUTED,
    NodeValue,
)
from holowork.runtime.inspection_walk import recomputed, walked
from holowork.runtime.plan import Plan
from holowork.runtime.unit import Unit
from holowork.runtime.values import Value
from holowork.runtime.walk import Walker

Values = tuple[Value, ...]


def unit_title(unit: Unit) -> str:
    """How a kernel is called: the ops of its calls, in order."""
    return "+".join(member.op.name for member in unit.region.members)


@dataclass(frozen=True, kw_only=True, eq=False)
class Program:
    """What can be seen of a plan without a run: its nodes, and which calls are inside which kernel."""

    plan: Plan
    units: tuple[Unit, ...]
    extensions: Extensions

    @cached_property
    def insides(self) -> Mapping[int, str]:
        """For each step whose value is never in memory, the kernel that it is in."""
        insides = {i: unit_title(unit) for unit in self.units for i in unit.members[:-1]}
        firsts = enumerate(self.plan.firsts)
        return {index: insides[first] for index, first in firsts if first in insides}

    @cached_property
    def nodes(self) -> tuple[Node, ...]:
        """Outputs, inputs, constants and calls, in the order in which names are looked up."""
        plan, names = self.plan, {entry.slot: entry.name for entry in self.extensions.named_slots}
        outputs = [Node(OUTPUT, port.descriptor.slot, port.name, i) for i, port in enumerate(plan.outputs)]
        inputs = [Node(INPUT, port.descriptor.slot, port.name, i) for i, port in enumerate(plan.inputs)]
        slots = [constant.slot for constant in plan.constants]
        constants = [Node(CONSTANT, slot, names.get(slot, ""), i) for i, slot in enumerate(slots)]
        calls = [
            Node(RECOMPUTED, step.writes.slot, names.get(step.writes.slot, ""), i, step.where)
            for i, step in enumerate(plan.steps)
        ]
        return (*outputs, *inputs, *constants, *calls)


@dataclass(frozen=True, kw_only=True, eq=False)
class Inspection:
    """One run that can be looked into: its inputs and outputs are held as long as this is.

    Nothing else is: what the run did not give out is computed anew each time, by the references.
    """

    program: Program
    inputs: Values
    outputs: Values

    def value(self, what: object) -> NodeValue:
        """The value of a node: see `Run.value`. Raises UnknownNode, KernelRefused or WorkspaceExhausted."""
        node = found_node(self.program.nodes, what, self._label)
        return NodeValue(
            node=node.title,
            label=self._label(node),
            array=self._array(node),
            origin=self._origin(node),
            inside=self._inside(node),
        )

    def made_by(self, walker: Walker) -> Iterator[NodeValue]:
        """What each kernel of a walker makes, in the order of the program."""
        places = {node.index: node for node in self.program.nodes if node.kind == RECOMPUTED}
        for made in walked(walker, self.inputs):
            if not made.unit.is_relabel:
                node = places[made.unit.index]
                array = self._shown(node, made.data)
                label = self.label(node.slot)
                yield NodeValue(node=node.title, label=label, array=array, origin=COMPUTED)

    def label(self, slot: int) -> KappaLabel:
        """The label of the value of a slot."""
        return self._labels[slot]

    def _label(self, node: Node) -> KappaLabel:
        return self.outputs[node.index].label if node.kind == OUTPUT else self.label(node.slot)

    @cached_property
    def _labels(self) -> Mapping[int, KappaLabel]:
        """The label of every slot."""
        plan = self.program.plan
        labels = {constant.slot: constant.label for constant in plan.constants}
        labels |= {p.descriptor.slot: v.label for p, v in zip(plan.inputs, self.inputs, strict=True)}
        for step, naming in zip(plan.steps, plan.namings, strict=True):
            operands = naming.operands(labels, Signature.label)
            labels[step.writes.slot] = naming.result(operands, Signature.label)
        return labels

    def _origin(self, node: Node) -> str:
        return OUTPUT if node.slot in self._given else node.kind

    def _inside(self, node: Node) -> str:
        return self.program.insides.get(node.index, "") if node.kind == RECOMPUTED else ""

    @cached_property
    def _given(self) -> Mapping[int, Bytes]:
        """The bytes of the slots of calls that the run gave out whole."""
        plan, made = self.program.plan, {step.writes.slot for step in self.program.plan.steps}
        pairs = zip((port.descriptor.slot for port in plan.outputs), self.outputs, strict=True)
        return {s: v.data for s, v in pairs if s in made and len(v.data) == plan.lengths[s]}

    @cached_property
    def _known(self) -> Mapping[int, Bytes]:
        """The bytes of all slots that need not be computed."""
        plan = self.program.plan
        bodies = {one.slot: np.frombuffer(one.body, np.uint8) for one in plan.constants}
        given = {p.descriptor.slot: v.data for p, v in zip(plan.inputs, self.inputs, strict=True)}
        return {**bodies, **given, **self._given}

    def _array(self, node: Node) -> Array:
        held = {OUTPUT: self.outputs, INPUT: self.inputs}.get(node.kind)
        if held is not None:
            return held[node.index].numpy()
        return self._shown(node, recomputed(self.program.plan, self._known, node.slot))

    def _shown(self, node: Node, data: Bytes) -> Array:
        """The tensor of a node in the bytes of its slot."""
        kind, start = self._placed(node, data)
        return from_bytes(kind, data[start : start + kind.bytes].data)

    def _placed(self, node: Node, data: Bytes) -> tuple[TensorType, int]:
        """What the bytes of a node are, with the extents that the archive says, and where they begin."""
        plan = self.program.plan
        if node.kind == CONSTANT:
            dtype = plan.constants[node.index].dtype
            found, start = TensorType(dtype, (len(data) * 8 // dtype.bits,)), 0
        else:
            found = plan.steps[node.index].application.result
            start = plan.steps[node.index].writes.offset
        declared = TensorType(found.dtype, plan.shapes.get(node.slot, found.shape))
        return declared if declared.elements == found.elements else found, start
