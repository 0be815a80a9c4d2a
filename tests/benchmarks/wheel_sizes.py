"""Operands that keep a kernel busy, for each op that the wheel can run; those of `interop` are small."""

from collections.abc import Callable

import numpy as np

from holowork.ops import OpSpec
from tests.interop.cases import Case, Rng, case_of, normal, positive, spread

Make = Callable[[Rng], Case]
TILES = (128, 32)
"""How often small operands of one element after another are repeated: 4×16 become 512×512."""


def large(op: OpSpec, rng: Rng) -> Case:
    """An application of some 100,000 elements, or of some millions of multiply-adds."""
    if op.name in _LARGE:
        return _LARGE[op.name](rng)
    small = case_of(op, rng)
    return Case(operands=tuple(np.tile(x, TILES) for x in small.operands), attributes=small.attributes)


def _case(*operands: np.ndarray, **attributes: object) -> Case:
    return Case(operands=operands, attributes=attributes)


def _near_one(rng: Rng, *shape: int) -> np.ndarray:
    """f32 whose long products stay within their range."""
    return rng.uniform(0.999, 1.001, shape).astype(np.float32)


def _decoded(rng: Rng, last: np.ndarray) -> Case:
    """One row of 8 heads beside 1,023 rows of the past, of 2 heads."""
    past, new = (1, 2, 1023, 64), (1, 2, 1, 64)
    return _case(*(normal(rng, *shape) for shape in ((1, 8, 1, 64), past, past, new, new)), last)


_NORMED = (256, 1024)
_IMAGE = (8, 64, 28, 28)
_LARGE: dict[str, Make] = {
    "matmul": lambda r: _case(normal(r, 256, 512), normal(r, 512, 512)),
    "gemm": lambda r: _case(
        normal(r, 256, 512), normal(r, 512, 512), normal(r, 256, 512), alpha=0.5, beta=2.0
    ),
    "matmul_dequant": lambda r: _case(
        normal(r, 64, 1024), r.integers(-128, 128, (1024, 1024)).astype(np.int8), scale=0.03, zero_point=5
    ),
    "conv2d": lambda r: _case(normal(r, 1, 32, 56, 56), normal(r, 64, 32, 3, 3), strides=(1, 1)),
    "im2col": lambda r: _case(normal(r, 16, 56, 56), kernel=(3, 3), strides=(1, 1)),
    "col2im": lambda r: _case(normal(r, 9 * 16, 56 * 56), kernel=(3, 3), image=(58, 58)),
    "layer_norm": lambda r: _case(normal(r, *_NORMED), normal(r, 1024), normal(r, 1024)),
    "rms_norm": lambda r: _case(normal(r, *_NORMED), normal(r, 1024)),
    "add_rms_norm": lambda r: _case(normal(r, *_NORMED), normal(r, 1024), normal(r, *_NORMED)),
    "group_norm": lambda r: _case(normal(r, *_IMAGE), normal(r, 64), normal(r, 64), num_groups=8),
    "instance_norm": lambda r: _case(normal(r, *_IMAGE), normal(r, 64), normal(r, 64)),
    **dict.fromkeys(("reduce_sum", "reduce_mean"), lambda r: _case(positive(r, 64, 64, 128), axes=(0, 2))),
    "reduce_prod": lambda r: _case(_near_one(r, 64, 64, 128), axes=(0, 2)),
    **dict.fromkeys(
        ("reduce_min", "reduce_max"), lambda r: _case(spread(r, 64, 64, 128), axes=(1,), keepdims=True)
    ),
    "reshape": lambda r: _case(spread(r, 512, 512), shape=(256, 1024)),
    "transpose": lambda r: _case(spread(r, 64, 64, 128), perm=(2, 0, 1)),
    "concat": lambda r: _case(spread(r, 512, 512), spread(r, 256, 512), axis=0),
    "slice": lambda r: _case(spread(r, 1024, 512), starts=(100,), ends=(900,), axes=(0,)),
    **dict.fromkeys(("softmax", "log_softmax"), lambda r: _case(normal(r, *_NORMED))),
    **dict.fromkeys(
        ("max_pool_2d", "avg_pool_2d"), lambda r: _case(spread(r, *_IMAGE), kernel=(2, 2), strides=(2, 2))
    ),
    "global_avg_pool": lambda r: _case(positive(r, *_IMAGE)),
    "attention": lambda r: _case(
        normal(r, 1, 8, 256, 64), normal(r, 1, 2, 256, 64), normal(r, 1, 2, 256, 64), causal=True
    ),
    "decode_attention": lambda r: _decoded(r, normal(r, 1, 1024)),
    "decode_attention_valid": lambda r: _decoded(r, np.array([1000], np.int32)),
    "kv_cache_write": lambda r: _case(
        spread(r, 1, 8, 1024, 64), spread(r, 1, 8, 4, 64), r.integers(0, 1024, 1).astype(np.int32)
    ),
    "pad": lambda r: _case(spread(r, 512, 512), pads=(2, 0, 1, 0)),
    "expand": lambda r: _case(spread(r, 1, 512), shape=(512, 512)),
    "resize": lambda r: _case(spread(r, 1, 32, 28, 28), sizes=(1, 32, 56, 56)),
    "cumsum": lambda r: _case(positive(r, 1 << 18)),
    "rotary_embedding": lambda r: _case(*(normal(r, 8, 256, 64) for _ in range(3))),
    "lrn": lambda r: _case(normal(r, 2, 32, 28, 28), size=5, alpha=0.01),
    "where": lambda r: _case(r.random((512, 512)) < 0.5, spread(r, 512, 512), spread(r, 512, 512)),
    "gather": lambda r: _case(spread(r, 64, 512, 16), r.integers(-512, 512, (256,)), axis=1),
    "dequantize": lambda r: _case(
        r.integers(-128, 128, (512, 512)).astype(np.int8),
        positive(r, 512),
        r.integers(-9, 9, 512).astype(np.int32),
        axis=1,
    ),
}
