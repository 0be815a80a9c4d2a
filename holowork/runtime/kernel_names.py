"""What a kernel is called and what it makes, in the words of its spec."""

import re
from collections import Counter
from collections.abc import Mapping

from kernels_ir import Apply, DType, ElementwiseSpec, KernelSpec, nodes

MOST_FUNCTIONS = 6
"""Functions of an expression that a name tells."""
_COPY = "copy"
_KINDS = ("reduction", "pool", "rule")
"""The fields of specs that say which one of its family a kernel is."""
_MADE: Mapping[str, DType] = {
    "table": DType.I64,
    "nibbles": DType.I8,
    "codebook": DType.I8,
    "quantized_packing": DType.I8,
    "quantize_rows": DType.U8,
}
"""What families make whose specs do not say it; all others make f32."""
_VECTOR = re.compile(r"<(\d+) x (?!i1>)\w+>")


def name_of(spec: KernelSpec) -> str:
    """The family, which one of it, and the functions that follow; of an elementwise kernel these alone."""
    is_family = not isinstance(spec, ElementwiseSpec)
    kinds = (getattr(spec, name) for name in _KINDS if hasattr(spec, name))
    log = ("log",) * getattr(spec, "is_log", False)
    return "_".join((*log, *(spec.family,) * is_family, *kinds, *_functions(spec))) or _COPY


def dtype_of(spec: KernelSpec) -> str:
    """The dtype of what a kernel makes, or the bits of an element where it moves any."""
    epilogue = getattr(spec, "epilogue", None)
    found = getattr(epilogue or spec, "result", None) or getattr(spec, "dtype", None)
    if isinstance(found, DType):
        return found.text
    return f"{8 * spec.size}-bit" if hasattr(spec, "size") else _MADE.get(spec.family, DType.F32).text


def lanes_of(text: str) -> int:
    """The lanes of the vectors that most lines of LLVM IR are about; 1 where there are none."""
    found = Counter(int(lanes) for lanes in _VECTOR.findall(text))
    return max(found, key=lambda lanes: (found[lanes], lanes), default=1)


def _functions(spec: KernelSpec) -> list[str]:
    """The functions of an expression, the innermost first; of very many the first, and how many more."""
    expression = getattr(getattr(spec, "epilogue", None) or spec, "expression", None)
    found = [node.scalar for node in nodes(expression) if isinstance(node, Apply)] if expression else []
    more = len(found) - MOST_FUNCTIONS
    return [*found[:MOST_FUNCTIONS], f"and_{more}_more"] if more > 0 else found
