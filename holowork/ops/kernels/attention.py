"""Launches of attention: queries into panels, keys and values in f32, then all heads at once."""

import math
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Any

from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.heads import divisor
from kernels_ir import (
    MASKS,
    READ,
    RESULT,
    ROWS_OF_AN_ITEM,
    WIDEST_PANEL,
    AttentionSpec,
    DType,
    ElementwiseSpec,
    FewRowsSpec,
    HeadsSpec,
    Launch,
    Launches,
    Layout,
    PackingSpec,
    Place,
    Read,
    Scaling,
    Sight,
    alike,
    few_rows_scratch_bytes,
    operand,
    packed_bytes,
    scratch_bytes,
    temporary,
)

_EXPONENTS = 126
"""Powers of two whose reciprocals are normal numbers."""
_FEW = 8
"""Rows up to which lanes are keys rather than rows."""
_LAST = 5
"""The place of the operand that says what is seen."""
_PARTS = 8
"""Parts that are made at the same time, which have a scratch each."""
_USUAL = 2.0**40
"""Divisors up to it, and its reciprocal, need no division."""


def attention(application: Application) -> Launches:
    """One tensor of keys."""
    sight = Sight.CAUSAL if application.truth("causal") else Sight.ALL
    return _launches(application, (sight,))


def decode_attention(application: Application) -> Launches:
    """Cached rows and new ones under one mask."""
    return _launches(application, (Sight.MASKED, Sight.MASKED))


def decode_attention_valid(application: Application) -> Launches:
    """Some cached rows, and new ones up to its own."""
    return _launches(application, (Sight.COUNTED, Sight.CAUSAL))


@dataclass(frozen=True, kw_only=True)
class Scores:
    """How products become scores where softmax is an op of its own: a factor in memory, a mask that is added.

    The operands of such an application are those of attention, the mask in the place of decode_attention's,
    and the factor behind it. Weights are summed as softmax sums them.
    """

    scaling: Scaling = Scaling.NONE
    has_mask: bool = False


def attention_of_scores(application: Application, scores: Scores) -> Launches:
    """softmax(factor·q·kᵀ + mask)·v with the bits of its five ops; q, k and v are f32 of rank 4."""
    return _launches(application, (Sight.ADDED if scores.has_mask else Sight.ALL,), scores)


_Made = tuple[HeadsSpec, dict[str, int], dict[str, Place]]
"""A spec, its sizes, and the places that are its own."""


