"""Tile registers: eight matrices of at most 16 rows of 64 bytes, and products of bytes in them.

They belong to the thread. A kernel configures them before their first use and releases them at its end:
no other kernel finds them in use, and a switch of threads has nothing of them to keep.
"""

from kernels_ir.builder import Kernel
from kernels_ir.kinds import U8, U64
from kernels_ir.values import Value

TILE_ROWS = 16
TILE_BYTES = 64
"""The rows of the highest tile, and the bytes of a row of the widest."""
_REGISTERS = 8
_PALETTE, _WIDTHS, _HEIGHTS, _CONFIGURATION = 0, 16, 48, 64
"""Where a configuration holds its kind, the bytes of a row and the rows of each register; its bytes."""
_EACH_WIDE = int.from_bytes(TILE_BYTES.to_bytes(2, "little") * 4, "little")

At = tuple[Value, Value | int]
"""The address of the first row of a tile in memory, and the bytes from row to row."""


class TileRegisters:
    """Writes instructions on the registers 0 to 7 into a kernel."""

    def __init__(self, kernel: Kernel) -> None:
        self.k = kernel

    def configure(self, count: int, height: Value) -> None:
        """The first `count` registers get so many rows, the others 16; rows of 64 bytes; all become 0."""
        k = self.k
        ones = (1 << (U8.bits * count)) // 255
        full = int.from_bytes(bytes(count) + bytes([TILE_ROWS]) * (_REGISTERS - count), "little")
        words = dict.fromkeys(range(0, _CONFIGURATION, U64.bytes), k.number(0, U64))
        words |= {_PALETTE: k.number(1, U64), _HEIGHTS: height * ones + full}
        words |= dict.fromkeys((_WIDTHS, _WIDTHS + U64.bytes), k.number(_EACH_WIDE, U64))
        place = k.scratch(len(words), U64)
        for start, word in words.items():
            k.store(word, k.at(place, start))
        self._do("ldtilecfg", (), (place,))

    def release(self) -> None:
        """The registers are not used any more."""
        self._do("tilerelease", ())

    def clear(self, register: int) -> None:
        """register = 0"""
        self._do("tilezero", (register,))

    def load(self, register: int, at: At) -> None:
        """register = a tile in memory"""
        self._do("tileloadd64", (register,), at)

    def stream(self, register: int, at: At) -> None:
        """register = a tile in memory, which takes no room in the nearest cache"""
        self._do("tileloaddt164", (register,), at)

    def store(self, register: int, at: At) -> None:
        """A tile in memory = register"""
        self._do("tilestored64", (register,), at)

    def multiply(self, total: int, a: int, b: int) -> None:
        """total[i, j] += the sum of a[i, 4·g + p]·b[g, 4·j + p]: u8 by i8, sums of i32 that wrap"""
        self._do("tdpbusd", (total, a, b))

    def _do(self, name: str, registers: tuple[int, ...], at: tuple[Value | int, ...] = ()) -> None:
        """One instruction."""
        function = f"@llvm.x86.{name}"
        memory = [x if isinstance(x, Value) else f"i64 {x}" for x in at]
        given = ", ".join([*(f"i8 {register}" for register in registers), *map(str, memory)])
        kinds = ", ".join(["i8 immarg"] * len(registers) + ["ptr", "i64"][: len(at)])
        self.k.declare(f"void {function}({kinds})")
        self.k.do(f"call void {function}({given})")
