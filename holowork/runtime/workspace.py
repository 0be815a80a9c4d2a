"""Places in one stretch of memory, planned before it exists."""

from bisect import insort

from holowork.runtime.arena import rounded


class Workspace:
    """Hands out offsets, multiples of 64, in the first gap that is large enough; `peak` is what it takes."""

    def __init__(self) -> None:
        self.peak = 0
        self._gaps: list[tuple[int, int]] = []
        self._taken: dict[int, int] = {}

    def take(self, length: int) -> int:
        """The offset of `length` bytes that nothing else has."""
        wanted = rounded(length)
        for place, (start, end) in enumerate(self._gaps):
            if end - start >= wanted:
                del self._gaps[place]
                if end - start > wanted:
                    insort(self._gaps, (start + wanted, end))
                self._taken[start] = wanted
                return start
        return self._grown(wanted)

    def give_back(self, start: int) -> None:
        """Let others have what was taken at an offset."""
        end = start + self._taken.pop(start)
        before = next((gap for gap in self._gaps if gap[1] == start), (start, start))
        after = next((gap for gap in self._gaps if gap[0] == end), (end, end))
        self._gaps = [gap for gap in self._gaps if gap not in (before, after)]
        insort(self._gaps, (before[0], after[1]))

    def _grown(self, wanted: int) -> int:
        last = self._gaps.pop() if self._gaps and self._gaps[-1][1] == self.peak else (self.peak, self.peak)
        self.peak = last[0] + wanted
        self._taken[last[0]] = wanted
        return last[0]
