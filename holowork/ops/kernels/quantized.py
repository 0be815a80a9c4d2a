"""Launches of products with weights that become numbers in the inner loop: memory is read as bytes."""

from collections.abc import Iterator

from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.kernels.copying import Route, copy, stepping
from holowork.ops.kernels.quantization import SCALES, Quantized, Temporaries
from holowork.ops.kernels.quantized_integers import of_integers
from holowork.ops.kernels.quantized_product import block_of, extents, following, heights, row_apart
from holowork.ops.kernels.tails import Shape, Tail
from kernels_ir import BYTE_PANEL, RESULT, DequantMatmulSpec, DType, Launch, Launches, Place, operand

_FEW_ROWS = 4
"""Rows that can be any distance apart: the first cache has ways for them."""


def matmul_dequant(application: Application) -> Launches:
    """act(a·((bq − zero_point)·scale) + residual)."""
    return _made(application, None)


def matmul_dequant_tail(application: Application, tail: Tail) -> Launches:
    """An expression of act(a·((bq − zero_point)·scale) + residual)."""
    return _made(application, tail)


def matmul_dequant_axes(application: Application) -> Shape:
    """Rows and columns: leading axes of a are further rows."""
    rows, _, columns = extents(application)
    return rows, columns


def _made(application: Application, tail: Tail | None) -> Launches:
    if application.integer("act_quant"):
        return of_integers(application, tail)
    return _Product(application, tail).launches()


class _Product:
    """A product while its launches are made.

    Weights stay bytes, whatever their use: as f32 they would take four times the memory, for at most 6 % of
    the time, from a hundred rows on.
    """

    def __init__(self, application: Application, tail: Tail | None) -> None:
        self.application = application
        self.following = following(application, tail)
        self.quantized = Quantized(application=application, first=1)
        self.taken = Temporaries.none()
        self.rows, self.depth, self.columns = extents(application)

    def launches(self) -> Launches:
        """The integers in panels of bytes, scales and zero points, rows of a, then the product."""
        quantized, taken = self.quantized, self.taken
        first, bq = quantized.integers(taken)
        scaling, scales = quantized.scales(taken, self.columns)
        shifting, zeros = quantized.zero_points(taken, self.columns)
        packed = taken.take(-(-self.columns // BYTE_PANEL) * BYTE_PANEL * self.depth)
        places = {"b": packed, "scales": scales, "out": RESULT} | ({"zero_points": zeros} if zeros else {})
        before = [*first, *scaling, *shifting, *self._panels(bq, packed)]
        copying, a, a_row = self._rows()
        last = self._multiplying({**places, "a": a}, a_row)
        return Launches(launches=(*before, *copying, last), temporaries=tuple(taken.sizes))

    def _multiplying(self, places: dict[str, Place], a_row: int) -> Launch:
        extents = {"rows": self.rows, "columns": self.columns, "depth": self.depth, "a_row": a_row}
        return Launch(
            spec=DequantMatmulSpec(
                is_strict=self.application.numerics is STRICT,
                rows=heights(self.application),
                epilogue=self.following.epilogue,
                source=self.quantized.stored,
                is_by_row=self._is_by_row,
                has_zero_points="zero_points" in places,
            ),
            places=places | self.following.places,
            sizes=extents
            | {"column_block": block_of(self.depth, self.columns, BYTE_PANEL)}
            | self.following.sizes,
        )

    @property
    def _is_by_row(self) -> bool:
        """Whether scales belong to rows of the weights."""
        if not self.quantized.has(SCALES):
            return False
        count = self.application.operand(1 + SCALES).elements
        return (count, self.application.integer("inner")) != (self.columns, 1)

    def _rows(self) -> tuple[list[Launch], Place, int]:
        """Where rows of a are, and the elements from one to the next: copied where too many fall together."""
        size = DType.F32.bits // 8
        apart = row_apart(self.depth * size) // size
        if self.rows <= _FEW_ROWS or apart - self.depth < BYTE_PANEL // 2 // size:
            return [], operand(0), self.depth
        place = self.taken.take(self.rows * apart * size)
        axes = stepping((self.rows, self.depth), (self.depth, 1), (apart, 1))
        return [copy(Route(size=size, axes=axes, target=place))], place, apart

    def _panels(self, bq: Place, packed: Place) -> Iterator[Launch]:
        """Whole panels, then the columns that are left."""
        whole, left = divmod(self.columns, BYTE_PANEL)
        x, out = (BYTE_PANEL, self.columns, 1), (BYTE_PANEL * self.depth, BYTE_PANEL, 1)
        for first, count, width in ((0, whole, BYTE_PANEL), (whole, 1, left)):
            route = Route(
                size=1,
                axes=stepping((count, self.depth, width), x, out),
                x_offset=first * x[0],
                out_offset=first * out[0],
                source=bq,
                target=packed,
            )
            if not route.is_empty:
                yield copy(route)
