"""Layouts as plain data, from which a reader in another language can be made."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any

from holowork.codec import Layout, sibling

Form = dict[str, Any]
"""What JSON has of a layout; `is` says which kind of layout it is."""
Reference = str | Form
"""A layout by its name among `Forms.named`, or in place where it has none."""


class Forms:
    """Gathers the forms of layouts: those that have names once each, in `named`."""

    def __init__(self) -> None:
        self.named: dict[str, Form] = {}

    def refer(self, layout: Layout[Any] | sibling) -> Reference:
        """The name of a layout, or its form; raises KeyError for a kind of layout that has none."""
        kind = type(layout).__name__
        form = _FORMS[kind](layout, self.refer)
        if kind not in _NAMES:
            return form
        name = _NAMES[kind](layout)
        if self.named.setdefault(name, form) != form:
            raise KeyError(name)
        return name


Refer = Callable[[Any], Reference]


def _integer(layout: Any, _: Refer) -> Form:  # noqa: ANN401  # layouts of one kind, by what they declare
    is_signed = str(layout.format).islower()
    return {"is": "integer", "bytes": layout.smallest, "signed": is_signed, "title": layout.title}


def _bounded(layout: Any, refer: Refer) -> Form:  # noqa: ANN401  # as above
    return {**_integer(layout, refer), "least": layout.least}


def _tag(layout: Any, refer: Refer) -> Form:  # noqa: ANN401  # as above
    names = {str(member.value): member.name.lower() for member in layout.members}
    return {**_integer(layout, refer), "closed": True, "names": names}


def _bytes(layout: Any, _: Refer) -> Form:  # noqa: ANN401  # as above
    return {"is": "bytes", "bytes": layout.smallest, "title": layout.title}


def _literal(layout: Any, refer: Refer) -> Form:  # noqa: ANN401  # as above
    return {**_bytes(layout, refer), "word": layout.word.hex()}


def _label(layout: Any, refer: Refer) -> Form:  # noqa: ANN401  # as above
    return {**_bytes(layout, refer), "is": "label"}


def _array(layout: Any, refer: Refer) -> Form:  # noqa: ANN401  # as above
    return {
        "is": "array",
        "item": refer(layout.item),
        "each": layout.item.smallest,
        "count": refer(layout.count),
    }


def _siblings(layout: sibling, refer: Refer) -> Form:
    return {
        "is": "siblings",
        "item": refer(layout.item),
        "each": layout.item.smallest,
        "count": layout.count,
    }


def _record(layout: Any, refer: Refer) -> Form:  # noqa: ANN401  # as above
    return {"is": "record", "fields": [[one.name, refer(one.layout)] for one in layout.fields]}


def _tagged(layout: Any, refer: Refer) -> Form:  # noqa: ANN401  # as above
    choices = {str(tag): refer(choice) for tag, choice in layout.layouts.items()}
    return {"is": "tagged", "title": layout.expected, "tag": refer(layout.tag), "choices": choices}


def _block(layout: Any, refer: Refer) -> Form:  # noqa: ANN401  # as above
    inner = {"inner": refer(layout.inner), "title": layout.inner.title}
    return {"is": "block", "length": refer(layout.length), **inner}


def _own(layout: Any, refer: Refer) -> Form:  # noqa: ANN401  # as above
    parts = [[name, refer(part)] for name, part in layout.parts]
    return {"is": "own", "length": refer(layout.length), "parts": parts}


_FORMS: Mapping[str, Callable[[Any, Refer], Form]] = MappingProxyType(
    {
        "Integer": _integer,
        "Bounded": _bounded,
        "EnumTag": _tag,
        "Boolean": lambda layout, _: {"is": "boolean", "bytes": layout.smallest},
        "F32Bits": lambda layout, _: {"is": "float", "bytes": layout.smallest},
        "FixedArray": lambda layout, refer: {
            "is": "numbers",
            "item": refer(layout.item),
            "count": layout.count,
        },
        "FixedBytes": _bytes,
        "Literal": _literal,
        "LabelText": _label,
        "Text": lambda layout, refer: {"is": "text", "length": refer(layout.length)},
        "Blob": lambda layout, refer: {"is": "blob", "length": refer(layout.length)},
        "Rest": lambda *_: {"is": "rest"},
        "Array": _array,
        "sibling": _siblings,
        "Record": _record,
        "Tagged": _tagged,
        "Block": _block,
        "MarkedTrace": lambda layout, refer: {
            "is": "marked",
            "mark": refer(layout.mark),
            "inner": refer(layout.inner),
        },
        "KernelCallLayout": lambda *_: {"is": "call", "discriminant": "u16"},
        "OwnLayout": _own,
    }
)
"""By the class of a layout: its form."""

_NAMES: Mapping[str, Callable[[Any], str]] = MappingProxyType(
    {
        "Integer": lambda layout: layout.title,
        "Bounded": lambda layout: layout.title,
        "EnumTag": lambda layout: layout.members.__name__,
        "Record": lambda layout: layout.title,
    }
)
"""By the class of a layout: the name that it is referred to by."""
