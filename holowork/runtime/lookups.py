"""The lookup tables of a session: what each answers, all of its entries, and whether they are right."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property

import numpy as np

from holowork.archive import readable_bytes
from holowork.core import Displayable
from holowork.ir import TensorType
from holowork.ops import (
    NUMPY_DTYPES,
    Application,
    Array,
    Region,
    break_even,
    from_bytes,
    region_launches,
    to_bytes,
)
from holowork.runtime.arena import Bytes
from holowork.runtime.errors import check_count
from holowork.runtime.kernel_names import name_of
from holowork.runtime.listing import Listing
from holowork.runtime.lookups_timing import TableTiming, timed
from holowork.runtime.native import table_of
from holowork.runtime.unit import NONE, Unit
from kernels_ir import DType, Launch, Launches, LookupSpec, TabulateSpec, entries

_NIBBLES = bytes.fromhex("1032547698badcfe")
"""All values of i4, two a byte, the low one first."""


@dataclass(frozen=True, kw_only=True, repr=False)
class TableCheck(Displayable):
    """All entries of a table beside the references: `different` are the bits of operands that disagree."""

    name: str
    entries: int
    different: tuple[int, ...]

    @property
    def is_exact(self) -> bool:
        """Whether each entry has the bits of the references; any NaN equals any NaN."""
        return not self.different

    @property
    def ok(self) -> bool:
        """The same, as verdicts of archives have it."""
        return self.is_exact

    def __bool__(self) -> bool:
        return self.is_exact

    @property
    def verdict(self) -> str:
        """The verdict in a word, and where entries differ the first of them."""
        if self.is_exact:
            return "exact"
        return f"{len(self.different):,} differ, the first at {self.different[0]:#x}"

    def __repr__(self) -> str:
        return f"TableCheck({self.name!r}, {self.entries:,} entries, {self.verdict})"


@dataclass(frozen=True, kw_only=True, repr=False)
class LookupTable(Displayable):
    """A function of one narrow operand, as a session looks it up.

    `calls` are the positions in the archive of the calls that it answers, `elements` how many elements they
    look up in a run. The memory is shared by all sessions of the process: see `hw.cpu.tables`.
    """

    spec: TabulateSpec
    launch: Launch
    length: int
    region: Region
    calls: tuple[int, ...]
    elements: int

    @property
    def name(self) -> str:
        """The functions that it answers, the first one first."""
        return name_of(self.spec).removeprefix(f"{self.spec.family}_")

    @property
    def domain(self) -> DType:
        """The dtype of what is looked up, of at most 16 bits."""
        return self.spec.source

    @property
    def result(self) -> DType:
        """The dtype of an entry."""
        return self.spec.result

    @property
    def entries(self) -> int:
        """One for each bit pattern of the domain."""
        return entries(self.domain)

    @property
    def bytes(self) -> int:
        """Bytes that its entries take."""
        return self.result.storage(self.entries)

    @property
    def break_even(self) -> float:
        """Elements of a run from which on a table is expected to pay on the CPU it was measured on."""
        return break_even(self.spec.expression, self.domain)

    @cached_property
    def inputs(self) -> Array:
        """Every value of the domain, in the order of its bits; of bool 0 and 1."""
        return _every(self.domain)

    @cached_property
    def values(self) -> Array:
        """What is looked up for each of the `inputs`, read-only."""
        made = from_bytes(TensorType(self.result, (self.entries,)), self._memory.data)
        return made[: len(self.inputs)]

    @property
    def _memory(self) -> Bytes:
        return table_of(self.launch, self.length)

    def verify(self) -> TableCheck:
        """Compare each entry with what the references compute of the same operand."""
        return self._check

    @property
    def checked(self) -> TableCheck | None:
        """What `verify` found, None before it was asked."""
        found: TableCheck | None = self.__dict__.get("_check")
        return found

    @cached_property
    def _check(self) -> TableCheck:
        expected = _resized(self.region, len(self.inputs)).reference((self.inputs,))
        wrong = _bits(self.values) != _bits(expected)
        wrong &= ~(_is_nan(self.values) & _is_nan(expected))
        different = tuple(np.flatnonzero(wrong).tolist())
        return TableCheck(name=self.name, entries=len(self.inputs), different=different)

    def measure(self, elements: int | None = None) -> TableTiming:
        """Time a run over so many mixed elements, by default as many as the session's, both ways in turns.

        One thread, everything in the cache where it fits. Raises BadCount for less than one element.
        """
        count = (
            self.elements
            if elements is None
            else check_count("measure: expected elements", elements, least=1)
        )
        given = np.frombuffer(to_bytes(np.resize(self.inputs, count), self.domain), np.uint8)
        return timed(self.name, _resized(self.region, count), given)

    def __repr__(self) -> str:
        stored = f"{self.entries}×u{self.result.bits}"
        told = "not verified" if self.checked is None else self.checked.verdict
        return f"Table({self.name!r}, {self.domain}, {stored}, {readable_bytes(self.bytes)}, {told})"


class TableList(Listing[LookupTable]):
    """The tables of a program, each once."""

    __slots__ = ()
    what = "tables"

    def __repr__(self) -> str:
        return super().__repr__() if self else f"TableList(none: {WHY_NONE})"


WHY_NONE = 'a table is used where a run looks up enough elements of few values; tables="always" uses all'


def tables_of(units: Iterable[Unit]) -> TableList:
    """The tables of a program, each once, by what fills them."""
    found: dict[TabulateSpec, LookupTable] = {}
    for unit in units:
        for table in _of_unit(unit):
            known = found.get(table.spec)
            found[table.spec] = table if known is None else _both(known, table)
    return TableList(found.values())


def _both(known: LookupTable, table: LookupTable) -> LookupTable:
    return replace(known, calls=(*known.calls, *table.calls), elements=known.elements + table.elements)


def _of_unit(unit: Unit) -> Iterator[LookupTable]:
    """The tables that a unit looks up: as one chain, or in the kernels that its calls have of their own."""
    if not unit.is_table:
        return
    whole = _of_region(unit.region, unit.members, unit.launches or NONE)
    if whole:
        yield whole
        return
    for member, call in zip(unit.region.members, unit.members, strict=True):
        region = Region.single(member.op, member.application)
        table = _of_region(region, (call,), region_launches(region) or NONE)
        if table:
            yield table


def _of_region(region: Region, calls: tuple[int, ...], launches: Launches) -> LookupTable | None:
    """The table that a region is, or None: it fills a table and looks its operand up, and nothing else."""
    specs = [launch.spec for launch in launches.launches]
    if len(specs) != len((TabulateSpec, LookupSpec)):
        return None
    fill, look = launches.launches
    if not isinstance(fill.spec, TabulateSpec) or not isinstance(look.spec, LookupSpec):
        return None
    return LookupTable(
        spec=fill.spec,
        launch=fill,
        length=launches.temporaries[fill.places["out"].index],
        region=region,
        calls=calls,
        elements=region.result.elements,
    )


def _every(domain: DType) -> Array:
    """All values of a dtype of at most 16 bits, in the order of their bits."""
    count = len((False, True)) if domain is DType.BOOL else entries(domain)
    if domain is DType.I4:
        return from_bytes(TensorType(domain, (count,)), _NIBBLES)
    stored = np.uint8 if domain.bits <= np.iinfo(np.uint8).bits else np.uint16
    return np.arange(count, dtype=stored).view(NUMPY_DTYPES[domain])


def _resized(region: Region, elements: int) -> Region:
    """The same calls on so many elements in one row."""
    members = tuple(
        replace(member, application=_resized_call(member.application, elements)) for member in region.members
    )
    return replace(region, operands=_rows(region.operands, elements), members=members)


def _resized_call(call: Application, elements: int) -> Application:
    result = call.result.with_shape((elements,))
    return replace(call, operands=_rows(call.operands, elements), result=result)


def _rows(kinds: Iterable[TensorType | None], elements: int) -> tuple[TensorType | None, ...]:
    return tuple(kind and kind.with_shape((elements,)) for kind in kinds)


def _bits(x: Array) -> Array:
    """The bits of each element, as an unsigned integer."""
    return np.ascontiguousarray(x).view(f"<u{x.dtype.itemsize}")


def _is_nan(x: Array) -> Array:
    found: Array = x != x  # noqa: PLR0124  # for all dtypes, those that NumPy does not know too
    return found
