"""Refinement: a program is run on its own outputs until validators accept them, or a bound is reached."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from itertools import pairwise
from types import MappingProxyType
from typing import Any

import numpy as np

from holowork.core import KappaLabel, SessionError
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


@dataclass(frozen=True, kw_only=True)
class Passed:
    """One pass: its outputs, the calls that were computed, those that were found."""

    outputs: Values
    computed: int
    skipped: int


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Refinement:
    """How a refinement went.

    `passes` are runs, `repairs` those of them beyond the bound of passes. `computed` and `skipped` are sums
    over all runs, `outcomes` what each validator said of the last one, `resident_count` and `resident_bytes`
    what the memo keeps at the end. `values` are the last outputs, held as long as this is.
    """

    status: Status
    kind: str | None
    passes: int
    repairs: int
    values: Values
    computed: int
    skipped: int
    outcomes: Mapping[str, bool]
    resident_count: int
    resident_bytes: int

    @property
    def labels(self) -> tuple[KappaLabel, ...]:
        """The labels of the last outputs."""
        return tuple(value.label for value in self.values)

    @property
    def is_accepted(self) -> bool:
        """Whether all validators accepted the last outputs."""
        return self.kind is not None

    def to_json(self) -> dict[str, Any]:
        """All but the values, as JSON has it."""
        told = {name: getattr(self, name) for name in _TOLD}
        labels = [label.text for label in self.labels]
        return {**told, "status": str(self.status), "outcomes": dict(self.outcomes), "labels": labels}

    def __repr__(self) -> str:
        ended = f"{self.status}, {self.kind}" if self.kind else str(self.status)
        runs = f"{self.passes} pass{'es' * (self.passes != 1)}"
        repairs = f" ({self.repairs} repairs)" * bool(self.repairs)
        return f"Refinement({ended}: {runs}{repairs}, computed={self.computed}, skipped={self.skipped})"


_TOLD = ("kind", "passes", "repairs", "computed", "skipped", "resident_count", "resident_bytes")


def refined(
    one_pass: Callable[[Values], Passed], values: Values, conditions: Conditions
) -> tuple[Sequence[Passed], Mapping[str, bool]]:
    """All passes, and what the validators said of the last one."""
    done: list[Passed] = []
    outcomes: Mapping[str, bool] = {}
    for _ in range(conditions.max_passes + conditions.max_repairs):
        done.append(one_pass(values))
        outcomes = conditions.outcomes(values, done[-1].outputs)
        values = done[-1].outputs
        if all(outcomes.values()):
            break
    return done, outcomes
