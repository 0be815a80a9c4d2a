"""Arrays of many lengths with special values, and the comparison of kernels with references on them."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

import numpy as np

from holowork.ir import TensorType
from holowork.ops import NUMPY_DTYPES, TABLE, Array, dtype_of
from holowork.ops.arithmetic import FUSED, Numerics
from kernels_ir import FLOATS, CpuFeatures, DType
from tests.distances import same_bits
from tests.kernels.guarded import run_guarded
from tests.kernels.running import run

LENGTHS = (0, 1, 2, 15, 16, 17, 31, 32, 33, 63, 64, 65, 127, 128, 129, 1000)
"""Lengths around vectors of every width and around the 64 lanes."""
SPECIAL = (np.nan, np.inf, -np.inf, 0.0, -0.0, 1e-45, -1e-40, 3e38, -3e38)


def numbers(kind: TensorType, seed: int = 0) -> Array:
    """Elements of any dtype; floats of many sizes."""
    random = np.random.default_rng(seed)
    dtype = NUMPY_DTYPES[kind.dtype]
    if kind.dtype in FLOATS:
        sizes = random.standard_normal(kind.shape) * 10.0 ** random.integers(-3, 3, kind.shape)
        return np.asarray(sizes).astype(np.float32).astype(dtype)
    bits = random.integers(0, 2 if kind.dtype is DType.BOOL else 256, (*kind.shape, dtype.itemsize), np.uint8)
    return bits.view(dtype)[..., 0]


def with_special(x: Array, *values: float) -> Array:
    """Special values strewn over floats, about one in eight."""
    if not x.size:
        return x
    random = np.random.default_rng(x.size)
    strewn = x.copy().reshape(-1)
    with np.errstate(over="ignore"):  # of numbers that f16 does not hold
        held = np.array(values, np.float32).astype(x.dtype)
    for value in held:
        places = random.random(strewn.size) < 1 / (8 * len(values))
        strewn[places] = value
    return strewn.reshape(x.shape)


def agrees(
    name: str,
    operands: tuple[Array | None, ...],
    cpu: CpuFeatures,
    *,
    attributes: Mapping[str, Any] | None = None,
    numerics: Numerics = FUSED,
) -> bool:
    """Whether the kernels of an op have the bits of its reference."""
    row = TABLE[name]
    kinds = tuple(None if x is None else type_of(x) for x in operands)
    application = replace(row.apply(kinds, attributes or {}), numerics=numerics)
    assert row.kernel is not None
    expected = row.reference(operands, application)
    given = tuple(x for x in operands if x is not None)
    if len(given) == len(operands):
        return same_bits(expected, run_guarded(name, given, application, cpu=cpu)[0])
    launches = row.kernel(application)
    assert launches is not None
    return same_bits(expected, run(launches, operands, application.result, cpu))


def type_of(x: Array) -> TensorType:
    """The type of an array."""
    dtype = dtype_of(x)
    assert dtype is not None
    return TensorType(dtype, x.shape)
