"""The core of all scatters: updates of rows, at indices that are known while importing or not.

Known indices become gathers. Of unknown ones each is compared with each place that it may mean.
"""

from dataclasses import dataclass

import numpy as np

from holowork.importers.onnx.recipes.forms import extreme_of
from holowork.importers.onnx.step import Step
from holowork.ops import Array, Tensor
from kernels_ir import DType

_MOST = 1 << 24
"""Comparisons of indices with places, or elements that are reduced, at most."""
_COMBINED = {"add": "add", "mul": "mul", "max": "max", "min": "min"}
_REDUCED = {"add": "reduce_sum", "mul": "reduce_prod", "max": "reduce_max", "min": "reduce_min"}


@dataclass(frozen=True, kw_only=True)
class Scatter:
    """Updates [B, K, R] to the rows of x [B, N, R] that indices [B, K] choose, from 0 on."""

    step: Step
    x: Tensor
    indices: Tensor
    updates: Tensor
    reduction: str

    @property
    def result(self) -> Tensor:
        """x with the updates: the last of each row, or all reduced with it; raises UnsupportedForm."""
        if self.reduction not in {"none", *_REDUCED}:
            self.step.refuse("a reduction none, add, mul, max or min", repr(self.reduction))
        if not self.indices.size or not self.x.size:
            return self.x
        known = self.step.around.known.of(self.indices)
        if known is not None:
            return self._known(known) if self.reduction == "none" else self._known_reduced(known)
        return self._last() if self.reduction == "none" else self._reduced()

    @property
    def _lines(self) -> tuple[Tensor, Tensor]:
        """The rows of x and of the updates, in one axis."""
        rows = self.x.shape[-1]
        return self.x.reshape((-1, rows)), self.updates.reshape((-1, rows))

    def _targets(self, known: Array) -> Array:
        """The row of x that each update goes to."""
        return (known + np.arange(self.x.shape[0])[:, None] * self.x.shape[1]).reshape(-1)

    def _chosen(self, rows: Tensor, source: Tensor) -> Tensor:
        """Rows of x and of others behind them, by their number."""
        lines = self._lines[0]
        both = self.step.graph.concat(lines, rows, axis=0)
        return both.gather(source, axis=0).reshape(self.x.shape)

    def _known(self, known: Array) -> Tensor:
        source = np.arange(self.x.shape[0] * self.x.shape[1])
        source[self._targets(known)] = len(source) + np.arange(known.size)
        return self._chosen(self._lines[1], self.step.integers(source))

    def _known_reduced(self, known: Array) -> Tensor:
        """The updates of each row that has some, side by side, filled up with what changes nothing."""
        graph, (lines, updates) = self.step.graph, self._lines
        rows, table = _grouped(self._targets(known))
        self._check(table.size * self.x.shape[-1])
        filler = self._constant(_neutral(self.reduction, self.x.dtype)).expand((1, self.x.shape[-1]))
        given = graph.concat(updates, filler, axis=0).gather(self.step.integers(table), axis=0)
        total = graph.op(_REDUCED[self.reduction], given, axes=(1,), keepdims=False)
        old = lines.gather(self.step.integers(rows), axis=0)
        source = np.arange(lines.shape[0])
        source[rows] = len(source) + np.arange(len(rows))
        return self._chosen(graph.op(_COMBINED[self.reduction], old, total), self.step.integers(source))

    def _hits(self) -> Tensor:
        """[B, K, N]: whether an update goes to a row."""
        self._check(self.indices.size * self.x.shape[1])
        places = self.step.integers(np.arange(self.x.shape[1]))
        return self.indices.reshape((*self.indices.shape, 1)).equal(places)

    def _last(self) -> Tensor:
        """The last update of each row, numbered behind the rows of x; the row itself where there is none."""
        batches, count, many = *self.x.shape[:2], self.indices.shape[1]
        step, rows = self.step, batches * count
        numbers = rows + np.arange(batches * many).reshape((batches, many, 1))
        none = step.integers(-1)
        last = step.graph.where(self._hits(), step.integers(numbers), none).reduce_max(
            axes=(1,), keepdims=False
        )
        own = step.integers(np.arange(rows).reshape((batches, count)))
        source = step.graph.where(last.less(step.integers(0)), own, last)
        return self._chosen(self._lines[1], source.reshape((rows,)))

    def _reduced(self) -> Tensor:
        graph, (batches, many, rows) = self.step.graph, self.updates.shape
        self._check(self.updates.size * self.x.shape[1])
        hits = self._hits()
        given = graph.where(
            hits.reshape((*hits.shape, 1)),
            self.updates.reshape((batches, many, 1, rows)),
            self._constant(_neutral(self.reduction, self.x.dtype)),
        )
        total = graph.op(_REDUCED[self.reduction], given, axes=(1,), keepdims=False)
        return graph.op(_COMBINED[self.reduction], self.x, total)

    def _constant(self, number: float) -> Tensor:
        return self.step.graph.const(number, dtype=self.x.dtype)

    def _check(self, size: int) -> None:
        if size > _MOST:
            hint = "Indices that are known, inputs={…}, take less"
            self.step.refuse(f"a scatter through at most {_MOST} elements", size, hint=hint)


def _grouped(targets: Array) -> tuple[Array, Array]:
    """The rows that have updates, and for each the numbers of these, filled up with the number behind."""
    rows, inverse, counts = np.unique(targets, return_inverse=True, return_counts=True)
    order = np.argsort(inverse, kind="stable")
    first = np.cumsum(counts) - counts
    table = np.full((len(rows), counts.max()), len(targets))
    table[inverse[order], np.arange(len(targets)) - first[inverse[order]]] = order
    return rows, table


def _neutral(reduction: str, dtype: DType) -> float:
    """What a reduction does not notice."""
    if reduction in {"add", "mul"}:
        return int(reduction == "mul")
    return extreme_of(dtype, is_least=reduction == "max")
