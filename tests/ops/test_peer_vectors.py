"""Each op on the operands of the peer's own vectors: its answers, as near as the row says."""

from collections.abc import Mapping
from typing import Any

import pytest

from holowork.ops import TABLE
from kernels_ir import DType
from tests.distances import is_near
from tests.ops.rows import PEER_VECTORS, peer_case, run

ANSWERS = {"result": "operand"}
GIVEN: Mapping[str, Mapping[str, Any]] = {
    "reshape": {"shape": (4, 4)},
    "expand": {"shape": (2, 8)},
    "resize": {"sizes": (1, 2, 12, 12)},
    **dict.fromkeys(("is_nan", "equal", "less", "less_or_equal", "greater", "greater_or_equal"), ANSWERS),
}
OTHERWISE = {"add_rms_norm", "conv_transpose_2d", "cumsum", "kv_cache_write", "where"}
"""Ops whose vector takes what is special about it: see the tests of their modules."""
NAMES = [
    name
    for name, case in PEER_VECTORS.items()
    if "output" in case and DType.F32 in TABLE[name].portable and name not in OTHERWISE
]


@pytest.mark.parametrize("name", NAMES)
def test_results_lie_as_near_to_the_peer_as_the_row_says(name: str) -> None:
    operands, expected = peer_case(name)

    found = run(name, *operands, **GIVEN.get(name, {}))

    assert is_near(expected, found.reshape(-1), (TABLE[name].tolerance, TABLE[name].near))


def test_the_vectors_cover_most_of_the_table() -> None:
    assert len(NAMES) == 56
    assert PEER_VECTORS.keys() >= OTHERWISE
