"""Graphs that tempt load passes of products, quantized tensors and tables: something, and what follows it."""

from collections.abc import Callable

from hypothesis import strategies as st

from holowork.ir import Graph
from holowork.ops import GraphBuilder, Tensor
from kernels_ir import DType
from tests.recipes import Draw

FLOATS = st.sampled_from([DType.F32, DType.F32, DType.F16, DType.BF16])
QUANTIZED = st.sampled_from([DType.I8, DType.U8, DType.I4])
SIDES = st.sampled_from([1, 2, 3, 5])
UNARY = st.sampled_from(["relu", "gelu", "silu", "sigmoid", "tanh", "exp", "erf", "neg", "abs"])
BINARY = st.sampled_from(["add", "sub", "mul", "div", "min", "max"])


class _Followed:
    """A graph while it grows."""

    def __init__(self, draw: Draw) -> None:
        self.draw = draw
        self.graph = GraphBuilder("followed", numerics=draw(st.sampled_from(["fused", "strict"])))
        self.dtype = draw(FLOATS)

    def input(self, shape: tuple[int, ...], dtype: DType | None = None) -> Tensor:
        return self.graph.input(f"x{len(self.graph.nodes)}", shape, dtype or self.dtype)

    def product(self) -> Tensor:
        lead = self.draw(st.sampled_from([(), (2,), (2, 3)]))
        m, k, n = (self.draw(SIDES) for _ in range(3))
        return self.input((*lead, m, k)) @ self.input((k, n))

    def gemm(self) -> Tensor:
        m, k, n = (self.draw(SIDES) for _ in range(3))
        c = self.input((n,)) if self.draw(st.booleans()) else None
        return self.graph.op("gemm", self.input((m, k)), self.input((k, n)), c, alpha=0.5)

    def convolution(self) -> Tensor:
        kernel, groups = self.draw(st.sampled_from([1, 2])), self.draw(st.sampled_from([1, 2]))
        x, w = self.input((2, 2, 3, 4)), self.input((4, 2 // groups, kernel, kernel))
        return self.graph.op("conv2d", x, w, groups=groups)

    def weights(self) -> Tensor:
        """A product with what is dequantized, maybe on the other side, maybe transposed in its bytes."""
        m, k, n = (self.draw(SIDES) for _ in range(3))
        weights = self.dequantized((k, n))
        self.dtype = DType.F32
        if self.draw(st.sampled_from([False, False, False, True])):
            return self.input((m, k)) @ (weights + weights)
        product = self.input((2, m, k)) @ weights
        if self.draw(st.sampled_from([False, False, True])):
            self.graph.output("w", weights)
        return product

    def dequantized(self, shape: tuple[int, ...] = (2, 3, 4), dtype: str = "f32") -> Tensor:
        q, axis = self.input(shape, self.draw(QUANTIZED)), self.draw(st.integers(-1, len(shape) - 1))
        if axis < 0:
            return self.graph.op("dequantize", q, scale=0.25, zero_point=3, dtype=dtype)
        scales = self.input((shape[axis],), DType.F32)
        zeros = self.input((shape[axis],), DType.I32) if self.draw(st.booleans()) else None
        return self.graph.op("dequantize", q, scales, zeros, axis=axis, dtype=dtype)

    def numbers(self) -> Tensor:
        return self.dequantized(dtype=self.dtype.text)

    def tensor(self) -> Tensor:
        return self.input(self.draw(st.sampled_from([(), (3,), (2, 3), (2, 1, 3)])))

    def follow(self, x: Tensor) -> Tensor:
        """One more op: of the value alone, of itself twice, or of something beside it that broadcasts."""
        form = self.draw(st.sampled_from(["alone", "alone", "twice", "beside", "beside", "before"]))
        if form == "alone":
            return self.graph.op(self.draw(UNARY), x)
        if form == "twice":
            return self.graph.op(self.draw(BINARY), x, x)
        shape = tuple(extent if self.draw(st.booleans()) else 1 for extent in x.shape)
        other = self.input(shape[self.draw(st.integers(0, len(shape))) :])
        pair = (x, other) if form == "beside" else (other, x)
        left, right = pair
        wide = self.graph.op("expand", other, shape=x.shape)
        operands = (wide if left is other else left, wide if right is other else right)
        return self.graph.op(self.draw(BINARY), *operands)


BEGINNINGS: tuple[Callable[[_Followed], Tensor], ...] = (
    _Followed.product,
    _Followed.gemm,
    _Followed.convolution,
    _Followed.weights,
    _Followed.numbers,
    _Followed.tensor,
)


@st.composite
def followed(draw: Draw) -> Graph:
    """Graphs of one beginning and up to five ops behind it; inner values may be outputs too."""
    growing = _Followed(draw)
    value = draw(st.sampled_from(BEGINNINGS))(growing)
    for number in range(draw(st.integers(1, 5))):
        following = growing.follow(value)
        if draw(st.sampled_from([False] * 5 + [True])):
            growing.graph.output(f"z{number}", value)
        value = following
    growing.graph.output("y", value)
    return growing.graph.freeze()
