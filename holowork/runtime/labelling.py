"""The labels of a run's results, derived when they are first asked for."""

from functools import cached_property

from holowork.core import KappaLabel, digest, label_from_fingerprint
from holowork.ops import Signature
from holowork.runtime.arena import Bytes
from holowork.runtime.plan import Plan
from holowork.runtime.values import Label, settled


class Labelling:
    """The labels of a plan's slots, from those of its inputs: decided by the program, however it is run.

    Inputs come as labels, or their texts. Those whose labels are still to be derived are held, until those of
    all outputs are.
    """

    def __init__(self, plan: Plan, inputs: tuple[Label, ...]) -> None:
        self._plan = plan
        self._inputs = inputs

    def of_output(self, index: int, data: Bytes) -> KappaLabel:
        """The label of an output port, which holds `data`."""
        return self.boundary(index) or label_from_fingerprint(digest(data))

    def boundary(self, index: int) -> KappaLabel | None:
        """The label of an output port before it is computed; None where only its bytes give one."""
        port = self._plan.outputs[index]
        return self._boundaries.get(port.descriptor.slot) if port.is_whole else None

    @cached_property
    def _boundaries(self) -> dict[int, KappaLabel]:
        """The labels of the slots of output ports that steps write."""
        plan = self._plan
        wanted = {port.descriptor.slot for port in plan.outputs}
        slots = [port.descriptor.slot for port in plan.inputs]
        labels = dict(zip(slots, map(settled, self._inputs), strict=True))
        labels |= {constant.slot: constant.label for constant in plan.constants}
        boundaries = {}
        for step, naming in zip(plan.steps, plan.namings, strict=True):
            operands = naming.operands(labels, Signature.label)
            labels[step.writes.slot] = naming.result(operands, Signature.label)
            if step.writes.slot in wanted:
                boundaries[step.writes.slot] = naming.boundary(operands)
        return boundaries
