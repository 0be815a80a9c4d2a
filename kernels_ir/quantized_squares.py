"""Products of bytes in tile registers: squares of 2×2 tiles of sums, two tiles of each matrix beside them.

While the products of one square are summed, the sums of the square before become numbers.
"""

from kernels_ir.builder import Kernel
from kernels_ir.kinds import F32, I32, I64
from kernels_ir.quantized_packing import WORD
from kernels_ir.quantized_scaling import Columns
from kernels_ir.quantized_tiles import QuantizedProductSpec, Spot, cell, follow
from kernels_ir.tile_registers import TILE_BYTES, TILE_ROWS, At, TileRegisters
from kernels_ir.values import Value

FEWEST_SQUARE_ROWS = 4
"""Rows from which tile registers are faster than vectors."""
_SIDE = 2
_ROWS = _SIDE * TILE_ROWS
_WORDS = TILE_BYTES // WORD
"""Words of a row of a tile, which are its columns too."""
_WIDTH = _SIDE * _WORDS
_ROW = _WIDTH * WORD
"""Bytes of a row of sums, and of a row of a panel."""
_BLOCKS = 2
"""Blocks of columns that are made together: CPUs with tile registers have large second caches."""
_SUMS, _A, _B = range(4), range(4, 6), range(6, 8)
"""The registers; sums row by row."""
_IN_TURN = 2
"""Rows of the square before that become numbers in each step."""
_NEAR, _AHEAD, _SECOND = 1 << 20, 1 << 13, 2
"""Bytes of b that the second cache keeps; how far before its use a larger b is asked for, and into which."""


def squares_rows(rows: int) -> int:
    """Rows of a that can be read: those of whole squares."""
    return -(-rows // _ROWS) * _ROWS


def write_squares(kernel: Kernel, spec: QuantizedProductSpec) -> None:
    """cells[i, j] = f32(the sum of products)·(largest[i] / 127 · scales[j])"""
    _Squares(kernel, spec).write()


class _Squares:
    """The squares of a product while they are written."""

    def __init__(self, kernel: Kernel, spec: QuantizedProductSpec) -> None:
        self.k, self.spec = kernel, spec
        self.tiles = TileRegisters(kernel)
        names = ("rows", "columns", "words", "room", "a_row")
        self.rows, self.columns, self.words, self.room, self.a_row = map(kernel.argument, names)
        self.height = _shares(self.rows, _shares(self.rows, _ROWS) * _SIDE)
        self.sums, self.spot = kernel.scratch(_ROWS * _WIDTH, I32), kernel.scratch(_SIDE, I64)

    def write(self) -> None:
        """Blocks of columns, in each squares from top to bottom, in that left to right."""
        k, block = self.k, self.k.argument("column_block") * _BLOCKS
        self.tiles.configure(_B.start, self.height)
        self._wait(self.rows, k.number(0, I64))
        for first in k.loop(self.columns, block):
            stop = _least(first + block, self.columns)
            for row in k.loop(self.rows, self.height * _SIDE):
                is_far = (row == 0) & (self.columns * self.room > _NEAR // WORD)
                for column in k.loop(stop, _WIDTH, start=first):
                    self._square((row, column), is_far)
        _Waiting(self).finish(k.number(0, I64))
        self.tiles.release()

    def _square(self, at: tuple[Value, Value], is_far: Value) -> None:
        """The sums of a square, which then wait to become numbers."""
        k, before, (row, column) = self.k, _Waiting(self), at
        a = k.at(k.pointer("a"), row * self.a_row)
        b = k.at(k.pointer("b"), column * self.room, WORD)
        for register in _SUMS:
            self.tiles.clear(register)
        loop = k.loop(self.words, _WORDS, carried=[k.number(0, I64)])
        for word in loop:
            self._step((k.at(a, word, WORD), k.at(b, word, _ROW)), is_far)
            (done,) = loop.carried
            loop.carried = [done + _IN_TURN]
            before.scale(done, _least(done + _IN_TURN, before.rows))
        before.finish(loop.carried[0])
        for register in _SUMS:
            self.tiles.store(register, self._kept(register))
        self._wait(row, column)

    def _step(self, at: tuple[Value, Value], is_far: Value) -> None:
        """The products of one tile's words of each row and column.

        Rows of a are soon read again, and stay near; b goes by. A b from afar is asked for when first read.
        """
        k, tiles, (a, b) = self.k, self.tiles, at
        with k.when(is_far):
            for line in range(0, _WORDS * _ROW, TILE_BYTES):
                k.prefetch(k.at(b, _AHEAD + line), _SECOND)
        for place in range(_SIDE):
            tiles.load(_A[place], (k.at(a, self.a_row * self.height * place), self.a_row))
            tiles.stream(_B[place], (k.at(b, TILE_BYTES * place), _ROW))
        for register in _SUMS:
            down, right = divmod(register, _SIDE)
            tiles.multiply(register, _A[down], _B[right])

    def _kept(self, register: int) -> At:
        """Where sums are kept until they are numbers."""
        down, right = divmod(register, _SIDE)
        return self.k.at(self.k.at(self.sums, self.height * down, _ROW), TILE_BYTES * right), _ROW

    def _wait(self, row: Value, column: Value) -> None:
        """Note the square whose sums are kept: one without rows begins behind the last."""
        for place, number in enumerate((row, column)):
            self.k.store(number, self.k.at(self.spot, place, I64.bytes))


class _Waiting:
    """The square whose sums are kept, until they are numbers. At first it has no rows."""

    def __init__(self, squares: _Squares) -> None:
        k = self.k = squares.k
        self.squares = squares
        row, column = (k.load(k.at(squares.spot, place, I64.bytes), I64) for place in range(_SIDE))
        self.rows = _least(squares.rows - row, squares.height * _SIDE)
        self.spot = Spot(row=row, column=column, rows=self.rows)
        self.out, self.largest = cell(k, "out", self.spot), k.at(k.pointer("largest"), row, F32.bytes)
        places = {name: k.at(k.pointer(name), column, WORD) for name in ("sums", "scales")}
        self.columns = Columns.of(k, {**places, "left": squares.columns - column})

    def scale(self, start: Value, stop: Value) -> None:
        """Numbers of some rows."""
        k = self.k
        lanes = k.cpu.lanes(I32.bits)
        for row in k.loop(stop, start=start):
            kept = k.at(self.squares.sums, row, _ROW)
            sums = [k.load(k.at(kept, place, WORD), I32, lanes) for place in range(0, _WIDTH, lanes)]
            out = k.at(self.out, row * self.squares.columns, F32.bytes)
            self.columns.store(sums, k.at(self.largest, row, F32.bytes), out)

    def finish(self, start: Value) -> None:
        """Numbers of the rows that are left, and what follows them."""
        self.scale(start, self.rows)
        follow(self.k, self.squares.spec, (self.spot, _WIDTH))


def _shares(whole: Value, most: Value | int) -> Value:
    """The fewest parts that are at most so great."""
    return (whole + (most - 1)).quotient(most)


def _least(a: Value, b: Value) -> Value:
    return a.kernel.where(a < b, a, b)
