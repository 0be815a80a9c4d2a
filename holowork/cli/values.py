"""The values of arrays in JSON."""

import math
from typing import Any

from holowork.ops import Array

MOST_VALUES = 1000
"""Elements up to which the values of an array stand in JSON."""


def values_of(array: Array) -> dict[str, Any]:
    """The values of a small array as nested lists; of a large one, how to have them."""
    if array.size <= MOST_VALUES:
        return {"values": _plain(array.tolist())}
    return {"values": None, "left_out": f"{array.size:,} values; -o NAME=FILE.npy writes them"}


def _plain(value: Any) -> Any:  # noqa: ANN401  # lists of lists of numbers, of any depth
    """The same in what JSON has: it has no NaN and no infinities, so these are texts."""
    if isinstance(value, list):
        return [_plain(one) for one in value]
    if not isinstance(value, float) or math.isfinite(value):
        return value
    return "NaN" if math.isnan(value) else "Infinity" if value > 0 else "-Infinity"
