"""Products of matrices: plain, and scaled and added."""

from collections.abc import Mapping
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops import arithmetic as exact
from holowork.ops.application import Application, Array, Operands
from holowork.ops.arithmetic import Numerics, matmul_chain
from holowork.ops.arrays import NUMPY_DTYPES, narrowed, widened
from holowork.ops.attributes import BadAttribute, Kind, attribute
from holowork.ops.calls.linalg import GemmCall, MatMulCall
from holowork.ops.element_types import NUMBERS, RING
from holowork.ops.kernels import matmul as kernels
from holowork.ops.packing import panel_shape, unpack_panels
from holowork.ops.rules import by_kind, required
from holowork.ops.spec import OperandMismatch, OperandTypes, OpSpec
from holowork.ops.suggestions import question
from kernels_ir import FLOATS, INTEGERS, DType, broadcast_shapes

WIDE_INTEGERS = "Integers compute in their own width; the peer computes with bytes."
LEFT_OVER = (
    "Each cell is one chain of fused multiply-adds; in columns left over from groups of 8 the peer rounds "
    "product and sum apart."
)
CANCELLING = 64
"""ulp between two ways to round a sum."""
CANCELLED = 2.0**-16
"""Absolute distance between them where terms of a few units cancel."""

_add, _mul = by_kind(exact.add, exact.integers.add), by_kind(exact.mul, exact.integers.mul)
_WHOLE_NUMBERS_END = 1 << 63


def product(a: Array, b: Array, numerics: Numerics) -> Array:
    """a[…, m, k]·b[…, k, n] in the type that computes: chains of f32, wrapping sums of integers."""
    if a.dtype != np.float32:
        return np.asarray(np.matmul(a, b))
    return matmul_chain(a, b, numerics)


def product_type(where: str, operands: OperandTypes, columns: int = 0) -> TensorType:
    """The type of a·b as NumPy has it, B of `columns` columns in panels if there are any."""
    a, b = required(operands, 0), required(operands, 1)
    _check_alike(where, a, b)
    right = _unpacked(where, (a, b), columns) if columns else b.shape
    left, right = (1,) * (2 - a.rank) + a.shape, right + (1,) * (2 - len(right))
    batch = broadcast_shapes(left[:-2], right[:-2])
    if left[-1] != right[-2]:
        raise OperandMismatch(
            where, "as many columns of a as rows of b", f"{a} and {b}{_repair(where, (left, right))}"
        )
    if batch is None:
        raise OperandMismatch(where, "leading axes that broadcast", f"{a} and {b}")
    rows, width = left[-2:-1] * (a.rank > 1), right[-1:] * (b.rank > 1)
    return a.with_shape((*batch, *rows, *width))


def _check_alike(where: str, a: TensorType, b: TensorType) -> None:
    if a.dtype != b.dtype:
        raise OperandMismatch(where, "matrices of one element type", f"{a} and {b}. Cast one of them")
    if not a.rank or not b.rank:
        raise OperandMismatch(where, "operands of at least one axis", f"{a} and {b}")


def _unpacked(where: str, kinds: tuple[TensorType, TensorType], columns: int) -> tuple[int, ...]:
    a, b = kinds
    rows = a.shape[-1]
    if b.shape != panel_shape(rows, columns):
        wanted = a.with_shape(panel_shape(rows, columns))
        raise OperandMismatch(where, f"a packed b {wanted} for {columns} columns", str(b))
    return rows, columns


def _repair(where: str, shapes: tuple[tuple[int, ...], tuple[int, ...]]) -> str:
    """The two counts, and which of the matrices fits when it is transposed."""
    (rows, columns), (high, wide) = (shape[-2:] for shape in shapes)
    fitting = {f"{where}(a, transpose(b))": columns == wide, f"{where}(transpose(a), b)": rows == high}
    are_matrices = all(len(shape) == 2 for shape in shapes)
    asked = question([call for call, fits in fitting.items() if fits and are_matrices])
    return f": {columns} and {high}. {asked}" if asked else f": {columns} and {high}"


def _matmul_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    return product_type("matmul", operands, attributes["packed_columns"])


