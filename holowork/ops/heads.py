"""The arithmetic of attention, to the last bit.

Everything is f32; f16 and bf16 are widened before and the result is narrowed once. For one query row of one
head, with its key rows in ascending order, cached ones before new ones:

- score: the chain of steps q·k + c over the elements of a row, ascending from +0, as in a matrix product,
  divided by D, plus the mask if there is one. D = 1 / scale for scale > 0, else max(√head_dim, 1).
- seen: a key behind the query's own row (causal), behind valid_len or masked with −∞ is not seen. Its score
  is −∞, and neither key nor value enters anything, whatever they hold.
- weight: e = exp(score − greatest score), S is the plain sum of all e in ascending order from +0, w = e / S.
  Where the greatest score is −∞ every w is +0, so the row is +0 unless a value that is seen is NaN or ∞.
- result: the chain of steps w·v + c over the keys that are seen, ascending from +0.

Sums and chains pass over keys that are not seen, so no bit depends on where the keys lie: in a long bucket or
a tight one, in one tensor or two, step by step or in one chunk. S is not a lane tree for the same reason.
"""

from dataclasses import dataclass
from math import prod

import numpy as np

from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array


@dataclass(frozen=True, kw_only=True)
class Sight:
    """What query rows see: which keys, and what is added to their scores; both [rows, keys]."""

    seen: Array
    mask: Array


@dataclass(frozen=True, kw_only=True)
class Attention:
    """q [B, H, rows, d], k and v [B, H, keys, d], all f32."""

    q: Array
    k: Array
    v: Array
    sight: Sight
    application: Application

    @np.errstate(all="ignore")
    def result(self) -> Array:
        """One row for each query row."""
        weights = self._weights()
        total = np.zeros(self.q.shape, np.float32)
        for key in range(self.k.shape[2]):
            weight, value = weights[..., key, None], self.v[:, :, key, None]
            step = self.application.numerics.fma(weight, value, total)
            total = np.where(self.sight.seen[:, key, None], step, total)
        return total

    def _weights(self) -> Array:
        scores = self._scores()
        rows = scores.reshape(prod(scores.shape[:3]), scores.shape[3])
        greatest = exact.tree_max(rows)[:, None]
        weights = exact.exp(rows - greatest, self.application.numerics)
        total = np.add.accumulate(np.pad(weights, ((0, 0), (1, 0))), axis=1)[:, -1:]
        shares = np.where(greatest == -np.inf, np.float32(0), weights / total)
        return shares.reshape(scores.shape)

    def _scores(self) -> Array:
        products = exact.matmul_chain(self.q, self.k.swapaxes(2, 3), self.application.numerics)
        scores = products / divisor(self.application) + self.sight.mask
        return np.where(self.sight.seen, scores, np.float32(-np.inf))


@np.errstate(over="ignore")
def divisor(application: Application) -> np.float32:
    """What scores are divided by: D."""
    scale = application.number("scale")
    root = np.sqrt(np.float32(application.result.shape[3]))
    return np.float32(1) / scale if scale > 0 else np.float32(max(root, np.float32(1)))
