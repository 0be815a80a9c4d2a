"""The roofline of a profile: each kernel below what one thread of this machine can do at most."""

import math
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from holowork.core import counted, readable_time
from holowork.runtime import Ceilings, Point, Profile, family_of
from holowork.workbench.charts import COLOUR_OF, DASHES, STYLE, WIDTH, Look, line, text
from holowork.workbench.markup import Markup, element, join
from holowork.workbench.svg import Picture, shown

HEIGHT = 332.0
MOST_POINTS = 120
_MOST_NAMED = 14
_LEFT, _RIGHT, _TOP, _BOTTOM = 78.0, 12.0, 14.0, 72.0
_ITEM, _ITEMS = 178.0, 3
"""The room of an item of the legend, and how many there are in a row."""


_SIDES = ((8.0, 4.0), (-8.0, 4.0), (8.0, -7.0), (8.0, 15.0), (-8.0, -7.0), (-8.0, 15.0))
"""Where a number can stand beside its point."""
_LABEL = (26.0, 10.0)
"""The room of a number."""
Place = tuple[float, float]


def told(point: Point) -> str:
    """What bounds a kernel, and the factor that is missing."""
    least = f"{readable_time(point.median)} measured, {readable_time(point.least)} at least (estimate)"
    if point.factor < 1:
        return f"bound by {point.bound}: {least}; faster than one thread from there can be"
    return f"bound by {point.bound}: {point.factor:.1f}× the least time, {least}"


def roofline_picture(profile: Profile, look: Look | None = None) -> Picture:
    """Operations a second over operations for each byte; the slowest kernels have their numbers beside."""
    points = sorted(_points(profile), key=lambda pair: -pair[1].median)
    kept = [pair for i, pair in enumerate(points) if i < MOST_POINTS or (look and pair[0] == look.hot)]
    area = _Area.around([point for _, point in kept], profile.ceilings)
    drawing = _Drawing(area, look or Look())
    return Picture(
        title=f"roofline of {profile.name}: {counted(len(points), 'kernel')} that compute",
        width=WIDTH,
        height=HEIGHT,
        style=STYLE,
        content=join([*drawing.axes(), *drawing.roofs(profile.ceilings), *drawing.points(kept)]),
    )


def _points(profile: Profile) -> Iterator[tuple[int, Point]]:
    numbers = {id(kernel): number for number, kernel in enumerate(profile.kernels)}
    for point in profile.points:
        if point.kernel.intensity and point.rate:
            yield numbers[id(point.kernel)], point


@dataclass(frozen=True, kw_only=True)
class _Area:
    """What is seen: decades of operations for each byte, and of operations a second."""

    across: tuple[int, int]
    down: tuple[int, int]

    @classmethod
    def around(cls, points: list[Point], ceilings: Ceilings) -> "_Area":
        ridges = [ceilings.operations / rate for rate in ceilings.reading.values()]
        across = [*ridges, *(point.kernel.intensity for point in points)]
        rates = [ceilings.operations, *(point.rate for point in points)]
        return cls(
            across=(math.floor(math.log10(min(across))), math.ceil(math.log10(max(across) * 1.5))),
            down=(math.floor(math.log10(min(*rates, ceilings.operations / 99))), _above(max(rates))),
        )

    def x(self, intensity: float) -> float:
        low, high = self.across
        return _LEFT + (math.log10(intensity) - low) / (high - low) * (WIDTH - _LEFT - _RIGHT)

    def y(self, rate: float) -> float:
        low, high = self.down
        return HEIGHT - _BOTTOM - (math.log10(rate) - low) / (high - low) * (HEIGHT - _TOP - _BOTTOM)


def _above(rate: float) -> int:
    return math.ceil(math.log10(rate * 1.2))


_UNITS = ((1e12, "TFLOP/s"), (1e9, "GFLOP/s"), (1e6, "MFLOP/s"), (1e3, "kFLOP/s"))


def _rate(rate: float) -> str:
    unit, name = next((pair for pair in _UNITS if rate >= pair[0]), (1.0, "FLOP/s"))
    return f"{rate / unit:.3g} {name}"


