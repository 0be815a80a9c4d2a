"""Weights that stay where they are stored: read when a kernel needs them, kept under a number of bytes."""

from collections import OrderedDict
from collections.abc import Iterable
from typing import Self

import numpy as np

from holowork.archive import LoadedConstant, readable_bytes
from holowork.codec import Body
from holowork.core import KappaLabel, counted
from holowork.ir import Constant, TensorType
from holowork.runtime.arena import Bytes, reserved
from holowork.runtime.errors import BadLimit


class WeightPages:
    """Weights that were read, at most `budget` bytes of them; the least recently used are let go first.

    The weights of one kernel are there together, so one whose weights alone are more than the budget has them
    all for its run. `resident` are the bytes that are held now, `reads` and `evictions` count weights since
    the session began, `bytes_read` what was read. Raises BadLimit.
    """

    def __init__(self, budget: object) -> None:
        if not isinstance(budget, int | np.integer) or isinstance(budget, bool) or budget < 0:
            raise BadLimit(budget, "weights_budget")
        self.budget = int(budget)
        self.resident = self.reads = self.evictions = self.bytes_read = 0
        self._held: OrderedDict[KappaLabel, Bytes] = OrderedDict()

    @classmethod
    def of(cls, budget: object) -> Self | None:
        """Pages under a budget; None where everything is read when a session begins."""
        return None if budget is None else cls(budget)

    def bring(self, group: Iterable[LoadedConstant]) -> None:
        """Have the weights of one kernel, each read once; raises Truncated where a file became shorter."""
        wanted = {constant.label: constant for constant in group}
        for label in wanted.keys() & self._held.keys():
            self._held.move_to_end(label)
        missing = [constant for label, constant in wanted.items() if label not in self._held]
        self._make_room(sum(constant.size for constant in missing), frozenset(wanted))
        for constant in missing:
            self._held[constant.label] = self._read(constant)

    def __getitem__(self, constant: LoadedConstant) -> Bytes:
        """The bytes of a weight, read if they are not there."""
        if constant.label not in self._held:
            self.bring((constant,))
        return self._held[constant.label]

    def _make_room(self, needed: int, spared: frozenset[KappaLabel]) -> None:
        for label in [label for label in self._held if label not in spared]:
            if self.resident + needed <= self.budget:
                return
            self.resident -= len(self._held.pop(label))
            self.evictions += 1

    def _read(self, constant: LoadedConstant) -> Bytes:
        data = reserved(constant.size, f"the weight {constant.label.short}")
        start = 0
        for chunk in constant.stored.chunks():
            data[start : start + len(chunk)] = np.frombuffer(chunk, np.uint8)
            start += len(chunk)
        data.setflags(write=False)
        self.resident, self.bytes_read = self.resident + len(data), self.bytes_read + len(data)
        self.reads += 1
        return data

    def __repr__(self) -> str:
        held = f"{readable_bytes(self.resident)} of {readable_bytes(self.budget)} resident"
        return f"WeightPages({held}, {counted(self.reads, 'read')}, {counted(self.evictions, 'eviction')})"


class StoredConstant(Constant):
    """A constant of a program whose bytes are read each time that they are asked for."""

    __slots__ = ("_body",)
    _body: Body

    def __init__(self, kind: TensorType, body: Body) -> None:
        object.__setattr__(self, "type", kind)  # as of any frozen dataclass
        object.__setattr__(self, "_body", body)

    @property
    def data(self) -> memoryview:
        """The bytes."""
        return self._body.view()

    def __reduce__(self) -> tuple[object, ...]:
        """It is pickled as the bytes it shows."""
        return Constant, (self.type, bytes(self.data))
