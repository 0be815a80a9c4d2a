"""One step of each kind of recurrent network.

Source: the equations of RNN, GRU and LSTM in the ONNX specification.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cached_property

from holowork.importers.onnx.recipes.activations import Function
from holowork.importers.onnx.step import Step
from holowork.ops import Tensor


@dataclass(frozen=True, kw_only=True)
class Weights:
    """What one direction has: `w` [gates·H, I], `r` [H, gates·H], biases `wb` and `rb` [gates·H], `p` [3·H].

    `functions` are its activations; `limit` bounds what they read.
    """

    step: Step
    w: Tensor
    r: Tensor
    wb: Tensor | None
    rb: Tensor | None
    p: Tensor | None
    functions: Sequence[Function]
    limit: float | None

    @property
    def hidden(self) -> int:
        """H."""
        return self.r.shape[0]

    @property
    def is_linear(self) -> bool:
        """Whether a GRU resets after its product, not before."""
        return bool(self.step.attribute("linear_before_reset", 0))

    @cached_property
    def gating(self) -> Tensor:
        """The recurrent weights of the first two gates of a GRU."""
        return self.gate(self.r, 0, 2)

    @cached_property
    def candidate(self) -> Tensor:
        """The recurrent weights of the third gate of a GRU."""
        return self.gate(self.r, 2)

    def early(self, bias: Tensor) -> Tensor:
        """The recurrent biases that do not wait for a reset."""
        if self.step.op != "GRU" or not self.is_linear:
            return bias
        none = self.step.scalar(0.0, bias).expand((self.hidden,))
        return bias.graph.concat(self.gate(bias, 0, 2), none, axis=0)

    def peeped(self, gate: Tensor, c: Tensor, place: int) -> Tensor:
        """A gate that sees c, where there are peepholes."""
        return gate if self.p is None else gate + c * self.gate(self.p, place)

    def act(self, place: int, x: Tensor) -> Tensor:
        """An activation of what is cut off at the limit."""
        if self.limit is None:
            return self.functions[place](x)
        bound = self.step.scalar(self.limit, x)
        return self.functions[place](x.max(-bound).min(bound))

    def gate(self, x: Tensor, first: int, count: int = 1) -> Tensor:
        """Gates of the last axis."""
        bounds = (first * self.hidden, (first + count) * self.hidden)
        axis = x.ndim - 1
        return x.slice(starts=bounds[:1], ends=bounds[1:], axes=(axis,), steps=(1,))


State = tuple[Tensor, ...]
Cell = Callable[[Weights, Tensor, State], State]
"""From a step's product of x and w and the state to the next state, h first."""


def rnn(weights: Weights, x: Tensor, state: State) -> State:
    """h = f(x·wᵀ + h·r + b)"""
    return (weights.act(0, _with(weights.r, x, state[0])),)


def gru(weights: Weights, x: Tensor, state: State) -> State:
    """h = (1 − z)·g + z·h, z and r sigmoids of both products, g reset by r before its product or after"""
    (h,), one = state, weights.step.scalar(1.0, x)
    both = weights.act(0, _with(weights.gating, weights.gate(x, 0, 2), h))
    z, r = weights.gate(both, 0), weights.gate(both, 1)
    inner, columns = weights.gate(x, 2), weights.candidate
    if weights.is_linear:
        bias = None if weights.rb is None else weights.gate(weights.rb, 2)
        new = weights.act(1, inner + r * _with(columns, bias, h))
    else:
        new = weights.act(1, _with(columns, inner, r * h))
    return ((one - z) * new + z * h,)


def lstm(weights: Weights, x: Tensor, state: State) -> State:
    """c = f·c + i·g, h = o·tanh(c); peepholes let i and f see c, and o the next c"""
    h, c = state
    gates = _with(weights.r, x, h)
    entry, exit_, forget, new = (weights.gate(gates, place) for place in range(4))
    i = weights.act(0, weights.peeped(entry, c, 0))
    is_coupled = weights.step.attribute("input_forget", 0)
    f = weights.step.scalar(1.0, x) - i if is_coupled else weights.act(0, weights.peeped(forget, c, 2))
    c_next = f * c + i * weights.act(1, new)
    o = weights.act(0, weights.peeped(exit_, c_next, 1))
    return o * weights.functions[2](c_next), c_next


def _with(columns: Tensor, x: Tensor | None, h: Tensor) -> Tensor:
    """x + h·columns"""
    return h.graph.gemm(h, columns, x, alpha=1.0, beta=1.0, trans_a=False, trans_b=False)
