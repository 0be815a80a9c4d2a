"""Files of arrays that a command line names: NAME=FILE, or FILE.npz with one array for each port."""

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np

from holowork.cli.report import WrongUsage
from holowork.core import HoloworkError, write_whole
from holowork.ops import NUMPY_DTYPES, Array, dtype_of, to_bytes
from kernels_ir import DType


class BadFile(HoloworkError):
    """A file of arrays is not what its ending says, or is for no port."""

    def __init__(self, given: str, expected: str, found: object) -> None:
        super().__init__(f"{given}: expected {expected}, found {found}")


_SUFFIXES, _MANY = (".npy", ".bin", ".raw"), ".npz"
_FORMS = {
    "-i": "NAME=FILE, or a .npz file with an array for each port",
    "-o": "NAME=FILE, or a .npz file for all outputs",
}
_NAMELESS = {np.dtype("V2"): NUMPY_DTYPES[DType.BF16], np.dtype("V1"): NUMPY_DTYPES[DType.I4]}


def check(option: str, texts: Sequence[str]) -> None:
    """Refuse files that no archive can take, before anything is read or computed; raises WrongUsage."""
    for text in texts:
        (name, path), where = _parts(text), f"{option} {text}"
        if bool(name) == (path.suffix == _MANY):
            found = "no name" if not name else f"a name, {name}, and a .npz file, whose arrays have their own"
            raise WrongUsage(where, _FORMS[option], found)
        if option == "-o" and path.suffix not in (*_SUFFIXES, _MANY):
            expected = f"a file ending in {', '.join(_SUFFIXES)} or {_MANY}"
            raise WrongUsage(where, expected, path.suffix or "no ending")
    if option == "-o":
        _once(option, "each file", [str(_parts(text)[1]) for text in texts])


def _once(option: str, what: str, names: Sequence[str]) -> None:
    """Refuse what is given twice, of which one would be lost; raises WrongUsage."""
    for name, count in Counter(names).items():
        if count > 1:
            raise WrongUsage(option, f"{what} once", f"{name} {count} times")


def _parts(text: str) -> tuple[str, Path]:
    name, _, file = text.rpartition("=")
    return name, Path(file)


def read_all(texts: Sequence[str]) -> dict[str, Any]:
    """The array of each port; raises WrongUsage where a port has two, BadFile or OSError."""
    read = [_read(text) for text in texts]
    _once("-i", "each port", [name for arrays in read for name in arrays])
    return {name: array for arrays in read for name, array in arrays.items()}


def _read(text: str) -> Mapping[str, Any]:
    name, path = _parts(text)
    if path.suffix == _MANY:
        with _loaded(path, text) as arrays:
            return {port: _named(array) for port, array in arrays.items()}
    return {name: _named(_loaded(path, text)) if path.suffix == ".npy" else path.read_bytes()}


def _loaded(path: Path, text: str) -> Any:  # noqa: ANN401  # an array, or an archive of arrays
    try:
        return np.load(path, allow_pickle=False)
    except ValueError as fault:
        raise BadFile(text, f"a {path.suffix} file without pickles", fault) from fault


def _named(array: Array) -> Array:
    """The array in the element type that files of NumPy have no name for: of two bytes, or of one."""
    return array.view(_NAMELESS[array.dtype]) if array.dtype in _NAMELESS else array


def write(text: str, outputs: Mapping[str, Array]) -> None:
    """Write one output, or all of them to a .npz file; raises BadFile for a name that no output has."""
    name, path = _parts(text)
    if path.suffix == _MANY:
        np.savez(path, **outputs)  # type: ignore[arg-type]  # the keys are the names of the ports
        return
    if name not in outputs:
        raise BadFile(text, f"NAME=FILE with one of {', '.join(outputs)}", name)
    if path.suffix == ".npy":
        np.save(path, outputs[name], allow_pickle=False)
    else:
        write_whole(path, [_stored(outputs[name])])


def _stored(array: Array) -> memoryview:
    """The bytes as a port has them: two elements of i4 in one."""
    dtype = dtype_of(array)
    return array.data if dtype is None else to_bytes(array, dtype)
