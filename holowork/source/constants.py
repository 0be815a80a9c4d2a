"""Constants: lists of values, bytes written in hexadecimal, and files."""

import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from holowork.core import FileRefused, OpenFile, open_under
from holowork.ir import TensorType
from holowork.ops import to_bytes
from holowork.source.diagnostics import SHOWN, Kind, Rejected
from holowork.source.files import KINDS, FileFault, check_digest
from holowork.source.literals import BadNumber, array_of
from holowork.source.npy import read_npy
from holowork.source.readers import Reader, read_int, read_text
from holowork.source.syntax import Call, Items, Name, Number, Value
from kernels_ir import DType

_WORDS = frozenset({"true", "false", "inf", "nan"})
_DIGEST = re.compile(r"[0-9a-fA-F]{64}", re.ASCII)
_OPTIONS: Mapping[str, Mapping[str, Reader]] = {
    "file": {"offset": read_int, "length": read_int, "blake3": read_text},
    "bytes": {},
}


def is_literal(value: Value) -> bool:
    """Whether a value stands for itself: a number, a list, or a word for a number, if no name is bound."""
    is_word = isinstance(value, Name) and not value.is_quoted and value.text in _WORDS
    return is_word or isinstance(value, Number | Items)


def data_of(value: Value, dtype: DType) -> tuple[bytes, int]:
    """The bytes of a number or a list, and how many numbers it has; raises Rejected."""
    texts = value.texts if isinstance(value, Items) else [value.place.token]
    try:
        array = array_of(texts, dtype)
    except BadNumber as fault:
        first, *others = _refused(value, texts, dtype)
        first.others = tuple(others)
        raise first from fault
    return bytes(to_bytes(array, dtype)), len(texts)


def _refused(value: Value, texts: list[str], dtype: DType) -> list[Rejected]:
    """Every number of a list that the type does not have, as many as are shown."""
    found: list[Rejected] = []
    start = 0
    while len(found) < SHOWN and (fault := _first_bad(texts[start:], dtype)) is not None:
        index = start + fault.index
        where = value.part(index) if isinstance(value, Items) else value.place
        found.append(Rejected(Kind.CONST_VALUE, where, str(fault)))
        start = index + 1
    return found


def _first_bad(texts: list[str], dtype: DType) -> BadNumber | None:
    try:
        array_of(texts, dtype)
    except BadNumber as fault:
        return fault
    return None


def listed_data(value: Value, declared: TensorType) -> bytes:
    """The bytes of a list of values, one for each element, or for each stored byte of e8cb."""
    data, count = data_of(value, declared.dtype)
    expected = declared.bytes if declared.dtype is DType.E8CB else declared.elements
    if count != expected:
        message = f"expected {expected} values for {declared}, found {count}"
        raise Rejected(Kind.CONST_COUNT, value.place, message)
    return data


def called_data(call: Call, declared: TensorType, root: Path) -> bytes:
    """The bytes behind `file("…")` or `bytes("…")`; raises Rejected."""
    read = _SOURCES.get(call.op.text)
    if read is None:
        message = f"expected values, file(…) or bytes(…), found {call.op.text!r}"
        raise Rejected(Kind.CONST_VALUE, call.op.place, message)
    operand = call.operands[0] if len(call.operands) == 1 else None
    if not isinstance(operand, Name) or not operand.is_quoted:
        message = f"expected one text in quotes in {call.op.text}(…), found {len(call.operands)} operands"
        raise Rejected(Kind.CONST_VALUE, call.op.place, message)
    return read(operand, _options(call), (declared, root))


def _options(call: Call) -> dict[str, Any]:
    """What is stated beside the text."""
    known = _OPTIONS[call.op.text]
    for name, given in call.attributes.items():
        if name not in known:
            own = ", ".join(known) or "it has none"
            message = f"expected an option of {call.op.text} ({own}), found {name!r}"
            raise Rejected(Kind.ATTR_UNKNOWN, given.place, message)
    found = {name: known[name](given) for name, given in call.attributes.items()}
    for name, value in found.items():
        is_digest = name == "blake3"
        if not (_DIGEST.fullmatch(value) if is_digest else value >= 0):
            expected = "64 hexadecimal digits" if is_digest else "an integer from 0 up"
            place = call.attributes[name].value.place
            raise Rejected(Kind.ATTR_VALUE, place, f"expected {expected} for {name}, found {value!r}")
    return found


def _file(path: Name, options: dict[str, Any], target: tuple[TensorType, Path]) -> bytes:
    """A part of a file under the root, or the elements of a `.npy` file of which no part is asked for."""
    declared, root = target
    read = _array if path.text.endswith(".npy") and not options.keys() & {"offset", "length"} else _part
    try:
        _check_length(options.get("length", declared.bytes), declared)
        with open_under(root, path.text) as file:
            return read(file, options, declared)
    except (FileFault, FileRefused) as fault:
        kind = fault.kind if isinstance(fault, FileFault) else KINDS[fault.reason]
        raise Rejected(kind, path.place, str(fault), hint=fault.hint) from fault


def _check_length(length: int, declared: TensorType) -> None:
    if length != declared.bytes:
        message = f"expected {declared.bytes} bytes for {declared}, found {length}"
        raise FileFault(Kind.FILE_LENGTH, message)


def _part(file: OpenFile, options: dict[str, Any], declared: TensorType) -> bytes:
    data = file.read(options.get("offset", 0), declared.bytes)
    check_digest(file.path, data, options.get("blake3"))
    return data


def _array(file: OpenFile, options: dict[str, Any], declared: TensorType) -> bytes:
    if "blake3" in options:
        check_digest(file.path, file.read(0, file.size), options["blake3"])
    return read_npy(file, declared)


def _bytes(digits: Name, options: dict[str, Any], target: tuple[TensorType, Path]) -> bytes:
    """Two hexadecimal digits for each byte, in the order of an archive."""
    del options
    declared, _ = target
    try:
        data = bytes.fromhex(digits.text)
    except ValueError as fault:
        message = "expected two hexadecimal digits for each byte, found other letters"
        raise Rejected(Kind.CONST_VALUE, digits.place, message) from fault
    if len(data) != declared.bytes:
        message = f"expected {declared.bytes} bytes for {declared}, found {len(data)}"
        raise Rejected(Kind.CONST_BYTES, digits.place, message)
    return data


_SOURCES = {"file": _file, "bytes": _bytes}
