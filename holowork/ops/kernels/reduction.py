"""Launches of reductions: the axes that go are brought together, then one kernel runs along them."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from math import prod

from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.calls.reduction import reduced_axes
from holowork.ops.kernels.heads import ALONE, Lines, Surroundings, ends_of
from kernels_ir import (
    PLAIN,
    RESULT,
    DType,
    ElementwiseSpec,
    Launch,
    Launches,
    Read,
    ReduceSpec,
    operand,
    row_major_strides,
    temporary,
)

_MANY, _WIDE = 192, 256
"""From how many rows, and from how many columns on, strips are faster."""

Group = tuple[bool, int]
"""Neighbouring axes that all go, or all stay, and the product of their extents."""


@dataclass(frozen=True)
class ReductionKernel:
    """A row of REDUCTIONS along the axes of an application."""

    reduction: str

    def __call__(self, application: Application) -> Launches:
        """The reduction of x."""
        return self.amid(application, ALONE)

    def lines(self, application: Application) -> Lines | None:
        """Along the axes that go, where they are neighbours."""
        found = _Extents.of(application)
        if found.is_apart:
            return None
        outer, length, inner = found.extents
        return Lines(shape=(outer * inner, length), repeats=inner == 1, is_alike=False)

    def amid(self, application: Application, around: Surroundings) -> Launches:
        """One kernel where the axes that go are neighbours; else a copy where they are, in front of it."""
        found, ends = _Extents.of(application), ends_of(application, around, is_alike=False)
        outer, length, inner = found.extents
        spec = ReduceSpec(
            is_strict=application.numerics is STRICT and ends.ends != PLAIN,
            reduction=self.reduction,
            dtype=application.result.dtype,
            form=_form(length, inner),
            ends=ends.ends,
        )
        source = dict.fromkeys(spec.source, temporary(0) if found.is_apart else operand(0))
        sizes = {"outer": outer, "length": length, "inner": inner, **ends.sizes}
        launch = Launch(spec=spec, places={**source, **ends.places, "out": RESULT}, sizes=sizes)
        return _behind_copy(launch, found, spec.dtype) if found.is_apart else Launches(launches=(launch,))


def reduction_kernel(reduction: str) -> ReductionKernel:
    """A row of REDUCTIONS along the axes of an application."""
    return ReductionKernel(reduction)


def _form(length: int, inner: int) -> str:
    """Strips where they are long enough to be worth a way through memory."""
    if inner == 1:
        return "rows"
    return "strips" if length >= _MANY and inner >= _WIDE else "columns"


@dataclass(frozen=True, kw_only=True)
class _Extents:
    """Groups of axes by their places: those that stay, those that go, and the last ones, if they stay."""

    groups: Sequence[Group]
    kept: Sequence[int]
    gone: Sequence[int]
    last: Sequence[int]

    @classmethod
    def of(cls, application: Application) -> "_Extents":
        """The axes of x; what is empty has none of which elements are taken."""
        x = application.operand(0)
        gone = reduced_axes(application.integers("axes"), x.rank)
        groups = _groups(x.shape, gone) if x.elements else [(False, application.result.elements), (True, 0)]
        places = range(len(groups))
        goes = [place for place in places if groups[place][0]]
        last = [places[-1]] if goes and goes[-1] != places[-1] else []
        kept = [place for place in places if place not in (*goes, *last)]
        return cls(groups=groups, kept=kept, gone=goes, last=last)

    @property
    def is_apart(self) -> bool:
        """Whether axes that stay lie between those that go."""
        return len(self.gone) > 1

    @property
    def order(self) -> Sequence[int]:
        """The axes that go brought together."""
        return (*self.kept, *self.gone, *self.last)

    @property
    def extents(self) -> tuple[int, ...]:
        """How many lines there are around, elements of each, lines side by side."""
        return tuple(
            prod(self.groups[place][1] for place in some) for some in (self.kept, self.gone, self.last)
        )


def _groups(shape: tuple[int, ...], gone: tuple[int, ...]) -> list[Group]:
    axes = [(axis in gone, extent) for axis, extent in enumerate(shape) if extent != 1]
    return [
        (goes, prod(extent for _, extent in group)) for goes, group in groupby(axes, lambda axis: axis[0])
    ]


def _behind_copy(launch: Launch, found: _Extents, dtype: DType) -> Launches:
    room = dtype.storage(prod(found.extents))
    return Launches(launches=(_copy(found.groups, found.order, dtype), launch), temporaries=(room,))


def _copy(groups: Sequence[Group], order: Sequence[int], dtype: DType) -> Launch:
    strides = row_major_strides(tuple(extent for _, extent in groups))
    *outer, innermost = order
    spec = ElementwiseSpec(
        operands=(dtype,), uniform=(False,), outer=len(outer), expression=Read(0), result=dtype
    )
    sizes = {f"extent{axis}": groups[place][1] for axis, place in enumerate(outer)}
    sizes |= {f"x0_stride{axis}": strides[place] for axis, place in enumerate(outer)}
    sizes["elements"] = groups[innermost][1]
    return Launch(spec=spec, places={"x0": operand(0), "out": temporary(0)}, sizes=sizes)
