"""Launches of the norms: rows along the last axis, or of the channels of a group."""

from collections.abc import Mapping
from dataclasses import replace
from math import prod

import numpy as np

from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.spec import KernelOf
from kernels_ir import RESULT, Launch, Launches, NormSpec, ResponseSpec, operand

_AFFINE = ("x", "gamma", "beta")


def by_feature(*roles: str, is_centred: bool = False) -> KernelOf:
    """Rows along the last axis; `roles` are the operands that count, by their places."""

    def launches(application: Application) -> Launches:
        shape = application.result.shape
        spec = _spec(application, roles, is_centred=is_centred)
        sizes = {"batch": prod(shape[:-1]), "groups": 1, "channels": 1, "inner": shape[-1]}
        return _launches(roles, spec, sizes)

    return launches


def by_group(application: Application) -> Launches:
    """Rows of the channels of a group, each with parameters of its own; without groups, of one channel."""
    batch, channels, *rest = application.result.shape
    groups = int(application.attributes.get("num_groups", channels))  # type: ignore[arg-type]  # an integer
    # of one element a channel, parameters are neighbours as the elements are
    spec = replace(_spec(application, _AFFINE, is_centred=True), by_channel=prod(rest) != 1)
    sizes = {"batch": batch, "groups": groups, "channels": channels // max(groups, 1), "inner": prod(rest)}
    return _launches(_AFFINE, spec, sizes)


def _spec(application: Application, roles: tuple[str, ...], *, is_centred: bool) -> NormSpec:
    pairs = zip(roles, application.operands, strict=False)
    return NormSpec(
        is_strict=application.numerics is STRICT,
        dtype=application.result.dtype,
        operands=tuple(role for role, kind in pairs if kind is not None),
        is_centred=is_centred,
        epsilon=float(application.number("epsilon")),
    )


def _launches(roles: tuple[str, ...], spec: NormSpec, sizes: Mapping[str, int]) -> Launches:
    places = {role: operand(place) for place, role in enumerate(roles) if role in spec.operands}
    return Launches(launches=(Launch(spec=spec, places=places | {"out": RESULT}, sizes=sizes),))


def response_kernel(application: Application) -> Launches:
    """Each element by the squares of neighbouring channels; factor = alpha / size, rounded to f32."""
    batch, channels, *rest = application.result.shape
    size = application.integer("size")
    spec = ResponseSpec(
        is_strict=application.numerics is STRICT,
        dtype=application.result.dtype,
        factor=float(application.number("alpha") / np.float32(size)),
        beta=float(application.number("beta")),
        bias=float(application.number("bias")),
    )
    sizes = {"outer": batch, "length": channels, "inner": prod(rest)}
    window = {"before": min((size - 1) // 2, channels), "after": min(size // 2, channels)}
    launch = Launch(spec=spec, places={"x": operand(0), "out": RESULT}, sizes=sizes | window)
    return Launches(launches=(launch,))
