"""Figures of profiles: matplotlib, loaded when one is drawn."""

from typing import Any

from holowork.core import readable_time
from holowork.runtime import Ceilings, Flame, Profile, typical_run

_COLOURS = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00")
"""Told apart with every kind of sight."""
_PALE = 0.5
"""Of bars with text on them, which can be read on half of any of the colours."""
_MICROSECOND = 1e-6


def _figure(size: tuple[float, float]) -> tuple[Any, Any]:
    """A figure of its own, which no window and no state of the library knows, and its axes."""
    from matplotlib.figure import Figure

    figure = Figure(figsize=size, layout="constrained")
    return figure, figure.add_subplot()


def timeline_figure(profile: Profile) -> object:
    """When each kernel ran in the run that took the median time; a row for each kernel."""
    run = typical_run(profile)
    pairs = [(kernel, one) for kernel in profile.kernels for one in kernel.slices if one.run == run]
    pairs.sort(key=lambda pair: pair[1].start)
    figure, axes = _figure((8, 1.2 + 0.28 * len(pairs)))
    for row, (_, one) in enumerate(pairs):
        start, seconds = one.start / _MICROSECOND, one.seconds / _MICROSECOND
        axes.barh(row, seconds, left=start, color=_COLOURS[row % len(_COLOURS)])
    axes.set_yticks(range(len(pairs)), [_title(kernel.name) for kernel, _ in pairs])
    axes.invert_yaxis()
    axes.set_xlabel("µs, measured")
    axes.set_title(f"run {run} of {len(profile.runs)}: {readable_time(profile.runs[run].seconds)}")
    return figure


def flame_figure(profile: Profile) -> object:
    """Families of ops, lines of the source and kernels, below one another, as wide as their median times."""
    figure, axes = _figure((8, 3))
    _flame(axes, profile.grouped(), (0, 0.0))
    axes.set_yticks(range(4), ["all", "families", "lines", "kernels"])
    axes.invert_yaxis()
    axes.set_xlabel("µs, sums of medians, measured")
    return figure


def _flame(axes: Any, flame: Flame, at: tuple[int, float]) -> None:  # noqa: ANN401  # of matplotlib
    row, start = at
    width, colour = flame.seconds / _MICROSECOND, _COLOURS[flame.kernels[0] % len(_COLOURS)]
    axes.barh(row, width, left=start, color=colour, alpha=_PALE, edgecolor="white")
    axes.text(start + width / 2, row, _title(flame.title), ha="center", va="center", fontsize=7, clip_on=True)
    for child in flame.children:
        _flame(axes, child, (row + 1, start))
        start += child.seconds / _MICROSECOND


def roofline_figure(profile: Profile) -> object:
    """Operations a second over operations a byte, below the ceilings of one thread of this machine."""
    figure, axes = _figure((7, 5))
    ceilings = profile.ceilings
    points = [point for point in profile.points if point.kernel.intensity]
    intensities = [point.kernel.intensity for point in points] or [1.0]
    ridges = [ceilings.operations / rate for rate in ceilings.reading.values()]
    _roofs(axes, ceilings, (min(*intensities, *ridges) / 4, max(*intensities, *ridges) * 4))
    for point in points:
        axes.plot(point.kernel.intensity, point.rate, "o", color="#333333")
        axes.annotate(_title(point.kernel.name), (point.kernel.intensity, point.rate), fontsize=8)
    axes.set(xscale="log", yscale="log", xlabel="operations for each byte", ylabel="operations a second")
    axes.legend()
    return figure


def _roofs(axes: Any, ceilings: Ceilings, ends: tuple[float, float]) -> None:  # noqa: ANN401  # of matplotlib
    """A slope for each level of memory, and the level line of multiply-adds."""
    for (level, rate), colour in zip(ceilings.reading.items(), _COLOURS, strict=False):
        ridge = ceilings.operations / rate
        axes.plot([ends[0], ridge], [ends[0] * rate, ceilings.operations], color=colour, label=level)
    axes.plot(ends, [ceilings.operations] * 2, color="#666666", label="multiply-add")


def _title(name: str) -> str:
    """A name that has room beside an axis; nothing in it is a formula."""
    return (name if len(name) <= 32 else f"{name[:31]}…").replace("$", r"\$")
