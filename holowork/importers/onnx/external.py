"""Tensors whose bytes lie in a file beside the model, which must not leave the model's folder.

Source: the ONNX specification, "External Tensor Data": keys location, offset, length, checksum.
"""

from dataclasses import dataclass
from pathlib import Path

from onnx import TensorProto

from holowork.core import FileRefused, open_under
from holowork.importers.errors import MalformedModel


@dataclass(frozen=True, kw_only=True)
class ExternalData:
    """Reads such tensors of a model that lies in `folder`, None where it came as bytes."""

    folder: Path | None

    def __call__(self, tensor: TensorProto) -> bytes:
        """The bytes of a tensor; raises MalformedModel where the file may not be read or is too short."""
        where = f"tensor {tensor.name!r}"
        entries = {entry.key: entry.value for entry in tensor.external_data}
        if self.folder is None:
            hint = "Give the path of the model, so that its folder is known"
            found = f"data in the file {entries.get('location', '')!r}"
            raise MalformedModel(where, "its data in the model", found, hint=hint)
        if Path(entries.get("location", "")).is_absolute():
            found = f"the absolute {entries['location']!r}"
            raise MalformedModel(where, "a file in the folder of the model", found)
        return self._read(self.folder, entries, where)

    def _read(self, folder: Path, entries: dict[str, str], where: str) -> bytes:
        offset, length = (_number(entries, key, where) for key in ("offset", "length"))
        try:
            with open_under(folder, entries.get("location", "")) as file:
                return file.read(offset or 0, max(file.size - (offset or 0), 0) if length is None else length)
        except FileRefused as fault:
            raise MalformedModel(
                where, "its data in a file beside the model", fault, hint=fault.hint
            ) from fault


def _number(entries: dict[str, str], key: str, where: str) -> int | None:
    """An entry that is a number of bytes, None where it is left out; raises MalformedModel."""
    text = entries.get(key, "")
    if not text:
        return None
    if not text.isascii() or not text.isdigit() or len(text) > 18:
        raise MalformedModel(where, f"a number of bytes as {key}", repr(text[:40]))
    return int(text)
