"""A plan as machine code: one flat table of kernels, all addresses known but those of inputs and outputs."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from holowork.ops import bytes_copied
from holowork.runtime.arena import Bytes
from holowork.runtime.cones import Cones
from holowork.runtime.kernels import kernels_of
from holowork.runtime.moves import Move
from holowork.runtime.native import WORD, Split, split
from holowork.runtime.places import FIXED, OUTPUT, Address, SlotPlaces
from holowork.runtime.plan import Plan
from holowork.runtime.threads import thread_count
from holowork.runtime.unit import Unit
from kernels_ir import FAULT, RESULT, Code, FillSpec, Launch, Launches, Place, operand

LARGE = 1 << 21
"""Multiply-adds of a kernel that is worth dividing: some 25 µs, where handing over takes one."""
PARTS = 4
"""Parts for each thread, so that one which is held up keeps nobody waiting."""
_SLOT = Place("slot")
"""All the bytes of the slot that a result is written to."""
Part = tuple[Code, int]
"""A kernel, and the first word of its block."""


@dataclass(frozen=True, kw_only=True)
class Recipe:
    """The words of all argument blocks, those of them that are addresses, and the kernels with their blocks.

    `calls` are run one after another; the entries of one, which are the parts of a large kernel, in any order
    and at the same time. `owners` has for each the cone that it is in. `shared_work` estimates the
    multiply-adds in such calls. `outputs` are where the output ports are found, `faults` the words that tell
    of operands that cannot be computed; `kept` must live as long as the recipe. `moves` are its writes to
    caches, each with the call that copies the cache, which need not be made where that is donated; `settled`
    is the number of calls up to the last that can find such operands.
    """

    words: tuple[int, ...]
    addresses: tuple[tuple[int, Address], ...]
    calls: tuple[tuple[Part, ...], ...]
    owners: tuple[int, ...]
    cones: Cones
    shared_work: int
    workspace: int
    outputs: tuple[Address, ...]
    faults: tuple[Address, ...]
    moved: tuple[int, ...]
    """For each call, the bytes that it reads and writes, parts of one kernel by the first of them."""
    kept: tuple[Bytes, ...]
    moves: Mapping[Move, int] = field(default_factory=dict)
    settled: int = 0


def recipe_of(plan: Plan, units: tuple[Unit, ...], pinned: Mapping[int, Bytes]) -> Recipe | None:
    """The machine code of units, or None where one has no kernel, or shows a part of a value as another."""
    if not all(_is_plain(plan, unit) for unit in units):
        return None
    places = SlotPlaces(plan, units, pinned)
    found = [unit.launches for unit in units if unit.launches is not None and places.is_first(unit)]
    kernels_of().prepare(launch.spec for launches in found for launch in launches.launches)
    cook = _Cook(plan, places)
    for unit in units:
        if places.is_first(unit):
            cook.add(unit)
        places.release(unit)
    cook.copy_outputs()
    return cook.recipe()


def _is_plain(plan: Plan, unit: Unit) -> bool:
    """Whether a unit makes a value by kernels, or binds a whole one anew."""
    if unit.is_relabel:
        (read,) = unit.reads
        made = unit.region.result.bytes
        is_whole = not unit.writes.offset and plan.lengths[unit.writes.slot] == made
        return is_whole and not read.offset and plan.lengths[read.slot] == made
    return unit.launches is not None or not plan.lengths[unit.writes.slot]


class _Cook:
    """A recipe while it is made, step after step."""

    def __init__(self, plan: Plan, places: SlotPlaces) -> None:
        self._plan = plan
        self._places = places
        self._words: list[int] = []
        self._addresses: list[tuple[int, Address]] = []
        self._calls: list[tuple[Part, ...]] = []
        self._shared = 0
        self._owners: list[int] = []
        self._faults: list[Address] = []
        self._moved: list[int] = []
        self._kept: list[Bytes] = []
        self._copies: dict[int, int] = {}
        self._settled = 0

    def add(self, unit: Unit) -> None:
        """The kernels of a unit, none for no elements; what depends on constants alone is computed now."""
        launches, before = unit.launches or Launches(launches=()), len(self._calls)
        parts = split(launches, self._places.constants(unit))
        found = self._found(unit)
        if self._is_partial(unit):
            self._launch(_zeros(self._plan.lengths[unit.writes.slot]), found)
        kept = self._make_once(parts, unit)
        fresh = {place: self._places.take(parts.sizes[place.index]) for place in parts.fresh}
        self._copies[unit.index] = len(self._calls)
        for launch in self._places.needed(unit, parts.each):
            self._launch(launch, {**found, **kept, **fresh})
        for address in fresh.values():
            self._places.give_back(address)
        kinds = (*filter(None, unit.region.operands), unit.region.result)
        moved = sum(kind.bytes for kind in kinds)
        self._count(before, self._places.cones.numbers[unit.index], moved)

    def _count(self, before: int, owner: int, moved: int) -> None:
        """Note for the calls that were added since whose they are; the first one moves the bytes."""
        count = len(self._calls) - before
        self._owners.extend([owner] * count)
        self._moved.extend([moved, *[0] * (count - 1)][:count])

    def _is_partial(self, unit: Unit) -> bool:
        """Whether zeros stand around what a unit writes."""
        return unit.writes.offset > 0 or self._plan.lengths[unit.writes.slot] != unit.region.result.bytes

    def copy_outputs(self) -> None:
        """Copies of what no kernel writes to its port: in no cone, and needed by arrays of callers alone."""
        for index, port in enumerate(self._plan.outputs):
            source, target = self._places.of(port.descriptor.slot), Address(OUTPUT, index, 0)
            if source != target and port.length:
                before = len(self._calls)
                self._launch(bytes_copied(port.length), {operand(0): source, RESULT: target})
                self._count(before, len(self._places.cones.each), 2 * port.length)

    def recipe(self) -> Recipe:
        """All of it."""
        return Recipe(
            words=tuple(self._words),
            addresses=tuple(self._addresses),
            calls=tuple(self._calls),
            owners=tuple(self._owners),
            cones=self._places.cones,
            shared_work=self._shared,
            workspace=self._places.workspace.peak,
            outputs=tuple(self._places.of(port.descriptor.slot) for port in self._plan.outputs),
            faults=tuple(self._faults),
            moved=tuple(self._moved),
            kept=tuple(self._kept),
            moves={move: self._copies[move.index] for move in self._places.moves},
            settled=self._settled,
        )

    def _found(self, unit: Unit) -> dict[Place, Address]:
        """Where the operands of a unit are, and where its result goes."""
        refs = ((i, ref) for i, ref in enumerate(unit.reads) if ref.is_present)
        found = {operand(i): self._places.of(ref.slot).behind(ref.offset) for i, ref in refs}
        slot = self._places.make(unit.writes.slot)
        return found | {RESULT: slot.behind(unit.writes.offset), _SLOT: slot}

    def _make_once(self, parts: Split, unit: Unit) -> dict[Place, Address]:
        """Run the launches that read constants alone; where their temporaries are."""
        data = {operand(i): self._places.pinned_range(unit.reads[i]) for i in self._places.constants(unit)}
        buffers = parts.make_once(data)
        self._kept.extend(buffers.values())
        return {place: Address(FIXED, 0, buffer.ctypes.data) for place, buffer in buffers.items()}

    def _launch(self, launch: Launch, found: Mapping[Place, Address]) -> None:
        threads = thread_count()
        is_large = threads > 1 and launch.work >= LARGE
        parts = launch.divided(threads * PARTS) if is_large else (launch,)
        faults = len(self._faults)
        self._calls.append(tuple(self._part(part, found) for part in parts))
        if len(self._faults) > faults:
            self._settled = len(self._calls)
        self._shared += launch.work if is_large else 0

    def _part(self, launch: Launch, found: Mapping[Place, Address]) -> Part:
        start = len(self._words)
        for name in launch.spec.arguments:
            if name in launch.places:
                address = self._fault() if launch.places[name] == FAULT else found[launch.places[name]]
                self._addresses.append((len(self._words), address))
            self._words.append(launch.sizes.get(name, 0))
        return kernels_of().code(launch.spec), start

    def _fault(self) -> Address:
        address = self._places.take(WORD)
        self._faults.append(address)
        return address


def _zeros(length: int) -> Launch:
    """The launch that fills a slot."""
    return Launch(spec=FillSpec(size=1), places={"out": _SLOT}, sizes={"elements": length, "value": 0})
