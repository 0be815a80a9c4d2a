"""Numbers that are part of code: equal where their bits are, unlike those of Python."""

import struct


class Exact(float):
    """A number that equals another one of the same bits alone: 0.0 is not −0.0, and a NaN is itself."""

    __slots__ = ()

    def __eq__(self, other: object) -> bool:
        """Whether the bits are the same."""
        return isinstance(other, float) and _bits(self) == _bits(other)

    def __ne__(self, other: object) -> bool:
        """Whether the bits are not the same."""
        return not self == other

    def __hash__(self) -> int:
        """The hash of the bits."""
        return hash(_bits(self))


def _bits(number: float) -> bytes:
    return struct.pack("<d", number)


def exact(value: object) -> object:
    """A float as an exact one, whatever else as it is."""
    return Exact(value) if type(value) is float else value
