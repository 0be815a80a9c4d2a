"""Kernels that make bytes of quantized integers that are stored closer together."""

from dataclasses import dataclass
from typing import ClassVar

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.cpu import CpuFeatures
from kernels_ir.kinds import I8, I32, U8, U32
from kernels_ir.lookup import nibbles, signed_nibbles
from kernels_ir.spec import KernelSpec
from kernels_ir.values import Value

GROUP = 8
"""Rows that one index byte stands for: its line of the codebook."""
_WORD = 4
_UNROLLED = 4


@dataclass(frozen=True, kw_only=True)
class NibblesSpec(KernelSpec):
    """out[i] = x[i], i4 as i8; bytes of x hold two elements, the low first."""

    family: ClassVar[str] = "nibbles"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The addresses, the elements."""
        return ("x", "out", "elements")


@dataclass(frozen=True, kw_only=True)
class CodebookSpec(KernelSpec):
    """out[8·g + r, j] = codebook[x[g, j]][r], bytes of matrices of `columns` columns."""

    family: ClassVar[str] = "codebook"

    @property
    def arguments(self) -> tuple[str, ...]:
        """The addresses, the extents of x."""
        return ("x", "codebook", "out", "groups", "columns")


def emit_nibbles(spec: NibblesSpec, cpu: CpuFeatures) -> str:
    """out[i] = x[i]"""
    kernel = Kernel(spec, cpu)
    x, out = kernel.pointer("x"), kernel.pointer("out")
    for chunk in kernel.chunks(kernel.argument("elements"), cpu.lanes(U8.bits), _UNROLLED):
        integers = signed_nibbles(kernel, nibbles(kernel, x, chunk))
        kernel.store(integers, kernel.at(out, chunk.start), chunk.mask)
    return kernel.close()


def emit_codebook(spec: CodebookSpec, cpu: CpuFeatures) -> str:
    """out[8·g + r, j] = codebook[x[g, j]][r], four rows from each word of a line."""
    kernel = Kernel(spec, cpu)
    columns = kernel.argument("columns")
    loop = kernel.loop(kernel.argument("groups"), carried=[kernel.pointer("x"), kernel.pointer("out")])
    for _ in loop:
        x, out = loop.carried
        for chunk in kernel.chunks(columns, cpu.gathered(U32.bits)):
            _emit_lines(kernel, (x, out, columns), chunk)
        loop.carried = [kernel.at(x, columns), kernel.at(out, columns, GROUP)]
    return kernel.close()


def _emit_lines(kernel: Kernel, at: tuple[Value, Value, Value], chunk: Chunk) -> None:
    """The eight rows of some columns."""
    x, out, columns = at
    cells = kernel.load(kernel.at(x, chunk.start), U8, chunk.lanes, mask=chunk.mask)
    offsets = kernel.convert(cells, I32) * GROUP
    for first in range(0, GROUP, _WORD):
        line = kernel.at(kernel.pointer("codebook"), first)
        words = kernel.gather(line, offsets, U32, step=1)
        for place in range(_WORD):
            row = kernel.at(kernel.at(out, columns * (first + place)), chunk.start)
            kernel.store(kernel.convert(words >> (U8.bits * place), I8), row, chunk.mask)
