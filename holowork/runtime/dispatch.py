"""Who computes: the providers of kernels, in the order in which they are tried."""

import warnings
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from holowork.ops import Array, Operands
from holowork.runtime.errors import ReferencesInUse, UnknownProvider
from holowork.runtime.step import Step

Kernel = Callable[[Operands], Array]
"""Operands, shaped as the step's application says → the result, of its type and shape.

Raises OpError, or an error of arithmetic or lookup, for operands that it cannot compute.
"""


@dataclass(frozen=True, kw_only=True)
class Provider:
    """A source of kernels: its name and what makes the kernel of a step."""

    name: str
    summary: str
    prepare: Callable[[Step], Kernel]


def _by_reference(step: Step) -> Kernel:
    reference, application = step.call.op.reference, step.application
    return lambda operands: reference(operands, application)


REFERENCE = Provider(
    name="reference",
    summary="the NumPy references that define every bit; right and slow",
    prepare=_by_reference,
)
PROVIDERS: tuple[Provider, ...] = (REFERENCE,)
AUTO = "auto"


def provider_named(name: object) -> Provider:
    """The provider called `name`, or the first one for `auto`; raises UnknownProvider."""
    known = {AUTO: PROVIDERS[0], **{provider.name: provider for provider in PROVIDERS}}
    if not isinstance(name, str) or name not in known:
        raise UnknownProvider(name, tuple(known))
    chosen = known[name]
    if chosen is REFERENCE and name == AUTO:
        _warn_once()
    return chosen


@cache
def _warn_once() -> None:
    text = "no kernel provider is available: this session computes with the NumPy references, slowly"
    warnings.warn(text, ReferencesInUse, stacklevel=4)
