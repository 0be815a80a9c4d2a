"""Launches that make numbers of quantized integers."""

from dataclasses import dataclass, replace

from holowork.ir import TensorType
from holowork.ops.application import Application
from holowork.ops.calls.quantization import OUTPUT_MAJOR
from holowork.ops.kernels.copying import Route, copy, stepping
from holowork.ops.kernels.elementwise import elementwise
from holowork.ops.packing import cell_grid
from kernels_ir import (
    Apply,
    CodebookSpec,
    DType,
    Expression,
    FillSpec,
    Launch,
    Launches,
    NibblesSpec,
    Place,
    Read,
    operand,
    temporary,
)

Q, SCALES, ZERO_POINTS, CODEBOOK = range(4)
"""The operands of dequantize; a product has its other matrix before them."""
_WORD = 4


@dataclass(kw_only=True)
class Temporaries:
    """The temporaries of a call while its launches are made."""

    sizes: list[int]

    @classmethod
    def none(cls) -> "Temporaries":
        """No temporary yet."""
        return cls(sizes=[])

    def take(self, size: int) -> Place:
        """One more."""
        self.sizes.append(size)
        return temporary(len(self.sizes) - 1)


@dataclass(frozen=True, kw_only=True)
class Quantized:
    """Where the operands of a call that belong to a quantized tensor are; `first` is its own place."""

    application: Application
    first: int

    @property
    def kind(self) -> TensorType:
        """The type of the quantized tensor."""
        return self.application.operand(self.first)

    def has(self, role: int) -> bool:
        """Whether an operand is there."""
        place = self.first + role
        return place < len(self.application.operands) and self.application.operands[place] is not None

    def place(self, role: int) -> Place:
        """Where an operand is."""
        return operand(self.first + role)

    def scales(self, taken: Temporaries, count: int) -> tuple[list[Launch], Place]:
        """Where scales are: `count` times the attribute, if no operand has them."""
        if self.has(SCALES):
            return [], self.place(SCALES)
        bits = int(self.application.number("scale").view("i4"))
        return _filled(taken, bits, count)

    def zero_points(self, taken: Temporaries, count: int) -> tuple[list[Launch], Place | None]:
        """Where zero points are; None where all are 0."""
        if self.has(ZERO_POINTS):
            return [], self.place(ZERO_POINTS)
        number = 0 if self.has(SCALES) else self.application.integer("zero_point")
        return _filled(taken, number, count) if number else ([], None)

    def integers(self, taken: Temporaries) -> tuple[list[Launch], Place]:
        """Where the integers lie row by row, a byte each, and what makes them lie so."""
        launches: list[Launch] = []
        place = self.place(Q)
        for step in (self._bytes, self._rows, self._lines):
            launches += step(taken, place)
            place = launches[-1].places["out"] if launches else place
        return launches, place

    @property
    def stored(self) -> DType:
        """What the integers are as bytes."""
        return DType.U8 if self.kind.dtype is DType.U8 else DType.I8

    def _bytes(self, taken: Temporaries, place: Place) -> list[Launch]:
        """i4 as bytes, in their order."""
        if self.kind.dtype is not DType.I4:
            return []
        count = self.kind.elements
        places = {"x": place, "out": taken.take(count)}
        return [Launch(spec=NibblesSpec(), places=places, sizes={"elements": count})]

    def _rows(self, taken: Temporaries, place: Place) -> list[Launch]:
        """Cells that lie column by column, row by row."""
        if self.application.integer("weight_layout") != OUTPUT_MAJOR:
            return []
        rows, columns = grid = cell_grid(self.kind)
        axes = stepping(grid, (1, rows), (columns, 1))
        return [copy(Route(size=1, axes=axes, source=place, target=taken.take(rows * columns)))]

    def _lines(self, taken: Temporaries, place: Place) -> list[Launch]:
        """The lines of the codebook instead of their indices."""
        if self.kind.dtype is not DType.E8CB:
            return []
        groups, columns = cell_grid(self.kind)
        places = {"x": place, "codebook": self.place(CODEBOOK), "out": taken.take(self.kind.elements)}
        return [Launch(spec=CodebookSpec(), places=places, sizes={"groups": groups, "columns": columns})]


@dataclass(frozen=True)
class DequantizeKernel:
    """(q − zero_point)·scale; with one scale for all, a function of each element."""

    def __call__(self, application: Application) -> Launches:
        """The integers row by row, then each with the numbers of its channel."""
        return _dequantized(application)

    def expression(self, application: Application) -> Expression | None:
        """What an element becomes; None for channels, and where elements do not lie as they are read."""
        quantized = Quantized(application=application, first=0)
        is_plain = (
            application.integer("weight_layout") != OUTPUT_MAJOR and quantized.kind.dtype is not DType.E8CB
        )
        if quantized.has(SCALES) or not is_plain:
            return None
        scale = float(application.number("scale"))
        return Apply(
            "dequantize", (Read(0),), application.result.dtype, (scale, application.integer("zero_point"))
        )


dequantize = DequantizeKernel()
"""The kernel of the row."""


def _dequantized(application: Application) -> Launches:
    quantized, taken = Quantized(application=application, first=0), Temporaries.none()
    before, q = quantized.integers(taken)
    scaling, scales = quantized.scales(taken, 1)
    shifting, zeros = quantized.zero_points(taken, 1)
    channel = _channel(application)
    kinds = [application.operand(0).with_dtype(quantized.stored), channel]
    kinds += [channel.with_dtype(DType.I32)] if zeros else []
    computed = numbers(application.result.dtype, has_zeros=zeros is not None)
    (last,) = elementwise(computed, replace(application, operands=tuple(kinds))).launches
    places = {**last.places, "x0": q, "x1": scales} | ({"x2": zeros} if zeros else {})
    launches = (*before, *scaling, *shifting, replace(last, places=places))
    return Launches(launches=launches, temporaries=tuple(taken.sizes))


def _channel(application: Application) -> TensorType:
    """The type of scales that broadcast to the result."""
    axis, shape = application.integer("axis"), application.result.shape
    extents = (*shape[axis : axis + 1], *(1 for _ in shape[axis + 1 :])) if axis >= 0 else ()
    return TensorType(DType.F32, extents)


def numbers(dtype: DType, *, has_zeros: bool) -> Expression:
    """A wrapping i32 difference, rounded to f32, times the scale, rounded."""
    whole: Expression = Apply("cast_i32", (Read(0),), DType.I32)
    if has_zeros:
        whole = Apply("sub", (whole, Read(2)), DType.I32)
    return Apply("mul", (Apply("cast_f32", (whole,), DType.F32), Read(1)), dtype)


def _filled(taken: Temporaries, word: int, count: int) -> tuple[list[Launch], Place]:
    """So many equal words of 32 bits."""
    place = taken.take(count * _WORD)
    sizes = {"elements": count, "value": word}
    return [Launch(spec=FillSpec(size=_WORD), places={"out": place}, sizes=sizes)], place
