"""Many numbers divided by one: correctly rounded, without a division for each.

With y = 1 / b rounded to nearest and q within an ulp of a / b, the rest a − b·q is exact and q + y·rest,
rounded once, is a / b rounded to nearest (P. Markstein, "Computation of elementary functions on the IBM RISC
System/6000 processor", IBM Journal of Research and Development, 1990). The product a·y is up to 1.5 ulp off,
so the step is taken twice: the first one leaves less than an ulp.
"""

from collections.abc import Callable

from kernels_ir.builder import Kernel
from kernels_ir.kinds import U32
from kernels_ir.values import Value

_LEAST_BITS = (127 - 64) << 23
"""The bits of 2⁻⁶⁴: from there on, no rest is subnormal."""
_SIZE = 0x7FFFFFFF
_USUAL = 128 << 23
"""From the bits of 2⁻⁶⁴ to those of 2⁶⁴."""


def divided(kernel: Kernel, a: Value, by: tuple[Value, Value]) -> Value:
    """a / b for 0 ≤ a ≤ 1 and 1 ≤ b ≤ 2⁶⁰ with its reciprocal, or NaN; the bits of the division."""
    # 0 less 1 is the greatest number
    return _refined(kernel, (a, *by), lambda: (kernel.view(a, U32) - 1) < _LEAST_BITS - 1)


def divided_of_any_sign(kernel: Kernel, a: Value, by: tuple[Value, Value]) -> Value:
    """a / b for any a and 2⁻⁴⁰ ≤ b ≤ 2⁴⁰ with its reciprocal; the bits of the division."""
    return _refined(kernel, (a, *by), lambda: ((kernel.view(a, U32) & _SIZE) - _LEAST_BITS) >= _USUAL)


def _refined(kernel: Kernel, of: tuple[Value, Value, Value], doubtful: Callable[[], Value]) -> Value:
    """a / b by its reciprocal, and by a division where that is in doubt."""
    a, b, reciprocal = of
    if not kernel.cpu.has_fma:
        return a / b
    is_doubtful = doubtful()
    quotient = a * reciprocal
    for _ in range(2):
        rest = _fused(kernel, (-quotient, b, a))
        quotient = _fused(kernel, (rest, reciprocal, quotient))
    return kernel.rarely(is_doubtful, (quotient,), lambda: (a / b,))[0]


def _fused(kernel: Kernel, steps: tuple[Value, Value, Value]) -> Value:
    """a·b + c rounded once, in either numeric mode: it is a means, not a step of the definition."""
    return kernel.intrinsic("fma", *kernel.alike(*steps))
