"""A plan as machine code: one flat table of kernels, all addresses known but those of inputs and outputs."""

from collections.abc import Mapping
from dataclasses import dataclass

from holowork.runtime.arena import Bytes
from holowork.runtime.kernels import kernels_of
from holowork.runtime.native import WORD, Split, launches_of, split
from holowork.runtime.places import FIXED, Address, SlotPlaces
from holowork.runtime.plan import Plan
from holowork.runtime.step import Step
from holowork.runtime.threads import thread_count
from kernels_ir import FAULT, RESULT, Code, Launch, Launches, Place, operand

LARGE = 1 << 21
"""Multiply-adds of a kernel that is worth dividing: some 25 µs, where handing over takes one."""
PARTS = 4
"""Parts for each thread, so that one which is held up keeps nobody waiting."""
Part = tuple[Code, int]
"""A kernel, and the first word of its block."""


@dataclass(frozen=True, kw_only=True)
class Recipe:
    """The words of all argument blocks, those of them that are addresses, and the kernels with their blocks.

    `calls` are run one after another; the entries of one, which are the parts of a large kernel, in any order
    and at the same time. `shared_work` estimates the multiply-adds in such calls. `outputs` are where the
    output ports are found, `computed` the steps that kernels compute, `faults` the words that tell of
    operands that cannot be computed; `kept` must live as long as the recipe.
    """

    words: tuple[int, ...]
    addresses: tuple[tuple[int, Address], ...]
    calls: tuple[tuple[Part, ...], ...]
    shared_work: int
    workspace: int
    outputs: tuple[Address, ...]
    computed: frozenset[int]
    faults: tuple[Address, ...]
    bytes_moved: int
    kept: tuple[Bytes, ...]


def recipe_of(plan: Plan, pinned: Mapping[int, Bytes]) -> Recipe | None:
    """The machine code of a plan, or None where a step has no kernel or writes to a part of its slot."""
    launches = tuple(map(launches_of, plan.steps))
    if not all(_is_plain(plan, step, found) for step, found in zip(plan.steps, launches, strict=True)):
        return None
    places = SlotPlaces(plan, pinned)
    kernels_of().prepare(launch.spec for each in filter(None, launches) for launch in each.launches)
    cook = _Cook(plan, places)
    for index, found in enumerate(launches):
        if found is not None and places.is_first(index):
            cook.add(index, found)
        places.release(index)
    return cook.recipe()


def _is_plain(plan: Plan, step: Step, launches: Launches | None) -> bool:
    """Whether the step makes the whole value of its slot, by kernels or by binding it anew."""
    made = step.application.result.bytes
    is_whole = not step.writes.offset and plan.lengths[step.writes.slot] == made
    if step.is_relabel:
        (read,) = step.reads
        return is_whole and not read.offset and plan.lengths[read.slot] == made
    return is_whole and (launches is not None or not made)


class _Cook:
    """A recipe while it is made, step after step."""

    def __init__(self, plan: Plan, places: SlotPlaces) -> None:
        self._plan = plan
        self._places = places
        self._words: list[int] = []
        self._addresses: list[tuple[int, Address]] = []
        self._calls: list[tuple[Part, ...]] = []
        self._shared = 0
        self._computed: list[int] = []
        self._faults: list[Address] = []
        self._moved = 0
        self._kept: list[Bytes] = []

    def add(self, index: int, launches: Launches) -> None:
        """The kernels of a step; what depends on constants alone is computed now."""
        step = self._plan.steps[index]
        parts = split(launches, self._places.constants(step))
        found = self._found(step)
        kept = self._make_once(parts, step)
        fresh = {place: self._places.take(parts.sizes[place.index]) for place in parts.fresh}
        for launch in parts.each:
            self._launch(launch, {**found, **kept, **fresh})
        for address in fresh.values():
            self._places.give_back(address)
        self._computed.append(index)
        kinds = (*filter(None, step.application.operands), step.application.result)
        self._moved += sum(kind.bytes for kind in kinds)

    def recipe(self) -> Recipe:
        """All of it."""
        return Recipe(
            words=tuple(self._words),
            addresses=tuple(self._addresses),
            calls=tuple(self._calls),
            shared_work=self._shared,
            workspace=self._places.workspace.peak,
            outputs=tuple(self._places.of(port.descriptor.slot) for port in self._plan.outputs),
            computed=frozenset(self._computed),
            faults=tuple(self._faults),
            bytes_moved=self._moved,
            kept=tuple(self._kept),
        )

    def _found(self, step: Step) -> dict[Place, Address]:
        """Where the operands of a step are, and where its result goes."""
        refs = ((i, ref) for i, ref in enumerate(step.reads) if ref.is_present)
        found = {operand(i): self._places.of(ref.slot).behind(ref.offset) for i, ref in refs}
        return found | {RESULT: self._places.make(step.writes.slot)}

    def _make_once(self, parts: Split, step: Step) -> dict[Place, Address]:
        """Run the launches that read constants alone; where their temporaries are."""
        data = {operand(i): self._places.pinned_range(step.reads[i]) for i in self._places.constants(step)}
        buffers = parts.make_once(data)
        self._kept.extend(buffers.values())
        return {place: Address(FIXED, 0, buffer.ctypes.data) for place, buffer in buffers.items()}

    def _launch(self, launch: Launch, found: Mapping[Place, Address]) -> None:
        threads = thread_count()
        is_large = threads > 1 and launch.work >= LARGE
        parts = launch.divided(threads * PARTS) if is_large else (launch,)
        self._calls.append(tuple(self._part(part, found) for part in parts))
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
