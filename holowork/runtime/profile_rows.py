"""A profile as rows: for files of columns, and for pandas."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator
from typing import TYPE_CHECKING

from holowork.runtime.profiling_values import MEMO, SERIES, Quartiles

if TYPE_CHECKING:
    from holowork.runtime.profile import Profile

MEASURED, CACHED = "measured", "cached"
_SAID = ("row", "series", "kind", "name", "call", "label")
_TIMES = ("runs", "q1_seconds", "median_seconds", "q3_seconds")
_COSTS = ("bytes_read", "bytes_written", "multiply_adds", "operations_per_byte")
HEADERS = (*_SAID, *_TIMES, *_COSTS)
Row = tuple[object, ...]


def rows_of(profile: Profile) -> list[Row]:
    """A row for each series of runs, then for each kernel in each series that computed it."""
    return [*_runs(profile), *_kernels(profile)]


def _runs(profile: Profile) -> Iterator[Row]:
    for series in SERIES:
        found = Quartiles.of(profile.series(series))
        if found is not None:
            kind = CACHED if series == MEMO else MEASURED
            yield ("run", series, kind, profile.name, "", "", *_spread(found), "", "", "", "")


def _kernels(profile: Profile) -> Iterator[Row]:
    for kernel in profile.kernels:
        costs = (kernel.reads, kernel.writes, kernel.work, round(kernel.intensity, 6))
        for series in SERIES:
            found = Quartiles.of(tuple(one.seconds for one in profile.slices(kernel, series)))
            if found is not None:
                said = (kernel.name, kernel.where, kernel.label.text)
                yield ("kernel", series, MEASURED, *said, *_spread(found), *costs)


def _spread(found: Quartiles) -> tuple[int, float, float, float]:
    return found.count, found.low, found.median, found.high


def csv_of(profile: Profile) -> str:
    """The rows as a file of columns, with a line of headers; times are in seconds."""
    file = io.StringIO()
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(HEADERS)
    writer.writerows(rows_of(profile))
    return file.getvalue()
