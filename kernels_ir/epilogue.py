"""What follows a matrix product while its cells are near: out[i, j] = expression(sum[i, j], x1[i, j], …)."""

from dataclasses import dataclass

from kernels_ir.builder import Chunk, Kernel
from kernels_ir.dtypes import INTEGERS, DType
from kernels_ir.elementwise import evaluate
from kernels_ir.expression import Expression
from kernels_ir.kinds import I64, POINTER, STORED, Kind
from kernels_ir.storage import narrow, widen
from kernels_ir.tiles import engine
from kernels_ir.values import Value

NAME = "epilogue"
"""The function's name."""


@dataclass(frozen=True, kw_only=True)
class Epilogue:
    """The sum is rounded to `product`; Read(0) is that, and Read(i + 1) the element of `operands[i]`.

    `uniform` says of each operand that it has one element for a whole row; a vector that is the same for
    all rows has rows of 0 bytes.
    """

    product: DType
    expression: Expression
    result: DType
    operands: tuple[DType, ...] = ()
    uniform: tuple[bool, ...] = ()


def parameters(epilogue: Epilogue) -> tuple[Kind, ...]:
    """Rows and columns; then address and step of the sums, of the result, and of each operand."""
    return (I64, I64, *(POINTER, I64) * (2 + len(epilogue.operands)))


def emit_epilogue(kernel: Kernel, epilogue: Epilogue) -> None:
    """The function that computes a part of the result from sums."""
    with kernel.function(NAME, parameters(epilogue)) as (rows, columns, *places):
        loop = kernel.loop(rows, carried=places[::2])
        for _ in loop:
            for chunk in kernel.chunks(columns, kernel.cpu.lanes(engine(epilogue.product).bits)):
                _emit_chunk(kernel, epilogue, (loop.carried, chunk))
            moved = zip(loop.carried, places[1::2], strict=True)
            loop.carried = [kernel.at(row, step) for row, step in moved]


def _emit_chunk(kernel: Kernel, epilogue: Epilogue, at: tuple[list[Value], Chunk]) -> None:
    (sums, out, *rows), chunk = at
    values = [_product(kernel, epilogue, (sums, chunk))]
    for index, row in enumerate(rows):
        values.append(_operand(kernel, (epilogue, index), (row, chunk)))
    stored = narrow(kernel, evaluate(kernel, epilogue.expression, values), epilogue.result)
    kernel.store(stored, kernel.at(out, chunk.start, stored.kind.bytes), chunk.mask)


def _product(kernel: Kernel, epilogue: Epilogue, at: tuple[Value, Chunk]) -> Value:
    """The sums, rounded as if they had been stored."""
    (row, chunk), dtype = at, epilogue.product
    kind = STORED[engine(dtype)]
    sums = kernel.load(kernel.at(row, chunk.start, kind.bytes), kind, chunk.lanes, mask=chunk.mask)
    if dtype in INTEGERS:
        return kernel.convert(sums, STORED[dtype])
    rounded: Value = widen(kernel, narrow(kernel, sums, dtype), dtype)
    return rounded


def _operand(kernel: Kernel, of: tuple[Epilogue, int], at: tuple[Value, Chunk]) -> Value:
    (epilogue, index), (row, chunk) = of, at
    dtype = epilogue.operands[index]
    kind = STORED[dtype]
    if epilogue.uniform[index]:
        single: Value = widen(kernel, kernel.load(row, kind), dtype)
        return kernel.spread(single, chunk.lanes)
    stored = kernel.load(kernel.at(row, chunk.start, kind.bytes), kind, chunk.lanes, mask=chunk.mask)
    lanes: Value = widen(kernel, stored, dtype)
    return lanes
