"""One small graph for each op that the peer's wire can say, on random finite operands."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import ml_dtypes
import numpy as np
from numpy.typing import NDArray

from holowork.ops import TABLE, GraphBuilder, OpSpec, Trait
from kernels_ir import DType

Array = NDArray[Any]
Rng = np.random.Generator


@dataclass(frozen=True, kw_only=True)
class Case:
    """Operands of an op and attributes; an f32 operand takes the dtype under test, others stay."""

    operands: tuple[Array, ...]
    attributes: Mapping[str, Any]

    def graph(self, op: OpSpec, dtype: DType) -> tuple[GraphBuilder, dict[str, Array]]:
        """The graph of the op alone, and its inputs."""
        graph = GraphBuilder(op.name)
        kept = _F32_OPERANDS.get(op.name, frozenset())
        inputs = {f"i{n}": a if n in kept else _as(a, dtype) for n, a in enumerate(self.operands)}
        tensors = [graph.input(n, shape=a.shape, dtype=_name(a)) for n, a in inputs.items()]
        graph.output("y", graph.op(op.name, *tensors, **self.attributes))
        return graph, inputs


_F32_OPERANDS = {"decode_attention": frozenset({5}), "dequantize": frozenset({1})}
"""Operands that are f32 whatever the others are."""

_FLOATS = {
    DType.F32: np.dtype(np.float32),
    DType.F16: np.dtype(np.float16),
    DType.BF16: np.dtype(ml_dtypes.bfloat16),
}


def _as(array: Array, dtype: DType) -> Array:
    return array.astype(_FLOATS.get(dtype, array.dtype)) if array.dtype == np.float32 else array


def _name(array: Array) -> str:
    return {"bfloat16": "bf16", "float16": "f16", "float32": "f32", "int64": "i64", "int32": "i32"}.get(
        array.dtype.name, {"uint8": "u8", "int8": "i8", "bool": "bool"}.get(array.dtype.name, "f32")
    )


def normal(rng: Rng, *shape: int) -> Array:
    """Standard normal f32."""
    return rng.standard_normal(shape).astype(np.float32)


def spread(rng: Rng, *shape: int) -> Array:
    """f32 of many sizes and both signs."""
    return (normal(rng, *shape) * np.exp2(rng.integers(-8, 4, shape))).astype(np.float32)


def positive(rng: Rng, *shape: int) -> Array:
    """f32 above 0.01."""
    return np.abs(normal(rng, *shape)) + np.float32(0.01)


def unit(rng: Rng, *shape: int) -> Array:
    """f32 between -1 and 1."""
    return rng.uniform(-1, 1, shape).astype(np.float32)


def _case(*operands: Array, **attributes: Any) -> Case:
    return Case(operands=operands, attributes=attributes)


Make = Callable[[Rng], Case]
_UNARY: dict[str, Callable[..., Array]] = {
    "log": positive,
    "log1p": positive,
    "sqrt": positive,
    "asin": unit,
    "acos": unit,
}
_BYTES = ("bnot", "succ", "pred", "xor", "and", "or")
_SPECIAL: dict[str, Make] = {
    "pow": lambda r: _case(positive(r, 4, 16), normal(r, 4, 16)),
    "matmul": lambda r: _case(normal(r, 5, 24), normal(r, 24, 16)),
    "gemm": lambda r: _case(normal(r, 5, 24), normal(r, 24, 16), normal(r, 5, 16), alpha=0.5, beta=2.0),
    "conv2d": lambda r: _case(normal(r, 2, 3, 9, 6), normal(r, 4, 3, 2, 3), strides=(1, 1)),
    "im2col": lambda r: _case(normal(r, 2, 6, 7), kernel=(3, 2), strides=(1, 2)),
    "col2im": lambda r: _case(normal(r, 12, 20), kernel=(3, 2), image=(6, 6)),
    "layer_norm": lambda r: _case(normal(r, 6, 33), normal(r, 33), normal(r, 33)),
    "rms_norm": lambda r: _case(normal(r, 6, 33), normal(r, 33)),
    "group_norm": lambda r: _case(normal(r, 2, 6, 5), normal(r, 6), normal(r, 6), num_groups=3),
    "instance_norm": lambda r: _case(normal(r, 2, 6, 5), normal(r, 6), normal(r, 6)),
    "add_rms_norm": lambda r: _case(normal(r, 6, 33), normal(r, 33), normal(r, 6, 33)),
    **dict.fromkeys(
        ("reduce_sum", "reduce_mean", "reduce_prod"), lambda r: _case(positive(r, 4, 7, 5), axes=(0, 2))
    ),
    **dict.fromkeys(
        ("reduce_min", "reduce_max"), lambda r: _case(spread(r, 4, 7, 5), axes=(1,), keepdims=True)
    ),
    "reshape": lambda r: _case(spread(r, 4, 6), shape=(3, 8)),
    "transpose": lambda r: _case(spread(r, 2, 3, 4), perm=(2, 0, 1)),
    "concat": lambda r: _case(spread(r, 2, 5), spread(r, 3, 5), axis=0),
    "slice": lambda r: _case(spread(r, 9, 4), starts=(2,), ends=(7,), axes=(0,)),
    "softmax": lambda r: _case(normal(r, 5, 19)),
    "log_softmax": lambda r: _case(normal(r, 5, 19)),
    "max_pool_2d": lambda r: _case(spread(r, 2, 3, 6, 8), kernel=(2, 2), strides=(2, 2)),
    "avg_pool_2d": lambda r: _case(spread(r, 2, 3, 6, 8), kernel=(2, 2), strides=(2, 2)),
    "global_avg_pool": lambda r: _case(positive(r, 2, 3, 5, 7)),
    "attention": lambda r: _case(
        normal(r, 1, 4, 6, 8), normal(r, 1, 2, 6, 8), normal(r, 1, 2, 6, 8), causal=True
    ),
    "pad": lambda r: _case(spread(r, 3, 4), pads=(2, 0, 1, 0)),
    "expand": lambda r: _case(spread(r, 1, 4), shape=(3, 4)),
    "resize": lambda r: _case(spread(r, 1, 2, 3, 4), sizes=(1, 2, 7, 6)),
    "cumsum": lambda r: _case(positive(r, 40)),
    "rotary_embedding": lambda r: _case(normal(r, 2, 3, 8), normal(r, 2, 3, 8), normal(r, 2, 3, 8)),
    "lrn": lambda r: _case(normal(r, 2, 7, 3, 2), size=3, alpha=0.01),
    "where": lambda r: _case(r.random((4, 5)) < 0.5, spread(r, 4, 5), spread(r, 4, 5)),
    "gather": lambda r: _case(spread(r, 4, 6, 3), r.integers(-6, 6, (5,)), axis=1),
    "cast": lambda r: _case(spread(r, 4, 16), dtype="bf16"),
    "dequantize": lambda r: _case(
        r.integers(-128, 128, (6, 8)).astype(np.int8),
        positive(r, 8),
        r.integers(-9, 9, 8).astype(np.int32),
        axis=1,
    ),
    "kv_cache_write": lambda r: _case(
        spread(r, 1, 2, 6, 4), spread(r, 1, 2, 3, 4), r.integers(0, 9, 1).astype(np.int32)
    ),
    "decode_attention": lambda r: _case(*_decode(r), normal(r, 2, 7)),
    "decode_attention_valid": lambda r: _case(*_decode(r), np.array([3], np.int32)),
    "matmul_dequant": lambda r: _case(
        normal(r, 5, 24), r.integers(-128, 128, (24, 16)).astype(np.int8), scale=0.03, zero_point=5
    ),
}


def _decode(rng: Rng) -> tuple[Array, ...]:
    past, new = (1, 2, 5, 8), (1, 2, 2, 8)
    return tuple(normal(rng, *shape) for shape in ((1, 4, 2, 8), past, past, new, new))


def case_of(op: OpSpec, rng: Rng) -> Case:
    """A random application of an op."""
    if op.name in _SPECIAL:
        return _SPECIAL[op.name](rng)
    if op.name in _BYTES:
        return _case(*(rng.integers(0, 256, (4, 16)).astype(np.uint8) for _ in op.operands))
    make = _UNARY.get(op.name, spread)
    return _case(*(make(rng, 4, 16) for _ in op.operands))


ELSEWHERE = {
    "conv_transpose_2d": "has no portable call",
    "fused_swiglu": "is desugared",
    "clip": "is desugared",
}
"""Ops without a portable call of their own, and why."""

PORTABLE = tuple(
    op for op in TABLE.values() if op.wire and op.name not in ELSEWHERE and not op.traits & Trait.FUSED
)
