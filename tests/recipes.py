"""For each op, operands and attributes that it takes, from the type of its first operand."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from hypothesis import strategies as st

from holowork.ir import TensorType
from holowork.ops import OpSpec
from holowork.ops.calls.codes import EPILOGUES
from kernels_ir import DType

Draw = Callable[[st.SearchStrategy[Any]], Any]
Shapes = st.SearchStrategy[tuple[int, ...]]


@dataclass(frozen=True, kw_only=True)
class Request:
    """Types of the operands behind the first, values that some of them must have, attributes."""

    others: tuple[TensorType | None, ...] = ()
    values: Mapping[int, np.ndarray] = field(default_factory=dict)
    attributes: Mapping[str, Any] = field(default_factory=dict)


Recipe = Callable[[Draw, TensorType], Request]

SIDES = st.sampled_from([1, 2, 3, 2, 3, 0])
POSITIVE = st.integers(1, 3)
ALL = st.lists(SIDES, max_size=3).map(tuple)


def sides(*each: st.SearchStrategy[int]) -> Shapes:
    return st.tuples(*each)


def at_least(rank: int) -> Shapes:
    return st.lists(SIDES, min_size=rank, max_size=3).map(tuple)


IMAGES = sides(st.integers(0, 2), st.sampled_from([2, 4]), POSITIVE, POSITIVE)
HEADS = sides(POSITIVE, st.sampled_from([2, 4]), POSITIVE, POSITIVE)
FIRST: Mapping[str, Shapes] = {
    "matmul": at_least(1),
    **{f"matmul_{name}": at_least(1) for name in ("activation", "add", "add_activation")},
    "gemm": sides(SIDES, SIDES),
    "fused_swiglu": sides(SIDES, SIDES),
    "matmul_dequant": sides(SIDES, SIDES),
    "conv2d": IMAGES,
    "conv_transpose_2d": IMAGES,
    "max_pool_2d": IMAGES,
    "avg_pool_2d": IMAGES,
    "global_avg_pool": IMAGES,
    "im2col": sides(POSITIVE, POSITIVE, POSITIVE),
    "col2im": sides(POSITIVE, POSITIVE),
    "layer_norm": at_least(1),
    "rms_norm": at_least(1),
    "add_rms_norm": at_least(1),
    "group_norm": sides(POSITIVE, st.sampled_from([2, 4]), POSITIVE),
    "instance_norm": sides(POSITIVE, st.sampled_from([2, 4]), POSITIVE),
    "lrn": at_least(2),
    "softmax": at_least(1),
    "log_softmax": at_least(1),
    "concat": at_least(1),
    "gather": sides(POSITIVE, SIDES),
    "attention": HEADS,
    "decode_attention": HEADS,
    "decode_attention_valid": HEADS,
    "kv_cache_write": HEADS,
    "rotary_embedding": sides(SIDES, st.sampled_from([2, 4])),
    "resize": st.lists(POSITIVE, max_size=3).map(tuple),
    **{f"reduce_{name}": st.lists(POSITIVE, max_size=3).map(tuple) for name in ("min", "max", "mean")},
}
"""The extents of a first operand; any of up to three axes where an op is not named."""


def recipe_of(row: OpSpec) -> Recipe:
    """The op's own recipe; else every operand has the type of the first, and attributes are chosen."""
    return RECIPES.get(row.name, lambda draw, x: _plain(draw, (row, x)))


def _plain(draw: Draw, request: tuple[OpSpec, TensorType]) -> Request:
    row, x = request
    chosen = {a.name: draw(st.sampled_from(a.choices)) for a in row.attributes if a.choices}
    return Request(others=(x,) * (len(row.roles) - 1), attributes=chosen)


def _axis(draw: Draw, x: TensorType) -> int:
    return draw(st.integers(-x.rank, x.rank - 1)) if x.rank else 0


def _along(draw: Draw, x: TensorType) -> Request:
    return Request(attributes={"axis": _axis(draw, x)})


def _reduced(draw: Draw, x: TensorType) -> Request:
    axes = [axis - x.rank * draw(st.booleans()) for axis in range(x.rank) if draw(st.booleans())]
    return Request(attributes={"axes": tuple(draw(st.permutations(axes))), "keepdims": draw(st.booleans())})