def _matmul(operands: Operands, application: Application) -> Array:
    a, b = widened(operands[0]), widened(operands[1])
    columns = application.integer("packed_columns")
    right = unpack_panels(b, columns) if columns else b
    matrices = (np.atleast_2d(a), right[:, None] if right.ndim == 1 else right)
    cells = product(*matrices, application.numerics).reshape(application.result.shape)
    return narrowed(cells, application.result.dtype)


PACKED_COLUMNS = attribute(
    "packed_columns",
    Kind.INT,
    0,
    doc="columns of a b that lies in panels of 16, 0 where it is row-major; packing a constant sets it",
    is_offered=False,
)
MATMUL = OpSpec(
    name="matmul",
    id=45,
    discriminant=46,
    operands=("a", "b"),
    summary="a·b, the product of matrices; leading axes broadcast",
    call=MatMulCall,
    attributes=(PACKED_COLUMNS,),
    infer=_matmul_type,
    reference=_matmul,
    kernel=kernels.matmul,
    accepts=NUMBERS,
    portable=FLOATS | RING,
    tolerance=CANCELLING,
    near=CANCELLED,
    differs=f"{LEFT_OVER} {WIDE_INTEGERS}",
)


def _gemm_type(operands: OperandTypes, attributes: Mapping[str, Any]) -> TensorType:
    a, b = required(operands, 0), required(operands, 1)
    if a.rank != 2 or b.rank != 2:
        raise OperandMismatch("gemm", "two matrices", f"{a} and {b}")
    turned = [
        kind.with_shape(kind.shape[::-1]) if attributes[flag] else kind
        for kind, flag in ((a, "trans_a"), (b, "trans_b"))
    ]
    result = product_type("gemm", tuple(turned))
    addend = operands[2] if len(operands) > 2 else None
    if addend is not None and broadcast_shapes(addend.shape, result.shape) != result.shape:
        raise OperandMismatch("gemm", f"a c that broadcasts to {result}", str(addend))
    if addend is not None and addend.dtype != result.dtype:
        raise OperandMismatch("gemm", f"a c of {result.dtype.text}", f"{addend}. Cast it")
    _check_factors(result.dtype, attributes)
    return result


def _check_factors(dtype: DType, attributes: Mapping[str, Any]) -> None:
    for name in ("alpha", "beta"):
        value = attributes[name]
        is_whole = abs(value) < _WHOLE_NUMBERS_END and value == int(value)
        if dtype in INTEGERS and not is_whole:
            raise BadAttribute(f"gemm.{name}", f"a whole number for {dtype.text}", value)


def _gemm(operands: Operands, application: Application) -> Array:
    a, b, *addends = (widened(x) for x in operands if x is not None)
    left = a.T if application.truth("trans_a") else a
    right = b.T if application.truth("trans_b") else b
    numerics = application.numerics
    cells = _mul(product(left, right, numerics), _factor(application, "alpha"), numerics)
    for c in addends:
        cells = _add(cells, _mul(c, _factor(application, "beta"), numerics), numerics)
    return narrowed(cells, application.result.dtype)


def _factor(application: Application, name: str) -> Array:
    """A factor in the type that computes."""
    value, dtype = application.number(name), application.result.dtype
    return np.asarray(value if dtype in FLOATS else np.asarray(int(value)).astype(NUMPY_DTYPES[dtype]))


GEMM = OpSpec(
    name="gemm",
    id=46,
    discriminant=47,
    operands=("a", "b", "c?"),
    summary="alpha·(a·b) + beta·c, rounded after each step",
    call=GemmCall,
    attributes=(
        attribute("alpha", Kind.FLOAT, 1.0, doc="factor of the product"),
        attribute("beta", Kind.FLOAT, 1.0, doc="factor of c"),
        attribute("trans_a", Kind.BOOL, default=False, doc="read a as its transpose"),
        attribute("trans_b", Kind.BOOL, default=False, doc="read b as its transpose"),
    ),
    infer=_gemm_type,
    reference=_gemm,
    kernel=kernels.gemm,
    accepts=NUMBERS,
    tolerance=CANCELLING,
    near=CANCELLED,
    differs=f"{LEFT_OVER} alpha and beta scale integers too; the peer scales them by a byte of their bits.",
)


OPS = (MATMUL, GEMM)
