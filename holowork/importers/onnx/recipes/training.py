"""Steps of optimizers: parameters, gradients and what is kept of them in, the next ones out.

Source: the domain ai.onnx.preview.training of the ONNX specification.
"""

from collections.abc import Callable, Sequence

from holowork.importers.onnx.recipe import Build, Recipe, composed
from holowork.importers.onnx.step import Results, Step
from holowork.ops import Tensor

_DOMAIN = "ai.onnx.preview.training"
Update = Callable[[Step, Sequence[Tensor]], tuple[Tensor, ...]]
"""From a parameter, its gradient and its state to the next parameter and state."""


def _each(update: Update, width: int) -> Build:
    """An update of every parameter: operands and results are grouped by what they are, not by parameter."""

    def build(step: Step) -> Results:
        given = len(step.operands) - 2
        if given % width or given <= 0:
            step.refuse(f"{width} tensors for each parameter", given)
        count = given // width
        groups = [[step[2 + place + part * count] for part in range(width)] for place in range(count)]
        updated = [update(step, group) for group in groups]
        return [tensor for part in zip(*updated, strict=True) for tensor in part]

    return build


def _number(step: Step, name: str, default: float | None = None) -> Tensor:
    value = step.required(name) if default is None else step.attribute(name, default)
    return step.graph.const(float(value), dtype="f32")


def _regularized(step: Step, x: Tensor, gradient: Tensor) -> Tensor:
    return x * _number(step, "norm_coefficient", 0.0) + gradient


def _is_later(step: Step) -> Tensor:
    """Whether an update went before this one."""
    return step[1].greater(step.integers(0, step[1].dtype))


def _momentum(step: Step, group: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """v ← alpha·v + beta·g, x ← x − R·v; the first beta is 1; nesterov looks one step ahead"""
    x, gradient, v = group
    g, alpha = _regularized(step, x, gradient), _number(step, "alpha")
    one = step.graph.const(1.0, dtype="f32")
    beta = step.graph.where(_is_later(step), _number(step, "beta"), one)
    v_next = v * alpha + g * beta
    ahead = v_next if step.required("mode") == "standard" else g + v_next * alpha
    return x - step[0] * ahead, v_next


def _adagrad(step: Step, group: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """h ← h + g², x ← x − R / (1 + T·decay_factor)·g / (√h + epsilon)"""
    x, gradient, h = group
    one, decay = step.graph.const(1.0, dtype="f32"), _number(step, "decay_factor", 0.0)
    rate = step[0] / (step[1].astype("f32") * decay + one)
    g = _regularized(step, x, gradient)
    h_next = h + g * g
    return x - rate * g / (h_next.sqrt() + _number(step, "epsilon", 1e-6)), h_next


def _adam(step: Step, group: Sequence[Tensor]) -> tuple[Tensor, ...]:
    """v and h follow g and g², x ← x − R·√(1 − beta^T) / (1 − alpha^T)·v / (√h + epsilon)"""
    x, gradient, v, h = group
    one, g = step.graph.const(1.0, dtype="f32"), _regularized(step, x, gradient)
    alpha, beta = _number(step, "alpha", 0.9), _number(step, "beta", 0.999)
    v_next = v * alpha + g * (one - alpha)
    h_next = h * beta + g * g * (one - beta)
    t = step[1].astype("f32")
    corrected = step[0] * (one - beta.pow(t)).sqrt() / (one - alpha.pow(t))
    rate = step.graph.where(_is_later(step), corrected, step[0])
    x_next = x - rate * (v_next / (h_next.sqrt() + _number(step, "epsilon", 1e-6)))
    return x_next * (one - _number(step, "norm_coefficient_post", 0.0)), v_next, h_next


TRAINING: tuple[Recipe, ...] = (
    composed("Momentum", _each(_momentum, 3), domain=_DOMAIN),
    composed("Adagrad", _each(_adagrad, 3), domain=_DOMAIN),
    composed("Adam", _each(_adam, 4), domain=_DOMAIN),
)
