"""Archives that a command line names; what is none is answered with the command that takes it."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from holowork.archive import Archive, BadMagic, ChecksumMismatch, Truncated
from holowork.core import HoloworkError

_SOURCE = "source text; compile it first: holowork compile {path}"
_ARRAYS = "arrays of NumPy; give them to a run: holowork run ARCHIVE -i {named}"
_FOREIGN = "a model of another format, which holowork does not read"
_ENDINGS = {
    ".txt": _SOURCE,
    ".py": _SOURCE,
    ".py3": _SOURCE,
    ".npy": _ARRAYS,
    ".npz": _ARRAYS,
    ".ipynb": "a notebook; open it: holowork lab {path}",
    ".onnx": "a model of ONNX; compile it first: holowork compile {path}",
    ".safetensors": "tensors without a graph; hw.from_safetensors(path) reads them in Python",
    **dict.fromkeys((".gguf", ".pt", ".pth", ".tflite", ".h5", ".pb"), _FOREIGN),
}
_TEXT = "text; if it describes a graph, compile it first: holowork compile {path}"
_LOOKED_AT = 4096


class NoArchive(HoloworkError):
    """A file on the command line is no archive; the text says which command takes it."""

    def __init__(self, path: Path, found: str) -> None:
        super().__init__(f"{path}: expected a .holo archive, found {found}")
        self.path = path


def opened(path: Path, *, damaged: bool = False) -> Archive:
    """The archive of a file; raises NoArchive, DamagedArchive, or OSError."""
    try:
        return Archive.read(path, damaged=damaged)
    except (BadMagic, Truncated) as fault:
        what = _what(path) if fault.section == "header" else ""
        if what:
            raise NoArchive(path, what) from fault
        raise


def _what(path: Path) -> str:
    """What a file is by its ending, else by its beginning, and how to go on; empty where neither says."""
    told = _ENDINGS.get(path.suffix.lower()) or (_TEXT if _is_text(path) else "")
    return told.format(path=path, named=path if path.suffix == ".npz" else f"NAME={path}")


def _is_text(path: Path) -> bool:
    with path.open("rb") as file:
        start = file.read(_LOOKED_AT)
    # a letter may be cut at the end of what was read
    letters = start.decode("utf-8", "ignore")
    is_whole = len(letters.encode()) > len(start) - 4
    return bool(letters) and is_whole and all(one.isprintable() or one.isspace() for one in letters)


def deeper(path: Path) -> str:
    """How to learn more of an archive of which bytes were changed."""
    return f"holowork verify --deep {path} names the weight, if one was changed"


@contextmanager
def placing(path: Path) -> Iterator[None]:
    """Every changed byte that leaves the block says how to learn where it is."""
    try:
        yield
    except ChecksumMismatch as fault:
        if type(fault) is ChecksumMismatch and fault.section == "footer":
            fault.add_note(deeper(path))
        raise
