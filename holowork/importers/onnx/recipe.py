"""A recipe: how an op of ONNX becomes nodes of a graph, in each version of its definition."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from holowork.importers.onnx.definitions import definition_of
from holowork.importers.onnx.step import Results, Step

Build = Callable[[Step], Results]


class Way(Enum):
    """How an op is said with ours."""

    DIRECT = "one op of ours, or none"
    DECOMPOSED = "a fixed composition of ours"
    DEFINED = "the composition that ONNX itself defines it by"


@dataclass(frozen=True, kw_only=True)
class Recipe:
    """An op of ONNX: `forms` has, by the first opset of each, what builds the nodes.

    A form reads every version from its own on to the next form's.
    """

    op: str
    domain: str = ""
    way: Way
    forms: Mapping[int, Build] = field(repr=False)
    note: str = ""

    def form(self, version: int) -> Build | None:
        """What builds the nodes for a version of the op's domain; None for one older than all forms."""
        first = max((since for since in self.forms if since <= version), default=None)
        return None if first is None else self.forms[first]


def direct(op: str, build: Build, note: str = "", *, domain: str = "", **since: Build) -> Recipe:
    """An op that one of ours computes; `since13=…` is the form from opset 13 on."""
    return Recipe(op=op, domain=domain, way=Way.DIRECT, forms=_forms(build, since), note=note)


def composed(op: str, build: Build, note: str = "", *, domain: str = "", **since: Build) -> Recipe:
    """An op that is composed of ours; `since13=…` is the form from opset 13 on."""
    return Recipe(op=op, domain=domain, way=Way.DECOMPOSED, forms=_forms(build, since), note=note)


def defined(op: str, note: str = "", domain: str = "") -> Recipe:
    """An op whose nodes are those that the specification defines it by."""
    return Recipe(op=op, domain=domain, way=Way.DEFINED, forms={1: _by_definition}, note=note)


def _forms(first: Build, others: Mapping[str, Build]) -> Mapping[int, Build]:
    return {1: first} | {int(key.removeprefix("since")): build for key, build in others.items()}


def _by_definition(step: Step) -> Results:
    return step.expand(definition_of(step))
