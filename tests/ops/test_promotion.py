import pytest

from holowork.ops.promotion import wider
from kernels_ir import FLOATS, INTEGERS, DType

ALL = frozenset(DType)


@pytest.mark.parametrize(
    ("pair", "accepted", "expected"),
    [
        ("bool f32", ALL, "f32"),
        ("f32 i32", ALL, "f32"),
        ("f32 f16", ALL, "f32"),
        ("bf16 f16", ALL, "f32"),
        ("u8 i8", ALL, "i32"),
        ("i64 i32", ALL, "i64"),
        ("f32 i32", INTEGERS, "i32"),
        ("i32 bool", FLOATS, None),
        ("i4 f32", ALL, None),
    ],
)
def test_the_wider_type_is_the_one_that_an_op_accepts(
    pair: str, accepted: frozenset[DType], expected: str | None
) -> None:
    dtypes = [DType.named(text) for text in pair.split()]

    found = wider(dtypes, accepted)

    assert expected == (found and found.text)
    assert found is wider(reversed(dtypes), accepted)
