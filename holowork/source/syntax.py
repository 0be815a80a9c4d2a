"""What a line of a text says, before anything is known of the names in it."""

from dataclasses import dataclass

from holowork.ir import TensorType
from holowork.source.diagnostics import Place
from kernels_ir import DType


@dataclass(frozen=True, slots=True)
class Name:
    """A name, plain or in quotes; `text` is without the quotes."""

    place: Place
    text: str
    is_quoted: bool = False

    @property
    def title(self) -> str:
        """What the node is called: nothing for a number such as %3, which only this text knows."""
        return "" if self.text.startswith("%") and not self.is_quoted else self.text


@dataclass(frozen=True, slots=True)
class Number:
    """A number as it is written."""

    place: Place


@dataclass(frozen=True, slots=True)
class Items:
    """A list of numbers and words as it is written, brackets included."""

    place: Place


@dataclass(frozen=True, slots=True)
class Step:
    """The value of an earlier call of the same line."""

    place: Place
    index: int


Value = Name | Number | Items | Step


@dataclass(frozen=True, slots=True)
class Given:
    """An attribute that is stated."""

    place: Place
    value: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Call:
    """`op(operand, …, attribute=value, …)`; an operand that is a call itself is a step before it."""

    op: Name
    operands: tuple[Value, ...] = ()
    attributes: dict[str, Given]


@dataclass(frozen=True, slots=True, kw_only=True)
class Typed:
    """The type of an input or a constant."""

    place: Place
    type: TensorType


@dataclass(frozen=True, slots=True, kw_only=True)
class Declared:
    """The type that is stated for a value; a legacy line may leave out the extents."""

    place: Place
    dtype: DType
    shape: tuple[int, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One line: where it begins, what it names, the calls in it in the order of evaluation."""

    place: Place
    name: Name | None = None
    calls: tuple[Call, ...] = ()
    value: Value | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Input(Item):
    """`input name: type`"""

    name: Name
    typed: Typed


@dataclass(frozen=True, slots=True, kw_only=True)
class Const(Item):
    """`const name: type = value`"""

    name: Name
    typed: Typed
    value: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Let(Item):
    """`let name: type = call`, or a legacy op, which may have no name; the last call is the value."""

    declared: Declared | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Output(Item):
    """`output name = value`"""

    name: Name
    value: Value


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused(Item):
    """A line that could not be read, and the name that it meant to declare."""
