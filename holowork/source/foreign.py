"""Files that are no text: what they are, and how to go on with them."""

from pathlib import Path

from holowork.core import SourceError

_WRITE = "write the graph as source text, or build it with hw.Graph"
_AS_CONSTANT = 'it can be a constant of a source text: const NAME: TYPE = file("{name}")'
_BEGINNINGS: dict[bytes, tuple[str, str]] = {
    b"HOLO": (
        "a .holo archive, which is compiled already",
        "run it: holowork run {path}, or look into it: holowork inspect {path}",
    ),
    b"\x93NUMPY": ("an array of NumPy", _AS_CONSTANT),
    b"PK\x03\x04": (
        "a zip archive, such as .npz or .pt",
        "unpack its arrays to .npy files, which can be constants",
    ),
    b"\x89PNG": ("a PNG image", _WRITE),
    b"\xff\xd8\xff": ("a JPEG image", _WRITE),
    b"GIF8": ("a GIF image", _WRITE),
    b"%PDF": ("a PDF document", _WRITE),
    b"GGUF": ("a GGUF model", _WRITE),
    b"\x89HDF": ("an HDF5 file", _WRITE),
    b"\x7fELF": ("a program", _WRITE),
    b"\x1f\x8b": ("a gzip file", "unpack it first"),
    b"\xff\xfe": ("text in UTF-16", "save it as UTF-8"),
    b"\xfe\xff": ("text in UTF-16", "save it as UTF-8"),
}
"""By its first bytes: what a file is, and how to go on."""
_ENDINGS: dict[str, tuple[str, str]] = {
    ".onnx": ("an ONNX model", _WRITE),
    ".safetensors": (
        "a file of safetensors",
        "hw.from_safetensors(path) reads its tensors in Python, for constants of a graph",
    ),
    ".bin": ("raw bytes", _AS_CONSTANT),
    ".raw": ("raw bytes", _AS_CONSTANT),
}
"""By its ending, where the first bytes do not tell."""
_OTHER = ("bytes that are no text", _WRITE)
_CONTROLS = bytes(code for code in range(0x20) if chr(code) not in "\t\n\v\f\r\x1b")
_FIRST = 8


class NoText(SourceError):
    """A source file is no text; `found` says what it is."""

    def __init__(self, name: str, found: str, how: str) -> None:
        super().__init__(f"{name}: expected source text in UTF-8, found {found}; {how}")
        self.name = name
        self.found = found


def refuse_foreign(path: Path, data: bytes) -> None:
    """Refuse a file that is no text at all; raises NoText."""
    if not _is_text(data):
        known = (told for beginning, told in _BEGINNINGS.items() if data.startswith(beginning))
        found, how = next(known, _ENDINGS.get(path.suffix.lower(), _OTHER))
        raise NoText(path.name, found, how.format(name=path.name, path=path))


def _is_text(data: bytes) -> bool:
    """False where there is a NUL, control bytes at the beginning, or control bytes in what is no UTF-8."""
    if b"\0" in data or _has_controls(data[:_FIRST]):
        return False
    try:
        data.decode("utf-8")
    except UnicodeDecodeError:
        return not _has_controls(data)
    return True


def _has_controls(data: bytes) -> bool:
    return len(data.translate(None, _CONTROLS)) != len(data)
