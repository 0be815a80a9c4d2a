"""The package is its own catalogue: printed, iterated, looked up."""

import pytest

import holowork.ops as catalogue
from holowork.ops import FAMILIES, OPS, TABLE, OpSpec, UnknownOp
from holowork.ops.methods import UnknownMethod
from tests.strategies import OFFERED


@pytest.mark.parametrize("row", OPS, ids=lambda row: row.name)
def test_an_op_is_found_by_name_and_as_an_attribute(row: OpSpec) -> None:
    assert row is catalogue[row.name]
    assert row is getattr(catalogue, row.name)
    assert row.name in catalogue


def test_keywords_have_the_name_of_their_method() -> None:
    assert catalogue.and_ is TABLE["and"]
    assert catalogue.or_ is TABLE["or"]


def test_iterating_gives_what_graphs_are_built_from() -> None:
    assert list(OFFERED) == list(catalogue)
    assert len(OFFERED) == len(catalogue)


def test_a_misspelt_name_is_answered_with_the_nearest_ones() -> None:
    with pytest.raises(UnknownMethod, match=r"^hw\.ops: .*'softmx'\. Did you mean softmax or log_softmax\?"):
        catalogue.softmx  # noqa: B018  reading it is the test
    with pytest.raises(UnknownOp, match=r"op 'mean': .* Did you mean reduce_mean"):
        catalogue["mean"]
    assert not hasattr(catalogue, "__wrapped__")


def test_every_op_stands_in_one_family() -> None:
    assert sorted(OPS, key=id) == sorted((row for rows in FAMILIES.values() for row in rows), key=id)


def test_the_catalogue_prints_every_op_under_its_family() -> None:
    lines = repr(catalogue).splitlines()

    assert f"{len(OFFERED)} operations; hw.ops['gelu'] tells more" == lines[0]
    assert {row.name for row in OFFERED} <= {line.split()[0] for line in lines if line.startswith("  ")}
    assert FAMILIES.keys() <= set(lines)


def test_a_card_tells_signature_types_wire_and_attributes() -> None:
    expected = """\
max_pool_2d(x, kernel, strides=[1, 1], pads=[0, 0, 0, 0], dilations=[1, 1], ceil_mode=False): the greatest \
x[n, c, i·stride + p·dilation − pad, …] of each window
  takes u8 i8 u64 i32 i64 f16 bf16 f32
  in an archive: kernel call 66 (PoolCall) for u8 f16 bf16 f32, as far as it has fields for what is said; \
else holowork's own call 0x4043
  kernel: 2 integers; height and width of a window
  strides: 2 integers; rows and columns from one window to the next
  pads: 4 integers; cells added at the top, left, bottom and right
  dilations: 2 integers; rows and columns from one cell of a window to the next
  ceil_mode: true or false; count a last window that begins in the image and leaves it
  unlike the peer: NaN in a window gives NaN; the peer passes over it. Integers are compared with sign and \
width; the peer compares unsigned bytes."""

    assert expected == repr(catalogue.max_pool_2d)


def test_a_card_tells_the_extents_of_operands_and_the_name_of_the_method() -> None:
    assert "  operands: indices i32 or i64 of any extents, which replace" in repr(catalogue.gather)
    assert "  operands: cache [batch, heads, rows, elements]; new" in repr(catalogue.kv_cache_write)
    assert "key heads divide heads" in repr(catalogue.attention)
    assert "  as a method: and_\n" in repr(TABLE["and"])
    assert "as a method" not in repr(catalogue.xor)


def test_what_is_not_offered_is_on_no_card() -> None:
    assert repr(catalogue.matmul).startswith("matmul(a, b): ")
    assert "packed_columns" not in repr(catalogue.matmul)


@pytest.mark.parametrize("row", OFFERED, ids=lambda row: row.name)
def test_texts_of_a_row_keep_one_style(row: OpSpec) -> None:
    phrases = [row.summary, row.shapes, *(spec.doc for spec in row.attributes)]
    texts = [*phrases, row.differs]

    assert not any(sign in text for text in texts for sign in (" * ", "÷", " - ", "<=", ">=", "^-", "sqrt("))
    assert not any(text.endswith(".") for text in phrases)
    assert not row.differs or row.differs.endswith(".")
