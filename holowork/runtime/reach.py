"""Which cones a change of some inputs reaches, and what their results are found by."""

from collections.abc import Callable, Sequence
from operator import itemgetter

from holowork.runtime.cones import Cone
from holowork.runtime.shortcuts import Key, Texts

MOST = 1 << 10
"""Changes that are remembered."""
Changed = tuple[bool, ...]
"""For each input, whether it is another one than that of the last run."""
Job = tuple[int, frozenset[int]]
"""Cones, a bit each, and their steps."""


class Reach:
    """What is the same for all runs that change the same inputs: worked out once, then looked up.

    `changing` are the numbers of the cones that depend on inputs; `last` is the one that depends on all,
    which is known by its run, or None. `keys` has for each cone a function from the labels of all inputs.
    `is_partial` is true where some change leaves a cone as it is.
    """

    def __init__(self, cones: Sequence[Cone], inputs: int) -> None:
        self._cones = cones
        self.changing = tuple([number for number, cone in enumerate(cones) if not cone.is_constant])
        every = tuple(range(inputs))
        self.last = next((number for number, cone in enumerate(cones) if cone.inputs == every), None)
        self.keys = tuple([_key_maker(number, cone.inputs) for number, cone in enumerate(cones)])
        self.is_partial = any(number != self.last for number in self.changing)
        self._touched: dict[Changed, tuple[int, ...]] = {}
        self._jobs: dict[tuple[int, ...], Job] = {}

    def touched(self, changed: Changed) -> tuple[int, ...]:
        """The cones that depend on an input that changed, in order."""
        found = self._touched.get(changed)
        if found is None:
            if len(self._touched) >= MOST:
                self._touched.clear()
            reached = (n for n in self.changing if any(changed[index] for index in self._cones[n].inputs))
            found = self._touched[changed] = tuple(reached)
        return found

    def job(self, cones: tuple[int, ...]) -> Job:
        """The work that some cones are."""
        found = self._jobs.get(cones)
        if found is None:
            if len(self._jobs) >= MOST:
                self._jobs.clear()
            steps = frozenset(step for number in cones for step in self._cones[number].steps)
            found = self._jobs[cones] = sum(1 << number for number in cones), steps
        return found


def _key_maker(number: int, inputs: tuple[int, ...]) -> Callable[[Texts], Key]:
    """From the labels of all inputs to what the result of a cone is found by."""
    if len(inputs) > 1:
        pick = itemgetter(*inputs)
        return lambda texts: (number, *pick(texts))
    return lambda texts: (number, *[texts[index] for index in inputs])
