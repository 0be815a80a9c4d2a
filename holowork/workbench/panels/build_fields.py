"""The typed fields of the Build panel: how attributes, types and constants look and are read."""

from ast import literal_eval
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from holowork.ir import Attribute, Constant, TensorType
from holowork.ops import (
    AttributeSpec,
    BadAttribute,
    Kind,
    Unusable,
    Wanted,
    constant_of,
    dtype_named,
    extents_and_dtype,
)
from holowork.workbench.markup import Markup, element, letters
from kernels_ir import DType

MOST_LETTERS = 20_000
"""The longest text that a constant is read from."""
DTYPES = tuple(dtype.text for dtype in DType if dtype is not DType.F64)


@dataclass(frozen=True, kw_only=True)
class Refused:
    """What was typed into a field of a step and cannot be taken."""

    place: int
    field: str
    typed: str
    told: str


def integers(text: str) -> tuple[int, ...]:
    """Whole numbers apart by commas or spaces, with or without brackets; raises ValueError."""
    return tuple(int(word) for word in _words(text))


def _words(text: str) -> list[str]:
    return text.strip().strip("[]()").replace(",", " ").split()


def _truth(text: str) -> bool:
    return {"true": True, "1": True, "false": False, "0": False}[text.strip().lower()]


_READERS: Mapping[Kind, Callable[[str], object]] = {
    Kind.INT: int,
    Kind.FLOAT: float,
    Kind.BOOL: _truth,
    Kind.TEXT: str,
    Kind.INTS: integers,
    Kind.FLOATS: lambda text: tuple(float(word) for word in _words(text)),
}


def attribute_of(op: str, spec: AttributeSpec, typed: str) -> Attribute:
    """The value of an attribute from the text of its field; raises BadAttribute."""
    by_text = {str(choice): choice for choice in spec.choices}
    try:
        value = by_text[typed] if typed in by_text else _READERS[spec.kind](typed)
    except (ValueError, KeyError, OverflowError) as fault:
        raise BadAttribute(f"{op}.{spec.name}", spec.title, typed) from fault
    return spec.take(value, op)


def input_type(shape: str, dtype: str) -> TensorType:
    """The type of an input from the texts of its fields; raises OpError."""
    try:
        extents = integers(shape)
    except ValueError as fault:
        raise Unusable("shape", "whole numbers, such as 32, 128", repr(shape)) from fault
    return extents_and_dtype(extents, dtype, "input")


def constant_from(values: str, dtype: str) -> Constant:
    """A constant from a number or a nested list as Python writes it; raises OpError."""
    expected = "a number or a list of numbers, such as [0.5, 1]"
    if len(values) > MOST_LETTERS:
        raise Unusable("value", f"at most {MOST_LETTERS:,} letters", f"{len(values):,}")
    try:
        found = literal_eval(values.strip())
    except (ValueError, SyntaxError, MemoryError, RecursionError) as fault:
        raise Unusable("value", expected, repr(values[:60])) from fault
    if not isinstance(found, bool | int | float | list | tuple):
        raise Unusable("value", expected, type(found).__name__)
    return constant_of(found, Wanted(where="value", dtype=dtype_named(dtype, "value")))


def shown(value: Attribute) -> str:
    """A value as its field has it."""
    return ", ".join(map(str, value)) if isinstance(value, tuple) else str(value)


def text_field(verb: str, value: str, *, label: str, **attributes: Any) -> Markup:  # noqa: ANN401  # of HTML
    """A field for a text; what is typed is asked for when it is left, or Enter is pressed."""
    plain = {"type": "text", "spellcheck": "false", "autocomplete": "off"} | attributes
    return element(
        "input", value=letters(value, MOST_LETTERS), data_act=verb, data_key=verb, aria_label=label, **plain
    )


def options(verb: str, texts: Sequence[tuple[str, str, str]], now: str, *, label: str) -> Markup:
    """A list to choose from: values, their texts, and why one cannot be chosen, "" where it can."""
    each = [
        element(
            "option",
            f"{text} · {reason}" if reason else text,
            value=value,
            title=reason or None,
            disabled="" if reason else None,
            selected="" if value == now else None,
        )
        for value, text, reason in texts
    ]
    return element("select", *each, data_act=verb, data_key=verb, aria_label=label)


def attribute_field(spec: AttributeSpec, value: Attribute, typed: str | None) -> Markup:
    """The field of an attribute, by its kind; `typed` is what was refused."""
    verb, label = f"attribute:{spec.name}", spec.name
    if spec.choices:
        return options(verb, [(str(one), str(one), "") for one in spec.choices], str(value), label=label)
    if spec.kind is Kind.BOOL:
        checked = "" if value else None
        return element(
            "input", type="checkbox", checked=checked, data_act=verb, data_key=verb, aria_label=label
        )
    text = shown(value) if typed is None else typed
    return text_field(verb, text, label=label, placeholder=spec.title, inputmode=_MODES.get(spec.kind))


_MODES = {Kind.INT: "numeric", Kind.FLOAT: "decimal"}


def row(label: object, control: Markup, told: str = "", *, doc: str = "") -> Markup:
    """A field under its label, with what was refused."""
    refused = element("div", "✗ ", told, class_="hw-refused", role="alert") if told else ""
    return element("div", element("label", label, title=doc or None), control, refused, class_="hw-entry")
