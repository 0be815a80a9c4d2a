"""Ops that depend on where in a sequence a row stands: rotary embedding and the write to a cache."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import narrowed, widened
from holowork.ops.calls.positions import ONE_I32, KvCacheWriteCall, RotaryEmbeddingCall
from holowork.ops.element_types import WHOLE
from holowork.ops.kernels.positions import cache_write, rotary
from holowork.ops.rules import alike, required
from holowork.ops.spec import OperandMismatch, OperandTypes, OpSpec, Trait


def _infer_rotary(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    """The one type of x, cos and sin."""
    x = alike("rotary_embedding")(operands, attributes)
    if not x.shape or x.shape[-1] % 2:
        raise OperandMismatch("rotary_embedding", "rows of an even number of elements", str(x))
    return x


@np.errstate(all="ignore")
def _rotary(operands: Operands, application: Application) -> Array:
    """x·cos + h·sin, rounded after each operation, with h = (−second half, first half) of the row."""
    x, cos, sin = (widened(one) for one in operands)
    half = x.shape[-1] // 2
    straight, turned = x * cos, np.roll(x, half, axis=-1) * sin
    low, high = (slice(None, half), slice(half, None))
    parts = (straight[..., low] - turned[..., low], straight[..., high] + turned[..., high])
    return narrowed(np.concatenate(parts, axis=-1), application.result.dtype)


def _infer_write(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    """The type of the cache, which has room for the new rows."""
    cache, new, pos = (required(operands, index) for index in range(3))
    if cache.rank != 4 or not cache.shape[2]:
        raise OperandMismatch("kv_cache_write", "a cache [batch, heads, rows, elements]", str(cache))
    batch, heads, rows, width = cache.shape
    count = new.shape[2] if new.rank == 4 else rows
    if count > rows or new != cache.with_shape((batch, heads, count, width)):
        raise OperandMismatch("kv_cache_write", f"at most {rows} new rows for {cache}", str(new))
    if pos != ONE_I32:
        raise OperandMismatch("kv_cache_write", f"a position {ONE_I32}", str(pos))
    return cache


def _write(operands: Operands, application: Application) -> Array:
    """The cache with new row j at row (pos + j) mod its rows, pos read as u32."""
    cache, new, pos = (one for one in operands if one is not None)
    rows = (int(pos.view(np.uint32)[0]) + np.arange(new.shape[2])) % cache.shape[2]
    result = cache.copy()
    result[:, :, rows] = new
    return result


OPS = (
    OpSpec(
        name="rotary_embedding",
        id=76,
        discriminant=75,
        operands=("x", "cos", "sin"),
        summary="x·cos + h·sin, h = (−second half, first half) of each row along the last axis",
        shapes="x [..., even]; cos and sin of the type and extents of x",
        call=RotaryEmbeddingCall,
        infer=_infer_rotary,
        reference=_rotary,
        kernel=rotary,
    ),
    OpSpec(
        name="kv_cache_write",
        id=83,
        discriminant=120,
        operands=("cache", "new", "pos"),
        summary="the cache with new row j at row (pos + j) mod its rows",
        shapes="cache [batch, heads, rows, elements]; new the same with at most as many rows; pos i32 [1]",
        call=KvCacheWriteCall,
        infer=_infer_write,
        reference=_write,
        kernel=cache_write,
        accepts=WHOLE,
        portable=WHOLE,
        traits=Trait.MOVEMENT,
    ),
)
