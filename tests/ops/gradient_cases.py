"""Ops with operands at which their gradients are held to finite differences."""

from dataclasses import dataclass, field
from math import prod
from typing import Any

import numpy as np

from holowork.ops import Array, GraphBuilder, Tensor, interpret

STEP = 2.0**-6
"""Half the distance of the inner two points of a difference; operands are multiples of 2⁻⁴: all is exact."""
_GRID = 0.125


def spread(*shape: int, low: float = -4, high: float = 4, seed: int = 0) -> Array:
    """Numbers 1/8 apart and 1/16 from every multiple of 1/8, in any order: none tie, no kink is met."""
    grid = np.arange(low + _GRID / 2, high, _GRID)
    chosen = np.random.default_rng([seed, *shape]).permutation(grid)[: prod(shape)]
    return np.resize(chosen, shape).astype(np.float32)


def between(shape: tuple[int, ...], bounds: tuple[float, float], seed: int = 0) -> Array:
    """The same between two bounds."""
    return spread(*shape, low=bounds[0], high=bounds[1], seed=seed)


@dataclass(frozen=True)
class Case:
    """An op applied to arrays, None for one left out; differentiated by those of f32."""

    op: str
    operands: tuple[Array | None, ...]
    attributes: dict[str, Any] = field(default_factory=dict)

    @property
    def places(self) -> tuple[int, ...]:
        """The operands that are differentiated by."""
        pairs = enumerate(self.operands)
        return tuple(place for place, x in pairs if x is not None and x.dtype == np.float32)

    def build(self) -> tuple[GraphBuilder, list[Tensor | None], Tensor]:
        """A graph, its inputs, and the result of the op."""
        graph = GraphBuilder(self.op)
        inputs = [
            None if x is None else graph.input(f"in{place}", x.shape, x.dtype)
            for place, x in enumerate(self.operands)
        ]
        return graph, inputs, graph.op(self.op, *inputs, **self.attributes)

    @property
    def given(self) -> list[Array]:
        """The arrays that are there."""
        return [x for x in self.operands if x is not None]

    def gradients(self) -> dict[int, Array]:
        """Of the sum of the results, each times its weight, by place."""
        graph, inputs, result = self.build()
        wanted = [x for place in self.places if (x := inputs[place]) is not None]
        loss = (result * weights(result.shape).astype(np.float32)).reduce_sum()
        for place, gradient in zip(self.places, graph.backward(loss, wanted), strict=True):
            graph.output(f"d{place}", gradient)
        return dict(zip(self.places, interpret(graph.freeze(), self.given), strict=True))

    def slope(self, place: int, direction: Array) -> float:
        """The central difference of four points along a direction: (8·(f₁ − f₋₁) − (f₂ − f₋₂)) / 12 h."""
        graph, _, result = self.build()
        graph.output("y", result)
        frozen, at = graph.freeze(), sum(x is not None for x in self.operands[:place])

        def moved(steps: int) -> float:
            given = list(self.given)
            given[at] = given[at] + np.float32(steps * STEP) * direction
            (y,) = interpret(frozen, given)
            return float((y.astype(np.float64) * weights(y.shape)).sum())

        return (8 * (moved(1) - moved(-1)) - (moved(2) - moved(-2))) / (12 * STEP)


def weights(shape: tuple[int, ...]) -> Array:
    """A weight for each element of a result, exact in f32."""
    return np.random.default_rng([7, *shape]).integers(-8, 9, shape) / 8


def directions(shape: tuple[int, ...], count: int = 5) -> list[Array]:
    """Signs for each element: a wrong element shows in every direction."""
    random = np.random.default_rng([5, *shape])
    return [(random.integers(0, 2, shape) * 2 - 1).astype(np.float32) for _ in range(count)]


_DOMAINS: dict[str, tuple[float, float]] = {
    **dict.fromkeys(("neg", "abs", "relu", "sigmoid", "tanh", "gelu", "silu", "elu", "selu"), (-4, 4)),
    **dict.fromkeys(("exp", "sin", "cos", "atan", "erf"), (-2, 2)),
    **dict.fromkeys(("log", "log1p", "sqrt", "reciprocal"), (0.75, 5)),
    **dict.fromkeys(("tan", "asin", "acos"), (-0.75, 0.75)),
    "cast": (-4, 4),
}
UNARY = [Case(op, (between((3, 4), bounds),)) for op, bounds in _DOMAINS.items()]
_X, _Y = spread(3, 4), spread(3, 4, seed=2) + np.float32(0.0625)
_POSITIVE = spread(3, 4, low=1, high=4)
_ROW = spread(1, 4, seed=3)
_TRUE = np.array([[True, False, True, False]] * 3)


def _bound(*shape: int, low: float, high: float) -> Array:
    """Numbers that none of `spread` equals."""
    return spread(*shape, low=low, high=high) + np.float32(_GRID / 2)


