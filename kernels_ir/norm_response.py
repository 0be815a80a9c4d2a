"""Kernels that scale each element by the squares around it, in neighbouring channels."""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.dtypes import DType
from kernels_ir.kinds import F32
from kernels_ir.reduce_line import Line, Tensors, lines
from kernels_ir.scalars.power import pow
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value


@dataclass(frozen=True, kw_only=True)
class ResponseSpec(KernelSpec):
    """out[o, c, i] = x[o, c, i] / (bias + factor·Σ)^beta, Σ = x[o, c − before, i]² + … + x[o, c + after, i]².

    x is [outer, length, inner]; channels that are not there are left out of the sum.
    """

    family: ClassVar[str] = "response"
    dtype: DType
    factor: float
    beta: float
    bias: float

    @property
    def arguments(self) -> tuple[str, ...]:
        """Addresses, the extents, the channels of a window."""
        return ("x", "out", "outer", "length", "inner", "before", "after")


def emit_response(spec: ResponseSpec, cpu: CpuFeatures) -> str:
    """out = x / (bias + factor·Σ)^beta, Σ a chain of steps x·x + Σ from 0 on, in order of channels."""
    kernel = Kernel(spec, cpu)
    before, after = kernel.argument("before"), kernel.argument("after")
    for line in lines(kernel, Tensors(whole={"x": spec.dtype, "out": spec.dtype}, is_column=True)):
        for channel in kernel.loop(line.length):
            end = channel + after + 1
            window = (
                kernel.where(channel > before, channel - before, 0),
                kernel.where(end < line.length, end, line.length),
            )
            _write(line, spec, (channel, _squares(line, spec, window)))
    return kernel.close()


def _squares(line: Line, spec: ResponseSpec, window: tuple[Value, Value]) -> Value:
    kernel, (first, end) = line.kernel, window
    loop = kernel.loop(end, carried=[kernel.number(0.0, F32, line.lanes)], start=first)
    for place in loop:
        x = line.load("x", spec.dtype, line.at(place))
        loop.carried = [kernel.fma(x, x, loop.carried[0])]
    return loop.carried[0]


def _write(line: Line, spec: ResponseSpec, found: tuple[Value, Value]) -> None:
    place, squares = found
    spot = line.at(place)
    base = squares * spec.factor + spec.bias
    power = pow(line.kernel, base, line.kernel.like(spec.beta, base))
    line.store(line.load("x", spec.dtype, spot) / power, ("out", spec.dtype), spot)
