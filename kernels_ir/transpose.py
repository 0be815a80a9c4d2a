"""Rows of a matrix to columns, by squares that are turned in registers."""

from collections.abc import Iterator, Sequence

from kernels_ir.builder import Kernel
from kernels_ir.kinds import I64, Kind
from kernels_ir.values import Value

_BLOCK = 4
"""Squares down a block: its lines stay in the nearest cache until all of each is read."""
_PART = 128
"""Bits of the parts of a vector whose lanes every CPU mixes in one instruction."""
_TOGETHER = 4
"""Elements of a line that are copied in one turn."""


Line = tuple[Value, tuple[Value, Value]]
"""How many elements, and the steps of x and of the result from one to the next."""


def squares(kernel: Kernel, kind: Kind, ends: list[Value]) -> None:
    """out[c·out_row + r] = x[r·x_row + c] for r below `rows` and c below `columns`.

    The last squares lie over their neighbours, so that none is cut; a narrow matrix goes line by line.
    """
    side = side_of(kernel, kind)
    rows, columns = (kernel.argument(name) for name in ("rows", "columns"))

    def turned() -> tuple[Value, ...]:
        for corner in _corners(kernel, side, (rows, columns)):
            _turn(kernel, (kind, side), (ends, corner))
        return ()

    def narrow() -> tuple[Value, ...]:
        _narrow(kernel, kind, ends)
        return ()

    kernel.choice((rows >= side) & (columns >= side), (turned, narrow))


def _narrow(kernel: Kernel, kind: Kind, ends: list[Value]) -> None:
    """Lines along the longer side."""
    rows, columns, *apart = (kernel.argument(name) for name in ("rows", "columns", "x_row", "out_row"))
    one = kernel.number(1, I64)
    down, across = (rows, (apart[0], one)), (columns, (one, apart[1]))

    kernel.choice(
        rows > columns,
        (
            lambda: _lines(kernel, kind, (ends, across, down)),
            lambda: _lines(kernel, kind, (ends, down, across)),
        ),
    )


def _lines(kernel: Kernel, kind: Kind, of: tuple[list[Value], Line, Line]) -> tuple[Value, ...]:
    """Inner lines, one for each step of an outer one."""
    ends, (count, moves), inner = of
    loop = kernel.loop(count, carried=ends)
    for _ in loop:
        line(kernel, kind, (list(loop.carried), inner))
        loop.carried = _moved(kernel, kind, (loop.carried, moves))
    return ()


def line(kernel: Kernel, kind: Kind, of: tuple[list[Value], Line]) -> None:
    """So many elements, which step on from the first ones; some a turn, as they wait for nothing."""
    ends, (elements, steps) = of
    done = kernel.number(0, I64)
    for count in (_TOGETHER, 1):
        stop = elements & -count
        ahead = [tuple(step * part for step in steps) for part in range(count + 1)]
        loop = kernel.loop(stop, count, ends, start=done)
        for _ in loop:
            for some in ahead[:-1]:
                x, out = _moved(kernel, kind, (loop.carried, some))
                kernel.store(kernel.load(x, kind), out)
            loop.carried = _moved(kernel, kind, (loop.carried, ahead[-1]))
        done, ends = stop, loop.carried


def _moved(kernel: Kernel, kind: Kind, of: tuple[list[Value], tuple[Value, ...]]) -> list[Value]:
    """The places so many elements behind others."""
    return [kernel.at(end, step, kind.bytes) for end, step in zip(*of, strict=True)]


def side_of(kernel: Kernel, kind: Kind) -> int:
    """Lanes of the vectors of a square, of which there are as many: half of the registers at most."""
    return min(kernel.cpu.lanes(kind.bits), kernel.cpu.vector_registers // 2)


def _corners(kernel: Kernel, side: int, extents: tuple[Value, Value]) -> Iterator[tuple[Value, Value]]:
    """The first row and column of squares that cover a matrix, block after block."""
    rows, columns = extents
    for top in kernel.loop(rows, side * _BLOCK):
        bottom = _least(kernel, top + side * _BLOCK, rows)
        for left in kernel.loop(columns, side):
            column = _least(kernel, left, columns - side)
            for row in kernel.loop(bottom, side, start=top):
                yield _least(kernel, row, rows - side), column


def _least(kernel: Kernel, a: Value, b: Value) -> Value:
    return kernel.where(a < b, a, b)


def _turn(kernel: Kernel, of: tuple[Kind, int], at: tuple[list[Value], tuple[Value, Value]]) -> None:
    """One square."""
    kind, side = of
    x, out = _places(kernel, kind, at)
    steps = (kernel.argument(name) for name in ("x_row", "out_row"))
    sources, targets = (
        [kernel.at(base, step * number, kind.bytes) for number in range(side)]
        for base, step in zip((x, out), steps, strict=True)
    )
    rows = [kernel.load(source, kind, side) for source in sources]
    for column, target in zip(turned(kernel, rows), targets, strict=True):
        kernel.store(column, target)


def turned(kernel: Kernel, rows: Sequence[Value]) -> list[Value]:
    """The columns of a square of lanes, a power of two of them, given by its rows.

    First inside parts of 128 bits, then whole parts: CPUs mix lanes of different parts less readily.
    """
    side = len(rows)
    part = min(side, _PART // rows[0].kind.bits)
    groups = [_woven(kernel, rows[first : first + part], part) for first in range(0, side, part)]
    places = [_parted(kernel, of_place, part) for of_place in zip(*groups, strict=True)]
    return [column for columns in zip(*places, strict=True) for column in columns]


def _woven(kernel: Kernel, rows: Sequence[Value], part: int) -> list[Value]:
    """Squares of lanes turned, in each part of the lanes by itself."""
    found, half = list(rows), len(rows) // 2
    for _ in range(half.bit_length()):
        pairs = zip(found[:half], found[half:], strict=True)
        found = [woven for a, b in pairs for woven in kernel.woven(a, b, part)]
    return found


def _parted(kernel: Kernel, rows: Sequence[Value], part: int) -> list[Value]:
    """A square of parts of the lanes turned."""
    found = list(rows)
    for _ in range((len(rows) // 2).bit_length()):
        pairs = [kernel.parted(a, b, part) for a, b in zip(found[::2], found[1::2], strict=True)]
        found = [pair[side] for side in range(2) for pair in pairs]
    return found


def _places(kernel: Kernel, kind: Kind, at: tuple[list[Value], tuple[Value, Value]]) -> tuple[Value, Value]:
    """Where an element is read and where it is written."""
    (x, out), (row, column) = at
    read = row * kernel.argument("x_row") + column
    written = column * kernel.argument("out_row") + row
    return kernel.at(x, read, kind.bytes), kernel.at(out, written, kind.bytes)
