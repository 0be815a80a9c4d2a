"""One tree of errors."""

import importlib
import pickle
import pkgutil
from collections.abc import Iterator

import pytest

import holowork
from holowork.core import HoloworkError, OpError
from holowork.ops import GraphBuilder, NoValue


def _modules() -> Iterator[str]:
    """Every module of the package but the one that runs the command line."""
    for module in pkgutil.walk_packages(holowork.__path__, "holowork."):
        if not module.name.endswith("__main__"):
            yield module.name


def _raised() -> dict[str, type[BaseException]]:
    """Every exception that a module of the package defines, whatever it derives from."""
    found = {
        f"{name}.{key}": value
        for name in _modules()
        for key, value in vars(importlib.import_module(name)).items()
        if isinstance(value, type) and issubclass(value, BaseException) and value.__module__ == name
    }
    return dict(sorted(found.items()))


WARNINGS = {
    "holowork.archive.errors.UnverifiedBytes",
    "holowork.model.compile.NoOutputs",
    "holowork.runtime.errors.ReferencesInUse",
    "holowork.runtime.store.DoubtedStore",
}
"""What is told and not raised."""


def test_every_error_is_in_one_tree_and_the_rest_are_warnings() -> None:
    raised = _raised()

    others = {name for name, kind in raised.items() if not issubclass(kind, HoloworkError)}

    assert len(raised) > 50
    assert others == WARNINGS
    assert all(issubclass(raised[name], Warning) for name in WARNINGS)


def test_every_error_says_what_it_means() -> None:
    assert [] == [name for name, kind in _raised().items() if not kind.__doc__]


def test_a_tensor_without_a_value_is_a_wrong_type_to_python_too() -> None:
    tensor = GraphBuilder("g").input("x", shape=(2,))

    with pytest.raises(NoValue) as refusal:
        bool(tensor)

    assert isinstance(refusal.value, OpError)
    assert isinstance(refusal.value, TypeError)
    assert str(refusal.value) == str(pickle.loads(pickle.dumps(refusal.value)))
