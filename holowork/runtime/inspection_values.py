"""What is seen of one node of a run: its value and where it comes from, and that value in numbers."""

from dataclasses import dataclass
from typing import Any

import numpy as np

from holowork.core import Displayable, KappaLabel, table
from holowork.ops import Array, dtype_of

INPUT, CONSTANT, OUTPUT, COMPUTED, RECOMPUTED = "input", "constant", "output", "computed", "recomputed"
BINS = 16
_BAR = 24


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class NodeValue(Displayable):
    """The value of an input, a constant, an output or a call of one run, read-only.

    `origin` is `input`, `constant` or `output` for what the run held, `recomputed` for what the references
    made of its inputs just now, and `computed` for what a session's own kernel made. `inside` names the fused
    kernel in which the value never was in memory; it is empty for every other value.
    """

    node: str
    label: KappaLabel
    array: Array
    origin: str
    inside: str = ""

    @property
    def stats(self) -> "Statistics":
        """The value in numbers."""
        return statistics(self.node, self.array)

    def numpy(self) -> Array:
        """The value as a read-only array."""
        return self.array

    def __array__(self, dtype: np.dtype[Any] | None = None, copy: bool | None = None) -> Array:  # noqa: FBT001  # the protocol of NumPy
        return np.array(self.array, dtype, copy=copy)

    def __repr__(self) -> str:
        found = dtype_of(self.array)
        kind = f"{self.array.dtype if found is None else found.text}[{','.join(map(str, self.array.shape))}]"
        inside = f" inside {self.inside}" if self.inside else ""
        return f"NodeValue({self.node}, {kind}, {self.origin}{inside}, κ {self.label.short})"


@dataclass(frozen=True, kw_only=True, repr=False)
class Statistics(Displayable):
    """A tensor in numbers: `counts` are the finite elements between each two of `edges`.

    `minimum`, `maximum` and `mean` are those of the finite elements, None where there are none; the mean is
    computed in f64, the others are exact.
    """

    node: str
    dtype: str
    shape: tuple[int, ...]
    minimum: float | None
    maximum: float | None
    mean: float | None
    nans: int
    infinities: int
    zeros: int
    counts: tuple[int, ...]
    edges: tuple[float, ...]

    @property
    def elements(self) -> int:
        """How many elements there are."""
        return sum(self.counts) + self.nans + self.infinities

    def facts(self) -> list[tuple[str, object]]:
        """The numbers, line by line, without the histogram."""
        extremes = {"min": self.minimum, "max": self.maximum, "mean": self.mean}
        shown = [(name, "none" if x is None else f"{x:.6g}") for name, x in extremes.items()]
        counted = [("NaN", self.nans), ("infinite", self.infinities), ("zero", self.zeros)]
        return [("type", f"{self.dtype}[{','.join(map(str, self.shape))}]"), *shown, *counted]

    def bars(self) -> list[tuple[str, int, str]]:
        """The histogram, a row for each bin: its range, its count, a bar."""
        most = max(self.counts, default=0)
        pairs = zip(self.edges, self.edges[1:], self.counts, strict=False)
        return [(f"{low:.4g} … {high:.4g}", n, "█" * -(-n * _BAR // most)) for low, high, n in pairs if most]

    def __repr__(self) -> str:
        parts = [table(self.facts(), (self.node, ""))]
        bars = self.bars()
        return "\n\n".join([*parts, table(bars, ("from … to", "elements", ""))] if bars else parts)


def statistics(node: str, array: Array) -> Statistics:
    """A tensor in numbers."""
    found = dtype_of(array)
    is_float = found is not None and found.is_float
    flat = (array.astype(np.float64) if is_float else array).reshape(-1)
    nans, infinities = (np.isnan(flat), np.isinf(flat)) if is_float else (np.False_, np.False_)
    return Statistics(
        node=node,
        dtype=str(array.dtype) if found is None else found.text,
        shape=array.shape,
        nans=int(nans.sum()),
        infinities=int(infinities.sum()),
        zeros=int(np.count_nonzero(flat == 0)),
        **_of_finite(flat[np.broadcast_to(~(nans | infinities), flat.shape)]),
    )


def _of_finite(finite: Array) -> dict[str, Any]:
    """Extremes, which are exact, the mean, and the histogram."""
    wide = finite.astype(np.float64)
    counts, edges = _histogram(wide)
    return {
        "minimum": finite.min().item() if finite.size else None,
        "maximum": finite.max().item() if finite.size else None,
        "mean": float(wide.mean()) if finite.size else None,
        "counts": counts,
        "edges": edges,
    }


def _histogram(finite: Array) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """How many elements are in each of some equal parts of the range; one part where it is a point."""
    if not finite.size:
        return (), ()
    low, high = float(finite.min()), float(finite.max())
    if low == high:
        return (finite.size,), (low, high)
    edges = np.linspace(low, high, BINS + 1)
    places = np.searchsorted(edges[1:-1], finite, side="right")
    return tuple(np.bincount(places, minlength=BINS).tolist()), tuple(edges.tolist())