def _matmul(draw: Draw, x: TensorType) -> Request:
    return Request(others=(x.with_shape((x.shape[-1], draw(SIDES))),))


def _followed(draw: Draw, x: TensorType) -> Request:
    n = draw(SIDES)
    b, residual = x.with_shape((x.shape[-1], n)), x.with_shape((*x.shape[:-1], n))
    return Request(others=(b, residual), attributes={"act": draw(st.sampled_from(EPILOGUES))})


def _activated(draw: Draw, x: TensorType) -> Request:
    request = _followed(draw, x)
    return Request(others=request.others[:1], attributes=request.attributes)


def _added(draw: Draw, x: TensorType) -> Request:
    return Request(others=_followed(draw, x).others)


def _gemm(draw: Draw, x: TensorType) -> Request:
    turned = {name: draw(st.booleans()) for name in ("trans_a", "trans_b")}
    m, k = reversed(x.shape) if turned["trans_a"] else x.shape
    n = draw(SIDES)
    b = x.with_shape((n, k) if turned["trans_b"] else (k, n))
    return Request(others=(b, draw(st.sampled_from([None, x.with_shape((m, n))]))), attributes=turned)


def _gated(draw: Draw, x: TensorType) -> Request:
    return Request(others=(x.with_shape((x.shape[1], draw(SIDES))),) * 2)


def _windows(draw: Draw, x: TensorType) -> dict[str, Any]:
    kernel = tuple(draw(st.integers(1, dim)) for dim in x.shape[-2:])
    pads = tuple(draw(st.integers(0, side - 1)) for side in kernel * 2)
    return {"kernel": kernel, "strides": draw(sides(POSITIVE, POSITIVE)), "pads": pads}


def _pooled(draw: Draw, x: TensorType) -> Request:
    return Request(attributes=_windows(draw, x))


