"""Functions of one operand: activations, exponentials, logarithms, angles."""

from holowork.ops import arithmetic as exact
from holowork.ops.attributes import Kind, attribute
from holowork.ops.calls.elementwise import GeluCall
from holowork.ops.element_types import NUMBERS, U8
from holowork.ops.elementwise import NAN_KEPT, UNSIGNED, chosen_by, unary
from holowork.ops.kernels.elementwise import word_kernel
from holowork.ops.rules import by_kind
from kernels_ir import FLOATS

RELU = unary(
    "relu",
    by_kind(exact.relu, exact.integers.relu),
    id=10,
    summary="max(x, 0)",
    accepts=NUMBERS,
    portable=FLOATS | U8,
    differs=f"{NAN_KEPT.format(0)} Negative integers give 0; {UNSIGNED}",
)
SIGMOID = unary(
    "sigmoid",
    exact.sigmoid,
    id=11,
    summary="1 / (1 + e⁻ˣ)",
    tolerance=4,
    differs=f"{NAN_KEPT.format(1)} Below −87 the result goes on falling to 0; the peer's stays near 6e-39.",
)
TANH = unary(
    "tanh",
    exact.tanh,
    id=12,
    summary="(e²ˣ − 1) / (e²ˣ + 1)",
    tolerance=4,
    near=2.0**-22,
    differs=f"{NAN_KEPT.format('−1')} Below 0.01 the peer loses digits: it is right to 2⁻²³ absolute.",
)
GELU = unary(
    "gelu",
    exact.gelu,
    id=13,
    summary="x/2·(1 + tanh(√(2/π)·(x + 0.044715·x³)))",
    tolerance=8,
    near=2.0**-20,
    call=GeluCall,
    attributes=(
        attribute(
            "approximate",
            Kind.TEXT,
            "tanh",
            doc="tanh: the formula above; none: x/2·(1 + erf(x / √2))",
            choices=("tanh", "none"),
        ),
    ),
    reference=chosen_by("approximate", {"tanh": exact.gelu, "none": exact.gelu_erf}),
    kernel=word_kernel("approximate", {"tanh": "gelu", "none": "gelu_erf"}),
    differs="−∞ gives −0; the peer gives NaN. Below −1 the peer loses digits: it is right to 2⁻²¹ absolute.",
)
SILU = unary(
    "silu",
    exact.silu,
    id=14,
    summary="x / (1 + e⁻ˣ)",
    tolerance=4,
    differs="−∞ gives −0; the peer gives −∞.",
)
ELU = unary(
    "elu",
    exact.elu,
    id=15,
    summary="x where x ≥ 0, else eˣ − 1",
    tolerance=4,
    near=2.0**-21,
    differs="Near 0 the peer loses digits: it is right to 2⁻²³ absolute.",
)
SELU = unary(
    "selu",
    exact.selu,
    id=16,
    summary="1.0507·x where x ≥ 0, else 1.0507·1.6733·(eˣ − 1)",
    tolerance=4,
    near=2.0**-21,
    differs="Near 0 the peer loses digits: it is right to 2⁻²³ absolute.",
)
EXP = unary("exp", exact.exp, id=17, summary="eˣ", tolerance=3)
LOG = unary(
    "log",
    exact.log,
    id=18,
    summary="the natural logarithm; −∞ for 0, NaN below",
    tolerance=3,
    differs="0 gives −∞, less gives NaN, NaN stays NaN; the peer gives log(1e-30) for all of them.",
)
LOG1P = unary(
    "log1p", exact.log1p, id=19, summary="log(1 + x), right to the last digits near 0 too", tolerance=3
)
SIN = unary("sin", exact.sin, id=22, summary="the sine of radians", tolerance=3)
COS = unary("cos", exact.cos, id=23, summary="the cosine of radians", tolerance=3)
TAN = unary("tan", exact.tan, id=24, summary="the tangent of radians", tolerance=3)
ASIN = unary(
    "asin",
    exact.asin,
    id=25,
    summary="the angle in radians whose sine is x; NaN beyond ±1",
    tolerance=4,
    differs="NaN beyond ±1; the peer takes the nearer bound.",
)
ACOS = unary(
    "acos",
    exact.acos,
    id=26,
    summary="the angle in radians whose cosine is x; NaN beyond ±1",
    tolerance=4,
    differs="NaN beyond ±1; the peer takes the nearer bound.",
)
ATAN = unary("atan", exact.atan, id=27, summary="the angle in radians whose tangent is x", tolerance=3)
ERF = unary("erf", exact.erf, id=31, summary="2/√π · the integral of e^(−t²) from 0 to x", tolerance=3)

OPS = (RELU, SIGMOID, TANH, GELU, SILU, ELU, SELU, EXP, LOG, LOG1P, SIN, COS, TAN, ASIN, ACOS, ATAN, ERF)
