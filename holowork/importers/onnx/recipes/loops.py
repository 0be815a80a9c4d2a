"""Loops whose number of turns is known while importing, one turn after another."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count

import numpy as np
from onnx import GraphProto

from holowork.importers.errors import DataDependent
from holowork.importers.onnx.recipe import Recipe, composed
from holowork.importers.onnx.recipes.forms import zero_of
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

_MOST = 4096
"""Turns of a loop, at most."""
Found = tuple[Tensor, ...]


def _loop(step: Step) -> Results:
    """Turns until the count is reached or the condition, which must be known, is false."""
    state = tuple(step[place] for place in range(2, len(step.operands)))
    most = None if step.get(0) is None else int(step.value(0).reshape(-1)[0])
    condition, outputs = step.get(1), list[Found]()
    for turn in count():
        if turn == most or (condition is not None and not _holds(step, condition)):
            break
        if turn == _MOST:
            step.refuse(f"a loop of at most {_MOST} turns", "more" if most is None else most)
        condition, state, found = _turn(step, turn, state)
        outputs.append(found)
    return *state, *_stacked(step, outputs, state)


def _turn(step: Step, turn: int, state: Found) -> tuple[Tensor, Found, Found]:
    """The condition, the state and the outputs that a turn leaves behind."""
    given = (step.integers(turn), step.graph.const(np.ones((), np.bool_)), *state)
    condition, *left = step.body(_body(step, len(given)), given)
    return condition, tuple(left[: len(state)]), tuple(left[len(state) :])


def _body(step: Step, operands: int) -> GraphProto:
    """The subgraph of a turn; raises UnsupportedForm where it reads another number of values."""
    body: GraphProto = step.required("body")
    if len(body.input) != operands or len(body.output) < 1:
        step.refuse(f"a body that reads {operands} values", len(body.input))
    return body


def _holds(step: Step, condition: Tensor) -> bool:
    known = step.around.known.of(condition)
    if known is None:
        inputs = ", ".join(map(repr, step.around.known.inputs_of(condition)))
        raise DataDependent(
            step.where,
            "a condition that is known while importing",
            f"one that depends on {inputs}",
            hint=f"inputs={{…}} fixes {inputs} to a value",
        )
    return bool(known.reshape(-1)[0])


def _stacked(step: Step, outputs: Sequence[Found], state: Found) -> list[Tensor]:
    """The outputs of all turns along a new first axis, which of no turns is empty."""
    if len(_body(step, len(state) + 2).output) == len(state) + 1:
        return []
    if outputs:
        return [_joined(parts, 0) for parts in zip(*outputs, strict=True)]
    shapes = _turn(step, 0, state)[2]  # for their extents alone: nothing reads these nodes
    return [zero_of(one).expand((0, *one.shape)) for one in shapes]


def _joined(parts: Sequence[Tensor], axis: int) -> Tensor:
    """Tensors along a new axis."""
    shape = parts[0].shape
    whole = (*shape[:axis], 1, *shape[axis:])
    return parts[0].graph.concat(*(part.reshape(whole) for part in parts), axis=axis)


@dataclass(frozen=True, kw_only=True)
class Scan:
    """A loop over the places of an axis of each of `inputs`, from a state on."""

    step: Step
    state: Found
    inputs: Found

    def run(self) -> Found:
        """The last state, and the outputs of all turns, each along its axis; raises UnsupportedForm."""
        step, state = self.step, self.state
        axes, turns = self._turns()
        body = _body(step, len(state) + len(self.inputs))
        backwards, outputs = self._listed("scan_input_directions", len(self.inputs)), list[Found]()
        for turn in range(turns):
            places = [turns - 1 - turn if is_back else turn for is_back in backwards]
            given = [_at(*each) for each in zip(self.inputs, axes, places, strict=True)]
            found = step.body(body, (*state, *given))
            state, rest = found[: len(state)], found[len(state) :]
            outputs.append(rest)
        return *state, *self._outputs(outputs)

    def _turns(self) -> tuple[list[int], int]:
        """The axis of each input, and their common extent."""
        given = self._listed("scan_input_axes", len(self.inputs))
        axes = [self.step.nonnegative(axis, x.ndim) for axis, x in zip(given, self.inputs, strict=True)]
        extents = {x.shape[axis] for x, axis in zip(self.inputs, axes, strict=True)}
        if len(extents) != 1 or not 0 < min(extents) <= _MOST:
            self.step.refuse(f"1 to {_MOST} turns, the same for all inputs", sorted(extents))
        return axes, extents.pop()

    def _outputs(self, outputs: Sequence[Found]) -> list[Tensor]:
        columns = list(zip(*outputs, strict=True))
        axes, ways = (self._listed(f"scan_output_{what}", len(columns)) for what in ("axes", "directions"))
        return [
            _joined(parts[::-1] if is_back else parts, self.step.nonnegative(axis, parts[0].ndim + 1))
            for parts, axis, is_back in zip(columns, axes, ways, strict=True)
        ]

    def _listed(self, name: str, length: int) -> tuple[int, ...]:
        """A number for each input or output, 0 where none are given."""
        found = tuple(self.step.attribute(name) or (0,) * length)
        if len(found) != length:
            self.step.refuse(f"{length} {name}", list(found))
        return found


def _at(x: Tensor, axis: int, place: int) -> Tensor:
    """One place of an axis, without the axis."""
    part = x.slice(starts=(place,), ends=(place + 1,), axes=(axis,), steps=(1,))
    return part.reshape((*x.shape[:axis], *x.shape[axis + 1 :]))


def _scan(step: Step) -> Results:
    return _scan_of(step, [step[place] for place in range(len(step.operands))])


def _scan_of(step: Step, given: Sequence[Tensor]) -> Found:
    states = len(given) - int(step.required("num_scan_inputs"))
    return Scan(step=step, state=tuple(given[:states]), inputs=tuple(given[states:])).run()


def _scan_of_batches(step: Step) -> Results:
    """Opset 8: each sequence of a batch by itself, all of full length."""
    given = [step[place] for place in range(1, len(step.operands))]
    batch, ways = given[-1].shape[0], step.attribute("directions", ())
    if step.get(0) is not None or any(ways) or not 0 < batch <= _MOST:
        step.refuse(f"1 to {_MOST} whole sequences, forward", [batch, ways])
    each = [_scan_of(step, [_at(x, 0, place) for x in given]) for place in range(batch)]
    return [_joined(parts, 0) for parts in zip(*each, strict=True)]


LOOPS: tuple[Recipe, ...] = (
    composed("Loop", _loop, f"unrolled, at most {_MOST} turns; count and condition must be known"),
    composed("Scan", _scan_of_batches, f"unrolled, at most {_MOST} turns", since9=_scan),
)
