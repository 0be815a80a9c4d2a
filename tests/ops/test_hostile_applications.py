"""Whatever an op is applied to: it refuses it with an error of its own, or gives what it says.

Attributes come from files too, in own calls, so nothing about them may be taken for granted.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.codec import Cursor, Sink
from holowork.core import OpError
from holowork.ir import TensorType
from holowork.ops import Application, KernelCallLayout, Kind, OpSpec, canonical, lower
from holowork.ops.attributes import AttributeSpec
from kernels_ir import DType
from tests.ops.rows import buffers_for, kind_of
from tests.recipes import ALL, FIRST, Draw, recipe_of
from tests.strategies import FEW, OFFERED, arrays

Kinds = tuple[TensorType | None, ...]
EXTENTS = st.sampled_from([0, 1, 2, 3, 5, 1 << 31, 1 << 40, 1 << 62])
NUMBERS = st.sampled_from(
    [0, 1, 2, 3, 4, 7, -1, -2, -3, 1 << 31, 1 << 62, (1 << 63) - 1, -(1 << 63), 1 << 63]
)
REALS = st.sampled_from([0.0, -0.0, 1.0, -1.0, 0.5, 1e-40, 1e39, np.inf, -np.inf, np.nan])
OTHERS = st.sampled_from([None, "x", b"y", [], [[1]], {}, 1.5, True, np.int64(3), np.arange(2)])
OF_KIND: Mapping[Kind, st.SearchStrategy[Any]] = {
    Kind.INT: NUMBERS,
    Kind.FLOAT: REALS,
    Kind.BOOL: st.booleans(),
    Kind.INTS: st.lists(NUMBERS, max_size=8),
    Kind.FLOATS: st.lists(REALS, max_size=2),
}
MOST_BYTES = 1 << 16


def value_of(spec: AttributeSpec) -> st.SearchStrategy[Any]:
    """Values of the kind, most of which the op does not take, and some of no kind."""
    own = st.sampled_from([*spec.choices, "bogus"]) if spec.choices else OF_KIND[spec.kind]
    return own | OTHERS


@st.composite
def bent(draw: Draw, kind: TensorType | None) -> TensorType | None:
    """Another type: other extents, more axes or less, another element type, or none."""
    shape = list(kind.shape if kind is not None else (2,))
    dtype = kind.dtype if kind is not None else DType.F32
    shape[slice(0, draw(st.integers(0, 1)))] = draw(st.lists(EXTENTS, max_size=2))
    other = TensorType(draw(st.sampled_from([dtype, *DType])), tuple(shape))
    return draw(st.sampled_from([other, other.with_dtype(dtype), None]))


@st.composite
def requests(draw: Draw, row: OpSpec) -> tuple[Kinds, Mapping[str, Any]]:
    """Types and attributes that an op takes, but for one or two of them."""
    first = TensorType(draw(st.sampled_from(sorted(row.accepts))), draw(FIRST.get(row.name, ALL)))
    request = recipe_of(row)(draw, first)
    kinds, attributes = [first, *request.others], dict(request.attributes)
    for place in draw(st.lists(st.integers(0, len(kinds) - 1), max_size=2)):
        kinds[place] = draw(bent(kinds[place]))
    for spec in draw(st.lists(st.sampled_from(row.attributes), max_size=2)) if row.attributes else []:
        attributes[spec.name] = draw(value_of(spec))
    return tuple(kinds), attributes


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
@given(data=st.data())
@FEW
def test_an_application_is_refused_by_the_op_or_is_what_it_says(row: OpSpec, data: st.DataObject) -> None:
    kinds, attributes = data.draw(requests(row))
    try:
        application = row.apply(kinds, attributes)
    except OpError as fault:
        assert str(fault).startswith(row.name)  # noqa: PT017  a refusal is one of two good ends
        return

    kept = dict(canonical(row, application))
    call = lower(row, application, buffers_for(application))
    sink = Sink()
    KernelCallLayout().write(call, sink)

    assert application.result.is_addressable
    assert application.result == row.apply(kinds, kept).result
    assert repr(kept) == repr(dict(canonical(row, row.apply(kinds, kept))))
    assert repr(call) == repr(KernelCallLayout(frozenset({call.discriminant})).read(Cursor(sink.to_bytes())))
    check_result(row, application, data)


def check_result(row: OpSpec, application: Application, data: st.DataObject) -> None:
    """The reference gives a result of the inferred type, or refuses the values of the operands."""
    kinds = [kind for kind in (*application.operands, application.result) if kind is not None]
    if sum(kind.bytes for kind in kinds) > MOST_BYTES:
        return
    operands = tuple(kind if kind is None else data.draw(arrays(kind)) for kind in application.operands)
    try:
        result = row.reference(operands, application)
    except OpError:
        return
    assert kind_of(result) == application.result
