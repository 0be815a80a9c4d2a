"""Launches of ops that depend on positions: the write to a cache, the rotary embedding."""

from math import prod

from holowork.ops.application import Application
from holowork.ops.kernels.copying import Axis, Route, copy, stepping
from kernels_ir import (
    RESULT,
    STORED,
    Along,
    Launch,
    Launches,
    RotarySpec,
    TableSpec,
    operand,
    temporary,
)

_WORD = 8


def rotary(application: Application) -> Launches:
    """All rows of one kernel."""
    x = application.operand(0)
    half = x.shape[-1] // 2
    places = {name: operand(place) for place, name in enumerate(("x", "cos", "sin"))} | {"out": RESULT}
    sizes = {"rows": prod(x.shape[:-1]), "half": half}
    return Launches(launches=(Launch(spec=RotarySpec(dtype=x.dtype), places=places, sizes=sizes),))


def cache_write(application: Application) -> Launches:
    """The cache as it is, then the new rows to where a table says."""
    cache, new = application.operand(0), application.operand(1)
    rows, width = cache.shape[2:]
    size = STORED[cache.dtype].bytes
    whole = copy(Route(size=size, axes=stepping((cache.elements,), (1,), (1,))))
    if not new.elements:
        return Launches(launches=(whole,))
    sizes = {"elements": new.shape[2], "places": rows, "step": width}
    places = {"start": operand(2), "out": temporary(0)}
    table = Launch(spec=TableSpec(rule="ring"), places=places, sizes=sizes)
    written = copy(Route(size=size, axes=_new_rows(application), source=operand(1)))
    return Launches(launches=(whole, table, written), temporaries=(new.shape[2] * _WORD,))


def _new_rows(application: Application) -> tuple[Axis, ...]:
    (batch, heads, rows, width), count = application.operand(0).shape, application.operand(1).shape[2]
    places = {"table": temporary(0)}
    return (
        Axis(extent=batch * heads, x=count * width, out=rows * width),
        Axis(extent=count, x=width, out=0, along=Along.OUT_TABLE, places=places),
        Axis(extent=width, x=1, out=1),
    )