@dataclass
class _Preparing:
    """Launches that come before, and the temporaries that they write."""

    launches: list[Launch] = field(default_factory=list)
    temporaries: list[int] = field(default_factory=list)

    def room(self, size: int) -> Place:
        """A new temporary."""
        self.temporaries.append(size)
        return temporary(len(self.temporaries) - 1)

    def in_panels(self, index: int, kind: TensorType, count: int) -> Place:
        """An operand of matrices [rows, columns], as many as `count`, each as panels of rows side by side."""
        rows, columns = kind.shape[-2:]
        out = self.room(count * packed_bytes(kind.dtype, columns, rows))
        items = -(-columns // ROWS_OF_AN_ITEM)
        sizes = {"rows": columns, "columns": rows, "items": items, "first": 0, "last": items * count}
        spec = PackingSpec(dtype=kind.dtype, layout=Layout.COLUMNS)
        self.launches.append(Launch(spec=spec, places={"b": operand(index), "out": out}, sizes=sizes))
        return out

    def widened(self, index: int, kind: TensorType) -> Place:
        """An operand in f32."""
        if kind.dtype is DType.F32:
            return operand(index)
        out = self.room(DType.F32.storage(kind.elements))
        spec = ElementwiseSpec(
            operands=(kind.dtype,), uniform=(False,), outer=0, expression=Read(0), result=DType.F32
        )
        places, sizes = {"x0": operand(index), "out": out}, {"elements": kind.elements}
        self.launches.append(Launch(spec=spec, places=places, sizes=sizes))
        return out


def _launches(application: Application, sights: tuple[Sight, ...], scores: Scores | None = None) -> Launches:
    before, lay_out = _Preparing(), _few_rows if _sharing(application) <= _FEW else _panels
    made = lay_out(application, sights, before)
    spec, sizes, places = made if scores is None else _with(made, scores)
    places |= {name: before.widened(index, kind) for name, index, kind in _tensors(application)}
    if Sight.COUNTED in sights:
        places["counted"] = operand(_LAST)
    launch = Launch(
        spec=spec,
        places=places | {"out": RESULT},
        sizes=sizes,
        writes=("out", "scratch"),
        work=2 * application.result.elements * sum(_keys(application, sights).values()),
        most_parts=_PARTS,
    )
    return Launches(launches=(*before.launches, launch), temporaries=tuple(before.temporaries))


def _with(made: _Made, scores: Scores) -> _Made:
    """The same with scores of their own, and weights that are summed as softmax does."""
    spec, sizes, places = made
    scale = {"scale": operand(_LAST + 1)} if scores.scaling in READ else {}
    return replace(spec, scaling=scores.scaling, is_tree=True), sizes, places | scale


def _panels(application: Application, sights: tuple[Sight, ...], before: _Preparing) -> _Made:
    """Rows of each head of q side by side."""
    q = application.operand(0)
    batch, heads, rows, width = q.shape
    keys, items = _keys(application, sights), -(-rows // WIDEST_PANEL)
    spec = AttentionSpec(rows=_tile_rows(rows), **_common(application, sights))
    places = {"q": before.in_panels(0, q, batch * heads)}
    if not MASKS.isdisjoint(sights):
        places["mask"] = before.in_panels(_LAST, application.operand(_LAST), 1)
    step = scratch_bytes(sum(keys.values()), width)
    places["scratch"] = before.room(step * _PARTS)
    group = heads // application.operand(1).shape[1]
    sizes = {"rows": rows, "group": group, "items": items, "last": items * batch * heads}
    return spec, sizes | keys | _sizes(application) | {"scratch_step": step}, places


def _few_rows(application: Application, sights: tuple[Sight, ...], before: _Preparing) -> _Made:
    """All rows that share a head of keys."""
    q, rows = application.operand(0), _sharing(application)
    keys = _keys(application, sights)
    spec = FewRowsSpec(rows=rows, **_common(application, sights))
    places = {"q": before.widened(0, q)} | ({} if MASKS.isdisjoint(sights) else {"mask": operand(_LAST)})
    step = few_rows_scratch_bytes(rows, sum(keys.values()), q.shape[-1])
    places["scratch"] = before.room(step * _PARTS)
    sizes = {"queries": q.shape[2], "last": q.shape[0] * application.operand(1).shape[1]}
    return spec, sizes | keys | _sizes(application) | {"scratch_step": step}, places


def _sharing(application: Application) -> int:
    """Rows of q that share a head of keys."""
    q, k = application.operand(0), application.operand(1)
    return q.shape[1] // k.shape[1] * q.shape[2]


def _tensors(application: Application) -> Iterator[tuple[str, int, TensorType]]:
    """The keys and the values: their names, their places, their types."""
    for place, kind in enumerate(application.operands[1:_LAST]):
        if kind is not None:
            yield f"{'kv'[place % 2]}{place // 2}", place + 1, kind


def _common(application: Application, sights: tuple[Sight, ...]) -> dict[str, Any]:
    """What specs of both families have."""
    return {
        "is_strict": application.numerics is STRICT,
        "result": application.result.dtype,
        "sights": sights,
        "elements": alike(1, application.result.shape[3])[1],
        "scaling": _scaling(application),
    }


def _tile_rows(rows: int) -> int:
    """Rows of a panel that are computed: a power of two, which are few, up to the widest panel."""
    return min(1 << (rows - 1).bit_length(), WIDEST_PANEL)


def _keys(application: Application, sights: tuple[Sight, ...]) -> dict[str, int]:
    """How many keys each tensor has."""
    return {f"keys{number}": application.operand(1 + 2 * number).shape[2] for number in range(len(sights))}


def _sizes(application: Application) -> dict[str, int]:
    factor = _reciprocal(application) or float(divisor(application))
    bits = struct.unpack("<I", struct.pack("<f", factor))[0]
    return {"width": application.result.shape[3], "factor": bits, "first": 0, "part": 0}


def _reciprocal(application: Application) -> float | None:
    """What a product with has the bits of the division: there is one for powers of two alone."""
    number = float(divisor(application))
    mantissa, exponent = math.frexp(number)
    return 1 / number if mantissa == 0.5 and abs(exponent) < _EXPONENTS else None


def _scaling(application: Application) -> Scaling:
    if _reciprocal(application) is not None:
        return Scaling.PRODUCT
    is_usual = 1 / _USUAL <= divisor(application) <= _USUAL
    return Scaling.QUOTIENT if is_usual else Scaling.DIVISION
