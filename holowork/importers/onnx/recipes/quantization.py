"""Quantized tensors: numbers to integers and back, and products of integers."""

from dataclasses import dataclass

from holowork.importers.onnx.recipe import Recipe, composed, direct
from holowork.importers.onnx.recipes.products import product
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor
from kernels_ir import DType

RANGES = {DType.U8: (0, 255), DType.I8: (-128, 127)}
"""The least and the greatest integer of the types that numbers are quantized to."""


@dataclass(frozen=True, kw_only=True)
class Grid:
    """How scales lie on a tensor: one for all, for each place of an axis, or for each block along it."""

    step: Step
    shape: tuple[int, ...]

    def spread(self, one: Tensor) -> Tensor:
        """A tensor of scales, or of zero points, so that it broadcasts over the shape."""
        if one.size == 1:
            return one.reshape(())
        axis = self.axis
        if one.ndim == 1 and not self.block:
            if one.shape[0] != self.shape[axis]:
                self.step.refuse(f"{self.shape[axis]} scales along axis {axis}", one.shape[0])
            return one.reshape((-1, *(1,) * (len(self.shape) - 1 - axis)))
        return self._blocks(one)

    @property
    def axis(self) -> int:
        """The axis that scales lie along."""
        return self.step.axis(1, len(self.shape))

    @property
    def block(self) -> int:
        """The places along the axis that share a scale; 0 where all do, or none."""
        return int(self.step.attribute("block_size", 0))

    def _blocks(self, one: Tensor) -> Tensor:
        """Each scale as often as its block is long; raises UnsupportedForm where blocks do not fit."""
        axis, block, extent = self.axis, self.block, self.shape[self.axis]
        shape = (*self.shape[:axis], -(-extent // max(block, 1)), *self.shape[axis + 1 :])
        if one.shape != shape or not block:
            self.step.refuse(f"a scale for each block, {list(shape)}", list(one.shape))
        apart = one.reshape((*shape[: axis + 1], 1, *shape[axis + 1 :]))
        wide = apart.expand((*shape[: axis + 1], block, *shape[axis + 1 :]))
        joined = wide.reshape((*shape[:axis], shape[axis] * block, *shape[axis + 1 :]))
        return joined.slice(starts=(0,), ends=(extent,), axes=(axis,), steps=(1,))


@dataclass(frozen=True, kw_only=True)
class Quantized:
    """A tensor of integers with one scale and, perhaps, one zero point."""

    step: Step
    q: Tensor
    scale: Tensor
    zero: Tensor | None

    @classmethod
    def at(cls, step: Step, first: int) -> "Quantized":
        """The operands from one on: integers, scale, zero point."""
        return cls(step=step, q=step[first], scale=step[first + 1], zero=step.get(first + 2))

    def numbers(self) -> Tensor:
        """(q − zero)·scale in f32, by dequantize where both are known."""
        known = [self.step.around.known.of(one) for one in (self.scale, self.zero) if one is not None]
        values = [float(value.reshape(-1)[0]) for value in known if value is not None]
        if len(values) == len(known) and self.q.dtype is not DType.I32:
            return self.q.dequantize(scale=values[0], zero_point=int(sum(values[1:])))
        apart = whole(self.q) if self.zero is None else whole(self.q) - whole(self.zero).reshape(())
        return apart.astype("f32") * self.scale.astype("f32").reshape(())


def whole(q: Tensor) -> Tensor:
    """Quantized integers in i32."""
    return q.dequantize().astype("i32") if q.dtype is DType.I4 else q.astype("i32")


def rounded(x: Tensor, zero: Tensor | None) -> Tensor:
    """The nearest integer, halves to even, plus a zero point, in f32"""
    found = x.astype("f32").round(mode="even")
    return found if zero is None else found + zero.astype("f32")


def saturated(step: Step, x: Tensor, dtype: DType) -> Tensor:
    """Whole numbers as integers of the range of a type; raises UnsupportedForm for one that has none here."""
    if dtype not in RANGES:
        step.refuse(f"integers of {' or '.join(one.text for one in RANGES)}", dtype.text)
    low, high = (step.graph.const(float(bound), dtype="f32") for bound in RANGES[dtype])
    return x.max(low).min(high).astype(dtype)


def _quantize(step: Step) -> Results:
    """The type of the scale is that of the division, unless the step names one."""
    x, scale, zero = step[0], step[1], step.get(2)
    if not scale.dtype.is_float:
        step.refuse("scales of floats", scale.dtype)
    precision = _named(step, "precision", scale.dtype)
    grid = Grid(step=step, shape=x.shape)
    ratio = x.astype(precision) / grid.spread(scale.astype(precision))
    wanted = _named(step, "output_dtype", DType.U8 if zero is None else zero.dtype)
    return saturated(step, rounded(ratio, None if zero is None else grid.spread(whole(zero))), wanted)


def _named(step: Step, name: str, default: DType) -> DType:
    """The element type that an attribute names."""
    number = int(step.attribute(name, 0))
    return step.around.types.of(number, step.where) if number else default


def _dequantize(step: Step) -> Results:
    q, scale, zero = step[0], step[1], step.get(2)
    if not scale.dtype.is_float:
        step.refuse("scales of floats", scale.dtype)
    dtype = _named(step, "output_dtype", scale.dtype)
    if scale.size == 1:
        return Quantized.at(step, 0).numbers().astype(dtype)
    if scale.ndim == 1 and q.dtype is not DType.I32 and not step.attribute("block_size", 0):
        zeros = () if zero is None else (whole(zero),)
        axis = step.axis(1, q.ndim)
        return q.dequantize(scale.astype("f32"), *zeros, axis=axis).astype(dtype)
    grid = Grid(step=step, shape=q.shape)
    apart = whole(q) if zero is None else whole(q) - grid.spread(whole(zero))
    return (apart.astype("f32") * grid.spread(scale.astype("f32"))).astype(dtype)


def _matmul_integer(step: Step) -> Results:
    """(a − zero points of rows)·(b − zero points of columns) in i32"""
    return integer_product(step, (0, 2), (1, 3))


def integer_product(step: Step, left: tuple[int, int], right: tuple[int, int]) -> Tensor:
    """The product in i32 of two operands less their zero points, each by the places of both."""
    a, b = whole(step[left[0]]), whole(step[right[0]])
    a_zero, b_zero = step.get(left[1]), step.get(right[1])
    a = a if a_zero is None else a - by_row(whole(a_zero))
    return product(a, b if b_zero is None else b - by_column(whole(b_zero)))


def by_row(one: Tensor) -> Tensor:
    """Numbers of rows as a column, one number without axes."""
    return one.reshape((-1, 1)) if one.ndim == 1 and one.size != 1 else by_column(one)


def by_column(one: Tensor) -> Tensor:
    """Numbers of columns as they are, one number without axes."""
    return one.reshape(()) if one.size == 1 else one


def _qlinear_matmul(step: Step) -> Results:
    """The product of integers, times a_scale·b_scale / y_scale, quantized"""
    a_scale, b_scale, y_scale = (step[place].astype("f32") for place in (1, 4, 6))
    found = integer_product(step, (0, 2), (3, 5)).astype("f32")
    factor = by_row(a_scale) * by_column(b_scale) / by_row(y_scale)
    return saturated(step, rounded(found * factor, by_row(whole(step[7]))), step[7].dtype)


QUANTIZATION: tuple[Recipe, ...] = (
    composed("QuantizeLinear", _quantize, "to u8 and i8"),
    direct("DequantizeLinear", _dequantize, "scales of blocks, and those that are not known, are composed"),
    composed("MatMulInteger", _matmul_integer),
    composed("QLinearMatMul", _qlinear_matmul),
    composed("QuantizeLinear", _quantize, domain="com.microsoft"),
    direct("DequantizeLinear", _dequantize, domain="com.microsoft"),
)
