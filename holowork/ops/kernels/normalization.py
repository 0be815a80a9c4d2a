"""Launches of the norms: rows along the last axis, or of the channels of a group."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from math import prod

import numpy as np

from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.kernels.heads import ALONE, Lines, Surroundings, ends_of, held_beside
from kernels_ir import RESULT, Launch, Launches, NormSpec, ResponseSpec, operand

_AFFINE = ("x", "gamma", "beta")


@dataclass(frozen=True)
class FeatureNorm:
    """Rows along the last axis; `roles` are the operands that count, by their places."""

    roles: tuple[str, ...]
    is_centred: bool = False

    def __call__(self, application: Application) -> Launches:
        """The norm of x."""
        return self.amid(application, ALONE)

    def lines(self, application: Application) -> Lines:
        """Rows of features."""
        return Lines(shape=application.result.shape)

    def amid(self, application: Application, around: Surroundings) -> Launches:
        """The norm of what a head makes, and a tail."""
        shape = application.result.shape
        spec = _spec(application, self.roles, is_centred=self.is_centred)
        sizes = {"batch": prod(shape[:-1]), "groups": 1, "channels": 1, "inner": shape[-1]}
        return _launches(self.roles, _Norm(spec=spec, sizes=sizes), (application, around))


def by_feature(*roles: str, is_centred: bool = False) -> FeatureNorm:
    """Rows along the last axis; `roles` are the operands that count, by their places."""
    return FeatureNorm(roles, is_centred)


class GroupNorm:
    """Rows of the channels of a group, each with parameters of its own; without groups, of one channel."""

    def __call__(self, application: Application) -> Launches:
        """The norm of x."""
        return self.amid(application, ALONE)

    def lines(self, application: Application) -> Lines:
        """Rows of the elements of a group."""
        sizes = self._sizes(application)
        shape = sizes["batch"], sizes["groups"], sizes["channels"] * sizes["inner"]
        return Lines(shape=shape, repeats=False, is_row=True)

    def amid(self, application: Application, around: Surroundings) -> Launches:
        """The norm of what a head makes, and a tail."""
        sizes = self._sizes(application)
        # of one element a channel, parameters are neighbours as the elements are
        spec = replace(_spec(application, _AFFINE, is_centred=True), by_channel=sizes["inner"] != 1)
        return _launches(_AFFINE, _Norm(spec=spec, sizes=sizes), (application, around))

    @staticmethod
    def _sizes(application: Application) -> dict[str, int]:
        batch, channels, *rest = application.result.shape
        groups = int(application.attributes.get("num_groups", channels))  # type: ignore[arg-type]  # an integer
        channels //= max(groups, 1)
        return {"batch": batch, "groups": groups, "channels": channels, "inner": prod(rest)}


by_group = GroupNorm()


@dataclass(frozen=True, kw_only=True)
class _Norm:
    """A norm without ends."""

    spec: NormSpec
    sizes: Mapping[str, int]


def _spec(application: Application, roles: tuple[str, ...], *, is_centred: bool) -> NormSpec:
    pairs = zip(roles, application.operands, strict=False)
    return NormSpec(
        is_strict=application.numerics is STRICT,
        dtype=application.result.dtype,
        operands=tuple(role for role, kind in pairs if kind is not None),
        is_centred=is_centred,
        epsilon=float(application.number("epsilon")),
    )


def _launches(roles: tuple[str, ...], norm: _Norm, of: tuple[Application, Surroundings]) -> Launches:
    found, (_, around), sizes = ends_of(*of), of, norm.sizes
    read = tuple(role for role in norm.spec.operands if role != "x" or not around.is_headed)
    spec = replace(norm.spec, operands=read, ends=found.ends)
    places = {role: operand(place) for place, role in enumerate(roles) if role in read}
    places |= {**found.places, "out": RESULT}
    launch = Launch(spec=spec, places=places, sizes={**sizes, **found.sizes})
    return held_beside(launch, elements=sizes["channels"] * sizes["inner"])


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
