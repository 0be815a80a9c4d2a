import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from holowork.ops.arithmetic import FUSED, STRICT, Numerics, WrongElementType, matmul_chain
from tests.distances import same_bits
from tests.ops.rationals import SPECIALS, Array

MODES = pytest.mark.parametrize("numerics", [FUSED, STRICT], ids=lambda mode: mode.name)


def drawn(*shape: int) -> Array:
    return np.random.default_rng(sum(shape)).standard_normal(shape).astype(np.float32)


def by_definition(a: Array, b: Array, numerics: Numerics) -> Array:
    total = np.zeros((a.shape[0], b.shape[1]), np.float32)
    for k in range(a.shape[1]):
        total = numerics.fma(a[:, k : k + 1], b[k : k + 1], total)
    return total


@MODES
@given(m=st.integers(0, 5), k=st.integers(0, 40), n=st.integers(0, 5))
def test_a_cell_is_one_chain_in_ascending_order(numerics: Numerics, m: int, k: int, n: int) -> None:
    a, b = drawn(m, k), drawn(k, n)

    assert same_bits(by_definition(a, b, numerics), matmul_chain(a, b, numerics))


@MODES
def test_a_chain_takes_infinities_nans_and_subnormals(numerics: Numerics) -> None:
    a, b = SPECIALS[:, None] * np.float32(1), SPECIALS[None, :] * np.float32(1)
    a, b = np.hstack([a, a[::-1]]), np.vstack([b, b[:, ::-1]])

    assert same_bits(by_definition(a, b, numerics), matmul_chain(a, b, numerics))


def test_a_chain_settles_ties_as_a_step_does() -> None:
    a = np.array([[2.0**24 + 2, 1 + 2.0**-23]], np.float32)
    b = np.array([[1], [1 - 2.0**-23]], np.float32)

    assert matmul_chain(a, b, FUSED).tolist() == [[2.0**24 + 2]]


@MODES
def test_start_continues_a_chain(numerics: Numerics) -> None:
    a, b = drawn(4, 30), drawn(30, 6)

    halfway = matmul_chain(a[:, :11], b[:11], numerics)

    assert same_bits(matmul_chain(a, b, numerics), matmul_chain(a[:, 11:], b[11:], numerics, start=halfway))


def test_start_broadcasts_and_stays_as_it_is() -> None:
    bias = np.arange(3, dtype=np.float32)

    product = matmul_chain(np.zeros((2, 0), np.float32), np.zeros((0, 3), np.float32), FUSED, start=bias)
    product[...] = 7

    assert bias.tolist() == [0, 1, 2]


@MODES
def test_leading_axes_broadcast(numerics: Numerics) -> None:
    a, b = drawn(2, 1, 4, 5), drawn(3, 5, 6)

    product = matmul_chain(a, b, numerics)

    assert product.shape == (2, 3, 4, 6)
    assert all(
        same_bits(product[i, j], matmul_chain(a[i, 0], b[j], numerics)) for i in range(2) for j in range(3)
    )


@pytest.mark.parametrize("shape", [(0, 4, 5), (2, 0, 5), (2, 4, 0)])
def test_empty_products_have_their_shape(shape: tuple[int, int, int]) -> None:
    a, b = np.zeros((*shape[:2], 3), np.float32), np.zeros((shape[0], 3, shape[2]), np.float32)

    assert matmul_chain(a, b, FUSED).shape == shape


@MODES
def test_rows_do_not_depend_on_how_the_work_is_cut(numerics: Numerics) -> None:
    a, b = drawn(70, 9), drawn(9, 300)

    product = matmul_chain(a, b, numerics)

    assert same_bits(product[33:34, 100:], matmul_chain(a[33:34], b[:, 100:], numerics))


def test_other_element_types_are_refused() -> None:
    with pytest.raises(WrongElementType, match="matmul_chain: expected float32, found float64"):
        matmul_chain(np.zeros((2, 2)), np.zeros((2, 2), np.float32), FUSED)
