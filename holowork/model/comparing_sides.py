"""What is compared: sessions of holowork, with their kernels, and ONNX models in onnxruntime, by outputs."""

import os
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import numpy as np

from holowork.core import KappaLabel, ModelError
from holowork.ops import Array
from holowork.runtime import PROVIDERS, NodeValue, Session

_MAGIC = b"HOLO"
_BYTES = (bytes, bytearray, memoryview)
_WORDS = ("auto", *(provider.name for provider in PROVIDERS))
_ANYTHING = (
    f"a session, a module, an archive, the path of one or of an ONNX model, which onnxruntime then runs, or "
    f"beside a program one of the providers {', '.join(_WORDS)}"
)


class NotComparable(ModelError):
    """Two things cannot be compared: one is nothing that runs, or they have no outputs in common."""

    def __init__(self, expected: str, found: object) -> None:
        super().__init__(f"compare: expected {expected}, found {found}")
        self.found = found


class CompanionMissing(ModelError):
    """A package that holowork does without is needed for what was asked; `package` is its name."""

    def __init__(self, where: str, package: str) -> None:
        super().__init__(f"{where}: expected {package}, found none; pip install {package}")
        self.package = package


@dataclass(frozen=True, kw_only=True, eq=False)
class Output:
    """One output of a run; its label where labels are known."""

    name: str
    array: Array
    label: KappaLabel | None


class Side(Protocol):
    """Something that runs on inputs by name or in order."""

    @property
    def title(self) -> str:
        """How it is called."""
        ...

    def kernels(self, inputs: object) -> Iterator[NodeValue]:
        """What each of its kernels makes; nothing where it does not tell."""
        ...

    def outputs(self, inputs: object) -> Sequence[Output]:
        """What a run gives."""
        ...


@dataclass(frozen=True, eq=False)
class SessionSide:
    """A session of holowork."""

    session: Session

    @property
    def title(self) -> str:
        """Its name and its provider."""
        return f"{self.session.name or 'session'} on {self.session.provider}"

    def kernels(self, inputs: object) -> Iterator[NodeValue]:
        """What each of its kernels makes."""
        return self.session.kernel_values(inputs)

    def outputs(self, inputs: object) -> Sequence[Output]:
        """What a run as callers make it gives."""
        is_named = inputs is None or isinstance(inputs, Mapping)
        arrays = [*self.session.run(inputs).values()] if is_named else self.session.execute(inputs)  # type: ignore[arg-type]  # just seen
        last, names = self.session.last, self.session.output_names
        labels = last.outputs if last is not None else ()
        triples = zip(names, arrays, labels, strict=True)
        return [Output(name=name, array=array, label=label) for name, array, label in triples]


@dataclass(frozen=True, eq=False)
class OnnxSide:
    """A session of onnxruntime."""

    session: Any

    @property
    def title(self) -> str:
        """The library that runs it."""
        return "onnxruntime"

    def kernels(self, inputs: object) -> Iterator[NodeValue]:
        """Nothing: it keeps its nodes to itself."""
        return iter(())

    def outputs(self, inputs: object) -> Sequence[Output]:
        """What a run gives."""
        names = [port.name for port in self.session.get_inputs()]
        arrays = self.session.run(None, self._feeds(inputs, names))
        ports = zip(self.session.get_outputs(), arrays, strict=True)
        return [Output(name=port.name, array=np.asarray(array), label=None) for port, array in ports]

    def _feeds(self, inputs: object, names: list[str]) -> dict[str, Array]:
        given = inputs if inputs is not None else {}
        if isinstance(given, list | tuple) and len(given) == len(names):
            given = dict(zip(names, given, strict=True))
        if not isinstance(given, Mapping) or given.keys() != set(names):
            expected = f"inputs for {', '.join(names) or 'none'}"
            raise NotComparable(expected, _told(given))
        return {name: np.asarray(array) for name, array in given.items()}


def _told(given: object) -> str:
    """Which inputs were given."""
    if isinstance(given, Mapping):
        return ", ".join(map(str, given)) or "none"
    return f"{len(given)} in order" if isinstance(given, list | tuple) else type(given).__name__


def side_of(given: object, provider: str | None = None) -> Side:
    """What runs: a session as it is, an archive, module, path or bytes in a new one.

    ONNX is known by its session, a path that ends in .onnx, or bytes that are no archive. Raises
    NotComparable, CompanionMissing, or what a session raises.
    """
    if isinstance(given, Session):
        return SessionSide(given if provider in {None, given.provider} else _session(given, provider))
    if hasattr(given, "get_inputs") and hasattr(given, "run"):
        return OnnxSide(given)
    if isinstance(given, str) and given.isidentifier() and not Path(given).exists():
        raise NotComparable(_ANYTHING, f"{given!r}, which is neither")
    model = _onnx(given)
    return SessionSide(_session(given, provider)) if model is None else OnnxSide(_runtime(model))


def is_provider(given: object) -> bool:
    """Whether a word names a provider."""
    return isinstance(given, str) and given in _WORDS


def _session(given: object, provider: str | None) -> Session:
    return Session(given) if provider is None else Session(given, provider=provider)


def _onnx(given: object) -> bytes | str | None:
    """What onnxruntime opens, None for what holowork does."""
    if isinstance(given, _BYTES):
        return None if bytes(given[:4]) == _MAGIC else bytes(given)
    is_path = isinstance(given, str | os.PathLike)
    return str(given) if is_path and Path(str(given)).suffix.lower() == ".onnx" else None


def _runtime(model: bytes | str) -> Any:  # noqa: ANN401  # a session of a library that is not typed here
    try:
        onnxruntime: Any = import_module("onnxruntime")
    except ModuleNotFoundError as fault:
        where = "compare on an ONNX model"
        raise CompanionMissing(where, "onnxruntime") from fault
    return onnxruntime.InferenceSession(model, providers=["CPUExecutionProvider"])
