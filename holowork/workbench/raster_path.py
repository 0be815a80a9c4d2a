"""Paths of our drawings for matplotlib: the commands M, L, H, V, C and Z, and the small ones beside them."""

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

_COMMAND = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?")
_TAKEN = {"m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "z": 0}
"""How many numbers one turn of a command takes."""
MOVE, LINE, CURVE, CLOSE = 1, 2, 4, 79
"""The codes of the library's paths."""
Point = tuple[float, float]


@dataclass(kw_only=True)
class _Pen:
    """Where the pen is, where its stroke began, and what it drew."""

    at: Point = (0.0, 0.0)
    start: Point = (0.0, 0.0)
    points: list[Point] = field(default_factory=list)
    codes: list[int] = field(default_factory=list)

    def go(self, code: int, *points: Point) -> None:
        """Draw to the last of some points."""
        self.points += points
        self.codes += [code] * len(points)
        self.at = points[-1]


def path_of(text: str) -> Any:  # noqa: ANN401  # of matplotlib
    """The path of a `d` attribute."""
    from matplotlib.path import Path

    pen = _Pen()
    for name, numbers in _turns(text):
        _draw(pen, name, numbers)
    return Path(pen.points or [(0.0, 0.0)], pen.codes or [MOVE])


def _turns(text: str) -> Iterator[tuple[str, list[float]]]:
    """Each turn of each command: more numbers than a move takes are lines."""
    for name, rest in _COMMAND.findall(text):
        numbers, taken = [float(found) for found in _NUMBER.findall(rest)], _TAKEN[name.lower()]
        for first in range(0, max(len(numbers), 1), taken or 1):
            is_line = first and name in "Mm"
            yield ("L" if name == "M" else "l") if is_line else name, numbers[first : first + taken]


def _draw(pen: _Pen, name: str, numbers: list[float]) -> None:
    kind = name.lower()
    if kind == "z":
        pen.go(CLOSE, pen.start)
        return
    across, down = pen.at
    x, y = pen.at if name.islower() else (0.0, 0.0)
    if kind in _LONE:
        pen.go(LINE, (x + numbers[0], down) if kind == "h" else (across, y + numbers[0]))
        return
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    pen.go(_CODES[kind], *((x + along, y + below) for along, below in pairs))
    if kind == "m":
        pen.start = pen.at


_LONE = {"h", "v"}
_CODES = {"m": MOVE, "l": LINE, "c": CURVE}
