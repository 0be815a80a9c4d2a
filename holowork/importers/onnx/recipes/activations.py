"""The functions that cells of recurrent networks may have, with their parameters."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from types import MappingProxyType

from holowork.importers.onnx.step import Step
from holowork.ops import Tensor

Function = Callable[[Tensor], Tensor]


def _number(x: Tensor, value: float) -> Tensor:
    return x.graph.const(value, dtype=x.dtype)


def _affine(x: Tensor, alpha: float, beta: float) -> Tensor:
    return x * _number(x, alpha) + _number(x, beta)


def _leaky_relu(x: Tensor, alpha: float, _: float) -> Tensor:
    return x.graph.where(x.less(_number(x, 0.0)), x * _number(x, alpha), x)


def _thresholded_relu(x: Tensor, alpha: float, _: float) -> Tensor:
    return x.graph.where(x.greater_or_equal(_number(x, alpha)), x, _number(x, 0.0))


def _scaled_tanh(x: Tensor, alpha: float, beta: float) -> Tensor:
    return (x * _number(x, beta)).tanh() * _number(x, alpha)


def _hard_sigmoid(x: Tensor, alpha: float, beta: float) -> Tensor:
    return _affine(x, alpha, beta).max(_number(x, 0.0)).min(_number(x, 1.0))


def _elu(x: Tensor, alpha: float, _: float) -> Tensor:
    return x.graph.where(x.less(_number(x, 0.0)), x.elu() * _number(x, alpha), x)


def _softsign(x: Tensor, *_: float) -> Tensor:
    return x / (x.abs() + _number(x, 1.0))


def _softplus(x: Tensor, *_: float) -> Tensor:
    return x.max(_number(x, 0.0)) + (-x.abs()).exp().log1p()


_PLAIN: Mapping[str, Callable[..., Tensor]] = MappingProxyType(
    {
        "relu": lambda x, *_: x.relu(),
        "tanh": lambda x, *_: x.tanh(),
        "sigmoid": lambda x, *_: x.sigmoid(),
        "softsign": _softsign,
        "softplus": _softplus,
    }
)
_SCALED: Mapping[str, tuple[Callable[[Tensor, float, float], Tensor], float | None, float | None]] = (
    MappingProxyType(
        {
            "affine": (_affine, 1.0, 0.0),
            "leakyrelu": (_leaky_relu, 0.01, None),
            "thresholdedrelu": (_thresholded_relu, 1.0, None),
            "scaledtanh": (_scaled_tanh, 1.0, 1.0),
            "hardsigmoid": (_hard_sigmoid, 0.2, 0.5),
            "elu": (_elu, 1.0, None),
        }
    )
)
"""Functions with one parameter or two, and what these are where they are not given."""


def activations(step: Step, defaults: Sequence[str]) -> list[Function]:
    """The functions of all directions; parameters go to those that have them, in order.

    Raises UnsupportedForm for one that is unknown.
    """
    names = step.attribute("activations") or defaults
    if len(names) != len(defaults):
        step.refuse(f"{len(defaults)} activations", len(names))
    given = tuple(iter(step.attribute(f"activation_{which}") or ()) for which in ("alpha", "beta"))
    return [_function(step, str(name), given) for name in names]


def _function(step: Step, name: str, given: Sequence[Iterator[float]]) -> Function:
    key = name.lower()
    if key in _PLAIN:
        return _PLAIN[key]
    if key not in _SCALED:
        step.refuse(f"an activation of {', '.join((*_PLAIN, *_SCALED))}", repr(name))
    form, *defaults = _SCALED[key]
    alpha, beta = (
        0.0 if usual is None else float(next(numbers, usual))
        for numbers, usual in zip(given, defaults, strict=True)
    )
    return lambda x: form(x, alpha, beta)