def _filtered(draw: Draw, x: TensorType) -> Request:
    windows = _windows(draw, x)
    kernel, groups = windows.pop("kernel"), draw(st.sampled_from([1, 2]))
    w = x.with_shape((2, x.shape[1] // groups, *kernel))
    return Request(others=(w,), attributes={**windows, "groups": groups})


def _transposed(draw: Draw, x: TensorType) -> Request:
    kernel = draw(sides(POSITIVE, POSITIVE))
    return Request(others=(x.with_shape((x.shape[1], 2, *kernel)),), attributes={"strides": (2, 1)})


def _scattered(draw: Draw, x: TensorType) -> Request:
    return Request(attributes={"kernel": (1, 1), "image": (1, x.shape[1])})


def _row(draw: Draw, x: TensorType) -> Request:
    weights = x.with_shape(x.shape[-1:])
    return Request(others=draw(st.sampled_from([(), (weights,), (weights, weights)])))


def _row_and_rest(draw: Draw, x: TensorType) -> Request:
    return Request(others=(x.with_shape(x.shape[-1:]), draw(st.sampled_from([None, x]))))


def _channels(draw: Draw, x: TensorType) -> Request:
    weights = x.with_shape(x.shape[1:2])
    return Request(others=draw(st.sampled_from([(), (weights,), (weights, weights)])))


def _grouped(draw: Draw, x: TensorType) -> Request:
    return Request(attributes={"num_groups": draw(st.sampled_from([1, 2]))})


def _reshaped(draw: Draw, x: TensorType) -> Request:
    shapes = [(x.elements,), (1, *x.shape), tuple(reversed(x.shape)), x.shape]
    return Request(attributes={"shape": draw(st.sampled_from(shapes))})


def _permuted(draw: Draw, x: TensorType) -> Request:
    return Request(attributes={"perm": draw(st.permutations(range(x.rank)).map(tuple))})


def _joined(draw: Draw, x: TensorType) -> Request:
    return Request(others=(x,) * draw(st.integers(0, 2)), attributes={"axis": _axis(draw, x)})


def _sliced(draw: Draw, x: TensorType) -> Request:
    ends, steps = st.integers(-4, 4), st.sampled_from([1, 2, -1, -2])
    columns = {"starts": ends, "ends": ends, "steps": steps}
    chosen = {name: tuple(draw(column) for _ in x.shape) for name, column in columns.items()}
    return Request(attributes=chosen)


def _padded(draw: Draw, x: TensorType) -> Request:
    return Request(attributes={"pads": tuple(draw(st.integers(0, 2)) for _ in x.shape * 2)})


def _expanded(draw: Draw, x: TensorType) -> Request:
    wider = tuple(draw(SIDES) if dim == 1 else dim for dim in x.shape)
    return Request(attributes={"shape": (*draw(st.sampled_from([(), (2,), (1,)])), *wider)})


def _resized(draw: Draw, x: TensorType) -> Request:
    return Request(attributes={"sizes": tuple(draw(SIDES) for _ in x.shape)})


def _clipped(draw: Draw, x: TensorType) -> Request:
    bound = x.with_shape(())
    return Request(others=draw(st.sampled_from([(), (bound,), (None, x), (bound, x)])))


def _chosen(draw: Draw, x: TensorType) -> Request:
    dtype = draw(st.sampled_from([DType.F32, DType.F16, DType.I64, DType.BOOL]))
    return Request(others=(x.with_dtype(dtype),) * 2)


def _gathered(draw: Draw, x: TensorType) -> Request:
    indices = np.array(draw(st.lists(st.integers(-x.shape[0], x.shape[0] - 1), max_size=3)), np.int64)
    return Request(others=(TensorType(DType.I64, indices.shape),), values={1: indices})


def _keys(x: TensorType, rows: int) -> tuple[TensorType, TensorType]:
    return (x.with_shape((x.shape[0], 2, rows, x.shape[3])),) * 2


def _attended(draw: Draw, x: TensorType) -> Request:
    return Request(others=_keys(x, draw(POSITIVE)), attributes={"causal": draw(st.booleans())})


def _decoded(draw: Draw, x: TensorType) -> Request:
    past, new = draw(SIDES), draw(POSITIVE)
    mask = TensorType(DType.F32, (x.shape[2], past + new))
    return Request(others=(*_keys(x, past), *_keys(x, new), mask))


def _valid(draw: Draw, x: TensorType) -> Request:
    past, one = draw(SIDES), TensorType(DType.I32, (1,))
    count = np.array([draw(st.integers(0, past))], np.int32)
    return Request(others=(*_keys(x, past), *_keys(x, x.shape[2]), one), values={5: count})


def _written(draw: Draw, x: TensorType) -> Request:
    rows = draw(st.integers(0, x.shape[2]))
    new = x.with_shape((*x.shape[:2], rows, x.shape[3]))
    return Request(others=(new, TensorType(DType.I32, (1,))))


def _dequantized(draw: Draw, x: TensorType) -> Request:
    axis = draw(st.integers(-1, x.rank - 1))
    scales = TensorType(DType.F32, () if axis < 0 else x.shape[axis : axis + 1])
    others = () if axis < 0 else (scales, scales.with_dtype(DType.I32))
    return Request(others=others, attributes={"axis": axis})


def _quantized(draw: Draw, x: TensorType) -> Request:
    dtype = draw(st.sampled_from([DType.I8, DType.U8, DType.I4]))
    return Request(others=(TensorType(dtype, (x.shape[1], draw(SIDES))),), attributes={"scale": 0.5})


RECIPES: Mapping[str, Recipe] = {
    "matmul": _matmul,
    "matmul_activation": _activated,
    "matmul_add": _added,
    "matmul_add_activation": _followed,
    "gemm": _gemm,
    "fused_swiglu": _gated,
    "matmul_dequant": _quantized,
    "conv2d": _filtered,
    "conv_transpose_2d": _transposed,
    "max_pool_2d": _pooled,
    "avg_pool_2d": _pooled,
    "im2col": _pooled,
    "col2im": _scattered,
    "layer_norm": _row,
    "rms_norm": _row,
    "add_rms_norm": _row_and_rest,
    "group_norm": _grouped,
    "instance_norm": _channels,
    "softmax": _along,
    "log_softmax": _along,
    "cumsum": _along,
    "reshape": _reshaped,
    "transpose": _permuted,
    "concat": _joined,
    "slice": _sliced,
    "pad": _padded,
    "expand": _expanded,
    "resize": _resized,
    "clip": _clipped,
    "where": _chosen,
    "gather": _gathered,
    "attention": _attended,
    "decode_attention": _decoded,
    "decode_attention_valid": _valid,
    "kv_cache_write": _written,
    "dequantize": _dequantized,
    **{f"reduce_{name}": _reduced for name in ("sum", "mean", "prod", "min", "max")},
}
