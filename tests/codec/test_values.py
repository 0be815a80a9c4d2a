"""Everything that the codec hands out is a frozen value."""

from dataclasses import FrozenInstanceError, fields
from typing import Any

import pytest

from holowork.codec import Body, Field, MemorySource, Span, Survey, sibling, u8

SOURCE = MemorySource(memoryview(b"ab"))
BY_NAME: list[Any] = [
    Field(name="x", layout=u8, doc="a field", signed=True),
    Span(path="x", start=1, end=3, value=7),
    Survey(value=None, faults=()),
]
VALUES: list[Any] = [*BY_NAME, SOURCE, Body(SOURCE, 0, 2), sibling(u8, "rank")]


@pytest.mark.parametrize("value", VALUES, ids=lambda value: type(value).__name__)
def test_a_value_cannot_be_changed(value: Any) -> None:
    first = fields(value)[0].name

    with pytest.raises(FrozenInstanceError):
        setattr(value, first, None)
    assert not hasattr(value, "__dict__")


@pytest.mark.parametrize("value", BY_NAME, ids=lambda value: type(value).__name__)
def test_a_value_of_many_parts_is_made_by_name(value: Any) -> None:
    parts = [getattr(value, part.name) for part in fields(value)]

    with pytest.raises(TypeError):
        type(value)(*parts)


def test_a_span_knows_its_length() -> None:
    assert Span(path="x", start=1, end=3, value=7).length == 2
