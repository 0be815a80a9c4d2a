"""Launches of convolutions: the cells of windows as columns, and the filters times them."""

from dataclasses import replace
from math import prod

from holowork.ops.application import Application
from holowork.ops.arithmetic import STRICT
from holowork.ops.kernels.convolution_panels import Panels
from holowork.ops.kernels.convolution_rows import is_column, laid_down
from holowork.ops.kernels.convolution_taps import Taps
from holowork.ops.kernels.matmul_products import launches
from holowork.ops.kernels.matmul_shapes import Extra, Matrix, Product
from holowork.ops.kernels.patches import Patches, scattered
from holowork.ops.kernels.tails import Shape, Tail
from holowork.ops.windows import Windows
from kernels_ir import (
    WIDEST_PANEL,
    DType,
    Epilogue,
    Launches,
    Read,
    broadcast_strides,
    engine,
    operand,
    temporary,
)

_EXTENTS_OF_FILTERS = slice(2, 4)
_MOST = 1 << 27
"""Elements of columns, or of products before they are added up, that memory is taken for."""
_FILLED = 7 / 8
"""The part of the lanes that cells fill, at most, where filters had better do.

Measured on Sapphire Rapids: 1.4 to 2.5 times as fast at 10 × 10 cells, 1.1 at 14 × 14, but 0.9 at 20 × 20.
"""
_MOST_PARTS = 16
"""Parts that an image is divided into by the strides, at most."""


def conv2d(application: Application) -> Launches | None:
    """Filters times the cells of windows; None for windows of too many cells, and for none."""
    return _convolved(application, None)


def conv2d_tail(application: Application, tail: Tail) -> Launches | None:
    """An expression of the cells of a convolution, which are rounded to their dtype first."""
    return _convolved(application, tail)


def conv2d_axes(application: Application) -> Shape:
    """Images, channels and places."""
    shape = application.result.shape
    return (*shape[:2], prod(shape[2:]))


def _convolved(application: Application, tail: Tail | None) -> Launches | None:
    if not all(kind.elements for kind in application.operands if kind):
        return None
    windows = _windows(application)
    if _is_plain(windows):
        return _of_single_cells(application, tail)
    if is_column(application, windows):
        return _convolved(laid_down(application), tail)
    direct = _direct(application, windows, tail) if _is_single(application, tail) else None
    return direct or _by_columns(application, windows, tail)


