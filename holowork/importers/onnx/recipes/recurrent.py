"""Recurrent networks, a step after another; the products with the inputs of all steps are one.

A sequence that is shorter than the longest keeps its state behind its end, where its results are 0.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from holowork.importers.onnx.recipe import Build, Recipe, composed
from holowork.importers.onnx.recipes.activations import Function, activations
from holowork.importers.onnx.recipes.cells import Cell, State, Weights, gru, lstm, rnn
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

_MOST = 4096
"""Steps of all directions together, at most."""
_WAYS = {"forward": (False,), "reverse": (True,), "bidirectional": (False, True)}
"""Which directions go backwards, by what the attribute says."""


@dataclass(frozen=True, kw_only=True)
class Kind:
    """A kind of network: its step, its usual activations, the places of its states among its operands."""

    cell: Cell
    functions: tuple[str, ...]
    states: tuple[int, ...] = (5,)


@dataclass(frozen=True, kw_only=True)
class Way:
    """One direction of a network over x [T, B, I]; `lengths` [B, 1] where sequences differ."""

    step: Step
    kind: Kind
    x: Tensor
    lengths: Tensor | None
    place: int
    is_back: bool
    functions: Sequence[Function]

    def run(self) -> tuple[Tensor, State]:
        """Every h [T, 1, B, H], and the last state, each [1, B, H]."""
        long, batch = self.x.shape[:2]
        weights, state = self._weights(), self._first()
        rows, hs = self._products(weights), [state[0]] * long
        for time in reversed(range(long)) if self.is_back else range(long):
            now = rows.slice(starts=(time * batch,), ends=(time * batch + batch,), axes=(0,), steps=(1,))
            new = self.kind.cell(weights, now, state)
            hs[time] = self._within(time, new[0], self.step.scalar(0.0, self.x))
            state = tuple(self._within(time, *pair) for pair in zip(new, state, strict=True))
        shape = (1, batch, weights.hidden)
        stacked = self.step.graph.concat(*hs, axis=0).reshape((long, *shape))
        return stacked, tuple(part.reshape(shape) for part in state)

    def _within(self, time: int, new: Tensor, old: Tensor) -> Tensor:
        """The new value of sequences that are not over, the old one of others."""
        if self.lengths is None:
            return new
        return self.step.graph.where(self.lengths.greater(self.step.integers(time)), new, old)

    def _weights(self) -> Weights:
        biases = self._own(3)
        parts = None if biases is None else biases.reshape((2, biases.size // 2))
        wb, rb = (None if parts is None else _one(parts, half) for half in (0, 1))
        return Weights(
            step=self.step,
            w=_one(self.step[1], self.place),
            # every step reads them: as they lie here, none has to pack a copy of its own
            r=_one(self.step[2], self.place).transpose(perm=(1, 0)),
            wb=wb,
            rb=rb,
            p=self._own(7),
            functions=self.functions,
            limit=self.step.attribute("clip"),
        )

    def _products(self, weights: Weights) -> Tensor:
        """[T·B, gates·H]: the products of all steps with w, and the biases."""
        long, batch, width = self.x.shape
        lines = self.x.reshape((long * batch, width))
        bias = weights.wb
        if bias is not None and weights.rb is not None:
            bias = bias + weights.early(weights.rb)
        return self.step.graph.gemm(lines, weights.w, bias, alpha=1.0, beta=1.0, trans_a=False, trans_b=True)

    def _first(self) -> State:
        """The state before the first step, 0 where none is given."""
        shape = (self.x.shape[1], self.step[2].shape[-1])
        zero = self.step.scalar(0.0, self.x).expand(shape)
        given = [self.step.get(place) for place in self.kind.states]
        return tuple(zero if one is None else _one(_turned(self.step, one), self.place) for one in given)

    def _own(self, place: int) -> Tensor | None:
        """The part of an operand that belongs to this direction."""
        given = self.step.get(place)
        return None if given is None else _one(given, self.place)


def _one(x: Tensor, place: int) -> Tensor:
    """One of the first axis, without it."""
    part = x if x.shape[0] == 1 else x.slice(starts=(place,), ends=(place + 1,), axes=(0,), steps=(1,))
    return part.reshape(x.shape[1:])


def _turned(step: Step, x: Tensor) -> Tensor:
    """With layout 1 the batch is first: the first two axes swapped."""
    return x.transpose(perm=(1, 0, 2)) if step.attribute("layout", 0) else x


def _lengths(step: Step, longest: int) -> Tensor | None:
    """The lengths of the sequences [B, 1], None where all are whole."""
    given = step.get(4)
    if given is None:
        return None
    known = step.around.known.of(given)
    if known is not None and np.all(known == longest):
        return None
    return given.astype("i64").reshape((given.size, 1))


def _network(kind: Kind) -> Build:
    def build(step: Step) -> Results:
        runs = [way.run() for way in _both(step, kind)]
        hs = step.graph.concat(*(outputs for outputs, _ in runs), axis=1)
        finals = [
            step.graph.concat(*parts, axis=0) for parts in zip(*(last for _, last in runs), strict=True)
        ]
        outputs = hs.transpose(perm=(2, 0, 1, 3)) if step.attribute("layout", 0) else hs
        return outputs, *(_turned(step, final) for final in finals)

    return build


def _both(step: Step, kind: Kind) -> list[Way]:
    """The directions; raises UnsupportedForm for too many steps, or none."""
    x, back = _turned(step, step.x), _WAYS.get(step.attribute("direction", "forward"), ())
    if not 0 < x.shape[0] * len(back) <= _MOST or step[1].shape[0] != len(back):
        step.refuse(f"1 to {_MOST} steps, weights for each direction", [x.shape[0], step[1].shape[0]])
    functions, each = activations(step, kind.functions * len(back)), len(kind.functions)
    lengths = _lengths(step, x.shape[0])
    shares = [functions[first : first + each] for first in range(0, len(functions), each)]
    return [
        Way(step=step, kind=kind, x=x, lengths=lengths, place=place, is_back=is_back, functions=share)
        for place, (is_back, share) in enumerate(zip(back, shares, strict=True))
    ]


_RNN = Kind(cell=rnn, functions=("Tanh",))
_GRU = Kind(cell=gru, functions=("Sigmoid", "Tanh"))
_LSTM = Kind(cell=lstm, functions=("Sigmoid", "Tanh", "Tanh"), states=(5, 6))
_NOTE = f"unrolled, at most {_MOST} steps"
RECURRENCE: tuple[Recipe, ...] = (
    composed("RNN", _network(_RNN), _NOTE),
    composed("GRU", _network(_GRU), _NOTE),
    composed("LSTM", _network(_LSTM), _NOTE),
)
