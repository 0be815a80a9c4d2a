"""What takes long behind a line: it is computed when the whole line is made, by a function of its own.

There its numbers stay in registers; amid the loops around lines they would be read again for each vector.
"""

from kernels_ir.builder import Kernel
from kernels_ir.dtypes import DType
from kernels_ir.epilogue import NAME, Epilogue, emit_epilogue
from kernels_ir.kinds import STORED
from kernels_ir.reduce_ends import Elements, Ends
from kernels_ir.values import Value


def emit_late(kernel: Kernel, dtype: DType, ends: Ends) -> None:
    """The function of a tail that is late, of lines of `dtype`; nothing where there is none."""
    tail = ends.tail
    if tail is None or not ends.is_late:
        return
    epilogue = Epilogue(
        product=dtype,
        expression=tail.expression,
        result=tail.result,
        operands=tail.operands,
        uniform=tail.uniform,
    )
    emit_epilogue(kernel, epilogue)


def finish_late(elements: Elements) -> None:
    """Write what a tail that is late makes of a line, which is held."""
    tail, line = elements.ends.tail, elements.line
    if tail is None or not elements.ends.is_late:
        return
    rows, columns, step = line.block
    read = ((f"tail{place}", dtype) for place, dtype in enumerate(tail.operands))
    places: list[Value] = []
    for name, dtype in (elements.held, ("out", tail.result), *read):
        places += [line.bases[name], step * STORED[dtype].bytes]
    line.kernel.call(line.kernel.address(NAME), rows, columns, *places)
