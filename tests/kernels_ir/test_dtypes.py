import pytest

from kernels_ir import DType


@pytest.mark.parametrize("dtype", DType)
def test_a_dtype_is_written_by_its_name_and_counts_as_its_tag(dtype: DType) -> None:
    assert dtype.text == str(dtype) == f"{dtype}"
    assert f"{dtype.text:>6}" == f"{dtype:>6}"
    assert f"{dtype.value:02x}" == f"{dtype:02x}"
    assert f"{dtype.value:d}" == f"{dtype:d}"
    assert dtype.value == dtype == int(dtype)
    assert dtype == dtype.text
    assert bytes([dtype.value]) == bytes([dtype])
