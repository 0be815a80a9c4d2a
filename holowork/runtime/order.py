"""Order and lifetimes: every slot is written before it is read, and let go of when nothing needs it."""

from collections.abc import Sequence

from holowork.archive import LoadedPlan
from holowork.ops import NO_SLOT, Signature
from holowork.runtime.errors import Unloadable
from holowork.runtime.naming import Naming
from holowork.runtime.step import Step, where


def checked_order(loaded: LoadedPlan) -> tuple[int, ...]:
    """The positions of the calls as they are run.

    Raises Unloadable unless the plan has every call once, and every slot is written once, before it is read.
    """
    order = tuple(position for level in loaded.levels for position in level)
    _check_once(loaded, order)
    bound = _Bound()
    for port in loaded.inputs:
        bound.write(port.slot, f"input {port.name!r}")
    for constant in loaded.constants:
        bound.write(constant.slot, f"the constant of slot {constant.slot}")
    for position in order:
        call = loaded.calls[position]
        refs = (*call.payload.operands, *call.payload.labelled)
        bound.read(where(position, call), [ref.slot for ref in refs if ref.is_present])
        bound.write(call.payload.output.slot, where(position, call))
    for port in loaded.outputs:
        bound.read(f"output {port.name!r}", [port.slot])
    return order


def _check_once(loaded: LoadedPlan, order: tuple[int, ...]) -> None:
    seen: set[int] = set()
    for position in order:
        if position in seen:
            found = f"{where(position, loaded.calls[position])} twice"
            raise Unloadable("ExecPlan", "every call once", found)
        seen.add(position)
    for position, call in enumerate(loaded.calls):
        if position not in seen:
            raise Unloadable("ExecPlan", "every call once", f"{where(position, call)} missing")


class _Bound:
    """The slots that have a value so far, and who wrote it."""

    def __init__(self) -> None:
        self._writers: dict[int, str] = {}

    def write(self, slot: int, writer: str) -> None:
        if slot == NO_SLOT:
            raise Unloadable(writer, "a slot to write to", f"{slot}, which means none")
        if slot in self._writers:
            owner = self._writers[slot]
            raise Unloadable(writer, f"a slot of its own, slot {slot} belongs to {owner}", "it again")
        self._writers[slot] = writer

    def read(self, reader: str, slots: Sequence[int]) -> None:
        for slot in slots:
            if slot not in self._writers:
                found = f"slot {slot}, which was not"
                raise Unloadable(reader, "to read what was written before it", found)


def kept_slots(loaded: LoadedPlan) -> frozenset[int]:
    """The slots that hold their value to the end."""
    ports = (port.slot for port in (*loaded.inputs, *loaded.outputs))
    return frozenset((*ports, *(constant.slot for constant in loaded.constants)))


def first_equals(loaded: LoadedPlan, steps: tuple[Step, ...], namings: tuple[Naming, ...]) -> tuple[int, ...]:
    """For each step, the first one whose result is equal whatever the inputs hold; often itself."""
    numbers: dict[object, int] = {}

    def derive(signature: Signature, operands: tuple[int, ...]) -> int:
        ordered = tuple(sorted(operands)) if signature.is_commutative else operands
        return numbers.setdefault((signature, ordered), len(numbers))

    values = {port.slot: numbers.setdefault(("input", i), i) for i, port in enumerate(loaded.inputs)}
    values |= {c.slot: numbers.setdefault(c.label, len(numbers)) for c in loaded.constants}
    firsts: dict[int, int] = {}
    for index, (step, naming) in enumerate(zip(steps, namings, strict=True)):
        number = naming.result(naming.operands(values, derive), derive)
        values[step.writes.slot] = number
        firsts.setdefault(number, index)
    return tuple(firsts[values[step.writes.slot]] for step in steps)
