"""Tile registers in several threads: each has its own, and a kernel leaves none in use."""

import ctypes
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from threading import Barrier

import numpy as np
import pytest

from holowork.ir import TensorType
from holowork.ops import TABLE, Application, Array
from kernels_ir import AMX, AVX512, DType, compile_object, is_runnable, load
from tests.distances import same_bits
from tests.kernels.running import run

THREADS, TURNS = 4, 25
STATE = """
declare i64 @llvm.x86.xgetbv(i32)
define void @kernel(ptr %arguments) {
  %state = call i64 @llvm.x86.xgetbv(i32 1)
  store i64 %state, ptr %arguments, align 8
  ret void
}
"""
"""Which parts of the state of a thread are in use."""
_TILE_DATA = 1 << 18
pytestmark = pytest.mark.skipif(not is_runnable(AMX), reason="no tile registers, or the system refuses them")


def _product(rows: int) -> tuple[Application, tuple[Array, ...]]:
    """A product of so many rows."""
    random = np.random.default_rng(rows)
    a, scales = random.standard_normal((rows, 200), np.float32), random.random(70, np.float32)
    operands = a, random.integers(-128, 128, (200, 70)).astype(np.int8), scales
    kinds = (DType.F32, DType.I8, DType.F32)
    types = tuple(TensorType(dtype, x.shape) for dtype, x in zip(kinds, operands, strict=True))
    return TABLE["matmul_dequant"].apply(types, {"act_quant": 1}), operands


def _result(application: Application, operands: tuple[Array, ...]) -> Array:
    launches = TABLE["matmul_dequant"].kernel(application)
    assert launches is not None
    return run(launches, operands, application.result, AMX)


def test_threads_do_not_disturb_each_other() -> None:
    products = [_product(20 + 13 * number) for number in range(THREADS)]
    expected = [TABLE["matmul_dequant"].reference(operands, made) for made, operands in products]
    barrier = Barrier(THREADS)

    def turns(number: int) -> bool:
        barrier.wait()
        found = (_result(*products[number]) for _ in range(TURNS))
        return all(same_bits(expected[number], each) for each in found)

    with ThreadPoolExecutor(THREADS) as pool:
        assert [True] * THREADS == list(pool.map(turns, range(THREADS)))


def test_a_kernel_leaves_no_tile_register_in_use() -> None:
    state = ctypes.c_uint64()
    tell = load(compile_object(STATE, replace(AVX512, extras=(*AVX512.extras, "+xsave"))))

    _result(*_product(40))
    tell(ctypes.addressof(state))

    assert not state.value & _TILE_DATA
