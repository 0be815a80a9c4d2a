"""Why a model of another format does not become a graph: where, what was expected, what was found."""

from collections.abc import Mapping

from holowork.core import ImporterError

_SHOWN = 8


class ModelRefused(ImporterError):
    """A model, or a part of one, was refused; `where` names the part."""

    def __init__(self, where: str, expected: str, found: object, *, hint: str = "") -> None:
        super().__init__(f"{where}: expected {expected}, found {found}{'. ' if hint else ''}{hint}")
        self.where = where
        self.expected = expected
        self.found = found
        self.hint = hint


class NotAModel(ModelRefused):
    """What was given is no model of the format at all."""


class MalformedModel(ModelRefused):
    """A model contradicts itself or its format."""


class UnknownVersion(ModelRefused):
    """A model is of a version of its format, or of its set of ops, that is not read here."""


class UnsupportedOp(ModelRefused):
    """A model has an op that no recipe makes of ours."""


class UnsupportedForm(ModelRefused):
    """A model has an op in a form, or with operands, that its recipe does not take."""


class UnsupportedType(ModelRefused):
    """A model has a value of a type that holowork does not compute."""


class DataDependent(ModelRefused):
    """The extents of a value, or which part of the model runs, depend on an input that is not fixed."""


class Unbound(ModelRefused):
    """Extents of the inputs have no number yet; `names` are those to bind."""

    def __init__(self, where: str, places: Mapping[str, str]) -> None:
        example = ", ".join(f"{name!r}: 1" for name in places)
        hint = f"Give each a number that the model is meant for, such as bind={{{example}}}"
        listed = (name if name == place else f"{name} ({place})" for name, place in places.items())
        super().__init__(where, "extents that are numbers", f"{', '.join(listed)} unbound", hint=hint)
        self.names = tuple(places)


class WrongBinding(ModelRefused):
    """What was bound or fixed is no extent or input of the model, or does not fit it."""


class MissingTensor(ModelRefused, KeyError):
    """A file of tensors has none of this name."""

    def __init__(self, where: str, name: str, known: tuple[str, ...]) -> None:
        listed = ", ".join((*known[:_SHOWN], *(["…"] if len(known) > _SHOWN else [])))
        super().__init__(
            where, f"one of {listed}" if known else "no name, as there are no tensors", repr(name)
        )

    def __str__(self) -> str:
        return str(self.args[0])  # KeyError would quote it


class MissingExtra(ImporterError, ImportError):
    """A package that reads the format is not installed; `extra` brings it."""

    def __init__(self, package: str, extra: str) -> None:
        super().__init__(
            f"{package}: expected the package, found none. Install it: pip install 'holowork[{extra}]'"
        )
        self.package = package
        self.extra = extra
