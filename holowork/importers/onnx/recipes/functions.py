"""Functions of one number."""

from holowork.importers.onnx.recipe import Recipe, composed, direct
from holowork.importers.onnx.recipes.forms import op
from holowork.importers.onnx.step import Results, Step

_SELU = (1.67326319217681884765625, 1.05070102214813232421875)


def _gelu(step: Step) -> Results:
    return step.x.gelu(approximate=step.attribute("approximate", "none"))


def _elu(step: Step) -> Results:
    """elu for alpha = 1, else where(x < 0, alpha·(eˣ − 1), x)"""
    alpha = step.attribute("alpha", 1.0)
    if alpha == 1.0:
        return step.x.elu()
    zero = step.scalar(0.0, step.x)
    return step.graph.where(step.x.less(zero), step.x.elu() * step.scalar(alpha, step.x), step.x)


def _selu(step: Step) -> Results:
    """selu for its usual factors, else gamma·where(x > 0, x, alpha·(eˣ − 1))"""
    factors = (step.attribute("alpha", _SELU[0]), step.attribute("gamma", _SELU[1]))
    if factors == _SELU:
        return step.x.selu()
    alpha, gamma = (step.scalar(factor, step.x) for factor in factors)
    negative = step.x.elu() * alpha
    return step.graph.where(step.x.greater(step.scalar(0.0, step.x)), step.x, negative) * gamma


def _leaky_relu(step: Step) -> Results:
    alpha, zero = step.scalar(step.attribute("alpha", 0.01), step.x), step.scalar(0.0, step.x)
    return step.graph.where(step.x.less(zero), step.x * alpha, step.x)


def _prelu(step: Step) -> Results:
    x, slope = step[0], step[1]
    return step.graph.where(x.less(step.graph.const(0, dtype=x.dtype)), x * slope, x)


def _hard_sigmoid(step: Step) -> Results:
    alpha, beta = (step.scalar(step.attribute(*pair), step.x) for pair in (("alpha", 0.2), ("beta", 0.5)))
    return (step.x * alpha + beta).max(step.scalar(0.0, step.x)).min(step.scalar(1.0, step.x))


def _hard_swish(step: Step) -> Results:
    x = step.x
    gate = (x * step.scalar(1 / 6, x) + step.scalar(0.5, x)).max(step.scalar(0.0, x))
    return x * gate.min(step.scalar(1.0, x))


def _swish(step: Step) -> Results:
    alpha = step.attribute("alpha", 1.0)
    return step.x.silu() if alpha == 1.0 else step.x * (step.x * step.scalar(alpha, step.x)).sigmoid()


def _softplus(step: Step) -> Results:
    """max(x, 0) + log1p(e^−|x|), which neither overflows nor loses digits"""
    return step.x.max(step.scalar(0.0, step.x)) + (-step.x.abs()).exp().log1p()


def _softsign(step: Step) -> Results:
    return step.x / (step.x.abs() + step.scalar(1.0, step.x))


def _mish(step: Step) -> Results:
    softplus = step.x.max(step.scalar(0.0, step.x)) + (-step.x.abs()).exp().log1p()
    return step.x * softplus.tanh()


def _celu(step: Step) -> Results:
    """max(x, 0) + min(0, alpha·(e^(x/alpha) − 1))"""
    alpha, zero = step.scalar(step.attribute("alpha", 1.0), step.x), step.scalar(0.0, step.x)
    return step.x.max(zero) + zero.min((step.x / alpha).elu() * alpha)


def _thresholded_relu(step: Step) -> Results:
    alpha = step.scalar(step.attribute("alpha", 1.0), step.x)
    return step.graph.where(step.x.greater(alpha), step.x, step.scalar(0.0, step.x))


def _shrink(step: Step) -> Results:
    """x + bias below −lambd, x − bias above lambd, 0 between"""
    x, zero = step.x, step.graph.const(0, dtype=step.x.dtype)
    bound, bias = (
        step.graph.const(step.attribute(*pair), dtype="f32").astype(x.dtype)
        for pair in (("lambd", 0.5), ("bias", 0.0))
    )
    above = step.graph.where(x.greater(bound), x - bias, zero)
    return step.graph.where(x.less(zero - bound), x + bias, above)


def _sinh(step: Step) -> Results:
    half = step.scalar(0.5, step.x)
    return step.x.exp() * half - (-step.x).exp() * half


def _cosh(step: Step) -> Results:
    half = step.scalar(0.5, step.x)
    return step.x.exp() * half + (-step.x).exp() * half


def _asinh(step: Step) -> Results:
    """sign(x)·log1p(|x| + x² / (1 + √(1 + x²)))"""
    one, size = step.scalar(1.0, step.x), step.x.abs()
    square = size * size
    return step.x.sign() * (size + square / (one + (one + square).sqrt())).log1p()


def _acosh(step: Step) -> Results:
    one = step.scalar(1.0, step.x)
    return (step.x + ((step.x - one) * (step.x + one)).sqrt()).log()


def _atanh(step: Step) -> Results:
    """½·(log1p(x) − log1p(−x))"""
    return (step.x.log1p() - (-step.x).log1p()) * step.scalar(0.5, step.x)


def _binarizer(step: Step) -> Results:
    threshold = step.scalar(step.attribute("threshold", 0.0), step.x)
    return step.x.greater(threshold).astype(step.x.dtype)


FUNCTIONS: tuple[Recipe, ...] = (
    direct("Relu", op("relu")),
    direct("Sigmoid", op("sigmoid")),
    direct("Tanh", op("tanh")),
    direct("Gelu", _gelu),
    direct("Elu", _elu, "alpha other than 1 is composed"),
    direct("Selu", _selu, "other factors than the usual are composed"),
    composed("Celu", _celu),
    composed("LeakyRelu", _leaky_relu),
    composed("PRelu", _prelu),
    composed("HardSigmoid", _hard_sigmoid),
    composed("HardSwish", _hard_swish),
    direct("Swish", _swish, "alpha other than 1 is composed"),
    composed("Softplus", _softplus),
    composed("Softsign", _softsign),
    composed("Mish", _mish),
    composed("ThresholdedRelu", _thresholded_relu),
    composed("Shrink", _shrink),
    direct("Exp", op("exp")),
    direct("Log", op("log")),
    direct("Sqrt", op("sqrt")),
    direct("Reciprocal", op("reciprocal")),
    direct("Erf", op("erf")),
    direct("Sin", op("sin")),
    direct("Cos", op("cos")),
    direct("Tan", op("tan")),
    direct("Asin", op("asin")),
    direct("Acos", op("acos")),
    direct("Atan", op("atan")),
    composed("Sinh", _sinh),
    composed("Cosh", _cosh),
    composed("Asinh", _asinh),
    composed("Acosh", _acosh),
    composed("Atanh", _atanh),
    direct("Ceil", op("ceil")),
    direct("Floor", op("floor")),
    direct("Round", op("round", lambda step: {"mode": "even"})),
    composed("Binarizer", _binarizer, domain="ai.onnx.ml"),
)
