"""Launches of gather: rows are copied from where an operand of indices says."""

from math import prod

from holowork.ops.application import Application
from holowork.ops.extents import axis_of
from holowork.ops.kernels.copying import Axis, Route, copy
from kernels_ir import FAULT, STORED, Along, DType, Launches, operand

_INDICES = {DType.I32: Along.INDICES_I32, DType.I64: Along.INDICES_I64}


def gather(application: Application) -> Launches | None:
    """One copy, which sets the fault at an index outside the axis; None where elements are parts of bytes."""
    data, indices = application.operand(0), application.operand(1)
    if data.dtype not in STORED:
        return None
    axis = axis_of("gather", application.integer("axis"), data.rank)
    inner, places, count = prod(data.shape[axis + 1 :]), data.shape[axis], indices.elements
    chosen = _chosen(application, inner, places)
    outer = Axis(extent=prod(data.shape[:axis]), x=places * inner, out=count * inner)
    axes = (outer, chosen, Axis(extent=inner, x=1, out=1))
    return Launches(launches=(copy(Route(size=STORED[data.dtype].bytes, axes=axes)),))


def _chosen(application: Application, inner: int, places: int) -> Axis:
    """The axis that indices choose from."""
    indices = application.operand(1)
    return Axis(
        extent=indices.elements,
        x=inner,
        out=inner,
        along=_INDICES[indices.dtype],
        places={"indices": operand(1), "fault": FAULT},
        sizes={"places": places},
    )
