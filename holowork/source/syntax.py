"""What a line of a text says, before anything is known of the names in it."""

from dataclasses import dataclass

from holowork.source.diagnostics import Place
from kernels_ir import DType


@dataclass(frozen=True, slots=True)
class Name:
    """A name, plain or in quotes; `text` is without the quotes."""

    place: Place
    text: str
    is_quoted: bool = False


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
class Declared:
    """A stated type; a legacy line may leave out the shape."""

    place: Place
    dtype: DType
    shape: tuple[int, ...] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One line. `keyword` is input, const, let or output, or empty where the line was refused.

    `calls` are in the order of evaluation; `value` is what the line names: of a `let` the last call, of
    a `const` its values, of an `output` what it reads.
    """

    keyword: str
    place: Place
    name: Name | None = None
    declared: Declared | None = None
    calls: tuple[Call, ...] = ()
    value: Value | None = None
