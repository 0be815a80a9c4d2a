"""Files of safetensors: read by mapping them, written whole.

Source: the description of the format in the README of the project safetensors: eight bytes of length, a
header in JSON, the bytes of the tensors one after another.
"""

import json
import mmap
import os
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from math import prod
from pathlib import Path
from typing import Any

from holowork.core import refuse_strange, write_whole
from holowork.importers.errors import MalformedModel, NotAModel
from holowork.importers.stored import StoredTensor, StoredTensors
from holowork.ops import Array
from kernels_ir import DType

_PREFIX, _LONGEST = 8, 100_000_000
"""Bytes of the length, and those that a header has at most, by the format's own rule."""
_METADATA = "__metadata__"
_TYPES: Mapping[str, tuple[int, DType | None]] = {
    "BOOL": (1, DType.BOOL),
    "U8": (1, DType.U8),
    "I8": (1, DType.I8),
    "F8_E5M2": (1, None),
    "F8_E4M3": (1, None),
    "F8_E8M0": (1, None),
    "I16": (2, None),
    "U16": (2, None),
    "F16": (2, DType.F16),
    "BF16": (2, DType.BF16),
    "I32": (4, DType.I32),
    "U32": (4, None),
    "F32": (4, DType.F32),
    "I64": (8, DType.I64),
    "U64": (8, DType.U64),
    "F64": (8, None),
    "C64": (8, None),
}
"""Bytes of an element, and the type of ours, of each type of the format."""


def read_file(path: str | os.PathLike[str]) -> StoredTensors:
    """The tensors of a file, see `holowork.from_safetensors`."""
    place = Path(path)
    refuse_strange(place, place.stat().st_mode)
    view = _mapped(place)
    start, header = _header(place.name, view)
    metadata = header.pop(_METADATA, {})
    if not isinstance(metadata, dict) or not all(isinstance(text, str) for text in metadata.values()):
        where = f"{place.name}: {_METADATA}"
        raise MalformedModel(where, "texts by name", type(metadata).__name__)
    body = _Body(title=place.name, data=view[start:])
    tensors = {name: body.tensor(name, entry) for name, entry in header.items()}
    _check_whole(body, tensors.values())
    return StoredTensors(place, tensors, metadata)


def write_file(
    tensors: Mapping[str, Array], path: str | os.PathLike[str], metadata: Mapping[str, str] | None
) -> None:
    """Write arrays to a file, see `holowork.to_safetensors`."""
    from safetensors.numpy import save

    write_whole(path, [save(dict(tensors), metadata=None if metadata is None else dict(metadata))])


def _mapped(place: Path) -> memoryview:
    """The bytes of a file, read as they are used."""
    with place.open("rb") as file:
        if os.fstat(file.fileno()).st_size < _PREFIX:
            raise NotAModel(place.name, f"a header of at least {_PREFIX} bytes", "fewer")
        return memoryview(mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ))


def _header(title: str, view: memoryview) -> tuple[int, dict[str, Any]]:
    """Where the tensors begin, and what is said of them; raises NotAModel, MalformedModel."""
    length, left = int.from_bytes(view[:_PREFIX], "little"), len(view) - _PREFIX
    if length > min(left, _LONGEST):
        expected = f"a file of safetensors, whose header has at most {min(left, _LONGEST)} bytes"
        raise NotAModel(title, expected, f"{length} announced")
    try:
        header = json.loads(bytes(view[_PREFIX : _PREFIX + length]), object_pairs_hook=_once)
    except (ValueError, RecursionError) as fault:
        raise NotAModel(title, "a header in JSON", fault) from fault
    if not isinstance(header, dict):
        raise NotAModel(title, "a header with tensors by name", type(header).__name__)
    return _PREFIX + length, header


def _once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object of JSON, in which each name stands once; raises ValueError."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name that stands twice")  # noqa: TRY003  told as the reason of a NotAModel
    return found


@dataclass(frozen=True, kw_only=True)
class _Body:
    """The bytes behind the header of a file."""

    title: str
    data: memoryview

    def tensor(self, name: str, entry: object) -> StoredTensor:
        """A tensor of the header, with its bytes; raises MalformedModel where they are not all there."""
        where = f"{self.title}: tensor {name!r}"
        stored, shape, first, last = _entry(where, entry)
        each, dtype = _TYPES.get(stored, (0, None))
        if not each:
            raise MalformedModel(where, f"one of {', '.join(_TYPES)}", repr(stored))
        if last - first != each * prod(shape) or first < 0:
            needed = f"{each * prod(shape)} bytes for {stored}{list(shape)}"
            raise MalformedModel(where, needed, f"{last - first}")
        if last > len(self.data):
            found = f"{len(self.data)}; the file was cut"
            raise MalformedModel(where, f"{last} bytes behind the header", found)
        return StoredTensor(name=name, stored=stored, dtype=dtype, shape=shape, data=self.data[first:last])


def _check_whole(body: _Body, tensors: Iterable[StoredTensor]) -> None:
    """Refuse a file whose tensors lie on each other or leave bytes out; raises MalformedModel."""
    told = sum(tensor.nbytes for tensor in tensors)
    if told != len(body.data):
        raise MalformedModel(body.title, f"{told} bytes of tensors", f"{len(body.data)}")


def _entry(where: str, entry: object) -> tuple[str, tuple[int, ...], int, int]:
    """The type, the extents and the place of a tensor; raises MalformedModel."""
    match entry:
        case {"dtype": str(stored), "shape": list(shape), "data_offsets": [int(first), int(last)]}:
            if all(type(extent) is int and 0 <= extent < 1 << 62 for extent in shape):
                return stored, tuple(shape), first, last
    raise MalformedModel(where, "dtype, shape and two data_offsets", f"{entry!r:.80}")
