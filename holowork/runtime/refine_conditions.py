"""What ends a refinement: validators that accept, and bounds; which programs can be refined."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from types import MappingProxyType

import numpy as np

from holowork.core import SessionError
from holowork.ops import suggestion
from holowork.runtime.errors import listed
from holowork.runtime.plan import Plan
from holowork.runtime.values import Value

Values = tuple[Value, ...]
MOST_VALIDATORS = 4


class Status(StrEnum):
    """How a refinement ended."""

    CONVERGED = "converged"
    REPAIRED = "repaired"
    PASS_BOUND = "pass bound reached"
    REPAIR_BOUND = "repair bound reached"


@dataclass(frozen=True, kw_only=True)
class Validator:
    """Whether what a pass made of its inputs is good enough; `kind` says what it is then."""

    name: str
    kind: str
    accepts: Callable[[Values, Values], bool]


def _same_labels(before: Values, after: Values) -> bool:
    return [value.label for value in before] == [value.label for value in after]


def _same_bytes(before: Values, after: Values) -> bool:
    return all(np.array_equal(one.data, other.data) for one, other in zip(before, after, strict=True))


STABLE_LABELS = Validator(name="stable-labels", kind="label-stable", accepts=_same_labels)
STABLE_BYTES = Validator(name="stable-bytes", kind="byte-stable", accepts=_same_bytes)
VALIDATORS: Mapping[str, Validator] = MappingProxyType(
    {one.name: one for one in (STABLE_LABELS, STABLE_BYTES)}
)
ALL_ACCEPTED = "validators-accepted"
"""The kind where there is more than one validator."""


class BadRefinement(SessionError):
    """A refinement was asked for that cannot be: `what` is the bound, the validators or the port."""

    def __init__(self, what: str, expected: str, found: object) -> None:
        super().__init__(f"refine: {what}: expected {expected}, found {found}")
        self.what = what
        self.expected = expected
        self.found = found


@dataclass(frozen=True, kw_only=True)
class Conditions:
    """Validators and bounds: so many passes, then so many repairs."""

    validators: tuple[Validator, ...]
    max_passes: int
    max_repairs: int

    @classmethod
    def of(cls, validators: object, max_passes: object, max_repairs: object) -> "Conditions":
        """Check what was given; raises BadRefinement."""
        return cls(
            validators=_validators(validators),
            max_passes=_bound("max_passes", max_passes, least=1),
            max_repairs=_bound("max_repairs", max_repairs, least=0),
        )

    @property
    def kind(self) -> str:
        """What accepted outputs are."""
        return self.validators[0].kind if len(self.validators) == 1 else ALL_ACCEPTED

    def outcomes(self, before: Values, after: Values) -> dict[str, bool]:
        """What each validator says."""
        return {one.name: bool(one.accepts(before, after)) for one in self.validators}

    def status(self, passes: int, *, is_accepted: bool) -> Status:
        """How it ended, after so many runs."""
        if is_accepted:
            return Status.CONVERGED if passes <= self.max_passes else Status.REPAIRED
        return Status.REPAIR_BOUND if self.max_repairs else Status.PASS_BOUND


def _bound(name: str, given: object, *, least: int) -> int:
    if isinstance(given, int | np.integer) and not isinstance(given, bool) and given >= least:
        return int(given)
    raise BadRefinement(name, f"a number of at least {least}", repr(given))


def _validators(given: object) -> tuple[Validator, ...]:
    each = given if isinstance(given, list | tuple) else (given,)
    found = tuple(one if isinstance(one, Validator) else _named(one) for one in each)
    if not 1 <= len(found) <= MOST_VALIDATORS:
        raise BadRefinement("validators", f"1 to {MOST_VALIDATORS}", len(found))
    names = sorted(one.name for one in found)
    for name, other in pairwise(names):
        if name == other:
            raise BadRefinement("validators", "each once", f"{name!r} twice")
    return found


def _named(name: object) -> Validator:
    if isinstance(name, str) and name in VALIDATORS:
        return VALIDATORS[name]
    hint = suggestion(name, VALIDATORS) if isinstance(name, str) else ""
    expected = f"{listed(tuple(VALIDATORS))} or a Validator"
    raise BadRefinement("validators", expected, f"{name!r}{hint and f'. {hint}'}")


def check_ports(plan: Plan) -> None:
    """Refuse a program whose outputs are no inputs of it; raises BadRefinement."""
    ins, outs = plan.inputs, plan.outputs
    if len(ins) != len(outs) or not ins:
        found = f"{len(ins)} inputs and {len(outs)} outputs"
        raise BadRefinement("ports", "as many outputs as inputs, at least one", found)
    for read, made in zip(ins, outs, strict=True):
        if read.type != made.type:
            what, found = f"output {made.name!r}", f"{made.type}"
            raise BadRefinement(what, f"{read.type}, as the input {read.name!r} takes", found)