BINARY = [
    *(Case(op, (_X, _Y)) for op in ("add", "sub", "mul", "max", "min")),
    *(Case(op, (_X, _ROW)) for op in ("add", "mul", "max")),
    Case("div", (_X, _POSITIVE)),
    Case("pow", (_POSITIVE, _Y)),
    Case("mod", (_X, spread(3, 4, low=4.5, high=8))),
    Case("where", (_TRUE, _X, _Y)),
    Case("where", (_TRUE, _ROW, _Y)),
    Case("clip", (_X, _bound(1, 4, low=-3, high=-1), _bound(3, 1, low=0, high=2))),
    Case("clip", (_X, None, _bound(3, 1, low=0, high=2))),
    Case("clip", (_X, _bound(4, low=-1, high=1))),
    Case("clip", (_X, _bound(3, 1, low=0, high=3), _bound(1, 4, low=-1, high=2) + np.float32(_GRID))),
]
MATRICES = [
    Case("matmul", (spread(2, 3), spread(3, 4))),
    Case("matmul", (spread(3), spread(3, seed=1))),
    Case("matmul", (spread(3), spread(2, 3, 4))),
    Case("matmul", (spread(2, 3, 4), spread(4))),
    Case("matmul", (spread(2, 2, 3), spread(3, 4))),
    Case("matmul", (spread(2, 3), spread(4, 3, 2))),
    Case("matmul", (spread(2, 1, 2, 3), spread(1, 3, 3, 2))),
    Case("gemm", (spread(2, 3), spread(3, 4), spread(4)), {"alpha": 0.5, "beta": 2.0}),
    Case("gemm", (spread(3, 2), spread(4, 3), spread(2, 1)), {"trans_a": True, "trans_b": True}),
    Case("gemm", (spread(3, 2), spread(3, 4)), {"trans_a": True}),
    Case("fused_swiglu", tuple(between(s, (-1, 1), n) for n, s in enumerate([(2, 3), (3, 2), (3, 2)]))),
]
_SLICED = [
    {"starts": (1, 0), "ends": (3, 4)},
    {"starts": (-1,), "ends": (-9,), "axes": (1,), "steps": (-1,)},
    {"starts": (0, 1), "ends": (5, 7), "steps": (2, 3)},
    {"starts": (4, 6), "ends": (-9, 0), "steps": (-3, -2)},
    {"starts": (2,), "ends": (2,)},
    {"starts": (1,), "ends": (2,), "steps": (4,)},
]
MOVED = [
    Case("reshape", (_X,), {"shape": (2, 6)}),
    Case("reshape", (spread(1, 1),), {"shape": ()}),
    Case("transpose", (_X,)),
    Case("transpose", (spread(2, 3, 4),), {"perm": (1, 2, 0)}),
    Case("concat", (_X, spread(3, 2, seed=4), _Y), {"axis": 1}),
    Case("expand", (_ROW,), {"shape": (2, 3, 4)}),
    Case("expand", (spread(),), {"shape": (2, 3)}),
    *(Case("slice", (spread(5, 7),), given) for given in _SLICED),
    Case("pad", (_X,), {"pads": (1, 0, 2, 3), "value": 2.0}),
    Case("pad", (_X,), {"pads": (-1, 2, 1, -2)}),
    Case("pad", (_X,), {"pads": (1, 0, -1, 3), "mode": "edge"}),
    Case("pad", (_X,), {"pads": (2, 0, 1, 2), "mode": "reflect"}),
    Case("pad", (_X,), {"pads": (0, -1, 2, 2), "mode": "reflect"}),
    Case("resize", (_X,), {"sizes": (5, 2)}),
    Case("resize", (spread(1, 2, 3, 3),), {"sizes": (1, 2, 6, 7)}),
    Case("gather", (_X, np.array([[2, 0], [-1, 2]], np.int64)), {"axis": 0}),
    Case("gather", (spread(2, 3, 4), np.array([1, -2, 1, 3, 0], np.int32)), {"axis": -1}),
    Case("gather", (spread(2, 3, 4), np.array(2, np.int32)), {"axis": 1}),
]
_AXES = [{}, {"axes": (0,)}, {"axes": (-1,), "keepdims": True}, {"axes": (0, 2)}]
REDUCED = [
    *(
        Case(op, (spread(2, 3, 4),), given)
        for op in ("reduce_sum", "reduce_mean", "reduce_min", "reduce_max")
        for given in _AXES
    ),
    Case("reduce_prod", (between((2, 3), (0.5, 2)),)),
    Case("reduce_prod", (between((2, 3, 2), (0.5, 2)),), {"axes": (0, 2)}),
    Case("reduce_prod", (np.array([[0, 1, 2], [0, 0, 1]], np.float32),), {"axes": (-1,), "keepdims": True}),
    Case("softmax", (between((3, 4), (-1, 1)),)),
    Case("softmax", (between((2, 3, 2), (-1, 1)),), {"axis": 1}),
    Case("log_softmax", (between((3, 4), (-1, 1)),)),
    Case("log_softmax", (between((3, 4), (-1, 1)),), {"axis": 0}),
    *(
        Case("cumsum", (_X,), {"axis": axis, "exclusive": exclusive, "reverse": reverse})
        for axis, exclusive, reverse in ((0, False, False), (1, True, False), (-1, True, True))
    ),
]
_GAMMA, _BETA = spread(4, seed=5), spread(4, seed=6)
_IMAGE = spread(2, 4, 3, 2)
NORMED = [
    Case("layer_norm", (_X, _GAMMA, _BETA), {"epsilon": 0.1}),
    Case("layer_norm", (_X, None, _BETA)),
    Case("layer_norm", (spread(2, 2, 4),)),
    Case("rms_norm", (_X, _GAMMA), {"epsilon": 0.1}),
    Case("rms_norm", (_X,)),
    Case("rms_norm", (_X, _GAMMA, _BETA)),
    Case("add_rms_norm", (_X, _GAMMA, _Y), {"epsilon": 0.1}),
    Case("add_rms_norm", (_X, None, _Y)),
    Case("add_rms_norm", (_X, _GAMMA)),
    Case("group_norm", (_IMAGE, _GAMMA, _BETA), {"num_groups": 2, "epsilon": 0.1}),
    Case("group_norm", (_IMAGE,), {"num_groups": 4}),
    Case("instance_norm", (_IMAGE, _GAMMA, _BETA), {"epsilon": 0.1}),
    Case("instance_norm", (spread(2, 4, 5), None, _BETA)),
    Case("lrn", (_IMAGE,), {"size": 2, "alpha": 0.5, "beta": 0.75, "bias": 2.0}),
    Case("lrn", (spread(1, 6),), {"size": 5, "alpha": 0.25}),
    Case("rotary_embedding", (_X, _Y, spread(3, 4, seed=8))),
]
_WINDOWS = [
    {},
    {"strides": (2, 2), "pads": (1, 0, 1, 2)},
    {"strides": (1, 3), "dilations": (2, 1), "pads": (0, 1, 2, 0)},
    {"strides": (2, 1), "dilations": (1, 2), "pads": 1},
]
_POOLS = [
    {"kernel": 2, "strides": 2},
    {"kernel": (3, 2), "strides": (1, 2), "pads": (1, 1, 0, 1)},
    {"kernel": (2, 3), "strides": (3, 2), "ceil_mode": True, "pads": (0, 1, 1, 0)},
    {"kernel": 2, "strides": 3},
]
_PLANES = spread(2, 2, 5, 6, low=-10, high=10)
_HEADS = [between((2, heads, rows, 2), (-1, 1), rows) for heads, rows in ((4, 3), (2, 5), (2, 5))]
ATTENDED = [
    Case("attention", tuple(_HEADS)),
    Case("attention", tuple(_HEADS), {"causal": True, "scale": 0.25}),
    Case("attention", (_HEADS[1], _HEADS[1], spread(2, 2, 5, 2)), {"causal": True}),
]
IMAGES = [
    *(Case("conv2d", (spread(2, 2, 6, 7), spread(3, 2, 2, 3)), given) for given in _WINDOWS),
    Case("conv2d", (spread(2, 4, 5, 5), spread(6, 2, 3, 2)), {"groups": 2, "strides": 2, "pads": 1}),
    *(Case("conv_transpose_2d", (spread(2, 2, 3, 4), spread(2, 3, 2, 3)), given) for given in _WINDOWS),
    Case(
        "conv_transpose_2d",
        (spread(2, 4, 3, 3), spread(4, 2, 2, 2)),
        {"groups": 2, "strides": (2, 1), "dilations": (1, 2), "output_padding": (1, 1)},
    ),
    *(Case(op, (_PLANES,), given) for op in ("max_pool_2d", "avg_pool_2d") for given in _POOLS),
    Case("avg_pool_2d", (_PLANES,), {"kernel": 3, "pads": 1, "count_include_pad": True, "dilations": 2}),
    Case("global_avg_pool", (_PLANES,)),
    Case("im2col", (spread(2, 5, 6),), {"kernel": (2, 3), "strides": 2, "pads": (1, 0, 1, 1)}),
    Case(
        "col2im",
        (spread(12, 6),),
        {"kernel": (2, 3), "image": (5, 4), "strides": 2, "pads": (1, 1, 0, 1)},
    ),
]
CASES = [*UNARY, Case("gelu", (_X,), {"approximate": "none"}), *BINARY, *MATRICES, *MOVED, *REDUCED, *NORMED]
CASES += [*ATTENDED, *IMAGES]
