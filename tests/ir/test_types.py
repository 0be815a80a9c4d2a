import pytest

from holowork.ir import TensorType
from kernels_ir import DType


@pytest.mark.parametrize(
    ("dtype", "shape", "is_addressable"),
    [
        (DType.F32, (), True),
        (DType.F32, (1 << 60,), True),
        (DType.F32, (1 << 61,), False),
        (DType.U8, ((1 << 63) - 1,), True),
        (DType.U8, (1 << 63,), False),
        (DType.I4, (1 << 63,), False),
        (DType.F32, (0, 1 << 62), False),
        (DType.F32, (0, 1 << 40, 0), True),
        (DType.F32, (1,) * 64, True),
        (DType.F32, (1,) * 65, False),
    ],
)
def test_a_type_is_addressable_where_numpy_can_count_its_bytes(
    dtype: DType, shape: tuple[int, ...], *, is_addressable: bool
) -> None:
    assert is_addressable == TensorType(dtype, shape).is_addressable
