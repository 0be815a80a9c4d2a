"""Values of the v2 grammar: names, numbers, lists and nested calls, read with a stack of our own."""

from dataclasses import dataclass, field

from holowork.source.diagnostics import Kind, Rejected
from holowork.source.syntax import Call, Given, Items, Name, Number, Step, Value
from holowork.source.tokens import Line

_ATOMS: dict[str, type[Number | Items]] = {"number": Number, "list": Items}
_CONTINUATION = "',' or ')'"


@dataclass(slots=True)
class _Open:
    """A call whose closing bracket is still to come."""

    op: Name
    operands: list[Value] = field(default_factory=list)
    attributes: dict[str, Given] = field(default_factory=dict)
    attribute: Name | None = None

    def take(self, value: Value) -> None:
        """Take a value as the attribute whose name came before it, or else as an operand."""
        if self.attribute is None:
            self.operands.append(value)
            return
        if isinstance(value, Step):
            message = f"expected a number, a list or a text for {self.attribute.text}, found a call"
            raise Rejected(Kind.SYNTAX, value.place, message)
        self.attributes.pop(self.attribute.text, None)  # the last one counts, in its place
        self.attributes[self.attribute.text] = Given(self.attribute.place, value)
        self.attribute = None

    def close(self) -> Call:
        """The call with everything that it was given."""
        return Call(op=self.op, operands=tuple(self.operands), attributes=self.attributes)


class Expression:
    """A value on a line, and the calls that make it; brackets may nest to any depth."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._open: list[_Open] = []
        self.calls: list[Call] = []
        self.value = self._read()

    def _read(self) -> Value:
        value = self._begin()
        while value is None or self._open:
            value = self._continue(value)
        return value

    def _continue(self, value: Value | None) -> Value | None:
        """What comes after a value inside of brackets, or the next argument where there was none."""
        if value is None:
            return self._argument()
        self._open[-1].take(value)
        if self._line.accept(","):
            return self._argument()
        self._line.expect(")", _CONTINUATION)
        return self._close()

    def _argument(self) -> Value | None:
        value = self._begin()
        if isinstance(value, Name) and not value.is_quoted and self._line.accept("="):
            self._open[-1].attribute = value
            return self._begin()
        return value

    def _begin(self) -> Value | None:
        """A name, a number or a list; None where a call was opened that takes arguments."""
        atom = _ATOMS.get(self._line.kind)
        if atom is not None:
            return atom(self._line.take())
        if self._line.token == "[":
            self._line.malformed_list("a number", _WORDS)
        name = self._line.name("a value")
        if not self._line.accept("("):
            return name
        self._open.append(_Open(name))
        return self._close() if self._line.accept(")") else None

    def _close(self) -> Step:
        call = self._open.pop().close()
        self.calls.append(call)
        return Step(call.op.place, len(self.calls) - 1)


_WORDS = frozenset({"true", "false", "inf", "nan"})
