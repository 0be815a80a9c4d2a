"""What a line of a text says, before anything is known of the names in it."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from holowork.ir import TensorType
from holowork.source.diagnostics import Place
from holowork.source.literals import texts_of
from kernels_ir import DType

_ITEM = re.compile(r"[^,\[\]\s]+")


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
    """A list of numbers and words as it is written, brackets included.

    `parts` are the numbers and words of a list whose text is not that of the native language, `shape` the
    extents of a list of lists.
    """

    place: Place
    parts: tuple[Place, ...] | None = None
    shape: tuple[int, ...] | None = None

    @property
    def texts(self) -> list[str]:
        """The numbers and words."""
        return texts_of(self.place.token) if self.parts is None else [part.token for part in self.parts]

    def part(self, index: int) -> Place:
        """The place of one item; that of the list where it has none."""
        if self.parts is not None:
            return self.parts[index]
        found = list(_ITEM.finditer(self.place.token))
        if index >= len(found):
            return self.place
        return Place(self.place.line, self.place.offset + found[index].start(), found[index].group())


@dataclass(frozen=True, slots=True)
class Absent:
    """What stands for an optional operand that is left out, where that is no word."""

    place: Place


@dataclass(frozen=True, slots=True)
class Step:
    """The value of an earlier call of the same line."""

    place: Place
    index: int


Value = Name | Number | Items | Step | Absent


@dataclass(frozen=True, slots=True)
class Given:
    """An attribute that is stated."""

    place: Place
    value: Value


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
class Call:
    """`op(operand, …, attribute=value, …)`; an operand that is a call itself is a step before it.

    `form` is what is done with the operands where that is more, or less, than this one op: x[0], x.T, x // y.
    """

    op: Name
    operands: tuple[Value, ...] = ()
    attributes: dict[str, Given]
    declared: Declared | None = None
    form: Callable[..., Any] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Item:
    """One declaration: where it begins, what it names, the calls in it in the order of evaluation.

    `variable` is a second name of the same value.
    """

    place: Place
    name: Name | None = None
    variable: Name | None = None
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
class Titled(Item):
    """`graph name`"""

    name: Name


@dataclass(frozen=True, slots=True, kw_only=True)
class Refused(Item):
    """A line that could not be read, the name that it meant to declare, and the calls that could be read."""