class _Drawing:
    """Axes, roofs and points of one area."""

    def __init__(self, area: _Area, look: Look) -> None:
        self._area = area
        self._look = look

    def axes(self) -> Iterator[Markup]:
        """A grid of decades, and what they are of."""
        (left, right), (low, high) = self._area.across, self._area.down
        for power in range(left, right + 1):
            yield from self._decade(10.0**power)
        for power in range(low, high + 1):
            y = self._area.y(10.0**power)
            yield line((_LEFT, y), (WIDTH - _RIGHT, y), stroke_opacity=0.18)
            yield text(_rate(10.0**power), _LEFT - 5, y + 4, text_anchor="end", font_size=10)
        middle = (_LEFT + WIDTH - _RIGHT) / 2
        yield text("operations for each byte", middle, HEIGHT - _BOTTOM + 30, text_anchor="middle")

    def _decade(self, intensity: float) -> Iterator[Markup]:
        x = self._area.x(intensity)
        yield line((x, _TOP), (x, HEIGHT - _BOTTOM), stroke_opacity=0.18)
        yield text(f"{intensity:g}", x, HEIGHT - _BOTTOM + 15, text_anchor="middle")

    def roofs(self, ceilings: Ceilings) -> Iterator[Markup]:
        """A slope for each level of memory, up to the level line of multiply-adds."""
        area, (low, _) = self._area, self._area.down
        first = 10.0 ** area.across[0]
        for i, rate in enumerate(ceilings.reading.values()):
            begin = max(first, 10.0**low / rate)
            ridge = ceilings.operations / rate
            start, end = (area.x(begin), area.y(begin * rate)), (area.x(ridge), area.y(ceilings.operations))
            yield self._roof(start, end, DASHES[i % len(DASHES)])
        top = area.y(ceilings.operations)
        yield line((_LEFT, top), (WIDTH - _RIGHT, top), stroke_width=3)
        yield from self._legend(ceilings)

    def _legend(self, ceilings: Ceilings) -> Iterator[Markup]:
        """What each line is, below the axis."""
        most = f"arithmetic {_rate(ceilings.operations)}"
        rates = [f"{level} {rate / 1e9:.0f} GB/s" for level, rate in ceilings.reading.items()]
        looks = [(1.4, DASHES[i % len(DASHES)], words) for i, words in enumerate(rates)]
        for i, (width, dash, words) in enumerate([(3.0, "", most), *looks]):
            x, y = 24 + _ITEM * (i % _ITEMS), HEIGHT - _BOTTOM + 48 + 16 * (i // _ITEMS)
            yield line((x, y - 4), (x + 26, y - 4), stroke_width=width, stroke_dasharray=dash or None)
            yield text(words, x + 31, y)

    def _roof(self, start: Place, end: Place, dash: str) -> Markup:
        return line(start, end, stroke_width=1.4, stroke_dasharray=dash or None)

    def points(self, pairs: list[tuple[int, Point]]) -> Iterator[Markup]:
        """The fastest first, so that slow ones lie above."""
        labels = self._labels(pairs)
        for number, point in reversed(pairs):
            title = f"#{number} {point.kernel.name}: {told(point)}"
            words = labels[number] if number in labels else Markup()
            yield self._look.mark(number, title, self._point(point), words, place="point")

    def _labels(self, pairs: list[tuple[int, Point]]) -> dict[int, Markup]:
        """The numbers of the chosen kernel and of the slowest, where one has room beside its point."""
        taken: list[Place] = []
        labels = {}
        hot = self._look.hot
        named = [*pairs[:_MOST_NAMED], *(pair for pair in pairs[_MOST_NAMED:] if pair[0] == hot)]
        for number, point in sorted(named, key=lambda pair: pair[0] != hot):
            x, y = self._place(point)
            free: Iterator[Place] = (place for dx, dy in _SIDES if _is_free(place := (x + dx, y + dy), taken))
            for place in islice(free, 1):
                taken.append(place)
                side = "start" if place[0] > x else "end"
                labels[number] = text(f"#{number}", *place, text_anchor=side)
        return labels

    def _place(self, point: Point) -> Place:
        return self._area.x(point.kernel.intensity), self._area.y(point.rate)

    def _point(self, point: Point) -> Markup:
        x, y = self._place(point)
        return element(
            "circle",
            cx=shown(x),
            cy=shown(y),
            r=5,
            fill=COLOUR_OF.get(family_of(point.kernel), "currentColor"),
            stroke="currentColor",
        )


def _is_free(place: Place, taken: list[Place]) -> bool:
    return all(abs(place[0] - x) > _LABEL[0] or abs(place[1] - y) > _LABEL[1] for x, y in taken)
