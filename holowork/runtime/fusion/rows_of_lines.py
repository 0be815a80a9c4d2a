"""How long lines are, and which ops may be computed before and behind short ones.

What takes long is computed line by line there: the numbers that it needs are read again for each line, and a
line that is no multiple of a vector has a part of one. So few elements are computed faster on their own, all
of them together, unless there are so many that they would go through memory once more. What is quick is
computed as fast in any line before it is written, and in one of a vector before it is read.
"""

from math import prod

from holowork.ir import Node
from holowork.ops import Lines
from holowork.runtime.fusion.rows_of_loops import is_quick

LEAST_LINE = 512
"""Elements of a line from which on nothing takes longer than on its own.

Measured on Sapphire Rapids with gelu behind layer_norm: 0.92 of the speed with 256, 1.02 with 512.
"""
MANY, LEAST_OF_MANY = 1 << 20, 256
"""Elements that no second cache holds, and those of a line of so many: 0.7 with 64, 1.1 with 256."""
LEAST_READ = 16
"""Elements of a line that is read with something quick before it: 0.88 with 8, 1.2 with 20."""
LEAST_SUMMED = 2048
"""Elements of a row from which on a single number may be computed of it as slowly as one is."""
_LONG = f"{LEAST_LINE} elements, {LEAST_OF_MANY} where there are {MANY}"
PAYS_BEFORE = f"there is one row, or rows have {_LONG}, or {LEAST_READ} where inner is quickly computed"
PAYS_BEHIND = f"there is one row, or rows have {_LONG}, or the reader is quickly computed"


def pays_before(lines: Lines, head: Node) -> bool:
    """Whether a head is evaluated on as many elements at once as it needs; it is on columns."""
    least = LEAST_READ if is_quick(head) else _least(lines)
    return lines.row is None or _is_long(lines, least)


def pays_behind(lines: Lines, tail: Node) -> bool:
    """Whether a tail is quick, or evaluated on many elements at once: not on columns that are written."""
    if is_quick(tail):
        return True
    if lines.is_alike:
        return lines.row is not None and _is_long(lines, _least(lines))
    return lines.row is None or _is_long(lines, LEAST_SUMMED)


def _is_long(lines: Lines, least: int) -> bool:
    return prod(lines.shape[:-1]) == 1 or lines.shape[-1] >= least


def _least(lines: Lines) -> int:
    return LEAST_OF_MANY if prod(lines.shape) >= MANY else LEAST_LINE
