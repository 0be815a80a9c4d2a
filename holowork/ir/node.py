"""What a graph is made of: nodes, the bodies of constants, where a node came from."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace

from holowork.ir.types import TensorType

Scalar = int | float | bool | str
Attribute = Scalar | tuple[int, ...] | tuple[float, ...]
INPUT, CONST, OUTPUT = "input", "const", "output"
LEAVES = frozenset({INPUT, CONST})
NUMERICS = ("fused", "strict")
"""The modes of arithmetic of a program: a fused multiply-add rounds once, a strict one twice."""
ABSENT = -1
"""The source of an optional operand that is left out."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a node came from: the line that asked for it and, through passes, the nodes it replaced.

    `more` are the lines that asked for those.
    """

    where: str = ""
    replaced: tuple[str, ...] = ()
    more: tuple[str, ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """Every line of the source that asked for the node or for what it replaced, each once."""
        return tuple(dict.fromkeys(line for line in (self.where, *self.more) if line))

    def joined(self, *others: "Origin") -> "Origin":
        """The origin of a node that also stands for nodes of other origins."""
        replaced = (*self.replaced, *(text for other in others for text in other.replaced))
        lines = (*self.lines, *(line for other in others for line in other.lines))
        first, *more = tuple(dict.fromkeys(lines)) or ("",)
        return Origin(first, tuple(dict.fromkeys(replaced)), tuple(more))


@dataclass(frozen=True, slots=True)
class Constant:
    """The bytes of a constant, dense, row-major, little-endian; equal bits are the same constant."""

    type: TensorType
    data: bytes | memoryview = field(repr=False)

    def __deepcopy__(self, memo: object) -> "Constant":
        """A value that cannot change is its own copy."""
        return self

    def __reduce__(self) -> tuple[object, ...]:
        """A view is pickled as the bytes it shows."""
        return Constant, (self.type, bytes(self.data))


@dataclass(frozen=True, slots=True, kw_only=True, repr=False)
class Node:
    """One operation: an op, the nodes it reads, the type of its result.

    `attributes` holds what differs from the op's defaults, sorted by name. `name` is the port of an
    input or output and the hint of any other node. Neither name nor origin is part of a label.
    """

    op: str
    sources: tuple[int, ...] = ()
    type: TensorType
    attributes: tuple[tuple[str, Attribute], ...] = ()
    name: str = ""
    constant: Constant | None = None
    origin: Origin = Origin()

    def __deepcopy__(self, memo: object) -> "Node":
        """A value that cannot change is its own copy."""
        return self

    @property
    def is_port(self) -> bool:
        """True for inputs and outputs."""
        return self.op in {INPUT, OUTPUT}

    @property
    def provenance(self) -> tuple[str, ...]:
        """The lines of the source that asked for it, through the nodes that it replaced."""
        return self.origin.lines

    @property
    def present(self) -> tuple[int, ...]:
        """The sources without the optional ones that are left out."""
        if ABSENT not in self.sources:
            return self.sources
        return tuple(source for source in self.sources if source != ABSENT)

    def attribute_map(self) -> dict[str, Attribute]:
        """The attributes that differ from the defaults."""
        return dict(self.attributes)

    def __repr__(self) -> str:
        names = [repr(self.name)] if self.name else []
        sources = ["_" if source == ABSENT else f"%{source}" for source in self.sources]
        attributes = [f"{name}={value!r}" for name, value in self.attributes]
        return f"Node({self.op}({', '.join((*names, *sources, *attributes))}) : {self.type})"

    def renumbered(self, places: Mapping[int, int]) -> "Node":
        """The same node, its sources at their new places; one that is left out stays so."""
        sources = tuple(s if s == ABSENT else places[s] for s in self.sources)
        return self if sources == self.sources else replace(self, sources=sources)