def _of_single_cells(application: Application, tail: Tail | None) -> Launches:
    """A product; where its lanes would lack cells and the filters are known, a convolution of a row."""
    cells, filters = prod(application.operand(0).shape[2:]), 1
    lanes = -(-cells // WIDEST_PANEL) * WIDEST_PANEL
    if 1 < cells <= _FILLED * lanes and filters in application.constants and _is_single(application, tail):
        row = laid_down(application)
        panels = Panels(application=row, windows=_windows(row), tail=tail)
        if panels.is_fitting:
            return panels.launches()
    return launches(_followed(_product(application), application, tail))


def _is_single(application: Application, tail: Tail | None) -> bool:
    """Whether all that is computed is f32."""
    kinds = (application.result, tail.result if tail else application.result)
    return all(kind.dtype is DType.F32 for kind in kinds)


def _direct(application: Application, windows: Windows, tail: Tail | None) -> Launches | None:
    """Without columns, where many filters fill lanes, or else windows do; None where neither pays."""
    panels = Panels(application=application, windows=windows, tail=tail)
    if panels.is_fitting:
        return panels.launches()
    taps = Taps(application=application, windows=windows, tail=tail)
    return taps.launches() if _are_few(windows) and taps.is_light else None


def _by_columns(application: Application, windows: Windows, tail: Tail | None) -> Launches | None:
    """The cells of windows are laid out as columns first."""
    x = application.operand(0)
    images, extents = prod(x.shape[:2]), x.shape[2:]
    target = temporary(0)
    patches = Patches(dtype=x.dtype, images=images, extents=extents, windows=windows, target=target)
    if not patches.are_few or patches.elements > _MOST:
        return None
    whole = _followed(_product(application), application, tail)
    columns = replace(whole.b, place=target, is_constant=False)
    found = launches(replace(whole, b=columns, taken=1))
    sizes = (x.dtype.storage(patches.elements), *found.temporaries)
    return Launches(launches=(*patches.launches(), *found.launches), temporaries=sizes)


def _followed(product: Product, application: Application, tail: Tail | None) -> Product:
    """A product whose cells go on through a tail, if there is one."""
    if tail is None:
        return product
    dtype, rows = application.result.dtype, product.extents[0]
    epilogue = Epilogue(product=dtype, expression=tail.expression, result=tail.result.dtype)
    extras = []
    for place, kind in enumerate(tail.extras, start=len(application.operands)):
        image, channel, step = broadcast_strides(kind.shape, tail.result.shape)
        steps = (image, channel * rows, channel, step)
        extras.append(Extra(place=operand(place), dtype=kind.dtype, steps=steps))
    return replace(product, epilogue=epilogue, extras=tuple(extras))


def conv_transpose(application: Application) -> Launches | None:
    """Products of turned filters and images, and each cell added where it falls; None where there is none."""
    if not all(kind.elements for kind in application.operands if kind):
        return None
    x, summed = application.operand(0), engine(application.result.dtype)
    given = _turned(application)
    elements = prod(given.lead) * given.extents[0] * given.extents[2]
    if elements > _MOST:
        return None
    cells = launches(given)
    added = scattered(application.result, _windows(application), x.shape[2:], summed=summed)
    return Launches(
        launches=(*cells.launches, *added.launches),
        temporaries=(summed.storage(elements), *added.temporaries, *cells.temporaries),
    )


def _turned(application: Application) -> Product:
    """temporary[n, g, (o, p, q)] = filters[g] as they lie, turned, times images[n, g]."""
    x, w = application.operand(0), application.operand(1)
    extents = prod(w.shape[1:]), w.shape[0] // application.integer("groups"), prod(x.shape[2:])
    product = replace(_product(application), extents=extents, is_turned=True, epilogue=None)
    return replace(product, out=temporary(0), taken=2)


def _windows(application: Application) -> Windows:
    return Windows.of(application.attributes, application.operand(1).shape[_EXTENTS_OF_FILTERS])


def _are_few(windows: Windows) -> bool:
    """Whether the strides divide an image into few parts."""
    return prod(axis.stride for axis in windows.axes) <= _MOST_PARTS


def _is_plain(windows: Windows) -> bool:
    """Whether each cell of the image is a window of its own."""
    return all((axis.kernel, axis.stride, axis.begin, axis.end) == (1, 1, 0, 0) for axis in windows.axes)


def _product(application: Application) -> Product:
    """result[n, g] = filters[g]·columns[n, g] for images n and groups g."""
    x, w, result = application.operand(0), application.operand(1), application.result
    groups = application.integer("groups")
    lead = (x.shape[0], groups)
    dtype = result.dtype
    is_bare = dtype is engine(dtype)
    return Product(
        dtype=dtype,
        extents=(w.shape[0] // groups, prod(w.shape[1:]), prod(result.shape[2:])),
        a=_matrix(application, 1, ((groups,), lead)),
        b=_matrix(application, 0, (lead, lead)),
        lead=lead,
        epilogue=None if is_bare else Epilogue(product=dtype.compute, expression=Read(0), result=dtype),
        is_strict=application.numerics is STRICT,
    )


def _matrix(application: Application, index: int, leads: tuple[tuple[int, ...], tuple[int, ...]]) -> Matrix:
    own, wanted = leads
    return Matrix(
        place=operand(index),
        count=prod(own),
        steps=broadcast_strides(own, wanted),
        is_constant=index in application.constants,
    )
