"""Launches of reductions: the axes that go are brought together, then one kernel runs along them."""

from collections.abc import Sequence
from itertools import groupby
from math import prod

from holowork.ops.application import Application
from holowork.ops.calls.reduction import reduced_axes
from holowork.ops.spec import KernelOf
from kernels_ir import (
    RESULT,
    DType,
    ElementwiseSpec,
    Launch,
    Launches,
    Place,
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


def reduction_kernel(reduction: str) -> KernelOf:
    """A row of REDUCTIONS along the axes of an application."""

    def launches(application: Application) -> Launches:
        x = application.operand(0)
        gone = reduced_axes(application.integers("axes"), x.rank)
        groups = _groups(x.shape, gone) if x.elements else [(False, application.result.elements), (True, 0)]
        return _launches(groups, (reduction, x.dtype))

    return launches


def _launch(of: tuple[str, DType], extents: tuple[int, int, int], source: Place) -> Launch:
    reduction, dtype = of
    _, length, inner = extents
    spec = ReduceSpec(reduction=reduction, dtype=dtype, form=_form(length, inner))
    sizes = dict(zip(("outer", "length", "inner"), extents, strict=True))
    return Launch(spec=spec, places={"x": source, "out": RESULT}, sizes=sizes)


def _form(length: int, inner: int) -> str:
    """Strips where they are long enough to be worth a way through memory."""
    if inner == 1:
        return "rows"
    return "strips" if length >= _MANY and inner >= _WIDE else "columns"


def _groups(shape: tuple[int, ...], gone: tuple[int, ...]) -> list[Group]:
    axes = [(axis in gone, extent) for axis, extent in enumerate(shape) if extent != 1]
    return [
        (goes, prod(extent for _, extent in group)) for goes, group in groupby(axes, lambda axis: axis[0])
    ]


def _launches(groups: Sequence[Group], of: tuple[str, DType]) -> Launches:
    """One kernel where the axes that go are neighbours; else a copy where they are, in front of it."""
    places = range(len(groups))
    gone = [place for place in places if groups[place][0]]
    last = [places[-1]] if gone and gone[-1] != places[-1] else []
    kept = [place for place in places if place not in (*gone, *last)]
    outer, length, inner = (prod(groups[place][1] for place in some) for some in (kept, gone, last))
    if len(gone) < 2:
        return Launches(launches=(_launch(of, (outer, length, inner), operand(0)),))
    copy = _copy(groups, (*kept, *gone, *last), of[1])
    launch = _launch(of, (outer, length, inner), temporary(0))
    return Launches(launches=(copy, launch), temporaries=(of[1].storage(outer * length * inner),))


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
