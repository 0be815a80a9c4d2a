"""The header of `.npy` files: element type, order and extents. Objects are never unpickled."""

import re
from dataclasses import dataclass

import numpy as np

from holowork.core import OpenFile
from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES
from holowork.source.diagnostics import Kind
from holowork.source.files import FileFault
from kernels_ir import DType

_MAGIC = b"\x93NUMPY"
_LENGTH_AT = 8
_LENGTH_BYTES = {1: 2, 2: 4, 3: 4}
_MOST_HEADER = 1 << 16
_DESCR = re.compile(r"'descr':\s*'([<>|=]?)([a-zA-Z][0-9]*)'", re.ASCII)
_ORDER = re.compile(r"'fortran_order':\s*(True|False)")
_SHAPE = re.compile(r"'shape':\s*\(([0-9, ]{0,1000})\)", re.ASCII)
_CODES = {
    "b1": DType.BOOL,
    "V2": DType.BF16,
    **{
        NUMPY_DTYPES[dtype].str[1:]: dtype
        for dtype in (*(DType.U8, DType.I8, DType.U64), *(DType.I32, DType.I64), *(DType.F16, DType.F32))
    },
}
"""How `.npy` calls the element types; it knows bfloat16 only as two bytes."""


@dataclass(frozen=True, kw_only=True)
class NpyHeader:
    """What a header says, and where the elements begin."""

    code: str
    is_swapped: bool
    is_fortran: bool
    shape: tuple[int, ...]
    start: int


def read_npy(file: OpenFile, declared: TensorType) -> bytes:
    """The dense row-major little-endian bytes of the array; raises FileFault unless it is of this type."""
    header = read_header(file)
    if _CODES.get(header.code) is not declared.dtype:
        message = f"expected {declared.dtype.text} in {file.path!r}, found {header.code}"
        raise FileFault(Kind.FILE_DTYPE, message, hint="Convert it with numpy.save(path, x.astype(...))")
    if header.shape != declared.shape:
        found = list(header.shape)
        message = f"expected extents {list(declared.shape)} in {file.path!r}, found {found}"
        raise FileFault(Kind.FILE_SHAPE, message)
    data = file.read(header.start, declared.bytes)
    return _row_major(data, header) if header.is_swapped or header.is_fortran else data


def read_header(file: OpenFile) -> NpyHeader:
    """The header of a `.npy` file; raises FileFault."""
    start, text = _header_text(file)
    descr, order, shape = _DESCR.search(text), _ORDER.search(text), _SHAPE.search(text)
    if descr is None or order is None or shape is None:
        raise _bad(file, "a header with an element type, an order and extents")
    return NpyHeader(
        code=descr[2],
        is_swapped=descr[1] == ">",
        is_fortran=order[1] == "True",
        shape=tuple(int(extent) for extent in shape[1].replace(" ", "").split(",") if extent),
        start=start,
    )


def _header_text(file: OpenFile) -> tuple[int, str]:
    """Where the elements begin, and the text before them."""
    first = file.read(0, min(file.size, _LENGTH_AT + 4))
    width = _LENGTH_BYTES.get(first[6]) if first.startswith(_MAGIC) and len(first) > _LENGTH_AT else None
    if width is None:
        raise _bad(file, "the magic and a version from 1 to 3")
    start = _LENGTH_AT + width
    length = int.from_bytes(first[_LENGTH_AT:start], "little")
    if length > _MOST_HEADER:
        raise _bad(file, f"a header of at most {_MOST_HEADER} bytes")
    return start + length, file.read(start, length).decode("latin-1")


def _row_major(data: bytes, header: NpyHeader) -> bytes:
    code = f"{'>' if header.is_swapped else '<'}{header.code.replace('V', 'u')}"
    array = np.frombuffer(data, code).reshape(header.shape, order="F" if header.is_fortran else "C")
    return array.astype(array.dtype.newbyteorder("<")).tobytes()


def _bad(file: OpenFile, expected: str) -> FileFault:
    return FileFault(Kind.FILE_FORMAT, f"expected {expected} in {file.path!r}, found none")
