"""Functions of f32: what each claims, the f64 function that it is held against, and its machine code.

The truth is NumPy's, or the C library's where NumPy has none; its own error is some 2⁻²⁶ ulp of an f32.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from holowork.ops import NUMPY_DTYPES, TABLE, Array
from holowork.ops import arithmetic as exact
from holowork.ops.arithmetic import FUSED, STRICT
from kernels_ir import Apply, CpuFeatures, DType, ElementwiseSpec, Read, detect, emit
from tests.exhaustive.library import computed, library
from tests.kernels.running import code_of
from tests.prove.measuring import CLAIMS, Claim

ERF, ERFC = library("erf"), library("erfc")


def _gelu_erf(x: Array) -> Array:
    return np.where(x == -np.inf, 0.0, 0.5 * x) * ERFC(x * -math.sqrt(0.5))


def _round(x: Array) -> Array:
    return np.copysign(np.floor(np.abs(x) + 0.5), x)


NEAREST = 0.5
"""ulp of a result that is the f32 nearest to the truth."""
DECIDED = {
    "sqrt": Claim(function=exact.sqrt, truth=np.sqrt, ulp=NEAREST),
    "reciprocal": Claim(function=exact.reciprocal, truth=np.reciprocal, ulp=NEAREST),
    "relu": Claim(function=exact.relu, truth=lambda x: np.where(x <= 0, 0.0, x), ulp=NEAREST),
    "neg": Claim(function=exact.neg, truth=np.negative, ulp=NEAREST),
    "abs": Claim(function=exact.abs, truth=np.abs, ulp=NEAREST),
    "sign": Claim(function=exact.sign, truth=np.sign, ulp=NEAREST),
    "ceil": Claim(function=exact.ceil, truth=np.ceil, ulp=NEAREST),
    "floor": Claim(function=exact.floor, truth=np.floor, ulp=NEAREST),
    "round": Claim(function=exact.round, truth=_round, ulp=NEAREST),
    "round_even": Claim(function=exact.round_even, truth=np.rint, ulp=NEAREST),
}
"""What IEEE 754 decides."""
OF_ONE: dict[str, Claim] = {
    **CLAIMS,
    "erf": replace(CLAIMS["erf"], truth=ERF),
    "gelu_erf": replace(CLAIMS["gelu_erf"], truth=_gelu_erf),
    **DECIDED,
}
"""Every function of one f32."""
OF_TWO = {
    "pow": Claim(
        function=exact.pow,  # type: ignore[arg-type]  # of two operands
        truth=np.power,  # type: ignore[arg-type]  # the same
        ulp=4,
    )
}
MODES = {mode.name: mode for mode in (FUSED, STRICT)}


@dataclass(frozen=True, kw_only=True)
class Function:
    """A function in one numeric mode, with the element type of its results."""

    name: str
    mode: str = FUSED.name
    result: DType = DType.F32

    def __str__(self) -> str:
        return f"{self.name} {self.mode}"

    @property
    def claim(self) -> Claim:
        return (OF_ONE | OF_TWO)[self.name]

    def spec(self, operands: int = 1) -> ElementwiseSpec:
        """Of arrays of one length."""
        return ElementwiseSpec(
            is_strict=MODES[self.mode] is STRICT,
            operands=(DType.F32,) * operands,
            uniform=(False,) * operands,
            outer=0,
            expression=Apply(self.name, tuple(map(Read, range(operands))), self.result),
            result=self.result,
        )

    def made_by(self, cpu: CpuFeatures, *operands: Array) -> Array:
        """What machine code makes of arrays."""
        code = code_of(self.spec(len(operands)), cpu)
        return computed(code, *operands, dtype=NUMPY_DTYPES[self.result])

    def referred(self, *operands: Array) -> Array:
        """What the reference makes of arrays."""
        if self in CASTS:
            return exact.cast(*operands, NUMPY_DTYPES[self.result])
        reference: Callable[..., Array] = self.claim.function
        return reference(*operands, MODES[self.mode])


def _forms(name: str) -> list[Function]:
    """A function in both modes, or in one where its code is the same in both."""
    functions = [Function(name=name, mode=mode) for mode in MODES]
    texts = [emit(function.spec(), detect().chosen) for function in functions]
    return functions[: len(set(texts))]


FUNCTIONS = [function for name in OF_ONE for function in _forms(name)]
"""Of one f32."""
PAIRED = [Function(name=name) for name in OF_TWO]
"""Of two f32: no step of theirs is fused."""
CASTS = [
    Function(name=f"cast_{dtype.text}", result=dtype) for dtype in sorted(TABLE["cast"].accepts - {DType.F32})
]
"""Of one f32, into other element types; the reference says what is true."""
