"""One base class for everything that holowork refuses, and one branch for each layer."""

from typing import Any


class HoloworkError(Exception):
    """Something was refused: the text says where, what was expected, what was found.

    It survives pickling whatever its constructor takes, so that it crosses process borders whole.
    """

    def __reduce__(self) -> tuple[Any, ...]:
        return _revived, (type(self), self.args, self.__dict__)


def _revived(kind: type[HoloworkError], args: tuple[Any, ...], state: dict[str, Any]) -> HoloworkError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(state)
    return error


class LabelError(HoloworkError):
    """A κ-label or an operand of a composition is not what it must be."""


class CodecError(HoloworkError):
    """Bytes do not have the declared layout, or a value does not fit it."""


class GraphError(HoloworkError):
    """A graph is not well formed, or a text does not describe one."""


class OpError(HoloworkError):
    """An operation was applied to operands or attributes that it does not take."""


class ArchiveError(HoloworkError):
    """An archive cannot be opened, decoded or written."""


class CompileError(HoloworkError):
    """A graph cannot be compiled to an archive."""


class SessionError(HoloworkError):
    """An archive cannot be loaded for execution, or a run was refused."""


class SourceError(HoloworkError):
    """A source text does not describe a graph."""


class ImporterError(HoloworkError):
    """A model of another format cannot become a graph."""


class ModelError(HoloworkError):
    """A user's request does not fit the object it was made of."""


class WorkbenchError(HoloworkError):
    """A view cannot show what it was asked for."""
