import json

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ir import TensorType
from holowork.ops.packing import (
    Unpackable,
    pack_panels,
    panel_shape,
    to_output_major,
    to_row_major,
    unpack_panels,
)
from kernels_ir import DType
from tests.ops.rows import DATA

CODEC = json.loads((DATA / "vectors.json").read_text("utf-8"))["codec"]
TIERS = st.sampled_from([(DType.I8, 1), (DType.I4, 2), (DType.E8CB, 8)])


@pytest.mark.parametrize("vector", CODEC["panel_pack"], ids=lambda v: f"{v['k']}x{v['n']}")
def test_panels_are_those_of_the_format(vector: dict[str, object]) -> None:
    dtype = f"<u{vector['element_bytes']}"
    matrix = np.frombuffer(bytes.fromhex(str(vector["source_hex"])), dtype).reshape(vector["k"], vector["n"])

    packed = pack_panels(matrix)

    assert vector["packed_hex"] == packed.tobytes().hex()


@pytest.mark.parametrize("vector", CODEC["output_major"], ids=lambda v: v["tier"])
def test_the_output_major_layout_is_that_of_the_format(vector: dict[str, object]) -> None:
    kind = TensorType(DType.named(str(vector["tier"])), (vector["k"], vector["n"]))

    repacked = to_output_major(bytes.fromhex(str(vector["source_hex"])), kind)

    assert vector["repacked_hex"] == repacked.hex()


@given(k=st.integers(0, 5), n=st.integers(0, 40))
def test_unpacking_inverts_packing(k: int, n: int) -> None:
    matrix = np.arange(k * n, dtype=np.float32).reshape(k, n)

    panels = pack_panels(matrix)

    assert panel_shape(k, n) == panels.shape
    assert matrix.tolist() == unpack_panels(panels, n).tolist()


@given(tier=TIERS, groups=st.integers(0, 4), n=st.integers(0, 5), data=st.data())
def test_row_major_inverts_output_major(
    tier: tuple[DType, int], groups: int, n: int, data: st.DataObject
) -> None:
    dtype, rows = tier
    kind = TensorType(dtype, (groups * rows, n))
    stored = data.draw(st.binary(min_size=kind.bytes, max_size=kind.bytes))

    turned = to_output_major(stored, kind)

    assert stored == to_row_major(turned, kind)


@pytest.mark.parametrize(
    ("kind", "message"),
    [
        (TensorType(DType.U8, (2, 2)), r"output-major: expected a matrix of i8, i4 or e8cb, found u8\[2,2\]"),
        (TensorType(DType.I8, (4,)), r"expected a matrix of i8, i4 or e8cb, found i8\[4\]"),
        (TensorType(DType.I4, (3, 2)), r"expected a multiple of 2 rows for i4, found i4\[3,2\]"),
        (TensorType(DType.E8CB, (12, 2)), r"expected a multiple of 8 rows for e8cb, found e8cb\[12,2\]"),
        (TensorType(DType.I8, (2, 3)), r"expected 6 bytes for i8\[2,3\], found 4 bytes"),
    ],
    ids=str,
)
def test_what_cannot_lie_output_major_is_refused(kind: TensorType, message: str) -> None:
    with pytest.raises(Unpackable, match=message):
        to_output_major(bytes(4), kind)


def test_panels_are_made_of_matrices_alone() -> None:
    with pytest.raises(Unpackable, match="panels: expected a matrix, found 3 axes"):
        pack_panels(np.zeros((1, 2, 3)))
