"""Elements of constants as words: every bit survives the way there and back."""

import struct
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import isinf, isnan

from holowork.ir.types import TensorType
from kernels_ir import DType


@dataclass(frozen=True, kw_only=True)
class Float:
    """A binary float: the code of its bits, the NaN that is written `nan`, and both conversions."""

    code: str
    nan: int
    value: Callable[[int], float]
    rounded: Callable[[float], int]

    def word(self, bits: int) -> str:
        """The shortest decimal that gives these bits again; of a NaN with a payload, the bits."""
        value = self.value(bits)
        if isnan(value):
            return "nan" if bits == self.nan else f"{bits:#x}"
        decimals = (f"{value:.{digits}g}" for digits in range(1, 18))
        return _with_point(next(text for text in decimals if self._has_bits(text, bits)))

    def item(self, word: str) -> int:
        """The bits of a decimal, of a hexadecimal number with `p`, of `nan`, or bits as they are."""
        if _is_bits(word):
            return int(word, 16)
        value = float.fromhex(word) if "0x" in word else float(word)
        bits = self.nan if isnan(value) else self.rounded(value)
        if isinf(self.value(bits)) and not isinf(value):
            raise OverflowError(word)
        return bits

    def _has_bits(self, text: str, bits: int) -> bool:
        try:
            return self.item(text) == bits
        except OverflowError:  # few digits can round up past the largest value
            return False


@dataclass(frozen=True, kw_only=True)
class Whole:
    """An integer in its own width."""

    code: str

    def word(self, item: int) -> str:
        """The integer in decimal."""
        return str(item)

    def item(self, word: str) -> int:
        """The integer, in decimal or after 0x."""
        return int(word, 16) if "0x" in word else int(word)


@dataclass(frozen=True)
class Truth(Whole):
    """One byte: `false`, `true`, or the byte where it is neither 0 nor 1."""

    def word(self, item: int) -> str:
        """false, true or the byte."""
        return _TRUTHS.get(item, f"{item:#x}")

    def item(self, word: str) -> int:
        """0, 1 or the byte."""
        return _ITEMS[word] if word in _ITEMS else super().item(word)


def words_of(kind: TensorType, data: bytes | memoryview) -> list[str]:
    """The elements in row-major order; of e8cb the index bytes."""
    element = _ELEMENTS[kind.dtype]
    if kind.dtype is DType.I4:
        return [element.word(nibble) for nibble in _nibbles(data)[: kind.elements]]
    size = struct.calcsize(element.code)
    return [element.word(item) for item in struct.unpack(f"<{len(data) // size}{element.code}", data)]


def bytes_of(kind: TensorType, words: Sequence[str]) -> bytes:
    """The bytes that the words stand for; raises ValueError for one that is none of this dtype."""
    element = _ELEMENTS[kind.dtype]
    items = [element.item(word) for word in words]
    if kind.dtype is DType.I4:
        return _paired(items)
    try:
        return struct.pack(f"<{len(items)}{element.code}", *items)
    except struct.error as fault:
        raise OverflowError from fault


def count_of(kind: TensorType) -> int:
    """How many words a constant of this type has."""
    return kind.bytes if kind.dtype is DType.E8CB else kind.elements


def _nibbles(data: bytes | memoryview) -> list[int]:
    """Two's complement, low nibble first."""
    halves = (half for byte in bytes(data) for half in (byte & 15, byte >> 4))
    return [(half ^ 8) - 8 for half in halves]


def _paired(items: list[int]) -> bytes:
    if any(not -8 <= item <= 7 for item in items):
        raise OverflowError(items)
    even = [item & 15 for item in items] + [0] * (len(items) % 2)
    return bytes(low | high << 4 for low, high in zip(even[::2], even[1::2], strict=True))


def _is_bits(word: str) -> bool:
    return word.startswith("0x") and not {"p", "."} & set(word)


def _with_point(text: str) -> str:
    return text if set(text) & set(".en") else text + ".0"


def _through(code: str, bits: str) -> tuple[Callable[[int], float], Callable[[float], int]]:
    """From bits to value and back, by two codes of `struct`."""

    def value(item: int) -> float:
        found: float = struct.unpack(f"<{code}", struct.pack(f"<{bits}", item))[0]
        return found

    def rounded(number: float) -> int:
        found: int = struct.unpack(f"<{bits}", struct.pack(f"<{code}", number))[0]
        return found

    return value, rounded


_F32_VALUE, _F32_BITS = _through("f", "I")


def _bf16_value(bits: int) -> float:
    return _F32_VALUE(bits << 16)


def _bf16_bits(number: float) -> int:
    """The f32, rounded to nearest even."""
    bits = _F32_BITS(number)
    return (bits + 0x7FFF + (bits >> 16 & 1)) >> 16


def _float(code: str, bits: str, nan: int) -> Float:
    value, rounded = _through(code, bits)
    return Float(code=bits, nan=nan, value=value, rounded=rounded)


_TRUTHS = {0: "false", 1: "true"}
_ITEMS = {word: item for item, word in _TRUTHS.items()}
_ELEMENTS: dict[DType, Float | Whole] = {
    DType.BOOL: Truth(code="B"),
    DType.U8: Whole(code="B"),
    DType.I8: Whole(code="b"),
    DType.U64: Whole(code="Q"),
    DType.I32: Whole(code="i"),
    DType.I64: Whole(code="q"),
    DType.F16: _float("e", "H", 0x7E00),
    DType.BF16: Float(code="H", nan=0x7FC0, value=_bf16_value, rounded=_bf16_bits),
    DType.F32: _float("f", "I", 0x7FC00000),
    DType.F64: _float("d", "Q", 0x7FF8 << 48),
    DType.I4: Whole(code="b"),
    DType.E8CB: Whole(code="B"),
}
