"""Attention: queries against keys at once, or against a cache and what is new. `heads` has the arithmetic."""

from collections.abc import Mapping
from math import inf
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arrays import narrowed, widened
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.calls.attention import AttentionCall, DecodeAttentionCall, DecodeAttentionValidCall
from holowork.ops.calls.positions import ONE_I32
from holowork.ops.heads import Attention, Sight
from holowork.ops.kernels import attention as kernels
from holowork.ops.rules import required
from holowork.ops.spec import OperandMismatch, OperandTypes, OpSpec
from kernels_ir import DType

_SCALE = attribute("scale", Kind.FLOAT, 0.0, doc="factor of the scores; 0 means 1 / √head_dim")
_CAUSAL = attribute("causal", Kind.BOOL, default=False, doc="query row i sees the key rows 0 … i alone")


def _attended(tensors: tuple[Array, ...], sight: Sight, application: Application) -> Array:
    """The result in the type of q: each head of k and v serves as many heads of q as there are for one."""
    q, *rows = tensors
    k, v = (np.repeat(one, q.shape[1] // one.shape[1], axis=1) for one in rows)
    found = Attention(q=q, k=k, v=v, sight=sight, application=application).result()
    return narrowed(found, application.result.dtype)


def _attention(operands: Operands, application: Application) -> Array:
    q, k, v = (widened(one) for one in operands)
    extents = (q.shape[2], k.shape[2])
    seen = np.tri(*extents, dtype=np.bool_) if application.truth("causal") else np.ones(extents, np.bool_)
    return _attended((q, k, v), Sight(seen=seen, mask=np.zeros(extents, np.float32)), application)


def _decode_attention(operands: Operands, application: Application) -> Array:
    mask = widened(operands[5])
    return _attended(_joined(operands), Sight(seen=mask != -np.inf, mask=mask), application)


def _decode_attention_valid(operands: Operands, application: Application) -> Array:
    past, new = application.operand(1).shape[2], application.operand(3).shape[2]
    valid = min(int(widened(operands[5]).view(np.uint32)[0]), past)
    cached = np.broadcast_to(np.arange(past) < valid, (new, past))
    seen = np.concatenate((cached, np.tri(new, dtype=np.bool_)), axis=1)
    mask = np.zeros(seen.shape, np.float32)
    return _attended(_joined(operands), Sight(seen=seen, mask=mask), application)


def _joined(operands: Operands) -> tuple[Array, ...]:
    """q, and keys and values with the cached rows before the new ones."""
    q, k_past, v_past, k_new, v_new = (widened(one) for one in operands[:5])
    return (q, np.concatenate((k_past, k_new), axis=2), np.concatenate((v_past, v_new), axis=2))


def _infer_attention(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    q = required(operands, 0)
    _check_scale("attention", q, attributes)
    _check_keys("attention", q, operands[1:3])
    return q


def _infer_decode(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    q, past, new = _decoded("decode_attention", operands, attributes)
    if past + new == 0:
        raise OperandMismatch("decode_attention", "at least one key row", "no cached and no new ones")
    _check("decode_attention", "mask", (TensorType(DType.F32, (q.shape[2], past + new)), operands[5]))
    return q


def _infer_decode_valid(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    op = "decode_attention_valid"
    q, _, new = _decoded(op, operands, attributes)
    if not q.shape[2] == new > 0:
        raise OperandMismatch(op, "as many new key rows as query rows, at least one", f"{new} beside {q}")
    _check(op, "valid_len", (ONE_I32, operands[5]))
    return q


def _decoded(op: str, operands: OperandTypes, attributes: Mapping[str, Any]) -> tuple[TensorType, int, int]:
    """The type of q, the cached rows and the new ones."""
    q = required(operands, 0)
    _check_scale(op, q, attributes)
    past, new = _check_keys(op, q, operands[1:3]), _check_keys(op, q, operands[3:5])
    _check(op, "k_new", (past.with_shape((*past.shape[:2], *new.shape[2:])), new))
    return q, past.shape[2], new.shape[2]


def _check_keys(op: str, q: TensorType, pair: OperandTypes) -> TensorType:
    """The type of keys and values: batches and row lengths are those of q, heads divide its heads."""
    k, v = (required(pair, index) for index in (0, 1))
    if k.rank != 4:
        raise OperandMismatch(op, "keys [batch, heads, rows, elements]", str(k))
    batch, heads, _, width = q.shape
    _check(op, "keys", (q.with_shape((batch, k.shape[1], k.shape[2], width)), k))
    _check(op, "values", (k, v))
    if not k.shape[1] or heads % k.shape[1]:
        raise OperandMismatch(op, f"key heads that divide the {heads} heads of {q}", str(k))
    return k


def _check_scale(op: str, q: TensorType, attributes: Mapping[str, Any]) -> None:
    if q.rank != 4:
        raise OperandMismatch(op, "queries [batch, heads, rows, elements]", str(q))
    scale = attributes["scale"]
    if not 0 <= scale < inf:
        raise BadAttribute(f"{op}.scale", "a finite number above 0, or 0 for 1 / √head_dim", scale)


def _check(op: str, role: str, pair: tuple[TensorType, TensorType | None]) -> None:
    wanted, found = pair
    if found != wanted:
        raise OperandMismatch(op, f"{role} {wanted}", str(found))


_QUERIES = "q [batch, heads, rows, elements]"
_KEYS = "[batch, key heads, key rows, elements]"
_GROUPED = "key heads divide heads, and each serves as many heads of q as there are for one"
_CACHES = (
    f"{_QUERIES}; k_past and v_past [batch, key heads, past, elements]; "
    f"k_new and v_new [batch, key heads, new, elements]; {_GROUPED}"
)
_CACHED = ("q", "k_past", "v_past", "k_new", "v_new")

OPS = (
    OpSpec(
        name="attention",
        id=70,
        discriminant=69,
        operands=("q", "k", "v"),
        summary="softmax(scale·q·kᵀ)·v for each head, scale = 1 / √head_dim where none is given",
        shapes=f"{_QUERIES}; k and v {_KEYS}; {_GROUPED}",
        call=AttentionCall,
        infer=_infer_attention,
        reference=_attention,
        kernel=kernels.attention,
        attributes=(_CAUSAL, _SCALE),
        tolerance=8,
        near=2.0**-20,
        differs="Keys that a query does not see are left out; in the peer NaN or ∞ in their values spreads.",
    ),
    OpSpec(
        name="decode_attention",
        id=84,
        discriminant=119,
        operands=(*_CACHED, "mask"),
        summary="softmax(scale·q·kᵀ + mask)·v for each head, cached rows before new ones",
        shapes=f"{_CACHES}; mask f32 [rows, past + new]",
        call=DecodeAttentionCall,
        infer=_infer_decode,
        reference=_decode_attention,
        kernel=kernels.decode_attention,
        attributes=(_SCALE,),
        tolerance=8,
        near=2.0**-20,
        differs="Keys masked with −∞ are left out; in the peer NaN or ∞ in them spreads.",
    ),
    OpSpec(
        name="decode_attention_valid",
        id=85,
        discriminant=121,
        operands=(*_CACHED, "valid_len"),
        summary="softmax(scale·q·kᵀ)·v for each head, over valid_len cached rows and new ones up to its own",
        shapes=f"{_CACHES}, new = rows; valid_len i32 [1]",
        call=DecodeAttentionValidCall,
        infer=_infer_decode_valid,
        reference=_decode_attention_valid,
        kernel=kernels.decode_attention_valid,
        attributes=(_SCALE,),
        tolerance=8,
        near=2.0**-20,
    ),
)
