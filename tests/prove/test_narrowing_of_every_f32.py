"""Narrowing to 16 bits, on every f32."""

import ml_dtypes
import numpy as np
import pytest

from holowork.ops.arithmetic import narrow_bf16, narrow_f16

BLOCK = 1 << 16
PART = BLOCK << 12


@pytest.mark.slow
@pytest.mark.parametrize("start", range(0, 1 << 32, PART))
def test_narrowing_is_that_of_ml_dtypes_and_numpy_for_every_f32(start: int) -> None:
    for first in range(start, start + PART, BLOCK):
        x = (np.arange(BLOCK, dtype=np.uint32) + np.uint32(first)).view(np.float32)
        with np.errstate(all="ignore"):
            bf16, f16 = x.astype(ml_dtypes.bfloat16), x.astype(np.float16)
        is_number = ~np.isnan(f16)

        assert bf16.tobytes() == narrow_bf16(x).tobytes()
        assert f16[is_number].tobytes() == narrow_f16(x)[is_number].tobytes()
